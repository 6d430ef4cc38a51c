"""A thousand live tables: CPU and time of clicks beside a bare discord.py bot, memory of sleeping tables, the start.

Both bots run in this process over the same direct Discord (tests/direct), one after the other in one run, and answer
clicks alike; what that Discord itself costs is measured too and taken off. discord.py's HTTP and websocket are not in
it. CPU is that of a click and of all that follows from it: the commit, the public board, the others' open hands.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Final

from discord import Message as Shown
from discord import ui

from bot.client import Talon
from bot.pictures import Painter
from bot.session.live import Who, table_name
from storage.api import Board, ChannelId, GuildId, Snapshot, TableId, UserId
from storage.database import open_database
from tests.bench.hosts import SLOW_MS
from tests.bot.offers import Press, offers
from tests.bot.stage import Unpainted
from tests.direct.bare import Bare
from tests.direct.joining import Request, feed, install, join
from tests.direct.place import Message, Place
from tests.direct.world import joined
from tests.discord.components import walk
from tests.storage.making import seat, step, table

TABLES: Final = 1_000
"""Each is clicked at once a measurement."""
PAINTED: Final = 250
"""So many in the measurement with pictures."""
CLICKS: Final = 500
"""Of the bare bot."""
RATE: Final = 20.0
"""Clicks a second, at random moments, where waiting is measured."""
SLEEPING: Final = 10_000
REST: Final = (100, 300)
"""So many tables are begun and left alone, to see what each one more costs."""
HANDS_LIVE_MS: Final = 16 * 60 * 1000
"""Discord lets a hand be edited for fifteen minutes."""
EDITS, SPAN_SECONDS = 5, 5.0
"""Discord takes so many edits of a channel's messages in so long a time."""
CPU_PLAIN, CPU_PICTURE, P99, SLEEPING_BYTES, START = 3.0, 8.0, 3.0, 2500.0, 2.0
"""Targets: times the bare bot's, and bytes a table."""


@dataclass(frozen=True, slots=True)
class Click:
    """One thing that somebody presses."""

    user: int
    message: Message
    custom_id: str


@dataclass
class Run:
    """What one bot took for the same clicks: seconds."""

    cpu: float = 0.0
    waits: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    refused: int = 0

    @property
    def p50(self) -> float:
        """Half of the clicks were acknowledged in this time."""
        return quantiles(self.waits, n=100)[49]

    @property
    def p99(self) -> float:
        """All but a hundredth were."""
        return quantiles(self.waits, n=100)[98]


class Limits:
    """Counts the edits that Discord would have answered with 429."""

    def __init__(self) -> None:
        self._edits: defaultdict[str, deque[float]] = defaultdict(deque)
        self.refused = 0

    def note(self, request: Request) -> None:
        """One request; only those of a channel's messages share a limit that play can reach."""
        if not request.path.startswith("/channels/"):
            return
        now, seen = perf_counter(), self._edits[request.method + request.path.split("/")[2]]
        seen.append(now)
        while seen[0] < now - SPAN_SECONDS:
            seen.popleft()
        self.refused += len(seen) > EDITS


def measure() -> bool:
    """Print a table; whether every target holds."""
    own = asyncio.run(_own_cost())
    plain, picture = asyncio.run(_talon(Unpainted(), TABLES)), asyncio.run(_talon(Painter(), PAINTED))
    bare = asyncio.run(_bare())
    sleeping = asyncio.run(_sleeping())
    return _print(own, plain, picture, bare, sleeping)


def _print(own: float, plain: Run, picture: Run, bare: Run, sleeping: tuple[float, float, float]) -> bool:
    size, ready, ready_empty = sleeping
    print(
        f"{TABLES} live tables, {PAINTED} with pictures, a click at each; {RATE:.0f} a second where waits are measured"
    )
    print("                      CPU ms  times   p50 ms   p99 ms  times   lag p99 ms  429s")
    net = bare.cpu - own
    for name, run in (("bare discord.py", bare), ("no new picture", plain), ("with pictures", picture)):
        lag = quantiles(run.lags, n=100)[98]
        print(
            f"{name:20} {(run.cpu - own) * 1000:7.2f} {(run.cpu - own) / net:6.1f} {run.p50 * 1000:8.1f}"
            f" {run.p99 * 1000:8.1f} {run.p99 / bare.p99:6.1f} {lag * 1000:12.1f} {run.refused:5}"
        )
    print(f"a sleeping table: {size:.0f} bytes; start to ready with {SLEEPING} live tables {ready * 1000:.0f} ms,")
    print(f"with none {ready_empty * 1000:.0f} ms: {ready / ready_empty:.2f} times")
    met = {
        "CPU without a new picture": (plain.cpu - own) / net <= CPU_PLAIN,
        "CPU with one": (picture.cpu - own) / net <= CPU_PICTURE,
        "p99 to the acknowledgement": plain.p99 / bare.p99 <= P99 and picture.p99 * 1000 < SLOW_MS,
        "memory of a sleeping table": size < SLEEPING_BYTES,
        "start to ready": ready / ready_empty <= START,
        "429s": plain.refused == picture.refused == 0,
    }
    for name, holds in met.items():
        print(f"{'met   ' if holds else 'MISSED'} {name}")
    return all(met.values())


# clicks


async def _timed(place: Place, clicks: Sequence[Click], idle: Callable[[], Coroutine[Any, Any, None]]) -> float:
    """CPU seconds of a click, all that follows from it included, one click after the other."""
    before = process_time()
    for click in clicks:
        await place.click(click.user, click.message, click.custom_id)
    await idle()
    return (process_time() - before) / len(clicks)


