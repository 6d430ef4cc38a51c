"""The real program with a token: it connects, and ends in time and in order, however little Discord answers by then."""

from __future__ import annotations

import asyncio
import signal
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.__main__ import FAREWELL_SECONDS
from bot.health import ask
from games import games
from games.core.api import CHANCE
from games.players.chance import deal
from storage.api import Change, ChannelId, Entry, GuildId, Seat, Table, TableId, UserId
from storage.database import open_database
from storage.moving import demand_unused
from tests.commands.program import STOPS_WITHIN_SECONDS, database, free_port, page_of, program, stopped
from tests.commands.stand import CHANNEL, GUILD, TOKEN, Stand, serving
from tests.scale import chance

pytestmark = pytest.mark.timeout(120)
WAIT_SECONDS = 60
"""How long a busy machine may take to start the program."""
ELSEWHERE = """
import sys
from discord.http import Route
Route.BASE = sys.argv.pop(1)
from bot.__main__ import main
sys.exit(main())
"""
"""`python -m bot`, for which Discord is at another address."""


@pytest.fixture
async def stand() -> AsyncIterator[Stand]:
    async with serving(Stand()) as stand:
        yield stand


def bot_at(stand: Stand, given: Mapping[str, str], *arguments: str) -> AbstractAsyncContextManager[Process]:
    """The program with a token, connecting to a stand."""
    return program({**given, "DISCORD_TOKEN": TOKEN}, stand.address, *arguments, start=("-c", ELSEWHERE))


async def begin_table(url: str) -> None:
    """Leave a table in a database at which somebody has just been dealt cards."""
    game, now = games()["penneech"], time.time_ns() // 10**6
    table = Table(
        id=TableId(0),
        game=game.key,
        version=game.version,
        seats=2,
        guild=GuildId(GUILD),
        channel=ChannelId(CHANNEL),
        host=UserId(2),
        created_at=now,
        options={},
        settings={"dealer": 0},
    )
    store = await open_database(url)
    number = await store.tables.create(table, [Seat(TableId(0), at, UserId(2 + at), f"P{at}") for at in range(2)])
    dealt = Entry(0, CHANCE, str(deal(game.start(2, {}), chance("stop"))), now)
    await store.tables.commit(
        Change(table=number, expected_seq=0, entries=(dealt,), status="playing", due_at=now + 600_000)
    )
    await store.close()


@pytest.mark.parametrize("silent", [False, True], ids=["Discord answers", "Discord no longer answers"])
async def test_a_connected_bot_ends_in_time_and_tells_its_tables(tmp_path: Path, stand: Stand, *, silent: bool) -> None:
    url, health = database(tmp_path), free_port()
    await begin_table(url)
    async with bot_at(stand, {"DATABASE_URL": url, "HEALTH_PORT": health}) as process:
        await until_well(int(health), process)
        stand.silent = silent
        begun = time.monotonic()
        await stopped(process, signal.SIGTERM)
        took = time.monotonic() - begun
    assert took < STOPS_WITHIN_SECONDS
    assert took > FAREWELL_SECONDS or not silent, "there was an answer to wait for"
    assert len(stand.posts) == 1, "the table in play is told that the bot stops"
    await demand_unused(url)


async def until_well(health: int, process: Process) -> None:
    """Wait until the program says of itself that it is connected."""
    end = time.monotonic() + WAIT_SECONDS
    while not (await ask(health))[0]:
        assert process.returncode is None, "it has ended"
        assert time.monotonic() < end, (await ask(health))[1]
        await asyncio.sleep(0.2)


async def test_with_a_token_the_sandbox_starts_only_if_one_asks_for_it(tmp_path: Path, stand: Stand) -> None:
    given = {"DATABASE_URL": database(tmp_path), "SANDBOX_PORT": free_port()}
    async with bot_at(stand, given, "--sandbox", "--no-browser") as process:
        assert "127.0.0.1" in await page_of(process)
        await stopped(process, signal.SIGTERM)
    assert not stand.asked, "a sandbox asks nothing of Discord"
