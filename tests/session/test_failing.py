"""A store that fails, a call that is cancelled, a second process: what is on disk is the truth, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.session.errors import NotKept, TooLate, WrongTime
from bot.session.live import Live
from storage.api import ChannelId, Store, StoreDown, TableId
from storage.database import Database, open_database
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, BERT, CLEO, DORA, HERE, SERVER, THERE, Room, in_phase

PEOPLE = (ANNE, BERT, CLEO)


@pytest.fixture
def faulty(store: Store) -> Faulty:
    return Faulty(store)


async def test_what_is_not_kept_did_not_happen_and_play_goes_on_afterwards(rooms: Opening, faulty: Faulty) -> None:
    room = rooms(faulty)
    table = await room.start(*PEOPLE)
    await room.play_until(table, in_phase("play"))
    who = (await room.to_act(table))[0]
    click = (await room.turn(table, who), await room.choice(table, PEOPLE.index(who)))
    before, told = await room.kept(table), len(room.announced)
    faulty.break_down("commit")
    for _ in range(3):
        with pytest.raises(NotKept):
            await room.play.act(table, who.user, *click)
    assert await room.kept(table) == before
    assert len(room.announced) == told
    await room.assert_kept(table)
    faulty.before.clear()
    await room.play.act(table, who.user, *click)
    assert (await room.kept(table)).length == before.length + 1
    await room.assert_kept(table)


async def test_every_call_says_not_kept_while_the_store_is_down(rooms: Opening, faulty: Faulty) -> None:
    room = rooms(faulty)
    table = await room.start(*PEOPLE)
    lobby = (await room.lobby.open("penneech", THERE, DORA)).id
    before = [await room.kept(number) for number in (table, lobby)]
    live, choice = await room.live(table), await room.choice(table, 0)
    faulty.break_down("create", "commit", "load", "live_in_channel", "live_tables", "set_board")
    fresh = rooms(faulty)
    for call in (
        room.lobby.open("penneech", (SERVER, ChannelId(7)), ANNE),
        room.lobby.join(lobby, ANNE),
        room.lobby.leave(lobby, DORA),
        room.setup.fill(lobby, DORA, "easy"),
        room.setup.set_preset(lobby, DORA, "parlett"),
        room.play.act(table, ANNE.user, 0, choice),
        room.seats.leave(table, ANNE.user),
        room.seats.end(table, ANNE),
        room.play.export(table, ANNE.user),
        room.desk.in_channel(HERE[1]),
        room.desk.of_person(SERVER, ANNE.user),
        fresh.play.look(table, ANNE.user),
        fresh.lobby.join(lobby, ANNE),
    ):
        with pytest.raises(NotKept):
            await call
    faulty.before.clear()
    assert [await room.kept(number) for number in (table, lobby)] == before
    assert await room.live(table) is not live
    await room.assert_kept(table)
    await room.assert_kept(lobby)


async def test_a_new_table_is_there_even_if_it_cannot_be_read_back(rooms: Opening, faulty: Faulty) -> None:
    room = rooms(faulty)
    faulty.break_down("load")
    table = (await room.lobby.open("penneech", HERE, ANNE)).id
    assert await room.lobby.join(table, BERT) == 1
    faulty.before.clear()
    await room.assert_kept(table)


async def test_a_disk_that_fills_up_in_the_middle_of_a_match(rooms: Opening, database: Database) -> None:
    def fill_up(write: Connection, items: Sequence[None]) -> list[None]:
        write.execute(text("PRAGMA max_page_count = 1"))  # SQLite makes that: no page more than there are
        return [None for _ in items]

    room = rooms(database)
    table = await room.start(*PEOPLE)
    refused = 0
    for _ in range(200):
        await database.writer.write(fill_up, None)
        before = await room.kept(table)
        (outcome,) = await asyncio.gather(room.act(table, (await room.to_act(table))[0]), return_exceptions=True)
        if outcome is not None:
            refused += 1
            assert isinstance(outcome, NotKept)
            assert "free some space" in str(outcome.__cause__)
            assert await room.kept(table) == before
            await room.assert_kept(table)
            # a failed commit takes its connection with it, and the next one finds room again
            await room.act(table, (await room.to_act(table))[0])
        assert (await room.kept(table)).length > before.length
        if refused == 2:
            break
    assert refused == 2
    await room.assert_kept(table)
    await database.check()


async def test_computers_are_asked_again_after_a_failure(rooms: Opening, faulty: Faulty) -> None:
    room = rooms(faulty)
    room.sessions.start()
    table = await room.start(ANNE, seats=3)
    await room.until(lambda live: live.turns[1:3] == [1, 1], table)
    reached = asyncio.Event()

    async def fail_computers() -> None:
        reached.set()
        raise StoreDown("The disk is on fire.")

    await room.play_until(table, lambda live: in_phase("play")(live) and bool(live.present()))
    faulty.before["commit"] = fail_computers
    with contextlib.suppress(NotKept):
        while await room.to_act(table):
            await room.act(table, ANNE)
    await asyncio.wait_for(reached.wait(), 5)
    faulty.before.clear()
    if await room.to_act(table):
        await room.act(table, ANNE)
    length = (await room.live(table)).length
    for _ in range(20):
        await room.clock.advance(5)
        await asyncio.sleep(0.01)
    live = await room.until(lambda live: live.length > length, table)
    assert live.table.status == "playing"


async def test_a_call_cancelled_at_any_moment_leaves_memory_as_the_disk_has_it(rooms: Opening, store: Store) -> None:
    room = rooms(store)
    table = await room.start(*PEOPLE)
    happened = set()
    for turns in range(25):
        who = (await room.to_act(table))[0]
        click = (await room.turn(table, who), await room.choice(table, PEOPLE.index(who)))
        before = (await room.kept(table)).length
        task = asyncio.create_task(room.play.act(table, who.user, *click))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0.02)  # a commit under way may still arrive
        happened.add((await room.kept(table)).length > before)
        # at most one answer is too late; from then on memory and disk agree
        with contextlib.suppress(TooLate):
            await room.act(table, (await room.to_act(table))[0])
        await room.assert_kept(table)
    assert happened == {True, False}
    await room.play_until(table, lambda live: live.length > 60)
    await room.assert_kept(table)


async def test_a_call_cancelled_while_it_waits_for_the_disk_frees_the_table(rooms: Opening, faulty: Faulty) -> None:
    room = rooms(faulty)
    table = await room.start(*PEOPLE)
    entered, never = asyncio.Event(), asyncio.Event()

    async def hang() -> None:
        entered.set()
        await never.wait()

    faulty.before["commit"] = hang
    choice = await room.choice(table, 0)
    first = asyncio.create_task(room.play.act(table, ANNE.user, 0, choice))
    await entered.wait()
    second = asyncio.create_task(room.play.act(table, ANNE.user, 0, choice))
    await asyncio.sleep(0)
    faulty.before.clear()
    first.cancel()
    await second
    assert first.cancelled()
    assert (await room.kept(table)).turns == [1, 0, 0]
    await room.assert_kept(table)


async def two_processes(rooms: Opening, directory: Path) -> tuple[Room, Room, list[Database]]:
    """Sessions over the same file twice, each with connections of its own."""
    url, clock = f"sqlite+aiosqlite:///{directory}/talon.db", HandClock()
    stores = [await open_database(url) for _ in range(2)]
    first, second = (rooms(store, clock) for store in stores)
    return first, second, stores


async def test_of_two_processes_the_slower_is_too_late_and_then_works(rooms: Opening, tmp_path: Path) -> None:
    first, second, stores = await two_processes(rooms, tmp_path)
    table = await first.start(*PEOPLE)
    await second.live(table)  # both know the table as it is now
    await first.act(table, ANNE)
    bid = await second.choice(table, 1)
    with pytest.raises(TooLate):
        await second.play.act(table, BERT.user, 0, bid)
    await second.play.act(table, BERT.user, 0, bid)
    assert (await second.kept(table)).turns == [1, 1, 0]
    await second.assert_kept(table)
    with pytest.raises(TooLate):
        await first.play.act(table, CLEO.user, 0, await first.choice(table, 2))
    await first.play.act(table, CLEO.user, 0, await first.choice(table, 2))
    await first.assert_kept(table)
    for room in (first, second):
        await room.sessions.close()
    for store in stores:
        await store.close()


def ends_next(live: Live) -> bool:
    """Whether the game is over with the next action, whatever it is: the last card of the last deal."""
    assert live.state is not None, "a game under way"
    after = live.state.copy()
    seat = after.actors()[0]
    after.do(seat, after.sample(seat, Random(1)))
    return after.over


async def test_who_would_end_a_game_that_another_process_has_ended_is_too_late(rooms: Opening, tmp_path: Path) -> None:
    first, second, stores = await two_processes(rooms, tmp_path)
    table = await first.start(*PEOPLE, options={"rubber_games": "1", "target_score": "1"})
    last = (await first.play_until(table, ends_next)).actors()[0]
    assert last.user is not None, "three people play"
    click = (await second.live(table)).turns[last.seat], await second.choice(table, last.seat)
    await first.play.act(table, last.user, *click)
    kept = await first.kept(table)
    with pytest.raises(TooLate):
        await second.play.act(table, last.user, *click)
    with pytest.raises(WrongTime):  # by now it knows that the game is over
        await second.play.act(table, last.user, *click)
    assert await second.kept(table) == kept
    await second.assert_kept(table)
    for room in (first, second):
        await room.sessions.close()
    for store in stores:
        await store.close()


async def test_two_processes_cannot_both_keep_the_same_turn(rooms: Opening, tmp_path: Path) -> None:
    first, second, stores = await two_processes(rooms, tmp_path)
    table = await first.start(*PEOPLE)
    await second.live(table)
    kept = 0
    for _ in range(12):
        who = (await first.to_act(table))[0]
        click = (await first.turn(table, who), await first.choice(table, PEOPLE.index(who)))
        outcomes = await asyncio.gather(
            *(room.play.act(table, who.user, *click) for room in (first, second)), return_exceptions=True
        )
        assert outcomes.count(None) <= 1
        assert all(outcome is None or isinstance(outcome, TooLate) for outcome in outcomes)
        kept += outcomes.count(None)
        turns = (await first.kept(table)).turns
        assert sum(turns) == kept
    assert kept == 12
    for room in (first, second):
        await room.sessions.close()
    for store in stores:
        await store.close()


class Unreadable(Faulty):
    """A store in which one table's log makes no sense."""

    def __init__(self, store: Store, broken: TableId) -> None:
        super().__init__(store)
        self._broken = broken

    async def load(self, table: TableId) -> Any:
        if table == self._broken:
            raise ValueError("a log that makes no sense")
        return await self._store.tables.load(table)


