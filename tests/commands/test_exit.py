"""The real program ends with the code, and the one sentence, that tells a host what was wrong."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import open_database
from tests.commands.program import database, program
from tests.commands.stand import TOKEN

pytestmark = pytest.mark.timeout(120)

SLOW_CHECK = (
    "-c",
    """
import asyncio, signal, sys
from bot import __main__ as program

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets what it runs in the background ignore it

async def work(*_):
    print("begun", flush=True)
    await asyncio.sleep(60)

program.work = work
sys.exit(program.main(["check"]))
""",
)
"""The program, whose command takes its time."""


async def ending(given: dict[str, str], *arguments: str) -> tuple[int | None, str]:
    """The exit code of a program that ends by itself, and what it said."""
    async with program(given, *arguments) as process:
        said, errors = await process.communicate()
    assert said == b""
    return process.returncode, errors.decode()


@pytest.mark.parametrize("token", ["", TOKEN], ids=["sandbox", "connected"])
async def test_a_database_below_a_file_ends_it_with_1(tmp_path: Path, token: str) -> None:
    (tmp_path / "file").write_text("not a directory")
    code, said = await ending({"DISCORD_TOKEN": token, "DATABASE_URL": database(tmp_path / "file")}, "--no-browser")
    assert (code, said.count("\n")) == (1, 1), said
    assert str(tmp_path) in said


async def test_a_database_of_a_newer_version_ends_it_with_1(tmp_path: Path) -> None:
    url = database(tmp_path)
    await (await open_database(url)).close()
    with closing(sqlite3.connect(tmp_path / "talon.db")) as there:
        there.execute("UPDATE alembic_version SET version_num = '9999'")
        there.commit()
    code, said = await ending({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url})
    assert (code, said.count("\n")) == (1, 1), said
    assert "belongs to a newer version of Talon (schema 9999)" in said


async def test_a_sandbox_whose_port_is_taken_ends_with_2(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        given = {"DISCORD_TOKEN": "", "SANDBOX_PORT": str(port), "DATABASE_URL": database(tmp_path)}
        code, said = await ending(given, "--sandbox", "--no-browser")
    assert (code, said.count("\n")) == (2, 1), said
    assert f"SANDBOX_PORT {port}" in said


async def test_a_command_that_is_interrupted_says_so(tmp_path: Path) -> None:
    async with program({"DATABASE_URL": database(tmp_path)}, *SLOW_CHECK, start=()) as process:
        assert process.stdout is not None, "a pipe was asked for"
        assert await process.stdout.readline() == b"begun\n"
        process.send_signal(signal.SIGINT)
        _, errors = await process.communicate()
    assert (process.returncode, errors) == (130, b"Interrupted.\n")


async def test_a_wrong_setting_ends_it_with_2(tmp_path: Path) -> None:
    code, said = await ending({"WORKERS": "many", "DISCORD_TOKEN": TOKEN, "DATABASE_URL": database(tmp_path)})
    assert (code, said.count("\n")) == (2, 1), said
    assert "WORKERS" in said
    assert not await asyncio.to_thread((tmp_path / "talon.db").exists), "nothing was begun"
