"""What people and servers chose, in a store that forgets when it is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from storage import rows
from storage.api import JSON, Guild, GuildId, Person, Table, UserId, about, own, without
from storage.people import NOBODY
from storage.schema import from_json, to_json

if TYPE_CHECKING:
    from storage.memory import Contents, Kept


class MemoryPeople:
    """The PeopleStore of a Memory."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents

    async def person(self, user: UserId) -> Person | None:
        self._contents.demand_open()
        return self._contents.people.get(user)

    async def set_person(self, person: Person) -> None:
        self._contents.demand_open()
        self._contents.people[person.user] = replace(person, settings=plain_copy(person.settings))

    async def forget(self, user: UserId) -> None:
        self._contents.demand_open()
        self._contents.people.pop(user, None)
        for kept in self._contents.matching(lambda kept: not kept.live):
            stored = kept.stored
            kept.stored = replace(
                stored,
                table=_freed(stored.table, user),
                seats=tuple(replace(s, user=None, name="", word="") if s.user == user else s for s in stored.seats),
                entries=tuple(replace(e, by=None) if e.by == user else e for e in stored.entries),
            )
            kept.results = tuple(replace(r, user=None, name="") if r.user == user else r for r in kept.results)
        for kept in self._contents.matching(lambda kept: kept.live):
            entries = tuple(replace(e, by=None) if e.by == user else e for e in kept.stored.entries)
            kept.stored = replace(kept.stored, entries=entries)
        guilds = self._contents.guilds.items()
        self._contents.guilds = {key: replace(one, settings=without(one.settings, user)) for key, one in guilds}
        self._contents.blocks = {pair for pair in self._contents.blocks if pair[0] != user}
        self._contents.worked.forget(user)

    async def kept_about(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, JSON]]]:
        everything = self._contents.matching(lambda kept: True)
        person = self._contents.people.get(user)
        blocks, bans = sorted(self._contents.blocks), sorted(self._contents.bans)
        return {
            "person": [rows.of_person(person)] if person else [],
            "block": [{"user_id": who, "blocked_id": other} for who, other in blocks if who == user],
            "ban": [{"guild_id": where, "banned_id": who} for where, who in bans if who == user],
            "game_table": [_table_row(kept, user) for kept in everything if kept.table.host == user],
            "seat": [rows.of_seat(k.table.id, s) for k in everything for s in k.stored.seats if s.user == user],
            "action": [rows.of_entry(k.table.id, e) for k in everything for e in k.stored.entries if e.by == user],
            "result": [rows.of_result(k.table.id, r) for k in everything for r in k.results if r.user == user],
            "mention": self._mentions(user),
            **self._contents.worked.kept_about(user),
        }

    def _mentions(self, user: UserId) -> list[Mapping[str, JSON]]:
        """Where the settings of servers, and of tables that somebody else opened, name a person, and how."""
        guilds, tables = self._contents.guilds, self._contents.matching(lambda kept: kept.table.host != user)
        places: list[tuple[str, int, Mapping[str, JSON]]] = [
            *(("guild_id", int(key), guilds[key].settings) for key in sorted(guilds)),
            *(("table_id", int(kept.table.id), kept.table.settings) for kept in tables),
        ]
        return [{name: at, "settings": named} for name, at, settings in places if (named := about(settings, user))]

    async def blocked(self, user: UserId) -> tuple[UserId, ...]:
        self._contents.demand_open()
        return tuple(sorted(other for who, other in self._contents.blocks if who == user))

    async def set_blocked(self, user: UserId, other: UserId, *, blocked: bool) -> None:
        self._contents.demand_open()
        (self._contents.blocks.add if blocked else self._contents.blocks.discard)((user, other))

    async def at_odds(self, user: UserId, others: Sequence[UserId]) -> bool:
        self._contents.demand_open()
        return any({(user, other), (other, user)} & self._contents.blocks for other in others)

    async def banned(self, guild: GuildId) -> frozenset[UserId]:
        self._contents.demand_open()
        return frozenset(user for where, user in self._contents.bans if where == guild)

    async def set_banned(self, guild: GuildId, user: UserId, *, banned: bool) -> None:
        self._contents.demand_open()
        (self._contents.bans.add if banned else self._contents.bans.discard)((guild, user))

    async def guild(self, guild: GuildId) -> Guild | None:
        self._contents.demand_open()
        return self._contents.guilds.get(guild)

    async def set_guild(self, guild: Guild) -> None:
        self._contents.demand_open()
        self._contents.guilds[guild.guild] = replace(guild, settings=plain_copy(guild.settings))

    async def meta(self, key: str) -> str | None:
        self._contents.demand_open()
        return self._contents.meta.get(key)

    async def set_meta(self, key: str, value: str) -> None:
        self._contents.demand_open()
        self._contents.meta[key] = value

    async def reserve(self, key: str, now: int, span: int) -> int:
        turn = max(now, int(await self.meta(key) or 0))
        self._contents.meta[key] = str(turn + span)
        return turn


def _freed(table: Table, user: UserId) -> Table:
    host = NOBODY if table.host == user else table.host
    return replace(table, host=host, settings=without(table.settings, user))


def _table_row(kept: Kept, host: UserId) -> dict[str, Any]:
    shown = replace(kept.table, settings=own(kept.table.settings, host))
    return {"id": kept.table.id, **rows.of_table(shown), "length": len(kept.stored.entries)}


def plain_copy(value: Mapping[str, JSON]) -> dict[str, Any]:
    """What a database would give back: nobody may change it here, and only JSON gets in."""
    return from_json(to_json(value))
