"""Starting: shards introduce themselves in turn, whatever process they belong to; a stop does not wait for them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from storage.database import open_database
from tests.wire.gateway import BETWEEN_SECONDS, CLOSE_ENOUGH
from tests.wire.process import Bot
from tests.wire.wire import TOKEN, Wire

pytestmark = pytest.mark.timeout(120)  # bots are started


@pytest.mark.asyncio(loop_scope="module")
async def test_the_shards_of_one_process_introduce_themselves_in_turn(wire: Wire) -> None:
    await wire.gateway.connected(1)
    first, second = wire.gateway.introductions[:2]
    assert (first.shard, second.shard) == (0, 1)
    assert first.accepted
    assert second.accepted
    assert second.at - first.at > BETWEEN_SECONDS - CLOSE_ENOUGH


async def test_two_processes_that_start_at_once_introduce_their_shards_in_turn(tmp_path: Path) -> None:
    await (await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")).close()
    async with Wire(shards=2).listening() as wire:
        bots = await asyncio.gather(
            *(Bot.start(wire.address, tmp_path, TOKEN, SHARD_COUNT="2", SHARD_IDS=str(shard)) for shard in (0, 1))
        )
        try:
            for shard in (0, 1):
                await wire.gateway.connected(shard)
        finally:
            stopped = await asyncio.gather(*(bot.stop() for bot in bots))
        assert stopped == [0, 0]
        assert [one.accepted for one in wire.gateway.introductions] == [True, True]
        assert {one.shard for one in wire.gateway.introductions} == {0, 1}
        assert [failure for bot in bots for failure in bot.failures()] == []
        assert wire.rest.problems == []


async def test_a_stop_does_not_wait_for_shards_that_are_still_to_come(tmp_path: Path) -> None:
    async with Wire(shards=2).listening() as wire:
        bot = await wire.run(tmp_path, SHARD_COUNT="2")
        begun = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - begun < BETWEEN_SECONDS
        assert bot.failures() == []
        assert [one.shard for one in wire.gateway.introductions] == [0]


async def test_a_start_that_discord_fails_ends_in_one_sentence(tmp_path: Path) -> None:
    async with Wire(shards=1).listening() as wire:
        with wire.failing("PUT", "/applications/.*/commands", status=503):
            bot = await Bot.start(wire.address, tmp_path, TOKEN)
            assert await bot.ended() == 1
        [said] = bot.failures()
        assert said.startswith("Discord cannot be reached or fails")
