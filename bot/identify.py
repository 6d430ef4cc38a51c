"""Taking turns: Discord lets so many connections at once introduce themselves, however many processes they are in."""

from __future__ import annotations

from typing import Final

from bot.session.clock import Clock
from storage.api import PeopleStore

SPAN_MS: Final = 5_500
"""Discord's five seconds between two connections of one bucket, and room for hosts' clocks that differ a little."""


class Turns:
    """Hands out the moments at which connections may introduce themselves, through the database that all share."""

    def __init__(self, people: PeopleStore, clock: Clock, application: int, at_once: int) -> None:
        """`at_once`: the buckets that Discord gives this bot, its `max_concurrency`."""
        self._people = people
        self._clock = clock
        self._application = application
        self._at_once = max(1, at_once)

    async def wait(self, shard: int) -> None:
        """Until it is this shard's turn. Raises `StoreError`."""
        bucket = shard % self._at_once
        turn = await self._people.reserve(f"identify-{self._application}-{bucket}", self._clock.now(), SPAN_MS)
        if (early := turn - self._clock.now()) > 0:
            await self._clock.sleep(early / 1000)
