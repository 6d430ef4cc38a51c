"""A server with a channel and people, the real bot in it, and what its tests press and read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, ResponseMessage
from simcord.actors import MemberActor

from bot.client import DiscordClock, Talon
from bot.language import Languages
from bot.pictures import Painter
from bot.session.dealer import Dealer
from bot.session.live import Live, table_name, table_number
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from games.core.api import Seat, State
from storage.database import open_database
from tests.discord.components import walk as walk_body
from tests.discord.environment import WatchedEnv
from tests.discord.fixtures import DiscordEnv

NAMES = ("Ann", "Ben", "Cem", "Dina", "Eli")
TEXT, BUTTON, SELECT = 10, 2, 3
LANGUAGES = Languages(strict=True)
"""All bots share them: reading them takes longer than most of these tests."""


async def make_bot(
    folder: Path,
    seed: int = 1,
    *,
    painter: Painter | None = None,
    edit_interval: float = 0,
    clicks_in_ten_seconds: int = 10_000,
    thinking: Thinking | None = None,
    url: str | None = None,
    **times: Any,
) -> Talon:
    """The bot as `python -m bot` builds it, over a database in `folder`, dealing from a seed, and without pauses.

    `url`: of a database that lies elsewhere.
    """
    store = await open_database(url or f"sqlite+aiosqlite:///{folder}/talon.db")
    pauses = {"computer_pace_seconds": 0.0, **times}
    players = thinking or Thinking(workers=0, seconds=1)
    sessions = Sessions(store, DiscordClock(), Dealer(Random(seed)), players, Times(**pauses))
    return Talon(
        sessions,
        LANGUAGES,
        painter or Painter(),
        edit_interval=edit_interval,
        shard_count=1,
        clicks_in_ten_seconds=1_000_000,  # these people click as fast as a program
    )


class Club:
    """The world of one test."""

    def __init__(self, env: WatchedEnv, bot: Talon, folder: Path, options: dict[str, Any]) -> None:
        self.env = env
        self.bot = bot
        self.folder = folder
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("cards")
        self.people = [self.guild.add_member(env.create_user(name)) for name in NAMES]
        self._options = options

    def messages(self) -> list[Any]:
        """What stands in the channel for all to see, oldest first."""
        return list(self.channel.history())

    def board(self) -> Any:
        """The newest message with a button to a hand."""
        return next(m for m in reversed(self.messages()) if any(one.endswith(":hand") for one in enabled(m, "b:table")))

    def channel_without(self, permission: str) -> ChannelHandle:
        """A channel in which the bot has all permissions but one."""
        me = self.guild.me
        assert me is not None, "the bot is in its server"
        denied = discord.PermissionOverwrite(**{permission: False})
        return self.guild.create_text_channel("quiet", overwrites={me: denied})

    async def open_table(self, host: MemberActor, **options: Any) -> Any:
        """The lobby that /play opens."""
        result = await host.slash(self.channel, "play", **options)
        assert result.response is not None, "a lobby"
        assert not result.response.ephemeral, texts(result.response)
        return result.response

    async def live(self, name: str = "1") -> Live:
        """A table as the sessions have it: what a test knows beyond its players."""
        number = table_number(name)
        assert number is not None, "a table's short name"
        async with self.bot.sessions.desk.at(number) as live:
            return live

    async def state(self, name: str = "1") -> State:
        """The position at a table."""
        live = await self.live(name)
        assert live.state is not None, "a game that began"
        return live.state

    async def seat_of(self, actor: MemberActor, name: str = "1") -> Seat:
        """Where somebody sits."""
        live = await self.live(name)
        return next(seat.seat for seat in live.seats if seat.user == actor.id)

    async def until(self, holds: Callable[[], object], *, seconds: float = 15) -> None:
        """Wait for what comes after work in a thread, which simcord does not wait for where a time limit runs too."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it never came"
            await asyncio.sleep(0.01)
            await self.env.settle()

    def is_shown(self) -> bool:
        """Whether a running game has its public message."""
        return any(one.endswith(":hand") for message in self.messages() for one in enabled(message, "b:table"))

    async def restart(self, seed: int = 2) -> None:
        """Kill the bot and start another over the same database."""
        old = self.bot
        self.bot = await make_bot(self.folder, seed, **self._options)
        await self.env.restart_bot(self.bot)
        await old.sessions.close()


class ClubFactory(Protocol):
    """Opens a world; `settle_timeout` is the environment's, all else goes to `make_bot`."""

    def __call__(self, *, seed: int = 1, **options: Any) -> AbstractAsyncContextManager[Club]: ...


@pytest.fixture
def club(discord_env: DiscordEnv, tmp_path: Path) -> ClubFactory:
    """Opens a server with the bot in it."""

    @asynccontextmanager
    async def opened(*, seed: int = 1, settle_timeout: float = 10.0, **options: Any) -> AsyncIterator[Club]:
        bot = await make_bot(tmp_path, seed, **options)
        async with discord_env(bot, settle_timeout=settle_timeout) as env:
            yield Club(env, bot, tmp_path, options)

    return opened


def response(result: InteractionResult) -> ResponseMessage:
    """The message that an interaction was answered with."""
    assert result.response is not None, "an answer"
    return result.response


def walk(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message as Discord has it, nested ones included."""
    parts = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    yield from walk_body({"components": parts})


def texts(message: Any) -> str:
    """All text of a message."""
    return "\n".join(part["content"] for part in walk(message) if part["type"] == TEXT)


def alt_texts(message: Any) -> list[str]:
    """The words beside its pictures."""
    return [item["description"] for part in walk(message) for item in part.get("items", [])]


def buttons(message: Any, start: str = "") -> list[dict[str, Any]]:
    """The buttons whose id begins so."""
    return [part for part in walk(message) if part["type"] == BUTTON and part["custom_id"].startswith(start)]


def enabled(message: Any, start: str = "") -> list[str]:
    """The ids of the buttons that can be pressed."""
    return [button["custom_id"] for button in buttons(message, start) if not button.get("disabled")]


def selects(message: Any, start: str = "") -> list[dict[str, Any]]:
    """The selects whose id begins so."""
    return [part for part in walk(message) if part["type"] == SELECT and part["custom_id"].startswith(start)]


def named(table: int) -> str:
    """The short name of a table."""
    return table_name(table)  # type: ignore[arg-type]  # a TableId is an int to everybody else
