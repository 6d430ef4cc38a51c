"""A store that forgets when it is closed: for tests, and for trying the bot out."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from storage.api import (
    KEEP,
    LIVE,
    Board,
    Change,
    ChannelId,
    ChannelTaken,
    Guild,
    GuildId,
    Match,
    NoSuchTable,
    Person,
    Result,
    Seal,
    Seat,
    Snapshot,
    Stale,
    Stored,
    StoreDown,
    StoreError,
    Table,
    TableId,
    UserId,
)
from storage.memory_people import MemoryPeople, plain_copy
from storage.memory_places import MemoryPlaces
from storage.memory_standings import MemoryStandings, Worked


@dataclass(slots=True)
class Kept:
    stored: Stored
    results: tuple[Result, ...] = ()

    @property
    def table(self) -> Table:
        return self.stored.table

    @property
    def live(self) -> bool:
        return self.table.status in LIVE


@dataclass(slots=True)
class Contents:
    tables: dict[TableId, Kept] = field(default_factory=dict)
    people: dict[UserId, Person] = field(default_factory=dict)
    guilds: dict[GuildId, Guild] = field(default_factory=dict)
    meta: dict[str, str] = field(default_factory=dict)
    blocks: set[tuple[UserId, UserId]] = field(default_factory=set)
    bans: set[tuple[GuildId, UserId]] = field(default_factory=set)
    gone: dict[GuildId | ChannelId, int] = field(default_factory=dict)
    worked: Worked = field(default_factory=Worked)
    created: int = 0
    closed: bool = False

    def derived(self) -> Worked:
        self.demand_open()
        return self.worked

    def hides(self, user: UserId) -> bool:
        return user in self.people and self.people[user].hidden

    def demand_open(self) -> None:
        if self.closed:
            raise StoreDown("The store is closed.")

    def kept(self, table: TableId) -> Kept:
        self.demand_open()
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table]

    def matching(self, wanted: Any) -> list[Kept]:
        self.demand_open()
        return [kept for kept in self.tables.values() if wanted(kept)]


class Memory:
    """The Store in memory."""

    def __init__(self) -> None:
        self._contents = Contents()
        self.tables = MemoryTables(self._contents)
        self.scores = MemoryScores(self._contents)
        self.standings = MemoryStandings(self._contents.derived, self.scores.matches, self._contents.hides)
        self.people = MemoryPeople(self._contents)
        self.places = MemoryPlaces(self._contents)

    async def check(self) -> None:
        self._contents.demand_open()

    async def close(self) -> None:
        self._contents.closed = True


class MemoryTables:
    """The TableStore of a Memory."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents

    async def create(self, table: Table, seats: Sequence[Seat], seals: Sequence[Seal] = ()) -> TableId:
        self._contents.demand_open()
        self._contents.created += 1
        number = TableId(self._contents.created)
        table = replace(table, id=number, options=plain_copy(table.options), settings=plain_copy(table.settings))
        self._demand_channel(table)
        self._contents.tables[number] = Kept(Stored(table, _seated(number, seats), (), None, None, tuple(seals)))
        return number

    async def load(self, table: TableId) -> Stored:
        stored = self._contents.kept(table).stored
        own = stored.table
        return replace(stored, table=replace(own, options=plain_copy(own.options), settings=plain_copy(own.settings)))

    async def commit(self, change: Change) -> None:
        kept = self._contents.kept(change.table)
        if not change.fits(len(kept.stored.entries), kept.stored.revision):
            raise Stale(change.table)
        table = _changed(kept.table, change)
        self._demand_channel(table)
        seats = kept.stored.seats if change.seats is None else _seated(table.id, change.seats)
        results = kept.results
        if change.results is not None:
            results = tuple(sorted((replace(r, table=table.id) for r in change.results), key=lambda r: r.seat))
            _demand_distinct(r.seat for r in results)
        kept.stored = Stored(
            table,
            seats,
            kept.stored.entries + change.entries,
            _newest(kept.stored.snapshot, change.snapshot),
            kept.stored.board,
            _sealed(kept.stored.seals, change.seals),
            kept.stored.revision + 1,
        )
        kept.results = results
        if change.derived is not None:
            self._contents.worked.put(change.derived)

    async def ids(self, *, after: TableId, limit: int) -> tuple[TableId, ...]:
        self._contents.demand_open()
        return tuple(sorted(number for number in self._contents.tables if number > after)[:limit])

    async def due(self, before: int) -> tuple[TableId, ...]:
        return tuple(number for at, number in self._waking() if at <= before)

    async def next_due(self) -> int | None:
        return min((at for at, _ in self._waking()), default=None)

    async def count_live(self) -> Mapping[str, int]:
        return Counter(kept.table.game for kept in self._contents.matching(lambda kept: kept.live))

    async def live_in_channel(self, channel: ChannelId) -> tuple[Table, ...]:
        found = self._contents.matching(lambda kept: kept.live and kept.table.channel == channel)
        return tuple(kept.table for kept in found)

    async def live_tables(self, *, guild: GuildId | None = None, user: UserId | None = None) -> tuple[Table, ...]:
        return tuple(
            kept.table
            for kept in self._contents.matching(lambda kept: kept.live)
            if guild in (None, kept.table.guild)
            and (user is None or any(seat.user == user for seat in kept.stored.seats))
        )

    async def moved_since(self, since: int) -> tuple[Table, ...]:
        playing = self._contents.matching(lambda kept: kept.table.status == "playing" and kept.stored.entries)
        moved = [(kept.stored.entries[-1].at, kept.table) for kept in playing]
        newest_first = sorted(moved, key=lambda row: (-row[0], row[1].id))
        return tuple(table for at, table in newest_first if at >= since)

    async def with_computers(self, due_after: int) -> tuple[Table, ...]:
        playing = self._contents.matching(lambda kept: kept.table.status == "playing")
        late = [kept for kept in playing if kept.table.due_at is None or kept.table.due_at > due_after]
        found = [kept.table for kept in late if any(seat.player or seat.standing_in for seat in kept.stored.seats)]
        return tuple(sorted(found, key=lambda table: table.id))

    async def lagging_boards(self) -> tuple[Board, ...]:
        behind = [
            (kept.table.due_at is None, kept.table.due_at or 0, board.table, board)
            for kept in self._contents.matching(lambda _: True)
            if (board := kept.stored.board)
            and board.seq_shown < len(kept.stored.entries) + (kept.table.status not in LIVE)
        ]
        return tuple(board for *_, board in sorted(behind, key=lambda row: row[:3]))

    async def unshown(self) -> tuple[TableId, ...]:
        lobbies = self._contents.matching(lambda kept: kept.table.status == "lobby" and kept.stored.board is None)
        return tuple(sorted(kept.table.id for kept in lobbies))

    async def set_board(self, board: Board) -> None:
        kept = self._contents.kept(board.table)
        kept.stored = replace(kept.stored, board=board)

    def _waking(self) -> list[tuple[int, TableId]]:
        open_ = self._contents.matching(lambda kept: kept.table.status != "closed")
        return sorted((kept.table.due_at, kept.table.id) for kept in open_ if kept.table.due_at is not None)

    def _demand_channel(self, table: Table) -> None:
        if not table.alone or table.status not in LIVE:
            return
        for kept in self._contents.tables.values():
            other = kept.table
            if kept.live and other.alone and other.channel == table.channel and other.id != table.id:
                raise ChannelTaken(other.id)


