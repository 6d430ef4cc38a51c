"""Begins and kills bots, and is all of Discord for them: what people see outlives every one of them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.crash.playing import LONGEST_LINE
from tests.direct.joining import Refused, Request
from tests.direct.place import Place

START_SECONDS: Final = 30.0
STUCK_SECONDS: Final = 60.0
SAY_SECONDS: Final = 5.0
ROOT: Final = Path(__file__).parents[2]


class Host:
    """One bot at a time over one database. Use as `async with`."""

    def __init__(self, place: Place, folder: Path, database: str) -> None:
        self.place = place
        self.kept: defaultdict[int, int] = defaultdict(int)
        """The length of each table's log as a bot told it after keeping it."""
        self._socket, self._database = folder / "line", database
        self._writer: asyncio.StreamWriter | None = None
        self._child = 0
        self._waiting: asyncio.Future[str]
        self._met, self._ready, self._gone, self._more = (asyncio.Event() for _ in range(4))

    async def __aenter__(self) -> Host:
        self._server = await asyncio.start_unix_server(self._serve, self._socket, limit=LONGEST_LINE)
        self._nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.crash.playing"),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._child and not self._gone.is_set():
            await self.kill()
        assert self._nursery.stdin is not None, "a pipe"
        self._nursery.stdin.close()
        await self._nursery.wait()
        self._server.close()
        await self._server.wait_closed()

    async def begin(self, *, hours: int) -> None:
        """Start a bot and hear its first word; its sessions' clock is that far ahead."""
        for event in (self._met, self._ready, self._gone):
            event.clear()
        assert self._nursery.stdin is not None, "a pipe"
        assert self._nursery.stdout is not None, "a pipe"
        self._nursery.stdin.write(json.dumps([str(self._socket), self._database, hours]).encode() + b"\n")
        self._child = int(await self._nursery.stdout.readline())
        async with asyncio.timeout(START_SECONDS):
            await self._met.wait()

    async def ready(self) -> None:
        """Wait until the bot has joined."""
        async with asyncio.timeout(START_SECONDS):
            await self._ready.wait()

    async def kill(self) -> None:
        """As nobody can refuse, in whatever it is doing; what it wrote before is read to its end."""
        os.kill(self._child, signal.SIGKILL)
        await self._gone.wait()

    async def waiting(self) -> str:
        """Where each task of the bot waits; a bot that does not say so is busy with something, or stands still."""
        self._waiting = asyncio.get_running_loop().create_future()
        os.kill(self._child, signal.SIGUSR1)
        try:
            async with asyncio.timeout(SAY_SECONDS):
                return await self._waiting
        except TimeoutError:
            os.kill(self._child, signal.SIGUSR2)  # it writes to stderr where its threads are
            return "the bot does not even say what it waits for"

    async def until(self, actions: int) -> None:
        """Wait until so many more changes were kept; none in a whole minute is a failure on any machine."""
        for done in range(actions):
            self._more.clear()
            try:
                async with asyncio.timeout(STUCK_SECONDS):
                    await self._more.wait()
            except TimeoutError as error:
                raise AssertionError(f"play goes on; it stopped after {done} of {actions} changes") from error

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._met.set()
        writer.write(json.dumps(self.place.guilds()).encode() + b"\n")
        self.place.send = self._send
        try:
            while (line := await reader.readline()).endswith(b"\n"):
                self._hear(json.loads(line), writer)
        except ConnectionError:
            pass  # the bot was killed with something unread
        finally:
            self.place.send = None
            writer.close()
            self._gone.set()

    def _hear(self, said: Mapping[str, Any], writer: asyncio.StreamWriter) -> None:
        if "kept" in said:
            self.kept[said["kept"]] = said["length"]
            self._more.set()
        elif "ready" in said:
            self._ready.set()
        elif "waits" in said:
            self._waiting.set_result(said["waits"])
        else:
            method, path, body, uploads = said["request"]
            answer: dict[str, Any] = {"answers": said["asks"]}
            try:
                answer["with"] = self.place.carry_out(Request(method, path, body, tuple(uploads)))
            except Refused as no:
                answer["refused"] = [no.status, no.code]
            writer.write(json.dumps(answer).encode() + b"\n")

    def _send(self, event: str, payload: Mapping[str, Any]) -> None:
        assert self._writer is not None, "a bot listens"
        self._writer.write(json.dumps({"event": event, "payload": payload}).encode() + b"\n")
