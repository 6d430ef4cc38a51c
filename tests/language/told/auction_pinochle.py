"""The numbers on the page of Auction Pinochle."""

from __future__ import annotations

from typing import Final

from games.auction_pinochle import HAND, HOPELESS, IN_TRICKS, PACK, RAISE, STAKES, STEP
from games.core.melds import (
    AROUNDS,
    CARD_POINTS,
    DIX,
    LAST_TRICK,
    MARRIAGE,
    PINOCHLE,
    PREMIUM,
    RANKS,
    ROYAL,
    RUN,
    SUITS,
)
from tests.language.told import Told, advice, choices, example, kinds, rank, shape, usual

KEY = "auction-pinochle"
RANKED: Final[tuple[str, ...]] = ("ATKQJ9",)


def told() -> Told:
    """By topic, from the options that nobody chose."""
    options = usual(KEY)
    points = CARD_POINTS["classic"]
    bonus, given, first = options.set_bonus, options.pass_count, options.min_bid
    worth = dict(STAKES)
    four = dict(AROUNDS.values())
    dealt = RUN + PINOCHLE + MARRIAGE
    contract, tricks = 360, 132
    return {
        "object": [bonus, options.target_score, *kinds(3), first],
        "pack": [
            len(PACK),
            *rank(10, 9),
            HAND,
            *rank(10),
            points["A"],
            *rank(10),
            points["T"],
            points["K"],
            points["Q"],
            points["J"],
            *rank(9),
            points["9"],
            LAST_TRICK,
            IN_TRICKS,
        ],
        "course": [given, given, options.seats, HAND],
        "auction": [first, options.seats - 1, options.seats - 1, options.seats, STEP],
        "exchange": [given, HAND + given, given, *(count for count in choices(KEY, "pass_count")[1:] if count)],
        "melds": [
            HAND,
            RUN,
            ROYAL,
            MARRIAGE,
            *shape(4),
            four["aces"],
            four["kings"],
            four["queens"],
            four["jacks"],
            PINOCHLE,
            *rank(9),
            DIX,
            *shape(4),
            ROYAL,
            RUN - ROYAL,
        ],
        "decision": [bonus, IN_TRICKS],
        "scoring": [
            *(0, bonus, 0, bonus),
            *example(contract, 210, contract - 210, contract, 170, 210 + 170, 140),
        ],
        "ending": [options.target_score, RAISE],
        "stakes": [
            *(300, worth[0], 300, 350 - STEP, worth[300], 350, 400 - STEP, worth[350]),
            *(400, 450 - STEP, worth[400], 450, 500 - STEP, worth[450], 500, worth[500]),
            options.spade_double_from - STEP,
        ],
        "options": [
            PREMIUM["pinochle"],
            2 * len(SUITS),
            *(PREMIUM[name] for name in ("jacks", "queens", "kings", "aces", "run")),
            *(CARD_POINTS[scale][name] for scale in ("tens_fives", "counters") for name in RANKS),
        ],
        "example": [
            *example(contract),
            *(RUN, PINOCHLE, MARRIAGE, dealt, contract - dealt),
            *(MARRIAGE, *example(tricks), dealt, MARRIAGE, *example(tricks), dealt + MARRIAGE + tricks),
            dealt + MARRIAGE + tricks,
        ],
        "strategy": [*advice(100), given, HOPELESS],
    }
