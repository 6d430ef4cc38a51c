"""Boards and statistics as people may see them: without the hidden, and without those who left the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.session.clock import Clock
from bot.session.ending import best
from bot.session.errors import NotKept, WrongTime
from bot.session.live import told
from bot.session.ratings import may_decline
from games.core.api import Event
from storage.api import GuildId, Person, Result, Store, StoreError, Table, TableId, UserId
from storage.derived import ALL_TIME, Order, Page, Placed, RatingStep, Rival, Standing, Tally

Presence: TypeAlias = Callable[[UserId], Awaitable[bool]]
"""Whether a person is in the server whose board is asked for."""

ROWS: Final = 10
ROUNDS: Final = 5
"""So often is a page put together anew where people on it turn out to have left."""
PRESENT_MS: Final = 3_600_000
"""Who was found in a server is not looked up again for an hour,"""
AWAY_MS: Final = 7 * 24 * 3_600_000
"""and who was not found there, not for a week."""
REMEMBERED: Final = 50_000
RIVALS: Final = 5
STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class BoardPage:
    """One page of a board, and the row of whoever asked."""

    game: str
    season: int
    by: Order
    number: int
    page: Page
    own: Placed | None
    seasons: tuple[int, ...]

    @property
    def pages(self) -> int:
        """How many there are, at least one."""
        return max(1, -(-self.page.total // ROWS))


@dataclass(frozen=True, slots=True)
class Profile:
    """What one person has done in one server: every game's sum, and one game in full."""

    user: UserId
    name: str
    hidden: bool
    standings: tuple[Standing, ...]
    game: str = ""
    tallies: tuple[Tally, ...] = ()
    rivals: tuple[Rival, ...] = ()
    steps: tuple[RatingStep, ...] = ()
    declinable: TableId | None = None
    """The last rated table, where its rating may be declined."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished table did to ratings, whether anybody may choose not to be rated for it, and its best."""

    steps: tuple[RatingStep, ...] = ()
    declinable: bool = False
    best: Mapping[str, Event] = field(default_factory=dict)
    """What was worth most in the match, by the kinds of `ending.BEST`."""


