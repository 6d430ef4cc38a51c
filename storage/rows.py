"""How records become rows, and rows records."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from sqlalchemy import Row

from storage.api import (
    JSON,
    KEEP,
    Board,
    Change,
    ChannelId,
    Count,
    Entry,
    GuildId,
    Person,
    Result,
    Seal,
    Seat,
    Snapshot,
    Table,
    TableId,
    UserId,
)
from storage.schema import from_json, to_json

Values: TypeAlias = dict[str, Any]


def of_table(table: Table) -> Values:
    """Every column but the id and the length of the log."""
    return {
        "game": table.game,
        "version": table.version,
        "seats": table.seats,
        "guild_id": table.guild,
        "channel_id": table.channel,
        "host_id": table.host,
        "options": to_json(table.options),
        "settings": to_json(table.settings),
        "status": table.status,
        "alone": table.alone,
        "created_at": table.created_at,
        "due_at": table.due_at,
        "finished_at": table.finished_at,
    }


def to_table(row: Row[Any]) -> Table:
    return Table(
        id=TableId(row.id),
        game=row.game,
        version=row.version,
        seats=row.seats,
        guild=GuildId(row.guild_id),
        channel=ChannelId(row.channel_id),
        host=UserId(row.host_id),
        options=from_json(row.options),
        settings=from_json(row.settings),
        status=row.status,
        alone=row.alone,
        created_at=row.created_at,
        due_at=row.due_at,
        finished_at=row.finished_at,
    )


def changed(change: Change) -> Values:
    """The columns of the table's own row that a change sets."""
    values: Values = {"length": change.length}
    plain = {
        "status": change.status,
        "version": change.version,
        "seats": change.seat_count,
        "host_id": change.host,
        "options": None if change.options is None else to_json(change.options),
        "settings": None if change.settings is None else to_json(change.settings),
    }
    values.update((column, value) for column, value in plain.items() if value is not None)
    if change.due_at is not KEEP:
        values["due_at"] = change.due_at
    if change.finished_at is not KEEP:
        values["finished_at"] = change.finished_at
    return values


def of_seat(table: TableId, seat: Seat) -> Values:
    return {
        "table_id": table,
        "seat": seat.seat,
        "user_id": seat.user,
        "name": seat.name,
        "player": seat.player,
        "standing_in": seat.standing_in,
        "word": seat.word,
    }


def to_seat(row: Row[Any]) -> Seat:
    return Seat(TableId(row.table_id), row.seat, _user(row), row.name, row.player, row.standing_in, row.word)


def of_seal(table: TableId, seal: Seal) -> Values:
    words = None if seal.words is None else json.dumps(seal.words)
    return {"table_id": table, "deal": seal.deal, "secret": seal.secret, "words": words}


def to_seal(row: Row[Any]) -> Seal:
    return Seal(row.deal, row.secret, None if row.words is None else tuple(json.loads(row.words)))


def of_entry(table: TableId, entry: Entry) -> Values:
    return {
        "table_id": table,
        "seq": entry.seq,
        "seat": entry.seat,
        "text": entry.text,
        "at": entry.at,
        "user_id": entry.by,
    }


def to_entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, row.seat, row.text, row.at, _user(row))


def of_snapshot(table: TableId, snapshot: Snapshot) -> Values:
    return {"table_id": table, "seq": snapshot.seq, "state": snapshot.state}


def of_board(board: Board) -> Values:
    return {
        "table_id": board.table,
        "channel_id": board.channel,
        "message_id": board.message,
        "seq_shown": board.seq_shown,
    }


def to_board(row: Row[Any]) -> Board:
    return Board(TableId(row.table_id), ChannelId(row.channel_id), row.message_id, row.seq_shown)


def of_result(table: TableId, result: Result) -> Values:
    return {
        "table_id": table,
        "seat": result.seat,
        "user_id": result.user,
        "name": result.name,
        "player": result.player,
        "score": result.score,
        "place": result.place,
        "won": result.won,
        "taken_over": result.taken_over,
        "side": result.side,
        "facts": to_json(result.facts),
        "declined": result.declined,
        "replaced": result.replaced,
    }


def to_result(row: Row[Any]) -> Result:
    return Result(
        TableId(row.table_id),
        row.seat,
        _user(row),
        row.name,
        row.player,
        row.score,
        row.place,
        row.won,
        row.taken_over,
        row.side,
        to_counts(row.facts),
        row.declined,
        row.replaced,
    )


def to_counts(written: str) -> dict[str, Count]:
    """Counts by kind, as `to_json` wrote them."""
    return {kind: Count(*pair) for kind, pair in from_json(written).items()}


def of_person(person: Person) -> Values:
    return {
        "user_id": person.user,
        "name": person.name,
        "language": person.language,
        "settings": to_json(person.settings),
        "hidden": person.hidden,
    }


def plain(row: Mapping[Any, Any]) -> dict[str, JSON]:
    """A row as JSON values, whatever its table."""
    return {str(name): value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


def _user(row: Row[Any]) -> UserId | None:
    return None if row.user_id is None else UserId(row.user_id)
