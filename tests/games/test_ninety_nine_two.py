"""Ninety-Nine for two with a dummy (rules 2.5): the worked examples W1 to W12. A is seat 0, B deals, D is the dummy."""

from __future__ import annotations

import re

import pytest

from games.ninety_nine import DUMMY, NinetyNine
from tests.games.ninety_nine_play import code, deal, last_trick, lay_all, row, run, scored, table

W1 = """
1 A AH, B 6H, D 7H ->A      4 D AC, B QC, A 6C ->D     7 D JS, B QS, A 8C ->A (ruff)
2 A AD, B 9D, D 7D ->A      5 D KS, B 8S, A 7S ->D     8 A TH, B JD, D JH ->D
3 A QD, B TD, D 9C ->D      6 D KH, B QH, A 8H ->D     9 D JC, B KC, A TC ->B
"""
HANDS = {
    0: "9S TS AS 6C 8C TC QD AD 8H TH AH 7S",
    1: "7C 8D KD QC KC 9D TD JD 6H QH 8S QS",
    2: "9C JC AC 7D 7H JH KH JS KS 6D 9H 6S",
}
COLUMN = {"A": 0, "B": 1, "D": DUMMY}


def w1(tricks: int) -> NinetyNine:
    """The deal of W1 after so many tricks."""
    state = deal(table(2, dealer=1), HANDS)
    run(state, "0 lay 9S TS AS", "1 lay 7C 8D KD", "0 pass", "1 pass")
    found = re.findall(r"(\d) ([ABD]) (\w+), ([ABD]) (\w+), ([ABD]) (\w+) ->([ABD])", W1)
    for number, *plays, winner in sorted(found)[:tricks]:
        before = state.won[COLUMN[winner]]
        for who, card in zip(plays[::2], plays[1::2], strict=True):
            run(state, f"0 dummy {card}" if who == "D" else f"{COLUMN[who]} play {card}")
        assert state.won[COLUMN[winner]] == before + 1, f"trick {number}"
    return state


def test_w1_a_whole_deal() -> None:
    state = w1(9)
    assert state.won == [3, 1, 5]
    assert row(state) == [33, 1, 5]
    assert deal(state).trump == "S"


def test_w1_clubs_are_the_first_trump() -> None:
    assert w1(0).trump == "C"
    assert deal(table(2, first_deal_trump="none")).trump == "none"


def test_w2_who_plays_from_where() -> None:
    leads_from_dummy = w1(3)
    assert code(leads_from_dummy, "1 dummy AC") == "not-controller"
    assert code(leads_from_dummy, "0 play 6C") == "wrong-source"
    assert code(leads_from_dummy, "0 play JC") == "not-held"
    assert code(leads_from_dummy, "0 dummy 6C") == "not-held"
    assert code(leads_from_dummy, "0 dummy AC") == ""
    run(leads_from_dummy, "0 dummy AC")
    assert code(leads_from_dummy, "0 play 6C") == "not-your-turn", "the controller, while the other plays second"
    assert code(leads_from_dummy, "0 dummy JC") == "not-your-turn"
    assert code(leads_from_dummy, "1 dummy JC") == "not-controller", "the other on his own turn"
    own_turn = run(leads_from_dummy, "1 play QC")
    assert code(own_turn, "0 dummy JC") == "wrong-source"
    assert code(own_turn, "1 dummy JC") == "not-controller"
    assert code(own_turn, "1 play KC") == "not-your-turn"


def test_w3_after_the_ninth_trick_its_winner_would_control_and_lead_from_hand() -> None:
    state = w1(8)
    state.left += 1  # as though the deal went on
    run(state, "0 dummy JC", "1 play KC", "0 play TC")
    assert state.won == [3, 1, 5]
    assert (state.controller, state.at) == (1, 1)
    assert state.actors() == (1,)
    state.hands = [1 << 0, 1 << 1, 1 << 2]
    assert [prompt.verb for prompt in state.prompts(1)] == ["play"]
    run(state, f"1 play {state.spell(state.hands[1])[0]}", f"0 play {state.spell(state.hands[0])[0]}")
    assert state.actors() == (1,), "the dummy is third, and his"
    assert [prompt.verb for prompt in state.prompts(1)] == ["dummy"]


def test_w3_the_winner_controls_next_and_leads_from_hand() -> None:
    state = w1(0)
    run(state, "0 play 8H", "1 play QH", "0 dummy 7H")
    assert state.controller == 1
    assert state.actors() == (1,)
    assert [prompt.verb for prompt in state.prompts(1)] == ["play"]


