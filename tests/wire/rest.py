"""Discord's HTTP API, as much of it as the bot asks: every request is kept, judged, spoilt on demand, then answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from tests.wire.faults import Fault, said
from tests.wire.requests import Request, read
from tests.wire.world import EPHEMERAL, Exchange, Message, World

DEADLINE_SECONDS: Final = 3.0
"""So long Discord waits for a first answer."""
MESSAGE, DEFER, DEFER_EDIT, EDIT, COMPLETE, MODAL = 4, 5, 6, 7, 8, 9


class Refusal(Exception):
    """Discord's no."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code


class Rest:
    """Answers the bot; `asked` holds every request, `problems` what was wrong with any of them."""

    def __init__(self, world: World, token: str, at_once: int, *, judging: bool = True) -> None:
        self.world = world
        self.asked: list[Request] = []
        self.problems: list[str] = []
        self.faults: list[Fault] = []
        self.gateway = ""
        """The address that bots are told to connect to."""
        self._token = token
        self._at_once = at_once
        self._judging = judging
        self._routes: list[tuple[str, Callable[..., Any]]] = [
            (r"GET /users/@me", lambda _: world.me),
            (r"GET /(?:oauth2/)?applications/@me", lambda _: self._application()),
            (r"GET /gateway/bot", lambda _: self._gateway()),
            (r"GET /applications/\d+/emojis", lambda _: {"items": []}),
            (r"PUT /applications/\d+/commands", self._register),
            (r"POST /interactions/(\d+)/([^/]+)/callback", self._answer),
            (r"GET /webhooks/\d+/([^/]+)/messages/@original", lambda _, token: self._original(token)),
            (r"PATCH /webhooks/\d+/([^/]+)/messages/@original", self._edit_original),
            (r"DELETE /webhooks/\d+/([^/]+)/messages/@original", self._delete_original),
            (r"POST /webhooks/\d+/([^/]+)", self._follow_up),
            (r"POST /channels/(\d+)/messages", self._post),
            (r"PATCH /channels/(\d+)/messages/(\d+)", self._edit),
            (r"DELETE /channels/(\d+)/messages/(\d+)", self._delete),
        ]

    async def serve(self, raw: web.Request) -> web.StreamResponse:
        """One request from the wire to its answer; a fault of this Discord itself is a problem, too."""
        try:
            return await self._served(raw)
        except Exception as error:
            self.problems.append(f"{raw.method} {raw.path}: {error!r}")
            raise

    async def _served(self, raw: web.Request) -> web.StreamResponse:
        request = await read(raw)
        self.asked.append(request)
        if self._judging:
            self.problems += request.problems()
        if not raw.path.startswith(("/api/v10/webhooks", "/api/v10/interactions")) and (
            raw.headers.get("Authorization") != f"Bot {self._token}"
        ):
            return said({"message": "401: Unauthorized", "code": 0}, 401)
        fault = next((fault for fault in self.faults if fault.takes(request)), None)
        if fault is None:
            return self._carried_out(request)
        if fault.slow:
            await asyncio.sleep(fault.slow)
        usual = self._carried_out(request) if fault.done or not (fault.status or fault.cut) else None
        if fault.cut:
            assert raw.transport is not None, "the bot waits for its answer"
            raw.transport.close()
        return usual if usual is not None and not fault.status else fault.answer()

    def _carried_out(self, request: Request) -> web.Response:
        for pattern, work in self._routes:
            found = re.fullmatch(pattern, str(request))
            if found is None:
                continue
            try:
                done = work(request, *found.groups())
            except Refusal as no:
                return said({"message": f"refused {no.code}", "code": no.code}, no.status)
            return said(done, 204 if done is None else 200)
        self.problems.append(f"{request}: this Discord does not know that")
        return said({"message": "404: Not Found", "code": 0}, 404)

    def _application(self) -> dict[str, Any]:
        return {
            "id": self.world.me["id"], "name": "Talon", "description": "", "icon": None, "bot_public": True, "flags": 0,
            "bot_require_code_grant": False, "verify_key": "", "summary": "", "team": None, "owner": self.world.me,
        }  # fmt: skip

    def _gateway(self) -> dict[str, Any]:
        limit = {"total": 1000, "remaining": 990, "reset_after": 1, "max_concurrency": self._at_once}
        return {"url": self.gateway, "shards": self.world.shards, "session_start_limit": limit}

    def _register(self, request: Request) -> list[dict[str, Any]]:
        me = self.world.me["id"]
        self.world.commands = [
            {"id": str(number), "application_id": me, "version": "1", "description": "", **command}
            for number, command in enumerate(request.body, 1)
        ]
        return self.world.commands

    # interactions

    def _exchange(self, token: str) -> Exchange:
        found = self.world.exchanges.get(token)
        if found is None:
            raise Refusal(404, 10015)
        return found

    def _answer(self, request: Request, number: str, token: str) -> dict[str, Any]:
        exchange = self.world.exchanges.get(token)
        if exchange is None or request.at - exchange.sent > DEADLINE_SECONDS:
            raise Refusal(404, 10062)
        if exchange.answers:
            raise Refusal(400, 40060)
        kind, data = request.body["type"], request.body.get("data") or {}
        exchange.answers.append((kind, request.at))
        if kind in (EDIT, DEFER_EDIT):
            assert exchange.source is not None, "only a component's message can be edited"
            exchange.shown = exchange.source
        if kind == MESSAGE:
            exchange.shown = self.world.post(exchange.channel, data, request.uploads)
        elif kind == DEFER:
            exchange.shown = self.world.post(exchange.channel, data)
        elif kind == EDIT and exchange.shown is not None:
            self.world.change(exchange.shown, data, request.uploads)
        if kind in (MESSAGE, EDIT, COMPLETE, MODAL):
            exchange.finished.set()
        interaction = {"id": number, "type": 2}
        return {"interaction": interaction, "resource": {"type": kind, "message": exchange.shown}}

    def _original(self, token: str) -> Message:
        exchange = self._exchange(token)
        if exchange.shown is None or int(exchange.shown["id"]) not in exchange.channel.messages:
            raise Refusal(404, 10008)
        return exchange.shown

    def _edit_original(self, request: Request, token: str) -> Message:
        message = self._original(token)
        self.world.change(message, request.body, request.uploads)
        self._exchange(token).finished.set()
        return message

    def _delete_original(self, request: Request, token: str) -> None:
        message = self._original(token)
        del self._exchange(token).channel.messages[int(message["id"])]

    def _follow_up(self, request: Request, token: str) -> Message:
        exchange = self._exchange(token)
        message = self.world.post(exchange.channel, request.body, request.uploads)
        exchange.told.append(message)
        if exchange.shown is None or message["flags"] & EPHEMERAL:
            exchange.finished.set()
        return message

    # channels

    def _post(self, request: Request, channel: str) -> Message:
        there = self.world.channels.get(int(channel))
        if there is None:
            raise Refusal(404, 10003)
        return self.world.post(there, request.body, request.uploads)

    def _message(self, channel: str, message: str) -> Message:
        if int(channel) not in self.world.channels:
            raise Refusal(404, 10003)
        found = self.world.find(int(channel), int(message))
        if found is None:
            raise Refusal(404, 10008)
        return found

    def _edit(self, request: Request, channel: str, message: str) -> Message:
        found = self._message(channel, message)
        self.world.change(found, request.body, request.uploads)
        return found

    def _delete(self, request: Request, channel: str, message: str) -> None:
        found = self._message(channel, message)
        del self.world.channels[int(channel)].messages[int(found["id"])]
