"""The numbers on the page of Ninety-Nine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games import games
from games.core.cards import mask_of
from games.ninety_nine import (
    BID_VALUE,
    CONTRACT,
    DEALS_OF_1975,
    DUMMY_BEATS_LOSER,
    FIVE_PREMIUM,
    NEXT_TRUMP,
    PREMIUM,
    RACES,
    TRICKS,
    NinetyNine,
)
from tests.language.told import Told, advice, example, kinds, rank, usual, year

KEY = "ninety-nine"
RANKED: Final[tuple[str, ...]] = ("AKQJT98765432", "AKQJ[12][11]T98765432")
BID = 3
"""Cards of a bid; one of any other length is refused as bid-count."""
DECLARE, REVEAL = PREMIUM["declare"], PREMIUM["reveal"]


def table(seats: int) -> NinetyNine:
    """A table about to begin."""
    state = games()[KEY].start(seats)
    assert isinstance(state, NinetyNine)
    return state


def size(seats: int) -> int:
    """Cards in the pack."""
    return len(table(seats).pack())


def hand(seats: int) -> int:
    """Cards dealt to each."""
    return table(seats).deal_sizes()[0]


def bid(cards: str) -> int:
    """What bid-cards are worth with three players."""
    state = table(3)
    return state.value(mask_of(state.deck.number[card] for card in cards.split()))


def contracts(seats: int) -> Iterable[int]:
    """How many met their bids, and what each gets for it, by turns."""
    return (number for row in list(enumerate(CONTRACT[seats]))[1:] for number in row)


def told() -> Told:
    """By topic, from the options that nobody chose."""
    options = usual(KEY, seats=3)
    goal, bonus = options.target_score, options.bonus_value
    announce, opened, both = map(int, options.magri_values.split(","))
    alone, two = CONTRACT[3][1:3]
    single, pair, triple = CONTRACT[4][1:4]
    many = CONTRACT[5][2]
    return {
        "object": [BID, 3, TRICKS[3], alone, REVEAL, TRICKS[3] + alone + REVEAL],
        "pack": [2, 3, size(3), hand(3), 4, size(4), hand(4), 5, size(5), hand(5), *year(1975)],
        "course": [BID, TRICKS[3], TRICKS[4], 4, *range(len(NEXT_TRUMP)), *(4, 5)],
        "bid": [
            *(BID, *BID_VALUE.values(), bid("AD 7D 6D"), bid("8S 7H 9D"), bid("6C AD KD"), bid("6S 7S 8S")),
            *(bid("AH KH QH"), bid("AC KC QC"), BID),
        ],
        "premium": [3, 4, DECLARE, REVEAL],
        "scoring": [
            *(1, 3, *contracts(3), DECLARE, REVEAL),
            *(3, *example(4, 4, 4), two, 4 + two),
            *(*example(3, 3), alone, 3 + alone),
            *(*example(3), alone, DECLARE, 3 + alone + DECLARE),
            *(*example(3), alone, REVEAL, 3 + alone + REVEAL),
            *(*example(4, 5, 5), DECLARE),
        ],
        "game": [
            *(goal, goal, goal, bonus),
            *example(84, 97, 60, 24, 22, 3, 84, 24, 84 + 24, 97, 22, 97 + 22, 60, 3, 60 + 3),
            *(84 + 24 + bonus, 97 + 22 + bonus, *example(60 + 3)),
            0,
        ],
        "two-players": [
            *(BID, DECLARE, hand(2) - BID, *contracts(2)),
            *(DECLARE, DECLARE, DECLARE, DECLARE, DECLARE, DECLARE + DECLARE),
            *(usual(KEY, seats=2).target_score, DUMMY_BEATS_LOSER, DECLARE, 1, 2),
        ],
        "four-players": [
            *(size(4), hand(4), TRICKS[4], BID, 0, TRICKS[4], *contracts(4), 4, 3, 3, BID),
            *(TRICKS[4], TRICKS[4], single, REVEAL, TRICKS[4] + single + REVEAL),
        ],
        "partners": [
            *(4, *example(3, 2, 3, 1, 3, 2, 4, 1), BID, triple),
            *(*example(3), triple, *example(4), 3 + triple + 4),
            *(*example(2), triple, *example(1), triple, 2 + triple + 1 + triple),
            *(BID, 0, TRICKS[4], TRICKS[4], pair, pair, pair + pair),
        ],
        "five-players": [
            *(size(5), *rank(10), hand(5), TRICKS[5], BID, 0, *contracts(5), FIVE_PREMIUM, FIVE_PREMIUM, 4, 5),
            *(*example(2, 2, 2), many, FIVE_PREMIUM, 2 + many + FIVE_PREMIUM),
            *(*example(2, 3, 3), FIVE_PREMIUM, FIVE_PREMIUM - 3, *RACES.values()),
        ],
        "edition-1975": [3, size(3), size(3) + 1, *rank(9), BID_VALUE["H"], DEALS_OF_1975],
        "choosing-trump": [3, 4],
        "nines": [len(BID_VALUE), *rank(9, 9, 9), bid("9C 9D 9S")],
        "no-bid": [3, hand(3), TRICKS[3], BID, announce, 0, TRICKS[3], BID, opened, hand(3), both, *kinds(3)],
        "example": [
            *(3, bid("6H QD 6D"), bid("KS AD 8D"), bid("KH KD 7D")),
            *(2, 5, 2, 2, two, DECLARE, 2 + two + DECLARE, 5, 2, two, 2 + two),  # played through by a test
        ],
        "strategy": [hand(3), BID, *advice(2, 3, 4), TRICKS[3], 3, TRICKS[3], *rank(9, 10)],
    }
