"""Whom a server keeps from using the bot there: asked at every click, so it is kept in memory."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.recent import Recent
from bot.session.errors import NotKept, WrongTime
from storage.api import GuildId, PeopleStore, StoreError, UserId

REMEMBERED: Final = 20_000
"""So many servers at most are kept in memory, as long as somebody clicks there; any other is read again."""
NOBODY: Final[frozenset[UserId]] = frozenset()
"""One for all: each empty set takes two hundred bytes."""


class Bans:
    """A server's list belongs to one process, so that what memory has is what the store has."""

    def __init__(self, store: PeopleStore, now: Callable[[], int]) -> None:
        """`now` gives epoch milliseconds."""
        self._store = store
        self._known: Recent[GuildId, frozenset[UserId]] = Recent(now, most=REMEMBERED)

    async def demand_welcome(self, guild: GuildId, user: UserId) -> None:
        """Raises `WrongTime` for who is banned, `NotKept` where that cannot be found out."""
        if user in await self.of(guild):
            raise WrongTime("banned-here")

    async def of(self, guild: GuildId) -> frozenset[UserId]:
        """Everybody whom the server has banned. Raises `NotKept`."""
        known = self._known.get(guild)
        if known is None:
            try:
                known = await self._store.banned(guild)
            except StoreError as error:
                raise NotKept from error
            known = self._known.add(guild, known or NOBODY)
        return known

    async def set(self, guild: GuildId, user: UserId, *, banned: bool) -> None:
        """Ban somebody, or welcome them again. Raises `NotKept`."""
        try:
            await self._store.set_banned(guild, user, banned=banned)
        except StoreError as error:
            raise NotKept from error
        self._known.forget(guild)
        with suppress(NotKept):  # of the reading alone
            await self.of(guild)  # so that who has read the list before does not put it in its place
