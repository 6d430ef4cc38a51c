"""One task that sleeps until the earliest deadline, warns before it, and acts on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.session import tasks
from bot.session.clock import Clock
from bot.session.errors import TableError
from bot.session.live import Changed
from bot.session.pace import DAY
from bot.session.play import Play
from storage.api import Change, GuildId, Stored, StoreError, Table, TableId, TableStore

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 300.0
SHORTEST_SLEEP: Final = 0.05
WATCHFUL: Final = 1.0
"""The longest sleep while a table is close to its time, because the store names only the very next one."""
AFTER_FAILURE: Final = 5.0
NOT_SOON: Final = 60 * 60 * 1000
"""Computers at tables that are due sooner, in milliseconds, are asked when these are."""
ASKED_A_SECOND: Final = 20
"""After a start no more tables than this are read to ask their computers."""


class Deadlines:
    """Watches the due times in the store. Time that the bot was down does not count: there is a grace at start."""

    def __init__(
        self, store: TableStore, clock: Clock, play: Play, *, grace_seconds: int, ours: Callable[[GuildId], bool]
    ) -> None:
        """`ours`: whether this process plays a server's tables, where several share one store."""
        self._store = store
        self._clock = clock
        self._play = play
        self._warning = play.pacing.warning
        self._grace = grace_seconds * 1000
        self._amnesty = 0
        self._warned: dict[TableId, int] = {}
        self._ours = ours
        self._foreign: set[TableId] = set()
        self._faulty: set[TableId] = set()
        self._task: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._asleep = False
        self._wakes_at = 0
        """When the sleep ends, in epoch milliseconds."""
        self._changed = False

    def start(self) -> None:
        """Begin to watch; the grace counts from here."""
        self._amnesty = self._clock.now() + self._grace
        self._watch()
        self._asking = tasks.begin(self._ask_computers(), name="computers after the start")

    def _watch(self) -> None:
        self._task = tasks.begin(self._run(), name="deadlines")

    async def close(self) -> None:
        """Watch no longer."""
        task, self._task = self._task, None
        await tasks.end(task, self._asking)

    def notice(self, changed: Changed) -> None:
        """A table changed: where its deadline comes up before the next look, look again instead of sleeping on."""
        if not changed.warned:
            self._warned.pop(changed.live.id, None)
        due_at = changed.live.table.due_at
        if self._asleep and (due_at is None or due_at - self._warning >= self._wakes_at):
            return
        self._changed = True
        if self._asleep and self._task is not None:
            self._asleep = False
            self._task.cancel()
            self._watch()

    def effective(self, due_at: int) -> int:
        """When a stored deadline is acted upon."""
        return max(due_at, self._amnesty)

    async def _ask_computers(self) -> None:
        """Those beside people who have hours or days: a process that is gone had asked them, and nobody does again."""
        tables: tuple[Table, ...] | None = None
        while tables is None:
            try:
                tables = await self._store.with_computers(self._clock.now() + NOT_SOON)
            except StoreError as error:
                log.warning("computers wait for the database: %r", error)
                await self._clock.sleep(AFTER_FAILURE)
        for table in tables:
            if self._ours(table.guild):
                await self._nudge(table.id)
                await self._clock.sleep(1 / ASKED_A_SECOND)

    async def _nudge(self, table: TableId) -> None:
        try:
            await self._play.nudge(table)
        except (StoreError, TableError) as error:
            log.warning("table %s: its computers wait: %r", table, error)
        except Exception:  # a fault of ours at one table: logged in full, and all others are still to be asked
            log.exception("table %s: its computers cannot be asked", table)

    async def _run(self) -> None:
        """Until cancelled."""
        while True:
            self._changed = False
            pause = await self._round()
            if not self._changed:
                self._asleep, self._wakes_at = True, self._clock.now() + int(pause * 1000)
                await self._clock.sleep(pause)
                self._asleep = False

    async def _round(self) -> float:
        """Warn and act where it is time; how long to sleep then, in seconds."""
        now = self._clock.now()
        try:
            tables = await self._store.due(now + self._warning)
            self._foreign &= set(tables)
            moments = [await self._attend(table, now) for table in tables if table not in self._foreign]
            following = await self._store.next_due()
        except StoreError as error:
            log.warning("deadlines wait for the database: %r", error)
            return AFTER_FAILURE
        longest = AFTER_FAILURE if None in moments else WATCHFUL if tables else LONGEST_SLEEP
        if following is not None and following > now + self._warning:
            moments.append(following - self._warning)
        soonest = min((moment - now for moment in moments if moment is not None), default=LONGEST_SLEEP * 1000)
        return min(longest, max(SHORTEST_SLEEP, soonest / 1000))

    async def _attend(self, table: TableId, now: int) -> int | None:
        """Do what is due at one table; when to look again, or None where it failed, which holds up no other."""
        stored: Stored | None = None
        try:
            stored = await self._store.load(table)
            if not self._ours(stored.table.guild):
                self._foreign.add(table)
                return now + int(LONGEST_SLEEP * 1000)
            due_at = stored.table.due_at
            if due_at is not None:
                await self._act_on(table, due_at, now)
        except (StoreError, TableError) as error:
            log.warning("table %s: its deadline waits: %r", table, error)
            return None
        except Exception:  # a fault of ours at one table: logged in full, and the clock goes on for all others
            if table not in self._faulty:
                log.exception("table %s: its deadline cannot be kept", table)
            self._faulty.add(table)
            if stored is not None:
                await self._give_up(stored, now)
            return None
        moments = () if due_at is None else (due_at, self.effective(due_at) - self._warning, self.effective(due_at))
        return min((moment for moment in moments if moment > now), default=now)

    async def _give_up(self, stored: Stored, now: int) -> None:
        """Close a table that has been beyond its time for a day, as nothing can be done there: its channel waits."""
        table = stored.table
        if table.due_at is None or table.due_at + DAY > now:
            return
        try:
            await self._store.commit(_closing(stored))
        except StoreError as error:
            log.warning("table %s could not be closed: %r", table.id, error)
        else:
            log.error("table %s is closed, as nothing can be done there", table.id)

    async def _act_on(self, table: TableId, due_at: int, now: int) -> None:
        due = self.effective(due_at)
        if due <= now:
            await self._play.time_out(table, due_at)
            return
        if due_at <= now:  # only people are given grace
            await self._play.nudge(table)
        if due - self._warning <= now and self._warned.get(table) != due_at:
            self._warned[table] = due_at
            await self._play.warn(table)


def _closing(stored: Stored) -> Change:
    """Closes a table as the store has it, without looking into it."""
    return Change(
        table=stored.table.id,
        expected_seq=len(stored.entries),
        expected_revision=stored.revision,
        status="closed",
        due_at=None,
    )
