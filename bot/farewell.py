"""Telling tables that the bot is about to stop, and that they go on by themselves."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.session.errors import TableError
from bot.session.sessions import Sessions
from bot.ui.looking import notice_screen
from bot.ui.presenter import Presenter
from bot.ui.reach import UNREACHED
from storage.api import StoreError, Table

log = logging.getLogger(__name__)

TOLD_A_SECOND: Final = 20
"""Well below what Discord allows a bot in all, so that play goes on meanwhile."""
RECENT_MS: Final = 10 * 60_000
"""Who has not acted for so long does not sit and wait."""


class Farewell:
    """Begins and ends a drain."""

    def __init__(self, sessions: Sessions, presenter: Presenter) -> None:
        self._sessions = sessions
        self._presenter = presenter

    async def begin(self) -> int:
        """Open no more tables, and tell those that are being played now, the liveliest first; the number of the told.

        Those that nobody sits at cost no time, which may be short: there can be hundreds of them.
        """
        if self._sessions.drain.begun:
            return 0
        self._sessions.drain.begun = True
        told = 0
        since = self._sessions.clock.now() - RECENT_MS
        for table in await self._sessions.store.tables.moved_since(since):
            if self._sessions.owns(table.guild) and await self._tell(table):
                told += 1
                await asyncio.sleep(1 / TOLD_A_SECOND)
        return told

    def end(self) -> None:
        """Open tables again."""
        self._sessions.drain.begun = False

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
