"""Two-handed Pinochle, what each meld pays and which card may serve again (rules 1.7, 1.8)."""

from __future__ import annotations

import pytest

from games.two_handed_pinochle import TwoHandedPinochle
from tests.games.two_handed_pinochle_play import (
    at_the_last_draw,
    code,
    deal,
    legal,
    meld,
    run,
    table,
    win_trick,
    window,
)

# what melds pay


@pytest.mark.parametrize("trump", "SHDC")
def test_every_row_of_the_table_pays_what_it_says_whatever_is_trump(trump: str) -> None:
    rows = {" ".join(f"{rank}{trump}1" for rank in "ATKQJ"): 150, f"9{trump}1": 10, "QS1 JD1": 40}
    rows["QS1 JD1 QS2 JD2"] = 300
    rows |= {f"K{suit}1 Q{suit}1": 40 if suit == trump else 20 for suit in "SHDC"}
    for rank, points in (("A", 100), ("K", 80), ("Q", 60), ("J", 40)):
        rows[" ".join(f"{rank}{suit}1" for suit in "SHDC")] = points
    for cards, points in rows.items():
        assert meld(window(cards, f"9{trump}2"), cards) == points, cards


@pytest.mark.parametrize("plain", "SDC")
def test_only_trumps_make_a_run_and_a_dix(plain: str) -> None:
    for cards in (" ".join(f"{rank}{plain}1" for rank in "ATKQJ"), f"9{plain}1"):
        assert meld(window(cards), cards) == "meld-invalid"


@pytest.mark.parametrize("rank", "T9")
def test_tens_and_nines_make_no_around(rank: str) -> None:
    cards = " ".join(f"{rank}{suit}1" for suit in "SHDC")
    assert meld(window(cards), cards) == "meld-invalid"


@pytest.mark.parametrize(
    ("first", "points"),
    [
        ("AH1 TH1 KH1 QH1 JH1", 150),
        ("KH1 QH1", 40),
        ("KS1 QS1", 20),
        ("AS1 AH1 AD1 AC1", 100),
        ("KS1 KH1 KD1 KC1", 80),
        ("QS1 QH1 QD1 QC1", 60),
        ("JS1 JH1 JD1 JC1", 40),
    ],
)
def test_all_but_the_pinochle_held_twice_just_score_twice(first: str, points: int) -> None:
    second = first.replace("1", "2")
    state = window(f"{first} {second}")
    assert meld(state, f"{first} {second}") == "meld-invalid", "they are two melds"
    assert [meld(state, first), meld(state, second)] == [points, points]


# the declarer's own cards, in hand or on the table


def test_a_meld_is_laid_on_the_declarers_own_table_and_stays_his_to_play() -> None:
    state = window("KS1 QS1")
    assert meld(state, "KS1 QS1") == 20
    assert state.tables == [state.deck.read(["KS1", "QS1"]), 0]
    assert {"KS1", "QS1"} <= legal(state)


def test_the_opponents_melded_cards_serve_nobody_else() -> None:
    state = table()
    deal(state, {0: "KS1 TC1 9C1 9S1", 1: "QS1 KS2 AC1 JC1 9S2"})
    run(state, "0 play 9S1", "1 play 9S2", "0 play 9C1", "1 play AC1")
    assert meld(state, "KS2 QS1") == 20
    run(state, "1 play JC1", "0 play TC1")
    assert state.tables[1] == state.deck.read(["KS2", "QS1"])
    assert meld(state, "KS1 QS1") == "not-held"


def test_a_run_is_made_of_cards_in_hand_and_on_the_table_alike() -> None:
    state = window("AH1 TH1 KH1 QH1 JH1 KS1 KD1 KC1")
    assert meld(state, "KS1 KH1 KD1 KC1") == 80
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150, "the king of an around was in no marriage"


# which card may serve again


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("KS1 KH1 KD1 KC1", "KS1 QS1", 20),
        ("KS1 QS1", "KS1 KH1 KD1 KC1", 80),
        ("QS1 QH1 QD1 QC1", "QS1 JD1", 40),
        ("QS1 JD1", "QS1 QH1 QD1 QC1", 60),
        ("KS1 QS1", "QS1 JD1", 40),
        ("KS1 QS1", "KS1 QS2", "meld-card-reused"),
        ("KS1 QS1", "KS2 QS1", "meld-card-reused"),
        ("KS1 QS1", "KS2 QS2", 20),
        ("KS1 KH1 KD1 KC1", "KS2 KH1 KD1 KC1", "meld-card-reused"),
        ("QS1 JD1", "QS2 JD1", "meld-card-reused"),
        ("QS1 JD1 QS2 JD2", "QS1 JD1", "meld-card-reused"),
        ("QS1 JD1 QS2 JD2", "QS2 JD1", "meld-card-reused"),
    ],
)
def test_a_card_serves_once_in_each_class(first: str, second: str, result: int | str) -> None:
    state = window(" ".join(dict.fromkeys(f"{first} {second}".split())), "9C2")
    assert isinstance(meld(state, first), int)
    assert meld(state, second) == result


@pytest.mark.parametrize("again", ["KH1 QH1", "KH1 QH2", "KH2 QH1"])
def test_no_king_or_queen_of_a_run_is_married_afterwards(again: str) -> None:
    state = window("AH1 TH1 KH1 QH1 JH1 KH2 QH2")
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150
    assert meld(state, again) == "meld-card-reused"
    assert meld(state, "KH2 QH2") == 40


