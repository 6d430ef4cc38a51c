"""What an SQLite file promises beyond the contract: settings, shared commits, one writer, recovery."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, insert
from sqlalchemy.engine import Connection

from storage.api import Board, ChannelId, Person, Stale, StoreDown, StoreError, TableId
from storage.database import Database, open_database
from storage.schema import meta, metadata
from tests.storage.making import ANNE, seat, step, table


def count_commits(database: Database) -> list[Connection]:
    commits: list[Connection] = []
    event.listen(database.writer.engine, "commit", commits.append)
    return commits


async def test_a_commit_is_final_on_every_connection(database: Database) -> None:
    async with database.reader.moment() as read:
        assert await read.run_sync(_settings, [None]) == [["wal", 2, 1, 5000]]
    assert await database.writer.write(_settings, None) == ["wal", 2, 1, 5000]


async def test_the_connection_that_writes_keeps_its_settings_after_a_failure(database: Database) -> None:
    await database.people.set_meta("a", "b")
    with pytest.raises(StoreDown):
        await database.writer.write(_break_transaction, None)
    assert await database.writer.write(_settings, None) == ["wal", 2, 1, 5000]


async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.reader.moment() as read:
        assert await read.run_sync(differences) == []


async def test_ends_that_were_shown_before_they_were_counted_are_not_told_again(tmp_path: Path) -> None:
    where = f"sqlite+aiosqlite:///{tmp_path}/old.db"
    plan = [("over", 1), ("over", 0), ("closed", 0), ("closed", 1), ("playing", 0), ("playing", 1)]
    old, made = await open_database(where), []
    for channel, (status, shown) in enumerate(plan):
        made.append(await old.tables.create(table(channel, status=status), []))
        await old.tables.commit(step(made[-1], 0, "a"))
        await old.tables.set_board(Board(made[-1], ChannelId(channel), 900, shown))
    await old.close()
    with closing(sqlite3.connect(tmp_path / "old.db")) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '0005'")
    new = await open_database(where)
    assert [board.table for board in await new.tables.lagging_boards()] == [made[1], made[4]]
    await new.close()


async def test_appends_of_many_tables_share_commits(database: Database) -> None:
    tables = await asyncio.gather(*(database.tables.create(table(channel), []) for channel in range(40)))
    commits = count_commits(database)
    for turn in range(3):
        await asyncio.gather(*(database.tables.commit(step(number, turn, "a")) for number in tables))
    assert 3 <= len(commits) <= 9
    assert [len((await database.tables.load(number)).entries) for number in tables] == [3] * 40


async def test_nobody_hears_of_a_change_before_its_commit(database: Database, tmp_path: Path) -> None:
    number = await database.tables.create(table(), [])
    other = sqlite3.connect(tmp_path / "talon.db", check_same_thread=False)  # the commit has a thread of its own
    seen: list[object] = []

    def look(_connection: Connection | None = None) -> None:
        seen.append((appending.done(), other.execute("SELECT text FROM action").fetchall()))

    event.listen(database.writer.engine, "commit", look)  # called just before the commit
    appending = asyncio.create_task(database.tables.commit(step(number, 0, "a")))
    await appending
    look()
    other.close()
    assert seen == [(False, []), (True, [("a",)])]


async def test_a_failing_change_fails_alone(database: Database) -> None:
    tables = [await database.tables.create(table(channel), [seat(0, ANNE)]) for channel in range(10)]
    twice = (seat(0, ANNE), seat(0, ANNE))
    changes = [step(number, 0, "a") for number in tables]
    changes[3] = step(tables[3], 5, "a")  # known too much
    changes[6] = step(tables[6], 0, "a", seats=twice)  # found wrong by the database, halfway through
    commits = count_commits(database)
    ends = await asyncio.gather(*(database.tables.commit(each) for each in changes), return_exceptions=True)
    assert [place for place, end in enumerate(ends) if end is not None] == [3, 6]
    assert isinstance(ends[3], Stale)
    assert isinstance(ends[6], StoreError)
    assert len(commits) == 1
    assert [len((await database.tables.load(number)).entries) for number in tables] == [
        int(place not in (3, 6)) for place in range(10)
    ]
    assert len((await database.tables.load(tables[6])).seats) == 1


async def test_a_failing_commit_fails_all_who_share_it_and_the_next_one_works(database: Database) -> None:
    numbers = [await database.tables.create(table(channel), []) for channel in range(5)]
    refuse = True

    def fail(_connection: Connection) -> None:
        if refuse:
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(database.writer.engine, "commit", fail)
    ends = await asyncio.gather(*(database.tables.commit(step(n, 0, "a")) for n in numbers), return_exceptions=True)
    assert [type(end) for end in ends] == [StoreDown] * 5
    assert len({id(end) for end in ends}) == 5
    assert [(await database.tables.load(n)).entries for n in numbers] == [()] * 5
    refuse = False
    await asyncio.gather(*(database.tables.commit(step(n, 0, "a")) for n in numbers))
    assert [len((await database.tables.load(n)).entries) for n in numbers] == [1] * 5


async def test_a_database_held_by_another_process_is_named_and_served_again_later(
    database: Database, tmp_path: Path
) -> None:
    await database.writer.write(_be_impatient, None)
    other = sqlite3.connect(tmp_path / "talon.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown, match=r"talon\.db is held by another process"):
        await database.people.set_meta("a", "b")
    other.execute("ROLLBACK")
    other.close()
    await database.people.set_meta("a", "b")
    assert await database.people.meta("a") == "b"


async def test_a_caller_who_gives_up_takes_nobody_with_him(database: Database) -> None:
    numbers = [await database.tables.create(table(channel), []) for channel in range(6)]
    tasks = [asyncio.create_task(database.tables.commit(step(n, 0, "a"))) for n in numbers]
    await asyncio.sleep(0)  # all six are waiting now, none is taken
    tasks[2].cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(end) for end in ends if end is not None] == [asyncio.CancelledError]
    kept = [len((await database.tables.load(n)).entries) for n in numbers]
    assert kept == [1, 1, 0, 1, 1, 1]


async def test_a_caller_who_gives_up_during_the_commit_finds_all_or_nothing(database: Database) -> None:
    number = await database.tables.create(table(), [seat(0, ANNE)])
    for length in range(10):
        known = len((await database.tables.load(number)).entries)
        change = step(number, known, "a", "b", due_at=known)
        task = asyncio.create_task(database.tables.commit(change))
        await asyncio.sleep(length / 2000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await database.people.set_meta("after", str(length))  # the writer has finished with the one before
        stored = await database.tables.load(number)
        assert len(stored.entries) in (known, known + 2)
        assert stored.table.due_at == (len(stored.entries) - 2 if stored.entries else None)


async def test_a_reader_sees_nothing_that_is_not_committed(database: Database) -> None:
    written, go_on = threading.Event(), threading.Event()

    def hesitate(write: Connection, values: Sequence[str]) -> list[None]:
        write.execute(insert(meta), [{"key": value, "value": value} for value in values])
        written.set()
        assert go_on.wait(20)
        return [None] * len(values)

    writing = asyncio.create_task(database.writer.write(hesitate, "key"))
    assert await asyncio.to_thread(written.wait, 20)
    assert await database.people.meta("key") is None
    go_on.set()
    await writing
    assert await database.people.meta("key") == "key"


async def test_two_processes_cannot_both_append(database: Database, tmp_path: Path) -> None:
    number = await database.tables.create(table(), [])
    second = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    ends = await asyncio.gather(
        database.tables.commit(step(number, 0, "here")),
        second.tables.commit(step(number, 0, "there")),
        return_exceptions=True,
    )
    assert [type(end) for end in ends if end is not None] == [Stale]
    assert len((await second.tables.load(number)).entries) == 1
    await second.close()


async def test_closing_commits_what_waits(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    database = await open_database(url)
    numbers = [await database.tables.create(table(channel), []) for channel in range(20)]
    tasks = [asyncio.create_task(database.tables.commit(step(n, 0, "a"))) for n in numbers]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*tasks) == [None] * 20
    assert os.listdir(tmp_path) == ["talon.db"]
    again = await open_database(url)
    assert [len((await again.tables.load(n)).entries) for n in numbers] == [1] * 20
    await again.close()


async def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/new/place/talon.db"
    database = await open_database(url)
    number = await database.tables.create(table(due_at=4), [seat(0, ANNE, "Anne")])
    await database.tables.commit(step(number, 0, "a", "b"))
    await database.people.set_person(Person(ANNE, "Anne", "ko", {}))
    before = await database.tables.load(number)
    await database.close()
    again = await open_database(url)
    assert await again.tables.load(number) == before
    assert await again.people.person(ANNE) == Person(ANNE, "Anne", "ko", {})
    assert await again.tables.create(table(2), []) > number
    await again.close()


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("DELETE FROM action WHERE seq = 0", "entries are missing"),
        ("DELETE FROM game_table", "rows belong to nothing"),
    ],
)
async def test_the_check_finds_what_is_missing(database: Database, tmp_path: Path, damage: str, named: str) -> None:
    number: TableId = await database.tables.create(table(), [])
    await database.tables.commit(step(number, 0, "a", "b"))
    await database.check()
    with sqlite3.connect(tmp_path / "talon.db") as other:  # without foreign keys, as any tool would open it
        other.execute(damage)
    other.close()
    with pytest.raises(StoreDown, match=named):
        await database.check()


def _break_transaction(write: Connection, items: Sequence[None]) -> list[None]:
    write.exec_driver_sql("ROLLBACK")
    write.exec_driver_sql("RELEASE nothing")  # the first statement to find the transaction gone
    return [None] * len(items)


def _settings(write: Connection, items: Sequence[None]) -> list[list[object]]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return [[write.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]] * len(items)


def _be_impatient(write: Connection, items: Sequence[None]) -> list[None]:
    write.exec_driver_sql("PRAGMA busy_timeout = 50")
    return [None] * len(items)
