"""A store that forgets when it is closed: for tests, and for trying the bot out."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from storage.api import (
    JSON,
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
    Seat,
    Snapshot,
    Stale,
    Standing,
    Standings,
    Stored,
    StoreDown,
    StoreError,
    Table,
    TableId,
    UserId,
)
from storage.schema import from_json, to_json


@dataclass(slots=True)
class _Kept:
    stored: Stored
    results: tuple[Result, ...] = ()

    @property
    def table(self) -> Table:
        return self.stored.table

    @property
    def live(self) -> bool:
        return self.table.status in LIVE


@dataclass(slots=True)
class _Contents:
    tables: dict[TableId, _Kept] = field(default_factory=dict)
    people: dict[UserId, Person] = field(default_factory=dict)
    guilds: dict[GuildId, Guild] = field(default_factory=dict)
    meta: dict[str, str] = field(default_factory=dict)
    closed: bool = False

    def demand_open(self) -> None:
        if self.closed:
            raise StoreDown("The store is closed.")

    def kept(self, table: TableId) -> _Kept:
        self.demand_open()
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table]

    def matching(self, wanted: Any) -> list[_Kept]:
        self.demand_open()
        return [kept for kept in self.tables.values() if wanted(kept)]


class Memory:
    """The Store in memory."""

    def __init__(self) -> None:
        self._contents = _Contents()
        self.tables = MemoryTables(self._contents)
        self.scores = MemoryScores(self._contents)
        self.people = MemoryPeople(self._contents)

    async def check(self) -> None:
        self._contents.demand_open()

    async def close(self) -> None:
        self._contents.closed = True


class MemoryTables:
    """The TableStore of a Memory."""

    def __init__(self, contents: _Contents) -> None:
        self._contents = contents

    async def create(self, table: Table, seats: Sequence[Seat]) -> TableId:
        self._contents.demand_open()
        number = TableId(len(self._contents.tables) + 1)
        table = replace(table, id=number, options=_copy(table.options), settings=_copy(table.settings))
        self._demand_channel(table)
        self._contents.tables[number] = _Kept(Stored(table, _seated(number, seats), (), None, None))
        return number

    async def load(self, table: TableId) -> Stored:
        stored = self._contents.kept(table).stored
        own = stored.table
        return replace(stored, table=replace(own, options=_copy(own.options), settings=_copy(own.settings)))

    async def commit(self, change: Change) -> None:
        kept = self._contents.kept(change.table)
        if len(kept.stored.entries) != change.expected_seq:
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
        )
        kept.results = results

    async def due(self, before: int) -> tuple[TableId, ...]:
        return tuple(number for at, number in self._waking() if at <= before)

    async def next_due(self) -> int | None:
        return min((at for at, _ in self._waking()), default=None)

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

    async def lagging_boards(self) -> tuple[Board, ...]:
        behind = [
            (kept.table.due_at is None, kept.table.due_at or 0, board.table, board)
            for kept in self._contents.matching(lambda kept: kept.table.status != "closed")
            if (board := kept.stored.board) and board.seq_shown < len(kept.stored.entries)
        ]
        return tuple(board for *_, board in sorted(behind, key=lambda row: row[:3]))

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

    def __init__(self, contents: _Contents) -> None:
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

    async def standings(
        self,
        guild: GuildId,
        game: str | None = None,
        *,
        since: int = 0,
        limit: int | None = None,
        offset: int = 0,
    ) -> Standings:
        played: defaultdict[UserId, list[Result]] = defaultdict(list)
        for kept in self._finished(guild, game, since):
            for result in kept.results:
                if result.user is not None:
                    played[result.user].append(result)
        names = {r.user: r.name for kept in self._finished(None, None, 0) for r in reversed(kept.results)}
        rows = [
            Standing(user, names[user], len(own), sum(r.won for r in own), sum(r.score for r in own))
            for user, own in played.items()
        ]
        rows.sort(key=lambda row: (-row.wins, -row.points, row.games, row.user))
        return Standings(tuple(rows[offset : None if limit is None else offset + limit]), len(rows))

    def _finished(self, guild: GuildId | None, game: str | None, since: int) -> list[_Kept]:
        """The tables with a finishing time, in that order."""
        found = []
        for kept in self._contents.matching(lambda kept: kept.table.finished_at is not None):
            table = kept.table
            at = table.finished_at
            if at is not None and at >= since and guild in (None, table.guild) and game in (None, table.game):
                found.append((at, table.id, kept))
        return [kept for _, _, kept in sorted(found, key=lambda row: row[:2])]


class MemoryPeople:
    """The PeopleStore of a Memory."""

    def __init__(self, contents: _Contents) -> None:
        self._contents = contents

    async def person(self, user: UserId) -> Person | None:
        self._contents.demand_open()
        return self._contents.people.get(user)

    async def set_person(self, person: Person) -> None:
        self._contents.demand_open()
        self._contents.people[person.user] = replace(person, settings=_copy(person.settings))

    async def forget(self, user: UserId) -> None:
        self._contents.demand_open()
        self._contents.people.pop(user, None)
        for kept in self._contents.matching(lambda kept: not kept.live):
            stored = kept.stored
            kept.stored = replace(
                stored,
                seats=tuple(replace(s, user=None, name="") if s.user == user else s for s in stored.seats),
                entries=tuple(replace(e, by=None) if e.by == user else e for e in stored.entries),
            )
            kept.results = tuple(replace(r, user=None, name="") if r.user == user else r for r in kept.results)

    async def guild(self, guild: GuildId) -> Guild | None:
        self._contents.demand_open()
        return self._contents.guilds.get(guild)

    async def set_guild(self, guild: Guild) -> None:
        self._contents.demand_open()
        self._contents.guilds[guild.guild] = replace(guild, settings=_copy(guild.settings))

    async def meta(self, key: str) -> str | None:
        self._contents.demand_open()
        return self._contents.meta.get(key)

    async def set_meta(self, key: str, value: str) -> None:
        self._contents.demand_open()
        self._contents.meta[key] = value


def _copy(value: Mapping[str, JSON]) -> dict[str, Any]:
    """What a database would give back: nobody may change it here, and only JSON gets in."""
    return from_json(to_json(value))


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
        "options": None if change.options is None else _copy(change.options),
        "settings": None if change.settings is None else _copy(change.settings),
    }
    changes: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
    if change.due_at is not KEEP:
        changes["due_at"] = change.due_at
    if change.finished_at is not KEEP:
        changes["finished_at"] = change.finished_at
    return replace(table, **changes)
