"""One task that sleeps until the earliest deadline, warns before it, and acts on it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.session.clock import Clock
from bot.session.errors import TableError
from bot.session.live import Changed
from bot.session.play import Play
from storage.api import StoreError, TableId, TableStore

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 300.0
SHORTEST_SLEEP: Final = 0.05
AFTER_FAILURE: Final = 5.0


class Deadlines:
    """Watches the due times in the store. Time that the bot was down does not count: there is a grace at start."""

    def __init__(
        self, store: TableStore, clock: Clock, play: Play, *, warning_seconds: int, grace_seconds: int
    ) -> None:
        self._store = store
        self._clock = clock
        self._play = play
        self._warning = warning_seconds * 1000
        self._amnesty = clock.now() + grace_seconds * 1000
        self._warned: dict[TableId, int] = {}
        self._changed = asyncio.Event()

    def notice(self, changed: Changed) -> None:
        """A table changed, so an earlier deadline may have come up."""
        self._warned.pop(changed.live.id, None) if not changed.warned else None
        self._changed.set()

    def effective(self, due_at: int) -> int:
        """When a stored deadline is acted upon."""
        return max(due_at, self._amnesty)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._changed.clear()
            try:
                pause = await self._round()
            except (StoreError, TableError) as error:
                log.warning("deadlines wait for the database: %r", error)
                pause = AFTER_FAILURE
            await self._sleep(pause)

    async def _round(self) -> float:
        """Warn and act where it is time; how long to sleep then, in seconds."""
        now = self._clock.now()
        wakes = []
        for table in await self._store.due(now + self._warning):
            due_at = (await self._store.load(table)).table.due_at
            if due_at is None:
                continue
            due = self.effective(due_at)
            if due <= now:
                await self._play.time_out(table)
            elif due - self._warning <= now and self._warned.get(table) != due_at:
                self._warned[table] = due_at
                await self._play.warn(table)
                wakes.append(due)
            else:
                wakes.append(due)
        following = await self._store.next_due()
        if following is not None:
            wakes.append(max(self.effective(following) - self._warning, now + 1))
        soonest = min((wake for wake in wakes if wake > now), default=now + LONGEST_SLEEP * 1000)
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, (soonest - now) / 1000))

    async def _sleep(self, seconds: float) -> None:
        """Sleep, but not past a change."""
        waits = [
            asyncio.ensure_future(self._changed.wait()),
            asyncio.ensure_future(self._clock.sleep(seconds)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
