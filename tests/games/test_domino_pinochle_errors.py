"""Domino Pinochle: its errors in their order, and how declarations are written and offered (rules 3.5, 3.9)."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE, Action, BadNotation, Kind
from games.core.options import BadOption
from games.domino_pinochle import GAME
from games.players.chance import deal as dealt
from tests.games.domino_pinochle_play import code, deal, last_trick, legal, playing, refused, run, table, tell, trick
from tests.scale import chance


def test_everything_is_out_of_phase_while_a_deal_is_due() -> None:
    for line in ("0 play 6-6", "0 no_meld", "0 meld 6-6 6-5 6-4"):
        assert code(table(), line) == "wrong-phase"


def test_melding_and_playing_have_their_phases() -> None:
    state = deal(table())
    assert code(state, "0 play 6-6") == "wrong-phase"
    assert code(state, "1 play 6-6") == "wrong-phase"
    run(state, "0 no_meld", "1 no_meld", "2 no_meld")
    assert code(state, "0 no_meld") == "wrong-phase"
    assert code(state, "0 meld 6-6 6-5 w") == "wrong-phase"


def test_each_declares_once_and_in_turn() -> None:
    state = deal(table())
    assert code(state, "1 no_meld") == "not-your-turn"
    tell(state, "0 no_meld")
    assert code(state, "0 no_meld") == "not-your-turn"
    assert code(state, "0 meld 6-6 6-5 w") == "not-your-turn"


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = last_trick((0, 0, 0))
    state.totals = [249, 0, 0]
    trick(state, "6-6", "0-0", "1-1")
    assert state.over
    for line in ("0 play 6-6", "0 no_meld", "0 meld 6-6 6-5 6-4"):
        assert code(state, line) == "game-over"


@pytest.mark.parametrize(
    ("meld", "why"),
    [
        ("6-3 6-4 6-5", "not-held"),
        ("6-3 w / 6-6 6-5 5-5", "not-held"),
        ("6-2 w", "meld-widow-misuse"),
        ("w", "meld-widow-misuse"),
        ("6-2 6-2 w", "meld-widow-misuse"),
        ("6-2 6-3 w w", "meld-widow-misuse"),
        ("6-2 6-2 6-3", "meld-invalid"),
        ("6-2 6-3", "meld-invalid"),
        ("6-1 6-2 6-3 w", "meld-invalid"),
        ("6-0 6-1 6-2 6-3", "meld-invalid"),
        ("6-0 6-1 6-3", "meld-invalid"),
        ("6-0 6-1 6-3 / 6-2 w", "meld-invalid"),
        ("6-2 w / 6-0 6-1 6-3", "meld-widow-misuse"),
        ("6-1 6-2 6-3 / 6-0 6-1 6-2", "meld-card-reused"),
        ("6-1 6-2 6-3 / 6-1 6-2 6-3", "meld-card-reused"),
        ("6-1 6-2 6-3 / 6-2 6-3 w", "meld-card-reused"),
    ],
)
def test_the_first_fault_of_a_declaration_is_told_from_the_left(meld: str, why: str) -> None:
    state = deal(table(), ["6-0 6-1 6-2 6-3", "6-6 6-5"])
    before = state.to_json()
    assert code(state, f"0 meld {meld}") == why
    assert state.to_json() == before
    assert code(state, "0 meld 6-1 6-2 6-3") == "", "one bad meld refuses the whole list, and the seat may try again"


def test_too_many_uses_of_the_widow_come_before_a_tile_used_twice() -> None:
    assert refused("6-2 6-3 6-5", "6-2 6-3 w / 6-3 6-5 w", widow_uses_per_player="once") == "meld-widow-misuse"
    assert refused("6-2 6-3 6-5", "6-2 6-3 w / 6-3 6-5 w") == "meld-card-reused"


def test_the_widow_is_no_tile_to_play() -> None:
    state = playing("6-2", "5-5", "1-0")
    assert code(state, "0 play w") == "not-held"
    assert state.details(0, Action("play", ("w",)), "not-held") == {"card": "w"}
    assert state.details(0, Action("meld", ("6-2 5-5 w",)), "not-held") == {"card": "5-5"}


@pytest.mark.parametrize(
    "text", ["meld", "meld /", "meld 6-2 6-3 w /", "meld 2-6 6-3 w", "meld 7-1", "no_meld w", "play"]
)
def test_what_is_no_action_of_the_game_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation):
        deal(table()).read(0, text)


def test_a_deal_is_the_whole_set() -> None:
    groups = dealt(table(), chance("set")).items
    for bad in (groups[:3], (*groups[:3], ""), (*groups[:3], groups[0].split()[0]), (*groups[:3], "w")):
        with pytest.raises(BadNotation):
            table().read(CHANCE, str(Action("deal", bad)))


@pytest.mark.parametrize("given_", [{"target_score": "200"}, {"first_dealer": "3"}, {"tile_reuse": "all"}, {"x": "y"}])
def test_other_values_are_bad_options(given_: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.start(3, given_)


def test_there_is_no_fourth_seat_to_deal() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, {}, dealer=3)


def test_a_declaration_is_written_in_pack_order() -> None:
    state = deal(table(), ["6-2 6-3 6-5 6-6 1-0 2-0 0-0"])
    read = state.read(0, "meld 0-0 1-0 2-0 / 6-2 w 6-3 / w 6-5 6-6")
    assert str(read) == "meld 6-6 6-5 w / 6-3 6-2 w / 2-0 1-0 0-0"
    assert state.accepts(0, read)


def test_one_prompt_offers_every_meld_and_another_none() -> None:
    state = deal(table(), ["2-1 2-2 3-2 1-1 3-3 5-0 5-1 6-0 6-2"], widow="4-0")
    melds, none = state.prompts(0)
    assert (melds.verb, melds.kind, melds.least, none.verb) == ("meld", Kind.MELD, 1, "no_meld")
    assert melds.items == ("6-0 5-0 w", "3-3 2-2 1-1", "3-2 2-2 2-1")
    assert melds.clash == ((1, 2),)


def test_who_holds_no_meld_can_only_say_so() -> None:
    state = deal(table(), ["6-4 6-2 5-3 5-2 5-0 4-4 2-0 1-1 0-0"], widow="3-2")
    assert legal(state, 0) == ["no_meld"]
