"""How far boards have been shown: kept for the next start, many boards in one commit."""

from __future__ import annotations

import asyncio
import logging

from bot.session import tasks
from bot.session.desk import Desk
from storage.api import Board, StoreError, TableId

log = logging.getLogger(__name__)


class Progress:
    """Boards that are shown further than the store knows; a commit for each would hold up the actions behind it."""

    def __init__(self, desk: Desk, seconds: float) -> None:
        """A bot that is killed redraws what it has edited in its last `seconds` once more, which harms nobody."""
        self._desk = desk
        self._seconds = seconds
        self._shown: dict[TableId, Board] = {}
        """Boards of tables at which something is still to be said, as a call: the next start is to do that."""
        self._ahead: dict[TableId, Board] = {}
        self._task: asyncio.Task[None] | None = None

    def note(self, board: Board) -> None:
        """A board was edited, and is to be kept as it is now once all has been said."""
        self._shown[board.table] = board

    def settle(self, table: TableId) -> None:
        """All that was to be said at a table has been."""
        board = self._shown.pop(table, None)
        if board is None:
            return
        self._ahead[table] = board
        if self._task is None:
            self._task = tasks.begin(self._keep_soon(), name="progress of boards")

    def forget(self, table: TableId) -> None:
        """Something newer is being kept about this table's board."""
        self._shown.pop(table, None)
        self._ahead.pop(table, None)

    async def close(self) -> None:
        """Keep what is settled and not kept yet."""
        await tasks.end(self._task)
        await self._keep()

    async def _keep_soon(self) -> None:
        try:
            await asyncio.sleep(self._seconds)
        finally:
            self._task = None
        await self._keep()

    async def _keep(self) -> None:
        ahead, self._ahead = self._ahead, {}
        keep = self._desk.store.tables.set_board
        outcomes = await asyncio.gather(*map(keep, ahead.values()), return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, StoreError):
                log.warning("how far a board is shown was not kept: %s", outcome)
            elif isinstance(outcome, BaseException):
                raise outcome
