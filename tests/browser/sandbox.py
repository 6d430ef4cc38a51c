"""The sandbox as a process of its own, and what a person sees of it in a browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Locator, Page, Request, TimeoutError, expect

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
SCREENSHOTS = ROOT / "screenshots"
"""Left for people to look at; not under version control."""
WAIT_SECONDS = 20
"""How long a page may take to show what is waited for, on a machine that is busy with other tests."""
STOP_SECONDS = 10
"""A process that is told to stop must have done so within this time."""
LOST_SECONDS = 3
"""A click of which the page has not told within this time is lost: with nothing under way it tells at once."""
CLICKS = 5
CARD = re.compile(r"^(10|[2-9AKQJ]) (spades|hearts|clubs|diamonds)$")
"""What the button of a card says."""
SETTLED = """() => [...document.querySelectorAll('article.channel-message')].every(
    message => message.getAttribute('aria-busy') !== 'true'
        && [...message.querySelectorAll('img')].every(image => image.complete && image.naturalWidth))"""
SIZED = "() => /updated|ready/i.test(document.querySelector('#action-status').textContent)"


def _is_click(request: Request) -> bool:
    """Whether a page tells of a click or a command; it asks for suggestions and sizes in between."""
    if not request.url.endswith("/api/action"):
        return False
    told = request.post_data_json
    return isinstance(told, dict) and told.get("kind") in ("click", "run_command")


class Sandbox:
    """`python -m bot` without a token, on a port and a database of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._log = folder / "bot.log"
        given = {
            "DISCORD_TOKEN": "",
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/talon.db",
            "SANDBOX_PORT": str(self.port),
            "SANDBOX_PEOPLE": "Ann,Ben",
            "COMPUTER_PACE_SECONDS": "0.1",
            "COMPUTER_SECONDS": "0.1",
            "THINKING_TIME_SECONDS": "3600",  # a busy machine is slow, and nobody is to take Ann's turn meanwhile
            "LOG_FORMAT": "text",
        }
        self._environment = {**os.environ, **given}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """The address it prints once it is ready."""
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot", "--no-browser"],
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None, "a pipe was asked for"
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/\S*", line)
        assert found, f"no address in {line!r}: {self.log()}"
        return found[0]

    def stop(self) -> float:
        """Tell it to stop, and the seconds that took; a process that fails at it fails the test."""
        assert self._process is not None, "it runs"
        began = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(STOP_SECONDS)
        took = time.monotonic() - began
        assert self._process.stdout is not None, "a pipe was asked for"
        self._process.stdout.close()
        self._process = None
        assert code == 0, f"ended with {code}: {self.log()}"
        return took

    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text("utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()  # killed, it would leave its computer players behind
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()


class Tab:
    """One browser tab, looking at the channel as one person."""

    def __init__(self, page: Page, address: str, person: str) -> None:
        self.page = page
        page.set_default_timeout(WAIT_SECONDS * 1000)
        page.goto(address)
        page.locator("#viewer-picker").select_option(label=person)
        expect(page.locator("#viewer-picker option:checked")).to_have_text(person)
        with suppress(TimeoutError):  # what is typed while the page finds its size is lost; some never say they have
            page.wait_for_function(SIZED, timeout=4_000)

    def messages(self) -> Locator:
        """Every message in sight, the oldest first."""
        return self.page.locator("article.channel-message")

    def board(self) -> Locator:
        """The public table: the message with the button that opens a hand."""
        return self.messages().filter(has=self.page.get_by_role("button", name="My hand")).last

    def hand(self) -> Locator:
        """The private hand."""
        return self.messages().filter(has_text="Only you can see this").filter(has_text="Your hand").last

    def held(self) -> str:
        """The cards in words: the line under the picture."""
        found = re.search(r"^Hand: .+$", self.hand().inner_text(), re.MULTILINE)
        assert found, self.hand().inner_text()
        return found[0]

    def press(self, where: Locator, label: str) -> None:
        """Press a button and wait until its message has been drawn again."""
        self.click(where.get_by_role("button", name=label, exact=True))

    def click(self, button: Locator) -> None:
        """Click, and click again only where the simulated Discord lost the click: it told the bot nothing of it.

        That happens where a message is drawn anew under the pointer. A button that is not there, a click that failed
        on its way, and whatever the bot makes of it are failures.
        """
        for _ in range(CLICKS):
            receipt = self._clicked(button)
            if receipt is not None and receipt["dispatched"]:
                self.settle()
                return
            assert receipt is None or receipt["rejected"], f"{button}: {receipt}"  # rejected: before it was a click
        raise AssertionError(f"the page has lost {CLICKS} clicks on {button}")

    def _clicked(self, button: Locator) -> dict[str, Any] | None:
        """What the page was answered; None where it has asked nothing."""
        pressed = False
        try:
            with self.page.expect_request(_is_click, timeout=LOST_SECONDS * 1000) as asked:
                button.click()
                pressed = True
        except TimeoutError:
            if pressed:
                return None
            raise
        answer = asked.value.response()
        assert answer is not None, f"no answer to a click on {button}"
        assert answer.ok, f"{answer.status} to a click on {button}"
        receipt: dict[str, Any] = answer.json()
        return receipt

    def begin(self, command: str) -> None:
        """Type a command's name and take it from the list, which a page that is still loading does not have yet."""
        line, listed = self.page.locator("#channel-composer-input"), self.page.locator(".command-popup [role=option]")
        for _ in range(5):
            line.fill("")
            line.press_sequentially(f"/{command}")
            try:
                listed.first.click(timeout=3_000)
            except TimeoutError:
                continue
            return
        raise AssertionError(f"/{command} is not listed")

    def choose(self, option: str, typed: str, suggestion: str) -> None:
        """Type into an option of a command and take what is suggested."""
        field = self.page.locator(f".command-option-input[data-option={option}]")
        suggested = self.page.locator(".command-popup [role=option]").filter(has_text=suggestion)
        for _ in range(5):
            field.fill("")
            field.press_sequentially(typed)
            try:
                suggested.first.click(timeout=3_000)
                expect(field).not_to_have_value(typed, timeout=3_000)
            except (TimeoutError, AssertionError):
                continue
            return
        raise AssertionError(f"{suggestion} is not suggested")

    def settle(self) -> None:
        """Wait until nothing is under way and every picture is there."""
        self.page.wait_for_function(SETTLED)

    def playable(self) -> Locator:
        """The buttons of the hand's cards that may be played or picked now."""
        return self.hand().locator("button:not([disabled])").filter(has_text=CARD)

    def keep(self, name: str) -> None:
        """Leave a screenshot."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.settle()
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")
