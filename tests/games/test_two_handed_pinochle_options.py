"""Two-handed Pinochle with its options: the dix, the last draw, two packs, roundhouses, and how a match ends."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE
from games.players.chance import deal as any_deal
from tests.games.two_handed_pinochle_play import (
    at_the_last_draw,
    deal,
    legal,
    meld,
    preset,
    run,
    table,
    to_the_end,
    win_trick,
    window,
)
from tests.scale import chance

DIX_AND_RUN = "9H1 AH1 TH1 QH1 JH1"

# the dix and the indicator


def test_an_exchange_that_is_left_to_the_player() -> None:
    swapped = window("9H1", "AH2", dix_exchange="optional")
    shown = swapped.copy()
    assert "9H1" in legal(swapped, "exchange")
    assert meld(swapped, "9H1", "exchange") == 10
    assert swapped.deck.name[swapped.indicator] == "9H1"
    assert swapped.hands[0] & swapped.deck.read(["AH2"])
    assert meld(shown, "9H1") == 10
    assert shown.deck.name[shown.indicator] == "AH2"
    assert shown.tables[0] == shown.deck.read(["9H1"])


def test_an_exchange_that_is_not_to_be_had() -> None:
    state = window("9H1 9H2 KS1", "AH2", dix_exchange="optional")
    assert meld(state, "KS1", "exchange") == "meld-invalid"
    assert meld(state, "9H1") == 10
    assert meld(state, "9H2", "exchange") == "meld-invalid"
    assert meld(state, "9H2") == 10


def test_without_exchanges_a_dix_is_shown() -> None:
    state = window("9H1", "AH2", dix_exchange="none")
    assert meld(state, "9H1") == 10
    assert state.deck.name[state.indicator] == "AH2"


def test_once_the_indicator_is_taken_a_first_dix_is_shown() -> None:
    state = at_the_last_draw(keep="9H1")
    run(state, "0 take face_up")
    assert meld(state, "9H1") == 10
    assert state.tables[0] & state.deck.read(["9H1"])


def test_an_exchanged_nine_scores_no_more_for_who_draws_it() -> None:
    state = at_the_last_draw(indicator="AH2", keep="9H1", exchange=True)
    assert state.deck.name[state.indicator] == "9H1"
    run(state, "0 take face_up")
    assert meld(state, "9H1") == "meld-card-reused"


def test_the_dealer_is_paid_for_a_turned_nine_which_may_still_be_melded() -> None:
    state = table(dealer_scores_turned_dix="true")
    events = deal(state, {0: "9H1"}, "9H2")
    assert [(event.kind, event.seat, event.points) for event in events if event.points] == [("turned_dix", 1, 10)]
    assert state.totals == [0, 10]
    win_trick(state, "9H1")
    assert meld(state, "9H1") == 10
    assert state.deck.name[state.indicator] == "9H1"
    assert meld(state, "9H2") == 10


def test_the_dealers_ten_can_end_the_match() -> None:
    state = table(dealer_scores_turned_dix="true")
    state.totals = [1100, 1190]
    deal(state)
    assert state.over
    assert state.standing().winners == (1,)
    assert state.standing().deal_scores == ((0, 10),)


def test_a_turned_nine_pays_nothing_otherwise() -> None:
    state = table()
    deal(state, indicator="9H2")
    assert state.totals == [0, 0]


@pytest.mark.parametrize(("slot", "second"), [("true", "meld-limit"), ("false", 20)])
def test_whether_a_dix_is_the_one_meld(slot: str, second: int | str) -> None:
    state = window("9H1 KS1 QS1 KD1 QD1", melds_per_trick="one", dix_uses_meld_slot=slot)
    assert meld(state, "9H1") == 10
    assert meld(state, "KS1 QS1") == second
    assert meld(state, "KD1 QD1") == "meld-limit"


def test_a_free_dix_may_follow_the_one_meld() -> None:
    state = window("9H1 KS1 QS1", melds_per_trick="one", dix_uses_meld_slot="false")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "9H1") == 10


@pytest.mark.parametrize("verb", ["exchange", "meld"])
@pytest.mark.parametrize(("slot", "dix"), [("true", "meld-limit"), ("false", 10)])
def test_after_the_one_meld_a_dix_is_neither_exchanged_nor_shown_unless_it_is_free(
    verb: str, slot: str, dix: int | str
) -> None:
    options = {"dix_exchange": "optional", "melds_per_trick": "one", "dix_uses_meld_slot": slot}
    state = window("9H1 KS1 QS1", "AH2", **options)
    assert meld(state, "KS1 QS1") == 20
    assert ("9H1" in legal(state, verb)) == (slot == "false")
    assert meld(state, "9H1", verb) == dix
    win_trick(state, "9H1 AH2")
    assert meld(state, "9H1", verb) == (10 if slot == "true" else "meld-card-reused" if verb == "meld" else "not-held")


def test_an_exchange_is_the_one_meld_so_its_card_waits_for_the_next_window() -> None:
    state = window(DIX_AND_RUN, "KH1", dix_exchange="optional", melds_per_trick="one")
    assert meld(state, "9H1", "exchange") == 10
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == "meld-limit"
    win_trick(state, f"{DIX_AND_RUN} KH1")
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150


# the last draw


def test_a_fixed_last_draw_asks_nobody() -> None:
    state = at_the_last_draw(final_draw="fixed")
    assert state.phase == "meld"
    assert state.hands[1] & state.deck.read(["AH2"])
    assert not state.stock


def test_before_the_draw_the_last_window_comes_before_the_last_cards() -> None:
    state = at_the_last_draw(keep="KS1 QS1", meld_timing="before_draw")
    assert len(state.stock) == 1
    assert meld(state, "KS1 QS1") == 20
    run(state, "0 done")
    assert state.phase == "final_draw"
    run(state, "0 take face_down")
    assert state.phase == "play"
    assert state.strict
    assert state.hands[0] & state.deck.read(["KS1"])


def test_a_window_opens_after_every_trick_of_the_first_phase_meld_or_none() -> None:
    state = table()
    deal(state)
    while not state.strict:
        win_trick(state)
        assert state.phase in ("meld", "final_draw")
        if state.phase == "final_draw":
            run(state, f"{state.at} take face_up")
            assert state.phase == "meld"
            run(state, f"{state.at} done")


# pinochles in two packs, roundhouses, windows


TWO_PACKS = {"decks": "2", "hand_size": "18"}


def test_of_two_packs_a_third_and_fourth_pinochle_make_a_second_pair() -> None:
    cards = "QS1 JD1 QS2 JD2 QS3 JD3 QS4 JD4"
    state = window(cards, **TWO_PACKS)
    for pair, points in (("QS1 JD1", 40), ("QS2 JD2", 260), ("QS3 JD3", 40), ("QS4 JD4", 260)):
        assert meld(state, pair) == points


def test_of_two_packs_a_broken_single_leaves_the_next_pinochle_a_new_single() -> None:
    cards = "QS1 JD1 QS2 JD2 QS3 JD3"
    state = window(cards, **TWO_PACKS)
    assert meld(state, "QS1 JD1") == 40
    win_trick(state, cards, lead="QS1")
    assert meld(state, "QS2 JD2") == 40
    assert not state.same("JD1", "JD2")
    assert meld(state, "QS3 JD3") == 260


def test_of_two_packs_any_four_unused_cards_score_300_and_leave_a_single_alone() -> None:
    cards = "QS1 JD1 QS2 JD2 QS3 JD3 QS4 JD4"
    state = window(cards, **TWO_PACKS)
    assert meld(state, "QS1 JD1") == 40
    assert meld(state, "QS2 QS4 JD2 JD3") == 300
    assert meld(state, "QS3 JD4") == 260


def test_of_two_packs_only_the_first_dix_is_exchanged() -> None:
    state = window("9H1 9H3 9H4", "KH1", **TWO_PACKS)
    assert [meld(state, nine) for nine in ("9H1", "9H3", "9H4")] == [10, 10, 10]
    assert state.deck.name[state.indicator] == "9H1"
    assert state.tables[0] == state.deck.read(["9H3", "9H4"])


COURT = "KS1 QS1 KH1 QH1 KD1 QD1 KC1 QC1"


def test_a_roundhouse_uses_its_cards_as_arounds_and_marriages() -> None:
    keep = f"{COURT} AH1 TH1 JH1"
    state = window(keep, roundhouse="true")
    assert meld(state, COURT) == 240
    assert meld(state, "KS1 QS1") == "meld-card-reused"
    assert meld(state, "KS1 KH1 KD1 KC1") == "meld-card-reused"
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 110


def test_a_queen_of_a_roundhouse_may_still_make_a_pinochle() -> None:
    state = window(f"{COURT} JD1", roundhouse="true")
    assert meld(state, COURT) == 240
    assert meld(state, "QS1 JD1") == 40


@pytest.mark.parametrize("first", ["KS1 QS1", "KS1 KH1 KD1 KC1", "AH1 TH1 KH1 QH1 JH1"])
def test_a_roundhouse_takes_no_card_that_served_in_its_parts(first: str) -> None:
    state = window(f"{COURT} AH1 TH1 JH1", roundhouse="true")
    assert isinstance(meld(state, first), int)
    assert meld(state, COURT) == "meld-card-reused"


def test_no_roundhouse_unless_it_is_agreed_on() -> None:
    assert meld(window(COURT), COURT) == "meld-invalid"


def test_double_pinochle_shown_whole_is_one_meld() -> None:
    state = window("QS1 JD1 QS2 JD2 KS1", melds_per_trick="one")
    assert meld(state, "QS1 JD1 QS2 JD2") == 300
    assert meld(state, "KS1 QS1") == "meld-limit"


def test_the_family_game_deals_eighteen_each_of_96_cards() -> None:
    family = preset("family")
    deal(family)
    assert [hand.bit_count() for hand in family.hands] == [18, 18]
    assert len(family.stock) == 59


@pytest.mark.parametrize(
    ("decks", "hand", "free", "total"), [(1, 12, 12, 250), (1, 15, 9, 250), (1, 18, 6, 250), (2, 15, 33, 490)]
)
def test_sizes_of_hands_and_packs(decks: int, hand: int, free: int, total: int) -> None:
    state = table(decks=str(decks), hand_size=str(hand), win_check="end_of_hand")
    rng = chance(f"sizes {decks} {hand}")
    state.do(CHANCE, any_deal(state, rng))
    while not state.strict:
        state.do(state.at, state.sample(state.at, rng))
    assert sum(state.won) == free
    melded = list(state.melded)
    points = 0
    for event in to_the_end(state, rng):
        points += event.points if event.kind == "trick_points" else 0
    assert sum(state.won) == free + hand
    assert points == total
    assert sum(state.sheet) == total + sum(melded)