class Boards:
    """Puts pages and profiles together. Whoever asks for one is there himself."""

    def __init__(self, store: Store, clock: Clock, writing: asyncio.Lock) -> None:
        self._store = store
        self._clock = clock
        self._writing = writing
        self._present: dict[tuple[GuildId, UserId], int] = {}

    async def page(
        self,
        guild: GuildId,
        game: str,
        asker: UserId,
        is_present: Presence,
        *,
        season: int = ALL_TIME,
        by: Order | None = None,
        number: int = 0,
    ) -> BoardPage:
        """A page, numbered from 0; the last one where there are fewer. Raises `NotKept`.

        Without `by` it is the board of ratings, or of wins as long as nobody is rated.
        """
        with _refusing():
            await self._here(guild, asker)
            wanted = by or "rating"
            page = await self._without_leavers(guild, game, season, wanted, number, is_present)
            if by is None and not page.total:
                wanted = "wins"
                page = await self._without_leavers(guild, game, season, wanted, number, is_present)
            if number and not page.rows and page.total:
                number = (page.total - 1) // ROWS
                page = await self._without_leavers(guild, game, season, wanted, number, is_present)
            since = self._clock.now() - AWAY_MS
            own = await self._store.standings.place(guild, game, asker, season, wanted, away_since=since)
            seasons = await self._store.standings.seasons(guild, game)
        return BoardPage(game, season, wanted, number, page, own, seasons)

    async def _without_leavers(
        self, guild: GuildId, game: str, season: int, by: Order, number: int, is_present: Presence
    ) -> Page:
        page, left = await self._looked_up(guild, game, season, by, number, is_present)
        for _ in range(ROUNDS):
            if not left:
                return page
            for user in left:
                await self._store.standings.set_away(guild, user, self._clock.now())
            page, left = await self._looked_up(guild, game, season, by, number, is_present)
        rows = tuple(row for row in page.rows if row.standing.user not in left)
        return replace(page, rows=rows)

    async def _looked_up(
        self, guild: GuildId, game: str, season: int, by: Order, number: int, is_present: Presence
    ) -> tuple[Page, Collection[UserId]]:
        """A page as it is known, and who on it has left."""
        since = self._clock.now() - AWAY_MS
        page = await self._store.standings.page(
            guild, game, season, by, limit=ROWS, offset=number * ROWS, away_since=since
        )
        return page, await self._left(guild, [row.standing.user for row in page.rows], is_present)

    async def _left(self, guild: GuildId, users: Sequence[UserId], is_present: Presence) -> Collection[UserId]:
        fresh = self._clock.now() - PRESENT_MS
        unknown = [user for user in users if self._present.get((guild, user), fresh) <= fresh]
        found = await asyncio.gather(*(is_present(user) for user in unknown))
        for user, there in zip(unknown, found, strict=True):
            if there:
                self._found(guild, user)
        return {user for user, there in zip(unknown, found, strict=True) if not there}

    def _found(self, guild: GuildId, user: UserId) -> None:
        if len(self._present) >= REMEMBERED:
            self._present.clear()
        self._present[guild, user] = self._clock.now()

    async def _here(self, guild: GuildId, asker: UserId) -> None:
        """Whoever asks has come back, if he ever left."""
        if (guild, asker) not in self._present:
            await self._store.standings.set_away(guild, asker, None)
        self._found(guild, asker)

    async def profile(self, guild: GuildId, user: UserId, asker: UserId, game: str | None = None) -> Profile:
        """A person's statistics; of the game played most where none is named. Raises `WrongTime`, `NotKept`."""
        store = self._store.standings
        with _refusing():
            person = await self._store.people.person(user)
            hidden = person is not None and person.hidden
            if hidden and user != asker:
                raise WrongTime("stats-hidden")
            rows = await store.standings_of(guild, [user])
            if not rows:
                return Profile(user, "", hidden, ())
            chosen = next((row for row in rows if row.game == game), max(rows, key=lambda row: row.games))
            steps = await store.steps_of(guild, user, chosen.game, limit=STEPS)
            return Profile(
                user=user,
                name=chosen.name,
                hidden=hidden,
                standings=rows,
                game=chosen.game,
                tallies=await store.tallies_of(guild, [user], game=chosen.game),
                rivals=await store.rivals_of(guild, user, chosen.game, limit=RIVALS),
                steps=steps,
                declinable=await self._declinable(guild, user, steps) if user == asker else None,
            )

    async def _declinable(self, guild: GuildId, user: UserId, steps: Sequence[RatingStep]) -> TableId | None:
        if not steps:
            return None
        last = steps[-1]
        matches = await self._store.scores.results_of(guild=guild, user=user, since=last.at, limit=ROWS)
        found = next((match for match in matches if match.table.id == last.table), None)
        return last.table if found is not None and may_decline(found.results, user) else None

    async def outcome(self, table: Table) -> Outcome:
        """What a finished table did to the ratings of all time, and its best. Raises `NotKept`."""
        with _refusing():
            steps = [step for step in await self._store.standings.steps_at(table.id) if step.season == ALL_TIME]
            results = await self._results(table) if steps else ()
            stored = await self._store.tables.load(table.id)
        done = stored.entries if table.status == "over" else ()
        events = await asyncio.to_thread(told, stored.table, done)  # to tell a long match takes a while
        return Outcome(tuple(steps), any(may_decline(results, step.user) for step in steps), best(events, table.seats))

    async def _results(self, table: Table) -> tuple[Result, ...]:
        found = await self._store.scores.results_of(guild=table.guild, game=table.game, since=table.finished_at or 0)
        return next((match.results for match in found if match.table.id == table.id), ())

    async def hide(self, user: UserId, name: str, *, hidden: bool) -> None:
        """Stand on no board from now on, or again on all. Raises `NotKept`."""
        async with self._writing:
            with _refusing():
                person = await self._store.people.person(user) or Person(user, name, None, {})
                await self._store.people.set_person(replace(person, hidden=hidden))


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        raise NotKept from error
