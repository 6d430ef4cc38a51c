"""Telling tables that the bot is about to stop, and that they go on by themselves."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.session import tasks
from bot.session.errors import TableError
from bot.session.sessions import Sessions
from bot.ui.looking import notice_screen
from bot.ui.presenter import Presenter
from bot.ui.reach import UNREACHED
from storage.api import StoreError, Table, TableId

log = logging.getLogger(__name__)

TOLD_A_SECOND: Final = 20
"""Well below what Discord allows a bot in all, so that play goes on meanwhile."""
RECENT_MS: Final = 10 * 60_000
"""Who has not acted for so long does not sit and wait."""
LOOK_SECONDS: Final = 3.0
"""So soon a process tells its tables of a drain that the owner has ordered at another one."""


class Farewell:
    """Begins and ends a drain; nobody is told twice of the same one."""

    def __init__(self, sessions: Sessions, presenter: Presenter) -> None:
        self._sessions = sessions
        self._presenter = presenter
        self._told: set[TableId] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for an order of the owner's."""
        self._task = tasks.begin(self._run(), name="drain")

    async def close(self) -> None:
        """Look no longer."""
        task, self._task = self._task, None
        await tasks.end(task)

    async def begin(self) -> int:
        """This process is to stop: open no more tables here, and tell those in play; the number of the told."""
        self._sessions.drain.stopping = True
        return await self._tell_all()

    async def order(self, *, on: bool) -> int:
        """The owner drains every process, or ends that; the number of the told here. Raises `NotKept`."""
        await self._sessions.drain.order(on=on)
        return await self._follow(ordered=on)

    async def _run(self) -> None:
        """Until cancelled."""
        while True:
            await self._sessions.clock.sleep(LOOK_SECONDS)
            try:
                await self._follow(ordered=await self._sessions.drain.look())
            except (TableError, StoreError) as error:
                log.info("whether the owner drains could not be found out: %r", error)

    async def _follow(self, *, ordered: bool) -> int:
        if ordered:
            return await self._tell_all()
        if not self._sessions.drain.stopping:
            self._told.clear()
        return 0

    async def _tell_all(self) -> int:
        """Tell those that are being played now, the liveliest first; the number of the told.

        Those that nobody sits at cost no time, which may be short: there can be hundreds of them.
        """
        told = 0
        since = self._sessions.clock.now() - RECENT_MS
        for table in await self._sessions.store.tables.moved_since(since):
            if not self._sessions.drain.begun:
                break
            if table.id in self._told or not self._sessions.owns(table.guild):
                continue
            self._told.add(table.id)
            if await self._tell(table):
                told += 1
                await asyncio.sleep(1 / TOLD_A_SECOND)
        return told

    async def _tell(self, table: Table) -> bool:
        try:
            async with self._sessions.desk.at(table.id) as live:
                if live.table.status != "playing":
                    return False
            speaker = await self._presenter.speakers.table(live)
            await self._presenter.messages.post(live, notice_screen(speaker.say("restart-soon")))
        except (*UNREACHED, TableError, StoreError) as error:
            log.info("table %s was not told of the stop: %r", table.id, error)
            return False
        return True
