"""What results add up to: standings, ratings and tallies, table after table in the order in which they finished."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from bot.session.errors import WrongTime
from bot.session.ratings import NEWCOMER, PROVISIONAL_UNDER, Skill, is_rated, may_decline, updated
from storage.api import Count, GuildId, Match, Result, Store, Table, TableId, UserId
from storage.derived import ALL_TIME, Counted, Derived, RatingStep, ResultsChanged, Standing, Tally

AT_ONCE: Final = 1000
TRIES: Final = 3


def season_of(at: int) -> int:
    """The season of a moment in epoch milliseconds: its year and month in UTC, as in 202611."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.year * 100 + moment.month


def rules_of(table: Table) -> str:
    """The options of a table in one text, the same for the same rules."""
    return json.dumps(dict(sorted(table.options.items())), separators=(",", ":"))


@dataclass(slots=True)
class Books:
    """Standings and tallies as they are before a table is added, by person."""

    standings: dict[tuple[GuildId, str, int, UserId], Standing] = field(default_factory=dict)
    tallies: dict[tuple[GuildId, str, UserId, int, str], Tally] = field(default_factory=dict)

    def put(self, derived: Derived) -> None:
        """Enter what a table changed."""
        for row in derived.standings:
            self.standings[row.guild, row.game, row.season, row.user] = row
        for tally in derived.tallies:
            self.tallies[tally.guild, tally.game, tally.user, tally.seats, tally.rules] = tally


def add(books: Books, match: Match) -> Derived:
    """What one more finished table changes."""
    own = [result for result in match.results if result.user is not None]
    rows: list[Standing] = []
    steps: list[RatingStep] = []
    for season in (ALL_TIME, season_of(match.table.finished_at or 0)):
        before = {result.user: _standing(books, match.table, season, result) for result in own}
        after = {user: _played(row, r) for r, (user, row) in zip(own, before.items(), strict=True)}
        if is_rated(match.table, match.results):
            skills = {row.user: Skill(row.mu, row.sigma) for row in before.values()}
            for user, skill in updated(match.results, skills).items():
                steps.append(_step(match.table.id, before[user], skill))
                after[user] = _rated(after[user], skill)
        rows += after.values()
    return Derived(tuple(rows), tuple(steps), tuple(_tally(books, match.table, result) for result in own))


def _standing(books: Books, table: Table, season: int, result: Result) -> Standing:
    assert result.user is not None, "a person's result"
    found = books.standings.get((table.guild, table.game, season, result.user))
    if found is not None:
        return replace(found, name=result.name)
    return Standing(
        guild=table.guild,
        game=table.game,
        season=season,
        user=result.user,
        name=result.name,
        mu=NEWCOMER.mu,
        sigma=NEWCOMER.sigma,
        rating=NEWCOMER.shown,
    )


def _earned(result: Result) -> tuple[bool, int]:
    """Whether a seat's owner has won, and his points: what a computer makes of an abandoned seat is not his."""
    return result.won and not result.taken_over, min(0, result.score) if result.taken_over else result.score


def _played(row: Standing, result: Result) -> Standing:
    won, points = _earned(result)
    streak = row.streak + 1 if won else 0
    return replace(
        row,
        games=row.games + 1,
        wins=row.wins + won,
        points=row.points + points,
        streak=streak,
        best_streak=max(row.best_streak, streak),
    )


def _rated(row: Standing, skill: Skill, tables: int = 1) -> Standing:
    rated = row.rated + tables
    return replace(
        row,
        rated=rated,
        provisional=rated < PROVISIONAL_UNDER,
        mu=skill.mu,
        sigma=skill.sigma,
        rating=skill.shown,
    )


def _step(table: TableId, before: Standing, skill: Skill) -> RatingStep:
    return RatingStep(
        table=table,
        season=before.season,
        user=before.user,
        mu_before=before.mu,
        sigma_before=before.sigma,
        rating_before=before.rating,
        mu=skill.mu,
        sigma=skill.sigma,
        rating=skill.shown,
    )


def _tally(books: Books, table: Table, result: Result) -> Tally:
    assert result.user is not None, "a person's result"
    key = (table.guild, table.game, result.user, table.seats, rules_of(table))
    fresh = Tally(guild=table.guild, game=table.game, seats=table.seats, rules=key[4], user=result.user)
    row = books.tallies.get(key, fresh)
    won, points = _earned(result)
    facts = row.facts if result.taken_over else summed((row.facts, result.facts))
    return replace(row, games=row.games + 1, wins=row.wins + won, points=row.points + points, facts=facts)


