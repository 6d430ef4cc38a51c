"""Whether the bot is well, and what can be measured of it, told on a port of this host."""

from __future__ import annotations

import os
from ipaddress import ip_address
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import aiohttp
from aiohttp import web
from yarl import URL

from bot.metrics import Metrics
from bot.settings import SettingsError
from storage.api import StoreError

if TYPE_CHECKING:
    from bot.client import Talon

SLOW_SECONDS: Final = 5.0
HOST: Final = "127.0.0.1"


async def unwell(bot: Talon) -> str:
    """What is wrong, in a sentence; empty where nothing is."""
    if not bot.is_ready():
        return "The bot is not connected to Discord."
    for number, shard in bot.shards.items():
        if shard.is_closed():
            return f"Shard {number} is not connected."
        if (bot.answer_seconds(number) or 0) > SLOW_SECONDS:
            return f"Shard {number} answers too slowly."
    try:
        await bot.sessions.store.people.meta("health")
    except StoreError as error:
        return str(error)
    return ""


class Health:
    """Serves `/healthz` (is it well?), `/livez` (does the process run?) and `/metrics` while the bot runs.

    A bot that Discord has cut off is unwell, but to restart it would only cost starts: that is what `/livez` is for.
    """

    def __init__(self, bot: Talon, port: int, host: str = HOST) -> None:
        self._bot = bot
        self._port = port
        self._host = host
        self._metrics = Metrics(bot)
        app = web.Application()
        app.router.add_get("/healthz", self._well)
        app.router.add_get("/livez", self._lives)
        app.router.add_get("/metrics", self._measured)
        self._runner = web.AppRunner(app, access_log=None)

    async def _well(self, _request: web.Request) -> web.Response:
        problem = await unwell(self._bot)
        return web.Response(text=problem or "The bot is well.", status=503 if problem else 200)

    async def _lives(self, _request: web.Request) -> web.Response:
        return web.Response(text="The bot runs.")

    async def _measured(self, _request: web.Request) -> web.Response:
        try:
            page = await self._metrics.page()
        except StoreError as error:
            return web.Response(text=str(error), status=503)
        return web.Response(body=page, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def __aenter__(self) -> Self:
        await self._metrics.__aenter__()
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError as error:
            await self.__aexit__(None, None, None)
            reason = os.strerror(error.errno or 0)
            raise SettingsError(f"HEALTH_PORT {self._port} cannot be opened on {self._host} ({reason}).") from error
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()
        await self._metrics.__aexit__(kind, error, trace)


async def ask(port: int, host: str = HOST) -> tuple[bool, str]:
    """Whether the bot that serves that port of this address is well, and what it says."""
    address = ip_address(host)
    if address.is_unspecified:  # all of this host's addresses: that of the loop is one
        address = ip_address(HOST if address.version == 4 else "::1")
    timeout = aiohttp.ClientTimeout(total=SLOW_SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(URL.build(scheme="http", host=str(address), port=port, path="/healthz")) as answer,
        ):
            return answer.status == 200, await answer.text()
    except (TimeoutError, aiohttp.ClientError) as error:
        return False, f"The bot does not answer on port {port}: {type(error).__name__}."
