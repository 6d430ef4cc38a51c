"""What people and servers chose: read once, kept in memory, and written through to the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args, get_type_hints

from bot.recent import Recent
from bot.session.errors import NotKept
from storage.api import JSON, ChannelId, Guild, GuildId, PeopleStore, Person, StoreError, UserId

log = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
"""So many people and servers at most are kept in memory, as long as they do something; any other is read again."""

Order: TypeAlias = Literal["trump", "suit"]
Deck: TypeAlias = Literal["four", "two"]
Notice: TypeAlias = Literal["mention", "silent", "message"]
Guidance: TypeAlias = Literal["first", "always", "never"]
Pace: TypeAlias = Literal["live", "reserve", "untimed", "correspondence"]
Enders: TypeAlias = Literal["host", "moderators", "seated"]


@dataclass(frozen=True, slots=True)
class Taste:
    """How one person likes to play; the language is kept elsewhere."""

    order: Order = "trump"
    """Whether trump stands first in the hand, or every suit in its usual place."""
    deck: Deck = "four"
    pictures: bool = True
    notice: Notice = "mention"
    """How they are told that it is their turn."""
    autoplay: bool = False
    """Whether a forced card is played for them."""
    guide: Guidance = "first"
    """When decisions are explained to them."""


@dataclass(frozen=True, slots=True)
class House:
    """How one server wants its tables."""

    channels: tuple[ChannelId, ...] = ()
    """Where tables may be opened; empty: everywhere."""
    pace: Pace = "live"
    enders: Enders = "host"
    """Who may end a table that is not over; a moderator always may."""
    deck: Deck = "four"
    pictures: bool = True
    roles: Mapping[str, int] = field(default_factory=dict)
    """The role that "Who plays?" may ping, by game."""
    reports: int = 0
    """The channel for reports of a deal; 0 for none."""

    def allows(self, channel: ChannelId) -> bool:
        """Whether a table may be opened there."""
        return not self.channels or channel in self.channels


USUAL_TASTE: Final = Taste()
USUAL_HOUSE: Final = House()

Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Wishes:
    """Tastes of people and houses of servers; what else is kept of them stays as it is."""

    def __init__(self, store: PeopleStore, now: Callable[[], int]) -> None:
        """`now` gives epoch milliseconds."""
        self._store = store
        self._tastes: Recent[UserId, Taste] = Recent(now, most=REMEMBERED)
        self._houses: Recent[GuildId, House] = Recent(now, most=REMEMBERED)
        self.writing = asyncio.Lock()
        """Held while a row is read, changed and written; whoever else changes these rows holds it too."""

    async def taste(self, user: UserId) -> Taste:
        """What this person chose; as usual where that cannot be read now."""
        return await _remembered(self._tastes, user, self._read_taste, USUAL_TASTE)

    async def autoplays(self, user: UserId) -> bool:
        """Whether forced cards are to be played for this person."""
        return (await self.taste(user)).autoplay

    async def _read_taste(self, user: UserId) -> Taste:
        person = await self._store.person(user)
        return read_taste(person) if person is not None else USUAL_TASTE

    async def house(self, guild: GuildId) -> House:
        """What this server chose; as usual where that cannot be read now."""
        return await _remembered(self._houses, guild, self._read_house, USUAL_HOUSE)

    async def _read_house(self, guild: GuildId) -> House:
        kept = await self._store.guild(guild)
        return read_house(kept) if kept is not None else USUAL_HOUSE

    async def set_taste(self, user: UserId, name: str, **changes: Any) -> Taste:
        """Change some of what a person chose, whose name at the moment is `name`. Raises `NotKept`."""
        async with _refusing(self.writing):
            person = await self._store.person(user) or Person(user, name, None, {})
            taste = replace(read_taste(person), **changes)
            settings = {**person.settings, **asdict(taste)}
            await self._store.set_person(replace(person, name=name, settings=settings))
            self._tastes.keep(user, taste)
            return taste

    async def set_house(self, guild: GuildId, **changes: Any) -> House:
        """Change some of what a server chose. Raises `NotKept`."""
        async with _refusing(self.writing):
            kept = await self._store.guild(guild) or Guild(guild, None, {})
            house = replace(read_house(kept), **changes)
            settings: dict[str, JSON] = {**kept.settings, **asdict(house), "channels": list(house.channels)}
            await self._store.set_guild(replace(kept, settings=settings))
            self._houses.keep(guild, house)
            return house

    async def turn_ping(self, guild: GuildId, game: str, user: UserId) -> bool:
        """Be asked when somebody looks for players of that game, or no longer; which it is now. Raises `NotKept`."""
        async with _refusing(self.writing):
            kept = await self._store.guild(guild) or Guild(guild, None, {})
            before = kept.settings.get("pings")
            pings = {str(key): list(users) for key, users in before.items()} if isinstance(before, dict) else {}
            others = [other for other in pings.get(game, []) if other != int(user)]
            wanted = len(others) == len(pings.get(game, []))
            pings[game] = [*others, int(user)] if wanted else others
            settings: dict[str, JSON] = {**kept.settings, "pings": pings}
            await self._store.set_guild(replace(kept, settings=settings))
            return wanted

    def forget(self, user: UserId) -> None:
        """What memory has of a person is out of date."""
        self._tastes.forget(user)


@asynccontextmanager
async def _refusing(lock: asyncio.Lock) -> AsyncIterator[None]:
    """One change at a time, and what the store raises as what a person is told."""
    async with lock:
        try:
            yield
        except StoreError as error:
            raise NotKept from error


async def _remembered(memory: Recent[Key, Kept], key: Key, read: Callable[[Key], Awaitable[Kept]], usual: Kept) -> Kept:
    found = memory.get(key)
    if found is not None:
        return found
    try:
        found = await read(key)
    except StoreError as error:
        log.warning("the choices of %s cannot be read: %s", key, error)
        return usual
    return memory.add(key, found)  # a change made meanwhile is newer than what was read


def read_taste(person: Person) -> Taste:
    """The taste in what is kept of a person; what is missing or unknown there is as usual."""
    return Taste(**_known(Taste, person.settings))


def read_house(guild: Guild) -> House:
    """The house in what is kept of a server; what is missing or unknown there is as usual."""
    known = _known(House, guild.settings)
    channels, roles = guild.settings.get("channels"), guild.settings.get("roles")
    if isinstance(channels, list):
        known["channels"] = tuple(ChannelId(one) for one in channels if isinstance(one, int))
    reports = guild.settings.get("reports")
    if isinstance(reports, int) and not isinstance(reports, bool):
        known["reports"] = reports
    if isinstance(roles, dict):
        known["roles"] = {game: role for game, role in roles.items() if isinstance(role, int)}
    return House(**known)


def _known(kind: type[Taste] | type[House], settings: Mapping[str, JSON]) -> dict[str, Any]:
    """The yes-or-no and one-of-several choices that are what the type says."""
    types = get_type_hints(kind)
    found: dict[str, Any] = {}
    for one in fields(kind):
        value, wanted = settings.get(one.name), types[one.name]
        if (wanted is bool and isinstance(value, bool)) or (isinstance(value, str) and value in get_args(wanted)):
            found[one.name] = value
    return found
