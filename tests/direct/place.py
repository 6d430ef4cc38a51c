"""Discord's side of a bot that is joined directly: servers, people, messages, and what became of each click."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter, time_ns
from typing import Any, Final

from tests.direct.joining import Refused, Request

EPOCH_MS: Final = 1_420_070_400_000
APPLICATION: Final = 900
EVERYTHING: Final = str((1 << 53) - 1)
EPHEMERAL: Final = 64
BUTTON, SELECT = 2, 3
COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""
SENDS, DEFERS, DEFERS_EDIT, EDITS, OFFERS, ASKS = 4, 5, 6, 7, 8, 9
"""Kinds of first answers."""
WAIT_SECONDS: Final = 30.0


@dataclass(slots=True)
class Message:
    """A message as it stands."""

    id: int
    channel: int
    components: list[Any]
    flags: int
    files: list[dict[str, Any]]
    edits: int = 0


@dataclass(slots=True)
class Asked:
    """An interaction that was sent, and what it was answered with."""

    id: int
    user: int
    what: str
    """The id of what was clicked, or the name of the command."""
    channel: int
    source: int | None
    sent_at: float
    acknowledged_at: float = 0.0
    flags: int = 0
    """Of an answer that was deferred: whether it is for one person is settled then."""
    message: Message | None = None
    modal: Mapping[str, Any] | None = None
    offered: list[str] | None = None
    """The names of what a text is completed to."""
    whispered: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Place:
    """One server a channel, each with the same id in every process that counts the same way."""

    def __init__(self, channels: int) -> None:
        self.channels = [10_000 + number for number in range(channels)]
        self.messages: dict[int, Message] = {}
        self.public: dict[int, list[Message]] = {channel: [] for channel in self.channels}
        """What everybody in a channel sees, oldest first."""
        self.asked: dict[int, Asked] = {}
        self.names: dict[int, str] = {}
        """What people call themselves, where it is not a number."""
        self.send: Callable[[str, Mapping[str, Any]], None] | None = None
        """Brings the bot an event; None while there is no bot."""
        self.watching: Callable[[Request], None] | None = None
        """Told of each request of a bot in this process."""
        self.behind_ms = 0
        self._numbers = count(1)
        self._bot = _person(APPLICATION, "Talon") | {"bot": True}

    def snowflake(self) -> int:
        """A new id of this moment, or of `behind_ms` ago."""
        return (time_ns() // 1_000_000 - EPOCH_MS - self.behind_ms) << 22 | next(self._numbers) & 0x3FFFFF

    def guild_of(self, channel: int) -> int:
        """The id of the channel's server."""
        return channel + 1_000_000

    def guilds(self) -> list[dict[str, Any]]:
        """As the gateway tells of every server."""
        return [_guild(self.guild_of(channel), channel) for channel in self.channels]

    # people

    async def slash(self, user: int, name: str, channel: int, **options: str | int) -> Asked:
        """Somebody sends a command."""
        given = [{"name": key, "type": 3 if isinstance(at, str) else 4, "value": at} for key, at in options.items()]
        data = {"id": "1", "name": name, "type": 1, "options": given}
        return await self._interact(user, channel, COMMAND, data)

    async def complete(self, user: int, name: str, channel: int, option: str, typed: str) -> Asked:
        """Somebody types an option of a command."""
        given = [{"name": option, "type": 3, "value": typed, "focused": True}]
        return await self._interact(user, channel, COMPLETION, {"id": "1", "name": name, "type": 1, "options": given})

    async def click(self, user: int, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Asked:
        """Somebody presses a button, or with `values` chooses in a select."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else SELECT}
        if values is not None:
            data["values"] = list(values)
        return await self._interact(user, message.channel, COMPONENT, data, message)

    async def submit(self, user: int, asked: Asked, typed: str) -> Asked:
        """Somebody types into the modal that a click was answered with."""
        assert asked.modal is not None, "a modal was shown"
        source = self.messages[asked.source] if asked.source is not None else None
        data = {"custom_id": asked.modal["custom_id"], "components": [_filled(one, typed) for one in _parts(asked)]}
        return await self._interact(user, asked.channel, MODAL, data, source)

    async def _interact(
        self, user: int, channel: int, kind: int, data: Mapping[str, Any], message: Message | None = None
    ) -> Asked:
        what = str(data.get("custom_id", data.get("name")))
        asked = Asked(self.snowflake(), user, what, channel, message.id if message else None, perf_counter())
        self.asked[asked.id] = asked
        payload: dict[str, Any] = {
            "id": str(asked.id),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": str(asked.id),
            "version": 1,
            "data": data,
            "guild_id": str(self.guild_of(channel)),
            "channel_id": str(channel),
            "channel": {"id": str(channel), "type": 0, "name": "cards", "permissions": EVERYTHING},
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 1 << 20,
            "member": self._member(user),
            "guild_locale": "en-US",
            "app_permissions": EVERYTHING,
        }
        if message is not None:
            payload["message"] = self.payload(message)
        if self.send is not None:  # where the bot is gone nobody answers
            self.send("INTERACTION_CREATE", payload)
        async with asyncio.timeout(WAIT_SECONDS):
            await asked.answered.wait()
        return asked

    # what the bot asks

    async def answer(self, request: Request) -> Any:
        """Carry out a request of the bot. Raises `Refused`."""
        if self.watching is not None:
            self.watching(request)
        return self.carry_out(request)

    def carry_out(self, request: Request) -> Any:
        """The same at once. Raises `Refused`."""
        for way, pattern, handler in ROUTES:
            found = pattern.fullmatch(request.path) if way == request.method else None
            if found is not None:
                return handler(self, request, *(int(part) for part in found.groups()))
        raise AssertionError(f"nobody answers {request.method} {request.path}")

    def payload(self, message: Message) -> dict[str, Any]:
        """A message as Discord shows it."""
        return {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": self._bot,
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": message.files,
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": message.flags,
            "components": message.components,
        }

    def _new(self, channel: int, request: Request, body: Mapping[str, Any]) -> Message:
        message = Message(self.snowflake(), channel, body.get("components", []), int(body.get("flags") or 0), [])
        message.files = self._files(request, body)
        self.messages[message.id] = message
        if not message.flags & EPHEMERAL:
            self.public[channel].append(message)
        return message

    def _changed(self, message: Message, request: Request, body: Mapping[str, Any]) -> Message:
        held = {one["id"]: one for one in message.files}
        message.components = body.get("components", message.components)
        if "attachments" in body:
            message.files = [held[str(one["id"])] for one in body["attachments"] if str(one["id"]) in held]
            message.files += self._files(request, body)
        message.edits += 1
        return message

    def _files(self, request: Request, body: Mapping[str, Any]) -> list[dict[str, Any]]:
        address = "https://cdn.invalid/"
        return [
            {"id": str(self.snowflake()), "filename": name, "size": 1, "url": address + name, "proxy_url": address}
            for name in request.uploads
        ]

    def _me(self, _request: Request) -> Any:
        return self._bot

    def _application(self, _request: Request) -> Any:
        flags = {"bot_public": True, "bot_require_code_grant": False, "flags": 0, "rpc_origins": None}
        words = {"name": "Talon", "icon": None, "description": "", "verify_key": ""}
        return {"id": str(APPLICATION), "owner": _person(1, "owner"), **words, **flags}

    def _emojis(self, _request: Request, _application: int) -> Any:
        return {"items": []}

    def _commands(self, request: Request, _application: int) -> Any:
        return [
            {"description": "", **command, "id": str(number + 1), "application_id": str(APPLICATION), "version": "1"}
            for number, command in enumerate(request.body)
        ]

    def _post(self, request: Request, channel: int) -> Any:
        return self.payload(self._new(channel, request, request.body))

    def _patch(self, request: Request, _channel: int, message: int) -> Any:
        return self.payload(self._changed(self._known(message), request, request.body))

    def _delete(self, _request: Request, _channel: int, message: int) -> None:
        gone = self.messages.pop(self._known(message).id)
        self.public[gone.channel].remove(gone)

    def _known(self, message: int) -> Message:
        if message not in self.messages:
            raise Refused(404, 10008)
        return self.messages[message]

    def _callback(self, request: Request, number: int, _token: int) -> Any:
        asked = self._pending(number)
        if asked.acknowledged_at:
            raise Refused(400, 40060)
        asked.acknowledged_at = perf_counter()
        kind, data = request.body["type"], request.body.get("data") or {}
        if kind == SENDS:
            asked.message = self._new(asked.channel, request, data)
        elif kind == EDITS:
            assert asked.source is not None, "a component answers"
            asked.message = self._changed(self._known(asked.source), request, data)
        elif kind == ASKS:
            asked.modal = data
        elif kind == OFFERS:
            asked.offered = [choice["name"] for choice in data["choices"]]
        elif kind == DEFERS:
            asked.flags = int(data.get("flags") or 0)
        if kind not in (DEFERS, DEFERS_EDIT):
            asked.answered.set()
        told: dict[str, Any] = {"interaction": {"id": str(number), "type": 3}}
        if asked.message is not None:
            told["resource"] = {"type": kind, "message": self.payload(asked.message)}
        return told

    def _pending(self, token: int) -> Asked:
        if token not in self.asked:
            raise Refused(404, 10062)
        return self.asked[token]

    def _edit_answer(self, request: Request, _application: int, token: int) -> Any:
        asked = self._pending(token)
        message = asked.message or (self._known(asked.source) if asked.source is not None else None)
        if message is None:
            flags = int(request.body.get("flags") or 0) | asked.flags
            asked.message = message = self._new(asked.channel, request, {**request.body, "flags": flags})
        else:
            asked.message = self._changed(message, request, request.body)
        asked.answered.set()
        return self.payload(message)

    def _read_answer(self, _request: Request, _application: int, token: int) -> Any:
        message = self._pending(token).message
        if message is None:
            raise Refused(404, 10008)
        return self.payload(message)

    def _delete_answer(self, _request: Request, _application: int, token: int) -> None:
        """Also of a deferral, which is taken back so."""
        asked = self._pending(token)
        if asked.message is not None:
            self._delete(_request, asked.channel, asked.message.id)
            asked.message = None

    def _follow_up(self, request: Request, _application: int, token: int) -> Any:
        asked = self._pending(token)
        message = self._new(asked.channel, request, request.body)
        asked.whispered.append(message)
        asked.answered.set()
        return self.payload(message)

    def _member_of(self, _request: Request, _guild: int, user: int) -> Any:
        return self._member(user)

    def _member(self, user: int) -> dict[str, Any]:
        return _member(user, self.names.get(user, f"person{user}"))


Handler = Callable[..., Any]
ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = [
    (method, re.compile(path), handler)
    for method, path, handler in (
        ("GET", "/users/@me", Place._me),
        ("GET", "/oauth2/applications/@me", Place._application),
        ("GET", r"/applications/(\d+)/emojis", Place._emojis),
        ("PUT", r"/applications/(\d+)/commands", Place._commands),
        ("GET", r"/guilds/(\d+)/members/(\d+)", Place._member_of),
        ("POST", r"/channels/(\d+)/messages", Place._post),
        ("PATCH", r"/channels/(\d+)/messages/(\d+)", Place._patch),
        ("DELETE", r"/channels/(\d+)/messages/(\d+)", Place._delete),
        ("POST", r"/interactions/(\d+)/(\d+)/callback", Place._callback),
        ("PATCH", r"/webhooks/(\d+)/(\d+)/messages/@original", Place._edit_answer),
        ("GET", r"/webhooks/(\d+)/(\d+)/messages/@original", Place._read_answer),
        ("DELETE", r"/webhooks/(\d+)/(\d+)/messages/@original", Place._delete_answer),
        ("POST", r"/webhooks/(\d+)/(\d+)", Place._follow_up),
    )
]


def _person(number: int, name: str) -> dict[str, Any]:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": None}


def _member(user: int, name: str) -> dict[str, Any]:
    return {
        "user": _person(user, name),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "2048",
    }


def _guild(guild: int, channel: int) -> dict[str, Any]:
    everyone = {"id": str(guild), "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0}
    plain = {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    room = {"id": str(channel), "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
    return {
        "id": str(guild),
        "name": f"server {guild}",
        "owner_id": "1",
        "roles": [everyone | plain],
        "channels": [room],
        "members": [_member(APPLICATION, "Talon")],  # Discord always tells the bot of itself
        "threads": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "member_count": 5,
        "unavailable": False,
    }


def _parts(asked: Asked) -> list[dict[str, Any]]:
    assert asked.modal is not None, "a modal was shown"
    return list(asked.modal["components"])


def _filled(part: dict[str, Any], typed: str) -> dict[str, Any]:
    """A modal's component as it comes back."""
    if "components" in part:
        return {"type": part["type"], "components": [_filled(inner, typed) for inner in part["components"]]}
    if "component" in part:
        return {"type": part["type"], "component": _filled(part["component"], typed)}
    return {"type": part["type"], "custom_id": part.get("custom_id", ""), "value": typed}
