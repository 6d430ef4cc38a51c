"""Long lists are turned page by page, and nothing on them is out of reach."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.session.live import Live, Who
from bot.ui import looking
from bot.ui.parts import Screen
from bot.ui.tables import AT_ONCE, Listed, tables_screen
from games import games
from games.core.api import Standing
from storage.api import ChannelId, GuildId, UserId
from tests.bot.fixtures import ClubFactory, enabled, texts
from tests.bot.players import play, sit_down
from tests.bot.stage import LONGEST, fits, live, parts, speaker
from tests.scale import chance

DEALS = 97


def content(screen: Screen) -> str:
    """All text of a screen."""
    return "\n".join(part["content"] for part in parts(screen) if part.get("type") == 10)


def next_page(screen: Screen) -> int | None:
    """To which page the screen's last enabled button leads that leads onwards; None on the last page."""
    following = next((part for part in parts(screen) if part.get("label") == "Next"), None)
    return int(following["custom_id"].rpartition(":")[2]) if following and not following.get("disabled") else None


def turned(page: Callable[[int], Screen]) -> list[str]:
    """The text of every page, from the first on, by the buttons that turn them."""
    shown, number = [], 0
    while True:
        screen = page(number)
        fits(screen)
        shown.append(content(screen))
        following = next_page(screen)
        if following is None:
            return shown
        number = following


def tables(count: int, *, begun: bool) -> list[Live]:
    """So many tables with the longest names at them."""
    shown = [live(games()["ninety-nine"].start(5), names=[LONGEST[at % len(LONGEST)]]) for at in range(count)]
    return shown if begun else [replace(one, state=None) for one in shown]


@pytest.mark.parametrize(
    ("lobbies", "own", "running"),
    [(0, 0, 0), (1, 0, 0), (AT_ONCE, AT_ONCE, AT_ONCE), (AT_ONCE + 1, 3, 0), (3, 40, 1), (0, 1, 40), (40, 40, 40)],
)
def test_every_table_stands_on_some_page_of_tables_and_every_page_fits(lobbies: int, own: int, running: int) -> None:
    words = speaker("ninety-nine")
    names = {key: speaker(key).say("game-name") for key in games()}
    listed = Listed(tables(lobbies, begun=False), tables(own, begun=True), tables(running, begun=True))
    user = UserId(10**18 + 10)
    pages = turned(lambda number: tables_screen(listed, user, names, words, number))
    assert sum(page.count("https://discord.com/channels/") for page in pages) == lobbies + own + running
    assert len(pages) == max(1, -(-max(lobbies, own, running) // AT_ONCE))
    assert content(tables_screen(listed, user, names, words, 999)) == pages[-1], "tables may close meanwhile"


@pytest.mark.parametrize("deals", [1, 40, 41, DEALS])
def test_every_deal_stands_on_some_page_of_the_score_sheet(deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = games()["ninety-nine"].start(3)
    rows = tuple((deal, -deal, 7 * deal) for deal in range(1, deals + 1))
    monkeypatch.setattr(type(state), "standing", lambda _: Standing(deal_scores=rows))
    shown, words = live(state), speaker("ninety-nine")
    pages = turned(lambda number: looking.scores_screen(shown, words, page=number))
    found = [tuple(map(int, line.split())) for page in pages for line in page.split("```")[1].split("\n")[3:-3] if line]
    assert found == [(number, *row) for number, row in enumerate(rows, 1)]
    newest = content(looking.scores_screen(shown, words))
    assert newest == pages[-1], "the newest deals come first"
    assert re.search(rf"^{deals} ", newest, re.MULTILINE)


async def test_tables_are_turned_with_buttons(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = world.bot.sessions.lobby
        for number in range(AT_ONCE + 2):
            where = (GuildId(world.guild.id), ChannelId(world.channel.id + number))
            await lobby.open("penneech", where, Who(UserId(500 + number), f"P{number}"))
        shown: Any = (await ann.slash(world.channel, "tables")).response
        assert texts(shown).count("Penneech") == AT_ONCE
        assert "Page 1 of 2" in texts(shown)
        await ann.click(shown, label="Next")
        assert texts(shown).count("Penneech") == 2
        await ann.click(shown, label="Previous")
        assert texts(shown).count("Penneech") == AT_ONCE


async def test_the_score_sheet_is_turned_with_buttons_for_the_asker_alone(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "DEALS_AT_ONCE", 1)
    async with club() as world:
        people = await sit_down(world, 2, game="penneech")
        rng = chance("pages of scores")
        while len((await world.state()).standing().deal_scores) < 2:
            await play(world, people, rng, most=1)
        before = len(world.messages())
        board = next(one for one in reversed(world.messages()) if "b:table:1:scores" in enabled(one))
        sheet: Any = (await people[0].actor.click(board, label="Scores")).response
        assert sheet.ephemeral
        assert "Page 2 of 2" in texts(sheet)
        assert "b:table:1:scores:2" not in enabled(sheet)
        await people[0].actor.click(sheet, label="Previous")
        assert "Page 1 of 2" in texts(sheet)
        assert len(world.messages()) == before
