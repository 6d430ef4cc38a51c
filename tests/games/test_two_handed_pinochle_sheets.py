"""Whole games of two-handed Pinochle against score sheets written by hand, for each way to count (1.7, 1.10, 1.11).

A line: dealer, first leader | what the leader melds | what seat 0 captures, and who takes the last trick | the hand's
points | the scores. Hearts are trump; the indicator is a nine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from games.two_handed_pinochle import GAME, TwoHandedPinochle
from tests.games.sheets import lines, numbers, several
from tests.games.two_handed_pinochle_play import deal, meld, play_out, table, to_last_trick, win_trick

RUN = "AH1 TH1 KH1 QH1 JH1"
BOTH_PINOCHLES = "QS1 JD1 QS2 JD2"
ACES, MORE_ACES = "AS1 AH1 AD1 AC1", "AS2 AH2 AD2 AC2"
COURT = "KH1 QH1, KS1 KH1 KD1 KC1, QS1 QH1 QD1 QC1, QS1 JD1, KD1 QD1, KS1 QS1, KC1 QC1"


@dataclass(frozen=True)
class Sheet:
    """Options of a table, and its hands; `melds` are worth what stands in the third cell."""

    options: Mapping[str, str]
    hands: str
    winner: int
    target: int


# dix 10, run 150, pinochle 40, the second 260 (300 in all), aces 100, kings 80, queens 60, jacks 40, marriages 40 and
# 20 (1.7); A 11, T 10, K 4, Q 3, J 2 and the last trick 10, 250 a hand (1.10)
CLASSIC = f"""
1 0 | 9H1, {RUN}, QS1 JD1, QS2 JD2 | 460 | A5T4K3Q4J5 0 | 599 111 |  599 111  # 55+40+12+12+10 and 10: 139
0 1 | {ACES}, {MORE_ACES}, KS1 QS1 | 220 | A4T4K4Q4J4 1 | 120 350 |  719 461
1 0 | {COURT}                      | 280 | A3T4K5Q4J4 0 | 403 127 | 1122 588  # 40+80+60+40+20+20+20
0 1 | JS1 JH1 JD1 JC1              |  40 | A4T4K4Q4J4 0 | 130 160 | 1252 748
"""
TENS_AND_FIVES = f"""
1 0 | 9H1, {RUN}, QS1 JD1, QS2 JD2 | 460 | A5T4K3Q4J5 0 | 595 115 |  595 115  # 50+40+15+20 and 10: 135
0 1 | {ACES}, {MORE_ACES}, KS1 QS1 | 220 | A4T4K4Q4J4 1 | 120 350 |  715 465
1 0 | {COURT}                      | 280 | A3T4K5Q4J4 0 | 405 125 | 1120 590
"""
COUNTERS = f"""
1 0 | 9H1, {RUN}, QS1 JD1, QS2 JD2 | 460 | A5T4K3Q4J5 0 | 590 120 |  590 120  # twelve counters and the last trick
0 1 | {ACES}, {MORE_ACES}, KS1 QS1 | 220 | A4T4K4Q4J4 1 | 120 350 |  710 470
1 0 | {COURT}                      | 280 | A3T4K5Q4J4 0 | 410 120 | 1120 590
"""
TENTHS = f"""
1 0 | 9H1, {RUN}, QS1 JD1, QS2 JD2 |  46 | A5T4K3Q4J5 0 |  59  12 |   59  12
0 1 | {ACES}, {MORE_ACES}, KS1 QS1 |  22 | A4T4K4Q4J4 1 |  12  35 |   71  47
1 0 | {COURT}                      |  28 | A3T4K5Q4J4 0 |  41  12 |  112  59
"""
# the dealer has 10 for the turned nine; one meld a trick, a run 150 over its marriage; tricks rounded, up from seven;
# where both are over the target it is raised by 250 until it stands above both (1.11, 1.12)
BICYCLE = f"""
1 0 | KH1 QH1, {RUN}, {BOTH_PINOCHLES} | 490 | A5T4K3Q4J5 0 | 630 120 |  630  120  # 139 is 140, 111 is 110
0 1 | {ACES}, {MORE_ACES}              | 200 | A4T4K4Q4J4 1 | 130 330 |  760  450
1 0 | KS1 KH1 KD1 KC1                  |  80 | A3T4K5Q4J4 0 | 200 140 |  960  590  # 123 and 127
0 1 | {BOTH_PINOCHLES}, {RUN}          | 450 | A5T4K3Q4J5 1 | 140 570 | 1100 1160  # 129 is 130: both over, 1250 now
1 0 | {ACES}                           | 100 | A4T4K4Q4J4 0 | 230 130 | 1330 1290  # both again: 1500
0 1 | -                                |   0 | A8T8K8Q8J8 0 | 260   0 | 1590 1290
"""
# 96 cards, 18 each: four copies of a card, 480 in cards and ten
FAMILY = f"""
1 0 | {RUN}, {BOTH_PINOCHLES}, {ACES}  | 550 | A8T8K8Q8J8 0 | 800 250 |  800  250
0 1 | KS1 KH1 KD1 KC1                  |  80 | A8T8K8Q8J8 1 | 250 330 | 1050  580
1 0 | {RUN}                            | 150 | -            | 150  10 | 1200  590  # a meld ends it at once
"""
SHEETS = {
    "classic": Sheet({}, CLASSIC, 0, 1200),
    "tens and fives": Sheet({"card_points": "tens_fives", "target_score": "1000"}, TENS_AND_FIVES, 0, 1000),
    "counters": Sheet({"card_points": "counters", "target_score": "1000"}, COUNTERS, 0, 1000),
    "tenths": Sheet({"card_points": "counters", "score_divisor": "10", "target_score": "1000"}, TENTHS, 0, 100),
    "bicycle": Sheet(GAME.presets["bicycle"].options, BICYCLE, 0, 1500),
    "family": Sheet(GAME.presets["family"].options, FAMILY, 0, 1200),
}


def meld_all(state: TwoHandedPinochle, melds: list[str]) -> int:
    """Let the leader win tricks and meld in them, as many at once as the table allows; what they pay."""
    keep, paid = " ".join(melds), 0
    for place, cards in enumerate(melds):
        if place == 0 or state.agreed.melds_per_trick == "one":
            win_trick(state, keep)
        points = meld(state, cards)
        assert isinstance(points, int), f"{cards}: {points}"
        paid += points
    return paid


@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_stands_on_the_score_sheet_as_the_rules_count_it(name: str) -> None:
    sheet = SHEETS[name]
    state = table(1, **sheet.options)
    for number, (place, melds, paid, taken, points, scores) in enumerate(lines(sheet.hands)):
        dealer, leader = numbers(place)
        shown = several(melds)
        held = dict.fromkeys(card for cards in shown for card in cards.split())
        deal(state, {leader: " ".join(held)})
        where = f"hand {number + 1}"
        assert (state.dealer, state.actors()) == (dealer, (leader,)), where
        assert meld_all(state, shown) == int(paid), where
        if taken != "-":
            captured, winner = taken.split()
            play_out(to_last_trick(state, captured, int(winner)))
        assert (state.standing().deal_scores[-1], state.scores()) == (numbers(points), numbers(scores)), where
    assert state.over
    assert (state.standing().winners, state.standing().target) == ((sheet.winner,), sheet.target)
