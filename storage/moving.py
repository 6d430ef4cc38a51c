"""Everything that one database keeps, copied into another one, of whichever kind each is."""

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import postgres, schema, sqlite
from storage.api import StoreDown, StoreError
from storage.database import Database, open_database

MANY: Final = 2000
"""Rows at a time, so that memory does not grow with the installation."""

NEXT_ID: Final = {
    "sqlite": "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'game_table'",
    "postgresql": "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM game_table_id_seq",
}
"""The last id given to a table: an id in an old message must never mean a newer table, also after a move."""


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty database and return the numbers of rows by table. Raises StoreError.

    Nobody else may have the source open, since what they write meanwhile would be lost.
    """
    await demand_unused(source)
    return await copy(source, target)


async def demand_unused(url: str) -> None:
    """Raise StoreError if another process has the database open."""
    if make_url(url).drivername == sqlite.DRIVER:
        await sqlite.demand_unused(sqlite.path_of(url))
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
    try:
        async with old.reader.moment() as read:
            return await new.writer.write(_fill, (read, new.where))
    except StoreError as error:
        raise type(error)(str(error)) from error


async def _fill(write: AsyncConnection, asked: Any) -> list[dict[str, int]]:
    """All in one transaction: a move that fails leaves the target as empty as it was."""
    ((read, where),) = asked
    await _demand_empty(write, where)
    counts: dict[str, int] = {}
    for kind in schema.metadata.sorted_tables:
        counts[kind.name] = 0
        async for rows in _rows(read, kind):
            await write.execute(insert(kind), rows)
            counts[kind.name] += len(rows)
        written = await write.scalar(select(func.count()).select_from(kind))
        if written != counts[kind.name]:
            raise StoreDown(f"Of {counts[kind.name]} rows of {kind.name} only {written} arrived; nothing was moved.")
    last = await read.scalar(text(NEXT_ID[read.dialect.name]))
    await _continue_from(write, int(last or 0))
    return [counts]


async def _demand_empty(write: AsyncConnection, where: str) -> None:
    for kind in schema.metadata.sorted_tables:
        if await write.scalar(select(func.count()).select_from(kind)):
            raise StoreError(f"The database {where} is not empty: name one that is.")


async def _rows(read: AsyncConnection, kind: Table) -> AsyncIterator[list[dict[str, Any]]]:
    found = await read.stream(select(kind).order_by(*kind.primary_key))
    async for part in found.mappings().partitions(MANY):
        yield [dict(row) for row in part]


async def _continue_from(write: AsyncConnection, last: int) -> None:
    if not last:
        return
    if write.dialect.name == "postgresql":
        await write.execute(text("SELECT setval('game_table_id_seq', :last)"), {"last": last})
        return
    await write.execute(text("DELETE FROM sqlite_sequence WHERE name = 'game_table'"))
    await write.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('game_table', :last)"), {"last": last})
