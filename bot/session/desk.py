"""Where tables lie open: one at a time under its lock, changed only by what the store has kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, contextmanager
from contextvars import Token
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.session.clock import Clock
from bot.session.context import AT_TABLE
from bot.session.ending import hints_of, with_facts
from bot.session.errors import NoTable, NotKept, SeatUnavailable, TooLate
from bot.session.live import Changed, Live, revive, told
from bot.session.scoring import Scoring
from games.core.api import CHANCE, Event, State
from storage.api import (
    JSON,
    KEEP,
    LIVE,
    Board,
    Change,
    ChannelId,
    ChannelTaken,
    Entry,
    GuildId,
    NoSuchTable,
    Result,
    Seal,
    Seat,
    Snapshot,
    Stale,
    Status,
    Store,
    Stored,
    StoreError,
    Table,
    TableId,
    Unchanged,
    UserId,
)
from storage.derived import Derived

REMEMBERED: Final = 2048
"""Tables kept in memory; the log brings back any other within milliseconds."""
AWAKE_MS: Final = 5 * 60 * 1000
"""So long one of them is kept that nobody looks at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What one step changes; whatever is left out stays."""

    entries: tuple[Entry, ...] = ()
    state: State | None = None
    snapshot: Snapshot | None = None
    seats: tuple[Seat, ...] | None = None
    status: Status | None = None
    seat_count: int | None = None
    host: UserId | None = None
    options: Mapping[str, str] | None = None
    settings: Mapping[str, JSON] | None = None
    due_at: int | Unchanged | None = KEEP
    finished_at: int | Unchanged | None = KEEP
    results: tuple[Result, ...] | None = None
    """Given when the game ends; what follows from them is worked out and kept along."""
    derived: Derived | None = None
    seals: tuple[Seal, ...] = ()
    events: tuple[Event, ...] = ()


class Desk:
    """Loads tables, locks them, keeps their steps, and tells who asked to be told."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.scoring = Scoring(store)
        self.listeners: list[Callable[[Changed], None]] = []
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._open: OrderedDict[TableId, Live] = OrderedDict()

    def at(self, table: TableId) -> AbstractAsyncContextManager[Live]:
        """The table as it is, nobody else's hand on it. Raises `NoTable`, `NotKept`.

        Never await Discord inside: a slow answer would hold up the whole table.
        """
        return _Turn(self._lock(table), table, self._live)

    def _lock(self, table: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _live(self, table: TableId) -> Live:
        live = self._open.get(table)
        if live is None:
            live = revive(await self.stored(table))
        self._remember(live)
        return live

    def _remember(self, live: Live) -> None:
        """Keep a table that is looked at now, and let those sleep that nobody has looked at for a while."""
        live.looked_at = self.clock.now()
        self._open[live.id] = live
        self._open.move_to_end(live.id)
        while len(self._open) > REMEMBERED or self._longest_unseen().looked_at < live.looked_at - AWAKE_MS:
            self._open.popitem(last=False)

    def _longest_unseen(self) -> Live:
        return next(iter(self._open.values()))

    def drop(self, live: Live) -> None:
        """Forget what memory has of a table: what the store has is the truth."""
        self._open.pop(live.id, None)

    def drop_ended(self) -> None:
        """Forget what memory has of tables that are over, because people were forgotten or logs deleted."""
        for live in list(self._open.values()):
            if live.table.status not in LIVE:
                self.drop(live)

    async def demand_at_ease(self, user: UserId, people: Iterable[UserId | None]) -> None:
        """Refuse a seat beside somebody whom one has blocked, or who has blocked one. Raises `SeatUnavailable`."""
        others = [other for other in people if other is not None and other != user]
        with _refusing():
            if others and await self.store.people.at_odds(user, others):
                raise SeatUnavailable("blocked-here")

    async def stored(self, table: TableId) -> Stored:
        """All that is kept of a table. Raises `NoTable`, `NotKept`."""
        with _refusing():
            return await self.store.tables.load(table)

    async def create(self, table: Table, seats: tuple[Seat, ...], seals: tuple[Seal, ...] = ()) -> Live:
        """A new table. Raises `storage.api.ChannelTaken`, `NotKept`."""
        with _refusing():
            number = await self.store.tables.create(table, seats, seals)
        seated = tuple(replace(seat, table=number) for seat in seats)
        async with self._lock(number):
            live = self._open.get(number)
            if live is None:
                live = revive(Stored(replace(table, id=number), seated, (), None, None, seals))
                self._remember(live)
            self.announce(Changed(live, 0))
            return live

    async def keep(self, live: Live, step: Step, *, announce: bool = True) -> None:
        """Store a step, then show it. Where that fails nothing has changed. Raises `TooLate`, `NotKept`.

        `announce`: without it nobody is told, as where nothing that is shown has changed.
        """
        if step.results is None:
            await self._keep(live, step, announce=announce)
            return
        table = live.table if step.settings is None else replace(live.table, settings=step.settings)
        at = step.finished_at if isinstance(step.finished_at, int) else self.clock.now()
        stored = await self.stored(live.id)
        if (len(stored.entries), stored.revision) != (live.length, live.revision):  # another process was faster
            self.drop(live)
            raise TooLate
        results = with_facts(step.results, told(table, stored.entries + step.entries), hints_of(table))
        async with AsyncExitStack() as turn:
            with _refusing():
                at, derived = await turn.enter_async_context(self.scoring.adding(table, results, at))
            await self._keep(live, replace(step, finished_at=at, results=results, derived=derived))

    async def decline(self, table: TableId, user: UserId) -> None:
        """Do not rate a person for a table that a partner left. Raises `WrongTime`, `NotKept`."""
        async with self.at(table) as live, AsyncExitStack() as turn:
            with _refusing():
                results, derived = await turn.enter_async_context(self.scoring.declining(live.table, user))
            await self._keep(live, Step(results=results, derived=derived), announce=False)

    async def _keep(self, live: Live, step: Step, *, announce: bool = True) -> None:
        if step.seats is not None:
            step = replace(step, seats=tuple(replace(seat, table=live.id) for seat in step.seats))
        change = Change(
            table=live.id,
            expected_seq=live.length,
            expected_revision=live.revision,
            entries=step.entries,
            status=step.status,
            seat_count=step.seat_count,
            host=step.host,
            options=step.options,
            settings=step.settings,
            due_at=step.due_at,
            finished_at=step.finished_at,
            seats=step.seats,
            snapshot=step.snapshot,
            results=step.results,
            seals=step.seals,
            derived=step.derived,
        )
        kept = False
        try:
            with _refusing():
                await self.store.tables.commit(change)
            kept = True
        finally:
            if not kept:  # also when cancelled
                self.drop(live)
        before = live.length
        _follow(live, step)
        if announce:
            self.announce(Changed(live, before, step.events))

    def announce(self, changed: Changed) -> None:
        """Tell the listeners; none of them may wait."""
        for listener in self.listeners:
            listener(changed)

    async def set_board(self, live: Live, board: Board) -> None:
        """Remember where the table is shown, and how far. Raises `NotKept`."""
        with _refusing():
            await self.store.tables.set_board(board)
        live.board = board

    async def in_channel(self, channel: ChannelId) -> TableId | None:
        """The table that is live in a channel. Raises `NotKept`."""
        with _refusing():
            tables = await self.store.tables.live_in_channel(channel)
        return tables[-1].id if tables else None

    async def of_person(self, guild: GuildId, user: UserId) -> tuple[TableId, ...]:
        """The live tables of a server at which a person sits, or sat before leaving. Raises `NotKept`."""
        with _refusing():
            tables = await self.store.tables.live_tables(guild=guild, user=user)
        return tuple(table.id for table in tables)


class _Turn(AbstractAsyncContextManager[Live]):
    """A table in somebody's hand. A class, for a click takes eight of them, and a generator costs twice as much."""

    __slots__ = ("_live", "_lock", "_logged", "_table")

    def __init__(self, lock: asyncio.Lock, table: TableId, live: Callable[[TableId], Awaitable[Live]]) -> None:
        self._lock = lock
        self._table = table
        self._live = live
        self._logged: Token[TableId | None] | None = None

    async def __aenter__(self) -> Live:
        await self._lock.acquire()
        self._logged = AT_TABLE.set(self._table)
        try:
            return await self._live(self._table)
        except BaseException:
            self._leave()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def _leave(self) -> None:
        assert self._logged is not None, "entered before"
        AT_TABLE.reset(self._logged)
        self._lock.release()


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn what the store raises into what a person is told; `ChannelTaken` names a table, so it stays."""
    try:
        yield
    except ChannelTaken:
        raise
    except Stale as error:
        raise TooLate from error
    except NoSuchTable as error:
        raise NoTable from error
    except StoreError as error:
        raise NotKept from error


def _follow(live: Live, step: Step) -> None:
    """Bring a table in memory to where the store has it."""
    plain: dict[str, Any] = {
        "status": step.status,
        "seats": step.seat_count,
        "host": step.host,
        "options": step.options,
        "settings": step.settings,
    }
    times = {"due_at": step.due_at, "finished_at": step.finished_at}
    changes = {name: value for name, value in plain.items() if value is not None}
    changes |= {name: value for name, value in times.items() if value is not KEEP}
    live.table = replace(live.table, **changes)
    live.length += len(step.entries)
    live.revision += 1
    if step.seats is not None:
        live.seats = step.seats
        live.turns += [0] * (len(step.seats) - len(live.turns))
    for entry in step.entries:
        live.moved_at = entry.at
        if entry.seat != CHANCE:
            live.turns[entry.seat] += 1
    if step.seals:
        live.seals = tuple({seal.deal: seal for seal in (*live.seals, *step.seals)}.values())
    if step.state is not None:
        live.state = step.state
