"""What is lost closes at once and goes in time, by itself; what comes back is kept; the past is open to whom it may."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.session.errors import SeatUnavailable, WrongTime
from bot.session.places import DAY, Places
from storage.api import ChannelId, GuildId, NoSuchTable, StoreDown
from storage.memory import Memory
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, BERT, CLEO, DORA, HERE, SERVER, THERE, Room

HOUR = 3600.0


async def test_a_finished_table_goes_by_itself_when_its_time_has_come(rooms: Opening) -> None:
    clock, store = HandClock(), Memory()
    room = rooms(store, clock)
    table = await room.start(ANNE, BERT, CLEO)
    await room.play_out(table)
    places = Places(room.desk, finished_days=2, gone_days=1)
    places.start()
    await clock.advance(47.9 * HOUR)
    assert (await store.tables.load(table)).entries
    await clock.advance(1.2 * HOUR)
    await places.close()
    assert not (await store.tables.load(table)).entries
    assert len(await store.scores.results_of()) == 1
    with pytest.raises(WrongTime, match="record-gone"):
        await room.play.export(table, ANNE.user)


async def test_after_a_start_nothing_goes_before_it_is_known_which_servers_are_there(rooms: Opening) -> None:
    clock, store = HandClock(), Memory()
    room = rooms(store, clock)
    table = await room.start(ANNE, BERT, CLEO)
    await store.places.lose(SERVER, clock.now() - 90 * DAY)
    places = Places(room.desk, finished_days=365, gone_days=30)
    places.start()
    await clock.advance(60)
    await places.compare({SERVER}, lambda guild: True)
    await clock.advance(2 * HOUR)
    await places.close()
    assert (await store.tables.load(table)).entries


async def test_a_lost_server_closes_its_tables_and_no_others(room: Room) -> None:
    table = await room.start(ANNE, BERT, CLEO)
    other = (await room.lobby.open("penneech", (GuildId(12), ChannelId(5)), DORA)).id
    await room.sessions.places.lose_guild(SERVER)
    assert (await room.live(table)).table.status == "closed"
    assert (await room.live(other)).table.status == "lobby"
    await room.sessions.places.find_guild(SERVER)
    assert await room.store.places.gone() == frozenset()


async def test_a_deleted_channel_closes_its_own_table(room: Room) -> None:
    table = await room.start(ANNE, BERT, CLEO, where=HERE)
    other = await room.start(DORA, seats=3, where=THERE)
    await room.sessions.places.lose_channel(HERE[1])
    assert (await room.live(table)).table.status == "closed"
    assert (await room.live(other)).table.status == "playing"


async def test_only_servers_that_this_process_sees_are_judged(room: Room) -> None:
    table = await room.start(ANNE, BERT, CLEO)
    await room.sessions.places.compare(set(), lambda guild: False)
    assert (await room.live(table)).table.status == "playing"
    await room.sessions.places.compare(set(), lambda guild: guild == SERVER)
    assert (await room.live(table)).table.status == "closed"


async def test_a_failing_disk_only_puts_it_off(rooms: Opening, caplog: pytest.LogCaptureFixture) -> None:
    clock, memory = HandClock(), Memory()
    room = rooms(memory, clock)
    table = (await room.lobby.open("penneech", HERE, ANNE)).id
    await room.lobby.leave(table, ANNE)
    faulty: Any = Faulty(memory)
    faulty.places = _Broken()
    broken = rooms(faulty, clock)
    places = Places(broken.desk, finished_days=1, gone_days=1)
    places.start()
    with caplog.at_level(logging.WARNING):
        await clock.advance(26 * HOUR)
    assert "stays for now" in caplog.text
    faulty.places = memory.places
    await clock.advance(2 * HOUR)
    await places.close()
    with pytest.raises(NoSuchTable):
        await memory.tables.load(table)


class _Broken:
    """A store of places whose disk fails."""

    async def expire(self, **_: int) -> int:
        raise StoreDown("The disk is on fire.")


async def test_a_private_tables_past_is_closed_to_strangers_in_every_way(quick: Room) -> None:
    table = (await quick.lobby.open("ninety-nine", HERE, ANNE, agreed={"private": True}, computers="easy")).id
    await quick.lobby.start(table, ANNE)
    for over in (False, True):
        if over:
            await quick.play_out(table)
        looks: tuple[Any, ...] = (quick.play.export, quick.sessions.replays.moment)
        for look in looks:
            with pytest.raises(WrongTime, match="look-private"):
                await look(table, DORA.user)
        assert (await quick.play.export(table, ANNE.user))[1] == over


async def test_a_private_tables_past_stays_open_to_who_left_a_seat_to_somebody_else(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, game="penneech", agreed={"private": True, "invited": [BERT.user, CLEO.user]})
    await quick.seats.leave(table, BERT.user)
    await quick.seats.take(table, CLEO, 1 if (await quick.live(table)).seats[1].user == BERT.user else 0)
    await quick.play_out(table)
    for who in (ANNE, BERT, CLEO):
        assert (await quick.play.export(table, who.user))[1]
        assert (await quick.sessions.replays.moment(table, who.user)).free


async def test_while_a_table_runs_the_viewpoint_is_ones_own(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.play_until(table, lambda live: live.length > 12)
    for who, wanted in ((ANNE, 1), (BERT, 0), (DORA, 2)):
        for step in (None, 1, 5, 999):
            moment = await quick.sessions.replays.moment(table, who.user, step, wanted)
            held = (await quick.live(table)).seat_of(who.user)
            assert moment.seat == (held.seat if held else None)
            assert moment.view.seat == moment.seat
            assert all(event.to in (None, moment.seat) for event in moment.events)


async def test_who_has_left_a_running_table_sees_it_as_a_spectator_and_later_as_anybody(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.sessions.seats.leave(table, CLEO.user)
    assert (await quick.sessions.replays.moment(table, CLEO.user, None, 0)).seat is None
    await quick.play_out(table)
    assert (await quick.sessions.replays.moment(table, CLEO.user, 3, 0)).seat == 0


async def test_what_was_undone_is_not_part_of_the_past(quick: Room) -> None:
    table = await quick.start(ANNE, seats=3)
    await quick.play_until(table, lambda live: any(seat.user == ANNE.user for seat in live.actors()))
    before = (await quick.sessions.replays.moment(table, ANNE.user)).marks.last
    await quick.act(table, ANNE)
    assert await quick.sessions.consent.ask(table, ANNE.user, "undo")
    moment = await quick.sessions.replays.moment(table, ANNE.user)
    assert moment.marks.last <= before
    assert moment.live.state is not None
    assert moment.live.state == await quick.state(table)


async def test_a_blocked_person_may_not_take_an_abandoned_seat(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.sessions.seats.leave(table, CLEO.user)
    await quick.store.people.set_blocked(BERT.user, DORA.user, blocked=True)
    left = next(seat.seat for seat in (await quick.live(table)).seats if seat.user == CLEO.user)
    with pytest.raises(SeatUnavailable, match="blocked-here"):
        await quick.sessions.seats.take(table, DORA, left)
    await quick.store.people.set_blocked(BERT.user, DORA.user, blocked=False)
    await quick.sessions.seats.take(table, DORA, left)
    assert (await quick.live(table)).seat_of(DORA.user) is not None
