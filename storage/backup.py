"""A backup is an SQLite file with everything in it, whichever kind of database it was made of."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from storage import sqlite
from storage.api import StoreError, Unusable
from storage.faults import unusable
from storage.moving import copy, demand_unused


async def back_up(url: str, file: Path) -> None:
    """Write everything that is kept, as of one moment, into a new file; the database may be in use meanwhile.

    The file appears whole or not at all. Raises StoreError.
    """
    file, part = await asyncio.to_thread(_names, file)
    try:
        if make_url(url).drivername == sqlite.DRIVER:
            await asyncio.to_thread(_copy_file, sqlite.path_of(url), part)
        else:
            await copy(url, f"{sqlite.DRIVER}:///{part}")
        await asyncio.to_thread(_publish, part, file)
    finally:
        await asyncio.to_thread(part.unlink, missing_ok=True)


async def restore(url: str, file: Path) -> Path | None:
    """Put a backup in the place of what is kept; returns where the file that was there before is now.

    Nobody may have the database open; one on a server must be empty. Raises StoreError, and then nothing has changed.
    """
    file = await asyncio.to_thread(file.absolute)
    await asyncio.to_thread(_look, file)
    await demand_unused(url)
    if make_url(url).drivername == sqlite.DRIVER:
        return await asyncio.to_thread(_put_in_place, file, sqlite.path_of(url))
    with tempfile.TemporaryDirectory() as folder:  # opening it would migrate it, and a backup stays as it was made
        opened = Path(folder) / "backup.db"
        await asyncio.to_thread(_duplicate, file, opened)
        await copy(f"{sqlite.DRIVER}:///{opened}", url)
    return None


def _names(file: Path) -> tuple[Path, Path]:
    """The file to be made, and the one to make it from."""
    file = file.absolute()
    if file.exists():
        raise StoreError(f"{file} is there already: name a new file.")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    return file, part


def _copy_file(where: Path, part: Path) -> None:
    if not where.is_file():
        raise StoreError(f"There is no database {where} to back up.")
    try:
        with closing(sqlite3.connect(f"{where.as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        raise unusable(error, str(part)) from error


def _look(file: Path) -> None:
    """Raise StoreError unless a file is a sound backup."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    try:
        if file.stat().st_size == 0 or not sqlite.look(file):
            raise StoreError(f"There is nothing of Talon's in {file}.")
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, str(file)) from error


def _publish(part: Path, file: Path) -> None:
    """Give a finished file its name once it is sound and on the disk."""
    _look(part)
    _sync(part)
    os.replace(part, file)
    _sync(file.parent)


def _put_in_place(file: Path, where: Path) -> Path | None:
    part = where.with_name(f"{where.name}.part")
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        _duplicate(file, part)
        _look(part)
        _sync(part)
        replaced = _set_aside(where)
        os.replace(part, where)
        _sync(where.parent)
    except (sqlite3.Error, OSError) as error:
        raise unusable(error, str(where)) from error
    finally:
        part.unlink(missing_ok=True)
    return replaced


def _duplicate(file: Path, target: Path) -> None:
    """Copy a backup, and whatever was not written back into its file yet, without touching it. Raises StoreError."""
    try:
        with (
            closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(target)) as copied,
        ):
            source.backup(copied)
    except sqlite3.Error as error:
        raise unusable(error, str(target)) from error


def _set_aside(where: Path) -> Path | None:
    """Rename a database that nobody has open: once closed it is one file."""
    if not where.exists():
        return None
    if where.with_name(f"{where.name}-wal").exists():
        raise Unusable(f"The database {where} was not closed in order: start and stop the bot once before you restore.")
    aside = next(
        name for number in range(1, 10_000) if not (name := where.with_name(f"{where.name}.before-{number}")).exists()
    )
    os.rename(where, aside)
    return aside


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
