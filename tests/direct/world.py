"""The real bot in this process, joined to a place whose every request is judged by Discord's limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.client import DiscordClock, Talon
from bot.language import Languages
from bot.pictures import Painter
from bot.session.clock import Clock
from bot.session.dealer import Dealer
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from storage.database import open_database
from tests.bot.stage import Unpainted
from tests.direct.joining import Request, feed, install, join
from tests.direct.place import Place
from tests.discord import limits


@asynccontextmanager
async def joined(
    place: Place,
    folder: Path,
    *,
    painter: Painter | None = None,
    clicks_in_ten_seconds: int = 1_000_000,
    judged: bool = True,
    clock: Clock | None = None,
) -> AsyncIterator[Talon]:
    """A bot that has joined; its database lies in `folder`. `judged`: False where only time counts."""
    store = await open_database(f"sqlite+aiosqlite:///{folder}/talon.db")
    times = Times(computer_pace_seconds=0.0)
    sessions = Sessions(store, clock or DiscordClock(), Dealer(), Thinking(workers=0, seconds=1), times)
    bot = Talon(
        sessions,
        Languages(strict=True),
        painter or Unpainted(),
        edit_interval=0,
        shard_count=1,
        clicks_in_ten_seconds=clicks_in_ten_seconds,
    )

    async def answer(request: Request) -> object:
        problems = limits.problems(request.method, request.path, request.body)
        assert not problems, problems
        return await place.answer(request)

    install(bot, answer if judged else place.answer)
    place.send = lambda event, payload: feed(bot, event, payload)
    try:
        await join(bot, place.guilds())
        yield bot
    finally:
        await bot.close()
