"""Ninety-Nine without an initial bid (rules 2.9): the worked examples G1 to G12, and the order of its premiums."""

from __future__ import annotations

import pytest

from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import code, deal, legal, row, run, scored, start, trick

LEFTOVER = {"bidding": "leftover"}


def dealt(**options: str) -> NinetyNine:
    return deal(start(3, {**LEFTOVER, **options}))


@pytest.mark.parametrize(
    ("left", "tricks", "offer", "announced", "points"),
    [
        pytest.param(("CDD", 4, 4), (3, 3, 3), "", -1, [33, 3, 3], id="G1 success"),
        pytest.param(("CDD", 4, 4), (2, 5, 2), "", -1, [2, 5, 2], id="G2 failure"),
        pytest.param((4, 4, 4), (4, 3, 2), "announce", 4, [64, 3, 2], id="G3 announced"),
        pytest.param((3, 4, 4), (3, 3, 3), "announce", 4, [3, 33, 33], id="G4 another number"),
        pytest.param((2, 4, 5), (2, 5, 2), "open", -1, [92, 5, 2], id="G5 open"),
        pytest.param((5, 4, 4), (5, 2, 2), "open_announce", 5, [125, 2, 2], id="G6 open and announced"),
        pytest.param((4, 4, 4), (5, 2, 2), "open_announce", 5, [5, 92, 92], id="G7 leftover differs"),
        pytest.param(("DDD", 4, 4), (0, 5, 4), "", -1, [20, 5, 24], id="G12 nothing left, nothing won"),
    ],
)
def test_what_the_unplayed_cards_are_worth(
    left: tuple[int | str, ...], tricks: tuple[int, ...], offer: str, announced: int, points: list[int]
) -> None:
    holder = 0 if offer else -1
    state = scored(left, tricks, offer=offer, holder=holder, announced=announced, options=LEFTOVER)
    assert row(state) == points


def test_magri_values_may_be_agreed() -> None:
    options = {**LEFTOVER, "magri_values": "20,40,60"}
    assert row(scored((2, 4, 5), (2, 5, 2), offer="open", holder=0, options=options)) == [72, 5, 2]


def test_g8_suit_is_followed_on_the_whole_holding() -> None:
    state = run(trick(["KH", "6H AC", "7H"], bidding="leftover"), "0 play KH")
    assert legal(state, 1) == ["6H"]
    assert code(state, "1 play AC") == "must-follow-suit"


def test_g9_nobody_lays() -> None:
    state = dealt()
    assert state.phase == "premium"
    assert code(state, "1 lay AS KS QS") == "wrong-phase"


def test_g10_three_cards_are_left_after_nine_tricks() -> None:
    state = run(dealt(), "1 open_announce 5")
    for _ in range(26):
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    assert sorted(hand.bit_count() for hand in state.hands) == [3, 3, 4], "before the very last card"
    last = state.actors()[0]
    state.apply(last, state.legal(last)[0])
    assert (state.phase, sum(state.won)) == ("deal", 9)


@pytest.mark.parametrize("number", [10, -1])
def test_g11_a_number_is_0_to_9(number: int) -> None:
    assert code(dealt(), f"1 announce {number}") == "announce-range"


@pytest.mark.parametrize(
    ("said", "holder", "offer", "announced"),
    [
        (("1 announce 3", "2 open", "1 yield", "0 pass"), 2, "open", -1),
        (("1 announce 3", "2 open", "1 upgrade", "0 pass"), 1, "open", -1),
        (("1 announce 3", "2 open_announce 4", "1 upgrade 6"), 1, "open_announce", 6),
        (("1 announce 3", "2 open_announce 4", "1 yield"), 2, "open_announce", 4),
        (("1 announce 3", "2 open", "1 yield", "0 open_announce 2", "2 upgrade 8"), 2, "open_announce", 8),
        (("1 open_announce 0",), 1, "open_announce", 0),
        (("1 pass", "2 pass", "0 announce 7"), 0, "announce", 7),
    ],
)
def test_who_gets_the_premium(said: tuple[str, ...], holder: int, offer: str, announced: int) -> None:
    state = run(dealt(), *said)
    assert (state.phase, state.holder, state.offer, state.announced) == ("play", holder, offer, announced)


@pytest.mark.parametrize(
    ("said", "line", "refused"),
    [
        (("1 announce 3",), "2 announce 4", "premium-outranked"),
        (("1 open",), "2 announce 4", "premium-outranked"),
        (("1 open",), "2 open", "premium-outranked"),
        (("1 announce 3", "2 open"), "1 upgrade 4", "announce-range"),
        (("1 announce 3", "2 open_announce 4"), "1 upgrade", "announce-range"),
        (("1 announce 3", "2 open_announce 4"), "1 upgrade 10", "announce-range"),
        (("1 announce 3", "2 open"), "0 open_announce 3", "wrong-phase"),
        (("1 announce 3", "2 open"), "2 yield", "not-your-turn"),
        ((), "1 declare", "premium-not-allowed"),
        ((), "1 wish none", "premium-not-allowed"),
    ],
)
def test_what_cannot_be_offered(said: tuple[str, ...], line: str, refused: str) -> None:
    assert code(run(dealt(), *said), line) == refused


def test_with_announce_alone_the_first_offer_ends_the_phase() -> None:
    state = dealt(magri_premiums="announce")
    assert code(state, "1 open") == "premium-not-allowed"
    assert run(state, "1 announce 2").phase == "play"


def test_who_plays_openly_shows_his_twelve_cards() -> None:
    state = run(dealt(), "1 open", "2 pass", "0 pass")
    assert len(state.view(None).zone("hand", 1).items) == 12
    assert state.view(None).zone("hand", 2).items == ()


def test_the_bidder_may_choose_trump_here_too() -> None:
    state = dealt(trump_method="premium_chooses", trump_choices="suits_or_nines")
    assert run(state, "1 open_announce 3").phase == "trump"
    assert run(state, "1 trump nines").phase == "play"


@pytest.mark.parametrize("timing", ["before_bid", "after_bid"])
def test_when_trump_is_named_does_not_hang_on_bids_that_nobody_lays(timing: str) -> None:
    state = dealt(trump_method="premium_chooses", premium_timing=timing)
    assert state.phase == "premium"
    assert run(state, "1 announce 3", "2 pass", "0 pass").phase == "trump"
    assert run(state, "1 trump H").phase == "play"
    assert (state.trump, state.left) == ("H", 9)


@pytest.mark.parametrize(("offer", "announced", "shown"), [("open", -1, True), ("announce", 5, False)])
def test_who_fails_keeps_his_three_cards_unless_he_played_openly(offer: str, announced: int, shown: bool) -> None:
    state = scored((3, 4, 4), (5, 2, 2), offer=offer, holder=0, announced=announced, options=LEFTOVER)
    assert bool(state.view(None).zone("bid_was", 0).items) == shown
