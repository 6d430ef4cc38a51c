"""What people and servers chose to read, kept in memory from the first look on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from storage.api import JSON, Guild, GuildId, PeopleStore, Person, UserId

MOST: Final = 20_000
"""So many people and servers are kept in memory; who was seen longest ago is looked up again."""
DIGITS: Final = "digits"
"""The name of the setting in what is stored."""

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Choice:
    """A language, None for what Discord says, and whether numbers stand in that language's own digits."""

    language: str | None = None
    digits: bool = False


NOTHING: Final = Choice()


class Choices:
    """Reads and keeps choices of language; anything else that a person or server chose stays as it is."""

    def __init__(self, people: PeopleStore, writing: asyncio.Lock | None = None) -> None:
        """`writing` is held by everybody who changes the same rows."""
        self._people = people
        self._persons: OrderedDict[UserId, Choice] = OrderedDict()
        self._guilds: OrderedDict[GuildId, Choice] = OrderedDict()
        self._writing = writing or asyncio.Lock()

    async def meet(self, user: UserId | None, guild: GuildId | None) -> None:
        """Look up what these two chose, so that `person` and `guild` know it. Raises StoreError."""
        if user is not None and user not in self._persons:
            person = await self._people.person(user)
            read = _choice(person.language, person.settings) if person else NOTHING
            _keep(self._persons, user, self._persons.get(user, read))  # a choice made meanwhile is newer
        if guild is not None and guild not in self._guilds:
            server = await self._people.guild(guild)
            read = _choice(server.language, server.settings) if server else NOTHING
            _keep(self._guilds, guild, self._guilds.get(guild, read))

    def person(self, user: UserId) -> Choice:
        """What a person chose, as far as it has been looked up."""
        return self._persons.get(user, NOTHING)

    def guild(self, guild: GuildId | None) -> Choice:
        """What a server chose, as far as it has been looked up."""
        return self._guilds.get(guild, NOTHING) if guild is not None else NOTHING

    async def choose(self, user: UserId, name: str, choice: Choice) -> None:
        """Keep what a person chose. Raises StoreError, and then nothing has changed."""
        async with self._writing:
            kept = await self._people.person(user) or Person(user, name, None, {})
            settings = {**kept.settings, DIGITS: choice.digits}
            await self._people.set_person(replace(kept, name=name, language=choice.language, settings=settings))
            _keep(self._persons, user, choice)

    async def choose_for_guild(self, guild: GuildId, choice: Choice) -> None:
        """Keep what a server chose for its public tables. Raises StoreError, and then nothing has changed."""
        async with self._writing:
            kept = await self._people.guild(guild) or Guild(guild, None, {})
            settings = {**kept.settings, DIGITS: choice.digits}
            await self._people.set_guild(replace(kept, language=choice.language, settings=settings))
            _keep(self._guilds, guild, choice)

    def forget(self, user: UserId) -> None:
        """Keep nothing about a person in memory."""
        self._persons.pop(user, None)


def _choice(language: str | None, settings: Mapping[str, JSON]) -> Choice:
    return Choice(language, settings.get(DIGITS) is True)


def _keep(kept: OrderedDict[Key, Choice], key: Key, choice: Choice) -> None:
    kept[key] = choice
    kept.move_to_end(key)
    while len(kept) > MOST:
        kept.popitem(last=False)
