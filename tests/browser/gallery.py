"""Every screen as a picture, for people to look at: `make screens`, a folder of screenshots by language and width.

Nothing is judged here. The screens are the bot's own, in the client that the tests simulate, drawn by Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.async_api import Browser, Page, async_playwright
from simcord.actors import MemberActor

from bot.language.choices import Choice
from games import games
from storage.api import GuildId
from tests.bot.fixtures import Club, enabled, make_bot, selects
from tests.bot.players import Person
from tests.bot.test_server_panel import manager
from tests.browser.sandbox import CHROMIUM, SCREENSHOTS, SETTLED
from tests.discord.oracle import Oracle

WIDTHS: Final = {"phone": 390, "desktop": 1230}
"""The wider one has a list of members beside the channel."""
TALL: Final = 2600
FITS: Final = """id => document.querySelector(`article[data-message-id="${id}"]`)?.getBoundingClientRect().right
    <= window.innerWidth"""
"""The page needs a moment for another width."""
MOST_DECISIONS: Final = 2000


class Gallery:
    """A server in one language, of which pictures are taken."""

    def __init__(self, club: Club, browser: Browser, language: str) -> None:
        self.club = club
        self._browser = browser
        self.language = language
        self.ann, self.ben, self.cem = (Person(club, actor) for actor in club.people[:3])

    async def keep(self, name: str, message: Any, viewer: MemberActor | None = None) -> None:
        """A picture of one message at each width, as its viewer sees it."""
        viewer = viewer or self.ann.actor
        async with self.club.env.preview(self.club.channel, viewers=[viewer], layout="channel", port=0) as preview:
            page = await self._browser.new_page(viewport={"width": WIDTHS["desktop"], "height": TALL})
            await page.goto(preview.url)
            for width in WIDTHS:
                await self._shoot(page, width, name, message.id)
            await page.close()

    async def _shoot(self, page: Page, width: str, name: str, message: int) -> None:
        await page.set_viewport_size({"width": WIDTHS[width], "height": TALL})
        await page.wait_for_function(SETTLED)
        await page.wait_for_function(FITS, arg=str(message))
        file = SCREENSHOTS / f"{self.language}-{width}" / f"{name}.png"
        await page.locator(f'article[data-message-id="{message}"]').screenshot(path=file)

    async def command(self, name: str, to: str, who: Person | None = None, **options: Any) -> Any:
        """What a command is answered with, and a picture of it."""
        person = who or self.ann
        answer = (await person.actor.slash(self.club.channel, name, **options)).response
        await self.keep(to, answer, person.actor)
        return answer

    async def press(self, message: Any, ending: str, to: str, who: Person | None = None) -> Any:
        """What a button is answered with, and a picture of it."""
        person = who or self.ann
        custom_id = next(one for one in enabled(message) if one.endswith(ending))
        answer = (await person.actor.click(message, custom_id=custom_id)).response
        if answer is not None:
            await self.keep(to, answer, person.actor)
        return answer

    async def board(self, to: str) -> Any:
        """The public table, and a picture of it."""
        await self.club.until(self.club.is_shown)
        await self.keep(to, self.club.board())
        return self.club.board()

    async def start(self, *people: Person, **options: Any) -> None:
        """A table that Ann opens and starts."""
        lobby = await self.club.open_table(self.ann.actor, **options)
        for person in people:
            await person.actor.click(lobby, custom_id=next(one for one in enabled(lobby) if one.endswith(":join")))
        start = next(one for one in enabled(lobby) if one.endswith(":start"))
        self.ann.hand = (await self.ann.actor.click(lobby, custom_id=start)).response
        for person in people:
            await person.open_hand()


async def lobbies(gallery: Gallery) -> None:
    """Before a game: help, a lobby, its panel, and what is open in the server."""
    await gallery.command("help", "help-new")
    lobby = await gallery.command("play", "lobby", game="ninety-nine", players=3, invite=gallery.ben.actor)
    panel = await gallery.press(lobby, ":1", "lobby-panel")
    for number in range(len(selects(panel))):
        select = selects(panel)[number]
        if not select.get("disabled"):
            value = select["options"][-1]["value"]
            chosen = await gallery.ann.actor.select(panel, values=[value], custom_id=select["custom_id"])
            await gallery.keep(f"lobby-panel-{number}", chosen.response or panel)
            panel = (await gallery.ann.actor.click(lobby, custom_id="b:panel:1")).response
    await gallery.keep("lobby-set-up", gallery.club.messages()[-1])
    await gallery.command("help", "help-host")
    await gallery.command("tables", "tables")
    await gallery.command("rules", "rules-search", game="ninety-nine", topic="dealer")
    await gallery.command("term", "term", word="trick")


async def servers(gallery: Gallery) -> None:
    """What a person and a server choose, and what the bot tells about itself."""
    for name in ("settings", "language", "privacy show", "privacy export", "about"):
        await gallery.command(name, name.replace(" ", "-"))
    mona = Person(gallery.club, manager(gallery.club))
    await mona.actor.slash(gallery.club.channel, "language", language=gallery.language)
    for name in ("server", "doctor"):
        await gallery.command(name, name, mona)


async def questions(gallery: Gallery) -> None:
    """What people ask of one another at a table."""
    await gallery.start(gallery.ben, gallery.cem, game="ninety-nine", players=3, pace="untimed")
    people = [gallery.ann, gallery.ben, gallery.cem]
    for person in people:
        seat = await gallery.club.seat_of(person.actor)
        await person.open_hand()  # boards and hands are redrawn more slowly than this goes
        await person.act((await gallery.club.state()).policy(seat, Random(1)))
    state = await gallery.club.state()
    while state.phase != "play":
        mover = people[state.actors()[0]]
        await mover.open_hand()
        await mover.act(state.policy(state.actors()[0], Random(1)))
        state = await gallery.club.state()
    mover = people[state.actors()[0]]
    await mover.open_hand()
    await mover.act(state.policy(state.actors()[0], Random(1)))
    await ask(gallery, people, ":undo", "undo")
    following = people[(await gallery.club.state()).actors()[0]]
    await ask(gallery, [following, *people], ":claim", "claim")
    await gallery.press(await menu(gallery, gallery.ben), "b:report:1", "report", gallery.ben)
    await gallery.press(await menu(gallery, gallery.cem), ":rest", "break", gallery.cem)
    await gallery.keep("break-hand", await gallery.cem.open_hand(), gallery.cem.actor)
    sure = await gallery.press(await menu(gallery, gallery.cem), ":leave", "leave-asked", gallery.cem)
    await gallery.press(sure, ":leave:sure", "leave", gallery.cem)
    await gallery.board("board-left")
    await gallery.press(await menu(gallery, gallery.ann), ":end", "end-asked")


async def ask(gallery: Gallery, people: list[Person], ending: str, name: str) -> None:
    """Let whoever may do so ask the others, and let one of them refuse."""
    for person in people:
        shown = await menu(gallery, person)
        if any(one.endswith(ending) for one in enabled(shown)):
            await gallery.press(shown, ending, f"{name}-asked", person)
            board = await gallery.board(f"{name}-board")
            other = next(one for one in people if one is not person)
            refuse = next((one for one in enabled(board) if one.endswith(":refuse")), None)
            if refuse is not None:
                await other.actor.click(board, custom_id=refuse)
            return


async def menu(gallery: Gallery, person: Person) -> Any:
    """What that person's menu of the table shows."""
    return await gallery.press(gallery.club.board(), ":more", "menu", person)