@pytest.mark.parametrize(
    ("bids", "tricks", "declared", "points", "trump"),
    [
        pytest.param((4, 4, 3), (3, 4, 2), (0,), [3, 64, 32], "S", id="W4 A declared and failed"),
        pytest.param((3, 4, 3), (4, 3, 2), (0, 1), [4, 3, 62], "D", id="W5 both failed"),
        pytest.param((3, 4, 2), (4, 3, 2), (0, 1), [4, 3, 92], "S", id="W5 the dummy exact"),
        pytest.param((3, 5, 3), (3, 4, 2), (0, 1), [93, 4, 32], "S", id="W6 A succeeds"),
        pytest.param((3, 4, 3), (3, 4, 2), (0, 1), [53, 54, 2], "H", id="W7 both succeed"),
    ],
)
def test_premiums_of_two(
    bids: tuple[int, ...], tricks: tuple[int, ...], declared: tuple[int, ...], points: list[int], trump: str
) -> None:
    state = scored(bids, tricks, seats=2, declared=declared)
    assert row(state) == points
    assert deal(state).trump == trump


def ending(totals: tuple[int, int, int], options: dict[str, str]) -> NinetyNine:
    """A game that ends with these scores: the last deal brings 3, 4 and 2 tricks, and nobody his bid."""
    before = (totals[0] - 3, totals[1] - 4, totals[2] - 2)
    state = scored((4, 5, 3), (3, 4, 2), seats=2, before=before, options=options)
    assert state.scores() == totals
    return state


def test_w8_a_dummy_that_beats_the_loser_is_worth_100_in_the_next_game() -> None:
    state = ending((110, 70, 80), {})
    assert state.standing().games == ((210, 70, 80),)
    deal(state)
    assert state.scores() == (0, 0, 0), "the carried points do not count in the next race"
    state.totals = [57, 101, 38]
    last_trick(state, (4, 5, 3), (3, 4, 2))
    assert state.standing().games == ((210, 70, 80), (160, 205, 40))
    assert state.standing().totals == (370, 275, 120)
    assert state.winners() == (0,)


@pytest.mark.parametrize(
    ("totals", "options", "games", "winners"),
    [
        pytest.param((110, 70, 80), {"rubber_games": "1"}, (310, 70, 80), (0,), id="W8 at once after the last"),
        pytest.param((110, 70, 80), {"match_scoring": "games"}, (2, 0, 0), None, id="W8 games"),
        pytest.param((110, 70, 60), {}, (210, 70, 60), None, id="W9 no carry"),
        pytest.param((110, 70, 60), {"match_scoring": "games"}, (1, 0, 0), None, id="W9 games"),
        pytest.param((110, 70, 70), {"rubber_games": "1"}, (310, 70, 70), (0,), id="W9 dummy equal"),
        pytest.param((90, 60, 104), {"rubber_games": "1"}, (90, 60, 104), (), id="W10 draw"),
        pytest.param((90, 60, 104), {"match_scoring": "games"}, (0, 0, 0), None, id="W10 games"),
        pytest.param((110, 50, 110), {"rubber_games": "1"}, (310, 50, 110), (0,), id="W10 dummy not above"),
        pytest.param((105, 105, 20), {"rubber_games": "1"}, (105, 105, 20), (), id="live players equal"),
        pytest.param(
            (110, 105, 20), {"rubber_games": "1", "game_bonus": "winner_only"}, (210, 105, 20), (0,), id="winner only"
        ),
        pytest.param(
            (110, 70, 80), {"rubber_games": "1", "game_bonus": "none"}, (210, 70, 80), (0,), id="100 even without bonus"
        ),
    ],
)
def test_how_a_game_of_two_is_written_down(
    totals: tuple[int, int, int], options: dict[str, str], games: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    state = ending(totals, options)
    assert state.standing().games == (games,)
    assert state.standing().winners == winners


def test_w11_two_do_not_reveal() -> None:
    state = lay_all(deal(table(2)))
    assert code(state, "1 reveal") == "premium-not-allowed"


def test_w12_a_void_dummy_may_play_anything_else_it_follows() -> None:
    state = w1(0)
    run(state, "0 play AD", "1 play 9D")
    assert code(state, "0 dummy JC") == "must-follow-suit"
    assert code(state, "0 dummy 7D") == ""
    void = run(w1(2), "0 play QD", "1 play TD")
    assert code(void, "0 dummy JC") == ""
    assert code(void, "0 dummy KS") == ""


@pytest.mark.parametrize(("bid", "points"), [(4, 32), (2, 62), (1, 2)], ids=["fewer", "exact", "more"])
def test_a_lenient_dummy_succeeds_with_fewer_tricks(bid: int, points: int) -> None:
    state = scored((4, 5, bid), (3, 4, 2), seats=2, options={"dummy_contract": "lenient"})
    assert row(state) == [3, 4, points]


def test_the_dummy_lies_face_down_until_both_have_answered() -> None:
    state = lay_all(deal(table(2), HANDS))
    assert state.view(0).zone("hand", DUMMY).items == ()
    run(state, "1 pass", "0 pass")
    assert len(state.view(0).zone("hand", DUMMY).items) == 9
    assert state.view(0).zone("bid", DUMMY).items == ()
