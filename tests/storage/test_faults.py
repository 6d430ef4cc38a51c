"""What a database that cannot be used, or fails while in use, leads to: one sentence, and nothing lost."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from storage.api import TableId, Unusable
from storage.database import open_database
from tests.storage.making import ANNE, seat, step, table

ROOT = Path(__file__).parents[2]

# The whole program: what the bot does with a database at start, in as few lines as that takes.
OPEN = """
import asyncio, resource, sys
from storage.api import StoreError
from storage.database import open_database
from tests.storage.making import ANNE, seat, step, table

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    database = await open_database("sqlite+aiosqlite:///" + sys.argv[1])
{body}
    await database.close()

{before}
try:
    asyncio.run(main())
except StoreError as error:
    sys.exit(str(error))
"""


def program(body: str = "", before: str = "") -> list[str]:
    indented = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return [sys.executable, "-c", OPEN.format(body=indented, before=before)]


def run(where: Path, body: str = "", before: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [*program(body, before), str(where)],
        cwd=where.anchor,  # any directory will do
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=50,
    )


def assert_one_sentence(text: str, where: Path) -> None:
    assert text == text.strip()
    assert "\n" not in text
    assert str(where) in text
    assert text.endswith(".")
    assert len(re.findall(r"[.!?](\s|$)", text)) == 1


def files(directory: Path) -> dict[str, bytes]:
    """All that is kept there; SQLite's shared memory, which is rebuilt from the rest, aside."""
    return {
        path.name: path.read_bytes()
        for path in directory.iterdir()
        if path.is_file() and not path.name.endswith("-shm") and path.stat().st_size
    }


async def refusal(where: Path) -> str:
    with pytest.raises(Unusable) as refused:
        await open_database(f"sqlite+aiosqlite:///{where}")
    return str(refused.value)


