"""Worlds are weighted by what the others have done: the true one goes with it better than those dealt anew."""

from math import log
from random import Random
from statistics import mean

import pytest

from games import games
from games.core.api import CHANCE, State
from games.players.api import SEARCHES
from games.players.search import Search
from tests.games.worlds import Table, walk

TABLES = [
    Table(key, seats)
    for key, seats in (("ninety-nine", 3), ("two-handed-pinochle", 2), ("auction-pinochle", 4), ("domino-pinochle", 3))
]
"""The games in which somebody's bids, passes or melds tell of his hand."""

MATCHES = 8

LEAST = (0.3, 0.03, 0.03, 0.03)
"""How much better worlds that were chosen of two fit at least, in each of them, by the logarithm of the odds."""

BEFORE_PLAY = [
    (Table("ninety-nine", 3), "premium"),
    (Table("domino-pinochle", 3), "meld"),
]
"""Where something is decided once bids lie or others have spoken of their melds."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_true_world_fits_better_than_worlds_dealt_anew(table: Table) -> None:
    """Sensible players bid and meld what they hold, so their real hands must seem likelier than chance's."""
    rng = Random(f"fit {table}")
    gaps = [
        log(step.state.fit(step.seat)) - log(step.state.redeal(step.seat, rng).fit(step.seat))
        for _ in range(MATCHES)
        for step in walk(table.start(), rng, 100, sensible=True)
        if step.seat != CHANCE and step.state.phase == "play"
    ]
    assert mean(gaps) > 0.1


@pytest.mark.parametrize(("table", "phase"), BEFORE_PLAY, ids=str)
def test_the_true_world_fits_better_before_the_first_card_too(table: Table, phase: str) -> None:
    rng = Random(f"fit {table}")
    gaps = [
        log(step.state.fit(step.seat)) - log(step.state.redeal(step.seat, rng).fit(step.seat))
        for _ in range(MATCHES)
        for step in walk(table.start(), rng, 100, sensible=True)
        if step.seat != CHANCE and step.state.phase == phase
    ]
    assert mean(gaps) > 0.03


@pytest.mark.parametrize("level", SEARCHES)
@pytest.mark.parametrize(("table", "least"), list(zip(TABLES, LEAST, strict=True)), ids=str)
def test_both_searching_levels_prefer_worlds_that_fit(table: Table, least: float, level: str) -> None:
    rng = Random(f"drawn {table}")
    gaps: list[float] = []
    while len(gaps) < 1000:
        for step in walk(table.start(), rng, 100, sensible=True):
            if step.seat != CHANCE and step.state.phase == "play":
                search = Search(step.state, step.seat, rng, SEARCHES[level], 1.0)
                gaps.append(log(search._drawn().fit(step.seat)) - log(step.state.redeal(step.seat, rng).fit(step.seat)))
    assert mean(gaps) > least


def test_a_game_whose_moves_tell_nothing_of_the_hands_takes_all_worlds_alike() -> None:
    assert type(games()["penneech"].start()).fit is State.fit
