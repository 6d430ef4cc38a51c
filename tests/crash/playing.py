"""The process that is killed: the real bot over a real database, joined to a Discord at the other end of a socket.

Run as a program it reads one line for each bot that is to be begun, and forks: what every bot reads at its start has
been read once, so that a hundred starts take seconds. Each line is a JSON list: socket, address of the database, and by
how many hours the sessions' clock is ahead.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import os
import signal
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final

from bot.client import DiscordClock, Talon
from bot.language import Languages
from bot.session.dealer import Dealer
from bot.session.live import Changed
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from bot.ui.searching import read_rules
from storage.database import open_database
from tests.bot.stage import Unpainted
from tests.direct.joining import Refused, Request, feed, install, join

LONGEST_LINE: Final = 1 << 24
THINKING_SECONDS: Final = 600
"""Longer than a bot lives on the busiest machine, shorter than the hour by which the clock goes on between two."""
HOUR_MS: Final = 3_600_000


class Later(DiscordClock):
    """The time some hours ahead: for a bot that was down so long."""

    def __init__(self, hours: int) -> None:
        self._ahead = hours * HOUR_MS

    def now(self) -> int:
        """Epoch milliseconds."""
        return super().now() + self._ahead


class Line:
    """The bot's end of the socket."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._numbers = count()

    def write(self, **said: Any) -> None:
        """One line."""
        self._writer.write(json.dumps(said).encode() + b"\n")

    async def answer(self, request: Request) -> Any:
        """What the other end answers to a request."""
        number = next(self._numbers)
        answered = self._waiting[number] = asyncio.get_running_loop().create_future()
        self.write(asks=number, request=[request.method, request.path, request.body, request.uploads])
        return await answered

    def answered(self, said: Mapping[str, Any]) -> None:
        """The other end has answered."""
        waiting = self._waiting.pop(said["answers"])
        if waiting.done():  # whoever asked was cancelled
            return
        if "refused" in said:
            waiting.set_exception(Refused(*said["refused"]))
        else:
            waiting.set_result(said["with"])


async def play(socket: str, database: str, hours: int) -> None:
    """Until killed, or until the other end goes."""
    reader, writer = await asyncio.open_unix_connection(socket, limit=LONGEST_LINE)
    line = Line(writer)
    guilds = json.loads(await reader.readline())
    store = await open_database(database)
    times = Times(
        thinking_time_seconds=THINKING_SECONDS, warning_seconds=15, lobby_minutes=30, computer_pace_seconds=0.0
    )
    sessions = Sessions(store, Later(hours), Dealer(), Thinking(workers=0, seconds=1), times)

    def kept(changed: Changed) -> None:
        line.write(kept=changed.live.id, length=changed.live.length)

    sessions.desk.listeners.append(kept)
    bot = Talon(
        sessions,
        LANGUAGES,
        Unpainted(),
        edit_interval=0,
        shard_count=1,
        clicks_in_ten_seconds=1_000_000,
    )
    install(bot, line.answer)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lambda: line.write(waits=waits()))
    faulthandler.register(signal.SIGUSR2)
    async with asyncio.TaskGroup() as tasks:  # where one fails, the process ends
        tasks.create_task(listen(reader, line, bot))
        await join(bot, guilds)
        line.write(ready=True)


def waits() -> str:
    """A line for each task of this process: its name, and by which calls it came to where it waits."""
    lines = []
    for task in asyncio.all_tasks():
        calls: list[str] = []
        inner: Any = task.get_coro()
        while (frame := getattr(inner, "cr_frame", None)) is not None:
            calls.append(f"{frame.f_code.co_qualname} {Path(frame.f_code.co_filename).name}:{frame.f_lineno}")
            inner = getattr(inner, "cr_await", None)
        lines.append(f"{task.get_name()}: {' > '.join(calls)}")
    return "\n".join(sorted(lines))


async def listen(reader: asyncio.StreamReader, line: Line, bot: Talon) -> None:
    """Bring the bot answers and events."""
    while said := await reader.readline():
        heard = json.loads(said)
        if "answers" in heard:
            line.answered(heard)
        else:
            feed(bot, heard["event"], heard["payload"])


def main() -> None:
    """Begin a bot for each line, and print its process id."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    LANGUAGES.read()
    read_rules(LANGUAGES.known)
    for line in sys.stdin:
        if child := os.fork():
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        asyncio.run(play(*json.loads(line)))
        os._exit(0)


LANGUAGES: Final = Languages(strict=True)

if __name__ == "__main__":
    main()
