"""Servers and channels that the bot loses, and the time after which data goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.session import tasks
from bot.session.desk import Desk, Step
from bot.session.errors import TableError
from storage.api import LIVE, ChannelId, GuildId, StoreError, TableId

log = logging.getLogger(__name__)

ROUND_SECONDS: Final = 3600.0
FIRST_SECONDS: Final = 300.0
"""After a start nothing is deleted before Discord has said in which servers the bot is."""
DAY: Final = 24 * 3600 * 1000
"""In milliseconds."""


class Places:
    """Closes the tables of what is lost at once; deletes what has had its time, looking once an hour."""

    def __init__(self, desk: Desk, *, finished_days: int, gone_days: int) -> None:
        """Finished tables are kept so many days, data of lost servers and channels `gone_days`."""
        self._desk = desk
        self._finished = finished_days * DAY
        self._gone = gone_days * DAY
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = tasks.begin(self._run(), name="retention")

    async def close(self) -> None:
        """Look no longer."""
        task, self._task = self._task, None
        await tasks.end(task)

    async def lose_guild(self, guild: GuildId) -> None:
        """The bot was removed from a server. Raises `StoreError`."""
        await self._desk.store.places.lose(guild, self._desk.clock.now())
        for table in await self._desk.store.tables.live_tables(guild=guild):
            await self._close_table(table.id)

    async def find_guild(self, guild: GuildId) -> None:
        """The bot is in that server, perhaps again. Raises `StoreError`."""
        await self._desk.store.places.find(guild)

    async def lose_channel(self, channel: ChannelId) -> None:
        """A channel or thread was deleted. Raises `StoreError`."""
        tables = await self._desk.store.tables.live_in_channel(channel)
        await self._desk.store.places.lose(channel, self._desk.clock.now())
        for table in tables:
            await self._close_table(table.id)

    async def compare(self, present: Collection[GuildId], ours: Callable[[GuildId], bool]) -> None:
        """After a start: what was lost or found while the bot was away; `ours` says which servers this one sees."""
        places = self._desk.store.places
        gone = await places.gone()
        for guild in await places.guilds():
            if ours(guild) and guild not in present and guild not in gone:
                await self.lose_guild(guild)
        for guild in present:
            if guild in gone:
                await places.find(guild)

    async def expire(self) -> int:
        """Delete what has had its time; how many tables that concerned. Raises `StoreError`."""
        now = self._desk.clock.now()
        places = self._desk.store.places
        count = await places.expire(finished_before=now - self._finished, gone_before=now - self._gone)
        self._desk.drop_ended()
        return count

    async def _close_table(self, table: TableId) -> None:
        try:
            async with self._desk.at(table) as live:
                if live.table.status in LIVE:
                    await self._desk.keep(live, Step(status="closed", due_at=None))
        except TableError as error:
            log.warning("table %s could not be closed: %r", table, error)

    async def _run(self) -> None:
        """Until cancelled."""
        await self._desk.clock.sleep(FIRST_SECONDS)
        while True:
            try:
                count = await self.expire()
                if count:
                    log.info("%s tables have had their time", count)
            except StoreError as error:
                log.warning("what has had its time stays for now: %r", error)
            await self._desk.clock.sleep(ROUND_SECONDS)
