"""Everything that one database keeps, copied into another one, of whichever kind each is."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import postgres, schema, sqlite
from storage.address import SQLITE, read_address
from storage.api import StoreDown, StoreError
from storage.database import Database, open_database
from storage.faults import explain

Outcome = TypeVar("Outcome")

MANY: Final = 2000
"""Rows at a time, so that memory does not grow with the installation."""

NEXT_ID: Final = {
    "sqlite": "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'game_table'",
    "postgresql": "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM game_table_id_seq",
}
"""The last id given to a table: an id in an old message must never mean a newer table, also after a move."""


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty database and return the numbers of rows by table. Raises StoreError.

    Nobody else may have either open: what they write into the source meanwhile would be lost, and who has begun with
    the target knows nothing of what comes into it.
    """
    await demand_unused(source)
    await demand_unused(target)
    await demand_kept(source)
    return await copy(source, target)


async def demand_kept(url: str) -> None:
    """Raise StoreError unless something of ours is kept there: to open a database that is not there would make it."""
    if read_address(url).drivername == SQLITE:
        await asyncio.to_thread(sqlite.demand_ours, sqlite.path_of(url))
    elif not await postgres.look(url):
        raise StoreError(f"There is nothing of Talon's in the database {postgres.place(read_address(url))}.")


async def demand_unused(url: str, *, even_damaged: bool = False) -> None:
    """Raise StoreError if another process has the database open, or if it is damaged, unless that is no fault here."""
    if read_address(url).drivername == SQLITE:
        await sqlite.demand_unused(sqlite.path_of(url), even_damaged=even_damaged)
    else:
        await postgres.demand_unused(url)


async def copy(source: str, target: str) -> dict[str, int]:
    """As `move`, but as of one moment of a source that may be in use."""
    old = await open_database(source)
    try:
        new = await open_database(target)
        try:
            return await _copy(old, new)
        finally:
            await new.close()
    finally:
        await old.close()


async def _copy(old: Database, new: Database) -> dict[str, int]:
    async with old.reader.moment() as read, _one_transaction(new) as write:
        await write(partial(_demand_empty, where=new.where))
        counts = {kind.name: await _fill(kind, read, write) for kind in schema.metadata.sorted_tables}
        last = await read.scalar(text(NEXT_ID[read.dialect.name]))
        await write(partial(_continue_from, last=int(last or 0)))
    return counts


class _Write(Protocol):
    async def __call__(self, part: Callable[[Connection], Outcome]) -> Outcome:
        """Run one part of the transaction."""


@asynccontextmanager
async def _one_transaction(new: Database) -> AsyncIterator[_Write]:
    """For a database to which nobody else writes. A move that fails leaves it as empty as it was. Raises StoreError."""
    pen = new.writer.pen

    async def write(part: Callable[[Connection], Outcome]) -> Outcome:
        try:
            return await pen.run(part)
        except (SQLAlchemyError, OSError) as error:
            raise explain(error, new.where) from error

    try:
        transaction = await write(Connection.begin)
        yield write
        await write(lambda _connection: transaction.commit())
    except BaseException:
        await pen.let_go()
        raise


async def _fill(kind: Table, read: AsyncConnection, write: _Write) -> int:
    """Copy all rows of one table, and count them."""
    count = 0
    async for rows in _rows(read, kind):
        await write(partial(_insert, kind=kind, rows=rows))
        count += len(rows)
    written = await write(partial(_count, kind=kind))
    if written != count:
        raise StoreDown(f"Of {count} rows of {kind.name} only {written} arrived; nothing was moved.")
    return count


def _insert(write: Connection, kind: Table, rows: list[dict[str, Any]]) -> None:
    write.execute(insert(kind), rows)


def _count(write: Connection, kind: Table) -> int:
    return write.scalar(select(func.count()).select_from(kind)) or 0


def _demand_empty(write: Connection, where: str) -> None:
    if any(_count(write, kind) for kind in schema.metadata.sorted_tables):
        raise StoreError(f"The database {where} is not empty: name one that is.")


async def _rows(read: AsyncConnection, kind: Table) -> AsyncIterator[list[dict[str, Any]]]:
    found = await read.stream(select(kind).order_by(*kind.primary_key))
    async for part in found.mappings().partitions(MANY):
        yield [dict(row) for row in part]


def _continue_from(write: Connection, last: int) -> None:
    if not last:
        return
    if write.dialect.name == "postgresql":
        write.execute(text("SELECT setval('game_table_id_seq', :last)"), {"last": last})
        return
    write.execute(text("DELETE FROM sqlite_sequence WHERE name = 'game_table'"))
    write.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('game_table', :last)"), {"last": last})
