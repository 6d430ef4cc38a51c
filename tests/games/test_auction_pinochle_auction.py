"""Auction Pinochle, the auction and the naming of trump (rules 1.5): P2 to P6b, P22, and every option of it."""

from __future__ import annotations

import pytest

from games.auction_pinochle import GAME
from games.core.api import Action
from games.core.options import BadOption
from tests.games.auction_pinochle_play import code, contract, deal, legal, run, table, tell


def test_every_code_of_the_rules_has_its_sentence_in_their_order() -> None:
    """But for bad-record and bad-option, which are no refusals of a move (rules 1.12)."""
    assert list(GAME.refusals) == [
        "game-over",
        "wrong-phase",
        "already-passed",
        "not-your-turn",
        "not-held",
        "bid-too-low",
        "bid-not-multiple",
        "bid-not-higher",
        "bid-step",
        "bid-too-high",
        "invalid-trump",
        "pass-count",
        "meld-invalid",
        "must-follow-suit",
        "must-play-higher",
        "must-trump",
        "must-overtrump",
    ]
    assert all(refusal.topic in GAME.topics for refusal in GAME.refusals.values())


def test_p2_who_has_passed_may_bid_again() -> None:
    state = run(deal(table()), "0 pass", "1 bid 250", "2 pass", "3 bid 260", "0 bid 270", "1 pass", "2 pass")
    assert state.phase == "auction"
    run(state, "3 pass")
    assert (state.phase, state.bidder, state.bid) == ("trump", 0, 270)


def test_p3_four_opening_passes_throw_the_hand_in() -> None:
    state = run(deal(table()), "0 pass", "1 pass", "2 pass")
    assert [event.kind for event in tell(state, "3 pass")] == ["pass", "thrown_in"]
    assert state.standing().deal_scores == ((0, 0),)
    assert state.scores() == (0, 0)
    assert state.standing().ledger == (0, 0)
    assert state.deal_due
    assert deal(state).dealer == 0
    assert state.actors() == (1,)


def test_p4_three_opening_passes_do_not_close() -> None:
    state = run(deal(table()), "0 pass", "1 pass", "2 pass")
    assert state.actors() == (3,)
    run(state, "3 bid 250", "0 pass", "1 pass", "2 pass")
    assert (state.phase, state.bidder, state.bid) == ("trump", 3, 250)


@pytest.mark.parametrize(
    ("before", "line", "reason"),
    [
        ((), "0 bid 240", "bid-too-low"),
        ((), "0 bid 245", "bid-too-low"),
        ((), "0 bid -250", "bid-too-low"),
        ((), "0 bid 255", "bid-not-multiple"),
        (("0 bid 260",), "1 bid 260", "bid-not-higher"),
        (("0 bid 260",), "1 bid 250", "bid-not-higher"),
        (("0 bid 250",), "1 bid 300", ""),
        (("0 bid 250",), "1 bid 2000", ""),
        ((), "0 bid 2010", "bid-too-high"),
        (("0 bid 2000",), "1 bid 2010", "bid-too-high"),
        (("0 bid 250",), "0 bid 260", "not-your-turn"),
        (("0 bid 250",), "0 pass", "not-your-turn"),
        (("0 bid 250", "1 pass", "2 pass", "3 pass"), "1 bid 260", "wrong-phase"),
        (("0 bid 250", "1 pass", "2 pass", "3 pass"), "1 pass", "wrong-phase"),
    ],
)
def test_p5_illegal_bids(before: tuple[str, ...], line: str, reason: str) -> None:
    assert code(run(deal(table()), *before), line) == reason


def test_p5_with_exact_raises_a_bid_is_one_step_above_the_last() -> None:
    state = run(deal(table("bid_raise=exact")), "0 bid 300")
    assert code(state, "1 bid 320") == "bid-step"
    assert legal(state, 1) == ["bid 310", "pass"]
    run(state, "1 bid 310")


