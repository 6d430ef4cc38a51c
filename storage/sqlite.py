"""SQLite: one file, and the settings that make a commit final. Nothing but this file knows of files and pragmas."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.address import SQLITE, read_address
from storage.api import StoreDown, StoreError, Unusable
from storage.driver import Connection as Connected
from storage.faults import is_damage, unusable
from storage.migrate import migrate, refuse_foreign
from storage.opened import Opened
from storage.pen import ThreadPen

# In WAL mode with synchronous=FULL, a commit that returned survives a power cut.
PRAGMAS: Mapping[str, str | int] = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
READERS = 4
Outcome = TypeVar("Outcome")


async def open(url: str) -> Opened:
    """The file that `url` names. Raises Unusable."""
    # Looking into files, and Alembic does much of it, must not hold up the loop.
    where, write, read = await asyncio.to_thread(_prepare, url)
    try:
        await write.run(partial(_demand_pragmas, where=where))
        async with read.connect() as connection:
            await connection.run_sync(_demand_pragmas, where)
    except BaseException as error:
        await write.close()
        await read.dispose()
        if isinstance(error, (SQLAlchemyError, OSError)):
            raise unusable(error, str(where)) from error
        raise
    return Opened(str(where), write, read, partial(_check, where=where))


def path_of(url: str) -> Path:
    """The file that an address of this kind names. Raises Unusable."""
    return Path(str(read_address(url).database)).absolute()


async def _check(read: AsyncConnection, where: Path) -> None:
    await read.run_sync(lambda connection: _check_pages(connection, where, "integrity_check"))
    if dangling := (await read.exec_driver_sql("PRAGMA foreign_key_check")).all():
        raise StoreDown(f"The database {where} is damaged ({len(dangling)} rows belong to nothing).")


def _prepare(url: str) -> tuple[Path, ThreadPen, AsyncEngine]:
    """The path, and what to write and read with. Look first, reading only; then migrate in one transaction."""
    where = path_of(url)
    try:
        if where.is_file() and where.stat().st_size > 0:
            look(where)
        where.parent.mkdir(parents=True, exist_ok=True)
        _run(_writing(where), lambda connection: migrate(connection, str(where)))
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, str(where)) from error
    except StoreDown as error:
        raise Unusable(str(error)) from error
    return where, ThreadPen(_writing(where)), _reading(where)


def look(where: Path, *, at_rest: bool = False) -> bool:
    """Whether there is anything of ours in a file, which is only read. `at_rest`: nobody writes it.

    Raises StoreDown, Unusable or a driver's error where it is damaged or not ours.
    """

    def inspect(connection: Connection) -> bool:
        _check_pages(connection, where, "quick_check")
        return refuse_foreign(connection, str(where))

    url = URL.create("sqlite", database=where.as_uri(), query={**reading(where, at_rest=at_rest), "uri": "true"})
    return _run(_tuned(create_engine(url), "BEGIN", pragmas={}), inspect)


def demand_ours(where: Path, *, at_rest: bool = False) -> None:
    """Raise StoreError unless a file is there, sound and ours."""
    try:
        if not where.is_file():
            raise StoreError(f"There is no file {where}.")
        if where.stat().st_size == 0 or not look(where, at_rest=at_rest):
            raise StoreError(f"There is nothing of Talon's in {where}.")
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, str(where)) from error


def reading(where: Path, *, at_rest: bool) -> dict[str, str]:
    """How a file is opened that is not to be touched: nothing is made beside one that is `at_rest` and whole."""
    alone = at_rest and not beside(where)
    return {"mode": "ro", "immutable": "1"} if alone else {"mode": "ro"}


def beside(where: Path) -> list[Path]:
    """What SQLite has left beside a file: its logs, parts of which may not have been written back into it."""
    names = (where.with_name(where.name + end) for end in ("-wal", "-shm", "-journal"))
    return [name for name in names if name.exists()]


def _run(engine: Engine, work: Callable[[Connection], Outcome]) -> Outcome:
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def _check_pages(connection: Connection, where: Path, pragma: str) -> None:
    found = connection.exec_driver_sql(f"PRAGMA {pragma}(1)").scalars().all()
    if found != ["ok"]:
        reason = " ".join(str(found[0]).split())
        raise StoreDown(f"The database {where} is damaged ({reason}): restore an undamaged backup.")


def _writing(where: Path) -> Engine:
    url = URL.create("sqlite", database=str(where))
    return _tuned(create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True), "BEGIN IMMEDIATE")


def _reading(where: Path) -> AsyncEngine:
    url = URL.create(SQLITE, database=str(where))

    async def connect() -> aiosqlite.Connection:
        return await Connected(where)

    engine = create_async_engine(url, async_creator=connect, pool_size=READERS, max_overflow=0, hide_parameters=True)
    _tuned(engine.sync_engine, "BEGIN")
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
    with connection.begin():
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    for name, value in PRAGMAS.items():
        if found[name] != value:
            raise Unusable(
                f"The database {where} cannot have {name} = {value} (only {found[name]}): move it to a local disk."
            )


async def demand_unused(where: Path, *, even_damaged: bool = False) -> None:
    """Raise Unusable if another process has the file open; what it left in the write-ahead log is folded in.

    One so damaged that it cannot be opened does not tell who holds it, and has to go all the same (`even_damaged`).
    """
    try:
        await asyncio.to_thread(_demand_unused, where)
    except sqlite3.Error as error:
        if not (even_damaged and is_damage(error)):
            raise unusable(error, str(where)) from error
    except OSError as error:
        raise unusable(error, str(where)) from error


def _demand_unused(where: Path) -> None:
    if where.is_dir():
        raise Unusable(f"The database {where} is a folder: name a file.")
    if where.is_file():
        with closing(sqlite3.connect(where, timeout=0.2, isolation_level=None)) as connection:
            # In this mode a transaction needs the file for itself, and readers count too.
            connection.execute("PRAGMA locking_mode = exclusive")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
