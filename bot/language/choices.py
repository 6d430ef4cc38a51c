"""What people and servers chose to read, kept in memory from the first look on while they do something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.recent import Recent
from storage.api import JSON, Guild, GuildId, PeopleStore, Person, UserId

MOST: Final = 20_000
"""So many people and servers at most are kept in memory; any other is looked up again."""
DIGITS: Final = "digits"
"""The name of the setting in what is stored."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A language, None for what Discord says, and whether numbers stand in that language's own digits."""

    language: str | None = None
    digits: bool = False


NOTHING: Final = Choice()


class Choices:
    """Reads and keeps choices of language; anything else that a person or server chose stays as it is."""

    def __init__(self, people: PeopleStore, now: Callable[[], int], writing: asyncio.Lock | None = None) -> None:
        """`now` gives epoch milliseconds; `writing` is held by everybody who changes the same rows."""
        self._people = people
        self._persons: Recent[UserId, Choice] = Recent(now, most=MOST)
        self._guilds: Recent[GuildId, Choice] = Recent(now, most=MOST)
        self._writing = writing or asyncio.Lock()

    def knows(self, user: UserId | None, guild: GuildId | None) -> bool:
        """Whether nothing of these two has to be looked up."""
        met = user is None or self._persons.get(user) is not None
        return met and (guild is None or self._guilds.get(guild) is not None)

    async def meet(self, user: UserId | None, guild: GuildId | None) -> None:
        """Look up what these two chose, so that `person` and `guild` know it. Raises StoreError."""
        if user is not None and self._persons.get(user) is None:
            person = await self._people.person(user)
            self._persons.add(user, _choice(person.language, person.settings) if person else NOTHING)
        if guild is not None and self._guilds.get(guild) is None:
            server = await self._people.guild(guild)
            self._guilds.add(guild, _choice(server.language, server.settings) if server else NOTHING)

    def person(self, user: UserId) -> Choice:
        """What a person chose, as far as it has been looked up."""
        return self._persons.get(user) or NOTHING

    def guild(self, guild: GuildId | None) -> Choice:
        """What a server chose, as far as it has been looked up."""
        return (guild is not None and self._guilds.get(guild)) or NOTHING

    async def choose(self, user: UserId, name: str, choice: Choice) -> None:
        """Keep what a person chose. Raises StoreError, and then nothing has changed."""
        async with self._writing:
            kept = await self._people.person(user) or Person(user, name, None, {})
            settings = {**kept.settings, DIGITS: choice.digits}
            await self._people.set_person(replace(kept, name=name, language=choice.language, settings=settings))
            self._persons.keep(user, choice)

    async def choose_for_guild(self, guild: GuildId, choice: Choice) -> None:
        """Keep what a server chose for its public tables. Raises StoreError, and then nothing has changed."""
        async with self._writing:
            kept = await self._people.guild(guild) or Guild(guild, None, {})
            settings = {**kept.settings, DIGITS: choice.digits}
            await self._people.set_guild(replace(kept, language=choice.language, settings=settings))
            self._guilds.keep(guild, choice)

    def forget(self, user: UserId) -> None:
        """Keep nothing about a person in memory."""
        self._persons.forget(user)


def _choice(language: str | None, settings: Mapping[str, JSON]) -> Choice:
    return Choice(language, settings.get(DIGITS) is True)
