"""How games add up to a rubber of Ninety-Nine: bonuses of joint winners, totals, and ties (rules 2.0, 2.3, 2.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import deal, last_trick, start

PARTNERS = {"partnership": "true"}
WINNER_ONLY = {"game_bonus": "winner_only"}
GAMES = {"match_scoring": "games"}
BID = {2: (4, 5, 3), 3: (9,) * 3, 4: (9,) * 4, 5: (9,) * 5}
TRICKS = {2: (3, 4, 2), 3: (3, 3, 3), 4: (3, 3, 2, 2), 5: (2, 2, 2, 2, 1)}
"""A last deal in which nobody meets his bid, so that it brings each a point for each trick."""


def rubber(seats: int, ends: Sequence[tuple[int, ...]], options: dict[str, str]) -> NinetyNine:
    """The games of a rubber that end with these scores (of sides, in a partnership game), one after another."""
    state = start(seats, options, dealer=1)
    tricks = TRICKS[seats]
    brings = (tricks[0] + tricks[2], tricks[1] + tricks[3]) if options.get("partnership") else tricks
    for number, end in enumerate(ends):
        assert not state.over
        assert deal(state).dealer == (1 + number) % seats
        state.totals = [score - points for score, points in zip(end, brings, strict=True)]
        last_trick(state, BID[seats], tricks)
        assert state.scores() == end
    return state


@pytest.mark.parametrize(
    ("seats", "options", "end", "row"),
    [
        pytest.param(3, {}, (102, 102, 61), (202, 202, 61), id="two of three"),
        pytest.param(3, {}, (101, 101, 101), (201, 201, 201), id="all three"),
        pytest.param(3, {}, (101, 105, 105), (101, 205, 205), id="not who is over but behind"),
        pytest.param(4, {}, (104, 60, 104, 103), (204, 60, 204, 103), id="two of four"),
        pytest.param(5, {}, (100, 9, 100, 99, 100), (200, 9, 200, 99, 200), id="three of five"),
        pytest.param(4, PARTNERS, (110, 110), (210, 210), id="both sides"),
        pytest.param(4, PARTNERS, (110, 111), (110, 211), id="one side"),
        pytest.param(3, {"bonus_value": "7"}, (102, 102, 61), (109, 109, 61), id="a bonus of seven"),
    ],
)
def test_joint_winners_of_a_game_each_get_the_bonus_of_the_winner(
    seats: int, options: dict[str, str], end: tuple[int, ...], row: tuple[int, ...]
) -> None:
    state = rubber(seats, [end], {**options, **WINNER_ONLY, "rubber_games": "1"})
    assert state.standing().games == (row,)
    best = {column for column, points in enumerate(row) if points == max(row)}
    assert state.standing().winners == tuple(seat for seat in range(seats) if state.column(seat) in best)


@pytest.mark.parametrize(
    ("seats", "options", "ends", "totals", "winners"),
    [
        pytest.param(
            3, {}, [(110, 50, 40), (50, 120, 40), (40, 50, 110)], (300, 320, 290), (1,), id="one of three wins"
        ),
        pytest.param(
            3, {}, [(110, 60, 40), (60, 110, 40), (70, 70, 101)], (340, 340, 281), (0, 1), id="two of three share"
        ),
        pytest.param(
            3, {}, [(110, 50, 40), (40, 110, 50), (50, 40, 110)], (300, 300, 300), (0, 1, 2), id="all three share"
        ),
        pytest.param(
            3, {"game_bonus": "none"}, [(110, 99, 5), (99, 110, 5), (8, 8, 150)], (217, 217, 160), (0, 1), id="no bonus"
        ),
        pytest.param(
            4,
            {},
            [(110, 20, 30, 40), (20, 110, 30, 40), (20, 30, 110, 50), (30, 20, 40, 120)],
            (280, 280, 310, 350),
            (3,),
            id="one of four wins",
        ),
        pytest.param(
            4,
            {},
            [(110, 20, 30, 40), (40, 110, 20, 30), (30, 40, 110, 20), (20, 30, 40, 109)],
            (300, 300, 300, 299),
            (0, 1, 2),
            id="three of four share",
        ),
        pytest.param(
            5,
            {},
            [(110, 9, 9, 9, 9), (9, 110, 9, 9, 9), (9, 9, 110, 9, 9), (9, 9, 9, 110, 9), (9, 9, 9, 9, 110)],
            (246,) * 5,
            (0, 1, 2, 3, 4),
            id="all five share",
        ),
        pytest.param(
            5,
            {"rubber_games": "2"},
            [(110, 9, 9, 9, 9), (9, 9, 9, 9, 111)],
            (219, 18, 18, 18, 220),
            (4,),
            id="one of five wins",
        ),
        pytest.param(
            4, PARTNERS, [(110, 50), (50, 110), (105, 100), (20, 100)], (485, 660), (1, 3), id="one side wins"
        ),
        pytest.param(
            4, PARTNERS, [(110, 50), (50, 110), (120, 70), (70, 120)], (550, 550), (0, 1, 2, 3), id="both sides share"
        ),
        pytest.param(2, {}, [(110, 70, 40), (70, 120, 40)], (280, 290, 80), (1,), id="one of two wins"),
        pytest.param(2, {}, [(110, 70, 40), (70, 110, 40)], (280, 280, 80), (0, 1), id="both share"),
        pytest.param(2, {}, [(90, 60, 104), (60, 90, 104)], (150, 150, 208), (0, 1), id="a dummy ahead wins nothing"),
        pytest.param(2, GAMES, [(110, 70, 40), (70, 110, 40)], (1, 1, 0), (0, 1), id="a game each"),
        pytest.param(2, GAMES, [(110, 70, 70), (70, 110, 40)], (2, 1, 0), (0,), id="a game that counts twice"),
        pytest.param(2, GAMES, [(90, 60, 104), (105, 105, 20)], (0, 0, 0), (0, 1), id="two draws"),
    ],
)
def test_the_highest_total_wins_the_rubber_and_ties_are_shared(
    seats: int,
    options: dict[str, str],
    ends: list[tuple[int, ...]],
    totals: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    state = rubber(seats, ends, options)
    assert state.over
    assert state.standing().totals == totals == tuple(map(sum, zip(*state.standing().games or (), strict=True)))
    assert state.standing().winners == winners
