"""Ten thousand sleeping tables: the memory that each takes, and how much longer the start is for them.

The bot runs in this process over the direct Discord (tests/direct).
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.client import DiscordClock, Talon
from bot.session.live import Who, table_name
from storage.api import Board, ChannelId, GuildId, Snapshot, TableId, UserId
from storage.database import open_database
from tests.direct.place import Place
from tests.direct.world import joined
from tests.storage.making import seat, step, table

SLEEPING: Final = 10_000
REST: Final = (100, 300)
"""So many tables are begun and left alone, to see what each one more costs."""
HANDS_LIVE_MS: Final = 16 * 60 * 1000
"""Discord lets a hand be edited for fifteen minutes."""
FLOOD_SECONDS: Final = 11.0
"""So long it is remembered who has clicked."""
BYTES, START = 2500.0, 2.0
"""Targets: bytes a table, and times the start with none."""


def measure() -> bool:
    """Print both figures; whether they hold."""
    size, ready, ready_empty = asyncio.run(_sleeping())
    print(f"a sleeping table: {size:.0f} bytes; start to ready with {SLEEPING} live tables {ready * 1000:.0f} ms,")
    print(f"with none {ready_empty * 1000:.0f} ms: {ready / ready_empty:.2f} times")
    met = {"memory of a sleeping table": size < BYTES, "start to ready": ready / ready_empty <= START}
    for name, holds in met.items():
        print(f"{'met   ' if holds else 'MISSED'} {name}")
    return all(met.values())


async def _sleeping() -> tuple[float, float, float]:
    """Bytes of a sleeping table, and the seconds from start to ready with many tables and with none."""
    with tempfile.TemporaryDirectory() as folder:
        await _asleep(Path(folder) / "many", SLEEPING)
        await _asleep(Path(folder) / "none", 0)
        starts: dict[str, list[float]] = {"many": [], "none": []}
        for _ in range(5):
            for name, taken in starts.items():
                taken.append(await _started(Path(folder) / name))
        size = (await _held(Path(folder) / "many") - await _held(Path(folder) / "none")) / SLEEPING
        size += (await _rested(Path(folder), REST[1]) - await _rested(Path(folder), REST[0])) / (REST[1] - REST[0])
    return size, min(starts["many"][1:]), min(starts["none"][1:])


async def _rested(folder: Path, count: int) -> float:
    """Bytes that Python holds for a bot with so many tables that were begun a while ago, hands opened and all.

    One of them is clicked again then, upon which the others sleep.
    """
    gc.collect()
    tracemalloc.start()
    place = Place(REST[1])  # servers take memory with or without tables
    place.behind_ms = HANDS_LIVE_MS
    async with joined(place, folder / f"rested {count}", judged=False) as bot:
        await _dealt(bot, place, count)
        desk = bot.sessions.desk
        desk.clock = _Later()
        await asyncio.sleep(FLOOD_SECONDS)
        first = place.channels[0]
        await place.click(first * 10, place.public[first][-1], f"b:table:{table_name(TableId(1))}:hand")
        for kept in (place.messages, place.asked, place.public):
            kept.clear()
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(held)


class _Later(DiscordClock):
    """When the hands have expired."""

    def now(self) -> int:
        """Epoch milliseconds."""
        return super().now() + HANDS_LIVE_MS


async def _dealt(bot: Talon, place: Place, count: int) -> None:
    """A game of two people in so many channels, and their hands on their screens."""
    lobby = bot.sessions.lobby
    for channel in list(place.channels)[:count]:
        first, second = (Who(UserId(channel * 10 + one), f"person{one}") for one in range(2))
        where = GuildId(place.guild_of(channel)), ChannelId(channel)
        number = (await lobby.open("penneech", where, first, seats=2)).id
        await lobby.join(number, second)
        await lobby.start(number, first)
        await _drawn(bot)
        for who in (first, second):
            board = place.public[channel][-1]
            await place.click(who.user, board, f"b:table:{table_name(number)}:hand")
    await _drawn(bot)


async def _drawn(bot: Talon) -> None:
    """Until every board and hand shows what is."""
    while bot.presenter._tasks:
        await asyncio.gather(*bot.presenter._tasks.values())
        await asyncio.sleep(0)


async def _asleep(folder: Path, count: int) -> None:
    """A database of so many tables in play, whose boards show all."""
    store = await open_database(f"sqlite+aiosqlite:///{folder}/talon.db")

    async def one(number: int) -> None:
        channel = 10_000_000 + number
        made = await store.tables.create(
            replace(
                table(channel), guild=GuildId(Place(1).guild_of(10_000)), due_at=4_000_000_000_000, status="playing"
            ),
            [seat(0, UserId(1))],
        )
        await store.tables.commit(replace(step(made, 0, "a"), snapshot=Snapshot(1, "{}")))
        await store.tables.set_board(Board(TableId(made), ChannelId(channel), 1, 1))

    for start in range(0, count, 500):
        await asyncio.gather(*(one(number) for number in range(start, min(count, start + 500))))
    await store.close()


@asynccontextmanager
async def _begun(folder: Path) -> AsyncIterator[None]:
    async with joined(Place(1), folder, judged=False) as bot:
        if bot.presenter._healing is not None:
            await bot.presenter._healing
        yield


async def _started(folder: Path) -> float:
    before = perf_counter()
    async with _begun(folder):
        return perf_counter() - before


async def _held(folder: Path) -> float:
    """Bytes that Python holds for a bot that has started, its first look at deadlines done."""
    gc.collect()
    tracemalloc.start()
    async with _begun(folder):
        await asyncio.sleep(0.5)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(held)
