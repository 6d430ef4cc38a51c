"""The numbers on the page of Penneech."""

from __future__ import annotations

from typing import Final

from games.penneech import EACH, HAND, HONOUR, PACK, PENNEECH, TURNED, WON
from tests.language.told import Told, advice, choices, example, kinds, rank, usual

KEY = "penneech"
RANKED: Final[tuple[str, ...]] = ("AKQJT98765432", "AKQJT9865432")


def told() -> Told:
    """By topic, from the options that nobody chose."""
    target = usual(KEY).target_score
    honours = [HONOUR[name] for name in "AKQJ"]
    most = WON[PENNEECH] + HONOUR["A"]
    trumped, turned = target - HONOUR["Q"], target - 1
    return {
        "object": [HAND, target, *rank(7), WON[PENNEECH], TURNED[PENNEECH]],
        "pack": [PACK.size, *rank(7), *kinds(3), HAND, PACK.size - 2 * HAND, HAND + 1],
        "course": [target],
        "play": [*rank(7)],
        "honours": [*honours, WON[PENNEECH], most, HONOUR["Q"], HONOUR["K"], HONOUR["Q"] + HONOUR["K"]],
        "turn-ups": [*honours, TURNED[PENNEECH], HAND],
        "surplus": [
            *(EACH, EACH),
            *(number for tricks in range(4, HAND + 1) for number in (tricks, 2 * tricks, 2 * tricks - EACH)),
            HAND,
        ],
        "ending": [
            *(target, target, trumped, trumped + HONOUR["Q"], turned, turned + TURNED[PENNEECH]),
            *advice(6, 7),
        ],
        "options": [*choices(KEY, "target_score")],
        "example": [WON[PENNEECH], HONOUR["A"], HONOUR["J"], *example(4), 2 * 4, 2 * 4 - EACH, 2, 13],
    }
