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
# Classes of PostgreSQL's codes of errors, each by its first letters.
AGAIN = ("40001", "40P01")
NO_ROOM_THERE = ("53100",)
TOO_MANY = ("53300",)
REFUSED = ("28", "3D", "42501")
READ_ONLY = ("25006",)


def one_row_only(error: Exception) -> bool:
    """Whether the error is about what was written, not about the database."""
    if not isinstance(error, DBAPIError):
        return not isinstance(error, OSError)  # a server that does not answer in time, or is gone
    about_a_row = isinstance(error, (IntegrityError, DataError, ProgrammingError))
    return about_a_row and not _sqlstate(error.orig).startswith(REFUSED)  # of rights: no other row fares better


def worth_another_try(error: Exception) -> bool:
    """Whether the database only chose this transaction to give way to another one."""
    return isinstance(error, DBAPIError) and _sqlstate(error.orig).startswith(AGAIN)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite finds that a file is damaged, or none of its own."""
    return getattr(error, "sqlite_errorname", "").startswith(DAMAGED)


def _sqlstate(cause: BaseException | None) -> str:
    return getattr(cause, "sqlstate", None) or ""


def explain(error: Exception, where: str) -> StoreError:
    """The store's error for a driver's error on the database at `where`; a fresh one for each who is to be told."""
    if isinstance(error, StoreDown):
        return type(error)(str(error))
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, TimeoutError | ConnectionError) or hasattr(cause, "sqlstate"):
        return explain_server(cause or error, where)
    return _explain_file(cause or error, where)


def explain_server(cause: BaseException, where: str) -> StoreError:
    """The store's error where a PostgreSQL server, or the way to it, fails."""
    code = _sqlstate(cause)
    reason = " ".join(str(cause).split()).rstrip(".") or type(cause).__name__
    if code.startswith(NO_ROOM_THERE):
        return StoreFull(f"The disk refuses to store more in {where} ({reason}): free some space there.")
    if code.startswith(REFUSED):
        return StoreDown(f"The database {where} refuses us ({reason}): check its name, the role, rights and password.")
    if code.startswith(READ_ONLY):
        return StoreDown(f"The database {where} is read-only ({reason}): make it writable, or name one that is.")
    if code.startswith(TOO_MANY):
        return StoreDown(f"The database {where} has too many connections ({reason}): raise max_connections.")
    if isinstance(cause, OSError):
        return StoreDown(f"The database {where} cannot be reached ({reason}): check the address and that it runs.")
    return StoreDown(f"The database {where} failed ({reason}).")


def _explain_file(cause: BaseException, where: str) -> StoreError:
    code = getattr(cause, "sqlite_errorname", "")
    reason = " ".join(str(cause).split())
    if isinstance(cause, OSError):
        code = "SQLITE_FULL" if cause.errno in NO_ROOM else "SQLITE_CANTOPEN"
        reason = os.strerror(cause.errno or 0)
    if code.startswith(FULL):
        return StoreFull(f"The disk refuses to store more in {where} ({reason}): free some space there.")
    if is_damage(cause):
        return StoreDown(f"The database {where} is damaged ({reason}): restore an undamaged backup.")
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
        except (SQLAlchemyError, OSError) as error:
            raise explain(error, self._where) from error

    async def close(self) -> None:
        self._closed = True
        await self.engine.dispose()
