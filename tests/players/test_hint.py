"""Hints: what they suggest, why, and what they may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games import games
from games.core.api import Action
from games.penneech import Penneech
from games.players.hint import REASONS, Hint, compared, hint
from games.players.search import Verdict
from tests.games.two_handed_pinochle_play import strict
from tests.games.worlds import Table, plain, walk
from tests.players.test_levels import positions
from tests.players.test_strict import random_end


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_hint_is_legal_and_says_what_its_reason_needs(table: Table) -> None:
    rng = Random(f"hint {table}")
    for state, seat in positions(table, rng, 15):
        given = hint(state, seat, rng, seconds=0.1)
        assert state.accepts(seat, given.action)
        assert given.reason in REASONS
        told = given.reason in ("hint-close", "hint-better", "hint-solved")
        assert told == (given.points is not None)
        assert (given.gain is not None) == (given.instead is not None)
        assert told or given.instead is None
        assert given.instead is not None or given.reason not in ("hint-close", "hint-better")
        if given.instead is not None:
            assert state.accepts(seat, given.instead)
            mine, other = Counter(given.action.items), Counter(given.instead.items)
            assert bool(given.keeps) == ({given.action.verb, given.instead.verb} in SPENDING and mine != other)
            if given.keeps:
                assert mine - Counter(given.gives_up) + Counter(given.keeps) == other


SPENDING = [{verb} for verb in ("play", "dummy", "lay", "give", "return", "exchange")]
"""The verbs by which cards leave the hand: two actions that spend different cards have one of them in common."""


@pytest.mark.parametrize(
    ("game", "best", "second", "keeps", "gives_up"),
    [
        ("auction-pinochle", "give AH KH QD JD", "give AH QD JD JD", "JD", "KH"),
        ("auction-pinochle", "give AH AH QD QD", "give AH KH KH QD", "KH KH", "AH QD"),
        ("auction-pinochle", "play AH", "play QD", "QD", "AH"),
        ("ninety-nine", "lay AH KH QD", "lay AH TS 9S", "TS 9S", "KH QD"),
        ("ninety-nine", "dummy AH", "dummy 9S", "9S", "AH"),
        ("auction-pinochle", "bid 270", "bid 260", "", ""),
        ("auction-pinochle", "bid 270", "pass", "", ""),
        ("auction-pinochle", "trump S", "trump H", "", ""),
        ("auction-pinochle", "meld QS JD", "meld KC QC", "", ""),
        ("ninety-nine", "announce 3", "announce 4", "", ""),
        ("two-handed-pinochle", "take face_up", "take face_down", "", ""),
        ("two-handed-pinochle", "play QD1", "meld QD1 JS1", "", ""),
        ("two-handed-pinochle", "exchange 9S1", "done", "", ""),
        ("domino-pinochle", "meld 6-6 5-5 4-4", "no_meld", "", ""),
        ("domino-pinochle", "play 6-6", "play 5-5", "5-5", "6-6"),
    ],
)
def test_only_cards_that_leave_the_hand_are_kept_or_given_up_each_as_often(
    game: str, best: str, second: str, keeps: str, gives_up: str
) -> None:
    state = Table(game, games()[game].seats[0]).start()
    given = compared(state, Verdict(Action.parse(best), [1.0]), Verdict(Action.parse(second), [0.0]))
    assert (given.keeps, given.gives_up) == (tuple(keeps.split()), tuple(gives_up.split()))


def test_a_hint_knows_no_more_than_the_seat() -> None:
    rng = Random(3)
    for state, seat in positions(Table("penneech", 2), rng, 3):
        one, two = (hint(state.redeal(seat, rng), seat, Random(1), seconds=60) for _ in range(2))
        assert one == two


def test_the_only_card_needs_no_reason() -> None:
    assert hint(strict(("AS1", "9S1")), 0, Random(1)).reason == "hint-only"


def test_the_second_phase_of_two_handed_pinochle_is_solved() -> None:
    given = hint(strict(("AS1 9S1", "TS1 KS1")), 0, Random(1))
    # The nine loses to the ten and the ace wins the king with the last trick; led at once, the ace wins only the king.
    ace, nine = Action("play", ("AS1",)), Action("play", ("9S1",))
    assert given == Hint(nine, "hint-solved", 25 - 10, 15 - (15 - 20), ace, ("AS1",), ("9S1",))


def test_what_is_solved_is_compared_with_simple_sense() -> None:
    others = 0
    for seed in range(12):
        state = random_end(Random(f"solved {seed}"), 7)
        given = hint(state, 0, Random(1))
        assert given.reason == "hint-solved"
        assert given.points is not None
        if given.instead is None:
            continue
        others += 1
        assert given.instead.items[0][:2] == state.policy(0, Random(0)).items[0][:2]
        assert given.gain is not None
        assert given.gain >= 0
        assert (given.keeps, given.gives_up) == (given.instead.items, given.action.items)
    assert others


def test_a_search_that_is_cut_short_is_not_called_solved() -> None:
    """With 18 cards each of a double pack the positions allowed never suffice."""
    state = Table("two-handed-pinochle", 2, (("decks", "2"), ("hand_size", "18"))).start()
    rng = Random(5)
    last = next(step.state for step in walk(state, rng, 1, sensible=True) if step.state.tricks_left())
    seat = last.actors()[0]
    given = hint(last, seat, rng, seconds=0.3)
    assert given.reason in ("hint-close", "hint-better")


@pytest.mark.parametrize(("points", "at_stake"), [(0, False), (10**3, True)])
def test_a_hint_knows_whether_winning_the_match_is_counted_in(points: int, at_stake: bool) -> None:
    """Whoever leads by enough wins with this deal, whatever it brings."""
    rng = Random(4)
    state, seat = positions(Table("penneech", 2), rng, 99)[-1]
    assert isinstance(state, Penneech)
    state.totals[seat] += points
    given = hint(state, seat, rng, seconds=0.2)
    assert given.points is not None
    assert given.at_stake == at_stake
