"""Long tests begin the pieces that xdist hands to its workers, and none is lost or torn from its module."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.scale import chance
from tests.spread import spread


def pieces(order: Sequence[int], workers: int) -> list[list[int]]:
    """As xdist's worksteal hands them out: an equal share of what is left to each."""
    cut, left = [], list(order)
    for number in range(workers):
        share = len(left) // (workers - number)
        cut.append(left[:share])
        left = left[share:]
    return cut


def long_ones(tests: Sequence[int], number: int, rng: Random) -> dict[int, int]:
    """So many of the tests, each with its group of about four."""
    return {test: test // 4 for test in rng.sample(list(tests), number)}


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 8])
def test_each_piece_but_the_last_begins_with_its_share_of_the_long_tests(workers: int) -> None:
    rng = chance(f"spread {workers}")
    tests = rng.sample(range(2000), 2000)
    long = long_ones(tests, 100, rng)
    order = spread(tests, workers, long.get)
    assert sorted(order) == sorted(tests)
    *first, last = pieces(order, workers)
    for piece in first or [last]:
        held = [test in long for test in piece]
        assert held == sorted(held, reverse=True), "long ones first"
        assert abs(sum(held) - 100 / max(1, workers - 1)) <= 4
    assert workers == 1 or not long.keys() & set(last)


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("number", [0, 1, 7, 40])
def test_long_tests_of_a_group_stay_together_however_few_others_there_are(workers: int, number: int) -> None:
    rng = chance(f"together {workers} {number}")
    tests = list(range(40))
    long = long_ones(tests, number, rng)
    order = spread(tests, workers, long.get)
    assert sorted(order) == tests
    groups = [long[test] for test in order if test in long]
    assert len(dict.fromkeys(groups)) == sum(one != two for one, two in zip(groups, [None, *groups], strict=False))