async def _waited(place: Place, clicks: Sequence[Click], run: Run) -> None:
    """Send clicks at random moments, whether or not the earlier ones are answered."""
    rng, asked = Random(1), []
    sampling = asyncio.create_task(_sample(run.lags))
    begun, at = perf_counter(), 0.0
    for click in clicks:
        at += rng.expovariate(RATE)
        await asyncio.sleep(max(0.0, begun + at - perf_counter()))
        asked.append(asyncio.create_task(place.click(click.user, click.message, click.custom_id)))
    answered = await asyncio.gather(*asked)
    sampling.cancel()
    run.waits = [one.acknowledged_at - one.sent_at for one in answered]


async def _sample(lags: list[float]) -> None:
    while True:
        due = perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(perf_counter() - due)


async def _idle() -> None:
    await asyncio.sleep(0)


async def _own_cost() -> float:
    """What the Discord of these measurements takes for a click itself."""
    place, hand = Place(1), _hand_of_like_size()

    def send(_event: str, payload: Any) -> None:
        body = {"type": 7, "data": {"components": hand.components}}
        place.carry_out(Request("POST", f"/interactions/{payload['id']}/{payload['id']}/callback", body))

    place.send = send
    place.messages[hand.id] = hand
    return await _timed(place, [Click(1, hand, "x")] * CLICKS, _idle)


def _hand_of_like_size() -> Message:
    """A message as large as a hand of cards."""
    buttons = [
        {"type": 2, "style": 1, "label": f"Card {number}", "custom_id": f"b:act:1:{number}:play:QS{number}"}
        for number in range(10)
    ]
    rows = [{"type": 1, "components": buttons[:5]}, {"type": 1, "components": buttons[5:]}]
    text = {"type": 10, "content": "Your hand, and what there is to be decided now. " * 6}
    return Message(5, 10_000, [{"type": 17, "components": [text, *rows]}], 32_768 | 64, [])


async def _bare() -> Run:
    place, run, hand = Place(1), Run(), _hand_of_like_size()
    place.messages[hand.id] = hand
    bot = Bare(ui.LayoutView(timeout=None))
    install(bot, place.answer)
    place.send = lambda event, payload: feed(bot, event, payload)
    await join(bot, place.guilds())
    shown = Shown(state=bot._connection, channel=bot.get_channel(hand.channel), data=place.payload(hand))  # type: ignore[arg-type]  # a payload as Discord sends it
    bot._view = ui.LayoutView.from_message(shown, timeout=None)
    clicks = [Click(1, hand, "b:act:1:0:play:QS0")] * CLICKS
    await _timed(place, clicks[:100], _idle)
    run.cpu = await _timed(place, clicks, _idle)
    await _waited(place, clicks, run)
    await bot.close()
    return run


async def _talon(painter: Painter, tables: int) -> Run:
    place, run = Place(tables), Run()
    with tempfile.TemporaryDirectory() as folder:
        async with joined(place, Path(folder), painter=painter, judged=False) as bot:
            hands = await _dealt(bot, place)
            await _timed(place, await _due(bot, place, hands, tables // 10), lambda: _drawn(bot))
            clicks = await _due(bot, place, hands, tables)
            run.cpu = await _timed(place, clicks, lambda: _drawn(bot))
            clicks = await _due(bot, place, hands, tables)
            limits = Limits()
            place.watching = limits.note
            await _waited(place, clicks, run)
            run.refused = limits.refused
    return run


async def _dealt(bot: Talon, place: Place) -> dict[tuple[int, int], Message]:
    """A game of two people in every channel, and their hands on their screens."""
    lobby, hands = bot.sessions.lobby, {}
    for channel in place.channels:
        first, second = (Who(UserId(channel * 10 + one), f"person{one}") for one in range(2))
        where = GuildId(place.guild_of(channel)), ChannelId(channel)
        number = (await lobby.open("penneech", where, first, seats=2)).id
        await lobby.join(number, second)
        await lobby.start(number, first)
        await _drawn(bot)
        for who in (first, second):
            board = place.public[channel][-1]
            asked = await place.click(who.user, board, f"b:table:{table_name(number)}:hand")
            assert asked.message is not None, "a hand"
            hands[channel, int(who.user)] = asked.message
    return hands


async def _due(bot: Talon, place: Place, hands: dict[tuple[int, int], Message], count: int) -> list[Click]:
    """A card that may be played now at each of so many tables."""
    await _drawn(bot)
    clicks: list[Click] = []
    for (_, user), hand in hands.items():
        acts = offers(walk({"components": hand.components})).acts.values()
        press = next((way for way in acts if isinstance(way, Press)), None)
        if press is not None and len(clicks) < count:
            clicks.append(Click(user, hand, press.custom_id))
    assert len(clicks) >= count * 0.9, len(clicks)
    return clicks


async def _drawn(bot: Talon) -> None:
    """Until every board and hand shows what is."""
    while bot.presenter._tasks:
        await asyncio.gather(*bot.presenter._tasks.values())
        await asyncio.sleep(0)


# sleeping tables


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
    """Bytes that Python holds for a bot with so many tables that were begun a while ago, hands opened and all."""
    gc.collect()
    tracemalloc.start()
    place = Place(count)
    place.behind_ms = HANDS_LIVE_MS
    async with joined(place, folder / f"rested {count}", judged=False) as bot:
        await _dealt(bot, place)
        for kept in (place.messages, place.asked, place.public):
            kept.clear()
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(held)


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
