"""Whole games of Penneech against score sheets written by hand, for each way to score them (2.5, 2.6).

A line: dealer, first leader | the first turn-up | lead and reply to the first trick, and the card turned after it |
tricks won before the seventh, who wins that, and the card turned last | the hand's points | the scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from games.penneech import GAME
from tests.games.penneech_play import deal, finish, table, tell, to_last_trick
from tests.games.sheets import lines, numbers


@dataclass(frozen=True)
class Sheet:
    """Options of a table, what they bring in each of the same six hands, and the scores after each."""

    options: Mapping[str, str]
    points: str
    winner: int = 0


# A 5, K 4, Q 3, J 2, Penneech 7 won and 14 turned; trump honours alone count in a trick (2.5)
HANDS = lines("""
1 0 | JD | AD 7D, KC | 2 4, 0, AS  # Penneech takes the ace of trumps: 12; ♣K turned 4; the eighth card 5; surplus 1
0 1 | QH | KH AH, 7D | 5 1, 0, JS  # 4+5; Penneech turned 14; the eighth card 2; six tricks are twelve cards: 5
1 0 | 7D | KD QC, JH | 2 4, 1, QS  # 4, the queen is no trump; a jack turned 2; the eighth card 3; surplus 3
0 1 | KS | QS AS, AH | 4 2, 0, 9C  # 3+5; an ace turned 5; surplus 3
1 0 | 5S | KS 4S, 6H | 4 2, 1, QD  # 4; the eighth card 3; four tricks: 1
0 1 | 5S | KS AS, 6H | 4 2, 0, 9C  # 4+5
""")
SHEETS = {
    # 12+4+1 against 5; 9+14+2+5; 4+2 against 3+3; 8+5+3; 57 and 4 is 61
    "standard": Sheet({}, "5 17 | 5 17, 30 0 | 35 17, 6 6 | 41 23, 16 0 | 57 23, 4 0 | 61 23"),
    "a short game": Sheet({"target_score": "31"}, "5 17 | 5 17, 30 0 | 35 17"),
    # the dealer's first card too: ♦J 2, ♥Q 3, Penneech 14, ♠K 4, and then 44+4+8+5 is 61
    "the first turn-up": Sheet(
        {"first_turnup_scores_for": "dealer"}, "5 19 | 5 19, 33 0 | 38 19, 6 20 | 44 39, 17 0 | 61 39"
    ),
    "parlett": Sheet(GAME.presets["parlett"].options, "5 19 | 5 19, 33 0 | 38 19, 6 20 | 44 39, 17 0 | 61 39"),
    # each honour to its own player
    "the holder": Sheet(
        {"trick_honours_to": "holder"},
        "10 12 | 10 12, 26 4 | 36 16, 6 6 | 42 22, 13 3 | 55 25, 5 3 | 60 28, 5 4 | 65 32",
    ),
    # the fifth hand is played to its end, and the four noted then come before the surplus
    "at the end of the hand": Sheet(
        {"trick_honours_when": "end_of_hand"}, "5 17 | 5 17, 30 0 | 35 17, 6 6 | 41 23, 16 0 | 57 23, 4 3 | 61 26"
    ),
    # the jack turned in the third hand is nothing; the one turned last in the second is the eighth card
    "no turned jack": Sheet(
        {"turned_jack_scores": "false"},
        "5 17 | 5 17, 30 0 | 35 17, 4 6 | 39 23, 16 0 | 55 23, 5 3 | 60 26, 9 0 | 69 26",
    ),
    "no eighth card": Sheet(
        {"final_turnup": "false"},
        "0 17 | 0 17, 28 0 | 28 17, 6 3 | 34 20, 16 0 | 50 20, 5 0 | 55 20, 9 0 | 64 20",
    ),
    "no surplus": Sheet(
        {"surplus": "off"}, "5 16 | 5 16, 25 0 | 30 16, 6 3 | 36 19, 13 0 | 49 19, 4 3 | 53 22, 9 0 | 62 22"
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_stands_on_the_score_sheet_as_the_rules_count_it(name: str) -> None:
    sheet = SHEETS[name]
    state = table(1, redeal_right="off", **sheet.options)
    for number, brought in enumerate(sheet.points.split(",")):
        place, first_turn, first_trick, end = HANDS[number]
        dealer, leader = numbers(place)
        played, turned = (part.strip() for part in first_trick.split(","))
        won, winner, turned_last = (part.strip() for part in end.split(","))
        lead, reply = played.split()
        barred = "" if lead[1] == reply[1] else lead[1]
        cards = {leader: lead, 1 - leader: reply}
        assert not state.over
        deal(state, cards[0], cards[1], f"{first_turn} {turned}", barred)
        where = f"hand {number + 1}"
        assert (state.phase, state.dealer, state.actors()) == ("play", dealer, (leader,)), where
        assert state.standing().trump == first_turn[1], where
        tell(state, f"{leader} play {lead}")
        tell(state, f"{1 - leader} play {reply}")
        if not state.over:
            finish(to_last_trick(state, numbers(won), int(winner), turned_last))
        points, scores = (numbers(cell) for cell in brought.split("|"))
        assert (state.standing().deal_scores[-1], state.scores()) == (points, scores), where
    assert state.over
    assert state.standing().winners == (sheet.winner,)
