"""Two-handed Pinochle: every worked example of its rules, by its number."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import games
from games.core.record import read_record, replay
from games.players.chance import deal as any_deal
from games.two_handed_pinochle import TwoHandedPinochle
from tests.games.two_handed_pinochle_play import (
    code,
    deal,
    following,
    last_trick,
    legal,
    meld,
    play_out,
    run,
    strict,
    table,
    win_trick,
    window,
)
from tests.scale import chance

GOLDEN = Path(__file__).parents[1] / "golden" / "two-handed-pinochle"


def test_pn_01_twelve_tricks_empty_the_stock_and_twelve_follow() -> None:
    state, rng = table(), chance("accounting")
    state.do(-1, any_deal(state, rng))
    assert [hand.bit_count() for hand in state.hands] == [12, 12]
    assert len(state.stock) == 23
    assert state.indicator >= 0
    while not state.strict:
        step(state, rng)
    assert sum(state.won) == 12
    assert not state.stock
    assert state.indicator == -1
    while not state.deal_due:
        step(state, rng)
    assert sum(state.won) == 24


def step(state: TwoHandedPinochle, rng: Random) -> None:
    state.do(state.at, state.sample(state.at, rng))


@pytest.mark.parametrize(
    ("lead", "reply", "winner"),
    [
        ("9S1", "AC1", 0),
        ("TD1", "TD2", 0),
        ("KC1", "TC1", 1),
        ("AS1", "9H1", 1),
        ("9H1", "AS1", 0),
        ("QH1", "JH1", 0),
    ],
)
def test_pn_02_who_takes_a_trick(lead: str, reply: str, winner: int) -> None:
    state = table()
    deal(state, {0: lead, 1: f"{reply} 9S2"})
    assert code(state, f"0 play {lead}") == ""
    run(state, f"0 play {lead}", f"1 play {reply}")
    assert state.won[winner] == 1
    assert state.at == winner


CHAIN = "KS1 QS1 KH1 KD1 KC1 QH1 QD1 QC1 JD1"


def chained() -> TwoHandedPinochle:
    """The four windows of PN-03, trump clubs."""
    state = window(f"{CHAIN} KS2", "9C2")
    for cards, points in (("KS1 QS1", 20), ("KS1 KH1 KD1 KC1", 80), ("QS1 QH1 QD1 QC1", 60), ("QS1 JD1", 40)):
        assert meld(state, cards) == points
        win_trick(state, f"{CHAIN} KS2")
    return state


def test_pn_03_a_card_serves_once_in_every_kind_of_meld() -> None:
    assert chained().totals == [200, 0]


def test_pn_04_a_married_queen_finds_no_other_king_but_cards_on_the_table_may_meet() -> None:
    state = chained()
    assert meld(state, "KS2 QS1") == "meld-card-reused"
    assert not state.hands[0] & state.deck.read(["KH1", "QH1"])
    assert meld(state, "KH1 QH1") == 20


@pytest.mark.parametrize(("played", "left", "pays"), [("QS1", "QS2", 20), ("QS2", "QS1", "meld-card-reused")])
def test_pn_04_which_of_two_queens_is_played_decides_what_the_other_may_still_do(
    played: str, left: str, pays: int | str
) -> None:
    """One lies married on the table, its twin in hand has served in nothing."""
    keep = "KS1 KS2 QS1 QS2"
    state = window(keep)
    assert meld(state, "KS1 QS1") == 20
    win_trick(state, keep, lead=played)
    assert meld(state, f"KS2 {left}") == pays


def test_pn_04_with_fresh_cards_required_a_meld_all_of_table_cards_is_refused() -> None:
    state = window(CHAIN, "9C2", fresh_card_required="true")
    assert meld(state, "KS1 KH1 KD1 KC1") == 80
    assert meld(state, "QS1 QH1 QD1 QC1") == 60
    assert meld(state, "KH1 QH1") == "meld-needs-fresh"


RUN = "AH1 TH1 KH1 QH1 JH1"
ROYALS = f"{RUN} KH2 QH2"


@pytest.mark.parametrize(
    ("melds", "options"),
    [
        ([("KH1 QH1", 40), (RUN, 110)], {}),
        ([("KH1 QH1", 40), (RUN, 150)], {"run_upgrade": "full"}),
        ([("KH1 QH1", 40), ("AH1 TH1 KH1 QH2 JH1", 110)], {}),
        ([("KH1 QH1", 40), ("AH1 TH1 KH2 QH2 JH1", 150)], {}),
        ([("KH1 QH1", 40), (RUN, 110), ("KH1 QH1", "meld-card-reused")], {}),
        ([("KH1 QH1", 40), (RUN, 110), ("KH1 QH2", "meld-card-reused"), ("KH2 QH2", 40)], {}),
        ([(RUN, 150), ("KH1 QH1", "meld-card-reused")], {}),
    ],
)
def test_pn_05_a_royal_marriage_grows_into_a_run(melds: list[tuple[str, int | str]], options: dict[str, str]) -> None:
    state = window(ROYALS, "9H2", "", **options)
    for cards, result in melds:
        assert meld(state, cards) == result, cards


FOUR = "QS1 JD1 QS2 JD2"


def test_pn_06_a_second_pinochle_doubles_one_that_is_intact() -> None:
    state = window(FOUR)
    assert meld(state, "QS1 JD1") == 40
    win_trick(state, FOUR)
    assert meld(state, "QS2 JD2") == 260


def test_pn_06_a_second_pinochle_is_worth_40_once_the_first_is_broken() -> None:
    state = window(FOUR)
    assert meld(state, "QS1 JD1") == 40
    win_trick(state, FOUR, lead="JD1")
    assert meld(state, "QS2 JD2") == 40
    assert state.totals[0] == 80


def test_pn_06_all_four_at_once_are_worth_300() -> None:
    assert meld(window(FOUR), FOUR) == 300


@pytest.mark.parametrize("broken", [False, True])
def test_pn_06_no_card_of_a_scored_pinochle_serves_in_another(broken: bool) -> None:
    state = window(FOUR)
    assert meld(state, "QS1 JD1") == 40
    assert meld(state, "QS1 JD2") == "meld-card-reused"
    assert meld(state, FOUR) == "meld-card-reused"
    win_trick(state, FOUR, lead="JD1" if broken else "")
    assert meld(state, FOUR) == ("not-held" if broken else "meld-card-reused")


def test_pn_06_without_double_pinochles_four_cards_are_no_meld() -> None:
    state = window(FOUR, double_pinochle="none")
    assert meld(state, FOUR) == "meld-invalid"
    assert meld(state, "QS1 JD1") == 40
    assert meld(state, "QS2 JD2") == 40


def test_pn_06_shown_together_only_a_second_pinochle_is_worth_40() -> None:
    state = window(FOUR, double_pinochle="together_only")
    assert meld(state.copy(), FOUR) == 300
    assert meld(state, "QS1 JD1") == 40
    assert meld(state, "QS2 JD2") == 40


ACES = "AS1 AH1 AD1 AC1 AS2 AH2 AD2 AC2"


def test_pn_07_two_sets_of_aces_score_twice() -> None:
    state = window(ACES)
    assert meld(state, "AS1 AH1 AD1 AC1") == 100
    assert meld(state, "AS2 AH2 AD2 AC2") == 100


def test_pn_07_a_set_with_one_card_replaced_is_no_new_set() -> None:
    state = window(ACES)
    assert meld(state, "AS1 AH1 AD1 AC1") == 100
    win_trick(state, ACES, lead="AS1")
    assert meld(state, "AS2 AH1 AD1 AC1") == "meld-card-reused"


DIX_AND_RUN = "9H1 AH1 TH1 QH1 JH1"


def test_pn_08_the_dix_fetches_the_indicator_which_serves_at_once() -> None:
    state = window(DIX_AND_RUN, "KH1")
    assert meld(state, "9H1") == 10
    assert state.deck.name[state.indicator] == "9H1"
    assert state.hands[0] & state.deck.read(["KH1"])
    assert meld(state, RUN) == 150
    assert state.totals[0] == 160


def test_pn_08_where_one_meld_is_allowed_the_dix_is_it() -> None:
    state = window(DIX_AND_RUN, "KH1", melds_per_trick="one")
    assert meld(state, "9H1") == 10
    assert meld(state, RUN) == "meld-limit"
    win_trick(state, f"{DIX_AND_RUN} KH1")
    assert meld(state, RUN) == 150


def test_pn_09_a_nine_is_exchanged_for_the_other_nine() -> None:
    state = window("9H1", "9H2")
    assert meld(state, "9H1") == 10
    assert state.deck.name[state.indicator] == "9H1"
    assert meld(state, "9H2") == 10
    assert state.deck.name[state.indicator] == "9H1"
    assert state.tables[0] == state.deck.read(["9H2"])
    assert meld(state, "9H2") == "meld-card-reused"


def test_pn_10_after_the_draw_a_drawn_card_melds_at_once() -> None:
    state = window("KS1", "9H2", "QS1", meld_timing="after_draw")
    assert meld(state, "KS1 QS1") == 20


def test_pn_10_before_the_draw_a_drawn_card_waits_for_another_trick() -> None:
    state = window("KS1", "9H2", "QS1", meld_timing="before_draw")
    assert meld(state, "KS1 QS1") == "not-held"
    run(state, "0 done")
    assert code(state, "0 meld KS1 QS1") == "wrong-phase"
    win_trick(state, "KS1 QS1")
    assert meld(state, "KS1 QS1") == 20


def test_pn_11_two_marriages_in_one_window() -> None:
    state = window("KS1 QS1 KD1 QD1")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "KD1 QD1") == 20


def test_pn_11_a_second_meld_breaks_a_limit_of_one() -> None:
    state = window("KS1 QS1 KD1 QD1", melds_per_trick="one")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "KD1 QD1") == "meld-limit"
    assert code(state, "0 done") == ""


def test_pn_12_melds_of_one_window_may_share_a_card() -> None:
    state = window("KS1 QS1 JD1")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "QS1 JD1") == 40


def test_pn_12_where_they_may_not_the_second_waits() -> None:
    state = window("KS1 QS1 JD1", same_turn_card_sharing="false")
    assert meld(state, "KS1 QS1") == 20
    assert meld(state, "QS1 JD1") == "meld-shared-this-turn"
    win_trick(state, "KS1 QS1 JD1")
    assert meld(state, "QS1 JD1") == 40


def last_draw() -> TwoHandedPinochle:
    """Seat 1 has won the last trick of the first phase; TD2 lies face down above AH1."""
    state = table(0)
    wanted = "TH1 KH1 QH1 JH1"
    rest = [card for card in state.pack() if card not in {"TD2", "AH1", *wanted.split()}]
    hand, other, stock = rest[:8], rest[8:20], [*rest[20:], "TD2"]
    deal(state, {1: " ".join([*wanted.split(), *hand]), 0: " ".join(other)}, "AH1", " ".join(stock))
    while state.phase != "final_draw":
        win_trick(state, wanted)
    return state


def test_pn_13_the_winner_chooses_the_last_card() -> None:
    state = last_draw()
    assert legal(state, "take") == {"face_down", "face_up"}
    assert code(state, "1 play KH1") == code(state, "0 play KH1") == "wrong-phase"
    assert code(state, "0 take face_up") == "not-your-turn"
    run(state, "1 take face_up")
    assert state.hands[1] & state.deck.read(["AH1"])
    assert state.hands[0] & state.deck.read(["TD2"])


@pytest.mark.parametrize("ending", ["play", "done"])
def test_pn_13_the_last_window_ends_when_all_cards_are_picked_up(ending: str) -> None:
    state = run(last_draw(), "1 take face_up")
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150
    run(state, "1 play AH1" if ending == "play" else "1 done")
    assert state.tables == [0, 0]
    assert state.hands[1] & state.deck.read(["KH1"])
    for refused in ("1 meld KH1 QH1", "0 meld KH1 QH1", "1 take face_up", "0 take face_down"):
        assert code(state, refused) == "wrong-phase"


@pytest.mark.parametrize(
    ("lead", "hand", "always", "trump_led_only"),
    [
        ("TS1", "AS1 9S1 KH1 JD1", "AS1", "AS1 9S1"),
        ("QS1", "JS1 9S1 AH1", "JS1 9S1", "JS1 9S1"),
        ("AC1", "JD1 KH1 9H1", "KH1 9H1", "KH1 9H1"),
        ("AC1", "JD1 AS1", "JD1 AS1", "JD1 AS1"),
        ("KH1", "TH1 9H1 AD1", "TH1", "TH1"),
        ("KH1", "QH1 9H1", "QH1 9H1", "QH1 9H1"),
        ("TS1", "TS2 9S1", "TS2 9S1", "TS2 9S1"),
    ],
)
def test_pn_14_what_may_follow(lead: str, hand: str, always: str, trump_led_only: str) -> None:
    for option, expected in (("always", always), ("trump_led_only", trump_led_only)):
        assert legal(following(lead, hand, phase2_must_win=option)) == set(expected.split())


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, [139, 111]),
        ({"card_points": "tens_fives"}, [135, 115]),
        ({"card_points": "counters"}, [130, 120]),
        ({"card_points": "counters", "score_divisor": "10"}, [13, 12]),
        ({"trick_rounding": "nearest_ten"}, [140, 110]),
        ({"card_points": "tens_fives", "trick_rounding": "nearest_ten"}, [130, 110]),
    ],
)
def test_pn_15_what_tricks_count(options: dict[str, str], points: list[int]) -> None:
    state = strict(("9S1", "9S2"), **options)
    left = [card for card in state.pack() if card not in ("9S1", "9S2")]
    taken: list[str] = []
    for rank, number in (("A", 5), ("T", 4), ("K", 3), ("Q", 4), ("J", 5), ("9", 1)):  # two nines are yet to come
        taken += [card for card in left if card[0] == rank][:number]
    state.captured = [state.deck.read(taken), state.deck.read(card for card in left if card not in taken)]
    assert play_out(state).totals == points


ROYAL = "KH1 QH1"


def test_pn_16_a_meld_can_end_the_match() -> None:
    state = window(ROYAL)
    state.totals[0] = 1170
    assert meld(state, ROYAL) == 40
    assert state.over
    assert state.standing().winners == (0,)
    assert state.standing().deal_scores == ((40, 0),)
    assert code(state, "0 done") == "game-over"


def test_pn_16_where_only_the_end_of_a_hand_counts_it_plays_on() -> None:
    state = window(ROYAL, win_check="end_of_hand")
    state.totals[0] = 1170
    assert meld(state, ROYAL) == 40
    assert state.phase == "meld"


def test_pn_16_of_both_past_the_target_the_higher_wins() -> None:
    state = play_out(last_trick(111, (1100, 1090), 1))
    assert state.totals == [1211, 1229]
    assert state.standing().winners == (1,)


def test_pn_16_the_target_may_be_raised_above_both() -> None:
    state = play_out(last_trick(111, (1100, 1090), 1, both_reach="extend"))
    assert state.deal_due
    assert state.standing().target == 1450


def level() -> TwoHandedPinochle:
    """Both stand at 1250."""
    state = play_out(last_trick(129, (1111, 1139), 0))
    assert state.totals == [1250, 1250]
    return state


def test_pn_16_level_scores_call_for_another_hand_whose_melds_end_nothing() -> None:
    state = level()
    assert state.deal_due
    state.dealer = 0  # seat 0 leads once the deal has passed on
    deal(state, {0: ROYAL})
    win_trick(state, ROYAL)
    assert meld(state, ROYAL) == 40
    assert state.phase == "meld"


def test_pn_16_the_higher_total_at_the_end_of_the_extra_hand_wins() -> None:
    state = level()
    extra = last_trick(120, (1250, 1250), 1)
    extra.extra = state.extra
    assert play_out(extra).standing().winners == (1,)


def test_pn_16_an_extra_hand_that_ends_level_calls_for_one_more() -> None:
    state = level()
    again = last_trick(115, (1250, 1250), 0)
    again.extra = state.extra
    assert play_out(again).deal_due
    assert again.extra


@pytest.mark.parametrize(
    ("options", "row"),
    [
        ("", [650, 400]),
        ("option same_turn_card_sharing false\n", [650, 400]),
        ("option card_points tens_fives\n", [660, 390]),
        ("option card_points counters\n", [660, 390]),
    ],
)
def test_pn_17_the_golden_hand(options: str, row: list[int]) -> None:
    text = (GOLDEN / "pn-17.game").read_text().replace("dealer 1\n", f"dealer 1\n{options}")
    result = replay(read_record(text, games()))
    assert result.stopped is None
    assert result.state.standing().deal_scores == (tuple(row),)
    assert result.state.standing().tricks == (15, 9)
    melds = [event.points for event in result.events if event.kind not in ("trick_points", "deal_score")]
    assert sum(melds) == 800
