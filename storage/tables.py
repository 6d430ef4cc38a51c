"""Tables and their logs in the database."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from storage import rows, schema
from storage.api import (
    LIVE,
    Board,
    Change,
    ChannelId,
    ChannelTaken,
    GuildId,
    NoSuchTable,
    Seal,
    Seat,
    Snapshot,
    Stale,
    Stored,
    StoreError,
    Table,
    TableId,
    UserId,
)
from storage.faults import Reader
from storage.standings import write_derived
from storage.writer import Writer

_table = schema.game_table
_open = _table.c.status != "closed"
_ended = _table.c.status.in_(("over", "closed"))
_live = _table.c.status.in_(LIVE)
_ADD = insert(schema.action)

_HOLD = (
    select(_table)
    .where(_table.c.id.in_(bindparam("concerned", expanding=True)))
    .order_by(_table.c.id)
    .with_for_update()
)
_MOVE_ON = (
    update(_table)
    .where(_table.c.id == bindparam("new_id"))
    .values({column.name: bindparam(f"new_{column.name}") for column in _table.columns if column.name != "id"})
)


class Tables:
    """The TableStore of a database."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def create(self, table: Table, seats: Sequence[Seat], seals: Sequence[Seal] = ()) -> TableId:
        try:
            return await self._writer.write(_create, (table, tuple(seats), tuple(seals)))
        except IntegrityError as error:
            raise await self._clash(table.channel, None, error) from error

    async def load(self, table: TableId) -> Stored:
        async with self._reader.moment() as read:
            row = (await read.execute(select(_table).where(_table.c.id == table))).one_or_none()
            if row is None:
                raise NoSuchTable(table)
            seats = await read.execute(_of(schema.seat, table).order_by(schema.seat.c.seat))
            entries = await read.execute(_of(schema.action, table).order_by(schema.action.c.seq))
            newest = _of(schema.snapshot, table).order_by(schema.snapshot.c.seq.desc()).limit(1)
            snapshot = (await read.execute(newest)).one_or_none()
            board = (await read.execute(_of(schema.board, table))).one_or_none()
            seals = await read.execute(_of(schema.seal, table).order_by(schema.seal.c.deal))
        return Stored(
            table=rows.to_table(row),
            seats=tuple(map(rows.to_seat, seats)),
            entries=tuple(map(rows.to_entry, entries)),
            snapshot=None if snapshot is None else Snapshot(snapshot.seq, snapshot.state),
            board=None if board is None else rows.to_board(board),
            seals=tuple(map(rows.to_seal, seals)),
            revision=row.revision,
        )

    async def commit(self, change: Change) -> None:
        try:
            await self._writer.write(_change, change)
        except IntegrityError as error:
            now = await self.load(change.table)
            if not change.fits(len(now.entries), now.revision):
                raise Stale(change.table) from error
            raise await self._clash(now.table.channel, change.table, error) from error

    async def ids(self, *, after: TableId, limit: int) -> tuple[TableId, ...]:
        following = select(_table.c.id).where(_table.c.id > after).order_by(_table.c.id).limit(limit)
        async with self._reader.moment() as read:
            return tuple(map(TableId, (await read.execute(following)).scalars()))

    async def due(self, before: int) -> tuple[TableId, ...]:
        due = select(_table.c.id).where(_open, _table.c.due_at <= before).order_by(_table.c.due_at, _table.c.id)
        async with self._reader.moment() as read:
            return tuple((await read.execute(due)).scalars())

    async def next_due(self) -> int | None:
        async with self._reader.moment() as read:
            earliest: int | None = await read.scalar(
                select(func.min(_table.c.due_at)).where(_open, _table.c.due_at.is_not(None))
            )
        return earliest

    async def count_live(self) -> Mapping[str, int]:
        counted = select(_table.c.game, func.count().label("number")).where(_live).group_by(_table.c.game)
        async with self._reader.moment() as read:
            return {row.game: row.number for row in await read.execute(counted)}

    async def live_in_channel(self, channel: ChannelId) -> tuple[Table, ...]:
        return await self._tables(_live, _table.c.channel_id == channel)

    async def live_tables(self, *, guild: GuildId | None = None, user: UserId | None = None) -> tuple[Table, ...]:
        wanted: list[ColumnElement[bool]] = [_live]
        if guild is not None:
            wanted.append(_table.c.guild_id == guild)
        if user is not None:
            wanted.append(exists().where(schema.seat.c.table_id == _table.c.id, schema.seat.c.user_id == user))
        return await self._tables(*wanted)

    async def moved_since(self, since: int) -> tuple[Table, ...]:
        action = schema.action
        last = select(action.c.at).where(action.c.table_id == _table.c.id).order_by(action.c.seq.desc()).limit(1)
        moved_at = last.scalar_subquery()
        playing = select(_table).where(_table.c.status == "playing", moved_at >= since)
        async with self._reader.moment() as read:
            found = await read.execute(playing.order_by(moved_at.desc(), _table.c.id))
            return tuple(map(rows.to_table, found))

    async def with_computers(self, due_after: int) -> tuple[Table, ...]:
        seat = schema.seat.c
        acted = exists().where(seat.table_id == _table.c.id, or_(seat.player.is_not(None), seat.standing_in))
        late = or_(_table.c.due_at.is_(None), _table.c.due_at > due_after)
        return await self._tables(_table.c.status == "playing", late, acted)

    async def lagging_boards(self) -> tuple[Board, ...]:
        behind = (
            select(schema.board)
            .join(_table)
            .where(schema.board.c.seq_shown < _table.c.length + case((_ended, 1), else_=0))
            .order_by(_table.c.due_at.is_(None), _table.c.due_at, _table.c.id)
        )
        async with self._reader.moment() as read:
            return tuple(map(rows.to_board, await read.execute(behind)))

    async def unshown(self) -> tuple[TableId, ...]:
        shown = exists().where(schema.board.c.table_id == _table.c.id)
        lobbies = select(_table.c.id).where(_table.c.status == "lobby", ~shown).order_by(_table.c.id)
        async with self._reader.moment() as read:
            return tuple(map(TableId, (await read.execute(lobbies)).scalars()))

    async def set_board(self, board: Board) -> None:
        try:
            await self._writer.write(_set_board, board)
        except IntegrityError as error:
            raise NoSuchTable(board.table) from error

    async def _tables(self, *wanted: ColumnElement[bool]) -> tuple[Table, ...]:
        async with self._reader.moment() as read:
            found = await read.execute(select(_table).where(*wanted).order_by(_table.c.id))
            return tuple(map(rows.to_table, found))

    async def _clash(self, channel: ChannelId, table: TableId | None, error: IntegrityError) -> StoreError:
        """Which promise of the schema a write would have broken."""
        for other in await self.live_in_channel(channel):
            if other.alone and other.id != table:
                return ChannelTaken(other.id)
        return StoreError(f"The table cannot be kept as it is ({' '.join(str(error.orig).split())}).")


