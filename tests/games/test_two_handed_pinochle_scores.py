"""Two-handed Pinochle, what counts when, and how a match ends (rules 1.10, 1.11)."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE
from games.players.chance import deal as any_deal
from tests.games.two_handed_pinochle_play import (
    deal,
    last_trick,
    meld,
    play_out,
    run,
    table,
    win_trick,
    window,
)
from tests.scale import chance


def test_a_tenth_of_every_score() -> None:
    state = window("9H1 KH1 QH1 AH1 TH1 JH1 QS1 JD1", card_points="counters", score_divisor="10")
    assert state.standing().target == 120
    melds = (("9H1", 1), ("KH1 QH1", 4), ("AH1 TH1 KH1 QH1 JH1", 11), ("QS1 JD1", 4))
    for cards, points in melds:
        assert meld(state, cards) == points


def test_a_raised_target_is_a_tenth_too() -> None:
    options = {"card_points": "counters", "score_divisor": "10", "both_reach": "extend", "target_score": "1000"}
    state = last_trick(120, (100, 125), 0, **options)
    assert play_out(state).standing().target == 150


def test_a_target_is_raised_until_it_stands_above_both() -> None:
    state = play_out(last_trick(120, (1400, 1390), 0, both_reach="extend", target_score="1000"))
    assert state.totals == [1530, 1510]
    assert state.standing().target == 1750


@pytest.mark.parametrize(("before", "ends"), [(1600, False), (1709, False), (1710, True), (1720, True)])
def test_a_raised_target_is_the_one_that_melds_are_checked_against(before: int, ends: bool) -> None:
    state = play_out(last_trick(120, (1400, 1390), 0, both_reach="extend", target_score="1000"))
    deal(state, {state.dealer: "KH1 QH1"})  # who dealt leads next
    state.totals[state.at] = before
    win_trick(state, "KH1 QH1")
    seat = state.at
    assert meld(state, "KH1 QH1") == 40
    assert state.over == ends
    assert state.standing().target == 1750
    assert state.standing().winners == ((seat,) if ends else None)


@pytest.mark.parametrize(("totals", "winner"), [((1600, 1500), None), ((1640, 1500), 0), ((1500, 1620), 1)])
def test_a_raised_target_is_the_one_that_the_end_of_a_hand_is_checked_against(
    totals: tuple[int, int], winner: int | None
) -> None:
    state = last_trick(120, totals, 1, both_reach="extend", target_score="1000")
    state.target = 1750
    assert play_out(state).standing().winners == (None if winner is None else (winner,))
    assert state.standing().target == 1750


def test_a_raised_target_stands_above_who_is_just_at_it() -> None:
    state = play_out(last_trick(120, (1110, 1120), 1, both_reach="extend", target_score="1000"))
    assert state.totals == [1230, 1250]
    assert state.standing().target == 1500


@pytest.mark.parametrize(
    ("points", "rounded"), [(110, 110), (116, 110), (117, 120), (119, 120), (123, 120), (127, 130)]
)
def test_trick_points_round_up_from_seven(points: int, rounded: int) -> None:
    state = play_out(last_trick(points, (0, 0), 1, trick_rounding="nearest_ten"))
    assert state.totals[0] == rounded


def test_rounding_comes_before_dividing() -> None:
    options = {"trick_rounding": "nearest_ten", "card_points": "counters", "score_divisor": "10"}
    assert sum(play_out(last_trick(120, (0, 0), 1, **options)).totals) == 25


def test_the_deal_alternates_whoever_wins() -> None:
    state, rng = table(0), chance("dealers")
    dealers = []
    for _ in range(4):
        state.do(CHANCE, any_deal(state, rng))
        dealers.append(state.dealer)
        assert state.at == 1 - state.dealer
        while not state.deal_due and not state.over:
            state.do(state.at, state.sample(state.at, rng))
        if state.over:
            break
        assert state.standing().trump is not None
    assert dealers == [0, 1, 0, 1][: len(dealers)]
    assert len(dealers) >= 2


# melds count at once, tricks when the hand ends


def test_melds_count_at_once_and_stay_when_their_cards_are_played() -> None:
    state = window("KH1 QH1")
    assert meld(state, "KH1 QH1") == 40
    assert state.scores() == (40, 0)
    win_trick(state, lead="KH1")
    assert state.scores() == (40, 0), "nothing is lost with the king, and no trick is counted yet"


def test_tricks_count_once_the_hand_has_ended_and_for_both_together() -> None:
    state = last_trick(120, (300, 400), 1)
    run(state, "1 play 9S2")
    assert state.scores() == (300, 400)
    events = state.apply(0, state.read(0, "play 9S1"))
    assert [(event.seat, event.points) for event in events if event.kind == "trick_points"] == [(0, 120), (1, 130)]
    assert state.scores() == (420, 530)


COURT = "KS1 QS1 KH1 QH1 KD1 QD1 KC1 QC1"
TENTHS = {"card_points": "counters", "score_divisor": "10"}


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("AH1 TH1 KH1 QH1 JH1", [("AH1 TH1 KH1 QH1 JH1", 15)]),
        ("AH1 TH1 KH1 QH1 JH1", [("KH1 QH1", 4), ("AH1 TH1 KH1 QH1 JH1", 11)]),
        ("KS1 QS1", [("KS1 QS1", 2)]),
        ("AS1 AH1 AD1 AC1", [("AS1 AH1 AD1 AC1", 10)]),
        ("KS1 KH1 KD1 KC1", [("KS1 KH1 KD1 KC1", 8)]),
        ("QS1 QH1 QD1 QC1", [("QS1 QH1 QD1 QC1", 6)]),
        ("JS1 JH1 JD1 JC1", [("JS1 JH1 JD1 JC1", 4)]),
        ("QS1 JD1 QS2 JD2", [("QS1 JD1", 4), ("QS2 JD2", 26)]),
        ("QS1 JD1 QS2 JD2", [("QS1 JD1 QS2 JD2", 30)]),
        ("9H1", [("9H1", 1)]),
        (COURT, [(COURT, 24)]),
    ],
)
def test_every_score_loses_its_nought_where_scores_are_divided(hand: str, melds: list[tuple[str, int]]) -> None:
    state = window(hand, roundhouse="true", **TENTHS)
    assert state.standing().target == 120
    assert [meld(state, cards) for cards, _ in melds] == [points for _, points in melds]


def test_the_last_trick_is_worth_one_where_scores_are_divided() -> None:
    assert sum(play_out(last_trick(0, (0, 0), 0, **TENTHS)).totals) == 25
    assert play_out(last_trick(0, (0, 0), 0, **TENTHS)).totals[0] == 1


# how a match ends


@pytest.mark.parametrize(("before", "ends"), [(1159, False), (1160, True)])
def test_a_meld_that_just_reaches_the_target_ends_the_match(before: int, ends: bool) -> None:
    state = window("KH1 QH1")
    state.totals = [before, 1199]
    assert meld(state, "KH1 QH1") == 40
    assert state.over == ends


@pytest.mark.parametrize(("totals", "winner"), [((1080, 0), 0), ((1079, 0), None), ((0, 1070), 1), ((0, 1069), None)])
def test_at_the_end_of_a_hand_who_alone_has_reached_the_target_wins(
    totals: tuple[int, int], winner: int | None
) -> None:
    for option in ("higher", "extend"):
        state = play_out(last_trick(120, totals, 1, both_reach=option))
        assert state.standing().winners == (None if winner is None else (winner,))
        assert state.standing().target == 1200


def test_the_target_is_the_tables() -> None:
    for target in (1000, 1200, 1500):
        state = window("KH1 QH1", target_score=str(target))
        assert state.standing().target == target
        state.totals[0] = target - 40
        assert meld(state, "KH1 QH1") == 40
        assert state.over


def test_where_only_the_end_of_a_hand_counts_the_dealers_ten_ends_nothing_either() -> None:
    state = table(dealer_scores_turned_dix="true", win_check="end_of_hand")
    state.totals = [0, 1190]
    deal(state)
    assert (state.totals, state.phase) == ([0, 1200], "play")


def test_in_an_extra_hand_the_dealers_ten_ends_nothing() -> None:
    state = table(dealer_scores_turned_dix="true")
    state.totals, state.extra = [1250, 1250], True
    deal(state)
    assert (state.totals, state.phase) == ([1250, 1260], "play")


def test_level_totals_raise_the_target_too_where_it_is_raised() -> None:
    state = play_out(last_trick(129, (1111, 1139), 0, both_reach="extend"))
    assert (state.totals, state.standing().target, state.extra) == ([1250, 1250], 1450, False)
