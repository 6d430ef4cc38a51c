"""Penneech: its errors in their order, and what is not read at all (rules 2.7)."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE, Action, BadNotation
from games.core.options import BadOption
from games.penneech import GAME
from tests.games.penneech_play import (
    ALSO_EMPTY,
    EMPTY,
    code,
    deal,
    finish,
    holding,
    last_trick,
    legal,
    table,
    tell,
)


def test_everything_is_out_of_phase_while_a_deal_is_due() -> None:
    state = table()
    for line in ("0 play 2C", "0 keep", "1 throw_in"):
        assert code(state, line) == "wrong-phase"


def test_a_right_not_asked_for_is_out_of_phase_before_it_is_out_of_turn() -> None:
    state = deal(table(), "AH", "AS")
    for line in ("0 throw_in", "1 throw_in", "0 keep"):
        assert code(state, line) == "wrong-phase"


def test_while_a_redeal_is_asked_cards_are_out_of_phase_and_the_other_seat_out_of_turn() -> None:
    state = deal(table(dealer=0), "AH", EMPTY)
    assert code(state, "1 play TS") == "wrong-phase"
    assert code(state, "0 keep") == "not-your-turn"
    assert code(state, "0 throw_in") == "not-your-turn"


def test_turn_comes_before_what_is_held_and_that_before_suit() -> None:
    state = holding("9S", "2S AH", "H")
    assert code(state, "1 play 9S") == "not-your-turn"
    assert code(state, "0 play AH") == "not-held"
    tell(state, "0 play 9S")
    assert code(state, "1 play KC") == "not-held"
    assert code(state, "1 play AH") == "must-follow-suit"
    assert state.details(1, Action("play", ("AH",)), "must-follow-suit") == {"card": "AH", "suit": "S"}
    assert state.details(1, Action("play", ("KC",)), "not-held") == {"card": "KC"}


def test_follow_or_trump_still_forbids_a_third_suit() -> None:
    state = holding("9S", "2S AH KC", "H", follow_rule="follow_or_trump")
    tell(state, "0 play 9S")
    assert code(state, "1 play KC") == "must-follow-suit"


def test_who_cannot_follow_must_trump_where_that_is_the_rule() -> None:
    state = holding("9S", "AH KC", "H", follow_rule="follow_must_trump")
    tell(state, "0 play 9S")
    assert code(state, "1 play KC") == "must-trump"
    assert state.details(1, Action("play", ("KC",)), "must-trump") == {"card": "KC", "suit": "H"}


def test_must_trump_asks_nothing_of_a_hand_without_trumps() -> None:
    state = holding("9S", "AD KC", "H", follow_rule="follow_must_trump")
    tell(state, "0 play 9S")
    assert legal(state, 1) == ["play AD", "play KC"]


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = last_trick((3, 3), 0)
    state.totals = [60, 0]
    finish(state)
    assert state.over
    for line in ("0 play 2C", "0 keep", "1 throw_in"):
        assert code(state, line) == "game-over"


@pytest.mark.parametrize(
    "text", ["play", "play 1S", "play AS KS", "throw_in AS", "keep 1", "meld AS", "play as", "deal AS", ""]
)
def test_what_is_no_action_of_the_game_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation):
        table().read(0, text)


@pytest.mark.parametrize(
    "text",
    [
        "deal",
        "deal AS | KS | QS",
        f"deal {EMPTY} | {EMPTY} | AS",
        f"deal {EMPTY} | {ALSO_EMPTY}",
        f"deal {EMPTY} AS | {ALSO_EMPTY} | KS",
        f"deal {EMPTY} | {ALSO_EMPTY} | TS",
        f"deal {EMPTY} | {ALSO_EMPTY} | 1S",
    ],
)
def test_what_is_not_the_pack_cannot_be_dealt(text: str) -> None:
    with pytest.raises(BadNotation):
        table().read(CHANCE, text)


def test_a_stock_cut_short_goes_on_in_pack_order() -> None:
    read = table().read(CHANCE, f"deal {EMPTY} | {ALSO_EMPTY} | 4S")
    assert read.items[2].split()[:6] == ["4S", "AS", "KS", "QS", "JS", "7S"]
    diamonds = [card for card in read.items[2].split() if card[1] == "D"]
    assert diamonds[:3] == ["7D", "AD", "KD"]


@pytest.mark.parametrize(
    "given", [{"target_score": "60"}, {"follow_rule": "trump"}, {"surplus": "true"}, {"final_turnup": "1"}, {"u1": "x"}]
)
def test_other_values_are_bad_options(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, given)


def test_there_is_no_third_seat_to_deal() -> None:
    with pytest.raises(BadOption):
        GAME.start(2, {}, dealer=2)
