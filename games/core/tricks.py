"""Who must follow what, and which card takes the trick: tables over sets of cards, made once per trump."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Card, Cards, cards


class Ranking:
    """The suits of a trick and their order for one trump (None: no trump).

    `suit[c]` is the set of cards of c's suit, c included; `beaters[c]` the cards that would take the trick
    from c while c is its best card.
    """

    def __init__(self, suits: Sequence[Sequence[Card]], trump: int | None) -> None:
        """Each suit lists its cards from weak to strong; every card stands in one of them."""
        size = 1 + max(card for suit in suits for card in suit)
        masks = [sum(1 << card for card in suit) for suit in suits]
        trumps = 0 if trump is None else masks[trump]
        suit_of = [0] * size
        beaters = [0] * size
        for number, suit in enumerate(suits):
            higher = masks[number]
            for card in suit:
                higher &= ~(1 << card)
                suit_of[card] = masks[number]
                beaters[card] = higher if number == trump else higher | trumps
        self.suit = tuple(suit_of)
        self.suits = tuple(masks)
        self.trumps = trumps
        self.beaters = tuple(beaters)


def follow(hand: Cards, led: Cards) -> Cards:
    """The cards of the suit led (the set `led`, empty for a lead) if the hand holds any, else the whole hand."""
    return hand & led or hand


def suits_of(deck_suits: Sequence[Cards]) -> tuple[tuple[Card, ...], ...]:
    """Suits given as sets, each listed from weak to strong by number."""
    return tuple(tuple(cards(suit)) for suit in deck_suits)
