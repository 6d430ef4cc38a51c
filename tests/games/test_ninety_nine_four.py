"""Ninety-Nine for four: each for himself (rules 2.2, examples F) and in partnership (2.3, examples PP)."""

from __future__ import annotations

import pytest

from games.core.api import BadNotation
from tests.games.ninety_nine_play import asked, code, deal, lay_all, row, run, scored, table

PARTNERS = {"partnership": "true"}
COMBINED = {"partnership": "true", "partnership_contract": "combined"}


@pytest.mark.parametrize(
    ("bids", "tricks", "points", "trump"),
    [
        pytest.param((0, 3, 4, 2), (0, 3, 4, 3), [10, 13, 14, 3], "C", id="F1 three succeed"),
        pytest.param((0, 3, 4, 3), (0, 3, 4, 3), [0, 3, 4, 3], "none", id="F2 four succeed"),
        pytest.param((0, 3, 4, 2), (1, 4, 5, 0), [1, 4, 5, 0], "D", id="F5 DDD takes one"),
        pytest.param((0, 3, 4, 2), (9, 1, 0, 0), [9, 1, 0, 0], "D", id="F5 DDD takes nine"),
        pytest.param((9, 3, 4, 2), (10, 0, 0, 0), [10, 0, 0, 0], "D", id="F6 CCC takes ten"),
        pytest.param((9, 3, 4, 2), (9, 1, 0, 0), [39, 1, 0, 0], "S", id="F6 CCC takes nine"),
        pytest.param((2, 5, 1, 4), (2, 5, 2, 1), [22, 25, 2, 1], "H", id="F7 two succeed"),
        pytest.param((2, 5, 1, 4), (3, 4, 2, 1), [3, 4, 2, 1], "D", id="F8 none succeeds"),
    ],
)
def test_contracts_of_four(bids: tuple[int, ...], tricks: tuple[int, ...], points: list[int], trump: str) -> None:
    state = scored(bids, tricks, seats=4)
    assert row(state) == points
    assert deal(state).trump == trump


def test_f3_ddd_that_takes_all_ten_has_met_its_bid() -> None:
    state = scored((0, 3, 4, 2), (10, 0, 0, 0), seats=4, offer="reveal", holder=0)
    assert row(state) == [100, 0, 0, 0]
    assert state.standing().games == ((200, 0, 0, 0),), "the game is over, with its bonus"


def test_f4_four_ddd_may_all_succeed() -> None:
    state = scored((0, 0, 0, 0), (10, 0, 0, 0), seats=4, offer="declare", holder=0)
    assert row(state) == [40, 0, 0, 0]
    assert deal(state).trump == "none"


def test_f9_three_opponents_get_a_failed_reveal_each() -> None:
    state = scored((2, 5, 1, 4), (3, 5, 0, 2), seats=4, offer="reveal", holder=0)
    assert row(state) == [3, 95, 60, 62]
    assert deal(state).trump == "S"


def test_f10_twos_are_cards_and_a_bid_has_three() -> None:
    hands = {1: "2C AS KS QS", 2: "3C JS TS 9S", 3: "5D AD KD QD", 0: "4S AH KH QH"}
    state = deal(table(4), hands)
    assert code(state, "1 lay 2C AS KS QS") == "bid-count"
    run(state, "1 lay AS KS QS", "2 lay JS TS 9S", "3 lay AD KD QD", "0 lay AH KH QH")
    run(state, "1 pass", "2 pass", "3 pass", "0 pass", "1 play 2C", "2 play 3C")
    assert state.best_at == 2


@pytest.mark.parametrize(
    ("options", "bids", "tricks", "sides", "trump"),
    [
        pytest.param(PARTNERS, (3, 2, 3, 1), (3, 2, 4, 1), [17, 23], "C", id="PP1 individual"),
        pytest.param(COMBINED, (3, 2, 3, 1), (3, 2, 4, 1), [7, 43], "H", id="PP2 combined"),
        pytest.param(PARTNERS, (3, 2, 3, 9), (2, 4, 3, 1), [35, 5], "S", id="PP3 one succeeds"),
        pytest.param(PARTNERS, (3, 2, 3, 2), (3, 2, 3, 2), [6, 4], "none", id="PP4 four succeed"),
        pytest.param(COMBINED, (3, 2, 3, 2), (4, 1, 2, 3), [6, 4], "none", id="PP5 both sides succeed"),
        pytest.param(PARTNERS, (3, 2, 3, 2), (4, 1, 2, 3), [6, 4], "D", id="PP5 none succeeds"),
        pytest.param(COMBINED, (0, 4, 3, 4), (1, 6, 2, 1), [43, 7], "H", id="PP6 DDD and 3 make 3"),
        pytest.param(COMBINED, (0, 4, 0, 4), (6, 0, 4, 0), [50, 0], "H", id="PP6 two DDD make 10"),
        pytest.param(COMBINED, (0, 5, 0, 5), (0, 6, 0, 4), [0, 10], "none", id="PP6 two DDD make 0"),
    ],
)
def test_sides_of_a_partnership(
    options: dict[str, str], bids: tuple[int, ...], tricks: tuple[int, ...], sides: list[int], trump: str
) -> None:
    state = scored(bids, tricks, seats=4, options=options)
    assert row(state) == sides
    assert state.standing().tricks == tricks, "tricks stay by seat"
    assert deal(state).trump == trump


@pytest.mark.parametrize("verb", ["declare", "reveal", "wish none"])
def test_pp7_partners_have_no_premium(verb: str) -> None:
    state = deal(table(4, partnership="true"))
    assert code(state, f"1 {verb}") == "premium-not-allowed"
    assert code(state, "1 pass") == "wrong-phase"
    lay_all(state)
    assert state.phase == "play"
    assert code(state, f"1 {verb}") == "premium-not-allowed"
    assert code(table(4, partnership="true"), f"1 {verb}") == "wrong-phase", "while a deal is due"


def test_pp8_both_sides_may_cross_the_target() -> None:
    options = {**PARTNERS, "rubber_games": "1"}
    state = scored((3, 2, 3, 1), (3, 2, 4, 1), seats=4, options=options, before=(96, 84))
    assert state.standing().totals == (213, 207)
    assert state.winners() == (0, 2)


def test_partners_see_all_bids_once_the_last_is_laid() -> None:
    state = deal(table(4, partnership="true"))
    assert state.view(None).zone("bid", 0).items == ()
    lay_all(state)
    assert len(state.view(None).zone("bid", 0).items) == 3


def test_a_bid_of_ddd_is_shown_as_nought() -> None:
    state = asked(4)
    assert state.value(state.deck.read(["AD", "KD", "QD"])) == 0


def test_elevens_are_no_cards_of_four() -> None:
    with pytest.raises(BadNotation):
        code(asked(4), "1 play 11D")
