"""aiosqlite, for readers, with one trip to its thread a statement: three or four cost more than the SQL itself."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import aiosqlite

FIRST: Final = 500
"""So many rows come along with the answer; only a larger result takes further trips."""


class Cursor(aiosqlite.Cursor):
    """Runs a statement and brings its first rows."""

    _rows: list[Any]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "Cursor":
        """Run one statement."""
        self._rows = await self._execute(self._run, sql, parameters or ())  # type: ignore[no-untyped-call]  # as it is
        return self

    def _run(self, sql: str, parameters: Any) -> list[Any]:
        self._cursor.execute(sql, parameters)
        return self._cursor.fetchmany(FIRST)

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows."""
        wanted = size or self.arraysize
        rows, self._rows = self._rows[:wanted], self._rows[wanted:]
        missing = wanted - len(rows)
        return rows + list(await super().fetchmany(missing)) if missing else rows

    async def fetchall(self) -> list[Any]:
        """All further rows."""
        rows, self._rows = self._rows, []
        return rows if len(rows) < FIRST else rows + list(await super().fetchall())

    async def close(self) -> None:
        """Let the statement go: no work for the thread."""
        self._cursor.close()


class Connection(aiosqlite.Connection):
    """A connection to a file; its cursors are made at once."""

    def __init__(self, where: Path) -> None:
        # Cursors are made and closed on the loop's thread, between the trips to the connection's own.
        super().__init__(lambda: sqlite3.connect(where, check_same_thread=False), FIRST)
        self._thread.daemon = True  # one that was never closed must not keep the process

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy only enters what it gets, as one can this
        """A cursor for one statement."""
        return Cursor(self, self._conn.cursor())