def _of(kind: Any, table: TableId) -> Any:  # Any: selects of different tables share no row type
    return select(kind).where(kind.c.table_id == table)


def _create(write: Connection, tables: Sequence[tuple[Table, tuple[Seat, ...], tuple[Seal, ...]]]) -> list[TableId]:
    created = []
    for table, seats, seals in tables:
        made = write.execute(insert(_table).values(**rows.of_table(table), length=0))
        assert made.inserted_primary_key, "an inserted row has an id"
        created.append(TableId(made.inserted_primary_key[0]))
        if seats:
            write.execute(insert(schema.seat), [rows.of_seat(created[-1], seat) for seat in seats])
        if seals:
            write.execute(insert(schema.seal), [rows.of_seal(created[-1], seal) for seal in seals])
    return created


def _change(write: Connection, changes: Sequence[Change]) -> list[None]:
    """Many changes in as few statements as one, because a statement costs more than its rows."""
    _advance(write, changes)
    entries = [rows.of_entry(change.table, entry) for change in changes for entry in change.entries]
    if entries:
        write.execute(_ADD, entries)
    seated = {change.table: change.seats for change in changes if change.seats is not None}
    _replace(write, schema.seat, {id_: [rows.of_seat(id_, s) for s in new] for id_, new in seated.items()})
    ended = {change.table: change.results for change in changes if change.results is not None}
    _replace(write, schema.result, {id_: [rows.of_result(id_, r) for r in new] for id_, new in ended.items()})
    snapshots = [rows.of_snapshot(change.table, change.snapshot) for change in changes if change.snapshot]
    if snapshots:
        write.execute(schema.upsert(write.dialect.name, schema.snapshot), snapshots)
    seals = [rows.of_seal(change.table, seal) for change in changes for seal in change.seals]
    if seals:
        write.execute(schema.upsert(write.dialect.name, schema.seal), seals)
    write_derived(write, [change.derived for change in changes if change.derived is not None])
    return [None] * len(changes)


def _advance(write: Connection, changes: Sequence[Change]) -> None:
    """Check each change against its table's row, held until the commit, and move the row on.

    A change that is alone, as most are, is checked by the statement that moves the row on; several take two in all.
    """
    if len(changes) == 1:
        _advance_one(write, changes[0])
    else:
        _advance_all(write, changes)


def _advance_one(write: Connection, change: Change) -> None:
    columns = rows.changed(change)
    values = {f"new_{name}": value for name, value in columns.items()}
    known = {"known_id": change.table, "known_length": change.expected_seq, "known_revision": change.expected_revision}
    if change.expected_revision is None:
        del known["known_revision"]
    moved = write.execute(_moving_on(tuple(columns), tuple(known)), values | known)
    if moved.rowcount == 1:
        return
    found = write.execute(select(_table.c.id).where(_table.c.id == change.table)).one_or_none()
    raise NoSuchTable(change.table) if found is None else Stale(change.table)


@cache
def _moving_on(columns: tuple[str, ...], known: tuple[str, ...]) -> Update:
    """Sets these columns of the one table of which that is known."""
    wanted = [_table.c[name.removeprefix("known_")] == bindparam(name) for name in known]
    fresh = {name: bindparam(f"new_{name}", type_=_table.c[name].type) for name in columns}
    return update(_table).where(*wanted).values(fresh | {"revision": _table.c.revision + 1})


def _advance_all(write: Connection, changes: Sequence[Change]) -> None:
    concerned = sorted({change.table for change in changes})
    held = write.execute(_HOLD, {"concerned": concerned})
    now: dict[TableId, rows.Values] = {TableId(row.id): dict(row._mapping) for row in held}
    for change in changes:
        row = now.get(change.table)
        if row is None:
            raise NoSuchTable(change.table)
        if not change.fits(row["length"], row["revision"]):
            raise Stale(change.table)
        row.update(rows.changed(change), revision=row["revision"] + 1)
    write.execute(
        _MOVE_ON,
        [{f"new_{name}": value for name, value in row.items()} for row in now.values()],
    )


def _replace(write: Connection, kind: Any, new: dict[TableId, list[rows.Values]]) -> None:
    if new:
        write.execute(delete(kind).where(kind.c.table_id.in_(new)))
        if values := [value for of_table in new.values() for value in of_table]:
            write.execute(insert(kind), values)


def _set_board(write: Connection, boards: Sequence[Board]) -> list[None]:
    write.execute(schema.upsert(write.dialect.name, schema.board), list(map(rows.of_board, boards)))
    return [None] * len(boards)
