"""A server with a channel and people, the real bot in it, and what its tests press and read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest
from simcord.actors import MemberActor

from bot.client import DiscordClock, Talon
from bot.language import Languages
from bot.pictures import Painter
from bot.session.dealer import Dealer
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from storage.database import open_database
from tests.discord.environment import WatchedEnv
from tests.discord.fixtures import DiscordEnv

NAMES = ("Ann", "Ben", "Cem", "Dina", "Eli")
TEXT, BUTTON, SELECT = 10, 2, 3


async def make_bot(folder: Path, seed: int = 1, *, workers: int = 0, **times: Any) -> Talon:
    """The bot as `python -m bot` builds it, over a database in `folder`, dealing from a seed, and without pauses."""
    store = await open_database(f"sqlite+aiosqlite:///{folder}/talon.db")
    pauses = {"computer_pace_seconds": 0.0, **times}
    thinking = Thinking(workers=workers, seconds=1)
    sessions = Sessions(store, DiscordClock(), Dealer(Random(seed)), thinking, Times(**pauses))
    return Talon(sessions, Languages(), Painter(), edit_interval=0, shard_count=1)


class Club:
    """The world of one test."""

    def __init__(self, env: WatchedEnv, bot: Talon, folder: Path) -> None:
        self.env = env
        self.bot = bot
        self.folder = folder
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("cards")
        self.people = [self.guild.add_member(env.create_user(name)) for name in NAMES]

    def messages(self) -> list[Any]:
        """What stands in the channel for all to see, oldest first."""
        return list(self.channel.history())

    def board(self) -> Any:
        """The newest message with a button to a hand."""
        return next(m for m in reversed(self.messages()) if any(":hand" in one for one in enabled(m, "b:table")))

    async def open_table(self, host: MemberActor, **options: Any) -> Any:
        """The lobby that /play opens."""
        result = await host.slash(self.channel, "play", **options)
        assert result.response is not None, "a lobby"
        return result.response

    async def restart(self, seed: int = 2) -> None:
        """Kill the bot and start another over the same database."""
        old = self.bot
        self.bot = await make_bot(self.folder, seed)
        await self.env.restart_bot(self.bot)
        await old.sessions.close()


class ClubFactory(Protocol):
    """Opens a world."""

    def __call__(self, **options: Any) -> AbstractAsyncContextManager[Club]: ...


@pytest.fixture
def club(discord_env: DiscordEnv, tmp_path: Path) -> ClubFactory:
    """Opens a server with the bot in it."""

    @asynccontextmanager
    async def opened(**options: Any) -> AsyncIterator[Club]:
        bot = await make_bot(tmp_path, **options)
        async with discord_env(bot) as env:
            yield Club(env, bot, tmp_path)

    return opened


def walk(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message as Discord has it, nested ones included."""
    parts = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    while parts:
        part = parts.pop(0)
        yield part
        parts = [*part.get("components", []), *parts]


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


class Person:
    """Somebody who plays by clicking what is offered."""

    def __init__(self, club: Club, actor: MemberActor, seed: int = 0) -> None:
        self.club = club
        self.actor = actor
        self.rng = Random(f"{actor.name} {seed}")
        self.hand: Any = None

    async def open_hand(self) -> Any:
        """Press My hand on the public table."""
        board = self.club.board()
        result = await self.actor.click(board, custom_id=enabled(board, "b:table")[0])
        self.hand = result.response
        return self.hand

    async def press(self, custom_id: str) -> Any:
        """Press a button of the hand."""
        result = await self.actor.click(self.hand, custom_id=custom_id)
        self.hand = result.response or self.hand
        return self.hand

    def can_act(self) -> bool:
        """Whether the hand on the screen offers anything to do."""
        starts = ("b:act", "b:toggle", "b:confirm", "b:number")
        return any(enabled(self.hand, start) for start in starts) or bool(selects(self.hand, "s:pick-one"))

    async def act(self) -> None:
        """One decision: whatever is offered, at random, until it is carried out."""
        toggles = [button for button in buttons(self.hand, "b:toggle") if not button["label"].startswith("✓")]
        offered = enabled(self.hand, "b:act")
        choices = selects(self.hand, "s:pick-one")
        if toggles and (not offered or self.rng.random() < 0.7):
            await self._pick()
        elif choices and (not offered or self.rng.random() < 0.5):
            select = self.rng.choice(choices)
            value = self.rng.choice(select["options"])["value"]
            result = await self.actor.select(self.hand, values=[value], custom_id=select["custom_id"])
            self.hand = result.response or self.hand
        else:
            await self.press(self.rng.choice(offered))

    async def _pick(self) -> None:
        """Toggle until the choice is complete, then confirm it."""
        while not enabled(self.hand, "b:confirm"):
            free = [
                button["custom_id"]
                for button in buttons(self.hand, "b:toggle")
                if not button.get("disabled") and not button["label"].startswith("✓") and button["custom_id"][-1] != ":"
            ]
            await self.press(self.rng.choice(free))
        await self.press(enabled(self.hand, "b:confirm")[0])
