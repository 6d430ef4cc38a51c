"""Servers and channels that the bot has lost, and what is deleted in time, in the database."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, delete, func, or_, select, union, update

from storage import schema
from storage.api import LIVE, ChannelId, GuildId
from storage.faults import Reader
from storage.writer import Writer

_table = schema.game_table
_gone = schema.gone

Ended: TypeAlias = tuple[int, int]
"""Finished before, gone before."""


class Places:
    """The PlaceStore of a database."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def guilds(self) -> frozenset[GuildId]:
        kinds = [kind for kind in schema.metadata.sorted_tables if "guild_id" in kind.c]
        async with self._reader.moment() as read:
            found = await read.execute(union(*(select(kind.c.guild_id) for kind in kinds)))
            return frozenset(GuildId(guild) for guild in found.scalars() if guild is not None)

    async def gone(self) -> frozenset[GuildId | ChannelId]:
        async with self._reader.moment() as read:
            return frozenset((await read.execute(select(_gone.c.place_id))).scalars())

    async def lose(self, place: GuildId | ChannelId, at: int) -> None:
        await self._writer.write(_lose, (place, at))

    async def find(self, place: GuildId | ChannelId) -> None:
        await self._writer.write(_find, place)

    async def expire(self, *, finished_before: int, gone_before: int) -> int:
        return await self._writer.write(_expire, (finished_before, gone_before))


def _lose(write: Connection, marks: Sequence[tuple[int, int]]) -> list[None]:
    known = set(write.execute(select(_gone.c.place_id)).scalars())
    fresh = {place: at for place, at in reversed(marks) if place not in known}
    if fresh:
        write.execute(_gone.insert(), [{"place_id": place, "at": at} for place, at in fresh.items()])
    return [None] * len(marks)


def _find(write: Connection, places: Sequence[int]) -> list[None]:
    write.execute(delete(_gone).where(_gone.c.place_id.in_(places)))
    return [None] * len(places)


def _expire(write: Connection, ends: Sequence[Ended]) -> list[int]:
    return [_expire_one(write, *end) for end in ends]


def _expire_one(write: Connection, finished_before: int, gone_before: int) -> int:
    lost = select(_gone.c.place_id).where(_gone.c.at < gone_before)
    there = or_(_table.c.guild_id.in_(lost), _table.c.channel_id.in_(lost))
    past = _table.c.status.not_in(LIVE) & (_ended_at() < finished_before)
    unfinished = past & (_table.c.status == "closed")
    count = _delete_tables(write, or_(there, unfinished))
    emptied = select(_table.c.id).where(past, _table.c.length > 0)
    count += write.scalar(select(func.count()).select_from(emptied.subquery())) or 0
    for kind in (schema.snapshot, schema.seal, schema.board, schema.seat, schema.action):
        write.execute(delete(kind).where(kind.c.table_id.in_(emptied)))
    write.execute(update(_table).where(past).values(length=0))
    for kind in schema.metadata.sorted_tables:
        if "guild_id" in kind.c:
            write.execute(delete(kind).where(kind.c.guild_id.in_(lost)))
    write.execute(delete(_gone).where(_gone.c.at < gone_before))
    return count


def _ended_at() -> ColumnElement[int]:
    """When a table ended; one that was closed without a result ended with its last action."""
    entry = schema.action
    last = select(func.max(entry.c.at)).where(entry.c.table_id == _table.c.id).correlate(_table).scalar_subquery()
    return func.coalesce(_table.c.finished_at, last, _table.c.created_at)


def _delete_tables(write: Connection, wanted: ColumnElement[bool]) -> int:
    """Delete tables with everything that belongs to them, whichever kinds of rows that may be."""
    doomed: Select[Any] = select(_table.c.id).where(wanted)
    count = write.scalar(select(func.count()).select_from(doomed.subquery()))
    ids = write.execute(doomed).scalars().all()
    for start in range(0, len(ids), 500):
        part = ids[start : start + 500]
        for kind in reversed(schema.metadata.sorted_tables):
            if "table_id" in kind.c:
                write.execute(delete(kind).where(kind.c.table_id.in_(part)))
        write.execute(delete(_table).where(_table.c.id.in_(part)))
    return count or 0
