"""The composition root: settings, database, sessions, client; the only place that knows every part."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from typing import Final

import discord

from bot import compiled
from bot.client import DiscordClock, Talon
from bot.commands.line import COMMANDS, parser
from bot.commands.told import refused
from bot.commands.upkeep import healthcheck
from bot.language import Languages
from bot.logs import set_up_logging
from bot.pictures import Painter
from bot.session.dealer import Dealer
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from bot.settings import Settings, SettingsError, load_settings
from bot.tidying import tidy
from bot.ui.privacy import Policy
from bot.ui.reach import UNREACHED
from storage.api import Store, StoreError
from storage.database import open_database

if sys.platform == "win32":
    from asyncio import run
else:  # a loop in C: a quarter less CPU a click than asyncio's own
    from uvloop import run

log = logging.getLogger(__name__)

OK: Final = 0
INTERRUPTED: Final = 130
"""What a shell says of a program that Ctrl+C has ended."""
FAREWELL_SECONDS: Final = 3.0
STOP_WITHIN_SECONDS: Final = 9.0
"""A host kills ten seconds after it asked a process to stop."""


def build(settings: Settings, store: Store, *, edit_interval: float | None = None, shards: int | None = None) -> Talon:
    """The bot over an open store, ready to connect."""
    times = Times(
        thinking_time_seconds=settings.thinking_time_seconds,
        warning_seconds=settings.warning_seconds,
        lobby_minutes=settings.lobby_minutes,
        computer_pace_seconds=settings.computer_pace_seconds,
        finished_table_days=settings.finished_table_days,
        left_server_days=settings.left_server_days,
    )
    thinking = Thinking(workers=settings.workers, seconds=settings.computer_seconds)
    sessions = Sessions(store, DiscordClock(), Dealer(), thinking, times)
    return Talon(
        sessions,
        Languages(),
        Painter(),
        edit_interval=settings.edit_interval_seconds if edit_interval is None else edit_interval,
        development_guild=settings.development_guild,
        policy=Policy(
            settings.privacy_url, settings.terms_url, settings.finished_table_days, settings.left_server_days
        ),
        owner_guild=settings.owner_guild,
        shard_count=shards or settings.shard_count,
        shard_ids=None if shards else settings.shard_ids,
    )


async def connect(settings: Settings) -> int:
    """Play on Discord until told to stop."""
    assert settings.discord_token is not None, "the sandbox needs no token"
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    store = await open_database(settings.database_url)
    log.log(logging.WARNING if compiled.stale() else logging.INFO, "%s", compiled.build())
    bot = build(settings, store)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)  # whatever happens; after the bot has done so it does nothing
        if settings.health_port is not None:
            from bot.health import Health

            await stack.enter_async_context(Health(bot, settings.health_port, settings.health_host))
        running = asyncio.create_task(_run(bot, settings.discord_token.get_secret_value()), name="discord")
        waiting = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        log.info("stopping")
        try:
            async with asyncio.timeout(STOP_WITHIN_SECONDS):
                await say_farewell(bot)
                await bot.close()
                running.cancel()  # a shard may still be waiting for its turn to introduce itself
                await asyncio.wait({running})
                if not running.cancelled():
                    running.result()
        except discord.LoginFailure:
            return refused("Discord refuses DISCORD_TOKEN: reset it in the developer portal and set the new one.").say()
        except TimeoutError:
            log.warning("some requests to Discord were still waiting; what was accepted is on disk")
            running.cancel()
        except UNREACHED as error:
            return refused(f"Discord cannot be reached or fails, so start again in a while: {error}").say()
    return OK


async def _run(bot: Talon, token: str) -> None:
    """Log in and stay connected."""
    await bot.login(token)
    tidying = asyncio.create_task(tidy(bot.presenter.precedence.is_idle), name="garbage")
    try:
        await bot.connect()
    finally:
        tidying.cancel()


async def say_farewell(bot: Talon) -> None:
    """Open no more tables, and tell as many of those in play as there is time for."""
    if bot.user is None:
        return  # not logged in, so nobody can be told; a table may be in play long before all shards are ready
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await bot.farewell.begin()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot, or the command that was asked for; without a token, or with --sandbox, in a browser here."""
    asked = parser().parse_args(arguments)
    try:
        settings = load_settings()
        set_up_logging(settings.log_format, settings.log_level, settings.secrets())
        if asked.command:
            return asyncio.run(work(settings, asked))
        if asked.healthcheck:
            return asyncio.run(healthcheck(settings)).say()
        if asked.sandbox or settings.discord_token is None:
            from bot.sandbox import run_sandbox

            return asyncio.run(run_sandbox(settings, browser=not asked.no_browser))
        return run(connect(settings))
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    except StoreError as error:
        return refused(str(error)).say()
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        return INTERRUPTED


async def work(settings: Settings, asked: argparse.Namespace) -> int:
    """Do what a command says, and say how it went."""
    return (await COMMANDS[asked.command].work(settings, asked)).say()


if __name__ == "__main__":
    sys.exit(main())
