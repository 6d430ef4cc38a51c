"""Cards as small numbers, hands as bit masks inside, names outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int
"""A set of cards: bit n stands for card n."""


def cards(mask: Cards) -> Iterator[Card]:
    """The numbers in a set, from low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[Card]) -> Cards:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Deck:
    """A pack whose cards are numbered suit by suit, weak to strong; `names` are listed in pack order."""

    def __init__(self, suits: Sequence[str], ranks: Sequence[str]) -> None:
        """`suits` in pack order; `ranks` from high to low."""
        self.suits = tuple(suits)
        self.ranks = tuple(ranks)
        self.size = len(suits) * len(ranks)
        self.name = tuple(rank + suit for suit in suits for rank in reversed(ranks))
        self.number = {name: number for number, name in enumerate(self.name)}
        self.pack = tuple(rank + suit for suit in suits for rank in ranks)
        self.order = {name: place for place, name in enumerate(self.pack)}
        self.suit = tuple(number // len(ranks) for number in range(self.size))
        self.in_suit = tuple(((1 << len(ranks)) - 1) << (len(ranks) * suit) for suit in range(len(suits)))
        self.all = (1 << self.size) - 1

    def read(self, names: Iterable[str]) -> Cards:
        """The set of the named cards; a name unknown to this pack is a KeyError."""
        return mask_of(self.number[name] for name in names)

    def spell(self, mask: Cards) -> tuple[str, ...]:
        """The names of a set, in pack order."""
        names = [self.name[number] for number in cards(mask)]
        return tuple(sorted(names, key=self.order.__getitem__))
