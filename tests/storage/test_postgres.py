"""What a PostgreSQL server promises beyond the contract: shared commits, several processes, clear errors."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.util import await_only

from storage import postgres
from storage.api import Stale, StoreDown, StoreError, StoreFull, TableId, Unusable
from storage.database import Database, open_database
from storage.schema import metadata
from storage.writer import Step
from tests.postgres import server
from tests.scale import chance, scale
from tests.storage.conftest import postgres_url, without_postgres
from tests.storage.making import ANNE, BERT, seat, step, table
from tests.storage.outage import Outage, away, failing, hang_up, read_only

pytestmark = without_postgres

ROOT = Path(__file__).parents[2]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return postgres_url(tmp_path)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


@asynccontextmanager
async def second(url: str) -> AsyncIterator[Database]:
    """Another process's view of the same database."""
    opened = await open_database(url)
    yield opened
    await opened.close()


async def refusal(url: str) -> str:
    with pytest.raises(Unusable) as refused:
        await open_database(url)
    return str(refused.value)


def assert_one_sentence(said: str) -> None:
    assert "\n" not in said
    assert said.endswith(".")
    assert len(re.findall(r"[.!?](\s|$)", said)) == 1, said


async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.reader.moment() as read:
        assert await read.run_sync(differences) == []


async def test_processes_that_start_together_migrate_one_after_another() -> None:
    name = "t_empty"
    await asyncio.to_thread(server().sql, f"CREATE DATABASE {name}")
    server().made[name] = Path("/")
    opened = await asyncio.gather(*(open_database(server().address(name)) for _ in range(3)))
    number = await opened[0].tables.create(table(), [seat(0, ANNE)])
    assert (await opened[2].tables.load(number)).seats[0].user == ANNE
    for each in opened:
        await each.close()


async def test_appends_of_many_tables_share_commits(database: Database) -> None:
    tables = await asyncio.gather(*(database.tables.create(table(channel), []) for channel in range(40)))
    commits: list[Connection] = []
    event.listen(database.writer.engine, "commit", commits.append)
    await asyncio.gather(*(database.tables.commit(step(number, 0, "a")) for number in tables))
    assert 1 <= len(commits) <= 3
    assert [len((await database.tables.load(number)).entries) for number in tables] == [1] * 40


async def test_a_failing_change_fails_alone(database: Database) -> None:
    tables = [await database.tables.create(table(channel), [seat(0, ANNE)]) for channel in range(6)]
    changes = [step(number, 0, "a") for number in tables]
    changes[2] = step(tables[2], 5, "a")
    changes[4] = step(tables[4], 0, "a", seats=(seat(0, ANNE), seat(0, ANNE)))
    ends = await asyncio.gather(*(database.tables.commit(each) for each in changes), return_exceptions=True)
    assert [place for place, end in enumerate(ends) if end is not None] == [2, 4]
    assert isinstance(ends[2], Stale)
    assert type(ends[4]) is StoreError
    assert "\n" not in str(ends[4])
    kept = [len((await database.tables.load(number)).entries) for number in tables]
    assert kept == [1, 1, 0, 1, 0, 1]


async def test_of_two_processes_one_appends(database: Database, url: str) -> None:
    numbers = [await database.tables.create(table(channel), []) for channel in range(20)]
    async with second(url) as other:
        tries = [each.tables.commit(step(n, 0, "a")) for n in numbers for each in (database, other)]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(end) for end in ends if end is not None] == [Stale] * 20
        assert [len((await other.tables.load(n)).entries) for n in numbers] == [1] * 20


async def test_of_two_processes_one_changes_the_seats(database: Database, url: str) -> None:
    number = await database.tables.create(table(), [seat(0, ANNE), seat(1, None)])
    async with second(url) as other:
        ends = await asyncio.gather(
            database.tables.commit(step(number, 0, expected_revision=0, seats=(seat(0, ANNE), seat(1, BERT)))),
            other.tables.commit(step(number, 0, expected_revision=0, seats=(seat(0, None), seat(1, None)))),
            return_exceptions=True,
        )
        assert [type(end) for end in ends if end is not None] == [Stale]


