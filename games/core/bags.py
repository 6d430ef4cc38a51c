"""Hands of a double pack in which copies are alike: a set of cards that only says how often it holds each kind.

A bag is a set of cards of a `CopiedDeck` with two copies in which a kind held once is its first copy, and a kind held
twice is both. So bags of equal cards are equal numbers, `&` is what two bags have in common, `|` the more of either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.cards import Card, Cards
from games.core.copies import CopiedDeck

FIRSTS: Final = (4**24 - 1) // 3
"""The first copy of every kind of a pack of 48 cards; `bag & FIRSTS` lists each kind of a bag once."""


def settle(held: Cards) -> Cards:
    """Any set of cards as a bag: whichever copies it holds, as many."""
    either = (held | held >> 1) & FIRSTS
    both = held & held >> 1 & FIRSTS
    return either | both << 1


def join(one: Cards, other: Cards) -> Cards:
    """Two bags together; they hold no kind more than twice."""
    return one | other | (one & other & FIRSTS) << 1


def less(bag: Cards, other: Cards) -> Cards:
    """A bag without the cards of another, as far as it holds them."""
    return settle(bag ^ (bag & other))


def take(bag: Cards, card: Card) -> Cards:
    """A bag without one card of a kind that it holds; `card` is the kind's first copy."""
    return bag ^ (2 << card if bag >> card & 2 else 1 << card)


def put(bag: Cards, card: Card) -> Cards:
    """A bag with one more card of a kind that it holds once at most; `card` is the kind's first copy."""
    return bag | (2 << card if bag >> card & 1 else 1 << card)


def bag_of(deck: CopiedDeck, kinds: Iterable[str]) -> Cards:
    """The bag of cards named without copy numbers, none of them more than twice."""
    bag = 0
    for name in kinds:
        bag = put(bag, deck.kind_number[name] * 2)
    return bag
