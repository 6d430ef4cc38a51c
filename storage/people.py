"""What people and servers chose, in the database."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.api import JSON, LIVE, Guild, GuildId, Person, UserId, about, own, without
from storage.faults import Reader
from storage.rows import of_person, plain
from storage.schema import from_json, to_json
from storage.writer import Writer

_person = schema.person
_guild = schema.guild
_meta = schema.meta
_block = schema.block
_ban = schema.ban

NAMES_A_PERSON = ("user_id", "host_id", "banned_id")
"""Columns that hold the id of the person whom a row is about; `blocked_id` belongs to who blocks."""
NOBODY: Final = UserId(0)
"""Stands for the host of a finished table who asked to be forgotten."""


class People:
    """The PeopleStore of a database."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def person(self, user: UserId) -> Person | None:
        async with self._reader.moment() as read:
            row = (await read.execute(select(_person).where(_person.c.user_id == user))).one_or_none()
        return None if row is None else Person(user, row.name, row.language, from_json(row.settings), row.hidden)

    async def set_person(self, person: Person) -> None:
        await self._writer.write(_set_person, person)

    async def forget(self, user: UserId) -> None:
        await self._writer.write(_forget, user)

    async def kept_about(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, JSON]]]:
        kept: dict[str, list[Mapping[str, JSON]]] = {}
        async with self._reader.moment() as read:
            for kind in schema.metadata.sorted_tables:
                theirs = [kind.c[name] == user for name in NAMES_A_PERSON if name in kind.c]
                if theirs:
                    found = await read.execute(select(kind).where(or_(*theirs)).order_by(*kind.primary_key))
                    kept[kind.name] = [plain(row._mapping) for row in found]
            hosted = kept[schema.game_table.name]
            kept[schema.game_table.name] = [{**row, "settings": _own(row["settings"], user)} for row in hosted]
            kept["mention"] = await _mentions(read, user)
        return kept

    async def blocked(self, user: UserId) -> tuple[UserId, ...]:
        theirs = select(_block.c.blocked_id).where(_block.c.user_id == user).order_by(_block.c.blocked_id)
        async with self._reader.moment() as read:
            return tuple(UserId(other) for other in (await read.execute(theirs)).scalars())

    async def set_blocked(self, user: UserId, other: UserId, *, blocked: bool) -> None:
        await self._writer.write(_set_pair, (_block, {"user_id": user, "blocked_id": other}, blocked))

    async def at_odds(self, user: UserId, others: Sequence[UserId]) -> bool:
        either = or_(
            and_(_block.c.user_id == user, _block.c.blocked_id.in_(others)),
            and_(_block.c.user_id.in_(others), _block.c.blocked_id == user),
        )
        async with self._reader.moment() as read:
            return (await read.execute(select(_block.c.user_id).where(either).limit(1))).first() is not None

    async def banned(self, guild: GuildId) -> frozenset[UserId]:
        async with self._reader.moment() as read:
            found = await read.execute(select(_ban.c.banned_id).where(_ban.c.guild_id == guild))
            return frozenset(UserId(user) for user in found.scalars())

    async def set_banned(self, guild: GuildId, user: UserId, *, banned: bool) -> None:
        await self._writer.write(_set_pair, (_ban, {"guild_id": guild, "banned_id": user}, banned))

    async def guild(self, guild: GuildId) -> Guild | None:
        async with self._reader.moment() as read:
            row = (await read.execute(select(_guild).where(_guild.c.guild_id == guild))).one_or_none()
        return None if row is None else Guild(guild, row.language, from_json(row.settings))

    async def set_guild(self, guild: Guild) -> None:
        await self._writer.write(_set_guild, guild)

    async def meta(self, key: str) -> str | None:
        async with self._reader.moment() as read:
            value: str | None = await read.scalar(select(_meta.c.value).where(_meta.c.key == key))
        return value

    async def set_meta(self, key: str, value: str) -> None:
        await self._writer.write(_set_meta, (key, value))

    async def reserve(self, key: str, now: int, span: int) -> int:
        return await self._writer.write(_reserve, (key, now, span))


def _own(settings: JSON, user: UserId) -> str:
    """The settings of a table that somebody opened, without anybody else."""
    return to_json(own(from_json(str(settings)), user))


