"""A simcord environment that loses no time and notes what the oracle wants to know."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import simcord
from simcord.types import HttpLogEntry

# simcord waits 50 ms after each verb for work that may still come; its own bookkeeping knows that none does. Looking
# at that work holds up the bot for a millisecond, so much shorter waits cost more than they save.
IDLE = 0.002


THREADS: Final = "/proc/self/task"


def starved() -> dict[str, float]:
    """The seconds that each thread of this process was ready to run and had no core; nothing where only Linux knows."""
    found: dict[str, float] = {}
    with suppress(FileNotFoundError):
        for thread in os.listdir(THREADS):
            with suppress(OSError), open(f"{THREADS}/{thread}/schedstat", "rb") as times:  # one may end meanwhile
                found[thread] = int(times.read().split()[1]) / 1e9
    return found


@dataclass
class Exchange:
    """One interaction as it went over the wire; times are real seconds, of any start."""

    what: str
    asked: float
    answers: list[float] = field(default_factory=list)
    lost: float = 0.0
    """Seconds until the first answer in which other programs had the cores that its threads wanted."""
    _starved: dict[str, float] = field(default_factory=lambda: starved())

    def answered(self) -> None:
        """Note an answer."""
        if not self.answers:
            self.lost = sum(now - self._starved.get(thread, 0.0) for thread, now in starved().items())
        self.answers.append(time.perf_counter())

    @property
    def took(self) -> float:
        """Seconds until the first answer that are the bot's own: how busy the machine is must not decide a test."""
        return self.answers[0] - self.asked - self.lost


class _Requests(list[HttpLogEntry]):
    """The log of requests, which also notes at which time an interaction was answered."""

    def __init__(self, exchanges: dict[int, Exchange]) -> None:
        super().__init__()
        self._exchanges = exchanges

    def append(self, entry: HttpLogEntry) -> None:
        super().append(entry)
        head, _, rest = entry.path.partition("/interactions/")
        if not head and rest.endswith("/callback"):
            self._exchanges[int(rest.split("/")[0])].answered()


class WatchedEnv(simcord.Env):
    """simcord's environment with every exchange timed and every bot that ran in it remembered."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, check_errors=False, **options)
        self.exchanges: dict[int, Exchange] = {}
        self._bots = [bot]
        self._emit = self.backend.emit
        self.backend.http_requests = _Requests(self.exchanges)
        # the backend is simcord's own object: there is no other place to see an interaction leave
        self.backend.emit = self._timed_emit  # type: ignore[method-assign]

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        """Cut the running bot off without a goodbye, as a killed process, and start the other one.

        For an orderly restart call `await env.bot.close()` before.
        """
        if bot is not None:
            self._bots.append(bot)
        await super().restart_bot(bot)

    async def close_bots(self) -> None:
        """Close every bot that is still open, with the stores it holds; simcord itself never does."""
        for bot in self._bots:
            if not bot.is_closed():
                await bot.close()

    def _timed_emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            data = payload["data"]
            what = data.get("custom_id") or data.get("name")
            kind = discord.InteractionType(payload["type"]).name
            self.exchanges[int(payload["id"])] = Exchange(f"{kind} {what}", time.perf_counter())
        self._emit(event, payload)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 # simcord's signature
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        await super()._settle_internal(timeout=timeout, idle=min(idle, IDLE), dispatch=dispatch, _deadline=_deadline)
