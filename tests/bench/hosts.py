"""How many servers a process and a database carry: measured costs put through a simulation up to 100,000 servers.

Measured here: CPU of one action in the sessions, of drawing one hand, and the time of commits to each database.
Not measured here: discord.py's own work for a click, so that shares of CPU are of the named parts alone.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import Final

from bot.identify import SPAN_MS
from storage.database import Database, open_database
from storage.memory import Memory
from tests import postgres
from tests.bench.pictures import paletted_hand
from tests.session.clock import HandClock
from tests.session.room import ANNE, BERT, CLEO, Room
from tests.storage.making import step, table

SIZES: Final = (100, 1_000, 10_000, 100_000)
"""Servers that the bot is in."""
SERVERS_A_SHARD: Final = 1_000
SHARDS_A_PROCESS: Final = 16
PLAYING: Final = 0.01
"""The part of servers with a table in play at the busiest time; an assumption, as is the pace of play."""
ACTIONS_A_SECOND: Final = 0.25
SIMULATED_SECONDS: Final = 20.0
TABLES: Final = 100
ROUNDS: Final = 60
ACTIONS: Final = 200
HANDS: Final = 40
SLOW_MS: Final = 1000.0
"""The target for p99: Discord waits three seconds for an answer."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of CPU for an action and for a picture, and the times of single commits as measured."""

    action: float
    picture: float
    commits: tuple[float, ...]


def measure() -> bool:
    """Print costs and simulation; whether the target holds at every size."""
    action, picture = asyncio.run(_action_cpu()), _picture_cpu()
    print(f"CPU of an action {action * 1000:.2f} ms, of a hand's picture {picture * 1000:.2f} ms")
    met = True
    for kind, commits in asyncio.run(_all_commits()).items():
        print(f"{kind}: a commit takes {_spread(commits)}")
        met = _print_sizes(Costs(action, picture, tuple(commits))) and met
    return met


def _print_sizes(costs: Costs) -> bool:
    met = True
    print("  servers  actions/s  shards  processes  CPU share  wait p50 ms  p99 ms  to connect s")
    for size in SIZES:
        shards = max(1, size // SERVERS_A_SHARD)
        processes = -(-shards // SHARDS_A_PROCESS)
        rate = size * PLAYING * ACTIONS_A_SECOND
        waits, busy = simulate(rate / processes, costs, Random(size))
        p50, p99 = quantiles(waits, n=100)[49] * 1000, quantiles(waits, n=100)[98] * 1000
        met = met and p99 < SLOW_MS
        connect = (shards - 1) * SPAN_MS / 1000
        print(f"{size:9,} {rate:10.1f} {shards:7} {processes:10} {busy:10.1%} {p50:12.1f} {p99:7.1f} {connect:13.0f}")
    return met


def simulate(rate: float, costs: Costs, rng: Random) -> tuple[list[float], float]:
    """One process: waits from click to commit, in seconds, and the share of its time that it computes.

    Clicks come at random; one core works them off in order; what has gathered is committed together.
    """
    done: list[tuple[float, float]] = []
    free = at = 0.0
    while len(done) < 200 or at < SIMULATED_SECONDS:
        at += rng.expovariate(rate)
        free = max(free, at) + costs.action + costs.picture
        done.append((at, free))
    busy = len(done) * (costs.action + costs.picture) / max(at, free)
    waits: list[float] = []
    writer, place = 0.0, 0
    while place < len(done):
        begin = max(writer, done[place][1])
        together = place
        while together < len(done) and done[together][1] <= begin:
            together += 1
        writer = begin + rng.choice(costs.commits)
        waits += [writer - clicked for clicked, _ in done[place:together]]
        place = together
    return waits, busy


async def _action_cpu() -> float:
    """Of people's actions through the sessions over a store in memory."""
    room = Room(Memory(), HandClock())
    number = await room.start(ANNE, BERT, CLEO)
    spent = []
    for _ in range(ACTIONS):
        who = (await room.to_act(number))[0]
        live = await room.live(number)
        seat = live.seat_of(who.user)
        assert seat is not None, "who is to act sits there"
        choice = await room.choice(number, seat.seat)
        before = process_time()
        await room.play.act(number, who.user, live.turns[seat.seat], choice)
        spent.append(process_time() - before)
        if (await room.live(number)).table.status != "playing":
            number = await room.start(ANNE, BERT, CLEO)
    await room.sessions.close()
    return mean(spent)


def _picture_cpu() -> float:
    paletted_hand()
    before = process_time()
    for _ in range(HANDS):
        paletted_hand()
    return (process_time() - before) / HANDS


async def _all_commits() -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": await _commits(await open_database(f"sqlite+aiosqlite:///{folder}/talon.db"))}
        if not postgres.MISSING:
            server = await asyncio.to_thread(postgres.server, durable=True)
            try:
                url = await asyncio.to_thread(server.url, Path(folder))
                found["PostgreSQL"] = await _commits(await open_database(url))
            finally:
                await asyncio.to_thread(server.stop)
    return found


async def _commits(database: Database) -> list[float]:
    """The seconds of each commit while many tables append at once."""
    numbers = [await database.tables.create(table(channel), []) for channel in range(TABLES)]
    taken: list[float] = []
    database.writer.listeners.append(lambda _changes, seconds: taken.append(seconds))

    async def play(number: int) -> None:
        for seq in range(ROUNDS):
            await database.tables.commit(step(numbers[number], seq, "play KS1"))
            await asyncio.sleep(0.001 * (number % 7))

    begun = perf_counter()
    await asyncio.gather(*(play(number) for number in range(TABLES)))
    print(f"{TABLES * ROUNDS / (perf_counter() - begun):.0f} actions a second kept, at once from {TABLES} tables")
    await database.close()
    return taken


def _spread(seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=100)
    return f"{cuts[49] * 1000:.1f} ms in the median, {cuts[98] * 1000:.1f} ms at p99 ({len(seconds)} measured)"
