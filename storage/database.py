"""The Store in a database, and opening it: which kind an address names, and whether it may be used."""

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import address, postgres, schema, sqlite
from storage.api import StoreDown
from storage.faults import Reader
from storage.opened import Opened
from storage.people import People
from storage.places import Places
from storage.scores import Scores
from storage.standings import Standings
from storage.tables import Tables
from storage.writer import Writer

KINDS: Final[dict[str, Callable[[str], Awaitable[Opened]]]] = {
    address.SQLITE: sqlite.open,
    address.POSTGRES: postgres.open,
}


class Database:
    """The Store in an SQLite file or a PostgreSQL database. Made by `open_database`."""

    def __init__(self, opened: Opened) -> None:
        self.where = opened.where
        self.writer = Writer(opened.write, opened.where)
        self.reader = Reader(opened.read, opened.where)
        self._check_pages = opened.check
        self.tables = Tables(self.writer, self.reader)
        self.scores = Scores(self.reader)
        self.standings = Standings(self.writer, self.reader)
        self.people = People(self.writer, self.reader)
        self.places = Places(self.writer, self.reader)

    async def check(self) -> None:
        """Raise StoreDown if pages, references or logs are damaged."""
        async with self.reader.moment() as read:
            await self._check_pages(read)
            await _check_logs(read, self.where)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


async def open_database(url: str) -> Database:
    """The database at `url`, brought to the present schema. Raises Unusable with one sentence, never with a password.

    Whatever makes it unusable, it is left as it is.
    """
    return Database(await KINDS[address.read_address(url).drivername](url))


async def _check_logs(read: AsyncConnection, where: str) -> None:
    """Every table has as many entries as it says, numbered without a gap."""
    table, action = schema.game_table, schema.action
    kept = select(func.count(action.c.seq)).where(action.c.table_id == table.c.id).correlate(table).scalar_subquery()
    last = select(func.max(action.c.seq)).where(action.c.table_id == table.c.id).correlate(table).scalar_subquery()
    wrong = (table.c.length != kept) | (table.c.length != func.coalesce(last + 1, 0))
    if gaps := (await read.execute(select(table.c.id).where(wrong).order_by(table.c.id))).scalars().all():
        raise StoreDown(f"The database {where} is damaged (entries are missing from tables {gaps}).")
