"""Boards, ratings and statistics of a store that forgets when it is closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from storage.api import GuildId, Match, Result, TableId, UserId
from storage.derived import (
    ALL_TIME,
    Counted,
    Derived,
    Order,
    Page,
    Placed,
    RatingStep,
    ResultsChanged,
    Rival,
    Standing,
    Tally,
    sort_key,
)


@dataclass(slots=True)
class Worked:
    """All that was worked out, by the keys that the database has too; and who was found to have left."""

    standings: dict[tuple[GuildId, str, int, UserId], Standing] = field(default_factory=dict)
    steps: dict[tuple[TableId, int, UserId], RatingStep] = field(default_factory=dict)
    tallies: dict[tuple[GuildId, str, UserId, int, str], Tally] = field(default_factory=dict)
    away: dict[tuple[GuildId, UserId], int] = field(default_factory=dict)

    def put(self, derived: Derived) -> None:
        """As a commit does."""
        for step in derived.undone:
            self.steps.pop((step.table, step.season, step.user), None)
        for row in derived.standings:
            self.standings[row.guild, row.game, row.season, row.user] = row
            if row.season == ALL_TIME:
                self.away.pop((row.guild, row.user), None)
        for step in derived.steps:
            self.steps[step.table, step.season, step.user] = replace(step, at=0)
        for tally in derived.tallies:
            key = (tally.guild, tally.game, tally.user, tally.seats, tally.rules)
            self.tallies[key] = replace(tally, facts=dict(tally.facts))

    def forget(self, user: UserId) -> None:
        """Drop a person's rows."""
        self.standings = {key: row for key, row in self.standings.items() if row.user != user}
        self.steps = {key: row for key, row in self.steps.items() if row.user != user}
        self.tallies = {key: row for key, row in self.tallies.items() if row.user != user}
        self.away = {key: at for key, at in self.away.items() if key[1] != user}

    def kept_about(self, user: UserId) -> dict[str, list[dict[str, Any]]]:
        """The rows about a person, by kind."""
        return {
            "standing": [asdict(row) for row in self.standings.values() if row.user == user],
            "rating_step": [asdict(row) for row in self.steps.values() if row.user == user],
            "tally": [asdict(row) for row in self.tallies.values() if row.user == user],
            "away": [
                {"guild_id": key[0], "user_id": user, "at": at} for key, at in self.away.items() if key[1] == user
            ],
        }

    def drop(self, guilds: Collection[int], tables: Collection[TableId]) -> None:
        """Drop what belongs to these servers and tables."""
        self.standings = {key: row for key, row in self.standings.items() if key[0] not in guilds}
        self.steps = {key: row for key, row in self.steps.items() if key[0] not in tables}
        self.tallies = {key: row for key, row in self.tallies.items() if key[0] not in guilds}
        self.away = {key: at for key, at in self.away.items() if key[0] not in guilds}


