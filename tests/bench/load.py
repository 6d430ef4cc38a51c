"""A thousand live tables: CPU and time of clicks beside a bare discord.py bot.

Each bot is a process of its own, whose HTTP and websocket go to the loopback Discord of tests/wire in this one; the
operating system says what CPU it took. Clicks come at a steady rate, each at another table, to both alike; to the bare
bot they come on a hand that the real one has dealt. CPU is that of a click and of all that follows from it: the commit,
the public board, the other's open hand. The bare bot is measured twice: it answers and does no more, or it edits a
board and another hand of like size as well, the requests that no bot with a table for all to see could do without.

One click at a table meets no limit of Discord's. So a few tables are then played on by people in a hurry, in which only
the requests that Discord would have answered with 429 are counted.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Final, NamedTuple, TypeAlias

import aiohttp

from bot.client import DiscordClock
from bot.session.wishes import Wishes
from storage.api import GuildId, UserId
from storage.database import open_database
from tests.commands.program import free_port
from tests.wire.club import Club, Person, identified
from tests.wire.hurry import hurry, refused
from tests.wire.process import Bot
from tests.wire.rest import DEADLINE_SECONDS
from tests.wire.wire import Wire
from tests.wire.world import EPHEMERAL, Exchange, Message

TABLES: Final = 1_000
"""Each is clicked at once."""
PAINTED: Final = 250
"""So many in the measurement with pictures."""
RATE: Final = 10.0
"""Clicks a second."""
LOOKED: Final = 30.0
"""So many hands a second are looked at again first: in a live game they have been touched within two minutes."""
WARM: Final = 50
"""So many clicks go before those that count: a bot that has just begun draws each card for the first time."""
AT_ONCE: Final = 12
"""So many tables are set up beside each other."""
QUIET_SECONDS: Final = 3.0
"""When so long nothing has been asked of Discord, whatever follows from the clicks is done."""
HURRIED, HURRY_SECONDS = 8, 10.0
"""So many tables are played on in a hurry, for so long."""
CPU_PLAIN, CPU_PICTURE, P99 = 3.0, 8.0, 3.0
"""Targets: times the bare bot's."""

Click: TypeAlias = Callable[[], Coroutine[None, None, Exchange]]


class Late(NamedTuple):
    """How late the event loop has been since its start."""

    seconds: float
    """In all."""
    times: float
    """That it was looked at."""


Ask: TypeAlias = Callable[[], Awaitable[Late]]
"""Asks a bot for that."""


@dataclass
class Run:
    """What one bot took for its clicks: seconds."""

    cpu: float = 0.0
    """Of a click."""
    waits: list[float] = field(default_factory=list)
    """To the acknowledgements; the whole three seconds where one came too late."""
    lag: float = 0.0
    """How late the event loop was on the average, while the clicks came."""
    limited: int = 0
    """Requests that Discord would have answered with 429, those in a hurry included."""
    hurried: int = 0
    """Actions in a hurry."""
    requests: float = 0.0
    """To Discord, of a click."""

    @property
    def p50(self) -> float:
        """Half of the clicks were acknowledged in this time."""
        return quantiles(self.waits, n=100)[49]

    @property
    def p99(self) -> float:
        """All but a hundredth were."""
        return quantiles(self.waits, n=100)[98]


@dataclass(frozen=True)
class Shown:
    """A hand with something to do, and a table that everybody sees; None where only hands are shown."""

    hand: Message
    board: Message | None


def measure(tables: int = TABLES, painted: int = PAINTED) -> bool:
    """Print a table; whether every target holds."""
    plain, shown = asyncio.run(_talon(tables, pictures=False))
    picture, _ = asyncio.run(_talon(painted, pictures=True))
    alone = asyncio.run(_bare(tables, replace(shown, board=None)))
    bare = asyncio.run(_bare(tables, shown))
    print(f"{tables} live tables, {painted} with pictures, a click at each, {RATE:.0f} a second")
    print("                            CPU ms  times   p50 ms   p99 ms  times   lag ms  requests  429s")
    for name, run in (
        ("bare, answers alone", alone),
        ("bare, board and hand too", bare),
        ("no new picture", plain),
        ("with pictures", picture),
    ):
        print(
            f"{name:26} {run.cpu * 1000:7.2f} {run.cpu / bare.cpu:6.1f} {run.p50 * 1000:8.1f} {run.p99 * 1000:8.1f}"
            f" {run.p99 / bare.p99:6.1f} {run.lag * 1000:8.1f} {run.requests:9.2f} {run.limited:5}"
        )
    print(
        f"in a hurry: {plain.hurried} and {picture.hurried} actions at {HURRIED} tables in {HURRY_SECONDS:.0f} seconds"
    )
    answers = plain.cpu / alone.cpu, picture.cpu / alone.cpu
    print(f"beside answers alone: {answers[0]:.1f} times the CPU without a new picture, {answers[1]:.1f} with one")
    met = {
        "CPU without a new picture": plain.cpu / bare.cpu <= CPU_PLAIN,
        "CPU with one": picture.cpu / bare.cpu <= CPU_PICTURE,
        "p99 to the acknowledgement without a new picture": plain.p99 / bare.p99 <= P99,
        "p99 to the acknowledgement with one": picture.p99 / bare.p99 <= P99,
        "429s": plain.limited == picture.limited == 0,
    }
    for name, holds in met.items():
        print(f"{'met   ' if holds else 'MISSED'} {name}")
    return all(met.values())


