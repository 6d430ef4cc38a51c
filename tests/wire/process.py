"""The bot as a process of its own, and what it logs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
LOUD: Final = ("ERROR", "CRITICAL")
LAUNCH: Final = "tests.wire.launch"


class Bot:
    """A running bot; `lines` grows with what it logs, each line as it was read from JSON."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read(), name="log of the bot")

    @classmethod
    async def start(cls, address: str, folder: Path, token: str, module: str = LAUNCH, **env: str) -> Bot:
        """Start it over a database in `folder`, its Discord at `address`, with as few pauses as can be chosen.

        `module` is what runs: the bot, or another one to be measured beside it.
        """
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
        chosen = {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": token,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/talon.db",
            "EDIT_INTERVAL_SECONDS": "1.2",
            "COMPUTER_PACE_SECONDS": "0",
            "THINKING_TIME_SECONDS": "3600",
            **env,
        }
        command = (sys.executable, "-m", module, address)
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=kept | chosen, stderr=PIPE)
        return cls(process)

    async def _read(self) -> None:
        assert self.process.stderr is not None, "asked for"
        async for line in self.process.stderr:
            said = line.decode().rstrip("\n")
            self.lines.append(json.loads(said) if said.startswith("{") else {"level": "ERROR", "message": said})

    def cpu_seconds(self) -> float:
        """CPU that the process has taken so far, its threads included, as Linux counts it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # utime and stime of proc(5)

    def failures(self, since: int = 0) -> list[str]:
        """What it has logged as an error, or said outside its log, from that line on."""
        return [f"{line['message']}\n{line.get('error', '')}" for line in self.lines[since:] if line["level"] in LOUD]

    async def stop(self, *, seconds: float = 12) -> int:
        """Ask it to stop; its exit status."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await self.ended(seconds=seconds)

    async def ended(self, *, seconds: float = 60) -> int:
        """Wait until it has ended by itself; its exit status."""
        async with asyncio.timeout(seconds):
            status = await self.process.wait()
            await self._reading
        return status
