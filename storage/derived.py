"""What is worked out from results, kept so that boards and statistics answer at once; all of it can be rebuilt."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from storage.api import Count, GuildId, StoreError, TableId, UserId

ALL_TIME: Final = 0
"""The season that holds everything; any other is a year and a month, as in 202611."""

Order: TypeAlias = Literal["rating", "wins", "points", "streak"]
ORDERS: Final[tuple[Order, ...]] = ("rating", "wins", "points", "streak")


class ResultsChanged(StoreError):
    """A table finished, or somebody went, while everything was being worked out anew: do it again."""


class Counted(NamedTuple):
    """The results that there are: of so many finished tables, so many somebody's own, and so many declined."""

    tables: int
    owned: int
    declined: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What one person's results of one game in one server and season add up to.

    `streak` counts wins in a row up to now, `best_streak` the most there ever were. `rating` is what people are shown
    of `mu` and `sigma`; it counts nothing while `rated`, the number of rated tables, is 0.
    """

    guild: GuildId
    game: str
    season: int
    user: UserId
    name: str
    games: int = 0
    wins: int = 0
    points: int = 0
    streak: int = 0
    best_streak: int = 0
    rated: int = 0
    provisional: bool = True
    mu: float
    sigma: float
    rating: int


def sort_key(row: Standing, by: Order) -> tuple[int, ...]:
    """What a board sorts by, ascending; equal keys share a place."""
    keys: dict[Order, tuple[int, ...]] = {
        "rating": (int(row.provisional), -row.rating),
        "wins": (-row.wins,),
        "points": (-row.points,),
        "streak": (-row.best_streak,),
    }
    return keys[by]


@dataclass(frozen=True, slots=True)
class Placed:
    """A row of a board; equals share a place, and the places after them are left out."""

    place: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of a board, best first, and how many it has in all."""

    rows: tuple[Placed, ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingStep:
    """What one rated table did to one person's rating in one season."""

    table: TableId
    season: int
    user: UserId
    mu_before: float
    sigma_before: float
    rating_before: int
    mu: float
    sigma: float
    rating: int
    at: int = 0
    """When the table finished; known only to who reads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What one person's tables of one game under the same rules add up to; `rules` are the options in one text."""

    guild: GuildId
    game: str
    seats: int
    rules: str
    user: UserId
    games: int = 0
    wins: int = 0
    points: int = 0
    facts: Mapping[str, Count] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rival:
    """How often somebody met another at a table, on another side or on the same, and who came out ahead."""

    user: UserId
    name: str
    ahead: int
    level: int
    behind: int
    together: int


@dataclass(frozen=True, slots=True)
class Derived:
    """Rows that take the place of those of the same key; the steps in `undone` go."""

    standings: tuple[Standing, ...] = ()
    steps: tuple[RatingStep, ...] = ()
    tallies: tuple[Tally, ...] = ()
    undone: tuple[RatingStep, ...] = ()


class StandingStore(Protocol):
    """Boards, ratings and statistics. They are written by `TableStore.commit`, with the results they come from."""

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
        """A board without people who are hidden, or were found to be away at `away_since` or later.

        Best first: by rating the provisional come after all others, and the unrated not at all; equals by id.
        """

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
        """A person's own row, hidden or not, at the place that it has or would have; None for who has none."""

    async def standings_of(
        self,
        guild: GuildId,
        users: Collection[UserId],
        *,
        game: str | None = None,
        seasons: Collection[int] = (ALL_TIME,),
    ) -> tuple[Standing, ...]:
        """The rows of these people, by game, season and id."""

    async def tallies_of(
        self, guild: GuildId, users: Collection[UserId], *, game: str | None = None
    ) -> tuple[Tally, ...]:
        """The tallies of these people, by game and person, the rules played most first."""

    async def rivals_of(self, guild: GuildId, user: UserId, game: str, *, limit: int) -> tuple[Rival, ...]:
        """The people met most often, those aside who are hidden."""

    async def steps_of(
        self, guild: GuildId, user: UserId, game: str, *, season: int = ALL_TIME, limit: int
    ) -> tuple[RatingStep, ...]:
        """The latest steps of a person, oldest first."""

    async def steps_at(self, table: TableId) -> tuple[RatingStep, ...]:
        """What a table did to ratings, of every season, by season and person."""

    async def seasons(self, guild: GuildId, game: str) -> tuple[int, ...]:
        """The months in which the game was finished there, newest first."""

    async def last_finish(self, guild: GuildId, game: str) -> int:
        """When the last table with results finished; 0 where none has."""

    async def set_away(self, guild: GuildId, user: UserId, at: int | None) -> None:
        """Remember that a person was found to have left the server, or (None) is there; finishing a table shows it."""

    async def count_results(self) -> Counted:
        """What a rebuild starts from."""

    async def rebuild(self, derived: Derived, counted: Counted) -> None:
        """Put `derived` in place of everything derived. Raises ResultsChanged unless the results are still those."""