class MemoryScores:
    """The ScoreStore of a Memory."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents

    async def results_of(
        self,
        *,
        guild: GuildId | None = None,
        game: str | None = None,
        user: UserId | None = None,
        since: int = 0,
        newest_first: bool = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> tuple[Match, ...]:
        matches = [
            Match(kept.table, kept.results)
            for kept in self._finished(guild, game, since)
            if kept.results and (user is None or any(r.user == user for r in kept.results))
        ]
        if newest_first:
            matches.reverse()
        return tuple(matches[offset : None if limit is None else offset + limit])

    def matches(self, guild: GuildId | None, game: str | None) -> list[Match]:
        """The finished tables, in that order."""
        return [Match(kept.table, kept.results) for kept in self._finished(guild, game, 0)]

    def _finished(self, guild: GuildId | None, game: str | None, since: int) -> list[Kept]:
        """The tables with a finishing time, in that order."""
        found = []
        for kept in self._contents.matching(lambda kept: kept.table.finished_at is not None):
            table = kept.table
            at = table.finished_at
            if at is not None and at >= since and guild in (None, table.guild) and game in (None, table.game):
                found.append((at, table.id, kept))
        return [kept for _, _, kept in sorted(found, key=lambda row: row[:2])]


def _sealed(old: Sequence[Seal], new: Sequence[Seal]) -> tuple[Seal, ...]:
    by_deal = {seal.deal: seal for seal in (*old, *new)}
    return tuple(by_deal[deal] for deal in sorted(by_deal))


def _seated(table: TableId, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    _demand_distinct(seat.seat for seat in seats)
    return tuple(sorted((replace(seat, table=table) for seat in seats), key=lambda seat: seat.seat))


def _demand_distinct(seats: Iterable[int]) -> None:
    numbers = list(seats)
    if len(set(numbers)) < len(numbers):
        raise StoreError(f"The table cannot be kept as it is (seats {numbers}).")


def _newest(old: Snapshot | None, new: Snapshot | None) -> Snapshot | None:
    if old is None or new is None:
        return new or old
    return new if new.seq >= old.seq else old


def _changed(table: Table, change: Change) -> Table:
    plain = {
        "status": change.status,
        "version": change.version,
        "seats": change.seat_count,
        "host": change.host,
        "options": None if change.options is None else plain_copy(change.options),
        "settings": None if change.settings is None else plain_copy(change.settings),
    }
    changes: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
    if change.due_at is not KEEP:
        changes["due_at"] = change.due_at
    if change.finished_at is not KEEP:
        changes["finished_at"] = change.finished_at
    return replace(table, **changes)
