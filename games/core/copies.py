"""Packs in which every card stands several times: physical cards for rights of their own, kinds for all else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.cards import Card, Cards, cards, mask_of
from games.core.tricks import Ranking


class CopiedDeck:
    """A pack of `copies` of each card, numbered suit by suit, weak to strong, the copies of a card side by side.

    A kind is a card regardless of its copy (KS), numbered like a `Deck`; a card is one of its copies (KS1, KS2).
    """

    def __init__(self, suits: Sequence[str], ranks: Sequence[str], copies: int) -> None:
        """`suits` in pack order; `ranks` from high to low."""
        self.suits = tuple(suits)
        self.ranks = tuple(ranks)
        self.copies = copies
        self.kinds = tuple(rank + suit for suit in suits for rank in reversed(ranks))
        self.kind_number = {name: kind for kind, name in enumerate(self.kinds)}
        self.size = len(self.kinds) * copies
        self.all = (1 << self.size) - 1
        self.kind = tuple(card // copies for card in range(self.size))
        self.suit = tuple(card // (copies * len(ranks)) for card in range(self.size))
        self.of_kind = tuple(((1 << copies) - 1) << (kind * copies) for kind in range(len(self.kinds)))
        self.twins = tuple(self.of_kind[kind] for kind in self.kind)
        """Of each card, the set of its copies, itself included."""
        width = copies * len(ranks)
        self.in_suit = tuple(((1 << width) - 1) << (width * suit) for suit in range(len(suits)))
        self.name = tuple(f"{kind}{copy}" for kind in self.kinds for copy in range(1, copies + 1))
        self.number = {name: card for card, name in enumerate(self.name)}
        kinds_in_order = [rank + suit for suit in suits for rank in ranks]
        self.pack = tuple(f"{kind}{copy}" for kind in kinds_in_order for copy in range(1, copies + 1))
        self.order = {name: place for place, name in enumerate(self.pack)}
        self._place = tuple(self.order[name] for name in self.name)

    def read(self, names: Iterable[str]) -> Cards:
        """The set of cards named with their copy; a name unknown to this pack is a KeyError."""
        return mask_of(self.number[name] for name in names)

    def listed(self, mask: Cards) -> list[Card]:
        """The cards of a set, in pack order."""
        return sorted(cards(mask), key=self._place.__getitem__)

    def spell(self, mask: Cards) -> tuple[str, ...]:
        """The names of a set with their copy numbers, in pack order."""
        return tuple(self.name[card] for card in self.listed(mask))

    def spell_kinds(self, mask: Cards) -> tuple[str, ...]:
        """The names of a set without copy numbers, in pack order; a kind held twice stands twice."""
        return tuple(self.kinds[self.kind[card]] for card in self.listed(mask))

    def count(self, mask: Cards, kind: int) -> int:
        """How many copies of a kind are in a set."""
        return (mask & self.of_kind[kind]).bit_count()


class CopiedRanking(Ranking):
    """The order of a trick where cards have copies: an equal card never beats, so the first played stays best."""

    def __init__(self, deck: CopiedDeck, trump: int | None) -> None:
        """The suits are those of the deck."""
        super().__init__([tuple(cards(suit)) for suit in deck.in_suit], trump)
        self.beaters = tuple(beaters & ~twins for beaters, twins in zip(self.beaters, deck.twins, strict=True))
