"""Ninety-Nine where the bidder chooses trump, nines may be trump, or nobody lays a bid (rules 2.7 to 2.9)."""

from __future__ import annotations

import pytest

from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import (
    code,
    deal,
    last_trick,
    lay_all,
    legal,
    play_full,
    row,
    run,
    scored,
    start,
    table,
    trick,
)

CHOOSES = {"trump_method": "premium_chooses"}
PASSES = ("1 pass", "2 pass", "0 pass")
N8 = """
0 bid AD TH JS =3 | 9C TC QC 9D 6H QH KH QS KS
1 bid 7C 6D KD =3 | KC 7D 8D 7H 9H JH 7S TS AS
2 bid TD 8H 8S =3 | 6C 8C JC AC JD QD AH 6S 9S
1 AS 6S QS->1; 1 KC 6C TC->1; 1 JH AH 6H->2; 2 AC QC 7D->2; 2 QD 9C 8D->0; 0 KS 7S 8C->0;
0 KH 7H 9S->2; 2 JD 9D 9H->1; 1 TS JC QH->1
"""


def chooser(**options: str) -> NinetyNine:
    """A first deal whose trump the premium bidder is to name."""
    return deal(start(3, {**CHOOSES, **options}))


@pytest.mark.parametrize(
    ("said", "holder"),
    [
        pytest.param(("1 declare", "2 pass", "0 pass"), 1, id="C1"),
        pytest.param(("1 declare", "2 reveal", "1 upgrade"), 1, id="C2"),
        pytest.param(("1 declare", "2 reveal", "1 yield"), 2, id="C3"),
    ],
)
def test_the_holder_of_the_premium_names_the_trump(said: tuple[str, ...], holder: int) -> None:
    state = run(chooser(), *said)
    assert (state.phase, state.actors()) == ("trump", (holder,))
    assert state.standing().trump is None, "not settled yet"
    run(state, f"{holder} trump S")
    assert (state.phase, state.standing().trump) == ("bid", "S")
    assert state.view(None).zone("bid", holder).items == ()
    lay_all(state)
    assert len(state.view(None).zone("bid", holder).items) == 3, "turned up when all have bid"


def kept(trump: str) -> NinetyNine:
    """A second deal after one with that trump."""
    state = chooser(trump_choices="suits_or_nines")
    if trump != "none":
        run(state, "1 declare", "2 pass", "0 pass", f"1 trump {trump}")
    else:
        run(state, *PASSES)
    last_trick(state, (4, 4, 4), (3, 3, 3))
    return deal(state)


def test_c4_nobody_offers_in_the_first_deal() -> None:
    assert run(chooser(), *PASSES).trump == "none"


@pytest.mark.parametrize("trump", ["S", "none", "nines"])
def test_c5_nobody_offers_so_the_trump_is_kept(trump: str) -> None:
    state = kept(trump)
    assert state.standing().trump is None, "null until it is settled"
    assert run(state, "2 pass", "0 pass", "1 pass").trump == trump


def test_c6_who_may_name_what() -> None:
    state = run(chooser(), "1 declare", "2 pass", "0 pass")
    assert code(state, "2 trump S") == "not-your-turn"
    assert code(state, "1 trump none") == "invalid-trump"
    assert code(state, "1 trump nines") == "invalid-trump"
    state = run(chooser(allow_no_trump_choice="true", trump_choices="suits_or_nines"), "1 declare", "2 pass", "0 pass")
    assert code(state, "1 trump none") == code(state, "1 trump nines") == ""


def test_c7_three_successes_do_not_make_clubs_trump() -> None:
    state = run(chooser(), "1 declare", "2 pass", "0 pass", "1 trump S")
    last_trick(state, (4, 3, 2), (4, 3, 2))
    assert run(deal(state), "2 pass", "0 pass", "1 pass").trump == "S"


def test_c8_opponents_of_a_failed_declarer_get_thirty_each() -> None:
    state = scored((4, 3, 1), (5, 3, 1), offer="declare", holder=0, options=CHOOSES)
    assert row(state) == [5, 53, 51]


