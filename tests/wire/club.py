"""A server of one test, and people who use the bot there as Discord's own programs would."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.bot.offers import Choice, Offers, Press, offers
from tests.discord.components import BUTTON, STRING_SELECT, TEXT, walk
from tests.wire.gateway import Gateway
from tests.wire.snowflakes import snowflake
from tests.wire.world import ALL, JOINED, Channel, Exchange, Message, Server, World, user

COMMAND, COMPONENT = 2, 3


class Person:
    """Somebody in a server."""

    def __init__(self, club: Club, name: str) -> None:
        self.club = club
        self.user = user(snowflake(), name)
        self.hand: Message | None = None
        self.token = ""
        """Of the interaction that opened the hand."""

    async def slash(self, name: str, **options: str | int | bool) -> Exchange:
        """Use a command that the bot has registered."""
        command = next(one for one in self.club.world.commands if one["name"] == name)
        kinds = {option["name"]: option["type"] for option in command["options"]}
        given = [{"name": key, "type": kinds[key], "value": value} for key, value in options.items()]
        data = {"id": command["id"], "name": name, "type": 1, "options": given}
        return await self._send(COMMAND, data)

    async def press(self, message: Message, custom_id: str) -> Exchange:
        """Press a button of a message."""
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        return await self._send(COMPONENT, data, message)

    async def choose(self, message: Message, custom_id: str, value: str) -> Exchange:
        """Choose in a select."""
        data = {"custom_id": custom_id, "component_type": STRING_SELECT, "values": [value], "id": 1}
        return await self._send(COMPONENT, data, message)

    async def _send(self, kind: int, data: dict[str, Any], source: Message | None = None) -> Exchange:
        channel = self.club.server.channel
        exchange = Exchange(channel, source)
        self.club.world.exchanges[exchange.token] = exchange
        member: dict[str, Any] = {
            "user": self.user, "nick": None, "avatar": None, "roles": [], "joined_at": JOINED, "premium_since": None,
            "deaf": False, "mute": False, "pending": False, "flags": 0, "communication_disabled_until": None,
            "permissions": ALL,
        }  # fmt: skip
        told = {
            "id": str(exchange.id), "application_id": self.club.world.me["id"], "type": kind, "token": exchange.token,
            "version": 1, "data": data, "guild_id": str(self.club.server.id), "channel_id": str(channel.id),
            "channel": channel.payload(), "member": member, "locale": "en-US", "guild_locale": "en-US",
            "app_permissions": ALL, "entitlements": [], "authorizing_integration_owners": {}, "context": 0,
            "attachment_size_limit": 10485760,
        }  # fmt: skip
        if source is not None:
            told["message"] = source
        await self.club.gateway.dispatch(self.club.server.shard, "INTERACTION_CREATE", told)
        return exchange

    async def open_hand(self) -> Message:
        """Press My hand below the table."""
        board = await self.club.board()
        exchange = await self.press(board, identified(board, ":hand"))
        self.hand, self.token = await exchange.answer(), exchange.token
        return self.hand

    @property
    def offered(self) -> Offers:
        """What this person's hand offers."""
        assert self.hand is not None, "opened before"
        return offers(walk(self.hand))

    async def act(self) -> Exchange:
        """Send the first card that may be played; the answer is left to come."""
        return await self.use(next(way for action, way in self.offered.acts.items() if action.verb == "play"))

    async def use(self, way: Press | Choice) -> Exchange:
        """Send a click on something in the hand."""
        assert self.hand is not None, "opened before"
        if isinstance(way, Press):
            return await self.press(self.hand, way.custom_id)
        return await self.choose(self.hand, way.custom_id, way.value)


