"""The private hand in the two Pinochles: what is picked, twins, what the contract still needs, and melds to press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from bot.ui.hand import hand_screen
from bot.ui.prompts import Picks
from games.auction_pinochle import AuctionPinochle
from games.core.api import State
from games.two_handed_pinochle import TwoHandedPinochle
from tests.bot.stage import LANGUAGES, Unpainted, live, look, parts
from tests.games.auction_pinochle_play import EXCHANGE, P19, contract, deal, run, table
from tests.games.two_handed_pinochle_play import meld, window

PAINTER = Unpainted()
MANUAL: Final = "AS TS KS KS QS JS KH QH QD JD 9S 9H"
"""Eldest's cards for melding by hand, spades trump."""
BUTTON, TEXT = 2, 10


@dataclass(frozen=True)
class Hand:
    """One seat's hand as it is drawn: its text, its buttons that can be pressed and those that cannot, and the rest."""

    text: str
    open: list[str]
    shut: list[str]
    melds: list[str]
    options: list[str]


async def hand_of(state: State, seat: int, *, language: str = "en", picks: Picks | None = None) -> Hand:
    """What that seat reads."""
    speaker = LANGUAGES.speaker(language, state.game.key)
    of = look(live(state, names=["Ann", "Ben", "Cem", "Dan"]), seat)
    drawn = list(parts(await hand_screen(of, speaker, PAINTER, picks=picks)))
    buttons = [part for part in drawn if part["type"] == BUTTON]
    return Hand(
        text="\n".join(part["content"] for part in drawn if part["type"] == TEXT),
        open=[part["label"] for part in buttons if not part.get("disabled")],
        shut=[part["label"] for part in buttons if part.get("disabled")],
        melds=[part["label"] for part in buttons if ":meld:" in part["custom_id"]],
        options=[one["label"] for part in drawn for one in part.get("options", [])],
    )


def giving() -> AuctionPinochle:
    """Ann has bid 360 in spades; Cem gives her cards of `TS QS QS TH 9H TD KD AC TC KC QC 9C`."""
    return run(contract(deal(table(), P19), 0, 360), "0 trump S")


@pytest.mark.parametrize(
    ("bits", "line"),
    [
        (0b0, "Nothing picked yet · pick 4"),
        (0b1, "10 spades · 1 of 4 picked"),
        (0b111, "10 spades, Q spades, Q spades · 3 of 4 picked"),
        (0b1111, "10 spades, Q spades, Q spades, 10 hearts · 4 of 4 picked"),
    ],
)
async def test_the_exchange_says_how_many_of_four_are_picked(bits: int, line: str) -> None:
    hand = await hand_of(giving(), 2, picks=Picks("give", bits))
    assert line in hand.text
    chosen = [label for label in hand.open if label.startswith("✓ ")]
    assert len(chosen) == bits.bit_count()
    assert ("Give these cards" in hand.open) == (bits.bit_count() == 4)
    assert ("9 hearts" in hand.shut) == (bits.bit_count() == 4), "a fifth cannot be picked"


async def test_the_return_counts_too_and_to_three_where_three_cards_are_exchanged() -> None:
    hand = await hand_of(run(giving(), "2 give QS TS KC QC"), 0, picks=Picks("return", 1))
    assert "1 of 4 picked" in hand.text
    state = run(contract(deal(table("pass_count=3"), P19), 0, 360), "0 trump S")
    hand = await hand_of(state, 2, picks=Picks("give", 0b111))
    assert "3 of 3 picked" in hand.text
    assert "Give these cards" in hand.open


async def test_twins_of_auction_pinochle_have_no_numbers_and_a_button_each() -> None:
    hand = await hand_of(giving(), 2)
    assert hand.open.count("Q spades") == 2
    assert "spades 10 Q Q" in hand.text
    assert "(1)" not in "".join([hand.text, *hand.open])


