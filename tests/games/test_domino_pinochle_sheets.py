"""Whole games of Domino Pinochle against score sheets written by hand, for each way to count chips (3.5 to 3.7).

A line: dealer, first to meld and to lead | who declares | chips of the tricks before the last | the hand's chips | the
totals. Everybody holds the tiles of DP-15, whose melds are worth 10, 3 and 3; seat 0 takes the last trick and the
widow, 6-4: eleven chips more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from games.domino_pinochle import SEATS
from tests.games.domino_pinochle_play import deal, run, table, to_last_trick, trick
from tests.games.sheets import lines, numbers

HANDS = (
    "6-3 6-2 6-1 5-4 4-4 2-1 2-0 1-0 0-0",
    "6-6 6-0 5-5 5-1 5-0 4-1 3-2 3-1 3-0",
    "6-5 5-3 5-2 4-3 4-2 4-0 3-3 2-2 1-1",
)
MELDS = ("0-0 1-0 2-0 / 4-4 5-4 w / 6-1 6-2 6-3", "3-0 3-1 3-2", "1-1 2-2 3-3")


@dataclass(frozen=True)
class Sheet:
    """Options of a table, its hands, who wins, and what the seats declare."""

    options: Mapping[str, str]
    hands: str
    winner: int
    melds: tuple[str, ...] = field(default=MELDS)


# three from the hand 3, two and the widow 2, and 5 where the widow goes on: 3+2+5 (3.5); 44 chips a hand (3.6)
TO_250 = """
2 0 | 0 1 2 | 22 11  0 | 43 14  3 |  43  14  3
0 1 | 0 1 2 |  0 33  0 | 21 36  3 |  64  50  6
1 2 | 0 1 2 |  0 33  0 | 21 36  3 |  85  86  9
2 0 | 1 2   |  0 33  0 | 11 36  3 |  96 122 12
0 1 | 1 2   |  0 33  0 | 11 36  3 | 107 158 15
1 2 | 1 2   |  0 33  0 | 11 36  3 | 118 194 18
2 0 | 0 1 2 |  0 33  0 | 21 36  3 | 139 230 21
0 1 | 0 1 2 | 22 11  0 | 43 14  3 | 182 244 24
1 2 | 0 1 2 | 30  3  0 | 51  6  3 | 233 250 27  # 247 after the melds: the tricks are played
"""
TO_100 = """
2 0 | 0 1 2 | 22 11  0 | 43 14  3 |  43  14  3
0 1 | 0 1 2 | 22 11  0 | 43 14  3 |  86  28  6
1 2 | 0 1 2 |  0 33  0 | 21 36  3 | 107  64  9
"""
LEVEL = """
2 0 | 0 1 2 |  0 33  0 | 21 36  3 |  21  36  3
0 1 | 1 2   |  0 33  0 | 11 36  3 |  32  72  6
1 2 | 0 1 2 | 26  7  0 | 47 10  3 |  79  82  9
2 0 | 1 2   |  2 14 17 | 13 17 20 |  92  99 29
0 1 | 0 1 2 |  0 33  0 | 21 36  3 | 113 135 32  # 102 each after the melds, a tie: the tricks are played (3.7)
"""
NO_WIDOW = """
2 0 | 0 1 2 | 33  0  0 | 44  3  3 |  44   3  3  # 34 chips a hand
0 1 | 0 1 2 | 33  0  0 | 44  3  3 |  88   6  6
1 2 | 1 2   |  1 32  0 |  2 35  3 |  90  41  9
2 0 | 0 1 2 | -        | 10  3  3 | 100  44 12  # at once, after the melds
"""
ACROSS_KINDS = """
2 0 | 0 1 2 |  0  0 33 | 21  3 39 |  21   3  39  # 3-3 in both melds of seat 2: 6
0 1 | 0 1 2 |  0  0 33 | 21  3 39 |  42   6  78
1 2 | 0 1 2 |  0  0 33 | 21  3 39 |  63   9 117
"""
DOUBLES_APART = """
2 0 | 0 1 2 | 33  0  0 | 49  3  3 |  49   3  3  # seat 0 has 6-1 6-2 6-3 alone: 5
0 1 | 0 1 2 | 33  0  0 | 49  3  3 |  98   6  6
1 2 | 0 1 2 | -        |  5  3  3 | 103   9  9  # over after the melds, and the tricks are not played
"""
SHORT = {"target_score": "100"}
SHEETS = {
    "to 250": Sheet({}, TO_250, 1),
    "to 100": Sheet(SHORT, TO_100, 0),
    "level after the melds": Sheet(SHORT, LEVEL, 1),
    "nobody's widow": Sheet({**SHORT, "widow_to": "nobody"}, NO_WIDOW, 0),
    "tiles across kinds": Sheet(
        {**SHORT, "tile_reuse": "across_kinds"}, ACROSS_KINDS, 2, (*MELDS[:2], "1-1 2-2 3-3 / 3-3 4-3 5-3")
    ),
    "doubles apart": Sheet(
        {**SHORT, "double_in_sequence": "doubles_suit_only"}, DOUBLES_APART, 0, ("6-1 6-2 6-3", *MELDS[1:])
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_stands_on_the_score_sheet_as_the_rules_count_it(name: str) -> None:
    sheet = SHEETS[name]
    state = table(2, **sheet.options)
    for number, (place, declares, taken, chips, totals) in enumerate(lines(sheet.hands)):
        dealer, first = numbers(place)
        deal(state, HANDS, "6-4")
        where = f"hand {number + 1}"
        assert (state.phase, state.dealer, state.actors()) == ("meld", dealer, (first,)), where
        for turn in range(SEATS):
            seat = (first + turn) % SEATS
            run(state, f"{seat} meld {sheet.melds[seat]}" if str(seat) in declares else f"{seat} no_meld")
        if taken != "-":
            assert (state.phase, state.actors()) == ("play", (first,)), where
            trick(to_last_trick(state, numbers(taken)), "6-6", "0-0", "1-1")
        assert (state.standing().deal_scores[-1], state.scores()) == (numbers(chips), numbers(totals)), where
    assert state.over
    assert state.standing().winners == (sheet.winner,)
