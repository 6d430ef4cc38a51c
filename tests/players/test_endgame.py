"""The last tricks with all cards open, beside a search that tries everything."""

from __future__ import annotations

from random import Random

import pytest

from games.core.api import State
from games.core.cards import cards
from games.players.chance import deal
from games.players.endgame import Endgame
from games.players.margin import margin, margin_of
from tests.games.worlds import Table, plain

ENOUGH = 10**6


def ending(table: Table, rng: Random, tricks: int) -> State:
    """A deal played by sense until so many tricks are left."""
    while True:
        state = table.start()
        state.do(-1, deal(state, rng))
        while not state.deal_due and not state.over:
            if state.tricks_left() == tricks:
                return state
            seat = state.actors()[0]
            state.do(seat, state.policy(seat, rng))


def gains_of_all(state: State) -> list[float]:
    """What everybody gets where each plays for its own margin, all continuations tried."""
    if state.phase != "play":
        return list(state.gains())
    mover = state.actors()[0]
    tried = []
    for card in cards(state.playable()):
        after = state.copy()
        after.push(card)
        tried.append(gains_of_all(after))
    return max(tried, key=lambda gains: margin_of(state, gains, mover))


@pytest.mark.parametrize("table", plain(), ids=str)
def test_an_ending_is_worth_what_trying_everything_finds(table: Table) -> None:
    rng = Random(f"endgame {table}")
    for _ in range(4):
        state = ending(table, rng, 2)
        seat = state.actors()[0]
        for action in state.legal(seat):
            after = state.copy()
            after.do(seat, action)
            expected = margin_of(state, gains_of_all(after), seat)
            assert Endgame(seat, rng, ENOUGH).value(state, action) == expected


def test_beyond_its_cap_simple_sense_plays_on() -> None:
    rng = Random(5)
    state = ending(Table("auction-pinochle", 4), rng, 5)
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    after = state.copy()
    after.do(seat, action)
    after.finish(rng)
    search = Endgame(seat, rng, 0)
    assert search.value(state, action) == margin(after, seat)
    assert search.seen == 1
