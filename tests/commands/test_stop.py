"""A real process is told to stop, and does so in order and in time."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from storage.database import open_database
from storage.moving import demand_unused

ROOT = Path(__file__).parents[2]
STOPS_WITHIN_SECONDS = 10


@pytest.mark.timeout(120)
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_is_orderly_and_leaves_the_database_sound(tmp_path: Path, told: signal.Signals) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "--sandbox", "--no-browser"),
        cwd=ROOT,
        env=env | {"DATABASE_URL": url, "SANDBOX_PORT": str(port)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    said = await process.stdout.readline()
    if b"ready" not in said:
        raise AssertionError((await process.communicate())[1].decode())
    begun = time.monotonic()
    process.send_signal(told)
    _, errors = await asyncio.wait_for(process.communicate(), STOPS_WITHIN_SECONDS)
    assert time.monotonic() - begun < STOPS_WITHIN_SECONDS
    assert process.returncode == 0, errors.decode()
    assert b"Traceback" not in errors, errors.decode()
    await demand_unused(url)
    database = await open_database(url)
    await database.check()
    await database.close()
