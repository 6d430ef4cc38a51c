"""A clock that stands still until a test moves it on."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count

NOON = 1_700_000_000_000
TURNS = 60
"""So many turns of the loop bring everything to rest that waits for no other thread."""


async def settle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class HandClock:
    """The sessions' Clock; `advance` wakes each sleeper at its moment, in order."""

    def __init__(self) -> None:
        self._now = NOON
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> int:
        """Epoch milliseconds."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Come back when `advance` has moved the hand that far; at once for no time at all."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (self._now + round(seconds * 1000), next(self._order), woken))
        await woken

    async def advance(self, seconds: float) -> None:
        """Move on, stopping wherever somebody wanted to be woken."""
        goal = self._now + round(seconds * 1000)
        await settle()
        while self._sleepers and self._sleepers[0][0] <= goal:
            at, _, woken = heappop(self._sleepers)
            self._now = max(self._now, at)
            if not woken.done():
                woken.set_result(None)
                await settle()
        self._now = goal
        await settle()

    def skip(self, seconds: float) -> None:
        """Time that passes while no bot is running: nobody is woken."""
        self._now += round(seconds * 1000)
