"""Several processes over one store: each acts for the servers of its own shards alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.session.deadlines import LONGEST_SLEEP
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, AWAY, HERE


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
