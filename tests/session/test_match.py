"""Whole matches, from the lobby to the leaderboard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.session.live import Live
from games import games
from storage.api import Match, Result
from tests.session.room import ANNE, BERT, CLEO, DORA, EVERYBODY, HERE, SERVER, Room

PRESETS = [
    (key, name, seats)
    for key, game in games().items()
    for name, preset in game.presets.items()
    for seats in preset.seats
]


SHORT = {"ninety-nine": {"rubber_games": "1"}}
"""What makes a match short enough to be played for every preset, where the preset allows it."""


def places(values: Sequence[tuple[bool, int]]) -> list[int]:
    """1-2-2-4: one more than how many did better; written as a count over a sorted list."""
    best_first = sorted(values, reverse=True)
    return [best_first.index(value) + 1 for value in values]


def assert_settled(live: Live, match: Match) -> None:
    """The results are what the score sheet of the final state says."""
    assert live.state is not None
    assert live.state.over
    assert (live.table.status, live.table.due_at) == ("over", None)
    assert live.table.finished_at is not None
    standing = live.state.standing()
    columns = standing.totals if standing.totals is not None else live.state.scores()
    expected = [
        (seat in (standing.winners or ()), columns[live.state.column(seat)]) for seat in range(live.state.seats)
    ]
    assert [(result.won, result.score) for result in match.results] == expected
    assert [result.place for result in match.results] == places(expected)
    assert [(result.user, result.player) for result in match.results] == [
        (seat.user, seat.player) for seat in live.seats
    ]


async def played(room: Room) -> Match:
    """The one match that the store has."""
    (match,) = await room.store.scores.results_of()
    return match


@pytest.mark.parametrize(("game", "preset", "seats"), PRESETS)
async def test_one_person_and_computers_play_every_preset_to_its_end(
    quick: Room, game: str, preset: str, seats: int
) -> None:
    short = {} if preset.startswith("race") else SHORT.get(game, {})
    table = await quick.start(ANNE, game=game, seats=seats, preset=preset, options=short)
    live = await quick.play_out(table)
    await quick.assert_kept(table)
    match = await played(quick)
    assert_settled(live, match)
    assert not any(result.taken_over for result in match.results)
    (row,) = await quick.store.standings.standings_of(SERVER, [ANNE.user])
    (own,) = (result for result in match.results if result.user is not None)
    assert (row.user, row.name, row.games, row.wins, row.points) == (ANNE.user, "Anne", 1, own.won, own.score)
    assert await quick.desk.in_channel(HERE[1]) is None


@pytest.mark.parametrize("game", list(games()))
async def test_people_play_a_whole_match_of_every_game(quick: Room, game: str) -> None:
    people = EVERYBODY[: games()[game].seats[0]]
    table = await quick.start(*people, game=game)
    live = await quick.play_out(table)
    await quick.assert_kept(table)
    assert_settled(live, await played(quick))
    board = await quick.store.standings.page(SERVER, game, by="wins", limit=10)
    assert {placed.standing.user for placed in board.rows} == {who.user for who in people}


async def test_a_match_in_a_file_ends_in_the_file(room: Room) -> None:
    table = await room.start(ANNE, BERT, seats=3, options={"rubber_games": "1", "target_score": "1"})
    live = await room.play_out(table)
    await room.assert_kept(table)
    assert_settled(live, await played(room))
    await room.store.check()


async def test_partners_share_their_place(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, DORA, preset="partners")
    await quick.play_out(table)
    match = await played(quick)
    by_seat: list[Result] = list(match.results)
    assert by_seat[0].place == by_seat[2].place
    assert by_seat[1].place == by_seat[3].place
    assert {result.place for result in by_seat} == {1, 3}
    assert [result.won for result in by_seat] == [result.place == 1 for result in by_seat]


async def test_the_channel_is_free_for_the_next_match_and_both_count(quick: Room) -> None:
    for number in (1, 2):
        table = await quick.start(ANNE, BERT, game="penneech")
        await quick.play_out(table)
        rows = await quick.store.standings.standings_of(SERVER, [ANNE.user, BERT.user])
        assert [row.games for row in rows] == [number, number]
