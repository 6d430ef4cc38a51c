"""Leaving is possible at any moment, and nobody waits for who has left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from bot.session.errors import NotAllowed, NotSeated
from bot.session.live import Live
from games import games
from storage.memory import Memory
from tests.session.conftest import Opening
from tests.session.positions import positions
from tests.session.room import ANNE, BERT, CLEO, DORA, EVERYBODY, HERE, Room

PEOPLE = (ANNE, BERT, CLEO)

TABLES = [
    (key, name, seats)
    for key, game in games().items()
    for name, preset in game.presets.items()
    for seats in preset.seats[:1]
]


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
async def test_anybody_leaves_in_any_phase_and_the_table_goes_on(
    quick: Room, game: str, preset: str, seats: int
) -> None:
    people = EVERYBODY[:seats]
    kinds = positions(game, preset, seats)
    assert {(position.seat, position.to_act) for position in kinds} == set(product(range(seats), (True, False)))
    for position in kinds:
        leaver = people[position.seat]
        table = await position.put(quick.store, *people)
        length = (await quick.live(table)).length
        await quick.seats.leave(table, leaver.user)
        left = await quick.live(table)
        assert left.seats[position.seat].player == "easy"
        assert left.table.host != leaver.user
        assert leaver not in await quick.to_act(table)
        live = await quick.play_until(table, gone_on(length + 3 * seats))
        assert live.table.status in ("playing", "over")
        await quick.assert_kept(table)
        if live.table.status == "playing":
            await quick.seats.end(table, replace(leaver, moderator=True))


def gone_on(length: int) -> Callable[[Live], bool]:
    """Whether the log is that long, or the match is over."""
    return lambda live: live.length >= length or live.table.status != "playing"


async def test_a_table_of_four_plays_to_its_end_after_one_has_left(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, DORA, options={"rubber_games": "1"})
    await quick.act(table, BERT)
    await quick.seats.leave(table, CLEO.user)
    live = await quick.play_out(table)
    assert live.table.status == "over"
    (match,) = await quick.store.scores.results_of()
    assert [result.user for result in match.results] == [who.user for who in (ANNE, BERT, CLEO, DORA)]
    assert [result.taken_over for result in match.results] == [False, False, True, False]


async def test_one_after_another_leaves_and_the_last_one_closes_the_table(room: Room) -> None:
    table = await room.start(*PEOPLE)
    await room.seats.leave(table, ANNE.user)
    assert (await room.live(table)).table.host == BERT.user
    await room.seats.leave(table, BERT.user)
    live = await room.live(table)
    assert (live.table.host, live.table.status) == (CLEO.user, "playing")
    await room.seats.leave(table, CLEO.user)
    live = await room.live(table)
    assert (live.table.status, live.table.due_at) == ("closed", None)
    assert await room.desk.in_channel(HERE[1]) is None
    assert await room.store.scores.results_of() == ()
    await room.assert_kept(table)
    assert (await room.lobby.open("penneech", HERE, ANNE)).id != table


async def test_who_has_left_sees_and_does_no_more_than_a_spectator_until_they_return(room: Room) -> None:
    table = await room.start(*PEOPLE)
    await room.seats.leave(table, ANNE.user)
    assert (await room.play.look(table, ANNE.user)).view == (await room.state(table)).view(None)
    with pytest.raises(NotSeated):
        await room.play.act(table, ANNE.user, 0, await room.choice(table, 1))
    with pytest.raises(NotSeated):
        await room.seats.leave(table, ANNE.user)
    with pytest.raises(NotAllowed):
        await room.seats.end(table, ANNE)
    await room.seats.come_back(table, ANNE.user)
    look = await room.play.look(table, ANNE.user)
    assert look.seat is not None
    assert look.view == (await room.state(table)).view(0)
    assert (await room.live(table)).table.host == BERT.user
    await room.assert_kept(table)


async def test_a_person_who_leaves_and_returns_has_not_been_replaced_in_the_results(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, game="penneech")
    await quick.seats.leave(table, ANNE.user)
    await quick.seats.come_back(table, ANNE.user)
    await quick.play_out(table)
    (match,) = await quick.store.scores.results_of()
    assert [(result.player, result.taken_over) for result in match.results] == [(None, False), (None, False)]


async def test_who_returns_with_the_last_card_has_seen_the_match_through(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, game="penneech")
    last = None
    while (await quick.live(table)).table.status == "playing":
        last = (await quick.to_act(table))[0]
        ahead = (await quick.state(table)).copy()
        (seat,) = (actor.seat for actor in (await quick.live(table)).actors())
        choice = await quick.choice(table, seat)
        ahead.apply(seat, ahead.read(seat, choice))
        if ahead.over:
            quick.play.computers._pace = 1.0  # the computer that stands in is not to be faster
            due_at = (await quick.live(table)).table.due_at
            assert due_at is not None
            await quick.play.time_out(table, due_at)
            assert (await quick.live(table)).seats[seat].standing_in
        await quick.play.act(table, last.user, await quick.turn(table, last), choice)
    (match,) = await quick.store.scores.results_of()
    assert [result.taken_over for result in match.results] == [False, False]


async def test_a_table_where_all_have_handed_over_is_not_left_to_computers(quick: Room) -> None:
    quick.sessions.start()
    table = await quick.start(ANNE, BERT, seats=3)
    await quick.act(table, BERT)
    await quick.clock.advance(61)  # Anne is late
    live = await quick.live(table)
    assert live.seats[0].standing_in
    await quick.seats.leave(table, BERT.user)
    length = (await quick.live(table)).length
    await quick.clock.advance(60)
    assert (await quick.live(table)).length == length
    await quick.seats.come_back(table, ANNE.user)
    await quick.play_out(table)
    assert (await quick.live(table)).table.status == "over"


async def test_computers_stop_playing_among_themselves_once_the_last_person_is_gone(rooms: Opening) -> None:
    room = rooms(Memory(), pace=1.0)
    room.sessions.start()
    table = await room.start(ANNE, BERT, seats=4)
    await room.act(table, BERT)
    await room.clock.advance(61)  # Anne is late; then Bert leaves while computers are about to act
    while not (await room.live(table)).seats[0].standing_in:
        await room.clock.advance(1)
    await room.seats.leave(table, BERT.user)
    length = (await room.live(table)).length
    await room.clock.advance(60)
    live = await room.live(table)
    assert live.length <= length + 1  # what was being thought about is still carried out
    assert live.table.status == "playing"
    assert live.actors()
