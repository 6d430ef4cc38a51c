"""Whole games of Ninety-Nine against score sheets written by hand, for each number of players, version and scoring.

A line: game, dealer, first leader, trump | bids | tricks taken | what was offered | the deal's points | the scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import SUITS_OF_BID, bids, deal, last_trick, run, start
from tests.games.sheets import lines, numbers, several

ONE_GAME = {"rubber_games": "1"}


@dataclass(frozen=True)
class Sheet:
    """A table, its deals, and what stands on its score sheet when all are played."""

    seats: int
    options: Mapping[str, str]
    deals: str
    rows: tuple[tuple[int, ...], ...]
    """The finished games, with bonuses."""
    winners: tuple[int, ...]
    dealer: int = 0
    turned: tuple[str, ...] = field(default=())
    """1975: the card turned up in each deal."""


# Trick scores are one a trick; the contract pays 10, 20 or 30 to each of three, two or one who meet their bids
# (2.1); next trump by their number: 0 diamonds, 1 spades, 2 hearts, 3 clubs (2.0).
THREE = """
1 0 1 none | 4 3 2 | 4 3 2 | 1 pass, 2 pass, 0 pass           | 14 13 12 |  14  13  12
1 1 2 C    | 5 3 2 | 5 1 3 | 2 pass, 0 declare, 1 pass        | 65  1  3 |  79  14  15  # 5+30+30 (2.1)
1 2 0 S    | 2 4 3 | 2 5 2 | 0 pass, 1 reveal                 | 92  5 62 | 171  19  77  # a failed reveal: 60 to each
2 1 2 none | 3 0 6 | 3 1 5 | 2 pass, 0 pass, 1 pass           | 33  1  5 |  33   1   5  # each game from 0, no trump
2 2 0 S    | 9 2 1 | 6 2 1 | 0 reveal                         |  6 82 81 |  39  83  86
2 0 1 H    | 3 3 3 | 4 3 2 | 1 declare, 2 pass, 0 pass        |  4 63  2 |  43 146  88
3 2 0 none | 5 2 2 | 3 3 3 | 0 declare, 1 pass, 2 pass        |  3 33 33 |   3  33  33  # nobody: diamonds next
3 0 1 D    | 0 4 1 | 4 4 1 | 1 pass, 2 declare, 0 reveal, 2 yield | 4 84 81 | 7 117 114
"""
LAST_OF_THREE = THREE[THREE.index("3 2 0") :].replace("3 2 0 none", "1 2 0 none").replace("3 0 1", "1 0 1")
BOTH_OVER = """
1 0 1 none | 4 2 2 | 4 3 2 | 1 declare, 2 declare, 0 reveal   | 84  3 22 |  84   3  22  # a reveal beats both (2.0)
1 1 2 H    | 3 3 3 | 2 3 4 | 2 none, 0 declare, 1 declare     |  2 63 34 |  86  66  56  # 0 speaks before 1
1 2 0 S    | 3 4 2 | 3 4 2 | 0 none, 1 none, 2 none           | 13 14 12 |  99  80  68  # 99 ends nothing
1 0 1 C    | 9 9 9 | 1 4 4 | 1 none, 2 none, 0 none           |  1  4  4 | 100  84  72  # exactly 100 does
"""
OF_1975 = """
1 0 1 H    | 2 3 4 | 2 3 4 | 1 pass, 2 pass, 0 pass           | 12 13 14 |  12  13  14
1 1 2 none | 1 3 4 | 1 4 4 | 2 pass, 0 pass, 1 pass           | 21  4 24 |  33  17  38  # a nine is turned (2.6)
1 2 0 none | 3 3 4 | 3 2 4 | 0 pass, 1 pass, 2 pass           | 23  2 24 |  56  19  62  # the joker is
1 0 1 S    | 0 5 3 | 1 5 3 | 1 declare, 2 pass, 0 pass        |  1 55 23 |  57  74  85
1 1 2 D    | 6 1 1 | 6 2 1 | 2 pass, 0 reveal                 | 86  2 21 | 143  76 106  # 100 ends nothing here
1 2 0 C    | 4 4 2 | 3 5 1 | 0 pass, 1 pass, 2 pass           |  3  5  1 | 146  81 107
1 0 1 H    | 3 4 3 | 2 4 3 | 1 reveal                         |  2 84 23 | 148 165 130
1 1 2 none | 2 2 2 | 4 3 2 | 2 pass, 0 pass, 1 pass           |  4  3 32 | 152 168 162
1 2 0 S    | 7 0 3 | 7 0 2 | 0 declare, 1 pass, 2 pass        | 57 20  2 | 209 188 164  # nine deals, no bonus
"""
BIDDERS_TRUMP = """
1 0 1 none | 4 3 2 | 4 3 2 | 1 pass, 2 pass, 0 pass           | 14 13 12 |  14  13  12
1 1 2 H    | 2 4 4 | 2 3 4 | 2 declare, 0 reveal, 2 upgrade, 2 trump H | 22 3 84 | 36 16 96
1 2 0 H    | 3 5 3 | 4 4 1 | 0 pass, 1 pass, 2 pass           |  4  4  1 |  40  20  97  # kept, not counted (2.7)
1 0 1 S    | 2 5 1 | 3 4 2 | 1 declare, 2 pass, 0 pass, 1 trump S | 33 4 32 |  73  24 129
"""
NINES = """
1 0 1 nines | 3 3 3 | 3 2 4 | 1 pass, 2 pass, 0 declare, 0 trump nines | 63 2 4 | 63 2 4
1 1 2 nines | 3 2 5 | 3 2 4 | 2 pass, 0 pass, 1 pass          | 23 22  4 |  86  24   8
1 2 0 C     | 1 2 4 | 2 3 4 | 0 reveal, 0 trump C             |  2 63 94 |  88  87 102  # 60 to 1 too
"""
NO_BID = """
1 0 1 none | 3 2 4 | 3 2 4 | 1 pass, 2 pass, 0 pass           | 13 12 14 |  13  12  14
1 1 2 C    | 4 2 3 | 4 2 3 | 2 pass, 0 announce 5, 1 pass     |  4 52 53 |  17  64  67  # 4 of 4, but 5 announced (2.9)
1 2 0 H    | 6 1 1 | 5 3 1 | 0 open, 1 pass, 2 pass           |  5 63 91 |  22 127 158
1 0 1 S    | 4 3 3 | 4 3 2 | 1 open_announce 3                | 24 113 2 |  46 240 160  # 3+20+90
"""
NO_BID_AT_OTHER_PRICES = """
1 0 1 none | 4 3 2 | 4 3 2 | 1 announce 3, 2 pass, 0 pass     | 14 33 12 |  14  33  12  # 3+10+20
1 1 2 C    | 2 2 5 | 2 3 4 | 2 open_announce 5                | 92 63  4 | 106  96  16
"""

# Ten tricks; the contract pays 30, 20, 10 and, where all four succeed, nothing; diamonds are met by none or ten (2.2).
FOUR = """
1 0 1 none | 0 3 4 2 | 0 3 4 3  | 1 pass, 2 pass, 3 pass, 0 pass | 10 13 14 3 | 10  13 14  3  # F1
1 1 2 C    | 0 3 4 3 | 0 3 4 3  | 2 pass, 3 pass, 0 pass, 1 pass |  0  3  4 3 | 10  16 18  6  # F2
1 2 3 none | 0 3 4 2 | 10 0 0 0 | 3 pass, 0 pass, 1 pass, 2 pass | 40  0  0 0 | 50  16 18  6  # all four: no trump next
1 3 0 S    | 2 5 1 4 | 3 5 0 2  | 0 reveal                       | 3 95 60 62 | 53 111 78 68  # F9
"""
FOUR_CHOOSING = """
1 0 1 D | 1 3 2 3 | 2 3 2 3 | 1 pass, 2 declare, 3 reveal, 2 yield, 3 trump D | 2 13 12 73 | 2 13 12 73
1 1 2 D | 0 2 3 4 | 1 3 3 3 | 2 pass, 3 pass, 0 pass, 1 pass                  | 1  3 33  3 | 3 16 45 76
1 2 3 S | 2 4 1 2 | 2 4 2 2 | 3 declare, 0 pass, 1 pass, 2 pass, 3 trump S    | 12 14 2 42 | 15 30 47 118
"""
FOUR_WITH_NINES = """
1 0 1 nines | 2 4 1 2 | 2 4 2 2 | 1 reveal, 1 trump nines                      | 12 74 2 12 | 12 74 2 12
1 1 2 nines | 3 5 1 0 | 4 4 1 1 | 2 pass, 3 pass, 0 pass, 1 pass               |  4 4 31  1 | 16 78 33 13
1 2 3 H     | 1 5 3 3 | 2 5 2 1 | 3 pass, 0 pass, 1 declare, 2 pass, 1 trump H |  2 65 2  1 | 18 143 35 14
"""
PARTNERS = """
1 0 1 none | 3 2 3 1 | 3 2 4 1 | - | 17 23 |  17 23  # PP1: 13+4 and 12+11
1 1 2 C    | 3 3 3 4 | 2 2 3 3 | - | 35  5 |  52 28
1 2 3 S    | 0 1 5 2 | 0 1 7 2 | - | 17 23 |  69 51
1 3 0 C    | 4 2 1 2 | 4 3 0 3 | - | 34  6 | 103 57
"""
PARTNERS_COMBINED = """
1 0 1 none | 3 2 3 1 | 3 2 4 1 | - |  7 43 |   7 43  # PP2: a side that succeeds gets 20 for each partner
1 1 2 H    | 3 2 3 2 | 4 1 2 3 | - |  6  4 |  13 47  # both succeed: nothing
1 2 3 none | 0 4 3 3 | 2 3 2 3 | - |  4  6 |  17 53  # PP6: none and 3 is 3
1 3 0 D    | 0 1 0 2 | 6 0 4 0 | - | 50  0 |  67 53  # none and none is also ten
1 0 1 H    | 4 1 2 1 | 3 3 3 1 | - | 46  4 | 113 57
"""

# The contract pays 50, 40, 30, 20, 10; who declares gains or loses 50 himself; trump is none after four or five (2.4).
FIVE = """
1 0 1 none | 2 1 2 2 2 | 2 1 2 2 2 | 1 pass, 2 pass, 3 pass, 4 pass, 0 pass    | 12 11 12 12 12 | 12 11 12 12 12
1 1 2 none | 2 1 2 2 6 | 2 1 2 2 2 | 2 pass, 3 pass, 4 pass, 0 pass, 1 pass    | 22 21 22 22 2  | 34 32 34 34 14
1 2 3 none | 2 1 2 3 3 | 2 1 3 2 1 | 3 pass, 4 pass, 0 declare, 1 pass, 2 declare | 92 41 -47 2 1 | 126 73 -13 36 15
"""
RACE_250 = f"""{FIVE}
1 3 4 H    | 3 4 1 1 1 | 3 4 2 0 0 | 4 pass, 0 declare, 1 declare, 2 pass, 3 pass | 93 94 2 0 0 | 219 167 -11 36 15
1 4 0 H    | 1 3 1 1 1 | 0 3 1 2 3 | 0 pass, 1 declare, 2 pass, 3 pass, 4 pass | 0 93 41 2 3 | 219 260 30 38 18
"""
RACE_500 = """
1 0 1 none | 9 1 1 1 1 | 9 0 0 0 0 | 1 pass, 2 pass, 3 pass, 4 pass, 0 declare | 109 0 0 0 0 | 109 0 0 0 0  # V6
1 1 2 S    | 9 1 1 1 1 | 9 0 0 0 0 | 2 pass, 3 pass, 4 pass, 0 declare, 1 pass | 109 0 0 0 0 | 218 0 0 0 0
1 2 3 S    | 9 1 1 1 1 | 9 0 0 0 0 | 3 pass, 4 pass, 0 declare, 1 pass, 2 pass | 109 0 0 0 0 | 327 0 0 0 0
1 3 4 S    | 9 1 1 1 1 | 9 0 0 0 0 | 4 pass, 0 declare, 1 pass, 2 pass, 3 pass | 109 0 0 0 0 | 436 0 0 0 0
1 4 0 S    | 5 2 1 1 1 | 5 1 1 1 1 | 0 declare, 1 pass, 2 pass, 3 pass, 4 pass | 75 1 21 21 21 | 511 1 21 21 21
"""

# The third column is the dummy's; whoever does not deal leads, clubs are the first trump, and where a declarer fails
# the other and the dummy get 30 each, but the dummy 60 where both do (2.5).
TWO = """
1 1 0 C | 3 3 3 | 3 1 5 | 0 pass, 1 pass       | 33  1  5 |  33   1  5
1 0 1 S | 5 4 3 | 4 3 2 | 1 declare, 0 declare |  4  3 62 |  37   4 67
1 1 0 D | 3 5 1 | 3 4 2 | 0 declare, 1 declare | 93  4 32 | 130   8 99  # 3+30, 30 of his own and 30 of the other
2 0 1 C | 2 4 3 | 2 4 3 | 1 pass, 0 pass       | 12 14 13 |  12  14 13  # a new game: clubs
2 1 0 C | 4 3 1 | 5 3 1 | 0 pass, 1 declare    |  5 53 21 |  17  67 34
2 0 1 H | 3 4 0 | 2 4 3 | 1 declare, 0 pass    |  2 64  3 |  19 131 37
"""
LENIENT = """
1 1 0 C | 3 3 3 | 3 1 5 | 0 pass, 1 pass       | 33  1  5 |  33   1   5  # more than bid fails
1 0 1 S | 5 4 3 | 4 3 2 | 1 pass, 0 pass       |  4  3 32 |  37   4  37  # fewer succeeds
1 1 0 S | 4 2 3 | 4 2 3 | 0 pass, 1 pass       | 14 12 43 |  51  16  80  # exactly: 30 more
1 0 1 C | 5 3 2 | 5 2 2 | 1 declare, 0 pass    | 55  2 82 | 106  18 162
"""
CHOOSES = {"trump_method": "premium_chooses"}
WITH_NINES = {**CHOOSES, "trump_choices": "suits_or_nines"}
PARTNERSHIP = {"partnership": "true"}
TURNED = ("TH", "9S", "JOKER", "TS", "AD", "TC", "TH", "9C", "TS")

SHEETS = {
    "three": Sheet(3, {}, THREE, ((271, 19, 77), (43, 246, 88), (7, 217, 214)), (1,)),
    "three, winner only": Sheet(
        3, {**ONE_GAME, "game_bonus": "winner_only"}, LAST_OF_THREE, ((7, 217, 114),), (1,), dealer=2
    ),
    "three, no bonus": Sheet(3, {**ONE_GAME, "game_bonus": "none"}, LAST_OF_THREE, ((7, 117, 114),), (1,), dealer=2),
    "three, a bonus of 50": Sheet(
        3, {**ONE_GAME, "bonus_value": "50"}, LAST_OF_THREE, ((7, 167, 164),), (1,), dealer=2
    ),
    "three, wishes": Sheet(3, {**ONE_GAME, "premium_procedure": "simultaneous"}, BOTH_OVER, ((200, 84, 72),), (0,)),
    "three, 1975": Sheet(3, {"edition": "1975"}, OF_1975, ((209, 188, 164),), (0,), turned=TURNED),
    "three, bidder's trump": Sheet(3, {**ONE_GAME, **CHOOSES}, BIDDERS_TRUMP, ((73, 24, 229),), (2,)),
    "three, trump named after the bids": Sheet(
        3, {**ONE_GAME, **CHOOSES, "premium_timing": "after_bid"}, BIDDERS_TRUMP, ((73, 24, 229),), (2,)
    ),
    "three, nines": Sheet(3, {**ONE_GAME, **WITH_NINES}, NINES, ((88, 87, 202),), (2,)),
    "three, no bid": Sheet(
        3, {**ONE_GAME, "bidding": "leftover", "target_score": "200"}, NO_BID, ((46, 340, 160),), (1,)
    ),
    "three, no bid at other prices": Sheet(
        3,
        {**ONE_GAME, "bidding": "leftover", "magri_values": "20,40,60"},
        NO_BID_AT_OTHER_PRICES,
        ((206, 96, 16),),
        (0,),
    ),
    "four": Sheet(4, ONE_GAME, FOUR, ((53, 211, 78, 68),), (1,)),
    "four, bidder's trump": Sheet(4, {**ONE_GAME, **CHOOSES}, FOUR_CHOOSING, ((15, 30, 47, 218),), (3,)),
    "four, nines": Sheet(4, {**ONE_GAME, **WITH_NINES}, FOUR_WITH_NINES, ((18, 243, 35, 14),), (1,)),
    "partners": Sheet(4, {**ONE_GAME, **PARTNERSHIP}, PARTNERS, ((203, 57),), (0, 2)),
    "partners, combined": Sheet(
        4, {**ONE_GAME, **PARTNERSHIP, "partnership_contract": "combined"}, PARTNERS_COMBINED, ((213, 57),), (0, 2)
    ),
    "five": Sheet(5, ONE_GAME, FIVE, ((226, 73, -13, 36, 15),), (0,)),
    "five, to 250": Sheet(5, {"five_player_format": "race_250"}, RACE_250, ((219, 260, 30, 38, 18),), (1,)),
    "five, to 500": Sheet(5, {"five_player_format": "race_500"}, RACE_500, ((511, 1, 21, 21, 21),), (0,)),
    "two": Sheet(2, {}, TWO, ((230, 8, 99), (119, 331, 37)), (0,), dealer=1),  # 100 carried, and 100 at once
    "two, no bonus": Sheet(2, {"game_bonus": "none"}, TWO, ((130, 8, 99), (119, 231, 37)), (0,), dealer=1),
    "two, by games": Sheet(2, {"match_scoring": "games"}, TWO, ((2, 0, 0), (0, 2, 0)), (0, 1), dealer=1),
    "two, a lenient dummy": Sheet(
        2, {**ONE_GAME, "dummy_contract": "lenient"}, LENIENT, ((106, 18, 162),), (), dealer=1
    ),
}


def begin(state: NinetyNine, bid: tuple[int, ...], offers: list[str], turned: str) -> None:
    """Deal everybody the cards of the bid, lay them, and say what is offered, in the order that this table asks."""
    suits = [SUITS_OF_BID[number] for number in bid]
    laid = [" ".join(cards) for cards in bids(state.deck.ranks, suits)]
    deal(state, dict(enumerate(laid[: state.seats])), turned)
    if state.agreed.bidding == "cards" and state.phase == "bid":
        run(state, *(f"{seat} lay {laid[seat]}" for seat in range(state.seats)))
    simultaneous = state.agreed.premium_procedure == "simultaneous"
    run(state, *(offer.replace(" ", " wish ") if simultaneous else offer for offer in offers))
    if state.phase == "bid":
        run(state, *(f"{seat} lay {laid[seat]}" for seat in range(state.seats)))


@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_stands_on_the_score_sheet_as_the_rules_count_it(name: str) -> None:
    sheet = SHEETS[name]
    state = start(sheet.seats, sheet.options, sheet.dealer)
    for number, (place, bid, tricks, offers, points, scores) in enumerate(lines(sheet.deals)):
        game, dealer, leader, trump = place.split()
        begin(state, numbers(bid), several(offers), sheet.turned[number] if sheet.turned else "")
        where = f"deal {number + 1}"
        assert (state.phase, state.dealer, state.actors()) == ("play", int(dealer), (int(leader),)), where
        assert (state.trump, state.view(None).fact("game")) == (trump, game), where
        last_trick(state, numbers(bid), numbers(tricks))
        assert (state.standing().deal_scores[-1], state.scores()) == (numbers(points), numbers(scores)), where
    assert state.over
    assert state.standing().games == sheet.rows
    assert state.standing().winners == sheet.winners
