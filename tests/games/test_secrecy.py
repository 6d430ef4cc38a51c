"""Nobody learns what is hidden from him: asked of every game, and of games that are broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.api import CHANCE, State
from tests.games import secrecy, worlds
from tests.games.broken import BROKEN
from tests.scale import scale

seeds = st.integers(0, 2**32 - 1)


def table_of(key: str, rng: Random) -> State:
    return worlds.random_table(key, rng).start()


every_game = pytest.mark.parametrize("key", worlds.KEYS)

Check = Callable[[State, Random], None]


def check_redeals(start: State, rng: Random) -> None:
    """① A redeal looks the same to its seat, and is a whole world."""
    for step in secrecy.random_steps(start, rng, deals=1):
        secrecy.a_redeal_looks_the_same(step.state, rng)
        if not step.state.deal_due:
            secrecy.a_redeal_is_a_whole_world(step.state, rng)


def check_events(start: State, rng: Random) -> None:
    """② Two worlds alike to a seat tell it the same."""
    for step in secrecy.random_steps(start, rng, deals=2):
        secrecy.alike_worlds_tell_alike(step.state, step.seat, step.action, rng)


def check_variety(start: State, rng: Random) -> None:
    """③ What is hidden takes many values over 40 redeals."""
    first: dict[str, State] = {}
    for step in secrecy.random_steps(start, rng, deals=1):
        if not step.state.deal_due:
            first.setdefault(step.state.phase, step.state)
    secrecy.redeals_vary(list(first.values()), rng)


def check_spectators(start: State, rng: Random) -> None:
    """④ A spectator sees no more than any seat, and of the hands only what was shown to all."""
    shown: set[str] = set()
    for step in secrecy.random_steps(start, rng, deals=2):
        secrecy.spectators_see_least(step.state)
        secrecy.nobody_sees_a_hand_but_its_owner(step.state, shown)
        if step.seat == CHANCE:
            shown.clear()
        events = step.state.apply(step.seat, step.action)
        shown.update(card for e in events if e.to is None for item in e.items for card in item.split())


def check_sense(start: State, rng: Random) -> None:
    """⑤ A computer player's choice is a function of what its seat knows."""
    for step in secrecy.random_steps(start, rng, deals=1, sensible=True):
        secrecy.sense_is_blind(step.state, rng)


CHECKS: dict[str, Check] = {
    "redeals": check_redeals,
    "events": check_events,
    "variety": check_variety,
    "spectators": check_spectators,
    "sense": check_sense,
}


@every_game
@pytest.mark.parametrize("check", CHECKS)
@settings(max_examples=scale(80))
@given(seed=seeds)
def test_secrets_are_kept(key: str, check: str, seed: int) -> None:
    rng = Random(seed)
    CHECKS[check](table_of(key, rng), rng)


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("check", CHECKS)
def test_a_planted_leak_is_found_by_the_check_that_is_there_for_it(name: str, check: str) -> None:
    game, catching = BROKEN[name]

    def tries() -> None:
        for seed in range(3):
            CHECKS[check](game.start(3), Random(seed))

    if check in catching:
        with pytest.raises(AssertionError):
            tries()
    else:
        tries()