async def test_a_table_that_cannot_be_read_holds_up_no_other(
    rooms: Opening, quick: Room, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await quick.start(*PEOPLE)
    await quick.clock.advance(1)
    sound = await quick.start(*PEOPLE, where=THERE)
    fresh = rooms(Unreadable(quick.store, broken), quick.clock)
    fresh.sessions.start()
    await quick.clock.advance(70)
    assert [seat.standing_in for seat in (await quick.kept(sound)).seats] == [True, True, True]
    assert f"table {broken}: its deadline cannot be kept" in caplog.text


async def test_two_processes_over_one_lobby_do_not_overwrite_each_others_seats(rooms: Opening, tmp_path: Path) -> None:
    first, second, stores = await two_processes(rooms, tmp_path)
    table = (await first.lobby.open("ninety-nine", HERE, ANNE, seats=3)).id
    await second.live(table)
    assert await first.lobby.join(table, BERT) == 1
    with pytest.raises(TooLate):
        await second.lobby.join(table, CLEO)  # believes that seat 1 is open
    assert await second.lobby.join(table, CLEO) == 2
    assert [seat.user for seat in (await second.kept(table)).seats] == [ANNE.user, BERT.user, CLEO.user]
    with pytest.raises(TooLate):
        await first.lobby.leave(table, BERT)
    for room in (first, second):
        await room.sessions.close()
    for store in stores:
        await store.close()