def summed(all_facts: Iterable[Mapping[str, Count]]) -> dict[str, Count]:
    """Counts of several tables together."""
    total: dict[str, Count] = {}
    for facts in all_facts:
        for kind, count in facts.items():
            times, points = total.get(kind, (0, 0))
            total[kind] = Count(times + count.times, points + count.points)
    return total


class Scoring:
    """Writes down what follows from a table in the commit that ends it, one table at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def adding(self, table: Table, results: tuple[Result, ...], at: int) -> AsyncIterator[tuple[int, Derived]]:
        """When the table counts as finished, and what follows; commit both inside. Raises `StoreError`.

        Ratings depend on the order of tables. So that a rebuild finds the same order, no two tables of a game in a
        server finish within one millisecond, or before an earlier one where a clock went back.
        """
        async with self._turn:
            at = max(at, 1 + await self._store.standings.last_finish(table.guild, table.game))
            match = Match(replace(table, finished_at=at), results)
            yield at, add(await self._books(match), match)

    async def _books(self, match: Match) -> Books:
        table = match.table
        users = [result.user for result in match.results if result.user is not None]
        seasons = (ALL_TIME, season_of(table.finished_at or 0))
        standings = await self._store.standings.standings_of(table.guild, users, game=table.game, seasons=seasons)
        books = Books()
        books.put(Derived(standings, (), await self._store.standings.tallies_of(table.guild, users, game=table.game)))
        return books

    @asynccontextmanager
    async def declining(self, table: Table, user: UserId) -> AsyncIterator[tuple[tuple[Result, ...], Derived]]:
        """The results and what changes when this person is not rated for a table; commit both inside.

        Only his own rating goes back, so it must be the last table that he was rated for. Raises `WrongTime`.
        """
        async with self._turn:
            results = await self._results(table)
            own = next((result for result in results if result.user == user), None)
            steps = [step for step in await self._store.standings.steps_at(table.id) if step.user == user]
            if own is None or own.declined or not steps or not may_decline(results, user):
                raise WrongTime("cannot-decline")
            last = await self._store.standings.steps_of(table.guild, user, table.game, limit=1)
            if last[-1].table != table.id:
                raise WrongTime("decline-late")
            changed = tuple(replace(result, declined=True) if result is own else result for result in results)
            yield changed, await self._undone(table, user, steps)

    async def _results(self, table: Table) -> tuple[Result, ...]:
        found = await self._store.scores.results_of(guild=table.guild, game=table.game, since=table.finished_at or 0)
        return next((match.results for match in found if match.table.id == table.id), ())

    async def _undone(self, table: Table, user: UserId, steps: Sequence[RatingStep]) -> Derived:
        seasons = {step.season: step for step in steps}
        rows = await self._store.standings.standings_of(table.guild, [user], game=table.game, seasons=list(seasons))
        back = tuple(
            _rated(row, Skill(seasons[row.season].mu_before, seasons[row.season].sigma_before), -1) for row in rows
        )
        return Derived(back, undone=tuple(steps))


async def rebuild(store: Store) -> int:
    """Work out from all results again what follows from them, put it in place, and return the number of tables.

    Raises `ResultsChanged` where tables keep finishing, or people going, meanwhile.
    """
    for left in reversed(range(TRIES)):
        derived, counted = await _all(store)
        try:
            await store.standings.rebuild(derived, counted)
        except ResultsChanged:
            if not left:
                raise
        else:
            return counted.tables
    raise AssertionError("either rebuilt or refused")


async def _all(store: Store) -> tuple[Derived, Counted]:
    books, steps, tables, owned, declined = Books(), list[RatingStep](), 0, 0, 0
    while matches := await store.scores.results_of(limit=AT_ONCE, offset=tables):
        for match in matches:
            derived = add(books, match)
            books.put(derived)
            steps += derived.steps
            owned += sum(result.user is not None for result in match.results)
            declined += sum(result.declined for result in match.results)
        tables += len(matches)
    every = Derived(tuple(books.standings.values()), tuple(steps), tuple(books.tallies.values()))
    return every, Counted(tables, owned, declined)
