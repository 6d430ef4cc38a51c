"""The numbers on the page of Domino Pinochle."""

from __future__ import annotations

from typing import Final

from games.core.cards import mask_of
from games.domino_pinochle import (
    CHIPS,
    DOUBLES,
    ENDS,
    HAND,
    NUMBERS,
    PACK,
    SEATS,
    DominoOptions,
    Meld,
    meld_table,
    worth,
)
from tests.language.told import Told, advice, choices, example, rank, shape, usual

KEY = "domino-pinochle"
RANKED: Final[tuple[str, ...]] = ()
LENGTH = 3
"""Tiles of a meld, as the class `Meld` has it."""


def pays(tiles: str, widow: str = "6-4", **given: str) -> int:
    """What a meld pays beside that widow; `w` among its tiles is the widow itself."""
    options = usual(KEY, given)
    assert isinstance(options, DominoOptions)
    names = tiles.replace("w", widow).split()
    meld = meld_table(options)[mask_of(PACK.number[name] for name in names)]
    return worth(options, meld, PACK.number[widow], with_widow="w" in tiles.split()).chips


def sevens(high: int) -> int:
    """How many tiles have that high end."""
    return sum(end == high for end, _ in ENDS)


def told() -> Told:
    """By topic, from the options that nobody chose."""
    target = usual(KEY).target_score
    tens = [chips for chips in CHIPS if chips == 10]
    fives = [chips for chips in CHIPS if chips == 5]
    total = HAND + sum(CHIPS)
    by_itself, with_widow = pays("5-3 5-2 5-1"), pays("6-5 6-3 w")
    same, continued = pays("6-2 6-1 6-0"), pays("6-3 6-2 6-1")
    assert len(Meld(0, DOUBLES, 0).ends) == LENGTH
    return {
        "object": [LENGTH, target],
        "tiles": [*rank(6), PACK.size, HAND, *shape(3), *rank(6, 3, 4, 6)],
        "course": [HAND],
        "melds": [LENGTH, LENGTH, LENGTH, *rank(NUMBERS - 1), *shape(4), *example(5, 4, 2)],
        "widow": [LENGTH],
        "chips": [
            *(with_widow, by_itself, LENGTH, same, LENGTH, continued, LENGTH),
            *(with_widow, by_itself, same, *rank(6), continued),
        ],
        "play": [sevens(6), sevens(5), *rank(4)],
        "scoring": [
            *(1, fives[0], 5, tens[0], 10, fives[0], tens[0], len(fives) + len(tens)),
            *(total, HAND, sum(fives), sum(tens)),
        ],
        "ending": [
            *(target, target, SEATS),
            *(target + 1, *example(243, 200), target + 1, target + 1, *example(200)),
            *(target + 2, target + 5, *example(200)),
            *advice(12),
        ],
        "options": [
            *choices(KEY, "target_score"),
            continued,
            pays("6-6 5-5 4-4", widow="0-0"),
            LENGTH,
            pays("6-6 5-5 4-4", widow="0-0", doubles_five_needs_adjacent="true"),
        ],
        "example": [
            *(pays("2-0 1-0 0-0"), pays("5-4 4-4 w"), pays("6-3 6-2 6-1")),
            pays("2-0 1-0 0-0") + pays("5-4 4-4 w") + pays("6-3 6-2 6-1"),
            *(pays("3-2 3-1 3-0"), pays("3-3 2-2 1-1")),
            *(1, 5, 1, 1, 10, 1, 1, 5, 1, 1, 5, 1, 1, 10, 7, 12, 25, 17, 15, 28),  # played through by a test
        ],
        "strategy": [LENGTH, len(fives) + len(tens), sum(CHIPS), total, *rank(5)],
    }
