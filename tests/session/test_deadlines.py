"""What time does by itself: a warning, a computer that stands in, a table that closes; never too early."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, text

from bot.session.errors import ChannelBusy
from bot.session.pace import DAY
from games import games
from storage.api import StoreDown, TableId
from storage.database import Database
from storage.memory import Memory
from tests.session.clock import settle
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.positions import Position, positions
from tests.session.room import ANNE, AWAY, BERT, CLEO, EVERYBODY, HERE, THERE, THINKING_TIME, WARNING, Room, in_phase

PEOPLE = (ANNE, BERT, CLEO)


@pytest.fixture
async def room(quick: Room) -> Room:
    """Sessions in memory that watch their deadlines."""
    quick.sessions.start()
    return quick


async def standing_in(room: Room, table: TableId) -> list[bool]:
    return [seat.standing_in for seat in (await room.live(table)).seats]


def looking(faulty: Faulty) -> Counter[str]:
    """Counts from now on how often a store is asked what is due."""
    looks = Counter[str]()

    async def look() -> None:
        looks["due"] += 1

    faulty.before["due"] = look
    return looks


async def everybody_bids(room: Room, table: TableId) -> None:
    await room.play_until(table, lambda live: not in_phase("bid")(live))


async def test_who_is_late_is_warned_first_and_then_a_computer_stands_in(room: Room) -> None:
    table = await room.start(*PEOPLE)
    await room.act(table, ANNE)
    await room.clock.advance(THINKING_TIME - WARNING - 1)
    assert room.warned() == []
    await room.clock.advance(2)
    assert room.warned() == [(1, 2)]
    await room.clock.advance(WARNING - 2)
    assert room.warned() == [(1, 2)]
    assert await standing_in(room, table) == [False, False, False]
    before = (await room.live(table)).turns
    await room.clock.advance(2)
    assert await standing_in(room, table) == [False, True, True]
    assert (await room.live(table)).turns[1:] == [turns + 1 for turns in before[1:]] or (
        await room.state(table)
    ).phase != "bid"
    await room.assert_kept(table)


def waiting(game: str) -> list[Position]:
    """A position with each seat to act in each phase that any preset of the game has."""
    found: dict[tuple[str, int], Position] = {}
    for name, preset in games()[game].presets.items():
        for position in positions(game, name, preset.seats[0]):
            if position.to_act:
                found.setdefault((position.phase, position.seat), position)
    return list(found.values())


PHASES = {
    "auction-pinochle": {"auction", "decide", "give", "play", "return", "trump"},
    "domino-pinochle": {"meld", "play"},
    "ninety-nine": {"bid", "play", "premium", "trump", "upgrade"},
    "penneech": {"play", "redeal"},
    "two-handed-pinochle": {"final_draw", "meld", "play"},
}
"""All in which somebody decides: bids, premiums, trump, passing, melds, the choice of a draw, play."""


@pytest.mark.parametrize("game", list(games()))
async def test_in_every_phase_the_table_goes_on_without_who_is_late(rooms: Opening, game: str) -> None:
    late = waiting(game)
    assert {position.phase for position in late} == PHASES[game]
    for position in late:
        seats = position.seats
        people = EVERYBODY[:seats]
        room = rooms(Memory())
        room.sessions.start()
        table = await position.put(room.store, *people)
        who = people[position.seat]
        while (others := [other for other in await room.to_act(table) if other != who]) != []:
            await room.act(table, others[0])
        turn = await room.turn(table, who)
        assert who in await room.to_act(table)
        await room.clock.advance(2 * THINKING_TIME + 1)
        live = await room.live(table)
        assert (position, live.seats[position.seat].standing_in) == (position, True)
        assert live.turns[position.seat] > turn
        await room.assert_kept(table)
        await room.sessions.close()


async def test_one_action_brings_the_owner_back(room: Room) -> None:
    slow = room
    table = await slow.start(*PEOPLE)
    await everybody_bids(slow, table)
    who = (await slow.to_act(table))[0]
    seat = PEOPLE.index(who)
    slow.play.computers._pace = 5.0  # the computer takes its time, so that the owner is faster
    await slow.clock.advance(THINKING_TIME + 1)
    assert (await standing_in(slow, table))[seat]
    turn = await slow.turn(table, who)
    await slow.play.act(table, who.user, turn, await slow.choice(table, seat))
    assert await standing_in(slow, table) == [False, False, False]
    await slow.clock.advance(10)
    assert (await slow.live(table)).turns[seat] == turn + 1
    await slow.assert_kept(table)


async def test_coming_back_takes_the_seat_and_a_full_time_to_think(room: Room) -> None:
    table = await room.start(*PEOPLE)
    await room.act(table, ANNE)
    await room.act(table, BERT)
    await room.clock.advance(THINKING_TIME + 1)
    assert await standing_in(room, table) == [False, False, True]
    await room.seats.come_back(table, CLEO.user)
    assert await standing_in(room, table) == [False, False, False]
    before = len(room.announced)
    await room.seats.come_back(table, CLEO.user)
    assert len(room.announced) == before
    await room.clock.advance(THINKING_TIME - WARNING - 1)
    assert not any(await standing_in(room, table))
    await room.assert_kept(table)


async def test_an_action_in_the_last_moment_is_in_time_and_the_next_gets_the_full_time(room: Room) -> None:
    table = await room.start(*PEOPLE)
    await everybody_bids(room, table)
    for _ in range(6):
        await room.clock.advance(THINKING_TIME - 0.001)
        assert await standing_in(room, table) == [False, False, False]
        await room.act(table, (await room.to_act(table))[0])
    assert room.warned() != []
    await room.clock.advance(THINKING_TIME - 0.001)
    assert await standing_in(room, table) == [False, False, False]


async def test_an_action_under_way_when_the_time_runs_out_makes_nobody_late(rooms: Opening) -> None:
    faulty = Faulty(Memory())
    room = rooms(faulty)
    room.sessions.start()
    table = await room.start(*PEOPLE)
    await everybody_bids(room, table)
    entered, go = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        entered.set()
        await go.wait()

    await room.clock.advance(THINKING_TIME - 1)
    faulty.before["commit"] = wait
    acting = asyncio.create_task(room.act(table, (await room.to_act(table))[0]))
    await entered.wait()
    await room.clock.advance(2)
    faulty.before.clear()
    go.set()
    await acting
    await settle()
    assert await standing_in(room, table) == [False, False, False]
    await room.clock.advance(THINKING_TIME + 1)
    assert (await standing_in(room, table)).count(True) == 1


async def test_time_that_the_bot_was_down_does_not_count(rooms: Opening, quick: Room) -> None:
    table = await quick.start(*PEOPLE)
    lobby = (await quick.lobby.open("penneech", THERE, ANNE)).id
    await quick.sessions.close()
    quick.clock.skip(24 * 3600)
    fresh = rooms(quick.store, quick.clock)
    fresh.sessions.start()
    await quick.clock.advance(THINKING_TIME - WARNING - 1)
    assert fresh.warned() == []
    await quick.clock.advance(2)
    assert fresh.warned() == [(0, 1, 2)]
    await quick.clock.advance(WARNING - 2)
    assert await standing_in(fresh, table) == [False, False, False]
    assert (await fresh.live(lobby)).table.status == "lobby"
    await quick.clock.advance(2)
    assert await standing_in(fresh, table) == [True, True, True]
    assert (await fresh.live(lobby)).table.status == "closed"


async def test_a_table_that_everybody_forgot_stands_still_and_then_closes(room: Room) -> None:
    table = await room.start(ANNE, BERT, seats=3)
    await settle()
    await room.clock.advance(THINKING_TIME + 1)
    assert await standing_in(room, table) == [True, True, False]
    length = (await room.live(table)).length
    await room.clock.advance(AWAY - 5)
    live = await room.live(table)
    assert (live.table.status, live.length) == ("playing", length)
    await room.clock.advance(6)
    assert (await room.live(table)).table.status == "closed"
    assert await room.desk.in_channel(HERE[1]) is None
    assert await room.store.scores.results_of() == ()
    await room.assert_kept(table)


async def test_a_table_that_stands_still_goes_on_when_one_comes_back(room: Room) -> None:
    table = await room.start(ANNE, BERT, seats=3)
    await room.clock.advance(THINKING_TIME + 1)
    before = await room.live(table)
    length = before.length
    await room.clock.advance(AWAY - 5)
    await room.seats.come_back(table, BERT.user)
    await settle()
    live = await room.live(table)
    assert live.length > length
    assert await standing_in(room, table) == [True, False, False]
    await room.clock.advance(10)
    assert (await room.live(table)).table.status == "playing"
    await room.play_out(table)
    assert (await room.live(table)).table.status == "over"


async def test_a_deadline_that_could_not_be_kept_is_kept_once_the_store_is_back(rooms: Opening) -> None:
    faulty = Faulty(Memory())
    room = rooms(faulty)
    room.sessions.start()
    table = await room.start(*PEOPLE)
    faulty.break_down("commit", "load", "due", "next_due")
    await room.clock.advance(THINKING_TIME + 20)
    with pytest.raises(StoreDown):
        await faulty.tables.load(table)
    faulty.before.clear()
    assert await standing_in(room, table) == [False, False, False]
    await room.clock.advance(6)
    assert await standing_in(room, table) == [True, True, True]
    await room.assert_kept(table)


async def test_tables_close_to_their_time_hide_no_other(room: Room) -> None:
    first = await room.start(*PEOPLE)
    await room.clock.advance(10)
    second = await room.start(*PEOPLE, where=THERE)
    await room.clock.advance(THINKING_TIME - 10 - 3)
    assert [changed.live.id for changed in room.announced if changed.warned] == [first, second]
    assert await standing_in(room, first) == [False, False, False]
    await room.clock.advance(5)
    assert await standing_in(room, first) == [True, True, True]
    assert await standing_in(room, second) == [False, False, False]
    await room.clock.advance(9)
    assert await standing_in(room, second) == [True, True, True]


async def test_a_quiet_table_costs_few_looks_at_the_store(rooms: Opening) -> None:
    faulty = Faulty(Memory())
    room = rooms(faulty)
    room.sessions.start()
    await room.start(*PEOPLE)
    await settle()
    looks = looking(faulty)
    await room.clock.advance(THINKING_TIME - WARNING - 1)
    assert looks.total() <= 1
    await room.clock.advance(WARNING)
    assert looks.total() <= WARNING + 3


async def test_actions_that_bring_no_deadline_nearer_cost_no_look_at_the_store(rooms: Opening) -> None:
    faulty = Faulty(Memory())
    room = rooms(faulty)
    room.sessions.start()
    table = await room.start(*PEOPLE)
    await settle()
    looks = looking(faulty)
    for _ in range(10):
        await room.act(table, (await room.to_act(table))[0])
        await settle()
    assert not looks
    await room.clock.advance(1)
    await room.start(*PEOPLE, where=THERE)  # a lobby's time is further away, the game's is not the nearest either
    await settle()
    assert not looks
    await room.clock.advance(THINKING_TIME + 1)
    assert any(await standing_in(room, table)), "nothing is overlooked"


async def test_in_a_file_time_runs_out_too(rooms: Opening, database: Database) -> None:
    room = rooms(database)
    room.sessions.start()
    table = await room.start(*PEOPLE)
    for _ in range(40):
        await room.clock.advance(2)
        await asyncio.sleep(0.01)
    live = await room.until(lambda live: all(seat.standing_in for seat in live.seats), table)
    assert live.table.status == "playing"
    assert room.warned() == [(0, 1, 2)]


async def test_somebody_elses_break_does_not_give_more_time_to_who_is_late(quick: Room) -> None:
    quick.sessions.start()
    table = await quick.start(ANNE, BERT, CLEO)
    live = await quick.play_until(table, in_phase("play"))
    (late,), length = live.actors(), live.length
    other = next(who for who in (ANNE, BERT, CLEO) if who.user != late.user)
    for _ in range(6):
        await quick.seats.rest(table, other.user)
        await quick.seats.come_back(table, other.user)
        await quick.clock.advance(THINKING_TIME / 5)
    assert (await quick.live(table)).length > length, "a computer has stood in"


async def test_a_table_that_cannot_be_read_is_closed_a_day_after_its_time(
    rooms: Opening, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    room = rooms(database)
    table = await room.start(ANNE, BERT, CLEO)
    await room.play_until(table, in_phase("play"))
    await room.sessions.close()

    def spoil(write: Connection, items: Sequence[None]) -> list[None]:
        write.execute(text("UPDATE snapshot SET state = '{}'"))
        return [None] * len(items)

    await database.writer.write(spoil, None)
    room.clock.skip(DAY / 1000 + 3600)
    here = rooms(database, room.clock)
    here.sessions.start()
    with pytest.raises(ChannelBusy):
        await here.lobby.open("penneech", HERE, ANNE)
    for _ in range(40):
        await here.clock.advance(10)
        await asyncio.sleep(0.01)
    await here.lobby.open("penneech", HERE, ANNE)
    assert sum("cannot be kept" in record.message for record in caplog.records) == 1