async def _bare(tables: int, shown: Shown) -> Run:
    """The bare bot; it shows the same, whoever clicks."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(shards=1, judging=False).listening() as wire:
            clubs = [Club(wire.world, wire.gateway, wire.world.server(0)) for _ in range(tables)]
            for club in clubs:
                seen = {**shown.hand, "flags": shown.hand["flags"] & ~EPHEMERAL}  # also edited as a board
                club.ann.hand = wire.world.post(club.server.channel, seen)
            bot = await wire.run(Path(folder), "tests.wire.bare")
            if shown.board is not None:
                board = wire.world.post(clubs[0].server.channel, shown.board)
                await (await clubs[0].ann.press(board, identified(board, ":hand"))).answer()
            run = await _clicked(wire, bot, [club.ann.act for club in clubs], partial(_told, bot))
            await bot.stop()
    assert not bot.failures(), bot.failures()
    return run


async def _talon(tables: int, *, pictures: bool) -> tuple[Run, Shown]:
    """The real bot, and what it has shown."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(shards=1, judging=False).listening() as wire:
            clubs = [Club(wire.world, wire.gateway, wire.world.server(0)) for _ in range(tables)]
            await _wish(Path(folder), clubs, pictures=pictures)
            bot = await wire.run(Path(folder), HEALTH_PORT=port)
            try:
                clicks = await _dealt(clubs)
                await _looked(clubs)
                run = await _clicked(wire, bot, [person.act for person in clicks], partial(_measured, port))
                hand = next(one.hand for one in clubs[0].people if one.hand is not None and one.offered.acts)
                shown = Shown(deepcopy(hand), deepcopy(await clubs[0].board()))
                await _hurried(wire, clubs[:HURRIED], run)
            finally:
                await bot.stop()
    assert not bot.failures(), bot.failures()
    return run, shown


async def _wish(folder: Path, clubs: Iterable[Club], *, pictures: bool) -> None:
    """Keep for servers and people whether they want pictures."""
    store = await open_database(f"sqlite+aiosqlite:///{folder}/talon.db")
    wishes = Wishes(store.people, DiscordClock().now)
    for club in clubs:
        await wishes.set_house(GuildId(club.server.id), pictures=pictures)
        for person in club.people[:2]:
            await wishes.set_taste(UserId(int(person.user["id"])), person.user["global_name"], pictures=pictures)
    await store.close()


async def _dealt(clubs: Sequence[Club]) -> list[Person]:
    """A game of two people in every server, and their hands on their screens; who is to move at each."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def deal(club: Club) -> Person:
        async with turn:
            return (await club.deal())[0]

    return await asyncio.gather(*map(deal, clubs))


async def _looked(clubs: Sequence[Club]) -> None:
    """Both players of each table look at their hands, so that nobody is called as one who has gone away.

    To set up so many tables takes longer than anybody at one of them would wait.
    """
    loop = asyncio.get_running_loop()
    begun = loop.time()
    for number, club in enumerate(clubs):
        for person in club.people[:2]:
            await person.open_hand()
        await asyncio.sleep(begun + 2 * number / LOOKED - loop.time())


async def _hurried(wire: Wire, clubs: Sequence[Club], run: Run) -> None:
    """Play on at these tables as fast as people can, and add what Discord would have refused."""
    asked = len(wire.rest.asked)
    run.hurried = sum(await asyncio.gather(*(hurry(club, HURRY_SECONDS) for club in clubs)))
    await _quiet(wire)
    run.limited += refused(wire.rest.asked[asked:])


async def _clicked(wire: Wire, bot: Bot, clicks: Sequence[Click], ask: Ask) -> Run:
    """Send clicks at the steady rate, whether or not the earlier ones are answered."""
    for few in clicks[:WARM]:
        await asyncio.gather(few(), asyncio.sleep(1 / RATE))
    await _quiet(wire)
    counted = clicks[WARM:]
    loop, exchanges = asyncio.get_running_loop(), []
    late = await ask()
    asked, cpu, begun = len(wire.rest.asked), bot.cpu_seconds(), loop.time()
    for number, click in enumerate(counted):
        await asyncio.sleep(begun + number / RATE - loop.time())
        exchanges.append(await click())
    later = await ask()
    await _quiet(wire)
    requests = wire.rest.asked[asked:]
    return Run(
        cpu=(bot.cpu_seconds() - cpu) / len(counted),
        lag=(later.seconds - late.seconds) / (later.times - late.times),
        waits=[one.answers[0][1] - one.sent if one.answers else DEADLINE_SECONDS for one in exchanges],
        limited=refused(requests),
        requests=len(requests) / len(counted),
    )


async def _quiet(wire: Wire) -> None:
    """Until nothing is asked any more."""
    before = -1
    while before != len(wire.rest.asked):
        before = len(wire.rest.asked)
        await asyncio.sleep(QUIET_SECONDS)


async def _told(bot: Bot) -> Late:
    """Of the bare bot, which tells it upon this signal."""
    known = len(bot.lines)
    bot.process.send_signal(signal.SIGUSR1)
    while len(bot.lines) == known:  # noqa: ASYNC110 - another process writes them
        await asyncio.sleep(0.01)
    return Late(bot.lines[-1]["seconds"], bot.lines[-1]["times"])


async def _measured(port: str) -> Late:
    """Of the real bot, from its own metrics."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        page = await answer.text()
    told = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    return Late(float(told["talon_loop_lag_seconds_sum"]), float(told["talon_loop_lag_seconds_count"]))
