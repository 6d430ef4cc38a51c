"""Discord's gateway: sessions that outlive their sockets, and the rule that shards introduce themselves in turn."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
BETWEEN_SECONDS: Final = 5.0
"""One connection of a bucket may introduce itself in so long."""
CLOSE_ENOUGH: Final = 0.1
"""Two sockets are read by one loop: what came in time may be looked at so much too early."""


@dataclass
class Session:
    """What Discord remembers of one shard's connection; events that it missed are kept for its return."""

    shard: int
    shards: int
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    socket: web.WebSocketResponse | None = None
    sent: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Introduction:
    """An IDENTIFY, and whether it came in its turn."""

    shard: int
    at: float
    accepted: bool


class Gateway:
    """Takes connections, and sends events to the session of a shard, whether or not it is connected."""

    def __init__(self, greet: Callable[[Session], Iterable[tuple[str, dict[str, Any]]]], at_once: int = 1) -> None:
        """`greet`: what a new session is sent first, READY before all; `at_once`: Discord's `max_concurrency`."""
        self._greet = greet
        self._at_once = at_once
        self._sessions: dict[str, Session] = {}
        self._changed = asyncio.Condition()
        self.introductions: list[Introduction] = []
        self.resumed: list[tuple[int, str]] = []
        """Shard and path of each RESUME that was accepted."""
        self.intents: set[int] = set()
        self.shut = False
        """Whether nobody is let in who is not in already."""

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One socket from its HELLO to its end."""
        if self.shut:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await _tell(socket, HELLO, {"heartbeat_interval": 41250})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            told = json.loads(message.data)
            if told["op"] == HEARTBEAT:
                await _tell(socket, ACK, None)
            elif told["op"] == IDENTIFY:
                await self._identify(socket, told["d"])
            elif told["op"] == RESUME:
                await self._resume(socket, told["d"], request.path)
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None
        return socket

    async def _identify(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> None:
        shard, shards = told.get("shard", (0, 1))
        self.intents.add(told["intents"])
        bucket = shard % self._at_once
        earlier = [one.at for one in self.introductions if one.shard % self._at_once == bucket]
        now = time.monotonic()
        accepted = not earlier or now - earlier[-1] > BETWEEN_SECONDS - CLOSE_ENOUGH
        self.introductions.append(Introduction(shard, now, accepted))
        if not accepted:
            await _tell(socket, INVALID, False)
            return
        session = Session(shard, shards, socket=socket)
        self._sessions[session.name] = session
        for event, content in self._greet(session):
            await self._send(session, event, content)
        await self._note()

    async def _resume(self, socket: web.WebSocketResponse, told: dict[str, Any], path: str) -> None:
        session = self._sessions.get(told["session_id"])
        if session is None:
            await _tell(socket, INVALID, False)
            return
        session.socket = socket
        for missed in session.sent[told["seq"] :]:
            await socket.send_str(json.dumps(missed))
        await self._send(session, "RESUMED", {})
        self.resumed.append((session.shard, path))
        await self._note()

    async def _send(self, session: Session, event: str, content: dict[str, Any]) -> None:
        told = {"op": DISPATCH, "s": len(session.sent) + 1, "t": event, "d": content}
        session.sent.append(told)
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_str(json.dumps(told))

    async def _note(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def introduced(self, shard: int) -> int:
        """How often a shard has introduced itself in its turn."""
        return sum(one.accepted for one in self.introductions if one.shard == shard)

    def session(self, shard: int) -> Session | None:
        """The newest session of a shard."""
        return next((one for one in reversed(self._sessions.values()) if one.shard == shard), None)

    async def connected(self, shard: int, *, seconds: float = 60) -> Session:
        """Wait until a shard is connected."""

        def there() -> bool:
            session = self.session(shard)
            return session is not None and session.socket is not None

        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(there)
        session = self.session(shard)
        assert session is not None, "waited for"
        return session

    async def dispatch(self, shard: int, event: str, content: dict[str, Any]) -> None:
        """An event for a shard; where it is not connected, when it comes back."""
        session = self.session(shard)
        assert session is not None, "a shard that has introduced itself"
        await self._send(session, event, content)

    async def drop(self, shard: int, code: int = 4000) -> None:
        """End a shard's connection; its session lives."""
        await self._part(shard, None, None, code)

    async def reconnect(self, shard: int) -> None:
        """Ask a shard to come back on another connection (op 7)."""
        await self._part(shard, RECONNECT, None, 4000)

    async def invalidate(self, shard: int, *, resumable: bool) -> None:
        """Declare a shard's session invalid (op 9)."""
        session = await self.connected(shard)
        if not resumable:
            del self._sessions[session.name]
        await self._part(shard, INVALID, resumable, 4000, session)

    async def _part(self, shard: int, op: int | None, told: Any, code: int, session: Session | None = None) -> None:
        session = session or await self.connected(shard)
        socket, session.socket = session.socket, None
        assert socket is not None, "it is connected"
        if op is not None:
            await _tell(socket, op, told)
        await socket.close(code=code)


async def _tell(socket: web.WebSocketResponse, op: int, told: Any) -> None:
    await socket.send_str(json.dumps({"op": op, "d": told, "s": None, "t": None}))
