"""Ninety-Nine of 1975 with its joker (rules 2.6): the worked examples J1 to J8."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE, Action, BadNotation
from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import code, deal, last_trick, legal, play_full, row, run, table, tell, trick

J6 = """
0 bid AD QH AS =3 | 6C 9C TD JD 8H JOKER TS QS KS
1 bid 7D KD TH =2 | 8C KC AC 6D 9D QD KH 7S JS
2 bid 8D JH 6S =3 | 7C TC JC QC 6H 7H 9H 8S 9S
1 AC 7C 6C->1; 1 KH 6H 8H->1; 1 KC TC 9C->1; 1 QD 7H TD->2; 2 QC TS 8C->2; 2 JC JD 6D->2;
2 9S QS 7S->0; 0 JOKER 9D 9H->0; 0 KS JS 8S->0
"""


def turned(card: str, hand: str = "JOKER") -> NinetyNine:
    return deal(table(edition="1975"), {0: hand}, turn_up=card)


def bid_value(state: NinetyNine, bid: str) -> int:
    return next(event.points for event in tell(state, f"0 lay {bid}") if event.kind == "bid")


def joker_trick(turn_up: str, led: str, trump: str = "none") -> int:
    """Who wins where seat 0 leads, seat 1 plays the joker, and seat 2 a club that cannot win."""
    state = trick([led, "JOKER", "6C"], trump, turn_up=turn_up, edition="1975")
    return run(state, f"0 play {led}", "1 play JOKER", "2 play 6C").won.index(1)


def test_j1_the_joker_is_the_card_turned_up() -> None:
    state = turned("7H", "JOKER 6D 8D")
    assert state.trump == "H"
    assert bid_value(state, "JOKER 6D 8D") == 2


def test_j1_the_joker_ranks_where_the_turned_card_would() -> None:
    assert joker_trick("7H", "8H", "H") == 0
    assert joker_trick("7H", "6H", "H") == 1


def test_j2_a_nine_turned_up_leaves_no_trump_but_the_joker_is_that_nine() -> None:
    state = turned("9D", "JOKER AD KD")
    assert state.trump == "none"
    assert bid_value(state, "JOKER AD KD") == 0
    assert joker_trick("9D", "8D") == 1
    assert joker_trick("9D", "TD") == 0


def test_j3_the_joker_turned_up_is_in_no_hand_and_no_trump() -> None:
    state = deal(table(edition="1975"), turn_up="JOKER")
    assert state.trump == "none"
    assert all("JOKER" not in state.spell(hand) for hand in state.hands)
    assert sorted(card for zone in state.places() for card in zone.items) == sorted(state.pack())


def test_j4_the_joker_must_follow_as_that_suit_and_wins_as_the_ace() -> None:
    state = trick(["9H", "JOKER KC", "8H"], "H", turn_up="AH", edition="1975")
    run(state, "0 play 9H")
    assert legal(state, 1) == ["JOKER"]
    assert code(state, "1 play KC") == "must-follow-suit"
    run(state, "1 play JOKER", "2 play 8H")
    assert state.won == [0, 1, 0]


@pytest.mark.parametrize(("turn_up", "value"), [("6C", 3), ("AS", 1), ("7H", 2), ("9D", 0)])
def test_j5_the_joker_is_worth_its_suit_as_a_bid_card(turn_up: str, value: int) -> None:
    assert bid_value(turned(turn_up, "JOKER 7D 8D"), "JOKER 7D 8D") == value


def test_j6_a_whole_deal() -> None:
    state = table(edition="1975")
    state.turn_up = "AH"  # what `play_full` turns up
    play_full(state, J6, premiums=("1 pass", "2 pass", "0 pass"))
    assert state.won == [3, 3, 3]
    assert row(state) == [23, 3, 23]
    assert deal(state, turn_up="KC").trump == "C", "not from the number of successes"


def nine_deals(state: NinetyNine, first: tuple[int, int, int]) -> NinetyNine:
    """Nine deals after `first` points, in each of which everybody wins three tricks and fails."""
    for number in range(9):
        deal(state, turn_up="9S")
        if number == 0:
            state.totals = list(first)
        last_trick(state, (4, 4, 4), (3, 3, 3))
    return state


def test_j7_nine_deals_make_a_game_without_target_or_bonus() -> None:
    state = nine_deals(table(edition="1975"), (218, 204, 218))
    assert state.standing().totals == (245, 231, 245)
    assert state.winners() == (0, 2)
    assert state.standing().target is None
    assert code(state, "1 pass") == "game-over"
    with pytest.raises(BadNotation):
        state.apply(CHANCE, Action("deal", ()))


def test_j8_a_hundred_does_not_end_it() -> None:
    state = table(edition="1975")
    for _ in range(4):
        deal(state, turn_up="9S")
        state.totals[0] = 130
        last_trick(state, (4, 4, 4), (3, 3, 3))
    assert (state.phase, state.deals) == ("deal", 4)


def test_a_rubber_of_1975_adds_up_games_of_nine_deals() -> None:
    state = table(edition="1975", rubber_games="2")
    nine_deals(state, (0, 10, 0))
    assert not state.over
    nine_deals(state, (0, 0, 0))
    assert state.standing().games == ((27, 37, 27), (27, 27, 27))
    assert state.winners() == (1,)
