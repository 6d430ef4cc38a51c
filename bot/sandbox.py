"""The same bot in a browser on this machine, over simcord's Preview: no Discord, no token.

simcord's clock starts in January 2026 and stands still between actions, and its preview shows one channel and learns
of changes only when asked. So the clock is set to the later of now and the last time in the database and is advanced
every second, the page is refreshed when the bot has sent something, and people and channel get the same ids at every
start, so that a table in the database finds its people again. Private parts of simcord are used for that: its version
is pinned.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Awaitable
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from bot.client import Talon
from bot.settings import Settings, SettingsError
from storage.api import Store
from storage.database import open_database

log = logging.getLogger(__name__)

TICK_SECONDS: Final = 0.4
PUMP_SECONDS: Final = 0.25
SETTLE_SECONDS: Final = 30.0
"""How long a click may keep the bot busy before the page gives up on it."""
LAST_SEEN: Final = "sandbox-clock"
"""Under this key the store remembers the sandbox's time, in epoch seconds."""
GUILD_NAME: Final = "Talon sandbox"
CHANNEL_NAME: Final = "card-table"


async def run_sandbox(settings: Settings, *, browser: bool) -> int:
    """Serve the sandbox until told to stop."""
    logging.getLogger("discord.state").addFilter(_no_intents)
    try:
        import simcord
    except ImportError:
        sys.stderr.write("The sandbox needs the package simcord: `make run` installs it, or set DISCORD_TOKEN.\n")
        return 2
    from bot.__main__ import build

    _demand_free(settings.sandbox_port)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    store = await open_database(settings.database_url)
    bot = build(settings, store, edit_interval=0.0, shards=1)
    bot.register_anew = True
    running = simcord.run(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
    world = _World(running._env, settings.sandbox_people)  # before the bot starts and closes tables of lost servers
    async with running as env:
        await world.catch_up(store)
        await _post_boards_anew(bot, store)
        async with env.preview(
            world.channel, viewers=world.people, layout="channel", port=settings.sandbox_port
        ) as page:
            sys.stdout.write(f"Talon is ready. Open {page.url}\nType /play there. Stop with Ctrl+C.\n")
            sys.stdout.flush()
            if browser:
                # one that stays in front, as those of a terminal do, waits for the page that this loop serves
                Thread(target=_show, args=(page.url,), name="browser", daemon=True).start()
            await _serve(env, page, store, stop)
        await bot.close()
    return 0


def _demand_free(port: int) -> None:
    """Said before anything is begun: the page is opened last."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            reason = os.strerror(error.errno or 0)
            raise SettingsError(f"SANDBOX_PORT {port} cannot be opened ({reason}): is another one running?") from error


def _show(address: str) -> None:
    """Open a browser, where there is one."""
    with suppress(webbrowser.Error):
        webbrowser.open(address)


def _no_intents(record: logging.LogRecord) -> bool:
    """simcord makes a client without intents for its own use, and discord.py warns of it."""
    return "Guilds intent" not in record.getMessage()


class _World:
    """One server, one channel, and the people of the settings."""

    def __init__(self, env: Any, names: tuple[str, ...]) -> None:
        self.env = env
        guild = env.create_guild(name=GUILD_NAME)
        self.channel = guild.create_text_channel(CHANNEL_NAME)
        self.people = [guild.add_member(env.create_user(name)) for name in names]

    async def catch_up(self, store: Store) -> None:
        """Set the clock to the later of now and the time at the last stop."""
        last = float(await store.people.meta(LAST_SEEN) or 0)
        now = max(time.time_ns() / 1e9, last)
        # advance_time would let every timer of those months fire in turn
        self.env.backend.clock.advance(max(0.0, now - self.env.now().timestamp()))


async def _post_boards_anew(bot: Talon, store: Store) -> None:
    """The simulated channel is empty at every start, so the boards of live tables are posted again."""
    for table in await store.tables.live_tables():
        bot.presenter.redraw(table.id)


async def _serve(env: Any, page: Any, store: Store, stop: asyncio.Event) -> None:
    turn = asyncio.Lock()
    act = page._action

    async def locked(context: Any, body: Any) -> Any:
        async with turn:  # a click that meets the ticker would be refused
            return await act(context, body)

    page._action = locked
    async with asyncio.TaskGroup() as tasks:
        ticker = tasks.create_task(_tick(env, store, turn), name="clock")
        pump = tasks.create_task(_pump(env, page, turn), name="page")
        await stop.wait()
        ticker.cancel()
        pump.cancel()


async def _tick(env: Any, store: Store, turn: asyncio.Lock) -> None:
    """Let the bot's clock run with this machine's."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        async with turn:
            await _patiently(env.advance_time(TICK_SECONDS))
        await store.people.set_meta(LAST_SEEN, str(env.now().timestamp()))


async def _pump(env: Any, page: Any, turn: asyncio.Lock) -> None:
    """Show what the bot has sent."""
    seen = -1
    while True:
        await asyncio.sleep(PUMP_SECONDS)
        sent = len(env.http_requests)
        if sent != seen:
            seen = sent
            async with turn:
                await _patiently(page.refresh())


async def _patiently(step: Awaitable[Any]) -> None:
    """On a busy machine the bot may take longer than simcord waits; it goes on, and the next step catches up."""
    try:
        await step
    except TimeoutError as error:
        log.warning("the bot is slow: %s", error)
