"""Hints: what they suggest, why, and what they may not know."""

from __future__ import annotations

from random import Random

import pytest

from games.players.hint import REASONS, hint
from tests.games.two_handed_pinochle_play import strict
from tests.games.worlds import Table, plain
from tests.players.test_levels import positions


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_hint_is_legal_and_says_what_its_reason_needs(table: Table) -> None:
    rng = Random(f"hint {table}")
    for state, seat in positions(table, rng, 15):
        given = hint(state, seat, rng, seconds=0.1)
        assert state.accepts(seat, given.action)
        assert given.reason in REASONS
        compared = given.reason in ("hint-close", "hint-better")
        assert compared == (given.points is not None) == (given.instead is not None)
        if given.instead is not None:
            assert state.accepts(seat, given.instead)
            assert set(given.keeps) <= set(given.instead.items)
            assert set(given.gives_up) <= set(given.action.items)


def test_a_hint_knows_no_more_than_the_seat() -> None:
    rng = Random(3)
    for state, seat in positions(Table("penneech", 2), rng, 3):
        one, two = (hint(state.redeal(seat, rng), seat, Random(1), seconds=60) for _ in range(2))
        assert one == two


def test_the_only_card_needs_no_reason() -> None:
    assert hint(strict(("AS1", "9S1")), 0, Random(1)).reason == "hint-only"


def test_the_second_phase_of_two_handed_pinochle_is_solved() -> None:
    assert hint(strict(("AS1 9S1", "TS1 KS1")), 0, Random(1)).reason == "hint-solved"