async def test_processes_that_lock_each_other_out_both_get_through(database: Database, url: str) -> None:
    """PostgreSQL ends one of two transactions that wait for each other; that one is done again."""
    keys = ["a", "b"]
    for key in keys:
        await database.people.set_meta(key, "old")
    arrived = asyncio.Barrier(2)

    def crossing(order: list[str]) -> Step[None, None]:
        first = True

        def write(connection: Connection, items: Sequence[None]) -> list[None]:
            nonlocal first
            for turn, key in enumerate(order):
                if turn and first:
                    first = False
                    await_only(arrived.wait())
                connection.execute(text("UPDATE meta SET value = value || 'x' WHERE key = :key"), {"key": key})
            return [None] * len(items)

        return write

    async with second(url) as other:
        await asyncio.gather(
            database.writer.write(crossing(keys), None),
            other.writer.write(crossing(keys[::-1]), None),
        )
    assert [await database.people.meta(key) for key in keys] == ["oldxx", "oldxx"]


async def test_a_lost_connection_is_told_and_made_again(database: Database, url: str) -> None:
    number = await database.tables.create(table(), [])
    await hang_up(url)
    with pytest.raises(StoreDown) as told:
        await database.tables.commit(step(number, 0, "lost"))
    assert_one_sentence(str(told.value))
    await database.tables.commit(step(number, 0, "kept"))
    assert [entry.text for entry in (await database.tables.load(number)).entries] == ["kept"]


@pytest.mark.parametrize(
    ("trouble", "kind", "said"),
    [
        (partial(failing, code="53100"), StoreFull, "free some space"),
        (partial(failing, code="42501"), StoreDown, "the role, rights"),
        (read_only, StoreDown, "make it writable"),
        (away, StoreDown, "not currently accepting connections"),
    ],
    ids=["disk full", "right revoked", "read-only", "away"],
)
async def test_a_server_that_refuses_a_change_is_told_and_takes_it_afterwards(
    database: Database, url: str, trouble: Outage, kind: type[StoreError], said: str
) -> None:
    number = await database.tables.create(table(), [])
    async with trouble(url):
        with pytest.raises(StoreDown):  # the first one may learn only that its connection was ended
            await database.tables.commit(step(number, 0, "a"))
        with pytest.raises(StoreDown, match=said) as told:
            await database.tables.commit(step(number, 0, "a"))
    assert type(told.value) is kind
    assert_one_sentence(str(told.value))
    assert not (await database.tables.load(number)).entries
    await database.tables.commit(step(number, 0, "a"))
    assert [entry.text for entry in (await database.tables.load(number)).entries] == ["a"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"database": "nowhere"}, 'database "nowhere" does not exist'),
        ({"username": "stranger", "password": "s3cret"}, 'role "stranger" does not exist'),
        ({"query": {"host": "/nowhere/at/all"}}, "cannot be reached"),
        ({"query": {}, "host": "127.0.0.1", "port": 9, "password": "s3cret"}, "cannot be reached"),
    ],
)
async def test_what_is_wrong_with_an_address_is_told_in_one_sentence(
    url: str, changes: dict[str, object], said: str
) -> None:
    wrong = make_url(url).set(**changes)  # type: ignore[arg-type]  # names of URL's own parts
    told = await refusal(wrong.render_as_string(hide_password=False))
    assert said in told
    assert "s3cret" not in told
    assert_one_sentence(told)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("DROP TABLE alembic_version", "another program"),
        ("ALTER ROLE talon SET synchronous_commit = off", "synchronous_commit"),
    ],
)
async def test_a_database_that_is_not_ours_to_use_is_left_alone(url: str, statement: str, said: str) -> None:
    name = str(make_url(url).database)
    await asyncio.to_thread(server().sql, statement, database=name)
    try:
        told = await refusal(url)
    finally:
        await asyncio.to_thread(server().sql, "ALTER ROLE talon RESET synchronous_commit")
    assert said in told
    assert_one_sentence(told)