async def _mentions(read: AsyncConnection, user: UserId) -> list[Mapping[str, JSON]]:
    """Where the settings of servers, and of tables that somebody else opened, name a person, and how."""
    found: list[Mapping[str, JSON]] = []
    tables = schema.game_table
    others = select(tables.c.id, tables.c.settings).where(
        tables.c.settings.contains(str(user)), tables.c.host_id != user
    )
    servers = select(_guild.c.guild_id, _guild.c.settings).where(_guild.c.settings.contains(str(user)))
    for where, name in ((servers.order_by(_guild.c.guild_id), "guild_id"), (others.order_by(tables.c.id), "table_id")):
        for place, settings in await read.execute(where):
            if named := about(from_json(settings), user):
                found.append({name: place, "settings": named})
    return found


def _set_person(write: Connection, people: Sequence[Person]) -> list[None]:
    write.execute(schema.upsert(write.dialect.name, _person), list(map(of_person, people)))
    return [None] * len(people)


def _set_guild(write: Connection, guilds: Sequence[Guild]) -> list[None]:
    values = [{"guild_id": g.guild, "language": g.language, "settings": to_json(g.settings)} for g in guilds]
    write.execute(schema.upsert(write.dialect.name, _guild), values)
    return [None] * len(guilds)


def _set_meta(write: Connection, pairs: Sequence[tuple[str, str]]) -> list[None]:
    values = [{"key": key, "value": value} for key, value in pairs]
    write.execute(schema.upsert(write.dialect.name, _meta), values)
    return [None] * len(pairs)


def _reserve(write: Connection, wishes: Sequence[tuple[str, int, int]]) -> list[int]:
    turns: list[int] = []
    for key, now, span in wishes:
        # The row must be there to be held until the commit, or two processes would both make it.
        fresh = schema.insert_if_missing(write.dialect.name, _meta).values(key=key, value="0")
        write.execute(fresh)
        held = select(_meta.c.value).where(_meta.c.key == key).with_for_update()
        turns.append(max(now, int(write.scalar(held) or 0)))
        taken = update(_meta).where(_meta.c.key == key).values(value=str(turns[-1] + span))
        write.execute(taken)
    return turns


def _forget(write: Connection, users: Sequence[UserId]) -> list[None]:
    """Rows that can do without a person lose id, name and word; those that are his alone go.

    A seat of a live table is what the game is played with, so that it stays until the table ends.
    """
    tables = schema.game_table
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    for kind in schema.metadata.sorted_tables:
        if "user_id" not in kind.c:
            continue
        theirs: ColumnElement[bool] = kind.c.user_id.in_(users)
        if kind is schema.seat:
            theirs &= kind.c.table_id.not_in(live)
        if not kind.c.user_id.nullable:
            write.execute(delete(kind).where(theirs))
            continue
        emptied = {"user_id": None} | {name: "" for name in ("name", "word") if name in kind.c}
        write.execute(update(kind).where(theirs).values(emptied))
    for user in users:
        named = tables.c.settings.contains(str(user)) & tables.c.status.not_in(LIVE)
        for row in write.execute(select(tables.c.id, tables.c.settings).where(named)).all():
            freed = to_json(without(from_json(row.settings), user))
            write.execute(update(tables).where(tables.c.id == row.id).values(settings=freed))
        chosen = select(_guild.c.guild_id, _guild.c.settings).where(_guild.c.settings.contains(str(user)))
        for guild, settings in write.execute(chosen).all():
            freed = to_json(without(from_json(settings), user))
            write.execute(update(_guild).where(_guild.c.guild_id == guild).values(settings=freed))
    hosted = tables.c.host_id.in_(users) & tables.c.status.not_in(LIVE)
    write.execute(update(tables).where(hosted).values(host_id=NOBODY))
    return [None] * len(users)


def _set_pair(write: Connection, pairs: Sequence[tuple[Any, Mapping[str, Any], bool]]) -> list[None]:
    """Each row of two ids there or not, as told; the last word about a pair counts."""
    for kind, ids, wanted in pairs:
        write.execute(delete(kind).where(*(kind.c[name] == value for name, value in ids.items())))
        if wanted:
            write.execute(insert(kind).values(ids))
    return [None] * len(pairs)
