"""Disk or server fail in the middle of a trick: the player is told in the hand, nothing changes, play goes on after."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from bot.session.live import revive
from storage.api import TableId
from storage.database import Database
from tests.bot.fixtures import Club, ClubFactory, enabled, response, texts
from tests.bot.players import Person, play, sit_down
from tests.scale import chance
from tests.storage import outage
from tests.storage.conftest import postgres_url, without_postgres
from tests.storage.outage import Outage

Trouble = Callable[[Database, Path], AbstractAsyncContextManager[None]]
NOT_SAVED = "The action could not be saved, so it does not count."


@asynccontextmanager
async def full(_database: Database, _folder: Path) -> AsyncIterator[None]:
    """No file of this process may grow beyond a page."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def read_only(database: Database, _folder: Path) -> AsyncIterator[None]:
    """SQLite answers each write as on a file system that is mounted read-only."""
    engine, forbidden = database.writer.engine, True

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {int(forbidden)}")

    event.listen(engine, "begin", begun)
    yield
    forbidden = False


@asynccontextmanager
async def locked(database: Database, folder: Path) -> AsyncIterator[None]:
    """Another program holds the database for longer than anybody waits."""

    engine = database.writer.engine

    def be_impatient(connection: Any, _record: object) -> None:
        connection.cursor().execute("PRAGMA busy_timeout = 50")

    def be_it_now(write: Connection, items: Sequence[None]) -> list[None]:
        write.execute(text("PRAGMA busy_timeout = 50"))
        return [None for _ in items]

    event.listen(engine, "connect", be_impatient)
    await database.writer.write(be_it_now, None)
    other = sqlite3.connect(folder / "talon.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()
    event.remove(engine, "connect", be_impatient)


@asynccontextmanager
async def failing_commit(database: Database, _folder: Path) -> AsyncIterator[None]:
    """All goes well until the last moment."""
    engine = database.writer.engine

    def fail(_connection: Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    event.listen(engine, "commit", fail)
    yield
    event.remove(engine, "commit", fail)


async def kept(world: Club, database: Database) -> object:
    """What is on disk, which memory must agree with."""
    (number,) = [TableId(table.id) for table in await database.tables.live_tables()]
    stored = await database.tables.load(number)
    state, live = revive(stored).state, await world.live()
    assert state is not None
    assert live.state == state
    assert (live.length, live.seats) == (len(stored.entries), stored.seats)
    return stored.entries, stored.seats, stored.table


async def leader(world: Club) -> Person:
    """Who leads to the first trick of Ninety-Nine, looking at the hand."""
    people = await sit_down(world, 3, game="ninety-nine", options="rubber_games=1")
    while (await world.state()).phase != "play":
        await play(world, people, chance("disk"), most=1)
    seats = {await world.seat_of(person.actor): person for person in people}
    first = seats[(await world.state()).actors()[0]]
    await first.open_hand()
    return first


@pytest.mark.parametrize("trouble", [full, read_only, locked, failing_commit])
async def test_who_acts_while_nothing_can_be_kept_is_told_and_acts_again_later(
    club: ClubFactory, tmp_path: Path, trouble: Trouble
) -> None:
    async with club() as world:
        await act_in_trouble(world, lambda database: trouble(database, tmp_path))


@pytest.fixture
def server_url(tmp_path: Path) -> str:
    return postgres_url(tmp_path)


@without_postgres
@pytest.mark.parametrize(
    "refusing",
    [partial(outage.failing, code="53100"), partial(outage.failing, code="42501"), outage.read_only],
    ids=["full", "no right", "read-only"],
)
async def test_the_same_holds_where_a_server_keeps_nothing(
    club: ClubFactory, server_url: str, refusing: Outage
) -> None:
    async with club(url=server_url) as world:
        await act_in_trouble(world, lambda _database: refusing(server_url))


@without_postgres
async def test_who_acts_while_the_server_is_away_is_told_beside_the_hand(club: ClubFactory, server_url: str) -> None:
    async with club(url=server_url) as world:
        first = await leader(world)
        database = world.bot.sessions.store
        assert isinstance(database, Database)
        card = enabled(first.hand, "b:act")[0]
        before = await kept(world, database)
        async with outage.away(server_url):  # nor can it be read what the hand should show
            for _ in range(2):
                told = response(await first.actor.click(first.hand, custom_id=card))
                assert NOT_SAVED in texts(told)
                assert told.id != first.hand.id
        assert await kept(world, database) == before
        await first.press(card)
        assert card not in enabled(first.hand)
        assert await kept(world, database) != before
        await database.check()


async def act_in_trouble(world: Club, trouble: Callable[[Database], AbstractAsyncContextManager[None]]) -> None:
    """Play a card while there is trouble, which counts for nothing, and once more when it is over."""
    first = await leader(world)
    database = world.bot.sessions.store
    assert isinstance(database, Database)
    card = enabled(first.hand, "b:act")[0]
    before = await kept(world, database)
    async with trouble(database):
        for _ in range(2):
            await first.press(card)
            assert NOT_SAVED in texts(first.hand)
            assert card in enabled(first.hand), "the card is still to be played"
    assert await kept(world, database) == before
    await first.press(card)
    assert NOT_SAVED not in texts(first.hand)
    assert card not in enabled(first.hand)
    assert await kept(world, database) != before
    await database.check()
