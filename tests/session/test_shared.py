"""Several processes over one store: each acts for the servers of its own shards alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.session.deadlines import LONGEST_SLEEP
from bot.session.errors import NotKept, WrongTime
from storage.api import Store
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, AWAY, HERE, Room


@pytest.mark.parametrize("ours", [True, False])
async def test_deadlines_of_other_processes_tables_are_left_to_them(rooms: Opening, tmp_path: Path, ours: bool) -> None:
    url, clock = f"sqlite+aiosqlite:///{tmp_path}/talon.db", HandClock()
    stores = [await open_database(url) for _ in range(2)]
    looking = Faulty(stores[1])
    first, second = rooms(stores[0], clock), rooms(looking, clock)
    table = (await first.lobby.open("ninety-nine", HERE, ANNE)).id
    looked = 0

    async def count() -> None:
        nonlocal looked
        looked += 1

    looking.before["due"] = count
    second.sessions.owns = lambda guild: ours
    second.sessions.start()
    clock.skip(2 * AWAY)
    begun = looked
    while looked < begun + 5 and (await first.kept(table)).table.status == "lobby":
        await clock.advance(LONGEST_SLEEP)
        await asyncio.sleep(0.005)
    assert ((await first.kept(table)).table.status == "closed") == ours
    for room in (first, second):
        await room.sessions.close()
    for store in stores:
        await store.close()


async def opens(room: Room) -> bool:
    """Whether a table may be opened, as both ways to one have it."""
    try:
        await room.lobby.demand_openable("penneech")
    except WrongTime:
        with pytest.raises(WrongTime, match="draining"):
            await room.lobby.open("penneech", HERE, ANNE)
        return False
    return True


async def test_a_drain_that_the_owner_orders_holds_in_every_process_until_it_is_taken_back(
    rooms: Opening, store: Store
) -> None:
    first, second = rooms(store), rooms(store)
    for room in (first, second):
        await room.sessions.drain.start()
    await first.sessions.drain.order(on=True)
    assert [await opens(room) for room in (first, second)] == [False, False]
    assert second.sessions.drain.begun
    await second.sessions.drain.order(on=False)
    assert [await opens(room) for room in (first, second)] == [True, True]
    assert not first.sessions.drain.begun


async def test_a_process_that_starts_anew_opens_tables_again_until_the_next_order(rooms: Opening, store: Store) -> None:
    """What was planned has happened to it; nobody has to remember to take the order back."""
    first, second = rooms(store), rooms(store)
    await first.sessions.drain.order(on=True)
    await second.sessions.drain.start()
    assert [await opens(room) for room in (first, second)] == [False, True]
    await first.sessions.drain.order(on=True)
    assert [await opens(room) for room in (first, second)] == [False, False]


async def test_the_stop_of_one_process_is_nothing_to_another(rooms: Opening, store: Store) -> None:
    first, second = rooms(store), rooms(store)
    first.sessions.drain.stopping = True
    assert [await opens(room) for room in (first, second)] == [False, True]
    await second.sessions.drain.order(on=False)
    assert not await opens(first)


async def test_while_the_store_fails_no_drain_begins_and_no_table_is_opened(rooms: Opening, tmp_path: Path) -> None:
    store = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    room = rooms(store)
    await store.close()
    with pytest.raises(NotKept):
        await room.sessions.drain.order(on=True)
    assert not room.sessions.drain.begun
    with pytest.raises(NotKept):
        await room.lobby.open("penneech", HERE, ANNE)