def test_c9_a_new_game_of_the_rubber_forgets_the_trump() -> None:
    state = run(chooser(), "1 declare", "2 pass", "0 pass", "1 trump S")
    state.totals = [100, 0, 0]
    last_trick(state, (4, 4, 4), (3, 3, 3))
    assert state.deals == 0
    assert run(deal(state), "2 pass", "0 pass", "1 pass").trump == "none"


def test_after_bid_the_premium_follows_the_bids() -> None:
    state = chooser(premium_timing="after_bid")
    assert state.phase == "bid"
    lay_all(state)
    run(state, "1 reveal")
    assert run(state, "1 trump H").phase == "play"


def test_four_may_choose_too() -> None:
    state = deal(table(4, trump_method="premium_chooses"))
    run(state, "1 pass", "2 pass", "3 declare", "0 pass", "3 trump D")
    assert state.phase == "bid"


@pytest.mark.parametrize(
    ("led", "held", "may"),
    [
        pytest.param("KH", "9H AC", ["9H", "AC"], id="N1 nine of hearts is no heart"),
        pytest.param("9D", "9C AD", ["9C"], id="N2 nine led"),
        pytest.param("9D", "AD AC", ["AD", "AC"], id="N3 no nine held"),
        pytest.param("KH", "9H 8H", ["8H"], id="N5 the eight follows"),
    ],
)
def test_following_when_nines_are_trump(led: str, held: str, may: list[str]) -> None:
    state = run(trick([led, held, "6S"], "nines"), f"0 play {led}")
    assert sorted(legal(state, 1)) == sorted(may)
    for card in set(held.split()) - set(may):
        assert code(state, f"1 play {card}") == "must-follow-suit"


@pytest.mark.parametrize(
    ("cards", "best"),
    [("KH 9D 9S", "9S"), ("9S 9D 9C", "9C"), ("9D AD KD", "9D"), ("9S 9D 9H", "9H"), ("KH 9H 6H", "9H")],
)
def test_n4_nines_rank_by_bid_value(cards: str, best: str) -> None:
    state = trick(cards.split(), "nines")
    for seat, card in enumerate(cards.split()):
        run(state, f"{seat} play {card}")
    assert state.won.index(1) == cards.split().index(best)


def test_n1_a_nine_trumps() -> None:
    state = run(trick(["KH", "9H AC", "AH"], "nines"), "0 play KH", "1 play 9H", "2 play AH")
    assert state.won == [0, 1, 0]


def test_n6_nines_are_worth_their_printed_suit_as_bid_cards() -> None:
    state = table()
    assert state.value(state.deck.read(["9C", "9D", "9S"])) == 4


def test_n7_with_hearts_as_trump_the_nine_is_an_ordinary_heart() -> None:
    state = run(trick(["KH", "9H AC", "8H"], "H"), "0 play KH")
    assert legal(state, 1) == ["9H"]
    for better, worse in [("TH", "9H"), ("9H", "8H")]:
        assert run(trick([worse, better, "6D"], "H"), f"0 play {worse}", f"1 play {better}", "2 play 6D").won[1] == 1


@pytest.mark.parametrize(
    ("premiums", "points"),
    [
        (PASSES, [2, 4, 33]),
        (("1 pass", "2 pass", "0 declare", "0 trump nines"), [2, 34, 63]),
        (("1 pass", "2 declare", "0 pass", "2 trump nines"), [2, 4, 63]),
    ],
)
def test_n8_a_whole_deal_with_nines(premiums: tuple[str, ...], points: list[int]) -> None:
    state = table(trump_method="premium_chooses", trump_choices="suits_or_nines")
    if premiums == PASSES:
        run(deal(state), "1 declare", "2 pass", "0 pass", "1 trump nines")
        last_trick(state, (4, 4, 4), (3, 3, 3))
        state.dealer = 2  # so that seat 0 deals again, as the example has it
    play_full(state, N8, premiums=premiums)
    assert state.won == [2, 4, 3]
    assert row(state) == points
