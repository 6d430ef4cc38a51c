"""Turns that processes take one after another, through what they share."""

import asyncio
from itertools import pairwise
from pathlib import Path

from bot.identify import SPAN_MS, Turns
from storage.api import Store
from storage.database import open_database
from tests.session.clock import HandClock
from tests.storage.conftest import postgres_url, without_postgres


class WatchedClock(HandClock):
    """Knows how many wait for it."""

    sleeping = 0

    async def sleep(self, seconds: float) -> None:
        self.sleeping += 1
        try:
            await super().sleep(seconds)
        finally:
            self.sleeping -= 1


async def test_turns_follow_each_other_and_a_late_one_waits_for_nobody(store: Store) -> None:
    assert [await store.people.reserve("a", 1000, 50) for _ in range(3)] == [1000, 1050, 1100]
    assert await store.people.reserve("b", 1000, 50) == 1000
    assert await store.people.reserve("a", 5000, 50) == 5000


async def test_nobody_gets_a_turn_twice(store: Store) -> None:
    turns = await asyncio.gather(*(store.people.reserve("a", 1000, 50) for _ in range(20)))
    assert sorted(turns) == list(range(1000, 2000, 50))


@without_postgres
async def test_processes_share_the_turns(tmp_path: Path) -> None:
    url = await asyncio.to_thread(postgres_url, tmp_path)
    stores = [await open_database(url) for _ in range(2)]
    turns = await asyncio.gather(*(store.people.reserve("a", 0, 50) for _ in range(5) for store in stores))
    assert sorted(turns) == list(range(0, 500, 50))
    for store in stores:
        await store.close()


async def test_shards_of_one_bucket_introduce_themselves_one_after_another(store: Store) -> None:
    clock = WatchedClock()
    begun = clock.now()
    passed: dict[int, int] = {}

    async def process(shards: range) -> None:
        turns = Turns(store.people, clock, application=1, at_once=2)
        for shard in shards:
            await turns.wait(shard)
            passed[shard] = clock.now() - begun

    processes = [asyncio.create_task(process(shards)) for shards in (range(4), range(4, 8))]
    while running := [task for task in processes if not task.done()]:
        if clock.sleeping == len(running):  # nobody waits for the database
            await clock.advance(0.5)
        await asyncio.sleep(0.001)
    await asyncio.gather(*processes)
    for bucket in (0, 1):
        times = sorted(at for shard, at in passed.items() if shard % 2 == bucket)
        assert [later - earlier for earlier, later in pairwise(times)] == [SPAN_MS] * 3
