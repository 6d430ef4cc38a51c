"""The last tricks with all cards open, beside a search that tries everything."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from games.core.api import State
from games.core.cards import cards
from games.players.api import HARD
from games.players.chance import deal
from games.players.endgame import Endgame
from games.players.margin import margin, margin_of
from games.players.search import DEEPENED, SOLVED
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
    for tricks in (2, 2, 2, 3 if table.seats < 5 else 2):
        state = ending(table, rng, tricks)
        seat = state.actors()[0]
        search = Endgame(seat, rng, ENOUGH)
        for action in state.legal(seat):
            after = state.copy()
            after.do(seat, action)
            expected = margin_of(state, gains_of_all(after), seat)
            assert search.value(state, action) == expected
            assert not search.capped


def cut_short(table: Table, tricks: int) -> float:
    """The part of values that `hard` has to finish by simple sense, with so many tricks left."""
    rng = Random(f"cut short {table}")
    found: list[bool] = []
    while len(found) < 30:
        state = ending(table, rng, tricks)
        seat = state.actors()[0]
        search = Endgame(seat, rng, HARD.nodes // SOLVED)
        world = state.redeal(seat, rng)
        for action in state.legal(seat)[:DEEPENED]:
            search.value(world, action)
            found.append(search.capped)
    return mean(found)


@pytest.mark.parametrize("table", plain(), ids=str)
def test_hard_searches_the_last_four_tricks_through(table: Table) -> None:
    """Nearly always; of five players' the last three, the fourth as far as its share of positions goes."""
    assert 4 <= HARD.tricks <= 6
    assert cut_short(table, 3) == 0
    if table.seats < 5:
        assert cut_short(table, 4) <= 0.2


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