def game(key: str) -> Callable[[Gallery], Awaitable[None]]:
    """A whole game against computers: each kind of decision as it comes first, the table, and the end."""

    async def scene(gallery: Gallery) -> None:
        await gallery.start(game=key, computers="easy", pace="untimed")  # pictures take longer than a turn may
        await gallery.keep(f"{key}-guided", gallery.ann.hand)
        rng, seen, decisions = Random(5), set[tuple[str, ...]](), 0
        while (await gallery.club.live()).table.status == "playing" and decisions < MOST_DECISIONS:
            state = await gallery.club.state()
            if 0 not in state.actors():
                await gallery.club.env.settle()
                continue
            kind = (state.phase, *sorted({prompt.verb for prompt in state.prompts(0)}))
            if kind not in seen:
                seen.add(kind)
                await gallery.keep(f"{key}-hand-{'-'.join(kind)}", await gallery.ann.open_hand())
            await gallery.ann.act(state.policy(0, rng))
            decisions += 1
            if decisions == 14:
                await middle(gallery, key)
        await end(gallery, key)

    scene.__name__ = key
    return scene


async def middle(gallery: Gallery, key: str) -> None:
    """What stands about a table in play."""
    board = await gallery.board(f"{key}-board")
    for ending in (":last", ":scores"):
        await gallery.press(board, ending, f"{key}{ending.replace(':', '-')}")
    await gallery.press(await menu(gallery, gallery.ann), ":deal", f"{key}-deal")
    for command in ("rules", "melds"):
        await gallery.command(command, f"{key}-{command}", game=key)
    for command in ("hint", "help", "replay"):
        await gallery.command(command, f"{key}-{command}")


async def end(gallery: Gallery, key: str) -> None:
    """The end of the table, and what is kept of it."""
    club = gallery.club
    await club.until(lambda: any("rematch" in one for one in enabled(club.messages()[-1])))
    for number, message in enumerate(club.messages()[-3:]):
        await gallery.keep(f"{key}-end-{number}", message)
    await gallery.command("leaderboard", f"{key}-past-leaderboard", game=key)
    for command in ("replay", "verify"):
        await gallery.command(command, f"{key}-past-{command}", table="1")
    for command in ("stats", "history"):
        await gallery.command(command, f"{key}-past-{command}")


@asynccontextmanager
async def gallery(browser: Browser, language: str) -> AsyncIterator[Gallery]:
    """A new server whose people all have that language."""
    with tempfile.TemporaryDirectory() as folder:
        bot = await make_bot(Path(folder), 3)
        async with Oracle().watched(bot, settle_timeout=60.0) as env:  # the browser takes the time that the bot wants
            club = Club(env, bot, Path(folder), {})
            await bot.presenter.speakers.choices.choose_for_guild(GuildId(club.guild.id), Choice(language))
            for actor in club.people:
                await actor.slash(club.channel, "language", language=language)
            yield Gallery(club, browser, language)


async def main() -> None:
    """Take all pictures, or those of the scenes and languages that were asked for."""
    scenes = {scene.__name__: scene for scene in (lobbies, servers, questions, *map(game, games()))}
    asked = argparse.ArgumentParser(prog="python -m tests.browser.gallery", description=__doc__)
    asked.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(scenes)}; all unless given")
    asked.add_argument("--language", action="append", help="which language, several times for several; en and fa")
    chosen = asked.parse_args()
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for language in chosen.language or ("en", "fa"):
            for name in chosen.scenes or scenes:
                async with gallery(browser, language) as place:
                    await scenes[name](place)
                print(language, name, flush=True)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
