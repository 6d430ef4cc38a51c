"""The database's tables. A change here needs a file in migrations/versions; a test compares the two."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

from storage.api import JSON

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# SQLite numbers rows by itself only in a column declared INTEGER.
_row_id = BigInteger().with_variant(Integer, "sqlite")
_live = text("status IN ('lobby', 'playing')")
_live_alone = text("status IN ('lobby', 'playing') AND alone")
_has_due_time = text("due_at IS NOT NULL")


def _table_id() -> Column[int]:
    return Column("table_id", _row_id, ForeignKey("game_table.id"), primary_key=True)


game_table = Table(
    "game_table",
    metadata,
    Column("id", _row_id, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("length", Integer, nullable=False),  # entries in the log: what guards it against a second writer
    Column("revision", Integer, nullable=False, server_default="0"),  # changes so far: what guards the rest of it
    CheckConstraint("status IN ('lobby', 'playing', 'over', 'closed')", name="status"),
    Index(
        "uq_game_table_live_channel",
        "channel_id",
        unique=True,
        sqlite_where=_live_alone,
        postgresql_where=_live_alone,
    ),
    Index("ix_game_table_live_guild", "guild_id", sqlite_where=_live, postgresql_where=_live),
    Index("ix_game_table_due_at", "due_at", sqlite_where=_has_due_time, postgresql_where=_has_due_time),
    Index("ix_game_table_finished", "guild_id", "game", "finished_at"),
    sqlite_autoincrement=True,  # an id in an old message must never mean a newer table
)

seat = Table(
    "seat",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("player", String(64)),
    Column("standing_in", Boolean, nullable=False),
    Column("word", Text, nullable=False, server_default=""),
)

seal = Table(
    "seal",
    metadata,
    _table_id(),
    Column("deal", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("words", Text),
)

action = Table(
    "action",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    sqlite_with_rowid=False,  # one tree in the order in which a log is read
)

snapshot = Table(
    "snapshot",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

board = Table(
    "board",
    metadata,
    _table_id(),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("seq_shown", Integer, nullable=False),
)

result = Table(
    "result",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("player", String(64)),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("taken_over", Boolean, nullable=False),
    Column("side", Integer),
    Column("facts", Text, nullable=False, server_default="{}"),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Column("replaced", Boolean, nullable=False, server_default=false()),
)

# From here to `away`, everything follows from results.

standing = Table(
    "standing",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    sqlite_with_rowid=False,  # a board is one stretch of the tree
)

rating_step = Table(
    "rating_step",
    metadata,
    _table_id(),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("rating_before", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
)

tally = Table(
    "tally",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("rules", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
)

away = Table(
    "away",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", String(16)),
    Column("settings", Text, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
)

guild = Table(
    "guild",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("settings", Text, nullable=False),
)

block = Table(
    "block",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

ban = Table(
    "ban",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("banned_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

gone = Table(
    "gone",
    metadata,
    Column("place_id", BigInteger, primary_key=True, autoincrement=False),  # of a server or a channel
    Column("at", BigInteger, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)


def to_json(value: Mapping[str, JSON]) -> str:
    """JSON text with its keys in the order given."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def from_json(written: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(written)
    return loaded


@cache
def insert_if_missing(dialect: str, table: Table) -> Any:  # Any: as for `upsert`
    """An insert that leaves the row of the same primary key as it is, for the named dialect."""
    return _insert(dialect, table).on_conflict_do_nothing(index_elements=[column.name for column in table.primary_key])


@cache
def upsert(dialect: str, table: Table) -> Any:  # Any: the two dialects' statements share no type
    """An insert that replaces the row of the same primary key, for the named dialect."""
    insert = _insert(dialect, table)
    keys = [column.name for column in table.primary_key]
    fresh = {column.name: insert.excluded[column.name] for column in table.columns if column.name not in keys}
    if not fresh:
        return insert.on_conflict_do_nothing(index_elements=keys)
    return insert.on_conflict_do_update(index_elements=keys, set_=fresh)


def _insert(dialect: str, table: Table) -> Any:  # Any: as for `upsert`
    inserts: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
    return inserts[dialect](table)
