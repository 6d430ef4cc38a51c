"""Auction Pinochle, scores, stakes and the end of the game (rules 1.7 to 1.9): P9 to P12, P17 to P21."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import games
from games.auction_pinochle import DECK, GAME, AuctionPinochle
from games.core.bags import bag_of
from games.core.record import read_record, replay
from tests.games.auction_pinochle_play import (
    EXCHANGE,
    P19,
    P19_TRICKS,
    P20,
    P20_TRICKS,
    code,
    contract,
    deal,
    finish,
    play_tricks,
    row,
    run,
    scoring,
    start,
    table,
    tell,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "auction-pinochle"


@pytest.mark.parametrize(
    ("melds", "tricks", "expected", "outcome"),
    [
        ((210, 40), (150, 100), (360, 140), "made"),
        ((210, 40), (170, 80), (380, 120), "made"),
        ((210, 40), (140, 110), (0, 400), "set"),
        ((360, 0), (0, 250), (360, 250), "made"),
        ((100, 0), (250, 0), (0, 250), "set"),
    ],
    ids=["p10", "p11", "p12", "melds alone", "all tricks and set"],
)
def test_p10_to_p12_made_and_set(
    melds: tuple[int, int], tricks: tuple[int, int], expected: tuple[int, int], outcome: str
) -> None:
    state = finish(scoring(360, melds), tricks)
    assert row(state) == expected
    assert state.view(None).fact("outcome", 0) == outcome


def test_p9_conceding_pays_the_opponents_their_melds_and_the_bonus() -> None:
    state = run(scoring(360, (210, 60)), "0 concede")
    assert row(state) == (0, 310)
    assert state.view(None).fact("outcome", 0) == "conceded"


def test_p9_the_side_of_seats_1_and_3_concedes_likewise() -> None:
    assert row(run(scoring(360, (60, 210), declarer=3), "3 concede")) == (310, 0)


def test_the_set_bonus_is_the_tables() -> None:
    assert row(finish(scoring(360, (210, 40), "set_bonus=100"), (140, 110))) == (0, 250)
    assert row(run(scoring(360, (210, 60), "set_bonus=0"), "0 concede")) == (0, 60)


@pytest.mark.parametrize("declarer", [0, 1])
def test_a_penalty_takes_the_bid_off_whether_set_or_conceded(declarer: int) -> None:
    options = "set_penalty=subtract_bid"
    for state in (
        run(scoring(360, (0, 0), options, declarer=declarer), f"{declarer} concede"),
        finish(scoring(360, (0, 0), options, declarer=declarer), (120, 130)),
    ):
        assert row(state)[declarer] == -360
        assert state.scores()[declarer] == -360
    assert row(finish(scoring(360, (210, 40), options), (150, 100))) == (360, 140)


def test_p21_melds_may_need_a_trick() -> None:
    assert row(finish(scoring(250, (0, 60)), (250, 0))) == (250, 60)
    assert row(finish(scoring(250, (0, 60), "meld_requires_trick=true"), (250, 0))) == (250, 0)


def test_without_a_trick_the_declarers_melds_do_not_make_the_contract() -> None:
    state = scoring(250, (300, 40), "meld_requires_trick=true")
    run(state, "0 play_on")
    state.taken, state.won = [0, 228, 0, 0], [0, 11, 0, 0]
    state.hands = [bag_of(DECK, [card]) for card in ("9S", "AC", "9D", "AC")]
    state.turn = state.leader = 1
    run(state, "1 play AC", "2 play 9D", "3 play AC")
    events = tell(state, "0 play 9S")
    assert ("melds_lost", 0, 300) in [(event.kind, event.seat, event.points) for event in events]
    assert row(state) == (0, 40 + 250 + 260)


def test_without_a_trick_a_side_that_sets_the_contract_keeps_the_bonus_alone() -> None:
    assert row(finish(scoring(510, (250, 60), "meld_requires_trick=true"), (250, 0))) == (0, 250)


def test_conceded_melds_need_no_trick() -> None:
    assert row(run(scoring(360, (210, 60), "meld_requires_trick=true"), "0 concede")) == (0, 310)


def totals(state: AuctionPinochle, first: int, second: int) -> AuctionPinochle:
    state.totals = [first, second]
    return state


MADE_320 = ((180, 30), (140, 110))
"""Melds and tricks of P17: the bidders make 320, the others score 140."""


def p17(first: int, second: int, options: str = "") -> AuctionPinochle:
    return finish(totals(scoring(300, MADE_320[0], options), first, second), MADE_320[1])


def test_p17_the_bidders_count_first() -> None:
    state = p17(1400, 1450)
    assert state.scores() == (1720, 1590)
    assert state.standing().winners == (0, 2)
    assert state.over


def test_p17_a_set_or_conceded_hand_can_end_the_game() -> None:
    state = finish(totals(scoring(300, (0, 40)), 1400, 1450), (140, 110))
    assert (state.scores(), state.standing().winners) == ((1400, 1850), (1, 3))
    state = run(totals(scoring(300, (0, 0)), 1400, 1450), "0 concede")
    assert (state.scores(), state.standing().winners) == ((1400, 1700), (1, 3))


def test_p17_the_bidders_win_though_they_have_less() -> None:
    assert p17(1200, 1450).standing().winners == (0, 2)
    assert p17(1200, 1450, "both_over=higher_total").standing().winners == (1, 3)
    assert p17(1400, 1450, "both_over=higher_total").standing().winners == (0, 2)


def test_equal_totals_go_to_the_bidders_under_higher_total() -> None:
    for declarer in (0, 1):
        state = scoring(300, (180, 180), "both_over=higher_total", declarer=declarer)
        state = finish(totals(state, 1500, 1500), (125, 125))
        assert state.scores() == (1805, 1805)
        assert state.standing().winners == (declarer, declarer + 2)


def test_p17_a_double_finish_may_extend_the_game_again_and_again() -> None:
    for first in (1400, 1200):
        state = p17(first, 1450, "both_over=extend")
        assert (state.deal_due, state.standing().target, state.standing().winners) == (True, 1750, None)
    state = p17(1400, 1450, "both_over=extend")
    lost = again(state, 300, (0, 40), (140, 110))
    assert (lost.scores(), lost.standing().winners) == ((1720, 1990), (1, 3))
    both = again(state, 300, (170, 40), (140, 130))
    assert both.scores() == (2030, 1760)
    assert (both.standing().target, both.deal_due) == (2250, True)


def again(state: AuctionPinochle, bid: int, melds: tuple[int, int], tricks: tuple[int, int]) -> AuctionPinochle:
    """One more hand of that game, declared by seat 0."""
    new = contract(deal(state.copy()), 0, bid, "H")
    new.melded = scoring(bid, melds).melded
    return finish(new, tricks)


def test_an_extended_target_stands_above_a_total_that_has_just_reached_it() -> None:
    state = scoring(300, (180, 30), "both_over=extend")
    state = finish(totals(state, 1430, 1610), (140, 110))
    assert state.scores() == (1750, 1750)
    assert state.standing().target == 2000


def test_one_side_alone_at_the_target_wins_under_every_option() -> None:
    for option in ("bidder_first", "higher_total", "extend"):
        state = p17(1180, 0, f"both_over={option}")
        assert (state.scores(), state.standing().winners) == ((1500, 140), (0, 2))
        assert not p17(1179, 0, f"both_over={option}").over


def test_the_target_is_the_tables() -> None:
    assert p17(0, 0, "target_score=320").standing().winners == (0, 2)
    assert p17(0, 0, "target_score=321").standing().winners is None


def test_after_the_end_every_action_is_refused_as_such() -> None:
    state = p17(1400, 1450)
    for line in ("0 bid 250", "1 pass", "2 play AS", "3 give KS"):
        assert code(state, line) == "game-over"
    assert state.actors() == ()


@pytest.mark.parametrize(
    ("bid", "trump", "made", "value"),
    [
        (360, "S", True, 30),
        (360, "H", True, 15),
        (300, "S", True, 10),
        (310, "S", True, 20),
        (250, "S", True, 5),
        (500, "C", False, 100),
        (500, "S", False, 200),
        (450, "D", False, 50),
        (120, "H", True, 5),
        (290, "D", True, 5),
        (340, "S", True, 20),
        (350, "C", True, 15),
        (400, "S", False, 50),
        (440, "D", True, 25),
        (490, "S", True, 100),
        (1000, "H", False, 100),
    ],
)
def test_p18_stakes(bid: int, trump: str, made: bool, value: int) -> None:
    state = scoring(bid, (bid if made else 0, 0), trump=trump)
    state = finish(state, (10, 240)) if made else run(state, "0 concede")
    ledger = (value, -value)
    assert state.standing().ledger == (ledger if made else ledger[::-1])
    assert row(state) == ((bid + 10, 240) if made else (0, 250)), "stakes never touch the score"


def test_p18_spades_may_double_from_300() -> None:
    state = run(scoring(300, (0, 0), "spade_double_from=300", trump="S"), "0 concede")
    assert state.standing().ledger == (-20, 20)
    state = run(scoring(290, (0, 0), "spade_double_from=300", trump="S"), "0 concede")
    assert state.standing().ledger == (-5, 5)


def test_the_ledger_runs_through_the_game_and_may_be_left_out() -> None:
    state = run(scoring(360, (0, 0), trump="S"), "0 concede")
    run(contract(deal(state), 3, 450, "D"), "3 concede")
    assert state.standing().ledger == (-30 + 50, 30 - 50)
    assert run(scoring(360, (0, 0), "stakes=off"), "0 concede").standing().ledger is None


def test_p19_a_whole_hand_made_by_two() -> None:
    state = run(contract(deal(table(dealer=0), P19), 0, 360), *EXCHANGE, "0 play_on")
    assert [state.meld_points(seat) for seat in range(4)] == [210, 30, 20, 30]
    assert state.actors() == (1,)
    play_tricks(state, P19_TRICKS)
    assert row(state) == (362, 178)
    assert state.scores() == (362, 178)
    assert state.taken[0] + state.taken[2] == 132
    assert state.standing().ledger == (30, -30)


def test_p20_a_whole_hand_set_by_two() -> None:
    state = run(contract(deal(table(dealer=0), P20), 0, 360), *EXCHANGE, "0 play_on")
    assert [state.meld_points(seat) for seat in range(4)] == [210, 60, 20, 40]
    play_tricks(state, P20_TRICKS)
    assert row(state) == (0, 472)
    assert state.taken[0] + state.taken[2] == 128
    assert state.standing().ledger == (-30, 30)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("p19-made-by-two", [(362, 178)]),
        ("p20-set-by-two", [(0, 472)]),
        ("manual-bicycle", [(280, 230), (-280, 20), (115, 255)]),
    ],
)
def test_the_golden_hands_lead_where_they_led(name: str, expected: list[tuple[int, int]]) -> None:
    result = replay(read_record((GOLDEN / f"{name}.game").read_text("utf-8"), games()))
    assert result.stopped is None
    assert result.state.standing().deal_scores == tuple(expected)


def test_every_score_of_a_hand_is_told() -> None:
    told = [(event.kind, event.seat, event.points) for event in tell(scoring(360, (0, 40)), "0 concede")]
    assert told == [
        ("conceded", 0, 360),
        ("bonus", 1, 250),
        ("deal_score", 0, 0),
        ("deal_score", 1, 290),
        ("stakes", 1, 15),
    ]


def test_the_bicycle_preset_scores_below_zero() -> None:
    state = contract(deal(start(GAME.presets["bicycle"].options)), 0, 1000, "H")
    run(state, "2 give AD AD TD TD", "0 return AD AD TD TD")
    melds = state.meld_points(1) + state.meld_points(3)
    run(state, "0 concede")
    assert row(state) == state.scores() == (-1000, melds)


def test_the_next_dealer_is_the_next_to_the_left() -> None:
    state = start({"pass_count": "0"}, dealer=1)
    dealers = []
    for _ in range(5):
        deal(state)
        dealers.append(state.dealer)
        run(contract(state, state.eldest, 250, "H"), f"{state.eldest} concede")
    assert dealers == [1, 2, 3, 0, 1]
