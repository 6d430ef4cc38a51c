"""Pinochle melds: the table of what pays, what a set of cards is, and which melds a set of cards holds."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from games.core.cards import Cards, mask_of
from games.core.copies import CopiedDeck

SUITS: Final = "SHDC"
RANKS: Final = ("A", "T", "K", "Q", "J", "9")
DECKS: Final = {copies: CopiedDeck(SUITS, RANKS, copies) for copies in (2, 4)}
"""The pack of 48 cards, and two of them together, by the number of copies of each card."""

CARD_POINTS: Final = {
    "classic": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0},
    "tens_fives": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0},
    "counters": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0},
}
LAST_TRICK: Final = 10


class MeldClass(Enum):
    """Melds of one class share no card; a card may serve once in each class."""

    SEQUENCE = "sequence"
    AROUND = "around"
    PINOCHLE = "pinochle"
    DIX = "dix"


class Meld(NamedTuple):
    """One row of the table for one trump: its name, what it is made of (kinds, in pack order) and what it pays."""

    name: str
    kinds: tuple[int, ...]
    points: int
    of: MeldClass


AROUNDS: Final = {"A": ("aces", 100), "K": ("kings", 80), "Q": ("queens", 60), "J": ("jacks", 40)}
RUN, ROYAL, MARRIAGE, PINOCHLE, DOUBLE_PINOCHLE, DIX, ROUNDHOUSE = 150, 40, 20, 40, 300, 10, 240
PREMIUM: Final = {"run": 1500, "aces": 1000, "kings": 800, "queens": 600, "jacks": 400, "pinochle": 300}
"""What two of a kind pay together where double melds have a premium."""


def _kinds(*names: str) -> tuple[int, ...]:
    deck = DECKS[2]
    return tuple(deck.kind_number[name] for name in sorted(names, key=lambda name: deck.order[name + "1"]))


def _rows(trump: str) -> Iterator[Meld]:
    yield Meld("run", _kinds(*(rank + trump for rank in "ATKQJ")), RUN, MeldClass.SEQUENCE)
    for suit in SUITS:
        name, points = ("royal_marriage", ROYAL) if suit == trump else ("marriage", MARRIAGE)
        yield Meld(name, _kinds("K" + suit, "Q" + suit), points, MeldClass.SEQUENCE)
    for rank, (name, points) in AROUNDS.items():
        yield Meld(name, _kinds(*(rank + suit for suit in SUITS)), points, MeldClass.AROUND)
    yield Meld("pinochle", _kinds("QS", "JD"), PINOCHLE, MeldClass.PINOCHLE)
    yield Meld("double_pinochle", _kinds("QS", "QS", "JD", "JD"), DOUBLE_PINOCHLE, MeldClass.PINOCHLE)
    yield Meld("dix", _kinds("9" + trump), DIX, MeldClass.DIX)


@cache
def table(trump: str) -> tuple[Meld, ...]:
    """Every meld that pays while the suit `trump` is trump, but for the roundhouse."""
    return tuple(_rows(trump))


@cache
def roundhouse() -> Meld:
    """King and queen of all four suits; it uses its cards as arounds and as marriages at once."""
    return Meld("roundhouse", _kinds(*(rank + suit for rank in "KQ" for suit in SUITS)), ROUNDHOUSE, MeldClass.AROUND)


@cache
def _shapes(trump: str) -> dict[tuple[int, ...], Meld]:
    return {tuple(sorted(meld.kinds)): meld for meld in (*table(trump), roundhouse())}


def named(deck: CopiedDeck, trump: str, held: Cards) -> Meld | None:
    """The meld that exactly these cards are (the roundhouse too); None where they are none."""
    kinds = []
    while held:
        low = held & -held
        kinds.append(deck.kind[low.bit_length() - 1])
        held ^= low
    return _shapes(trump).get(tuple(kinds))


def find(deck: CopiedDeck, meld: Meld, held: Cards) -> Iterator[Cards]:
    """Every set of cards within `held` that is this meld, each once; lower copies first."""
    choices = []
    for kind in dict.fromkeys(meld.kinds):
        copies = deck.listed(held & deck.of_kind[kind])
        choices.append([mask_of(picked) for picked in combinations(copies, meld.kinds.count(kind))])
    for picks in product(*choices):
        yield sum(picks)  # disjoint sets add up


class Held(NamedTuple):
    """A meld of a hand, how often it is held, and what all of it pays."""

    meld: Meld
    times: int
    points: int


def worth(meld: Meld, times: int, *, premium: bool) -> int:
    """What a hand's melds of one row pay together; with `premium` two of some rows have a price of their own."""
    return PREMIUM[meld.name] if premium and times >= 2 and meld.name in PREMIUM else meld.points * times


def holds(deck: CopiedDeck, trump: str, hand: Cards, *, premium: bool = False) -> tuple[Held, ...]:
    """The melds of a whole hand that pay most together, every card once in each class.

    A run includes its royal marriage. With `premium` two of a kind pay a price of their own (`PREMIUM`);
    without it each pays alone, two pinochles too.
    """
    found = []
    runs = 0
    for meld in table(trump):
        if meld.name == "double_pinochle":
            continue
        times = min(deck.count(hand, kind) for kind in meld.kinds)
        if meld.name == "run":
            runs = times
        elif meld.name == "royal_marriage":
            times -= runs
        if times:
            found.append(Held(meld, times, worth(meld, times, premium=premium)))
    return tuple(found)


def total(deck: CopiedDeck, trump: str, hand: Cards, *, premium: bool = False) -> int:
    """The most that a hand's melds pay together (see `holds`)."""
    return sum(held.points for held in holds(deck, trump, hand, premium=premium))


def laid(deck: CopiedDeck, meld: Meld, hand: Cards, times: int = 1) -> Cards:
    """The cards that show `times` melds of a kind from a hand that holds them, lower copies first."""
    shown = 0
    for kind in dict.fromkeys(meld.kinds):
        copies = deck.listed(hand & deck.of_kind[kind])
        shown |= mask_of(copies[: times * meld.kinds.count(kind)])
    return shown