async def test_a_damaged_log_is_found(database: Database, url: str) -> None:
    number = await database.tables.create(table(), [])
    await database.tables.commit(step(number, 0, "a", "b"))
    await database.check()
    await asyncio.to_thread(server().sql, "DELETE FROM action WHERE seq = 0", database=str(make_url(url).database))
    with pytest.raises(StoreDown, match="entries are missing"):
        await database.check()


async def test_a_reader_sees_one_moment(database: Database) -> None:
    number = await database.tables.create(table(), [])
    async with database.reader.moment() as read:
        before = await read.scalar(text("SELECT count(*) FROM action"))
        await database.tables.commit(step(number, 0, "a"))
        assert await read.scalar(text("SELECT count(*) FROM action")) == before == 0


async def test_the_server_knows_our_name(url: str) -> None:
    async with second(url) as other, other.reader.moment() as read:
        assert await read.scalar(text("SELECT current_setting('application_name')")) == "talon"


PLAY = """
import asyncio, sys
from storage.database import open_database
from tests.storage.making import step, table

async def main():
    database = await open_database(sys.argv[1])
    numbers = [await database.tables.create(table(channel), []) for channel in range(5)]
    async def play(number):
        for seq in range(100_000):
            await database.tables.commit(step(number, seq, f"action {seq}"))
            print(number, seq + 1, flush=True)
    await asyncio.gather(*map(play, numbers))

asyncio.run(main())
"""


def kill_while_playing(url: str) -> dict[int, int]:
    """Kill a process in the middle of its appends; the number that it acknowledged, by table."""
    playing = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", PLAY, url], env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True
    )
    assert playing.stdout
    lines = [playing.stdout.readline() for _ in range(chance("kill").randrange(20, 300))]
    playing.kill()
    lines += playing.communicate()[0].splitlines(keepends=True)
    assert playing.returncode == -signal.SIGKILL
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {int(number): int(length) for number, length in whole}


@pytest.mark.timeout(600)
async def test_a_killed_process_keeps_every_append_that_it_acknowledged(tmp_path: Path) -> None:
    for run in range(scale(20)):
        url = await asyncio.to_thread(postgres_url, tmp_path / str(run))
        acknowledged = await asyncio.to_thread(kill_while_playing, url)
        assert acknowledged
        async with second(url) as database:
            await database.check()
            for number, length in acknowledged.items():
                texts = [entry.text for entry in (await database.tables.load(TableId(number))).entries]
                assert len(texts) >= length > 0
                assert texts == [f"action {seq}" for seq in range(len(texts))]


class Relay:
    """Hands bytes on to a server and back; once it is `dead`, what comes over the connections until then is lost."""

    def __init__(self, url: str) -> None:
        self._server = make_url(url)
        self._dead: list[asyncio.Event] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Its own address, for as long as it runs."""
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        async with listening:
            there = self._server.set(host="127.0.0.1", port=port, query={})
            yield there.render_as_string(hide_password=False)
            self.deaden()

    def deaden(self) -> None:
        """As a firewall that has forgotten the connections: nobody is told."""
        for dead in self._dead:
            dead.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        socket = f"{self._server.query['host']}/.s.PGSQL.5432"
        answers, server = await asyncio.open_unix_connection(socket)
        dead = asyncio.Event()
        self._dead.append(dead)

        async def hand_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                if not dead.is_set():
                    target.write(data)

        try:
            await asyncio.gather(hand_on(reader, server), hand_on(answers, writer))
        finally:
            server.close()
            writer.close()


@pytest.mark.parametrize("together", [1, 5], ids=["alone", "in one commit"])
async def test_a_connection_that_has_died_without_a_word_is_told_and_made_again(
    url: str, monkeypatch: pytest.MonkeyPatch, together: int
) -> None:
    monkeypatch.setattr(postgres, "ANSWER_SECONDS", 0.5)
    relay = Relay(url)
    async with relay.open() as through:
        database = await open_database(through)
        await database.people.set_meta("a", "before")
        relay.deaden()
        writes = [database.people.set_meta(f"a{number}", "lost") for number in range(together)]
        for outcome in await asyncio.gather(*writes, return_exceptions=True):
            assert isinstance(outcome, StoreDown), outcome
        await database.people.set_meta("a", "after")
        assert await database.people.meta("a") == "after"
        await database.close()
