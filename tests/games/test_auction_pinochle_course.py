"""Auction Pinochle, seats and deals, and what waits for the end of a hand (rules 1.1, 1.4, 1.5, 1.8, 1.12)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import games
from games.auction_pinochle import GAME, AuctionPinochle
from games.core.api import CHANCE, BadNotation
from games.core.options import BadOption
from games.core.partners import draw_partners
from games.core.record import BadRecord, read_record
from tests.games import worlds
from tests.games.auction_pinochle_play import EXCHANGE, P19, code, contract, deal, legal, row, run, start, table

seeds = st.integers(0, 2**32 - 1)

# seats and deals


@pytest.mark.parametrize("line", ["seats 3", "seats 5", "dealer 4"])
def test_four_play_and_one_of_them_deals(line: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(f"game auction-pinochle\n{line}\n", games())
    assert refused.value.code == "bad-option"
    with pytest.raises(BadOption):
        GAME.start(4, {}, 4)


def test_partners_sit_opposite_and_share_a_score() -> None:
    assert [table().column(seat) for seat in range(4)] == [0, 1, 0, 1]


@given(seed=seeds)
def test_players_stay_as_they_sat_down_or_draw_for_partners(seed: int) -> None:
    fixed = GAME.seat(table().options, Random(seed))
    assert (fixed.seats, fixed.drawn) == ((0, 1, 2, 3), ())
    assert fixed.dealer in range(4)
    drawn = GAME.seat(table("seating=draw").options, Random(seed))
    assert drawn == draw_partners(table().pack(), "ATKQJ9", Random(seed))
    assert drawn.dealer == 0, "the highest takes seat 0, and deals"


def test_in_a_record_the_draw_for_partners_has_no_effect() -> None:
    plain, drawing = (
        run(contract(deal(start(given_, 2)), 3, 250), "3 trump H") for given_ in ({}, {"seating": "draw"})
    )
    assert plain.to_json() | {"options": {}} == drawing.to_json() | {"options": {}}


def test_each_is_dealt_twelve_cards_and_none_is_left_or_turned() -> None:
    state = deal(table())
    assert state.deal_sizes() == (12, 12, 12, 12)
    assert {zone.name for zone in state.places()} == {"hand"}
    assert state.standing().trump is None


@given(seed=seeds)
def test_the_deal_passes_to_the_left_after_every_hand_and_eldest_speaks_first(seed: int) -> None:
    rng = Random(seed)
    first = rng.randrange(4)
    for step in worlds.walk(worlds.random_table("auction-pinochle", rng).start(first), rng, deals=4):
        state = step.state
        assert isinstance(state, AuctionPinochle)
        if step.seat != CHANCE:
            assert state.dealer == (first + state.dealing) % 4
        if state.phase == "auction" and not state.calls:
            assert state.actors() == ((state.dealer + 1) % 4,)


# words and phases


@pytest.mark.parametrize(
    "text", ["trump N", "trump none", "trump SH", "trump", "bid", "bid much", "bid 2_50", "pass 1", "double", "play S"]
)
def test_what_is_no_action_here(text: str) -> None:
    with pytest.raises(BadNotation):
        contract(deal(table()), 0, 250).read(0, text)


def test_a_deal_that_is_not_due_or_not_the_pack_is_no_action() -> None:
    state = table()
    pack = state.pack()
    groups = [" ".join(pack[place * 12 : place * 12 + 12]) for place in range(4)]
    assert str(state.read(CHANCE, f"deal {' | '.join(groups)}")).startswith("deal AS AS")
    for text in (
        f"deal {' | '.join(groups[:3])}",
        f"deal {' | '.join([groups[0], *groups[:3]])}",
        f"deal {' '.join(pack)}",
    ):
        with pytest.raises(BadNotation):
            state.read(CHANCE, text)
    with pytest.raises(BadNotation):
        deal(state).read(CHANCE, f"deal {' | '.join(groups)}")


def test_a_phase_that_is_over_comes_before_a_pass_that_was_final() -> None:
    state = run(deal(table("pass_is_final=true")), "0 pass", "1 bid 250")
    assert code(state, "0 bid 260") == "already-passed"
    run(state, "2 pass", "3 pass")
    assert code(state, "0 bid 260") == "wrong-phase"


@pytest.mark.parametrize(
    "line", ["0 give AS AS TS TS", "1 meld KS QS", "2 concede", "3 play AS", "0 trump S", "1 done"]
)
def test_a_verb_of_another_phase_is_refused_whoever_acts(line: str) -> None:
    assert code(deal(table()), line) == "wrong-phase"


def test_everybody_holds_twelve_again_after_the_exchange_and_melded_cards_are_back_in_hand() -> None:
    state = run(contract(deal(table(), P19), 0, 360), *EXCHANGE)
    assert [hand.bit_count() for hand in state.hands] == [12] * 4
    assert len(state.view(0).zone("melds", 0).items) == 8
    kinds = dict.fromkeys(state.spell(state.hands[0]))
    assert legal(run(state, "0 play_on"), 0) == [f"play {kind}" for kind in kinds]


def test_a_returned_card_must_be_held() -> None:
    state = run(contract(deal(table(), P19), 0, 360), "0 trump S", "2 give QS TS KC QC")
    assert code(state, "0 return AH QS TS KC") == "not-held"
    assert code(state, "0 return AH QS") == "not-held", "whatever the number of cards"
    assert code(state, "0 return QS TS") == "pass-count"


# what waits for the end of a hand


def shown() -> AuctionPinochle:
    """Seat 0 has melded 240, and its side lacks ten points to the target."""
    hands = {0: "KS QS KH QH KD QD KC QC JS TS 9S 9D"}
    state = deal(table("pass_count=0"), hands)
    state.totals = [1490, 0]
    return contract(state, 0, 250, "H")


def test_nobody_declares_out_and_melds_wait_for_the_end_of_the_hand() -> None:
    state = shown()
    assert state.meld_points(0) == 240
    assert (state.phase, state.scores(), state.standing().winners) == ("decide", (1490, 0), None)
    run(state, "0 play_on")
    assert (state.phase, state.scores()) == ("play", (1490, 0))
    assert run(shown(), "0 concede").scores()[0] == 1490, "melds of a conceded hand never count"


def test_a_contract_that_melds_alone_have_made_may_be_conceded() -> None:
    state = contract(deal(table("pass_count=0 min_bid=100"), {0: "KS QS KH QH KD QD KC QC JS TS 9S 9D"}), 0, 240, "H")
    assert state.wanted() == 0
    theirs = state.meld_points(1) + state.meld_points(3)
    run(state, "0 concede")
    assert row(state) == (0, theirs + 250)
