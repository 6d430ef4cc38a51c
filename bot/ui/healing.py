"""After a start: what people see catches up with what is kept, a few messages a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeVar

from bot.session.errors import TableError
from bot.session.sessions import Sessions
from bot.ui.lobby import lobby_screen
from bot.ui.messages import Messages
from bot.ui.reach import UNREACHED
from bot.ui.speakers import Speakers
from storage.api import StoreError, TableId

log = logging.getLogger(__name__)

Found = TypeVar("Found")

AFTER_FAILURE_SECONDS: Final = 5.0
HEALED_A_SECOND: Final = 10
"""Lobbies are shown and boards redrawn no faster than this."""


class Healing:
    """Shows lobbies that nobody has seen, and has boards that lag behind their logs redrawn."""

    def __init__(
        self, sessions: Sessions, messages: Messages, speakers: Speakers, redraw: Callable[[TableId], None]
    ) -> None:
        self._sessions = sessions
        self._messages = messages
        self._speakers = speakers
        self._redraw = redraw

    async def heal(self) -> None:
        """Once over all tables of ours; returns when the lobbies are shown and the last redraw was asked for."""
        tables = self._sessions.store.tables
        async with asyncio.TaskGroup() as showing:  # a channel that keeps us waiting holds up no other
            async for table in self._in_turn(await self._read(tables.unshown)):
                showing.create_task(self._show_lobby(table), name=f"lobby {table}")
            async for table in self._in_turn([board.table for board in await self._read(tables.lagging_boards)]):
                self._redraw(table)

    async def _read(self, what: Callable[[], Awaitable[Sequence[Found]]]) -> Sequence[Found]:
        """What the store answers, asked again for as long as it fails: nothing else heals these boards."""
        while True:
            try:
                return await what()
            except StoreError as error:
                log.warning("boards wait for the database: %r", error)
                await self._sessions.clock.sleep(AFTER_FAILURE_SECONDS)

    async def _in_turn(self, tables: Iterable[TableId]) -> AsyncIterator[TableId]:
        """Those that are ours, each when its time has come."""
        for table in tables:
            if await self._is_ours(table):
                yield table
                await asyncio.sleep(1 / HEALED_A_SECOND)

    async def _is_ours(self, table: TableId) -> bool:
        try:
            async with self._sessions.desk.at(table) as live:
                return self._sessions.owns(live.table.guild)
        except TableError:  # whoever draws it will say what is wrong
            return True

    async def _show_lobby(self, table: TableId) -> None:
        """Show a lobby that was kept while the command that opened it was cut off."""
        try:
            async with self._sessions.desk.at(table) as current:
                live = current.moment()
            if live.table.status == "lobby" and live.board is None:
                await self._messages.open(live, lobby_screen(live, await self._speakers.table(live)))
        except (*UNREACHED, StoreError, TableError) as error:
            log.warning("lobby %s cannot be shown: %r", table, error)
        except Exception:  # a fault of ours: logged in full; all others are still to be shown
            log.exception("lobby %s cannot be shown", table)
