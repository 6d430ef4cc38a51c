"""What each side of two-handed Pinochle learns, and what its own sense makes of it."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE
from games.core.report import event_json
from games.players.chance import deal as any_deal
from games.two_handed_pinochle import TwoHandedPinochle
from tests.games.two_handed_pinochle_play import (
    at_the_last_draw,
    deal,
    first_of,
    following,
    meld,
    run,
    strict,
    table,
    tell,
    win_trick,
    window,
)
from tests.scale import chance

COURT = "KS1 QS1 KH1 QH1 KD1 QD1 KC1 QC1"


def facts(state: TwoHandedPinochle, cards: str, verb: str = "meld") -> list[tuple[str, str]]:
    """What is told of a meld before it is made."""
    return [(fact.name, fact.value) for fact in state.tally(state.at, verb, [cards])]


# what each side learns


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    state = table()
    deal(state, {0: "AH1"}, "9H2", "KS1 QD1")
    run(state, "0 play AH1")
    events = tell(state, f"1 play {first_of(state, 1)}")
    drawn = [(event.items, event.to) for event in events if event.kind == "drawn"]
    assert drawn == [(("KS1",), 0), (("QD1",), 1)]
    assert all("KS1" not in event.items for event in events if event.to != 0)
    assert all(event_json(event)["to"] is None for event in events if event.kind == "drew")


def test_cards_picked_up_from_a_table_are_known_to_be_in_that_hand() -> None:
    state = at_the_last_draw(keep="KS1 QS1")
    run(state, "0 take face_up")
    assert meld(state, "KS1 QS1") == 20
    run(state, "0 done")
    assert set(state.view(1).zone("known", 0).items) == {"KS1", "QS1", "AH2"}
    assert state.view(1).zone("hand", 0).hidden == 12


def test_an_exchanged_indicator_is_known_until_it_is_played() -> None:
    state = window("9H1", "KH1")
    assert meld(state, "9H1") == 10
    assert state.view(1).zone("known", 0).items == ("KH1",)
    run(state, "0 play KH1")
    assert state.view(1).zone("known", 0).items == ()


def test_in_the_second_phase_nothing_is_left_to_guess() -> None:
    state, rng = table(), chance("deduced")
    state.do(CHANCE, any_deal(state, rng))
    while not state.strict:
        state.do(state.at, state.sample(state.at, rng))
    assert state.redeal(0, rng) == state == state.redeal(1, rng)


def test_known_cards_stay_where_they_are_when_the_rest_is_dealt_anew() -> None:
    state, rng = window("9H1", "KH1"), chance("known")
    assert meld(state, "9H1") == 10
    hands = {state.redeal(1, rng).hands[0] for _ in range(20)}
    assert len(hands) > 1
    assert all(hand & state.deck.read(["KH1"]) for hand in hands)


def test_a_meld_says_what_it_is_and_what_it_would_pay_before_it_is_made() -> None:
    state = window("KH1 QH1 AH1 TH1 JH1")
    assert facts(state, "KH1 QH1") == [("meld", "royal_marriage"), ("pays", "40")]
    assert facts(state, "AH1 TH1 KH1 QH1 JH1") == [("meld", "run"), ("pays", "150")]
    assert facts(state, "KH1 JH1") == facts(state, "KH1", "play") == []


@pytest.mark.parametrize(
    ("options", "first", "expected"),
    [
        ({}, "KH1 QH1", [("pays", "110"), ("beside_royal", "40")]),
        ({"card_points": "counters", "score_divisor": "10"}, "KH1 QH1", [("pays", "11"), ("beside_royal", "4")]),
        ({"run_upgrade": "full"}, "KH1 QH1", [("pays", "150")]),
        ({"roundhouse": "true"}, COURT, [("pays", "110"), ("beside_royal", "40")]),
    ],
)
def test_a_run_says_that_it_adds_to_its_royal_marriage(
    options: dict[str, str], first: str, expected: list[tuple[str, str]]
) -> None:
    state = window(f"{COURT} AH1 TH1 JH1", "9H2", **options)
    assert isinstance(meld(state, first), int)
    assert facts(state, "AH1 TH1 KH1 QH1 JH1") == [("meld", "run"), *expected]


def test_a_second_pinochle_says_what_both_are_worth_while_the_first_is_whole() -> None:
    four = "QS1 JD1 QS2 JD2"
    state = window(four)
    assert facts(state, "QS1 JD1") == [("meld", "pinochle"), ("pays", "40")]
    assert facts(state, four) == [("meld", "double_pinochle"), ("pays", "300")]
    assert meld(state, "QS1 JD1") == 40
    assert facts(state, "QS2 JD2") == [("meld", "pinochle"), ("pays", "260"), ("together", "300")]
    win_trick(state, four, lead="JD1")
    assert facts(state, "QS2 JD2") == [("meld", "pinochle"), ("pays", "40")]


# sense


def test_sense_melds_what_pays_most() -> None:
    state, rng = window("QS1 JD1 QS2 JD2 KS1"), chance("sense")
    assert str(state.policy(0, rng)) == "meld QS1 QS2 JD1 JD2"


def test_sense_exchanges_a_dix_where_it_may() -> None:
    state, rng = window("9H1", "AH2", dix_exchange="optional"), chance("swap")
    assert str(state.policy(0, rng)) == "exchange 9H1"


def test_sense_wins_with_the_cheapest_card_and_loses_the_cheapest() -> None:
    rng = chance("strict")
    assert str(following("KH1", "AH1 TH1 9S1").policy(1, rng)) == "play TH1"
    assert str(following("AC1", "KC1 9C1").policy(1, rng)) == "play 9C1"


def test_sense_leads_a_card_that_cannot_be_beaten() -> None:
    state, rng = strict(("AS1 9H1 KD1", "TS1 TH1 AD1")), chance("lead")
    assert str(state.policy(0, rng)) == "play AS1"
