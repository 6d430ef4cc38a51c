"""Whole games of auction Pinochle against score sheets written by hand, for each way to score them (1.7 to 1.9).

A line: dealer, first to call | declarer, contract, trump | melds of the two sides | card points, or `concede` | the
hand's points | the scores | the ledger. Seats 0 and 2 are the first side, 1 and 3 the second.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from games.auction_pinochle import GAME, AuctionPinochle
from tests.games.auction_pinochle_play import contract, deal, finish, melded, run, start
from tests.games.sheets import lines, numbers


@dataclass(frozen=True)
class Sheet:
    """Options of a table, its hands, who wins, and the target in force at the end."""

    options: Mapping[str, str]
    hands: str
    winners: tuple[int, int]
    target: int


# made: both sides keep melds and card points; set: nothing, and to the others theirs and 250; conceded: melds and 250,
# no card points (1.7). Stakes: 5 below 300, 10, 15 from 350, 25 from 400, 50 from 450, 100 from 500; twice in spades
# above 300 (1.9).
SIX_HANDS = """
3 0 | 0 360 S | 210  40 | 150 100 | 360 140 |  360  140 |  30  -30  # 210+150, just made
0 1 | 1 300 S |  40 200 | 130 120 | 170 320 |  530  460 |  20  -20  # 300 in spades is not doubled
1 2 | -       |         |         |   0   0 |  530  460 |  20  -20  # thrown in
2 3 | 3 400 H |  60 100 | concede | 310   0 |  840  460 |  45  -45  # 60 and 250
3 0 | 2 310 S | 150  20 | 140 110 |   0 380 |  840  840 |  25  -25  # 290 of 310: set, 20+250+110
0 1 | 1 500 D | 100 320 |  60 190 | 160 510 | 1000 1350 | -75   75
"""
STANDARD = f"{SIX_HANDS}1 2 | 0 250 C | 350 100 | 170 80 | 520 180 | 1520 1530 | -70 70  # both over: the bidder's side"
EXTENDED = f"""{STANDARD}
2 3 | 1 300 H |   0 250 | 100 150 | 100 400 | 1620 1930 | -80   80
"""
BONUS_OF_100 = """
3 0 | 0 360 H | 210  40 | 140 110 |   0 250 |    0  250 | -15   15  # 40+100+110
0 1 | 1 300 C |  80  60 | concede | 180   0 |  180  250 |  -5    5  # 80+100
1 2 | 2 250 D | 100  20 | 180  70 | 280  90 |  460  340 |   0    0
2 3 | 3 450 S |  20 330 | 120 130 | 140 460 |  600  800 | -100 100  # 50, doubled
"""
# the bid is lost when set or conceded, no bonus, and melds need a trick (1.6, 1.7)
BICYCLE = """
3 0 | 0 360 H | 210  40 | 140 110 | -360 150 | -360  150 | -15   15
0 1 | 1 300 C |  80  60 | concede |  80 -300 | -280 -150 |  -5    5
1 2 | 2 250 D | 150 100 | 250   0 | 400    0 |  120 -150 |   0    0  # no trick, no melds
2 3 | 3 450 S |   0 300 |  80 170 |  80  470 |  200  320 | -100 100
3 0 | 0 300 H | 200  30 | 150 100 | 350  130 |  550  450 |  -90  90
"""
SHEETS = {
    "standard": Sheet({}, STANDARD, (0, 2), 1500),
    "no stakes": Sheet({"stakes": "off"}, STANDARD, (0, 2), 1500),
    "the higher total": Sheet({"both_over": "higher_total"}, STANDARD, (1, 3), 1500),
    "extended": Sheet({"both_over": "extend"}, EXTENDED, (1, 3), 1750),
    "a bonus of 100": Sheet({"set_bonus": "100", "target_score": "700"}, BONUS_OF_100, (1, 3), 700),
    "bicycle": Sheet({**GAME.presets["bicycle"].options, "target_score": "500"}, BICYCLE, (0, 2), 500),
}


def play_hand(state: AuctionPinochle, called: str, melds: str, tricks: str) -> None:
    """The auction as it went, then the hand as it ended."""
    if called == "-":
        run(state, *(f"{(state.dealer + place) % 4} pass" for place in (1, 2, 3, 4)))
        return
    declarer, bid, trump = called.split()
    contract(state, int(declarer), int(bid), trump)
    melded(state, numbers(melds))
    if tricks == "concede":
        run(state, f"{declarer} concede")
    else:
        finish(state, numbers(tricks))


@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_stands_on_the_score_sheet_as_the_rules_count_it(name: str) -> None:
    sheet = SHEETS[name]
    state = start({**sheet.options, "pass_count": "0"}, 3)
    for number, (place, called, melds, tricks, points, scores, ledger) in enumerate(lines(sheet.hands)):
        dealer, first = numbers(place)
        deal(state)
        where = f"hand {number + 1}"
        assert (state.phase, state.dealer, state.actors()) == ("auction", dealer, (first,)), where
        play_hand(state, called, melds, tricks)
        told = state.standing()
        assert (told.deal_scores[-1], state.scores()) == (numbers(points), numbers(scores)), where
        assert told.ledger == (None if sheet.options.get("stakes") == "off" else numbers(ledger)), where
    assert state.over
    assert (state.standing().winners, state.standing().target) == (sheet.winners, sheet.target)


@pytest.mark.parametrize(("option", "ahead"), [("eldest", 1), ("declarer", 2)])
def test_the_first_lead_is_whose_the_rules_say(option: str, ahead: int) -> None:
    for dealer in range(4):
        state = contract(deal(start({"first_lead": option, "pass_count": "0"}, dealer)), (dealer + 2) % 4, 250, "H")
        run(state, f"{state.turn} play_on")
        assert state.actors() == ((dealer + ahead) % 4,)
