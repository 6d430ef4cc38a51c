"""Answers 429, counted where they arrive: discord.py logs some of them twice, and those of Cloudflare never."""

from __future__ import annotations

from http import HTTPStatus
from types import SimpleNamespace

import aiohttp


class Limits:
    """How often Discord, or Cloudflare in front of it, has answered that the bot asks too much."""

    def __init__(self) -> None:
        self.count = 0

    def trace(self) -> aiohttp.TraceConfig:
        """To be given to whoever sends requests."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        self.count += answered.response.status == HTTPStatus.TOO_MANY_REQUESTS
