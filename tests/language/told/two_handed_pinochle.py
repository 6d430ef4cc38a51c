"""The numbers on the page of two-handed Pinochle."""

from __future__ import annotations

from typing import Final

from games import games
from games.core.melds import (
    AROUNDS,
    CARD_POINTS,
    DECKS,
    DIX,
    DOUBLE_PINOCHLE,
    LAST_TRICK,
    MARRIAGE,
    PINOCHLE,
    ROUNDHOUSE,
    ROYAL,
    RUN,
    SUITS,
)
from games.two_handed_pinochle import EXTENSION
from tests.language.told import Told, choices, example, kinds, rank, shape, usual

KEY = "two-handed-pinochle"
RANKED: Final[tuple[str, ...]] = ("ATKQJ9",)


def in_cards(copies: int) -> int:
    """What all cards of one or two packs count."""
    return sum(CARD_POINTS["classic"][name[0]] for name in DECKS[copies].pack)


def told() -> Told:
    """By topic, from the options that nobody chose."""
    options = usual(KEY)
    held, _, _, stock = games()[KEY].start().deal_sizes()
    points = CARD_POINTS["classic"]
    fours = dict(AROUNDS.values())
    second = DOUBLE_PINOCHLE - PINOCHLE
    divisor = choices(KEY, "score_divisor")[1]
    target = options.target_score
    bicycle = usual(KEY, games()[KEY].presets["bicycle"].options)
    family = usual(KEY, games()[KEY].presets["family"].options)
    sizes = choices(KEY, "hand_size")
    other_scales = [CARD_POINTS[scale][name] for scale in ("tens_fives", "counters") for name in "ATKQJ"]
    return {
        "object": [target, *shape(4), in_cards(2) + LAST_TRICK],
        "pack": [len(DECKS[2].pack), *rank(10)],
        "deal": [held, stock],
        "course": [(stock + 1) // 2, held, held],
        "tricks": [*rank(10, 9)],
        "melding": [*kinds(4), *rank(9), *shape(4, 4, 4, 4)],
        "melds": [
            *(RUN, RUN - ROYAL, ROYAL, MARRIAGE),
            *(fours["aces"], fours["kings"], fours["queens"], fours["jacks"]),
            *(PINOCHLE, second, DOUBLE_PINOCHLE, PINOCHLE, *shape(4), DOUBLE_PINOCHLE, *rank(9), DIX),
            *(ROYAL, RUN - ROYAL, ROYAL, RUN - ROYAL, RUN, RUN),
        ],
        "dix": [*rank(9), DIX, *rank(9, 9, 9), DIX, *rank(9, 9), DIX, RUN, DIX, RUN, DIX + RUN],
        "second-phase": [*rank(10)],
        "scoring": [
            *(points["A"], *rank(10), points["T"], points["K"], points["Q"], points["J"], *rank(9)),
            *(LAST_TRICK, in_cards(2), LAST_TRICK, in_cards(2) + LAST_TRICK, *rank(10), *other_scales),
            *(divisor, RUN // divisor, LAST_TRICK // divisor, target // divisor),
        ],
        "ending": [
            *(*example(1170, 1170), ROYAL, 1170 + ROYAL),
            *example(1100, 111, 1090, 250 - 111, 1100, 111, 1100 + 111, 1090, 250 - 111, 1090 + 250 - 111),
        ],
        "options": [
            *(*rank(9, 9, 9), RUN - ROYAL, RUN, DOUBLE_PINOCHLE, DOUBLE_PINOCHLE, PINOCHLE, *rank(9), DIX, *rank(9)),
            *(len(SUITS), ROUNDHOUSE, *shape(4), EXTENSION, 7, 8, 9),
            *(*sizes[1:], len(DECKS[4].pack), in_cards(4), LAST_TRICK, in_cards(4) + LAST_TRICK, second),
            *(bicycle.target_score, *rank(9, 9), RUN, family.hand_size, *rank(9)),
        ],
        "strategy": [*rank(10), second, LAST_TRICK],
        "example": [
            *(DIX, PINOCHLE, MARRIAGE, ROYAL, fours["aces"], ROYAL, RUN - ROYAL, fours["jacks"], DIX, MARRIAGE),
            *(DIX, ROYAL, fours["aces"], RUN - ROYAL, MARRIAGE, *example(280, 138, 280, 138, 418)),
            *(PINOCHLE, MARRIAGE, ROYAL, fours["jacks"], DIX, *example(150, 102), LAST_TRICK),
            *(*example(150, 102), LAST_TRICK, *example(262)),
        ],
    }
