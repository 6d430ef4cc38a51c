"""Partners as they sat down keep their order; drawn ones are drawn when the table starts, by the cards it keeps."""

from __future__ import annotations

from typing import Any

import pytest

from storage.memory import Memory
from tests.scale import chance
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, DORA, Room

PEOPLE = (ANNE, BERT, CLEO, DORA)
NAMES = [who.name for who in PEOPLE]
RANKS = "ATKQJ9"
TABLES = 40
"""That no one of three partnerships comes up among so many draws happens less than once in ten million runs."""


async def seated(room: Room, seating: str) -> tuple[list[str], int, Any]:
    """Who sits where after the start, who deals first, and which cards were drawn."""
    table = await room.start(*PEOPLE, game="auction-pinochle", options={"seating": seating})
    live = await room.kept(table)
    names = [seat.name for seat in live.seats]
    drawn = live.table.settings["drawn"]
    await room.seats.end(table, ANNE)
    return names, live.first_dealer, drawn


@pytest.fixture
def drawing(rooms: Opening) -> Room:
    """Sessions in memory whose draws no test has seen before."""
    return rooms(Memory(), seed=chance("partners").randrange(2**32))


async def test_fixed_partners_keep_the_order_in_which_they_sat_down(drawing: Room) -> None:
    dealers = set()
    for _ in range(TABLES):
        names, dealer, drawn = await seated(drawing, "fixed")
        assert names == NAMES
        assert drawn == []
        dealers.add(dealer)
    assert len(dealers) > 1, "who deals first is drawn all the same"


async def test_drawn_partners_are_those_of_the_two_highest_cards_and_the_highest_deals(drawing: Room) -> None:
    partners = set()
    for _ in range(TABLES):
        names, dealer, drawn = await seated(drawing, "draw")
        assert sorted(names) == sorted(NAMES)
        assert dealer == 0
        assert {seat for seat, _ in drawn} == {0, 1, 2, 3}, "each has drawn, and the cards are kept by seat"
        ranks = {seat: tuple(RANKS.index(card[0]) for at, card in drawn if at == seat) for seat in range(4)}
        assert sorted(ranks, key=lambda seat: ranks[seat]) == [0, 2, 1, 3]
        partners.add(names[(names.index("Anne") + 2) % 4])
    assert partners == {"Bert", "Cleo", "Dora"}
