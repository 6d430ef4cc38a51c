"""A real process is told to stop, and does so in order and in time."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from storage.database import open_database
from storage.moving import demand_unused
from tests.commands.program import database, free_port, page_of, program, stopped


@pytest.mark.timeout(120)
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_is_orderly_and_leaves_the_database_sound(tmp_path: Path, told: signal.Signals) -> None:
    url = database(tmp_path)
    given = {"DATABASE_URL": url, "SANDBOX_PORT": free_port()}
    async with program(given, "--sandbox", "--no-browser") as process:
        await page_of(process)
        await stopped(process, told)
    await demand_unused(url)
    left = await open_database(url)
    await left.check()
    await left.close()
