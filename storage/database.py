"""Opening a database: where it is, whether it may be used, and the settings that make a commit final.

SQLite only; nothing but this file knows that.
"""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event, func, select
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import schema
from storage.api import StoreDown, Unusable
from storage.faults import Reader, unusable
from storage.migrate import migrate, refuse_foreign
from storage.people import People
from storage.places import Places
from storage.scores import Scores
from storage.standings import Standings
from storage.tables import Tables
from storage.writer import Writer

# In WAL mode with synchronous=FULL, a commit that returned survives a power cut.
PRAGMAS: Mapping[str, str | int] = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
READERS = 4


class Database:
    """The Store in an SQLite file. Made by `open_database`."""

    def __init__(self, where: Path, write: AsyncEngine, read: AsyncEngine) -> None:
        self.where = where
        self.writer = Writer(write, str(where))
        self.reader = Reader(read, str(where))
        self.tables = Tables(self.writer, self.reader)
        self.scores = Scores(self.reader)
        self.standings = Standings(self.writer, self.reader)
        self.people = People(self.writer, self.reader)
        self.places = Places(self.writer, self.reader)

    async def check(self) -> None:
        """Raise StoreDown if pages, references or logs are damaged."""
        async with self.reader.moment() as read:
            await read.run_sync(lambda connection: _check_pages(connection, self.where, "integrity_check"))
            if dangling := (await read.exec_driver_sql("PRAGMA foreign_key_check")).all():
                raise StoreDown(f"The database {self.where} is damaged ({len(dangling)} rows belong to nothing).")
            table, action = schema.game_table, schema.action
            kept = (
                select(func.count(action.c.seq))
                .where(action.c.table_id == table.c.id)
                .correlate(table)
                .scalar_subquery()
            )
            if gaps := (await read.execute(select(table.c.id).where(table.c.length != kept))).scalars().all():
                raise StoreDown(f"The database {self.where} is damaged (entries are missing from tables {gaps}).")

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


async def open_database(url: str) -> Database:
    """The database at `url`, brought to the present schema. Raises Unusable with one sentence.

    Whatever makes it unusable, the file is left as it is.
    """
    # Looking into files, and Alembic does much of it, must not hold up the loop.
    where, write, read = await asyncio.to_thread(_prepare, url)
    try:
        for engine in (write, read):
            async with engine.connect() as connection:
                await connection.run_sync(_demand_pragmas, where)
    except BaseException as error:
        await write.dispose()
        await read.dispose()
        if isinstance(error, (SQLAlchemyError, OSError)):
            raise unusable(error, str(where)) from error
        raise
    return Database(where, write, read)


def _path(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Unusable(f"{url!r} is not a database URL; write sqlite+aiosqlite:///path/to/talon.db.") from error
    if parsed.drivername != "sqlite+aiosqlite":
        raise Unusable(f"There is no {parsed.drivername} store; write sqlite+aiosqlite:///path/to/talon.db.")
    if parsed.database in (None, "", ":memory:") or parsed.query:
        raise Unusable("The database URL must name a file and nothing else: sqlite+aiosqlite:///path/to/talon.db.")
    return Path(str(parsed.database)).absolute()


def _prepare(url: str) -> tuple[Path, AsyncEngine, AsyncEngine]:
    """The path, and engines to write and read. Look first, reading only; then migrate in one transaction."""
    where = _path(url)
    try:
        if where.is_file() and where.stat().st_size > 0:
            look = URL.create("sqlite", database=where.as_uri(), query={"mode": "ro", "uri": "true"})
            _run(_tuned(create_engine(look), "BEGIN", pragmas={}), _inspect, where)
        where.parent.mkdir(parents=True, exist_ok=True)
        _run(_tuned(create_engine(URL.create("sqlite", database=str(where))), "BEGIN IMMEDIATE"), migrate, where)
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, str(where)) from error
    except StoreDown as error:
        raise Unusable(str(error)) from error
    return where, _engine(where, "BEGIN IMMEDIATE", 1), _engine(where, "BEGIN", READERS)


def _run(engine: Engine, work: Callable[[Connection, Path], None], where: Path) -> None:
    try:
        with engine.begin() as connection:
            work(connection, where)
    finally:
        engine.dispose()


def _inspect(connection: Connection, where: Path) -> None:
    _check_pages(connection, where, "quick_check")
    refuse_foreign(connection, where)


def _check_pages(connection: Connection, where: Path, pragma: str) -> None:
    found = connection.exec_driver_sql(f"PRAGMA {pragma}(1)").scalars().all()
    if found != ["ok"]:
        reason = " ".join(str(found[0]).split())
        raise StoreDown(f"The database {where} is damaged ({reason}): restore it from a backup.")


def _engine(where: Path, begin: str, connections: int) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(where))
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)
    _tuned(engine.sync_engine, begin)
    return engine


def _tuned(engine: Engine, begin: str, pragmas: Mapping[str, str | int] = PRAGMAS) -> Engine:
    """The engine, whose connections have the pragmas and begin each transaction as told."""

    @event.listens_for(engine, "connect")
    def _set_pragmas(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        cursor = connection.cursor()
        for name, value in pragmas.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _demand_pragmas(connection: Connection, where: Path) -> None:
    """SQLite ignores a setting that it cannot have, so each is read back."""
    for name, value in PRAGMAS.items():
        if (found := connection.exec_driver_sql(f"PRAGMA {name}").scalar()) != value:
            raise Unusable(
                f"The database {where} cannot have {name} = {value} (only {found}): move it to a local disk."
            )
