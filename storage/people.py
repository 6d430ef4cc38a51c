"""What people and servers chose, in the database."""

from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.api import LIVE, Guild, GuildId, Person, UserId
from storage.faults import Reader
from storage.schema import from_json, to_json
from storage.writer import Writer

_person = schema.person
_guild = schema.guild
_meta = schema.meta


class People:
    """The PeopleStore of a database."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def person(self, user: UserId) -> Person | None:
        async with self._reader.moment() as read:
            row = (await read.execute(select(_person).where(_person.c.user_id == user))).one_or_none()
        return None if row is None else Person(user, row.name, row.language, from_json(row.settings))

    async def set_person(self, person: Person) -> None:
        await self._writer.write(_set_person, person)

    async def forget(self, user: UserId) -> None:
        await self._writer.write(_forget, user)

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


async def _set_person(write: AsyncConnection, people: Sequence[Person]) -> list[None]:
    values = [
        {"user_id": p.user, "name": p.name, "language": p.language, "settings": to_json(p.settings)} for p in people
    ]
    await write.execute(schema.upsert(write.dialect.name, _person), values)
    return [None] * len(people)


async def _set_guild(write: AsyncConnection, guilds: Sequence[Guild]) -> list[None]:
    values = [{"guild_id": g.guild, "language": g.language, "settings": to_json(g.settings)} for g in guilds]
    await write.execute(schema.upsert(write.dialect.name, _guild), values)
    return [None] * len(guilds)


async def _set_meta(write: AsyncConnection, pairs: Sequence[tuple[str, str]]) -> list[None]:
    values = [{"key": key, "value": value} for key, value in pairs]
    await write.execute(schema.upsert(write.dialect.name, _meta), values)
    return [None] * len(pairs)


async def _forget(write: AsyncConnection, users: Sequence[UserId]) -> list[None]:
    live = select(schema.game_table.c.id).where(schema.game_table.c.status.in_(LIVE))
    for kind in (schema.seat, schema.result):
        theirs = kind.c.user_id.in_(users) & kind.c.table_id.not_in(live)
        await write.execute(update(kind).where(theirs).values(user_id=None, name=""))
    entry = schema.action
    theirs = entry.c.user_id.in_(users) & entry.c.table_id.not_in(live)
    await write.execute(update(entry).where(theirs).values(user_id=None))
    await write.execute(delete(_person).where(_person.c.user_id.in_(users)))
    return [None] * len(users)