class MemoryStandings:
    """The StandingStore of a Memory."""

    def __init__(
        self,
        worked: Callable[[], Worked],
        matches: Callable[[GuildId | None, str | None], Sequence[Match]],
        hidden: Callable[[UserId], bool],
    ) -> None:
        """`worked` raises StoreDown once the store is closed."""
        self._worked = worked
        self._matches = matches
        self._hidden = hidden

    async def page(
        self,
        guild: GuildId,
        game: str,
        season: int = ALL_TIME,
        by: Order = "rating",
        *,
        limit: int,
        offset: int = 0,
        away_since: int = 0,
    ) -> Page:
        listed = self._listed(guild, game, season, by, away_since)
        keys = [sort_key(row, by) for row in listed]
        placed = [Placed(1 + keys.index(sort_key(row, by)), row) for row in listed[offset : offset + limit]]
        return Page(tuple(placed), len(listed))

    async def place(
        self,
        guild: GuildId,
        game: str,
        user: UserId,
        season: int = ALL_TIME,
        by: Order = "rating",
        *,
        away_since: int = 0,
    ) -> Placed | None:
        own = self._worked().standings.get((guild, game, season, user))
        if own is None or (by == "rating" and not own.rated):
            return None
        listed = self._listed(guild, game, season, by, away_since)
        return Placed(1 + sum(sort_key(row, by) < sort_key(own, by) for row in listed), own)

    def _listed(self, guild: GuildId, game: str, season: int, by: Order, away_since: int) -> list[Standing]:
        worked = self._worked()
        found = [
            row
            for row in worked.standings.values()
            if (row.guild, row.game, row.season) == (guild, game, season)
            and (by != "rating" or row.rated)
            and not self._hidden(row.user)
            and worked.away.get((guild, row.user), -1) < away_since
        ]
        return sorted(found, key=lambda row: (sort_key(row, by), row.user))

    async def standings_of(
        self,
        guild: GuildId,
        users: Collection[UserId],
        *,
        game: str | None = None,
        seasons: Collection[int] = (ALL_TIME,),
    ) -> tuple[Standing, ...]:
        found = [
            row
            for row in self._worked().standings.values()
            if row.guild == guild and row.user in users and game in (None, row.game) and row.season in seasons
        ]
        return tuple(sorted(found, key=lambda row: (row.game, row.season, row.user)))

    async def tallies_of(
        self, guild: GuildId, users: Collection[UserId], *, game: str | None = None
    ) -> tuple[Tally, ...]:
        found = [
            tally
            for tally in self._worked().tallies.values()
            if tally.guild == guild and tally.user in users and game in (None, tally.game)
        ]
        return tuple(sorted(found, key=lambda tally: (tally.game, tally.user, -tally.games, tally.seats, tally.rules)))

    async def rivals_of(self, guild: GuildId, user: UserId, game: str, *, limit: int) -> tuple[Rival, ...]:
        worked = self._worked()
        met: dict[UserId, Counter[str]] = {}
        for match in self._matches(guild, game):
            for own in match.results:
                for other in match.results:
                    if own.user == user and other.user not in (None, user) and other.user is not None:
                        met.setdefault(other.user, Counter())[_meeting(own, other)] += 1
        best = sorted(met.items(), key=lambda pair: (-pair[1].total(), pair[0]))
        return tuple(
            Rival(other, worked.standings[guild, game, ALL_TIME, other].name, *(seen[how] for how in MEETINGS))
            for other, seen in best
            if not self._hidden(other) and (guild, game, ALL_TIME, other) in worked.standings
        )[:limit]

    async def steps_of(
        self, guild: GuildId, user: UserId, game: str, *, season: int = ALL_TIME, limit: int
    ) -> tuple[RatingStep, ...]:
        steps = self._worked().steps
        own = [
            replace(steps[match.table.id, season, user], at=match.table.finished_at or 0)
            for match in self._matches(guild, game)
            if (match.table.id, season, user) in steps
        ]
        return tuple(own[-limit:])

    async def steps_at(self, table: TableId) -> tuple[RatingStep, ...]:
        at = next((match.table.finished_at or 0 for match in self._matches(None, None) if match.table.id == table), 0)
        here = [replace(step, at=at) for step in self._worked().steps.values() if step.table == table]
        return tuple(sorted(here, key=lambda step: (step.season, step.user)))

    async def seasons(self, guild: GuildId, game: str) -> tuple[int, ...]:
        keys = self._worked().standings
        return tuple(sorted({key[2] for key in keys if key[:2] == (guild, game)} - {ALL_TIME}, reverse=True))

    async def last_finish(self, guild: GuildId, game: str) -> int:
        self._worked()
        return max((match.table.finished_at or 0 for match in self._matches(guild, game)), default=0)

    async def set_away(self, guild: GuildId, user: UserId, at: int | None) -> None:
        away = self._worked().away
        if at is None:
            away.pop((guild, user), None)
        else:
            away[guild, user] = at

    async def count_results(self) -> Counted:
        self._worked()
        found = [match.results for match in self._matches(None, None) if match.results]
        every = [result for results in found for result in results]
        owned = sum(result.user is not None for result in every)
        return Counted(len(found), owned, sum(result.declined for result in every))

    async def rebuild(self, derived: Derived, counted: Counted) -> None:
        worked = self._worked()
        if await self.count_results() != counted:
            raise ResultsChanged("Results have changed meanwhile; nothing was done, so try again.")
        away = dict(worked.away)
        worked.standings, worked.steps, worked.tallies = {}, {}, {}
        worked.put(derived)
        worked.away = away


MEETINGS = ("ahead", "level", "behind", "together")


def _meeting(own: Result, other: Result) -> str:
    """How two results of one table compare."""
    if own.side is not None and own.side == other.side:
        return "together"
    ours, theirs = (99 if result.taken_over else result.place for result in (own, other))
    return "ahead" if ours < theirs else "level" if ours == theirs else "behind"
