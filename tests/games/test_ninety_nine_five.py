"""Ninety-Nine for five (rules 2.4): the worked examples V1 to V10."""

from __future__ import annotations

import pytest

from games.core.api import BadNotation
from games.ninety_nine import RANKINGS
from tests.games.ninety_nine_play import asked, code, deal, row, run, scored, table


def test_v1_sixty_cards_with_elevens_and_twelves() -> None:
    state = table(5)
    assert len(state.pack()) == 60
    beaters, number = RANKINGS[5]["none"].beaters, state.deck.number
    for better, worse in [("12D", "11D"), ("12D", "TD"), ("11D", "TD"), ("JD", "12D")]:
        assert beaters[number[worse]] >> number[better] & 1
        assert not beaters[number[better]] >> number[worse] & 1


@pytest.mark.parametrize("card", ["13D", "13H", "JOKER", "1S"])
def test_v2_no_thirteens_and_no_joker(card: str) -> None:
    with pytest.raises(BadNotation):
        code(deal(table(5)), f"1 play {card}")


@pytest.mark.parametrize(
    ("bids", "tricks", "declared", "points", "trump"),
    [
        pytest.param((2, 1, 2, 3, 3), (2, 1, 3, 2, 1), (0, 2), [92, 41, -47, 2, 1], "H", id="V3 two"),
        pytest.param((2, 1, 2, 2, 2), (2, 1, 2, 2, 2), (0,), [62, 11, 12, 12, 12], "none", id="V4 five"),
        pytest.param((2, 1, 2, 2, 6), (2, 1, 2, 2, 2), (), [22, 21, 22, 22, 2], "none", id="V5 four"),
        pytest.param((9, 1, 1, 1, 1), (9, 0, 0, 0, 0), (0,), [109, 0, 0, 0, 0], None, id="V6 lone nine"),
        pytest.param((1, 2, 3, 1, 4), (1, 2, 3, 3, 0), (), [31, 32, 33, 3, 0], "C", id="V8 three"),
        pytest.param((2, 3, 4, 5, 6), (1, 2, 3, 3, 0), (), [1, 2, 3, 3, 0], "D", id="V8 none"),
        pytest.param((1, 3, 4, 5, 6), (1, 2, 3, 3, 0), (), [51, 2, 3, 3, 0], "S", id="V8 one"),
    ],
)
def test_contracts_of_five(
    bids: tuple[int, ...], tricks: tuple[int, ...], declared: tuple[int, ...], points: list[int], trump: str | None
) -> None:
    state = scored(bids, tricks, seats=5, declared=declared)
    assert row(state) == points
    if trump is not None:
        assert deal(state).trump == trump


def test_v7_a_failed_declarer_loses_fifty_himself() -> None:
    state = scored((3, 1, 2, 3, 4), (0, 2, 3, 2, 2), seats=5, declared=(0,), before=(20, 0, 0, 0, 0))
    assert state.scores() == (-30, 2, 3, 2, 2)


def test_v9_all_five_may_declare_but_none_reveal() -> None:
    state = asked(5)
    assert code(state, "1 reveal") == "premium-not-allowed"
    run(state, "1 declare", "2 declare", "3 declare")
    assert state.view(None).zone("bid", 1).items == (), "turned up together after the dealer's answer"
    run(state, "4 declare", "0 declare")
    assert state.phase == "play"
    assert all(len(state.view(None).zone("bid", seat).items) == 3 for seat in range(5))


def test_v10_a_race_has_one_game_and_no_bonus() -> None:
    options = {"five_player_format": "race_250"}
    state = scored((2, 1, 9, 9, 9), (2, 1, 3, 3, 0), seats=5, options=options, before=(210, 230, 0, 0, 0))
    assert row(state)[:2] == [42, 41]
    assert state.over
    assert state.standing().totals == (252, 271, 3, 3, 0)
    assert state.winners() == (1,)


def test_v10_a_hundred_is_nothing_in_a_race() -> None:
    options = {"five_player_format": "race_500"}
    state = scored((2, 1, 9, 9, 9), (2, 1, 3, 3, 0), seats=5, options=options, before=(99, 0, 0, 0, 0))
    assert state.standing().games == ()
    assert state.standing().target == 500
