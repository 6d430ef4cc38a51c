"""Ten thousand sleeping tables: the memory that each takes, and how much longer the start is for them.

A table's figure is all that one more table leaves behind, together with its server and the two people who play there;
what such a server and two people leave behind who only asked for /help is told beside it, and not taken off.
The bot runs in this process over the direct Discord (tests/direct).
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias

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
AWAY_MS: Final = 60 * 60 * 1000
"""So long nobody does anything then: hands can no longer be edited after fifteen minutes, and what memory has of a
table, of people and of their server is forgotten after five to ten."""
BYTES, START = 2500.0, 2.0
"""Targets: bytes a table, and times the start with none."""

Begin: TypeAlias = Callable[[Talon, Place, int], Awaitable[None]]
"""What two people do in a channel, each channel in a server of its own."""


def measure() -> bool:
    """Print the figures; whether the targets are met."""
    size, clicked, ready, ready_empty = asyncio.run(_sleeping())
    print(f"a sleeping table: {size:.0f} bytes, its people and server included;")
    print(f"people and a server without one, where they asked for /help: {clicked:.0f} bytes")
    print(f"start to ready with {SLEEPING} live tables {ready * 1000:.0f} ms,")
    print(f"with none {ready_empty * 1000:.0f} ms: {ready / ready_empty:.2f} times")
    met = {"memory of a sleeping table": size < BYTES, "start to ready": ready / ready_empty <= START}
    for name, holds in met.items():
        print(f"{'met   ' if holds else 'MISSED'} {name}")
    return all(met.values())


async def _sleeping() -> tuple[float, float, float, float]:
    """Bytes of a sleeping table and of a server with none, and seconds from start to ready with many and with none."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await _asleep(folder / "many", SLEEPING)
        await _asleep(folder / "none", 0)
        starts: dict[str, list[float]] = {"many": [], "none": []}
        for _ in range(5):
            for which, taken in starts.items():
                taken.append(await _started(folder / which))
        size = (await _held(folder / "many") - await _held(folder / "none")) / SLEEPING
        size += await _more(folder / "tables", _deal)
        clicked = await _more(folder / "help", _ask)
    return size, clicked, min(starts["many"][1:]), min(starts["none"][1:])


async def _more(folder: Path, begin: Begin) -> float:
    """Bytes that each further channel takes in which two people did so and left."""
    await _rested(folder, begin, 3)  # what the first tables of a process bring along is nobody's
    fewer, more = [await _rested(folder, begin, count) for count in REST]
    return (more - fewer) / (REST[1] - REST[0])


async def _rested(folder: Path, begin: Begin, count: int) -> float:
    """Bytes that Python holds for a bot where so many channels were left alone a while ago.

    People play by correspondence: a table with a quicker clock does not sleep, but ends. At the end somebody plays in
    another channel, upon which the bot forgets what nobody needs.
    """
    gc.collect()
    tracemalloc.start()
    place = Place(1 + REST[1])  # servers take memory with or without tables
    place.behind_ms = AWAY_MS
    clock = _Clock()
    async with joined(place, folder / f"rested {count}", judged=False, clock=clock) as bot:
        last, *channels = place.channels
        for channel in channels[:count]:
            await begin(bot, place, channel)
        clock.ahead_ms = AWAY_MS
        await _deal(bot, place, last)
        for kept in (place.messages, place.asked, place.public):
            kept.clear()
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(held)


class _Clock(DiscordClock):
    """The time, or that some time later."""

    ahead_ms = 0

    def now(self) -> int:
        """Epoch milliseconds."""
        return super().now() + self.ahead_ms


async def _ask(bot: Talon, place: Place, channel: int) -> None:
    """Two people ask what they can do here; there is no table."""
    for user in _people(channel):
        await place.slash(user, "help", channel)


async def _deal(bot: Talon, place: Place, channel: int) -> None:
    """Two people begin to play: their hands are on their screens, and who is to move has been called."""
    lobby = bot.sessions.lobby
    first, second = (Who(user, f"person{user}") for user in _people(channel))
    where = GuildId(place.guild_of(channel)), ChannelId(channel)
    number = (await lobby.open("penneech", where, first, seats=2, agreed={"pace": "correspondence"})).id
    await lobby.join(number, second)
    await lobby.start(number, first)
    await _drawn(bot)
    for who in (first, second):
        await place.click(who.user, place.public[channel][-1], f"b:table:{table_name(number)}:hand")
    await _drawn(bot)


def _people(channel: int) -> list[UserId]:
    return [UserId(channel * 10 + one) for one in range(2)]


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
