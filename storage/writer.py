"""One task that writes: what has gathered is committed together, and each caller waits for his own part.

A commit that reaches the disk costs the same for one change as for a hundred, so full durability stays cheap.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from storage.api import StoreDown
from storage.faults import explain, one_row_only, worth_another_try
from storage.pen import Pen

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")
Step: TypeAlias = Callable[[Connection, Sequence[Item]], Sequence[Outcome]]

MOST = 500  # jobs in one commit, within what one statement may name
TRIES = 4  # of a commit that has to give way to another process's


@dataclass(slots=True)
class _Job:
    step: Step[Any, Any]
    item: Any
    done: "asyncio.Future[Any]"
    outcome: Any = field(default=None)


class Writer:
    """Owns the pen, and with it the only connection that writes. Create it inside a running loop; `close` ends it."""

    def __init__(self, pen: Pen, where: str) -> None:
        self.pen = pen
        self.engine = pen.engine
        self._where = where
        self.listeners: list[Callable[[int, float], None]] = []
        """Told of each commit: how many changes it held, and how many seconds it took."""
        self._waiting: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, step: Step[Item, Outcome], item: Item) -> Outcome:
        """Run `step` for the item, perhaps along with others of its kind; return once it is committed.

        Raises what the step raised for this item alone, or StoreDown: either way nothing of it was kept.
        Cancelled while it waits for its turn, nothing is kept; cancelled during the commit, all of it may be.
        """
        if self._closing:
            raise StoreDown(f"The database {self._where} is closed.")
        job = _Job(step, item, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        outcome: Outcome = await job.done
        return outcome

    async def close(self) -> None:
        """Commit what waits, take nothing more, and let the connection go."""
        self._closing = True
        self._wake.set()
        await self._task
        await self.pen.close()

    async def _run(self) -> None:
        try:
            while not (self._closing and not self._waiting):
                await self._wake.wait()
                self._wake.clear()
                while batch := self._gathered():
                    await self._commit(batch)
        finally:
            self._closing = True
            for job in self._waiting:
                _fail(job, StoreDown(f"The database {self._where} was closed first."))

    def _gathered(self) -> list[_Job]:
        taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        return [job for job in taken if not job.done.done()]

    async def _commit(self, batch: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            for left in reversed(range(TRIES)):
                try:
                    await self.pen.run(partial(_transact, batch))
                    break
                except DBAPIError as error:
                    if not left or not worth_another_try(error):
                        raise
        except BaseException as error:
            for job in batch:
                _fail(job, explain(error, self._where) if isinstance(error, Exception) else StoreDown("Closed."))
            if not isinstance(error, Exception):
                raise
            await self.pen.let_go()  # after a failed commit only a fresh connection is known to be sound
            return
        for listener in self.listeners:
            listener(len(batch), time.perf_counter() - began)
        for job in batch:
            _settle(job)


def _transact(batch: list[_Job], connection: Connection) -> None:
    """Give each job its outcome, once all of them are committed."""
    for job in batch:
        job.outcome = None
    if len(batch) == 1:
        _try_alone(connection, batch[0])
        return
    with connection.begin():
        for alike in _by_step(batch):
            _try_together(connection, alike)


def _by_step(batch: list[_Job]) -> list[list[_Job]]:
    """Jobs of one kind in their order; between kinds nobody was promised one, as nobody has been answered."""
    kinds: dict[Step[Any, Any], list[_Job]] = {}
    for job in batch:
        kinds.setdefault(job.step, []).append(job)
    return list(kinds.values())


def _try_alone(connection: Connection, job: _Job) -> None:
    """Run the only job of a transaction: without a savepoint, as nothing else is lost where it fails."""
    with connection.begin() as transaction:
        try:
            (job.outcome,) = job.step(connection, [job.item])
        except Exception as error:
            if not one_row_only(error):
                raise
            transaction.rollback()
            job.outcome = error


def _try_together(connection: Connection, jobs: list[_Job]) -> None:
    """Run all jobs as one step, or, if that cannot be, each alone, so that a failing one fails alone."""
    savepoint = connection.begin_nested()
    try:
        outcomes = jobs[0].step(connection, [job.item for job in jobs])
        savepoint.commit()
    except Exception as error:
        if not one_row_only(error):
            raise  # the transaction may be gone, and its savepoints with it
        savepoint.rollback()
        if len(jobs) == 1:
            jobs[0].outcome = error
            return
        for job in jobs:
            _try_together(connection, [job])
        return
    for job, outcome in zip(jobs, outcomes, strict=True):
        job.outcome = outcome


def _settle(job: _Job) -> None:
    if isinstance(job.outcome, Exception):
        _fail(job, job.outcome)
    elif not job.done.done():
        job.done.set_result(job.outcome)


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
