"""What a driver's error means, as one sentence for the person who runs the bot."""

import errno
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.api import StoreDown, StoreError, StoreFull, Unusable

NOT_THERE = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM")
FULL = ("SQLITE_FULL", "SQLITE_IOERR")
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT")
BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def one_row_only(error: Exception) -> bool:
    """Whether the error is about what was written, not about the database."""
    return not isinstance(error, DBAPIError) or isinstance(error, (IntegrityError, DataError, ProgrammingError))


def explain(error: Exception, where: str) -> StoreError:
    """The store's error for a driver's error on the database at `where`."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorname", "")
    reason = " ".join(str(cause).split())
    if isinstance(cause, OSError):
        code = "SQLITE_FULL" if cause.errno in NO_ROOM else "SQLITE_CANTOPEN"
        reason = os.strerror(cause.errno or 0)
    if code.startswith(FULL):
        return StoreFull(f"The disk refuses to store more in {where} ({reason}): free some space there.")
    if code.startswith(DAMAGED):
        return StoreDown(f"The database {where} is damaged ({reason}): restore it from a backup.")
    if code.startswith(NOT_THERE):
        return StoreDown(f"The database {where} cannot be written ({reason}): check the path and its rights.")
    if code.startswith(BUSY):
        return StoreDown(f"The database {where} is held by another process ({reason}): stop that one first.")
    return StoreDown(f"The database {where} failed ({reason or type(cause).__name__}).")


def unusable(error: Exception, where: str) -> Unusable:
    """The same sentence, for a database that cannot even be opened."""
    return Unusable(str(explain(error, where)))


class Reader:
    """Connections that see committed state only, one moment of it each."""

    def __init__(self, engine: AsyncEngine, where: str) -> None:
        self.engine = engine
        self._where = where
        self._closed = False

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """A read transaction. Raises StoreDown."""
        if self._closed:
            raise StoreDown(f"The database {self._where} is closed.")
        try:
            async with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise explain(error, self._where) from error

    async def close(self) -> None:
        self._closed = True
        await self.engine.dispose()
