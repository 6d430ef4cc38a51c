"""Joins the real bot to whatever answers for Discord: no socket, no HTTP, all of discord.py above them.

What the bot asks goes to an `Answer`, events of the gateway are fed to discord.py's own parsers. Slower parts of
discord.py that are left out: aiohttp, rate limits, the websocket's compression. Private names of discord.py are used
here and nowhere else in this folder; its version is locked.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

API: Final = "/api/v10"


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot; `uploads` are the names of its files."""

    method: str
    path: str
    body: Any
    uploads: tuple[str, ...] = ()


class Refused(Exception):
    """Discord says no: the status, and its own code."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(f"{status} ({code})")
        self.status, self.code = status, code


Answer: TypeAlias = Callable[[Request], Awaitable[Any]]
"""What Discord answers, as parsed JSON. Raises `Refused`."""


@dataclass(frozen=True, slots=True)
class _Response:
    """As much of an HTTP response as discord.py's exceptions read."""

    status: int
    reason: str = "refused"


def _request(method: str, url: str, body: Any, form: Iterable[Mapping[str, Any]] | None) -> Request:
    uploads = []
    for part in form or ():
        if part["name"] == "payload_json":
            body = json.loads(part["value"])
        else:
            uploads.append(str(part["filename"]))
    return Request(method, url.split("?")[0].partition(API)[2], body, tuple(uploads))


async def _asked(answer: Answer, request: Request) -> Any:
    try:
        return await answer(request)
    except Refused as no:
        kinds = {403: discord.Forbidden, 404: discord.NotFound}
        kind = discord.DiscordServerError if no.status >= 500 else kinds.get(no.status, discord.HTTPException)
        raise kind(_Response(no.status), {"code": no.code, "message": "refused"}) from no


class _Adapter(AsyncWebhookAdapter):
    """The way of answers to interactions."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
        self._answer = answer

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        """As discord.py's own, over the line."""
        form = given.get("multipart")
        return await _asked(self._answer, _request(route.method, route.url, given.get("payload"), form))


def install(bot: discord.Client, answer: Answer) -> None:
    """Let an `Answer` stand for Discord, for this context and the tasks that are made from here on."""

    async def request(route: Any, *, form: Any = None, **given: Any) -> Any:
        return await _asked(answer, _request(route.method, route.url, given.get("json"), form))

    bot.http.request = request  # type: ignore[method-assign]  # the one place that all requests pass
    async_context.set(_Adapter(answer))


async def join(bot: discord.AutoShardedClient, guilds: Iterable[Mapping[str, Any]]) -> None:
    """Log the bot in and let it know its servers; from here on `feed` brings it events."""
    await bot.login("a token")
    bot._connection.shard_count = 1
    for guild in guilds:
        feed(bot, "GUILD_CREATE", guild)
    bot._ready.set()
    bot.dispatch("ready")


def feed(bot: discord.Client, event: str, payload: Mapping[str, Any]) -> None:
    """One event of the gateway; discord.py may change its payload."""
    bot._connection.parsers[event](payload)