async def test_twins_of_two_handed_pinochle_are_numbered_where_both_are_in_sight() -> None:
    state = window("KS1 QS1 QS2 TC2")
    hand = await hand_of(state, 0)
    assert "K Q (1) Q (2)" in hand.text
    assert {"Q spades (1)", "Q spades (2)", "K spades", "10 clubs"} <= set(hand.options)
    assert meld(state, "KS1 QS1") == 20
    hand = await hand_of(state, 0)
    assert "Melded cards: spades K Q (1)" in hand.text
    assert "Q (2)" in hand.text, "its twin lies on the table"


async def test_everybody_reads_what_the_declarer_needs_in_tricks() -> None:
    state = run(giving(), *EXCHANGE[1:])
    for seat in (0, 1, 2, 3):
        text = (await hand_of(state, seat)).text
        assert "Ann and partner need 130 in tricks for the contract" in text
        assert "out of reach" not in text


@pytest.mark.parametrize(("bid", "needed", "beyond"), [(360, 250, False), (370, 260, True)])
async def test_a_contract_that_no_tricks_can_make_is_out_of_reach(bid: int, needed: int, beyond: bool) -> None:
    hands = {0: "AS AH AD AC TH TH TD TD TC TC JS KD", 2: "9S 9H 9H 9D 9D 9C 9C JH JH JC JC TS"}
    hand = await hand_of(contract(deal(table("pass_count=0"), hands), 0, bid, "S"), 0)
    assert f"Ann and partner need {needed} in tricks" in hand.text
    assert ("The contract of Ann is out of reach" in hand.text) == beyond
    assert {"Play", "Concede"} <= set(hand.open)


def by_hand(*before: str) -> AuctionPinochle:
    """Ann declares spades without an exchange and shows her melds one by one."""
    return run(contract(deal(table("pass_count=0 meld_mode=manual"), {0: MANUAL}), 0, 250, "S"), *before)


def growing() -> TwoHandedPinochle:
    """Ann may meld a run over her royal marriage, and a second pinochle."""
    state = window("KH1 QH1 AH1 TH1 JH1 QS1 QS2 JD1 JD2")
    assert meld(state, "KH1 QH1") == 40
    assert meld(state, "QS1 JD1") == 40
    return state


async def test_melds_on_buttons_have_their_name_their_points_and_their_cards() -> None:
    assert (await hand_of(by_hand(), 0)).melds == [
        "Dix · Pays 10 · spades 9",
        "Royal marriage · Pays 40 · spades K Q",
        "Marriage · Pays 20 · hearts K Q",
        "Pinochle · Pays 40 · spades Q, diamonds J",
        "Flush · Pays 150 · spades A 10 K Q J",
    ]
    assert (await hand_of(window("KS1 QS1 JD1", "JH1"), 0)).melds == [
        "Nine of trump · Pays 10 · hearts 9",
        "Pinochle · Pays 40 · spades Q, diamonds J",
        "Marriage · Pays 20 · spades K Q",
    ]


async def test_a_meld_that_grows_out_of_another_says_so_on_its_button() -> None:
    flush = "Flush · Pays 110 · on top of 40 for the royal marriage · spades A 10 K Q J"
    assert flush in (await hand_of(by_hand("0 meld KS QS"), 0)).melds
    assert (await hand_of(growing(), 0)).melds == [
        "Pinochle · Pays 260 · 300 with the first · spades Q, diamonds J",
        "Run · Pays 110 · on top of 40 for the royal marriage · hearts A 10 K Q J",
    ]


@pytest.mark.parametrize("language", LANGUAGES.known)
async def test_every_language_names_melds_and_their_points_on_buttons(language: str) -> None:
    for state, pays in ((by_hand("0 meld KS QS"), (10, 20, 40, 110)), (growing(), (260, 110))):
        labels = (await hand_of(state, 0, language=language)).melds
        assert len(labels) == len(pays)
        for label, points in zip(labels, pays, strict=True):
            name, told, *_ = label.split(" · ")
            assert not any(figure in name for figure in "0123456789")
            assert str(points) in told
    names = {label.split(" · ")[0] for label in (await hand_of(by_hand(), 0, language=language)).melds}
    assert len(names) == 5
