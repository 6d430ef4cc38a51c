"""A copy is equal and independent: a search plays in copies, and what one forgets would be played on wrongly."""

from dataclasses import fields
from random import Random

import pytest

from games import games
from games.core.api import CHANCE, State
from games.players.chance import deal

NO_FIELDS_OF_PLAY = {"told", "options"}


def begun(key: str, seats: int) -> State:
    """A match at the first decision of its first deal."""
    state = games()[key].start(seats)
    state.apply(CHANCE, deal(state, Random(1)))
    return state


def changed(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return value + "x" if isinstance(value, str) else [*value, 1] if isinstance(value, list) else value


@pytest.mark.parametrize("key", games())
def test_a_copy_carries_every_field(key: str) -> None:
    for seats in games()[key].seats:
        state = begun(key, seats)
        for name in (f.name for f in fields(state) if f.name not in NO_FIELDS_OF_PLAY):
            other = changed(getattr(state, name))
            assert other != getattr(state, name)
            setattr(state, name, other)
            assert getattr(state.copy(), name) == other, f"{name} is not carried"
        assert state.copy().options is state.options


@pytest.mark.parametrize("key", games())
def test_nobody_listens_to_a_copy(key: str) -> None:
    state = begun(key, games()[key].seats[0])
    state.told = []
    assert state.copy().told is None


@pytest.mark.parametrize("key", games())
def test_what_is_done_in_a_copy_leaves_the_state_as_it_was(key: str) -> None:
    rng = Random(7)
    for seats in games()[key].seats:
        state = begun(key, seats)
        while not state.deal_due and not state.over:
            before, copy = state.to_json(), state.copy()
            assert copy == state
            seat = copy.actors()[0]
            action = copy.policy(seat, rng)
            copy.do(seat, action)
            assert state.to_json() == before
            state = copy
