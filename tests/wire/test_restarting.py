"""Operation as a host sees it: figures move with what happens, and a stop in the middle of play costs nothing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from bot.session.drain import Drain
from storage.api import TableId
from storage.database import open_database
from tests.bot.test_operation import fetch, free_port, value
from tests.wire.club import Club, identified, texts
from tests.wire.process import Bot
from tests.wire.wire import TOKEN, Wire

pytestmark = pytest.mark.timeout(300)  # bots are started
TABLE = TableId(1)


def told_of_stop(club: Club) -> int:
    """How many messages say that the bot restarts."""
    return sum("restarts in a moment" in texts(message) for message in club.server.channel.public())


async def length(folder: Path) -> int:
    """How many actions of the table are on disk."""
    database = await open_database(f"sqlite+aiosqlite:///{folder}/talon.db")
    kept = len((await database.tables.load(TABLE)).entries)
    await database.close()
    return kept


async def shows_shard(port: int, *, connected: int, health: int) -> None:
    """Wait until figures and health say so of the only shard; a bot that was not let in tries again.

    Less than the 41 seconds between two heartbeats: the answer to the first is no sign that Discord is slow, though it
    is read only after the 5 seconds that a shard waits before it introduces itself again.
    """
    said: tuple[float, int] = (-1, 0)
    async with asyncio.timeout(35):
        while said != (connected, health):
            await asyncio.sleep(0.1)
            page = (await fetch(port, "/metrics"))[1]
            said = value(page, 'talon_shard_connected{shard="0"}'), (await fetch(port, "/healthz"))[0]


async def test_a_table_is_told_of_a_stop_and_goes_on_by_itself_after_it(tmp_path: Path) -> None:
    async with Wire(shards=1).listening() as wire:
        stopped = await wire.run(tmp_path, COMPUTER_PACE_SECONDS="30")
        club = await wire.club()
        lobby = await (await club.ann.slash("play", game="two-handed-pinochle", computers="easy")).answer()
        await (await club.ann.press(lobby, identified(lobby, ":start"))).answer()
        hand = await club.ann.open_hand()
        if club.ann.offered.acts:
            await (await club.ann.act()).answer()
        before, shown = await length(tmp_path), texts(await club.board())
        assert await stopped.stop() == 0
        assert told_of_stop(club) == 1
        assert await length(tmp_path) == before, "the computer still thinks"
        started = await wire.run(tmp_path)
        async with asyncio.timeout(30):
            while await length(tmp_path) == before:  # noqa: ASYNC110 - another process changes it
                await asyncio.sleep(0.1)
        await club.until(lambda: texts(club.boards()[-1]) != shown)
        club.ann.hand = await (await club.ann.press(hand, identified(hand, ":refresh"))).answer()
        while not club.ann.offered.acts:  # the computer goes on until it is her turn
            club.ann.hand = await (await club.ann.press(hand, identified(hand, ":refresh"))).answer()
        await (await club.ann.use(next(iter(club.ann.offered.acts.values())))).answer()
        assert await started.stop() == 0
        assert [*stopped.failures(), *started.failures(), *wire.rest.problems] == []


async def test_a_drain_that_the_owner_orders_reaches_the_tables_of_every_process(tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    owner = Drain(database.people)
    async with Wire(shards=2).listening() as wire:
        processes = [
            await Bot.start(wire.address, tmp_path, TOKEN, SHARD_COUNT="2", SHARD_IDS=str(shard)) for shard in (0, 1)
        ]
        try:
            clubs = [await wire.club(shard) for shard in (0, 1)]
            for club in clubs:
                await club.deal()
            await owner.order(on=True)
            for club in clubs:
                await club.until(partial(told_of_stop, club))
                assert told_of_stop(club) == 1
                refused = await (await wire.club(club.server.shard)).lobby()
                assert "about to restart" in texts(refused)
            await owner.order(on=False)
            for club in clubs:
                assert "about to restart" not in texts(await (await wire.club(club.server.shard)).lobby())
        finally:
            stopped = [await process.stop() for process in processes]
        assert stopped == [0, 0]
        assert [failure for process in processes for failure in process.failures()] == []
        assert wire.rest.problems == []
    await database.close()


async def test_each_measurement_moves_with_what_it_measures(tmp_path: Path) -> None:
    port = free_port()
    async with Wire(shards=1).listening() as wire:
        bot = await wire.run(tmp_path, HEALTH_PORT=str(port))
        _, before = await fetch(port, "/metrics")
        club = await wire.club()
        first, _ = await club.deal()
        board = f"/channels/{club.server.channel.id}/messages/.*"
        with wire.failing("PATCH", board, status=429, retry_after=0.1):
            await club.is_played(first, await first.act())
        _, after = await fetch(port, "/metrics")
        wire.gateway.shut = True
        await wire.gateway.drop(0)
        await shows_shard(port, connected=0, health=503)
        assert (await fetch(port, "/livez"))[0] == 200, "it will come back by itself"
        wire.gateway.shut = False
        await shows_shard(port, connected=1, health=200)
        kept = await length(tmp_path)
        assert await bot.stop() == 0
        assert wire.rest.problems == []
        assert [one for one in bot.failures() if not one.startswith("Attempting a reconnect")] == []
    assert value(after, "talon_up") == 1
    assert (value(before, "talon_servers"), value(after, "talon_servers")) == (0, 1)
    assert value(after, 'talon_shard_connected{shard="0"}') == 1
    assert 0 < value(after, 'talon_shard_latency_seconds{shard="0"}') < 60
    assert value(after, 'talon_live_tables{game="two-handed-pinochle"}') == 1
    assert value(after, 'talon_actions_total{game="two-handed-pinochle"}') == kept > 0
    assert (value(before, "talon_rate_limits_total"), value(after, "talon_rate_limits_total")) == (0, 1)
    for growing in (
        "talon_database_commit_seconds_sum",
        "talon_database_changes_total",
        "talon_loop_lag_seconds_count",
    ):
        assert value(after, growing) > value(before, growing), growing
