"""Every picture of a whole game comes in a browser: on boards, in hands, on closed boards, and after a reload."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.sandbox import CHROMIUM, Sandbox, Tab

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no Chromium at {CHROMIUM}"),
    pytest.mark.timeout(400),
]
SHOWN = "() => [...document.querySelectorAll('article.channel-message img')].filter(image => image.alt).length"
CARDS_MOST = 120
"""No game to 31 points takes longer."""


def all_there(ann: Tab) -> int:
    """Wait until every picture in sight is there; how many there are.

    A page that asks for a picture just as its message is edited is told that there is none, until it sees the edit.
    """
    ann.settle()
    expect(ann.page.locator(".media-unavailable")).to_have_count(0)
    ann.settle()
    pictures: int = ann.page.evaluate(SHOWN)
    return pictures


def test_no_picture_of_a_whole_game_is_broken(tmp_path: Path, browser: Browser) -> None:
    with Sandbox(tmp_path) as sandbox:
        ann = Tab(browser.new_page(viewport={"width": 1100, "height": 1800}), sandbox.start(), "Ann")
        ann.begin("play")
        ann.choose("game", "penn", "Penneech")
        add(ann, "computers", "eas", "easy")
        add(ann, "options", "target_score=31", "")
        ann.click(ann.page.locator("#send-message"))
        ann.press(ann.messages().last, "Start")
        over = ann.messages().filter(has_text="is over").filter(has=ann.page.get_by_role("button", name="Rematch"))
        keep = ann.hand().get_by_role("button", name="Keep this hand")  # offered to a hand without a face card
        seen = 0
        for _ in range(CARDS_MOST):
            expect(ann.playable().first.or_(over.first).or_(keep)).to_be_visible()
            seen = max(seen, all_there(ann))
            if over.count():
                break
            if keep.count():
                ann.click(keep)
                expect(keep).to_have_count(0)
                continue
            held = ann.held()
            ann.click(ann.playable().first)
            expect(ann.hand()).not_to_contain_text(held)  # else an old hand is taken for the next turn
        assert over.count(), "the game came to its end"
        assert seen >= 2, "boards and hands have pictures; how many closed boards there are lies with the cards"
        ann.page.reload()
        expect(over.first).to_be_visible()
        assert all_there(ann) >= 1, "the last board"


def add(ann: Tab, option: str, typed: str, suggestion: str) -> None:
    """One more option of the command that is being typed."""
    ann.page.locator(".command-row button").filter(has_text="more").click()
    ann.page.locator(".command-popup [role=option]").filter(has_text=re.compile(f"^{option}")).click()
    if suggestion:
        ann.choose(option, typed, suggestion)
    else:
        ann.page.locator(f".command-option-input[data-option={option}]").fill(typed)