@pytest.mark.parametrize(
    ("options", "standing", "bid", "reason"),
    [
        ("", 0, 245, "bid-too-low"),
        ("", 260, 245, "bid-too-low"),
        ("", 260, 255, "bid-not-multiple"),
        ("", 260, 2015, "bid-not-multiple"),
        ("bid_raise=exact", 260, 275, "bid-not-multiple"),
        ("bid_raise=exact", 260, 250, "bid-not-higher"),
        ("bid_raise=exact", 260, 260, "bid-not-higher"),
        ("bid_raise=exact max_bid=300", 260, 310, "bid-step"),
        ("bid_raise=exact max_bid=300", 300, 310, "bid-too-high"),
        ("max_bid=300", 260, 310, "bid-too-high"),
    ],
)
def test_a_bid_that_breaks_several_rules_is_refused_by_the_first(
    options: str, standing: int, bid: int, reason: str
) -> None:
    state = deal(table(options))
    if standing:
        run(state, f"0 bid {standing}")
    assert code(state, f"{state.turn} bid {bid}") == reason


@pytest.mark.parametrize(("before", "least"), [((), "250"), (("0 bid 260",), "270"), (("0 bid 260", "1 pass"), "270")])
def test_a_bid_below_the_lowest_is_told_the_lowest_that_counts_now(before: tuple[str, ...], least: str) -> None:
    state = run(deal(table()), *before)
    low = Action("bid", ("240",))
    assert state.rule_broken(state.turn, low) == "bid-too-low"
    assert state.details(state.turn, low, "bid-too-low") == {"least": least}
    assert state.next_bids()[0] == least


def test_with_exact_raises_the_opening_bid_is_free_and_the_highest_bid_ends_them() -> None:
    state = deal(table("bid_raise=exact max_bid=300"))
    assert legal(state, 0) == ["bid 250", "bid 260", "bid 270", "bid 280", "bid 290", "bid 300", "pass"]
    run(state, "0 bid 300")
    assert legal(state, 1) == ["pass"]
    assert code(state, "1 bid 310") == "bid-too-high"


def test_p5_with_final_passes_a_passed_player_cannot_bid_even_out_of_turn() -> None:
    state = run(deal(table("pass_is_final=true")), "0 pass", "1 bid 250")
    assert code(state, "0 bid 260") == "already-passed"
    assert code(state, "0 pass") == "not-your-turn"
    assert code(state, "3 bid 260") == "not-your-turn"


def test_with_final_passes_passed_players_are_skipped_until_one_is_left() -> None:
    state = run(deal(table("pass_is_final=true")), "0 pass", "1 bid 250", "2 bid 260", "3 pass")
    assert state.actors() == (1,)
    run(state, "1 bid 270")
    assert state.actors() == (2,)
    run(state, "2 pass")
    assert (state.phase, state.bidder, state.bid) == ("trump", 1, 270)


def test_with_final_passes_the_dealer_as_last_bidder_declares_at_once() -> None:
    state = run(deal(table("pass_is_final=true")), "0 pass", "1 pass", "2 pass")
    assert state.actors() == (3,)
    run(state, "3 bid 250")
    assert (state.phase, state.bidder) == ("trump", 3)


def test_with_final_passes_four_of_them_throw_the_hand_in() -> None:
    state = run(deal(table("pass_is_final=true")), "0 pass", "1 pass", "2 pass", "3 pass")
    assert state.deal_due
    assert state.standing().deal_scores == ((0, 0),)


def test_p6_passes_before_the_first_bid_do_not_count() -> None:
    state = run(deal(table()), "0 pass", "1 pass", "2 bid 250", "3 pass", "0 pass")
    assert state.phase == "auction"
    run(state, "1 pass")
    assert (state.phase, state.bidder) == ("trump", 2)


def test_p6b_two_passes_since_the_last_bid_do_not_close() -> None:
    state = run(deal(table()), "0 bid 250", "1 pass", "2 pass", "3 bid 260", "0 pass", "1 pass", "2 bid 270", "3 pass")
    run(state, "0 pass")
    assert state.phase == "auction"
    run(state, "1 pass")
    assert (state.phase, state.bidder, state.bid) == ("trump", 2, 270)


def test_a_player_may_overbid_his_partner() -> None:
    state = run(deal(table()), "0 bid 250", "1 pass", "2 bid 260", "3 pass", "0 pass", "1 pass")
    assert (state.bidder, state.bid) == (2, 260)


def test_the_lowest_and_the_highest_bid_are_the_tables() -> None:
    state = deal(table("min_bid=100 max_bid=120"))
    assert legal(state, 0) == ["bid 100", "bid 110", "bid 120", "pass"]
    assert code(state, "0 bid 90") == "bid-too-low"
    assert code(state, "0 bid 130") == "bid-too-high"


