"""The loopback Discord in one piece: an address that answers, and the bots that are connected to it."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from tests.wire.club import Club
from tests.wire.faults import Fault
from tests.wire.gateway import Gateway, Session
from tests.wire.process import LAUNCH, Bot
from tests.wire.requests import Request
from tests.wire.rest import Rest
from tests.wire.world import World

TOKEN: Final = f"{base64.b64encode(b'123456789012345678').decode()}.GabcDe.{'x' * 38}"


class Wire:
    """Discord as the bot meets it."""

    def __init__(self, *, shards: int, at_once: int = 1, judging: bool = True) -> None:
        """`judging`: False where only time counts, for to judge a request takes longer than to answer it."""
        self.world = World(shards)
        self.rest = Rest(self.world, TOKEN, at_once, judging=judging)
        self.gateway = Gateway(self._greeting, at_once)
        self.address = ""
        self.bot: Bot | None = None
        self.health_port = 0
        """Where the bot tells what can be measured of it; 0 where it does not."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Wire]:
        """Serve on a free port of this machine."""
        app = web.Application(client_max_size=30 * 1024 * 1024)
        app.router.add_get("/{gateway:gateway|resumed}{rest:/?}", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self.rest.serve)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.address = site.name
        self.rest.gateway = f"{self._socket}/gateway"
        try:
            yield self
        finally:
            await runner.cleanup()

    @property
    def _socket(self) -> str:
        return self.address.replace("http", "ws", 1)

    async def run(self, folder: Path, module: str = LAUNCH, **env: str) -> Bot:
        """Start a bot, and wait until its first shard is connected here."""
        self.health_port = int(env.get("HEALTH_PORT", "0"))
        self.bot = await Bot.start(self.address, folder, TOKEN, module, **env)
        try:
            await self.gateway.connected(0)
        except TimeoutError as error:
            for said in (*self.bot.lines, *self.rest.problems):
                error.add_note(str(said))
            await self.bot.stop()
            raise
        return self.bot

    def _greeting(self, session: Session) -> Iterator[tuple[str, dict[str, Any]]]:
        """READY, then each server of the shard."""
        servers = [server for server in self.world.servers if server.shard == session.shard]
        application = {"id": self.world.me["id"], "flags": 0}
        ready = {
            "v": 10, "user": self.world.me, "session_id": session.name, "application": application,
            "shard": [session.shard, session.shards], "resume_gateway_url": f"{self._socket}/resumed",
            "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
        }  # fmt: skip
        yield "READY", ready
        for server in servers:
            yield "GUILD_CREATE", server.payload()

    async def club(self, shard: int = 0) -> Club:
        """A new server on a shard, the bot in it."""
        await self.gateway.connected(shard)
        server = self.world.server(shard)
        await self.gateway.dispatch(shard, "GUILD_CREATE", server.payload())
        return Club(self.world, self.gateway, server)

    @contextmanager
    def failing(self, method: str, path: str, **how: Any) -> Iterator[Fault]:
        """Let requests of this kind fail for a while; the failure must have struck."""
        fault = Fault(method, path, **how)
        self.rest.faults.append(fault)
        try:
            yield fault
        finally:
            self.rest.faults.remove(fault)
        assert fault.struck, f"no {method} {path} has met the failure"

    def asked(self, method: str, ending: str, since: int = 0) -> list[Request]:
        """The requests of a kind, from that number on."""
        return [one for one in self.rest.asked[since:] if one.method == method and one.path.endswith(ending)]
