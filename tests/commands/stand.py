"""A Discord of the tests' own: a server on this machine that answers one bot, as well or as badly as a test wants."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from email.utils import format_datetime
from typing import Any

import discord
from aiohttp import web

from bot.ui.emojis import wanted

TOKEN = f"{base64.b64encode(b'123456789012345678').decode()}.GabcDe.{'x' * 38}"
USER = {"id": "1", "username": "talon", "discriminator": "0", "avatar": None, "bot": True}
GUILD, CHANNEL = 10**18, 10**18 + 1
GATEWAY = "/socket"
DISPATCH, IDENTIFY, HELLO, ACKNOWLEDGED = 0, 2, 10, 11
"""Discord's opcodes."""


@dataclass
class Stand:
    """Answers what a bot in one server asks of Discord, and lets it connect to a gateway."""

    late_by: float = 0
    token: str = TOKEN
    shards: int = 1
    flags: int = 0
    """Of the application: among others which intents were switched on for it."""
    endpoint: str | None = None
    """Where the application has interactions sent instead of over the gateway."""
    remaining: int = 990
    emojis: list[str] = field(default_factory=lambda: sorted(wanted()))
    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The paths of all requests."""
    posts: list[str] = field(default_factory=list)
    """What messages were posted, as JSON."""
    silent: bool = False
    """Whether it takes what is posted, and what comes over the gateway, and answers nothing more."""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """An answer of Discord's to any request."""
        path = request.path.removeprefix("/api/v10")
        self.asked.append(path)
        if path == GATEWAY:
            return await self._gateway(request)
        if path == "/gateway":
            told = format_datetime(discord.utils.utcnow() - timedelta(seconds=self.late_by))
            return self._json({"url": "wss://nowhere"}, Date=told)
        if request.headers.get("Authorization") != f"Bot {self.token}":
            return self._json({"message": "401: Unauthorized", "code": 0}, status=401)
        if request.method == "POST" and path.endswith("/messages"):
            return await self._posted(request)
        if request.method == "POST" and path.endswith("/emojis"):
            self.emojis.append((await request.json())["name"])
            return self._json({"id": str(len(self.emojis)), "name": self.emojis[-1]})
        return self._json([] if path.endswith("/commands") else self._known(path))

    def _known(self, path: str) -> Any:
        limit = {"total": 1000, "remaining": self.remaining, "reset_after": 1, "max_concurrency": 1}
        if path == "/users/@me":
            return USER
        if path == "/gateway/bot":
            return {
                "url": self.address.replace("http", "ws", 1) + GATEWAY,
                "shards": self.shards,
                "session_start_limit": limit,
            }
        if path.endswith("/emojis"):
            return {"items": [{"id": str(n + 1), "name": name} for n, name in enumerate(self.emojis)]}
        return {
            "id": "1", "name": "talon", "description": "", "bot_public": True, "bot_require_code_grant": False,
            "icon": None, "verify_key": "", "summary": "", "flags": self.flags, "team": None, "owner": USER,
            "interactions_endpoint_url": self.endpoint,
        }  # fmt: skip

    def _json(self, body: Any, status: int = 200, **headers: str) -> web.Response:
        response = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
        response.headers["Content-Type"] = "application/json"  # with a charset discord.py would not read it
        return response

    async def _posted(self, request: web.Request) -> web.Response:
        self.posts.append(await request.text())
        if self.silent:
            await asyncio.Event().wait()
        return self._json(
            {"id": "9", "channel_id": str(CHANNEL), "author": USER, "content": "", "timestamp": "2026-01-01T00:00:00Z",
             "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
             "attachments": [], "embeds": [], "pinned": False, "type": 0, "components": [], "flags": 0}
        )  # fmt: skip

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 300}})
        async for message in socket:
            asked = message.json()
            if self.silent:
                await asyncio.Event().wait()
            if asked["op"] == IDENTIFY:
                await self._begin(socket, asked["d"]["shard"])
            else:
                await socket.send_json({"op": ACKNOWLEDGED})
        return socket

    async def _begin(self, socket: web.WebSocketResponse, shard: list[int]) -> None:
        guild = {"id": str(GUILD), "unavailable": True}
        ready = {"v": 10, "user": USER, "guilds": [guild], "session_id": "1", "resume_gateway_url": self.address,
                 "shard": shard, "application": {"id": "1", "flags": 0}}  # fmt: skip
        await socket.send_json({"op": DISPATCH, "t": "READY", "s": 1, "d": ready})
        server: dict[str, Any] = {"id": str(GUILD), "name": "Club", "owner_id": "2", "member_count": 1}
        lists = ("roles", "emojis", "stickers", "features", "members", "channels", "threads", "presences")
        server |= {name: [] for name in (*lists, "voice_states", "stage_instances", "guild_scheduled_events")}
        await socket.send_json({"op": DISPATCH, "t": "GUILD_CREATE", "s": 2, "d": server})


@asynccontextmanager
async def serving(stand: Stand) -> AsyncIterator[Stand]:
    """Puts a stand behind an address of this machine, which it then knows."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", stand.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    stand.address = f"{site.name}/api/v10"
    yield stand
    await runner.cleanup()
