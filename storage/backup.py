"""A backup is an SQLite file with everything in it, whichever kind of database it was made of."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from urllib.parse import urlencode

from sqlalchemy.engine import URL

from storage import sqlite
from storage.address import SQLITE, read_address
from storage.api import StoreError
from storage.faults import unusable
from storage.moving import copy, demand_kept, demand_unused


async def back_up(url: str, file: Path) -> None:
    """Write everything that is kept, as of one moment, into a new file; the database may be in use meanwhile.

    The file appears whole or not at all. Raises StoreError.
    """
    file = await asyncio.to_thread(file.absolute)
    await demand_kept(url)
    room = await asyncio.to_thread(_room_beside, file)
    try:
        part = Path(room.name) / "backup.db"
        if read_address(url).drivername == SQLITE:
            await asyncio.to_thread(_copy_file, sqlite.path_of(url), part, file)
        else:
            await copy(url, _address(part))
        await asyncio.to_thread(_publish, part, file)
    finally:
        await asyncio.to_thread(room.cleanup)


async def restore(url: str, file: Path) -> Path | None:
    """Put a backup in the place of what is kept; returns where the file that was there before is now.

    Nobody may have the database open; one on a server must be empty. Raises StoreError, and then nothing has changed.
    """
    file = await asyncio.to_thread(file.absolute)
    await asyncio.to_thread(sqlite.demand_ours, file, at_rest=True)
    await demand_unused(url, even_damaged=True)  # a damaged one is set aside as any other
    if read_address(url).drivername == SQLITE:
        return await asyncio.to_thread(_put_in_place, file, sqlite.path_of(url))
    with tempfile.TemporaryDirectory() as folder:  # opening it would migrate it, and a backup stays as it was made
        opened = Path(folder) / "backup.db"
        await asyncio.to_thread(_duplicate, file, opened)
        await copy(_address(opened), url)
    return None


def _address(file: Path) -> str:
    return URL.create(SQLITE, database=str(file)).render_as_string()


def _room_beside(file: Path) -> "tempfile.TemporaryDirectory[str]":
    """A folder beside a file that is to be made, for all that is only needed until then. Raises StoreError."""
    try:
        _demand_free(file)
        return tempfile.TemporaryDirectory(prefix=".talon-", dir=file.parent)
    except OSError as error:
        raise unusable(error, str(file)) from error


def _demand_free(file: Path) -> None:
    if file.exists() or file.is_symlink():
        raise StoreError(f"{file} is there already: name a new file.")


def _copy_file(where: Path, part: Path, file: Path) -> None:
    try:
        with closing(_open(where)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        raise unusable(error, str(file)) from error  # the database itself was looked at before


def _publish(part: Path, file: Path) -> None:
    """Give a finished file its name once it is whole, sound and on the disk."""
    try:
        with closing(sqlite3.connect(part)) as connection:  # else whoever reads it would have to write beside it
            connection.execute("PRAGMA journal_mode = delete")
        sqlite.demand_ours(part, at_rest=True)
        _sync(part)
        _demand_free(file)
        os.replace(part, file)
        _sync(file.parent)
    except (sqlite3.Error, OSError) as error:
        raise unusable(error, str(file)) from error


def _put_in_place(file: Path, where: Path) -> Path | None:
    try:
        where = where.resolve()  # a link to the database stays one
        where.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".talon-", dir=where.parent) as room:
            part = Path(room) / "restored.db"
            _duplicate(file, part)
            sqlite.demand_ours(part, at_rest=True)
            _sync(part)
            replaced = _set_aside(where)
            os.replace(part, where)
            _sync(where.parent)
    except (sqlite3.Error, OSError) as error:
        raise unusable(error, str(where)) from error
    return replaced


def _open(file: Path, *, at_rest: bool = False) -> sqlite3.Connection:
    """A connection that only reads."""
    how = urlencode(sqlite.reading(file, at_rest=at_rest))
    return sqlite3.connect(f"{file.as_uri()}?{how}", uri=True, timeout=30)


def _duplicate(file: Path, target: Path) -> None:
    """Copy a backup, and whatever was not written back into its file yet, without touching it. Raises StoreError."""
    try:
        with closing(_open(file, at_rest=True)) as source, closing(sqlite3.connect(target)) as copied:
            source.backup(copied)
    except sqlite3.Error as error:
        raise unusable(error, str(target)) from error


def _set_aside(where: Path) -> Path | None:
    """Rename a database that nobody has open, and first what is left of its logs, which would be taken for a new one's.

    Under their new names the logs still belong to it.
    """
    left = [*sqlite.beside(where), *([where] if where.exists() else [])]
    if not left:
        return None
    before = next(name for number in range(1, 10_000) if not _taken(name := Path(f"{where}.before-{number}")))
    for one in left:
        os.rename(one, f"{before}{one.name.removeprefix(where.name)}")
    return before if before.exists() else Path(f"{before}{left[0].name.removeprefix(where.name)}")


def _taken(where: Path) -> bool:
    return where.exists() or bool(sqlite.beside(where))


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
