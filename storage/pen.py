"""The one connection that writes to a database, wherever it lives."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Outcome = TypeVar("Outcome")


class Pen(Protocol):
    """Carries out work on the connection, one at a time; the loop goes on meanwhile."""

    @property
    def engine(self) -> Engine:
        """What the connection comes from."""

    async def run(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do the work, which begins and ends its own transactions, and return or raise what it does."""

    async def let_go(self) -> None:
        """End the connection, and what it has not committed; the next work gets a fresh one."""

    async def close(self) -> None:
        """End the connection for good."""


class ThreadPen:
    """A connection in a thread of its own: a whole transaction is one trip there and back, instead of one a statement.

    Work whose caller was cancelled is finished all the same, before what comes next.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do the work in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def let_go(self) -> None:
        """End the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)

    async def close(self) -> None:
        """End the connection and the thread, after what that still has to do."""
        await asyncio.to_thread(self._close)

    def _run(self, work: Callable[[Connection], Outcome]) -> Outcome:
        if self._connection is None:
            self._connection = self.engine.connect()
        return work(self._connection)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _close(self) -> None:
        self._thread.shutdown()
        self._let_go()
        self.engine.dispose()


class LoopPen:
    """A connection of an asynchronous driver: the work gives way to the loop wherever it waits for the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    @property
    def engine(self) -> Engine:
        """What the connection comes from."""
        return self._engine.sync_engine

    async def run(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do the work on the loop's thread, which it must not block."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        return await self._connection.run_sync(work)

    async def let_go(self) -> None:
        """End the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """End the connection and forget the engine's others."""
        await self.let_go()
        await self._engine.dispose()
