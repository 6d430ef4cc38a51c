"""Cards and tiles as small numbers, hands as bit masks inside, names outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int
"""A set of cards: bit n stands for card n."""


def cards(mask: Cards) -> Iterator[Card]:
    """The numbers in a set, from low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class _Listed(dict[Cards, tuple[Card, ...]]):
    """`LISTED[mask]` are the numbers in a set, from low to high.

    They are remembered, up to a bound, for a search meets the same sets again and again.
    """

    MOST: Final = 1 << 16

    def __missing__(self, mask: Cards) -> tuple[Card, ...]:
        if len(self) >= self.MOST:
            self.clear()
        found = self[mask] = tuple(cards(mask))
        return found


LISTED: Final = _Listed()


def mask_of(numbers: Iterable[Card]) -> Cards:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Pack:
    """Cards or tiles numbered suit by suit, weak to strong; `pack` lists the names in pack order, strong to weak."""

    def __init__(self, suits: Sequence[Sequence[str]]) -> None:
        """The names of each suit from high to low, the suits in pack order."""
        self.pack = tuple(name for suit in suits for name in suit)
        self.size = len(self.pack)
        self.name = tuple(name for suit in suits for name in reversed(suit))
        self.number = {name: number for number, name in enumerate(self.name)}
        self.order = {name: place for place, name in enumerate(self.pack)}
        self.suit = tuple(place for place, suit in enumerate(suits) for _ in suit)
        self.in_suit = tuple(self.read(suit) for suit in suits)
        self.all = (1 << self.size) - 1

    def read(self, names: Iterable[str]) -> Cards:
        """The set of the named cards; a name unknown to this pack is a KeyError."""
        return mask_of(self.number[name] for name in names)

    def spell(self, mask: Cards) -> tuple[str, ...]:
        """The names of a set, in pack order."""
        names = [self.name[number] for number in cards(mask)]
        return tuple(sorted(names, key=self.order.__getitem__))


class Deck(Pack):
    """A pack whose suits all have the same ranks."""

    def __init__(self, suits: Sequence[str], ranks: Sequence[str]) -> None:
        """`suits` in pack order; `ranks` from high to low."""
        super().__init__([[rank + suit for rank in ranks] for suit in suits])
        self.suits = tuple(suits)
        self.ranks = tuple(ranks)
