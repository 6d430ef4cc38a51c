"""Restoring after the worst: what is left of the database in place is set aside whole, and nothing else is touched."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import make_url

from storage import backup
from storage.api import StoreError, Unusable
from storage.database import open_database
from storage.moving import move
from tests.commands.installation import everything, play_through, sqlite_url
from tests.postgres import server
from tests.storage.conftest import postgres_url, without_postgres

KILLED = """
import os, sqlite3, sys
there = sqlite3.connect(sys.argv[1], isolation_level=None)
there.execute("PRAGMA wal_autocheckpoint = 0")
for number in range(int(sys.argv[2])):
    there.execute("INSERT INTO meta VALUES (?, 'old')", (f"k{number}",))
os._exit(1)
"""
"""Leaves its log beside the file, as a bot that is killed does."""


@pytest.fixture
async def copied(tmp_path: Path) -> Path:
    """A backup; the installation that it was made of is still in place."""
    await play_through(sqlite_url(tmp_path))
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    await backup.back_up(sqlite_url(tmp_path), copy)
    return copy


async def killed(where: Path, rows: int) -> Path:
    """Write into a database, be killed, and leave a log of that behind."""
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", KILLED, str(where), str(rows)], timeout=60)
    log = where.with_name(f"{where.name}-wal")
    assert log.stat().st_size > 0
    return log


def listed(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("rows", [1, 500])
async def test_a_log_whose_database_is_gone_is_not_taken_for_that_of_the_backup(
    tmp_path: Path, copied: Path, rows: int
) -> None:
    before = await everything(sqlite_url(tmp_path))
    log = await killed(tmp_path / "talon.db", rows)
    left = log.read_bytes()
    (tmp_path / "talon.db").unlink()
    aside = await backup.restore(sqlite_url(tmp_path), copied)
    assert aside == tmp_path / "talon.db.before-1-wal"
    assert aside.read_bytes() == left
    assert await everything(sqlite_url(tmp_path)) == before
    restored = await open_database(sqlite_url(tmp_path))
    await restored.check()
    await restored.close()


async def test_what_a_killed_bot_kept_last_is_in_what_is_set_aside(tmp_path: Path, copied: Path) -> None:
    before = await everything(sqlite_url(tmp_path))
    await killed(tmp_path / "talon.db", 3)
    aside = await backup.restore(sqlite_url(tmp_path), copied)
    assert aside is not None
    assert await everything(sqlite_url(tmp_path)) == before
    aside.rename(tmp_path / "old.db")
    assert {f"k{number}" for number in range(3)} <= dict((await everything(sqlite_url(tmp_path, "old")))["meta"]).keys()


@pytest.mark.parametrize("damage", ["header", "cut", "text"])
async def test_a_damaged_database_is_set_aside_as_it_is(tmp_path: Path, copied: Path, damage: str) -> None:
    before, where = await everything(sqlite_url(tmp_path)), tmp_path / "talon.db"
    held = where.read_bytes()
    spoilt = {"header": b"garbage" + held[7:], "cut": held[: len(held) // 2], "text": b"Dear diary,\n"}[damage]
    where.write_bytes(spoilt)
    aside = await backup.restore(sqlite_url(tmp_path), copied)
    assert aside is not None
    assert aside.read_bytes() == spoilt
    assert await everything(sqlite_url(tmp_path)) == before


async def test_nobody_elses_file_is_taken_for_an_unfinished_one(tmp_path: Path, copied: Path) -> None:
    kept, before = await asyncio.to_thread(copied.read_bytes), await everything(sqlite_url(tmp_path))
    part = tmp_path / "talon.db.part"
    part.write_bytes(kept)
    await backup.restore(sqlite_url(tmp_path), part)
    assert part.read_bytes() == kept
    (tmp_path / "new.db.part").write_text("precious")
    await backup.back_up(sqlite_url(tmp_path), tmp_path / "new.db")
    assert (tmp_path / "new.db.part").read_text() == "precious"
    assert await everything(sqlite_url(tmp_path, "new")) == before


async def test_a_link_to_the_database_stays_one(tmp_path: Path, copied: Path) -> None:
    volume, before = tmp_path / "volume", await everything(sqlite_url(tmp_path))
    volume.mkdir()
    (tmp_path / "talon.db").rename(volume / "data.db")
    (tmp_path / "talon.db").symlink_to(volume / "data.db")
    aside = await backup.restore(sqlite_url(tmp_path), copied)
    assert aside == volume / "data.db.before-1"
    assert (tmp_path / "talon.db").readlink() == volume / "data.db"
    assert await everything(sqlite_url(tmp_path)) == before


async def test_a_folder_in_the_databases_place_is_left_alone(tmp_path: Path, copied: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(Unusable, match=r"folder\.db is a folder"):
        await backup.restore(sqlite_url(tmp_path, "folder"), copied)
    assert (tmp_path / "folder.db").is_dir()


@pytest.mark.parametrize("name", ["talon.db/below.db", "missing/copy.db", "n" * 300])
async def test_a_place_where_no_backup_can_be_is_named(tmp_path: Path, copied: Path, name: str) -> None:
    before = listed(tmp_path)
    with pytest.raises(StoreError, match="cannot be written"):
        await backup.back_up(sqlite_url(tmp_path), tmp_path / name)
    assert listed(tmp_path) == before
    with pytest.raises(StoreError):
        await backup.restore(sqlite_url(tmp_path), tmp_path / name)
    assert listed(copied.parent) == ["copy.db"]


async def test_a_backup_of_a_damaged_database_names_that(tmp_path: Path, copied: Path) -> None:
    where = tmp_path / "talon.db"
    where.write_bytes(b"garbage" + where.read_bytes()[7:])
    with pytest.raises(StoreError, match=rf"The database {where} is damaged"):
        await backup.back_up(sqlite_url(tmp_path), tmp_path / "other.db")
    assert not [name for name in listed(tmp_path) if not name.startswith(("copies", "talon.db"))]


@without_postgres
async def test_a_backup_of_a_server_is_one_file_that_can_be_read_without_writing_beside_it(tmp_path: Path) -> None:
    source, folder = await asyncio.to_thread(postgres_url, tmp_path), tmp_path / "copies"
    await play_through(source)
    before = await everything(source)
    folder.mkdir()
    await backup.back_up(source, folder / "copy.db")
    assert listed(folder) == ["copy.db"]
    journal = (folder / "copy.db").read_bytes()[18:20]  # the write and read versions of SQLite's header: 2 is a log
    assert journal == b"\x01\x01"
    await backup.restore(sqlite_url(tmp_path, "back"), folder / "copy.db")
    assert listed(folder) == ["copy.db"]
    assert await everything(sqlite_url(tmp_path, "back")) == before


async def test_a_source_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for source in ("typo", "empty"):
        (tmp_path / "empty.db").touch()
        with pytest.raises(StoreError, match=rf"{source}\.db"):
            await move(sqlite_url(tmp_path, source), sqlite_url(tmp_path, "target"))
        with pytest.raises(StoreError, match=rf"{source}\.db"):
            await backup.back_up(sqlite_url(tmp_path, source), tmp_path / "copy.db")
    assert listed(tmp_path) == ["empty.db"]


@without_postgres
async def test_a_server_without_anything_of_ours_is_no_source(tmp_path: Path) -> None:
    source = await asyncio.to_thread(postgres_url, tmp_path)
    name = str(make_url(source).database)
    await asyncio.to_thread(server().sql, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", database=name)
    for _ in range(2):  # the first look has made nothing there
        with pytest.raises(StoreError, match="nothing of Talon's"):
            await move(source, sqlite_url(tmp_path, "target"))
    assert listed(tmp_path) == []