@pytest.mark.parametrize(
    ("options", "blamed"),
    [
        ({"min_bid": "255"}, {"min_bid"}),
        ({"max_bid": "1999"}, {"max_bid"}),
        ({"min_bid": "0"}, {"min_bid"}),
        ({"max_bid": "240"}, {"min_bid", "max_bid"}),
        ({"min_bid": "300", "max_bid": "290"}, {"min_bid", "max_bid"}),
        ({"pass_count": "5"}, {"pass_count"}),
        ({"target_score": "0"}, {"target_score"}),
        ({"set_bonus": "-1"}, {"set_bonus"}),
        ({"spade_double_from": "320"}, {"spade_double_from"}),
        ({"heading": "never"}, {"heading"}),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, str], blamed: set[str]) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(4, options)
    assert set(refused.value.names) == blamed


def test_the_calls_stand_in_the_view_in_their_order() -> None:
    state = run(deal(table()), "0 pass", "1 bid 250", "2 pass", "3 bid 280", "0 bid 290")
    for viewer in (None, 0, 2):
        calls = [(fact.seat, fact.value) for fact in state.view(viewer).facts if fact.name == "call"]
        assert calls == [(0, "pass"), (1, "250"), (2, "pass"), (3, "280"), (0, "290")]
    assert state.view(1).fact("bid", 0) == "290"


def test_the_view_says_who_is_still_in_where_passes_are_final() -> None:
    view = run(deal(table("pass_is_final=true")), "0 pass", "1 bid 250").view(None)
    assert [view.fact("bidding", seat) for seat in range(4)] == ["out", "in", "in", "in"]


def test_the_next_bids_rise_by_tens() -> None:
    state = deal(table())
    assert state.next_bids()[:5] == ("250", "260", "270", "280", "290")
    run(state, "0 bid 300")
    assert state.next_bids()[:5] == ("310", "320", "330", "340", "350")
    assert state.next_bids()[-1] == "2000"
    assert contract(state, 0, 300).next_bids() == ()


def test_p22_only_the_declarer_names_trump() -> None:
    state = contract(deal(table()), 1, 250)
    assert code(state, "0 trump S") == "not-your-turn"
    assert code(state, "3 trump S") == "not-your-turn"
    assert code(state, "1 play AS") == "wrong-phase"
    assert legal(state, 1) == ["trump S", "trump H", "trump D", "trump C"]


def test_trump_may_be_a_suit_of_which_the_declarer_holds_nothing() -> None:
    state = contract(deal(table(), {0: "AS AS TS TS KS KS QS QS JS JS 9S 9S"}), 0, 250, "C")
    assert state.trump == "C"


def test_a_marriage_in_the_trump_suit_may_be_required() -> None:
    hands = {0: "KS QS KH JH QD QD KC QC AS AH AD AC"}
    state = contract(deal(table("trump_needs_marriage=true"), hands), 0, 250)
    assert legal(state, 0) == ["trump S", "trump C"]
    assert code(state, "0 trump H") == "invalid-trump"
    assert code(state, "0 trump D") == "invalid-trump"
    assert contract(deal(table(), hands), 0, 250, "H").trump == "H"


def test_who_has_no_marriage_at_all_names_any_trump() -> None:
    hands = {0: "KS KS KH KH QD QD QC QC AS AH AD AC"}
    state = contract(deal(table("trump_needs_marriage=true"), hands), 0, 250)
    assert legal(state, 0) == ["trump S", "trump H", "trump D", "trump C"]


@pytest.mark.parametrize("line", ["0 bid 250", "1 pass", "0 trump S", "2 play AS"])
def test_nothing_but_a_deal_happens_while_a_deal_is_due(line: str) -> None:
    state = table()
    assert code(state, line) == "wrong-phase"
    run(deal(state), "0 pass", "1 pass", "2 pass", "3 pass")
    assert code(state, line) == "wrong-phase"


def test_a_table_can_be_looked_at_before_its_first_deal() -> None:
    view = table("target_score=1000").view(None)
    assert view.zones == ()
    assert [(fact.name, fact.value) for fact in view.facts] == [("target", "1000")]