async def filled(where: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{where}")
    for channel in range(20):
        number = await database.tables.create(table(channel), [seat(0, ANNE)])
        await database.tables.commit(step(number, 0, *("play KS1 " * 20 for _ in range(30))))
    await database.close()


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "talon.db"
    await filled(where)
    with sqlite3.connect(where) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    before = files(tmp_path)
    sentence = await refusal(where)
    assert "newer version" in sentence
    assert_one_sentence(sentence, where)
    assert files(tmp_path) == before


async def test_a_newer_database_that_was_not_closed_is_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "talon.db"
    await filled(where)
    killed = run(
        where,
        "from sqlalchemy import text\n"
        "def age(write, items):\n"
        "    return [write.execute(text(\"UPDATE alembic_version SET version_num = '9999'\"))]\n"
        "await database.writer.write(age, None)\n"
        "import os; os.kill(os.getpid(), 9)",
    )
    assert killed.returncode == -signal.SIGKILL
    before = files(tmp_path)
    assert before["talon.db-wal"]
    assert "newer version" in await refusal(where)
    assert files(tmp_path) == before


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "talon.db"
    with sqlite3.connect(where) as other:
        other.execute("CREATE TABLE theirs (x)")
    other.close()
    before = files(tmp_path)
    sentence = await refusal(where)
    assert "another program" in sentence
    assert_one_sentence(sentence, where)
    assert files(tmp_path) == before


@pytest.mark.parametrize("damage", ["no database", "cut short", "overwritten", "letters"])
async def test_a_corrupt_file_is_left_alone(tmp_path: Path, damage: str) -> None:
    where = tmp_path / "talon.db"
    await filled(where)
    sound = where.read_bytes()
    assert len(sound) > 50_000
    where.write_bytes(
        {
            "no database": bytes(range(256)) * 100,
            "cut short": sound[: len(sound) // 2],
            "overwritten": sound[:20_000] + b"\xff" * 12_000 + sound[32_000:],
            "letters": b"Dear diary,\n",
        }[damage]
    )
    before = files(tmp_path)
    sentence = await refusal(where)
    assert "damaged" in sentence
    assert_one_sentence(sentence, where)
    assert files(tmp_path) == before


@pytest.mark.parametrize("below", ["talon.db", "deeper/talon.db"])
async def test_a_path_below_a_file_cannot_be_written(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("mine")
    sentence = await refusal(tmp_path / "file" / below)
    assert "cannot be written" in sentence
    assert_one_sentence(sentence, tmp_path / "file" / below)
    assert files(tmp_path) == {"file": b"mine"}


async def test_a_directory_is_no_database(tmp_path: Path) -> None:
    assert_one_sentence(await refusal(tmp_path), tmp_path)


@pytest.mark.parametrize(
    "url",
    ["talon.db", "mysql://host/talon", "sqlite:///talon.db", "sqlite+aiosqlite://", "sqlite+aiosqlite:///a?mode=ro"],
)
async def test_a_url_that_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(Unusable, match=r"sqlite\+aiosqlite:///path/to/talon\.db"):
        await open_database(url)


async def test_odd_letters_in_a_path_are_only_letters(tmp_path: Path) -> None:
    where = tmp_path / "50% of#my ünïcode"
    for _ in range(2):
        database = await open_database(f"sqlite+aiosqlite:///{where}/talon.db")
        await database.close()
    assert os.listdir(where) == ["talon.db"]


@pytest.mark.parametrize("room", [0, 60_000])
async def test_a_disk_that_is_full_at_the_start_ends_it_with_one_sentence(tmp_path: Path, room: int) -> None:
    where = tmp_path / "talon.db"
    ended = await asyncio.to_thread(run, where, before=f"limit({room})")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "free some space" in ended.stderr
    assert_one_sentence(ended.stderr.rstrip("\n"), where)
    await filled(where)  # nothing half made stands in the way once there is room


async def test_a_disk_that_fills_up_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    where = tmp_path / "talon.db"
    ended = run(
        where,
        """
number = await database.tables.create(table(), [seat(0, ANNE)])
limit(1_000_000)
try:  # so much that it reaches the disk before the commit
    await database.tables.commit(step(number, 0, *["y" * 5000] * 2000))
except StoreError as error:
    print(type(error).__name__, error, sep="\\n")
kept = 0
try:
    while kept < 1000:
        await database.tables.commit(step(number, kept, "x" * 5000))
        kept += 1
except StoreError as error:
    print(type(error).__name__, error, sep="\\n")
stored = await database.tables.load(number)
assert len(stored.entries) == kept > 10, (len(stored.entries), kept)
limit(resource.RLIM_INFINITY)
await database.tables.commit(step(number, kept, "room again"))
await database.check()
print(kept + 1)
""",
    )
    assert ended.stderr == ""
    *told, kept = ended.stdout.splitlines()
    assert told[0::2] == ["StoreFull"] * 2
    assert_one_sentence(told[1], where)
    assert_one_sentence(told[3], where)
    database = await open_database(f"sqlite+aiosqlite:///{where}")
    (found,) = await database.tables.live_tables()
    assert len((await database.tables.load(found.id)).entries) == int(kept)
    await database.close()


def test_a_process_that_never_closed_its_database_can_end(tmp_path: Path) -> None:
    ended = run(tmp_path / "talon.db", "await database.people.set_meta('a', 'b')\nraise StoreError('Not closed.')")
    assert (ended.returncode, ended.stderr) == (1, "Not closed.\n")


def kill_while_playing(where: Path) -> dict[int, int]:
    """Kill a process in the middle of its appends; the number that it acknowledged, by table."""
    playing = subprocess.Popen(  # noqa: S603 - our own program
        [*program(PLAY), str(where)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout
    lines = [playing.stdout.readline() for _ in range(200)]
    playing.kill()
    lines += playing.communicate()[0].splitlines(keepends=True)
    assert playing.returncode == -signal.SIGKILL
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {int(number): int(length) for number, length in whole}


PLAY = """
numbers = [await database.tables.create(table(channel), []) for channel in range(5)]
async def play(number):
    for seq in range(100_000):
        await database.tables.commit(step(number, seq, f"action {seq}"))
        print(number, seq + 1, flush=True)
await asyncio.gather(*map(play, numbers))
"""


async def test_a_killed_process_keeps_every_append_that_it_acknowledged(tmp_path: Path) -> None:
    where = tmp_path / "talon.db"
    acknowledged = await asyncio.to_thread(kill_while_playing, where)
    assert len(acknowledged) == 5
    database = await open_database(f"sqlite+aiosqlite:///{where}")
    await database.check()
    for number, length in acknowledged.items():
        entries = (await database.tables.load(TableId(number))).entries
        assert len(entries) >= length > 0
        assert [entry.text for entry in entries] == [f"action {seq}" for seq in range(len(entries))]
    await database.close()
