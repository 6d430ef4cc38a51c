"""`python -m bot` as a process of its own, with the settings of a test and no others."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
STOPS_WITHIN_SECONDS = 10
"""A host kills a process then."""


def free_port() -> str:
    """A port on this machine that nothing listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def database(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder}/talon.db"


@asynccontextmanager
async def program(
    given: Mapping[str, str], *arguments: str, start: Sequence[str] = ("-m", "bot")
) -> AsyncIterator[Process]:
    """Runs the bot with these settings until the end of the block at most; `start` is how Python is told to."""
    settings = {name.upper() for name in Settings.model_fields}
    env = {name: value for name, value in os.environ.items() if name not in settings}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *start, *arguments), cwd=ROOT, env={**env, **given}, stdout=PIPE, stderr=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()  # killed, it would leave its computer players behind
            try:
                await asyncio.wait_for(process.communicate(), STOPS_WITHIN_SECONDS)
            except TimeoutError:
                process.kill()
                await process.communicate()


async def page_of(sandbox: Process) -> str:
    """The address that a sandbox prints once it is ready."""
    assert sandbox.stdout is not None, "a pipe was asked for"
    said = (await sandbox.stdout.readline()).decode()
    if "ready" not in said:
        raise AssertionError((await sandbox.communicate())[1].decode())
    return said.split()[-1]


async def stopped(process: Process, told: int) -> str:
    """Tell it to stop; what it has said to its log. One that does not stop in time and in order fails the test."""
    process.send_signal(told)
    _, errors = await asyncio.wait_for(process.communicate(), STOPS_WITHIN_SECONDS)
    assert process.returncode == 0, errors.decode()
    assert b"Traceback" not in errors, errors.decode()
    return errors.decode()
