"""What goes wrong at Discord: failures that wait for requests of a kind, and the moments at which they struck."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.wire.requests import Request


@dataclass
class Fault:
    """Spoils requests that match, so many `times`; what it struck is in `struck`.

    `slow`: seconds before anything is answered. `done`: the request is carried out all the same, and only its answer
    is lost. `cut`: the connection ends without an answer. With status 0 nothing but time is lost.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    times: int = 1
    slow: float = 0
    done: bool = False
    cut: bool = False
    retry_after: float | None = None
    everywhere: bool = False
    headers: dict[str, str] = field(default_factory=dict)
    struck: list[Request] = field(default_factory=list)

    def takes(self, request: Request) -> bool:
        """Whether this request is one of those, which is counted."""
        fits = self.method == request.method and re.fullmatch(self.path, request.path) is not None
        if not fits or len(self.struck) >= self.times:
            return False
        self.struck.append(request)
        return True

    def answer(self) -> web.Response:
        """What is answered instead."""
        if self.status == 429 and self.retry_after is not None:
            return self._limited(self.retry_after)
        if self.status >= 500:
            return web.Response(text="upstream connect error", status=self.status, headers=self.headers)
        body = {"message": f"{self.status}: failure {self.code}", "code": self.code}
        return said(body, self.status, **self.headers)

    def _limited(self, seconds: float) -> web.Response:
        """Without `Via` discord.py takes it for Cloudflare's ban and gives up."""
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": self.everywhere,
        }
        if self.code:
            body["code"] = self.code
        scope = "global" if self.everywhere else "user"
        told = {"Via": "1.1 loopback", "Retry-After": str(seconds), "X-RateLimit-Scope": scope, **self.headers}
        return said(body, 429, **told)


def said(body: Any, status: int = 200, **headers: str) -> web.Response:
    """JSON; the type must not name a charset, or discord.py would not read it."""
    if status == 204:
        return web.Response(status=204)
    response = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response
