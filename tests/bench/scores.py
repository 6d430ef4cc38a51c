"""Leaderboards and statistics over 100,000 results of 5,000 people in SQLite: each answer in under 100 ms.

The database is made by the same scoring that sessions use, in one server, so that nothing is spread thinner than it may
be. An answer is all that a session does for it, Discord's look-ups aside; a page's people count as known.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, TypeAlias

from sqlalchemy import Connection, insert

from bot.session.boards import Boards
from bot.session.scoring import rebuild
from storage import rows, schema
from storage.api import ChannelId, Count, GuildId, Result, Table, TableId, UserId
from storage.database import Database, open_database
from storage.derived import ORDERS

RESULTS, PEOPLE, SEATS = 100_000, 5_000, 4
TARGET_MS: Final = 100.0
ROUNDS = 25
Ask: TypeAlias = Callable[[], Awaitable[object]]
SERVER = GuildId(1)
GAME = "auction-pinochle"
STARTED = 1_760_000_000_000
KINDS = ("deal", "bid", "contract", "made", "set", "meld_total", "trick", "last_trick", "pass")
MANY = 2_000
RULES: Final[tuple[dict[str, str], ...]] = ({}, {"target_score": "500"}, {"seating": "fixed"})


class Now:
    """A clock that stands still after the last table."""

    def now(self) -> int:
        """Epoch milliseconds."""
        return STARTED + 365 * 24 * 3_600_000

    async def sleep(self, seconds: float) -> None:
        """No time passes."""


def tables(rng: Random) -> list[tuple[Table, tuple[Result, ...]]]:
    """Tables of four, until every seat together makes so many results; a few people play much more than others."""
    made = []
    for number in range(1, RESULTS // SEATS + 1):
        people = {min(PEOPLE, 1 + int(rng.expovariate(1 / 900))) for _ in range(9)}
        while len(people) < SEATS:
            people.add(rng.randrange(1, PEOPLE + 1))
        table = Table(
            id=TableId(number),
            game=GAME,
            version=1,
            seats=SEATS,
            guild=SERVER,
            channel=ChannelId(1),
            host=UserId(1),
            created_at=STARTED,
            options=rng.choice(RULES),
            settings={},
            status="over",
            finished_at=STARTED + number * 1_200_000,
        )
        made.append((table, results(table.id, rng.sample(sorted(people), SEATS), rng)))
    return made


def results(table: TableId, people: list[int], rng: Random) -> tuple[Result, ...]:
    """Two sides, one of which has won."""
    won = rng.randrange(2)
    return tuple(
        Result(
            table=table,
            seat=seat,
            user=UserId(user),
            name=f"Guest {user}",
            player=None,
            score=rng.randrange(-200, 1000),
            place=1 if seat % 2 == won else 3,
            won=seat % 2 == won,
            side=seat % 2,
            facts={kind: Count(rng.randrange(20), rng.randrange(900)) for kind in KINDS},
        )
        for seat, user in enumerate(people)
    )


async def fill(database: Database) -> None:
    """Write the results in bulk, and work out what follows from them."""
    await database.writer.write(_fill, tables(Random(1)))
    begun = time.perf_counter()
    count = await rebuild(database)
    print(f"rebuilt from {count:,} tables in {time.perf_counter() - begun:.0f} s")


def _fill(write: Connection, asked: Sequence[list[tuple[Table, tuple[Result, ...]]]]) -> list[None]:
    (made,) = asked
    for start in range(0, len(made), MANY):
        some = made[start : start + MANY]
        of_tables = [{**rows.of_table(table), "id": table.id, "length": 0} for table, _ in some]
        write.execute(insert(schema.game_table), of_tables)
        of_results = [rows.of_result(table.id, result) for table, given in some for result in given]
        write.execute(insert(schema.result), of_results)
    return [None]


async def present(_user: UserId) -> bool:
    """Everybody is there."""
    return True


async def timed(ask: Ask) -> tuple[float, float]:
    """Median and worst milliseconds of one answer."""
    await ask()
    taken = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        await ask()
        taken.append((time.perf_counter() - begun) * 1000)
    return median(taken), max(taken)


async def answers(database: Database) -> bool:
    """Ask for each board, first and last pages and months, and for busy and quiet people's statistics."""
    boards = Boards(database, Now(), asyncio.Lock())
    asker = UserId(40)
    asked: dict[str, Ask] = {
        f"board by {by}": partial(boards.page, SERVER, GAME, asker, present, by=by) for by in ORDERS
    }
    asked["last page"] = partial(boards.page, SERVER, GAME, asker, present, by="wins", number=499)
    asked["a month"] = partial(boards.page, SERVER, GAME, asker, present, season=202512)
    for user in map(UserId, (1, 300, 4000)):
        asked[f"statistics of {user}"] = partial(boards.profile, SERVER, user, asker)
    met = True
    for name, ask in asked.items():
        middle, worst = await timed(ask)
        met = met and middle < TARGET_MS
        print(f"{name:20} median {middle:6.1f} ms, worst {worst:6.1f} ms (target {TARGET_MS:.0f})")
    return met


async def run() -> bool:
    """Whether every answer comes in time."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder)}/talon.db")
        try:
            await fill(database)
            return await answers(database)
        finally:
            await database.close()


def measure() -> bool:
    """Prints each answer's time; False where one misses the target."""
    return asyncio.run(run())


if __name__ == "__main__":
    measure()