class Club:
    """One server with people in it."""

    def __init__(self, world: World, gateway: Gateway, server: Server) -> None:
        self.world = world
        self.gateway = gateway
        self.server = server
        self.people = [Person(self, name) for name in ("Ann", "Ben", "Cem", "Dina")]
        self.ann, self.ben = self.people[:2]

    def boards(self) -> list[Message]:
        """The messages that have a button to a hand, oldest first."""
        return [one for one in self.server.channel.public() if any(":hand" in name for name in enabled(one))]

    async def board(self) -> Message:
        """The table as everybody sees it, once it is there."""
        await self.until(self.boards)
        return self.boards()[-1]

    async def lobby(self, game: str = "two-handed-pinochle") -> Message:
        """Ann opens a table."""
        return await (await self.ann.slash("play", game=game)).answer()

    async def deal(self, game: str = "two-handed-pinochle") -> tuple[Person, Person]:
        """Open a table for two and begin: who is to move, and the other."""
        first, second = await self.begin(await self.lobby(game), self.people[:2])
        return first, second

    async def begin(self, lobby: Message, people: Sequence[Person]) -> list[Person]:
        """The others sit down, Ann starts, and all open their hands: who is to move comes first."""
        for person in people[1:]:
            await (await person.press(lobby, labelled(lobby, "Join"))).answer()
        await self.until(lambda: any(name.endswith(":start") for name in enabled(lobby)))
        await (await self.ann.press(lobby, identified(lobby, ":start"))).answer()
        for person in people:
            await person.open_hand()
        order = sorted(people, key=lambda person: not person.offered.acts)
        assert [bool(person.offered.acts) for person in order] == [True] + [False] * (len(people) - 1)
        return order

    async def lose_channel(self) -> Channel:
        """Delete the channel without a word to the bot, and go on in a new one; the old one."""
        old = self.world.channels.pop(self.server.channel.id)
        self.server.channel = Channel(self.server.id)
        self.world.channels[self.server.channel.id] = self.server.channel
        await self.gateway.dispatch(self.server.shard, "CHANNEL_CREATE", self.server.channel.payload())
        return old

    async def is_listed(self) -> bool:
        """Whether Ben's table is still there, as /tables says."""
        shown = texts(await (await self.ben.slash("tables")).answer())
        assert "Tables of this server" in shown, shown
        return "Where you sit" in shown

    async def is_closed(self) -> None:
        """Wait until the server has no table any more."""
        for _ in range(30):
            if not await self.is_listed():
                return
            await asyncio.sleep(0.5)
        raise AssertionError("the table is still there")

    async def is_played(self, person: Person, exchange: Exchange) -> None:
        """Wait until a first card is down, put there once: in its player's hand, then on the board."""
        person.hand = await exchange.answer()
        assert len(exchange.answers) == 1
        assert not person.offered.acts, texts(person.hand)
        await self.until(self.shows_trick)

    async def pictured(self) -> Message:
        """The board with its picture; on a busy machine the painter may have been too late for it the first time."""
        for word in ("well", "thanks", "oops"):
            board = await self.board()
            if board["attachments"]:
                return board
            await self.react(word)
        raise AssertionError("no picture")

    async def react(self, word: str) -> None:
        """Ann says something, which the board shows."""
        board = await self.board()
        shown, table = texts(board), identified(board, ":more").split(":")[2]
        await (await self.ann.choose(board, f"s:react:{table}", word)).answer()
        await self.until(lambda: texts(board) != shown)

    def shows_trick(self) -> bool:
        """Whether the newest board has a card on it."""
        return any("Trick ·" in texts(board) for board in self.boards()[-1:])

    async def until(self, holds: Callable[[], object], *, seconds: float = 30) -> None:
        """Wait for what the bot does by itself."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it never came"
            await asyncio.sleep(0.02)


def texts(message: Message) -> str:
    """All text of a message."""
    return "\n".join(part["content"] for part in walk(message) if part["type"] == TEXT)


def enabled(message: Message) -> list[str]:
    """The ids of the buttons that can be pressed."""
    return [part["custom_id"] for part in walk(message) if part["type"] == BUTTON and not part.get("disabled")]


def identified(message: Message, ending: str) -> str:
    """The id of the button that ends so."""
    found = [name for name in enabled(message) if name.endswith(ending)]
    assert len(found) == 1, texts(message)
    return found[0]


def labelled(message: Message, label: str) -> str:
    """The id of the button with these words on it."""
    found = [str(part["custom_id"]) for part in walk(message) if part.get("label") == label]
    assert len(found) == 1, texts(message)
    return found[0]
