"""A table without a clock: nobody is ever late, and yet nobody is kept from going or from ending it."""

from __future__ import annotations

import pytest

from bot.session.errors import NotAllowed
from bot.session.live import Live, abandoned
from bot.session.pace import DAY, GIVEN_UP, LONGEST_PAUSE
from storage.api import TableId
from storage.database import Database
from storage.memory import Memory
from tests.games import worlds
from tests.scale import chance
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, AWAY, BERT, CLEO, DORA, EVERYBODY, Room

UNTIMED = {"pace": "untimed"}
WEEK = LONGEST_PAUSE // 1000


async def untimed(rooms: Opening) -> tuple[Room, TableId]:
    """A started table of three people, its deadlines watched."""
    room = rooms(Memory())
    room.sessions.start()
    return room, await room.start(ANNE, BERT, CLEO, agreed=UNTIMED)


@pytest.mark.parametrize("table", worlds.plain(), ids=str)
async def test_without_a_clock_nothing_happens_to_who_thinks_for_a_day(rooms: Opening, table: worlds.Table) -> None:
    room, rng = rooms(Memory()), chance(f"untimed {table}")
    room.sessions.start()
    number = await room.start(*EVERYBODY[: table.seats], game=table.key, agreed=UNTIMED)
    for _ in range(8):
        live = await room.live(number)
        if live.table.status != "playing":
            break
        await room.clock.advance(rng.choice((1, 61, 3600, DAY // 1000)))
        now = await room.live(number)
        assert (now.length, now.seats, now.table) == (live.length, live.seats, live.table)
        await room.act(number, (await room.to_act(number))[0])
    assert room.warned() == []
    await room.assert_kept(number)


async def test_the_same_table_with_a_clock_does_not_wait(rooms: Opening) -> None:
    room = rooms(Memory())
    room.sessions.start()
    table = await room.start(ANNE, BERT, CLEO)
    await room.clock.advance(61)
    assert room.warned()
    assert all(seat.standing_in for seat in (await room.live(table)).seats)


async def test_a_table_without_a_clock_that_everybody_forgot_closes_after_a_week(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    await room.act(table, ANNE)
    await room.clock.advance(WEEK - 60)
    assert (await room.live(table)).table.status == "playing"
    await room.clock.advance(120)
    assert (await room.live(table)).table.status == "closed"
    assert room.warned() == []
    assert not any(seat.standing_in for seat in (await room.live(table)).seats), "nobody was replaced"
    await room.assert_kept(table)


async def test_without_a_clock_one_leaves_and_another_takes_the_seat(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    await room.seats.leave(table, BERT.user)
    live = await room.live(table)
    assert abandoned(live.seats[1])
    await room.seats.take(table, DORA, 1)
    await room.clock.advance(DAY // 1000)
    live = await room.live(table)
    assert (live.seats[1].user, live.seats[1].standing_in) == (DORA.user, False)


async def test_without_a_clock_too_a_table_that_all_have_left_alone_closes(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    for who in (ANNE, BERT, CLEO):
        await room.seats.rest(table, who.user)
    await room.clock.advance(AWAY + 60)
    assert (await room.live(table)).table.status == "closed"


def the_hosts_turn(live: Live) -> bool:
    """Whether the host alone is waited for."""
    return [seat.user for seat in live.actors()] == [ANNE.user]


async def test_a_host_who_keeps_such_a_table_waiting_for_an_hour_counts_as_gone(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    await room.play_until(table, the_hosts_turn)
    with pytest.raises(NotAllowed):
        await room.seats.end(table, BERT)
    await room.clock.advance(GIVEN_UP // 1000 + 1)
    assert not await room.seats.end(table, BERT)
    assert (await room.live(table)).table.status == "playing"
    assert await room.seats.end(table, CLEO)
    assert (await room.live(table)).table.status == "closed"


async def test_a_host_who_only_waits_for_others_is_not_gone(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    await room.play_until(table, lambda live: [seat.user for seat in live.actors()] == [BERT.user])
    await room.clock.advance(GIVEN_UP // 1000 + 1)
    with pytest.raises(NotAllowed):
        await room.seats.end(table, CLEO)


async def test_the_pace_of_a_table_outlives_a_restart(rooms: Opening) -> None:
    room, table = await untimed(rooms)
    await room.sessions.close()
    later = rooms(room.store, room.clock)
    later.sessions.start()
    await later.clock.advance(DAY // 1000)
    live = await later.live(table)
    assert live.table.status == "playing"
    assert not any(seat.standing_in for seat in live.seats)


async def test_a_computer_beside_people_who_have_days_is_asked_again_after_a_restart(
    rooms: Opening, database: Database
) -> None:
    room = rooms(database, pace=1.0)
    table = await room.start(ANNE, BERT, seats=3, game="ninety-nine", agreed=UNTIMED)
    length = (await room.live(table)).length
    await room.sessions.close()  # within the pause before the computer's first bid
    here = rooms(database, room.clock, pace=1.0)
    assert (await here.live(table)).length == length
    here.sessions.start()
    for _ in range(60):
        await here.clock.advance(1)
    await here.until(lambda live: live.length > length, table)


async def test_a_computer_whose_bid_was_not_kept_bids_again(rooms: Opening) -> None:
    faulty = Faulty(Memory())
    room = rooms(faulty, pace=1.0)
    table = await room.start(ANNE, BERT, seats=3, game="ninety-nine", agreed=UNTIMED)
    length = (await room.live(table)).length
    faulty.break_down("commit")
    await room.clock.advance(5)
    assert (await room.live(table)).length == length
    faulty.before.clear()
    await room.clock.advance(10)
    assert (await room.live(table)).length > length
