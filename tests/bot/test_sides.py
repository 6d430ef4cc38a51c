"""Before a game of partners everybody sees which seats play together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from bot.session.live import Live
from bot.ui.lobby import lobby_screen
from tests.bot.stage import LANGUAGES, live, parts, plain
from tests.games import worlds
from tests.games.worlds import Table

AUCTION: Final = Table("auction-pinochle", 4)
PARTNERS: Final = Table("ninety-nine", 4, (("partnership", "true"),))
DRAWN: Final = AUCTION.having("seating", "draw")


def waiting(table: Table) -> Live:
    """A lobby."""
    shown = live(table.start(), status="lobby")
    return replace(shown, state=None)


def text(shown: Live, language: str, *, open_: bool = True) -> str:
    screen = lobby_screen(shown, LANGUAGES.speaker(language, shown.table.game), open_=open_)
    return plain("\n".join(part["content"] for part in parts(screen) if part["type"] == 10))


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_a_lobby_names_the_sides_by_seat_where_there_are_partners(table: Table, language: str) -> None:
    speaker = LANGUAGES.speaker(language, table.key)
    state = table.start()
    partners = {
        seat: [other for other in range(table.seats) if state.column(other) == state.column(seat)]
        for seat in range(table.seats)
    }
    sides = dict.fromkeys(tuple(seats) for seats in partners.values())
    against = speaker.join((" + ".join(str(seat + 1) for seat in side) for side in sides), "sides")
    line = plain(speaker.say("lobby-sides", sides=against))
    assert (line in text(waiting(table), language).split("\n")) == (len(sides) < table.seats)
    assert any(len(side) > 1 for side in sides) == (
        table.key == "auction-pinochle" or "partnership" in dict(table.options)
    )


def test_the_line_is_read_as_a_sentence() -> None:
    for table in (AUCTION, PARTNERS):
        assert "Sides: seats 1 + 3 against 2 + 4" in text(waiting(table), "en").split("\n")


def test_where_partners_are_drawn_the_sides_are_told_once_they_are() -> None:
    line = "Sides: seats 1 + 3 against 2 + 4"
    assert line not in text(waiting(DRAWN), "en")
    assert line in text(live(DRAWN.start()), "en", open_=False)
