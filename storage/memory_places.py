"""Servers and channels that come and go, in a store that forgets when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.api import ChannelId, GuildId, Stored

if TYPE_CHECKING:
    from storage.memory import Contents, Kept


class MemoryPlaces:
    """The PlaceStore of a Memory."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents

    async def guilds(self) -> frozenset[GuildId]:
        contents = self._contents
        tables = contents.matching(lambda kept: True)
        banning = {guild for guild, _ in contents.bans}
        return frozenset({kept.table.guild for kept in tables} | contents.guilds.keys() | banning)

    async def gone(self) -> frozenset[GuildId | ChannelId]:
        self._contents.demand_open()
        return frozenset(self._contents.gone)

    async def lose(self, place: GuildId | ChannelId, at: int) -> None:
        self._contents.demand_open()
        self._contents.gone.setdefault(place, at)

    async def find(self, place: GuildId | ChannelId) -> None:
        self._contents.demand_open()
        self._contents.gone.pop(place, None)

    async def expire(self, *, finished_before: int, gone_before: int) -> int:
        contents = self._contents
        lost = {place for place, at in contents.gone.items() if at < gone_before}
        past = [kept for kept in contents.matching(lambda kept: not kept.live) if _ended_at(kept) < finished_before]
        there = contents.matching(lambda kept: bool({kept.table.guild, kept.table.channel} & lost))
        doomed = {kept.table.id for kept in (*there, *past) if kept in there or kept.table.status == "closed"}
        emptied = [kept for kept in past if kept.table.id not in doomed and kept.stored.entries]
        for table in doomed:
            del contents.tables[table]
        for kept in emptied:
            kept.stored = Stored(kept.table, (), (), None, None)
        contents.guilds = {guild: chosen for guild, chosen in contents.guilds.items() if guild not in lost}
        contents.bans = {pair for pair in contents.bans if pair[0] not in lost}
        contents.gone = {place: at for place, at in contents.gone.items() if place not in lost}
        contents.worked.drop(lost, doomed)
        return len(doomed) + len(emptied)


def _ended_at(kept: Kept) -> int:
    """When a table ended; one that was closed without a result ended with its last action."""
    if kept.table.finished_at is not None:
        return kept.table.finished_at
    return max((entry.at for entry in kept.stored.entries), default=kept.table.created_at)
