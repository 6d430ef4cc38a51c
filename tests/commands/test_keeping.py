"""Copies of what is kept: made while the bot writes, put back whole, and moved between databases."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Connection, Double, Integer, LargeBinary, select

from bot.__main__ import main
from storage import backup, schema
from storage.api import StoreDown, StoreError, TableId, Unusable
from storage.database import open_database
from storage.moving import demand_unused, move
from tests.commands.installation import everything, play_through, sqlite_url
from tests.session.clock import HandClock
from tests.session.room import ANNE, BERT, CLEO, Room
from tests.storage.conftest import postgres_url, without_postgres
from tests.storage.making import seat, step, table

ROOT = Path(__file__).parents[2]


async def test_a_backup_restored_elsewhere_is_the_installation(played: str, tmp_path: Path) -> None:
    before = await everything(played)
    assert all(before[kind] for kind in ("game_table", "action", "snapshot", "result", "standing", "meta"))
    await backup.back_up(played, tmp_path / "copy.db")
    assert await backup.restore(sqlite_url(tmp_path, "other"), tmp_path / "copy.db") is None
    assert await everything(sqlite_url(tmp_path, "other")) == before
    assert await everything(played) == before


async def test_a_backup_made_while_the_bot_writes_is_one_moment(url: str, tmp_path: Path) -> None:
    database = await open_database(url)
    numbers = [await database.tables.create(table(channel), [seat(0, None)]) for channel in range(3)]
    stop = asyncio.Event()

    async def write(number: TableId) -> int:
        length = 0
        while not stop.is_set():
            await database.tables.commit(step(number, length, f"a{length}"))
            length += 1
        return length

    writing = [asyncio.create_task(write(number)) for number in numbers]
    await asyncio.sleep(0.2)
    await backup.back_up(url, tmp_path / "copy.db")
    acknowledged_after = [len((await database.tables.load(number)).entries) for number in numbers]
    stop.set()
    lengths = await asyncio.gather(*writing)
    await database.close()
    copied = await open_database(sqlite_url(tmp_path, "copy"))
    await copied.check()
    for number, most, last in zip(numbers, acknowledged_after, lengths, strict=True):
        texts = [entry.text for entry in (await copied.tables.load(number)).entries]
        assert texts == [f"a{seq}" for seq in range(len(texts))]
        assert 0 < len(texts) <= most <= last
    await copied.close()


async def test_a_backup_overwrites_nothing(played: str, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("mine")
    with pytest.raises(StoreError, match="there already"):
        await backup.back_up(played, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_a_backup_that_cannot_be_written_leaves_nothing(played: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        await backup.back_up(
            played, tmp_path / "missing" / "copy.db" if "sqlite" in played else Path("/proc/x/copy.db")
        )


async def test_what_is_replaced_stays_beside_it(tmp_path: Path) -> None:
    for name in ("talon", "other"):
        database = await open_database(sqlite_url(tmp_path, name))
        await database.people.set_meta("name", name)
        await database.close()
    await backup.back_up(sqlite_url(tmp_path, "other"), tmp_path / "copy.db")
    replaced = await backup.restore(sqlite_url(tmp_path), tmp_path / "copy.db")
    assert replaced == tmp_path / "talon.db.before-1"
    assert dict((await everything(sqlite_url(tmp_path)))["meta"]) == {"name": "other"}
    replaced.rename(tmp_path / "before.db")
    assert dict((await everything(sqlite_url(tmp_path, "before")))["meta"]) == {"name": "talon"}


async def test_nothing_is_restored_or_moved_while_the_bot_runs(played: str, tmp_path: Path) -> None:
    await backup.back_up(played, tmp_path / "copy.db")
    running = await open_database(played)
    assert await running.people.meta("a") == "b"
    with pytest.raises(Unusable, match="held by another process"):
        await demand_unused(played)
    with pytest.raises(StoreError, match="held by another process"):
        await move(played, sqlite_url(tmp_path, "target"))
    with pytest.raises(StoreError, match="held by another process"):
        await backup.restore(played, tmp_path / "copy.db")
    await running.people.set_meta("a", "still here")
    await running.close()
    await demand_unused(played)


async def test_an_empty_database_is_filled_only_while_nobody_has_it_open(url: str, tmp_path: Path) -> None:
    other = sqlite_url(tmp_path, "other")
    await play_through(other)
    before = await everything(other)
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    await backup.back_up(other, copy)
    kept = copy.read_bytes()
    running = await open_database(url)
    assert await running.people.meta("a") is None
    with pytest.raises(StoreError, match="held by another process"):
        await backup.restore(url, copy)
    with pytest.raises(StoreError, match="held by another process"):
        await move(other, url)
    assert not any((await everything(url)).values())
    await running.close()
    await backup.restore(url, copy)
    assert await everything(url) == before
    assert [(path, path.read_bytes()) for path in copy.parent.iterdir()] == [(copy, kept)], "not even migrated"
    restored = await open_database(url)
    newest = max(number for number, *_ in before["game_table"])
    assert await restored.tables.create(table(99), []) == newest + 1
    await restored.close()


@pytest.mark.parametrize("content", [b"Dear diary,\n", b"", bytes(range(256)) * 100])
async def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    database = await open_database(sqlite_url(tmp_path))
    await database.people.set_meta("a", "b")
    await database.close()
    (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(StoreError):
        await backup.restore(sqlite_url(tmp_path), tmp_path / "copy.db")
    assert dict((await everything(sqlite_url(tmp_path)))["meta"]) == {"a": "b"}


@without_postgres
@pytest.mark.parametrize("way", ["to postgres", "from postgres"])
async def test_an_installation_moves_whole_and_goes_on_there(tmp_path: Path, way: str) -> None:
    places = [sqlite_url(tmp_path), await asyncio.to_thread(postgres_url, tmp_path)]
    source, target = places if way == "to postgres" else places[::-1]
    database = await open_database(source)
    room = Room(database, HandClock())
    playing = await room.start(ANNE, BERT, CLEO)
    await room.act(playing, (await room.to_act(playing))[0])
    doomed = await database.tables.create(table(9), [])
    await room.sessions.close()
    await database.close()
    before = await everything(source)
    counts = await move(source, target)
    assert counts == {kind: len(rows) for kind, rows in before.items()}
    assert await everything(target) == before
    moved = await open_database(target)
    assert await moved.tables.create(table(10), []) > doomed
    room = Room(moved, HandClock())
    await room.act(playing, (await room.to_act(playing))[0])
    await room.assert_kept(playing)
    await room.sessions.close()
    await moved.close()
    with pytest.raises(StoreError, match="is not empty"):
        await move(source, target)


@pytest.mark.parametrize("to_server", [False, pytest.param(True, marks=without_postgres)])
async def test_a_move_that_fails_leaves_the_target_as_empty_as_it_was(tmp_path: Path, to_server: bool) -> None:
    source = sqlite_url(tmp_path)
    target = await asyncio.to_thread(postgres_url, tmp_path) if to_server else sqlite_url(tmp_path, "target")
    database = await open_database(source)
    await database.people.set_meta("a", "b")
    number = await database.tables.create(table(), [])
    await database.tables.commit(step(number, 0, "a"))
    await database.close()
    with closing(sqlite3.connect(tmp_path / "talon.db")) as raw, raw:  # without foreign keys, as any tool would open it
        raw.execute("UPDATE action SET table_id = 77")
    with pytest.raises(StoreDown, match=r"(?i)foreign key"):
        await move(source, target)
    assert not any((await everything(target)).values())


def awkward(column: Column[Any], row: int) -> Any:
    """A value that another kind of database might not take as it is."""
    kind = column.type
    if column.nullable and row == 0:
        return None
    if isinstance(kind, Boolean):
        return row == 1
    if isinstance(kind, LargeBinary):
        return bytes([row, 0, 255])
    if isinstance(kind, Double):
        return (25 + row) / 3
    if isinstance(kind, BigInteger):
        return 2**62 + row
    if isinstance(kind, Integer):
        return -row if not column.primary_key else row
    return f"{row} 'Ж' ك 한 \U0001f0a1 \\ \n"[: getattr(kind, "length", None)]


async def fill(url: str) -> None:
    """Put three rows into each table that has none; a table's own are for tables 1 and up, which must be there."""
    database = await open_database(url)
    try:
        await database.writer.write(fill_in, None)
    finally:
        await database.close()


