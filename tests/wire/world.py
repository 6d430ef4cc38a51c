"""What there is on the loopback Discord: servers, channels, messages, people, and interactions under way."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.discord.components import FILE, media, walk
from tests.wire.requests import Upload
from tests.wire.snowflakes import server_id, snowflake

ALL: Final = str((1 << 50) - 1)
"""Every permission."""
EPHEMERAL: Final = 1 << 6
JOINED: Final = "2026-01-01T00:00:00+00:00"

Message = dict[str, Any]


def user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    """A person as Discord describes one."""
    return {
        "id": str(number), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None,
        "bot": bot,
        "flags": 0, "public_flags": 0,
    }  # fmt: skip


@dataclass
class Channel:
    """A text channel and what stands in it, oldest first."""

    server: int
    id: int = field(default_factory=snowflake)
    messages: dict[int, Message] = field(default_factory=dict)

    def payload(self) -> dict[str, Any]:
        """As Discord describes it."""
        return {
            "id": str(self.id), "type": 0, "guild_id": str(self.server), "name": "cards", "position": 0,
            "parent_id": None,
            "permission_overwrites": [], "topic": None, "rate_limit_per_user": 0, "last_message_id": None,
            "nsfw": False,
        }  # fmt: skip

    def public(self) -> list[Message]:
        """What everybody sees."""
        return [one for one in self.messages.values() if not one["flags"] & EPHEMERAL]


@dataclass
class Server:
    """A Discord server with one channel, on one shard."""

    shard: int
    id: int
    owner: int = field(default_factory=snowflake)
    channel: Channel = field(init=False)

    def __post_init__(self) -> None:
        self.channel = Channel(self.id)

    def payload(self) -> dict[str, Any]:
        """As Discord describes it; every field that discord.py reads."""
        everyone = {
            "id": str(self.id), "name": "@everyone", "permissions": ALL, "position": 0, "color": 0, "hoist": False,
            "managed": False, "mentionable": False, "flags": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        }  # fmt: skip
        return {
            "id": str(self.id), "name": "club", "owner_id": str(self.owner), "icon": None, "splash": None,
            "banner": None,
            "discovery_splash": None, "description": None, "afk_channel_id": None, "afk_timeout": 300, "mfa_level": 0,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "premium_tier": 0,
            "preferred_locale": "en-US", "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None,
            "public_updates_channel_id": None, "vanity_url_code": None, "application_id": None, "features": [],
            "emojis": [], "stickers": [], "roles": [everyone], "member_count": 3, "large": False, "unavailable": False,
            "joined_at": JOINED, "members": [], "channels": [self.channel.payload()], "threads": [], "presences": [],
            "voice_states": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
            "premium_progress_bar_enabled": False, "nsfw_level": 0,
        }  # fmt: skip


@dataclass
class Exchange:
    """One interaction: when it was sent, how it was answered, and what its person sees now."""

    channel: Channel
    source: Message | None = None
    id: int = field(default_factory=snowflake)
    sent: float = field(default_factory=time.monotonic)
    answers: list[tuple[int, float]] = field(default_factory=list)
    """Type and moment of each callback that was taken."""
    shown: Message | None = None
    """The answer to it: a message of its own, or the one that was clicked."""
    told: list[Message] = field(default_factory=list)
    """Private messages beside the answer."""
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def token(self) -> str:
        """What stands in the addresses of its answers."""
        return f"aW50ZXJhY3Rpb246{self.id}"

    async def answer(self, *, seconds: float = 30) -> Message:
        """The message that answers it, once it is there and no mere deferral."""
        async with asyncio.timeout(seconds):
            await self.finished.wait()
        assert self.shown is not None, "finished means shown"
        return self.shown


class World:
    """All of it, by id."""

    def __init__(self, shards: int) -> None:
        self.shards = shards
        self.me = user(snowflake(), "Talon", bot=True)
        self.servers: list[Server] = []
        self.channels: dict[int, Channel] = {}
        self.exchanges: dict[str, Exchange] = {}
        self.commands: list[dict[str, Any]] = []

    def server(self, shard: int) -> Server:
        """A new server with a channel in it."""
        made = Server(shard, server_id(shard, self.shards))
        self.servers.append(made)
        self.channels[made.channel.id] = made.channel
        return made

    def post(
        self, channel: Channel, body: dict[str, Any], uploads: tuple[Upload, ...] = (), *, number: int = 0
    ) -> Message:
        """Put a message into a channel, as the bot's."""
        number = number or snowflake()
        made: Message = {
            "id": str(number), "channel_id": str(channel.id), "guild_id": str(channel.server), "author": self.me,
            "type": 0,
            "content": "", "timestamp": JOINED, "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": [], "pinned": False,
            "flags": 0,
        }  # fmt: skip
        channel.messages[number] = made
        self.change(made, body, uploads)
        return made

    def change(self, message: Message, body: dict[str, Any], uploads: tuple[Upload, ...] = ()) -> None:
        """Write into a message what a request says of it."""
        message["flags"] |= body.get("flags") or 0
        message["content"] = body.get("content") or ""
        if "attachments" in body:
            message["attachments"] = list(self._attached(message, body["attachments"], uploads))
        if "components" in body:
            message["components"] = _resolved(body["components"], message)

    def _attached(
        self, message: Message, listed: list[dict[str, Any]], uploads: tuple[Upload, ...]
    ) -> Iterator[dict[str, Any]]:
        kept = {one["id"]: one for one in message["attachments"]}
        fresh = {upload.part: upload for upload in uploads}
        for one in listed:
            if (upload := fresh.get(f"files[{one['id']}]")) is not None:
                number = str(snowflake())
                address = f"https://cdn.invalid/attachments/{message['channel_id']}/{number}/{upload.name}"
                yield {
                    "id": number, "filename": upload.name, "size": len(upload.data), "url": address,
                    "proxy_url": address,
                    "content_type": upload.kind, "description": one.get("description"),
                }  # fmt: skip
            elif str(one["id"]) in kept:
                yield kept[str(one["id"])]

    def find(self, channel: int, message: int) -> Message | None:
        """A message for all to see, where it still stands."""
        there = self.channels.get(channel)
        found = there.messages.get(message) if there is not None else None
        return found if found is not None and not found["flags"] & EPHEMERAL else None


def _resolved(components: list[dict[str, Any]], message: Message) -> list[dict[str, Any]]:
    """With the addresses that Discord gives to what was uploaded."""
    urls = {f"attachment://{one['filename']}": one["url"] for one in message["attachments"]}
    made = copy.deepcopy(components)
    whole = {"components": made}
    held = [item["media"] for item in media(whole)] + [part["file"] for part in walk(whole) if part["type"] == FILE]
    for one in held:
        one["url"] = urls.get(one["url"], one["url"])
        one["proxy_url"] = one["url"]
    for number, part in enumerate(walk(whole), 1):
        part.setdefault("id", number)
    return made
