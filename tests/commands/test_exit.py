"""The real program ends with the code, and the one sentence, that tells a host what was wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import open_database
from tests.commands.program import database, program
from tests.commands.stand import TOKEN

pytestmark = pytest.mark.timeout(120)


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


async def test_a_wrong_setting_ends_it_with_2(tmp_path: Path) -> None:
    code, said = await ending({"WORKERS": "many", "DISCORD_TOKEN": TOKEN, "DATABASE_URL": database(tmp_path)})
    assert (code, said.count("\n")) == (2, 1), said
    assert "WORKERS" in said
    assert not await asyncio.to_thread((tmp_path / "talon.db").exists), "nothing was begun"
