"""Two processes of the system play the same tables at once: each turn is taken once, whoever was asked to take it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from pathlib import Path

import pytest

from bot.session.audit import audit
from games.core.api import CHANCE
from storage.api import ChannelId, TableId
from storage.database import open_database
from tests.scale import SEED, scale
from tests.session.clock import HandClock
from tests.session.room import ANNE, BERT, CLEO, SERVER, Room
from tests.storage.conftest import postgres_url, without_postgres

ROOT = Path(__file__).parents[2]
TABLES = 3
PLAY = """
import asyncio, sys
from bot.session.errors import TooLate
from storage.api import TableId
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.room import Room

url, seed, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

async def play(room, table):
    while (live := await room.live(table)).length < most and (people := await room.to_act(table)):
        who = room.rng.choice(people)
        seat = live.seat_of(who.user).seat
        turn = live.turns[seat]
        try:
            await room.play.act(table, who.user, turn, await room.choice(table, seat))
        except TooLate:
            print("late", flush=True)
        else:
            print("took", table, seat, turn, flush=True)
            # Else the quicker one takes them all: who was late reads the table anew, which on a busy machine takes
            # longer than a turn of the one that was not.
            await asyncio.sleep(room.rng.choice((0.001, 0.002, 0.005, 0.2)))

async def main():
    database = await open_database(url)
    room = Room(database, HandClock(), seed=seed)
    tables = [TableId(int(table)) for table in sys.argv[4:]]
    for table in tables:
        await room.live(table)
    print("ready", flush=True)
    sys.stdin.readline()
    await asyncio.gather(*(play(room, table) for table in tables))
    await room.sessions.close()
    await database.close()

asyncio.run(main())
"""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=without_postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/talon.db" if request.param == "sqlite" else postgres_url(tmp_path)


async def begun(url: str) -> list[TableId]:
    """Tables at which all bid, which everybody may do at once."""
    database = await open_database(url)
    room = Room(database, HandClock(), seed=SEED)
    tables = [
        await room.start(ANNE, BERT, CLEO, where=(SERVER, ChannelId(channel))) for channel in range(1, TABLES + 1)
    ]
    await room.sessions.close()
    await database.close()
    return tables


async def process(url: str, number: int, most: int, tables: list[TableId]) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PLAY, url, str(SEED + number), str(most), *map(str, tables)),
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=PIPE,
        stdout=PIPE,
    )


@pytest.mark.timeout(600)
async def test_two_processes_never_both_take_a_turn_at_one_table(url: str) -> None:
    tables = await begun(url)
    playing = [await process(url, number, max(150, scale(600)), tables) for number in (1, 2)]
    for one in playing:
        assert one.stdout is not None, "a pipe"
        assert await one.stdout.readline() == b"ready\n"
    said = [
        out.decode().splitlines() for out, _ in await asyncio.gather(*(one.communicate(b"go\n") for one in playing))
    ]
    assert [one.returncode for one in playing] == [0, 0]
    took = [[tuple(map(int, line.split()[1:])) for line in lines if line != "late"] for lines in said]
    assert all(took), "both have played"
    assert sum(lines.count("late") for lines in said) > 0, "they got into each other's way"
    database = await open_database(url)
    kept: Counter[tuple[int, ...]] = Counter()
    for table in tables:
        turns: Counter[int] = Counter()
        for entry in (await database.tables.load(table)).entries:
            if entry.seat != CHANCE:
                kept[table, entry.seat, turns[entry.seat]] += 1
            turns[entry.seat] += 1
    found = await audit(database)
    await database.close()
    assert Counter(took[0] + took[1]) == kept, "each kept action was taken once, by one of the two, and no other"
    assert found.faults == []