def fill_in(write: Connection, items: Sequence[None]) -> list[None]:
    for kind in schema.metadata.sorted_tables:
        if write.execute(select(kind).limit(1)).first() is None:
            for row in range(3):
                values = {column.name: awkward(column, row) for column in kind.columns}
                parents = {column.name: row + 1 for column in kind.columns if column.foreign_keys}
                write.execute(kind.insert().values(values | parents))
    return [None for _ in items]


@without_postgres
async def test_every_table_of_an_installation_moves_to_postgres_and_back_as_it_was(tmp_path: Path) -> None:
    source, server, back = (
        sqlite_url(tmp_path),
        await asyncio.to_thread(postgres_url, tmp_path),
        sqlite_url(tmp_path, "b"),
    )
    await play_through(source)
    await fill(source)
    before = await everything(source)
    assert all(before.values()), "no table is left out"
    for start, end in ((source, server), (server, back)):
        assert await move(start, end) == {kind: len(rows) for kind, rows in before.items()}
        assert await everything(end) == before, end


async def test_ids_of_deleted_tables_are_not_given_again_after_a_move(tmp_path: Path) -> None:
    database = await open_database(sqlite_url(tmp_path))
    last = [await database.tables.create(table(channel, status="closed"), []) for channel in range(3)][-1]
    assert await database.places.expire(finished_before=2**62, gone_before=0) == 3
    await database.close()
    await move(sqlite_url(tmp_path), sqlite_url(tmp_path, "target"))
    moved = await open_database(sqlite_url(tmp_path, "target"))
    assert await moved.tables.create(table(), []) > last
    await moved.close()


def test_the_commands_do_it_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url(tmp_path))
    assert [main([name]) for name in ("check", "rebuild")] == [1, 1], "there is none yet"
    assert capsys.readouterr().err.count(f"There is no file {tmp_path}/talon.db.") == 2
    assert not list(tmp_path.iterdir())
    asyncio.run(play_through(sqlite_url(tmp_path)))
    assert main(["check"]) == 0
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert main(["restore", str(tmp_path / "copy.db")]) == 0
    assert main(["migrate", sqlite_url(tmp_path), sqlite_url(tmp_path, "target")]) == 0
    out = capsys.readouterr().out
    assert "all is well" in out
    assert "talon.db.before-1" in out
    assert main(["restore", str(tmp_path / "nothing.db")]) == 1
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert capsys.readouterr().err.count("\n") == 2


def test_help_names_every_command() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bot", "--help"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=50
    ).stdout
    for name in ("backup", "restore", "check", "migrate", "rebuild", "emojis", "doctor"):
        assert name in told