def test_a_second_run_takes_no_card_of_the_first() -> None:
    state = window("AH1 TH1 KH1 QH1 JH1 AH2 KH2 QH2 JH2")
    assert meld(state, "AH1 TH1 KH1 QH1 JH1") == 150
    assert meld(state, "AH2 TH1 KH2 QH2 JH2") == "meld-card-reused"


@pytest.mark.parametrize("run_of", ["AH1 TH1 KH1 QH2 JH1", "AH1 TH1 KH2 QH1 JH1", "AH1 TH1 KH1 QH1 JH1"])
def test_one_married_card_is_enough_to_make_a_run_an_upgrade(run_of: str) -> None:
    state = window("AH1 TH1 JH1 KH1 QH1 KH2 QH2")
    assert meld(state, "KH1 QH1") == 40
    assert meld(state, run_of) == 110


def test_two_royal_marriages_are_deducted_once() -> None:
    state = window("AH1 TH1 JH1 KH1 QH1 KH2 QH2")
    assert meld(state, "KH1 QH1") == meld(state, "KH2 QH2") == 40
    assert meld(state, "AH1 TH1 KH1 QH2 JH1") == 110


@pytest.mark.parametrize("played", ["QS1", "JD1"])
def test_either_card_played_breaks_a_pinochle(played: str) -> None:
    keep = "QS1 JD1 QS2 JD2"
    state = window(keep)
    assert meld(state, "QS1 JD1") == 40
    win_trick(state, keep, lead=played)
    assert meld(state, "QS2 JD2") == 40


def pinochle_on_the_other_table(mine: str = "", theirs: str = "", **options: str) -> TwoHandedPinochle:
    """Seat 1 has the window and QS2 JD2 in hand; before seat 0 lies its first pinochle, whole."""
    state = table(**options)
    deal(state, {0: f"QS1 JD1 9S1 9C1 {mine}", 1: f"QS2 JD2 9S2 AC1 JC1 {theirs}"})
    run(state, "0 play 9S1", "1 play 9S2")
    assert meld(state, "QS1 JD1") == 40
    run(state, "0 play 9C1", "1 play AC1")
    assert state.tables[0] == state.deck.read(["QS1", "JD1"])
    return state


def test_a_single_pinochle_of_the_opponent_is_not_doubled() -> None:
    state = pinochle_on_the_other_table()
    assert [fact.value for fact in state.tally(1, "meld", ["QS2 JD2"])] == ["pinochle", "40"]
    assert meld(state, "QS2 JD2") == 40
    assert state.totals == [40, 40]


def test_of_two_packs_each_doubles_only_a_pinochle_of_its_own() -> None:
    state = pinochle_on_the_other_table("QS4 JD4 TC1", "QS3 JD3", decks="2", hand_size="18")
    assert meld(state, "QS2 JD2") == 40
    assert meld(state, "QS3 JD3") == 260
    run(state, "1 play JC1", "0 play TC1")
    assert meld(state, "QS4 JD4") == 260
    assert state.totals == [300, 300]


# the dix


def test_a_dix_of_the_other_seat_leaves_no_exchange() -> None:
    state = table()
    deal(state, {0: "9H1 9C1 9S1", 1: "9H2 AC1 9S2"}, "KH1")
    run(state, "0 play 9S1", "1 play 9S2")
    assert meld(state, "9H1") == 10
    assert state.hands[0] & state.deck.read(["KH1"])
    run(state, "0 play 9C1", "1 play AC1")
    assert meld(state, "9H2") == 10
    assert state.deck.name[state.indicator] == "9H1"
    assert state.tables[1] == state.deck.read(["9H2"])


def test_a_first_dix_changes_hands_with_the_indicator_and_lies_on_no_table() -> None:
    state = window("9H1", "AH2")
    events = state.apply(0, state.read(0, "meld 9H1"))
    assert ("indicator_taken", 0, ("AH2",)) in [(event.kind, event.seat, event.items) for event in events]
    assert state.tables == [0, 0]
    assert "AH2" in legal(state)


def test_an_exchanged_indicator_is_a_fresh_card() -> None:
    state = window("9H1 QH1 QS1 QD1 QC1", "KH2", fresh_card_required="true")
    assert meld(state, "QS1 QH1 QD1 QC1") == 60
    assert meld(state, "9H1") == 10
    assert meld(state, "KH2 QH1") == 40


@pytest.mark.parametrize("exchange", ["first_mandatory", "none"])
def test_exchange_is_no_action_where_it_is_not_left_to_the_player(exchange: str) -> None:
    assert code(window("9H1", "AH2", dix_exchange=exchange), "0 exchange 9H1") == "wrong-phase"


def test_without_an_indicator_there_is_no_exchange_to_be_had() -> None:
    state = at_the_last_draw(keep="9H1", dix_exchange="optional")
    run(state, "0 take face_up")
    assert meld(state, "9H1", "exchange") == "meld-invalid"
    assert legal(state, "exchange") == set()
    assert meld(state, "9H1") == 10


def test_whether_the_dix_takes_the_slot_means_nothing_without_a_limit() -> None:
    for slot in ("true", "false"):
        state = window("9H1 KS1 QS1 KD1 QD1", dix_uses_meld_slot=slot)
        assert [meld(state, cards) for cards in ("KS1 QS1", "9H1", "KD1 QD1")] == [20, 10, 20]
