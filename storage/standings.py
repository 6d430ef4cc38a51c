"""Boards, ratings and statistics in the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, case, delete, exists, func, insert, or_, select

from storage import derived_rows, schema
from storage.api import GuildId, TableId, UserId
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
from storage.faults import Reader
from storage.rows import Values
from storage.writer import Writer

_table = schema.game_table
_result = schema.result
_standing = schema.standing
_step = schema.rating_step
_tally = schema.tally
_away = schema.away
_last = case((_standing.c.provisional, 1), else_=0)
_KEYS: dict[Order, tuple[ColumnElement[Any], ...]] = {
    "rating": (_last, -_standing.c.rating),
    "wins": (-_standing.c.wins,),
    "points": (-_standing.c.points,),
    "streak": (-_standing.c.best_streak,),
}
"""What each board sorts by, ascending."""
MANY = 5000  # rows written at once when all is written anew


class Standings:
    """The StandingStore of a database."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

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
        wanted = _board(guild, game, season, by, away_since)
        rows_of_page = (
            select(_standing).where(*wanted).order_by(*_KEYS[by], _standing.c.user_id).limit(limit).offset(offset)
        )
        count = select(func.count()).select_from(_standing).where(*wanted)
        async with self._reader.moment() as read:
            found = [derived_rows.to_standing(row) for row in await read.execute(rows_of_page)]
            total = await read.scalar(count) or 0
            before = await read.scalar(count.where(_better(found[0], by))) or 0 if found else 0
        return Page(_placed(found, by, before, offset), total)

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
        found = await self.standings_of(guild, [user], game=game, seasons=[season])
        if not found or (by == "rating" and not found[0].rated):
            return None
        own = found[0]
        better = select(func.count()).where(*_board(guild, game, season, by, away_since), _better(own, by))
        async with self._reader.moment() as read:
            before = await read.scalar(better)
        return Placed(1 + (before or 0), own)

    async def standings_of(
        self,
        guild: GuildId,
        users: Collection[UserId],
        *,
        game: str | None = None,
        seasons: Collection[int] = (ALL_TIME,),
    ) -> tuple[Standing, ...]:
        wanted = select(_standing).where(
            _standing.c.guild_id == guild, _standing.c.user_id.in_(users), _standing.c.season.in_(seasons)
        )
        if game is not None:
            wanted = wanted.where(_standing.c.game == game)
        async with self._reader.moment() as read:
            found = await read.execute(wanted.order_by(_standing.c.game, _standing.c.season, _standing.c.user_id))
            return tuple(map(derived_rows.to_standing, found))

    async def tallies_of(
        self, guild: GuildId, users: Collection[UserId], *, game: str | None = None
    ) -> tuple[Tally, ...]:
        wanted = select(_tally).where(_tally.c.guild_id == guild, _tally.c.user_id.in_(users))
        if game is not None:
            wanted = wanted.where(_tally.c.game == game)
        order = (_tally.c.game, _tally.c.user_id, _tally.c.games.desc(), _tally.c.seats, _tally.c.rules)
        async with self._reader.moment() as read:
            return tuple(map(derived_rows.to_tally, await read.execute(wanted.order_by(*order))))

    async def rivals_of(self, guild: GuildId, user: UserId, game: str, *, limit: int) -> tuple[Rival, ...]:
        async with self._reader.moment() as read:
            found = await read.execute(_rivals(guild, user, game).limit(limit))
            return tuple(
                Rival(UserId(row.user_id), row.name, int(row.ahead), int(row.level), int(row.behind), int(row.together))
                for row in found
            )

    async def steps_of(
        self, guild: GuildId, user: UserId, game: str, *, season: int = ALL_TIME, limit: int
    ) -> tuple[RatingStep, ...]:
        latest = (
            _steps()
            .where(_step.c.user_id == user, _step.c.season == season)
            # + 0, or SQLite would walk through all tables of the server instead of one person's steps
            .where(_table.c.guild_id + 0 == guild, _table.c.game == game)
            .order_by(_table.c.finished_at.desc(), _table.c.id.desc())
            .limit(limit)
        )
        async with self._reader.moment() as read:
            return tuple(reversed([derived_rows.to_step(row) for row in await read.execute(latest)]))

    async def steps_at(self, table: TableId) -> tuple[RatingStep, ...]:
        here = _steps().where(_step.c.table_id == table).order_by(_step.c.season, _step.c.user_id)
        async with self._reader.moment() as read:
            return tuple(map(derived_rows.to_step, await read.execute(here)))

    async def seasons(self, guild: GuildId, game: str) -> tuple[int, ...]:
        # one jump in the index a season: looking at every row would be slow
        here = (_standing.c.guild_id == guild, _standing.c.game == game)
        latest = select(func.max(_standing.c.season).label("season")).where(*here).cte(recursive=True)
        earlier = select(func.max(_standing.c.season)).where(*here, _standing.c.season < latest.c.season)
        seasons = latest.union_all(select(earlier.scalar_subquery()).where(latest.c.season.is_not(None)))
        months = select(seasons.c.season).where(seasons.c.season != ALL_TIME)
        async with self._reader.moment() as read:
            return tuple(sorted((await read.execute(months)).scalars(), reverse=True))

    async def last_finish(self, guild: GuildId, game: str) -> int:
        last = select(func.max(_table.c.finished_at)).where(_table.c.guild_id == guild, _table.c.game == game)
        async with self._reader.moment() as read:
            return await read.scalar(last) or 0

    async def set_away(self, guild: GuildId, user: UserId, at: int | None) -> None:
        await self._writer.write(_set_away, (guild, user, at))

    async def count_results(self) -> Counted:
        async with self._reader.moment() as read:
            return Counted(*(await read.execute(_COUNT)).one())

    async def rebuild(self, derived: Derived, counted: Counted) -> None:
        await self._writer.write(_rebuild, (derived, counted))


_COUNT = select(
    func.count(_result.c.table_id.distinct()),
    func.count(_result.c.user_id),
    func.count().filter(_result.c.declined),
)


def _board(guild: GuildId, game: str, season: int, by: Order, away_since: int) -> list[ColumnElement[bool]]:
    person = schema.person
    hidden = select(person.c.user_id).where(person.c.hidden)
    gone = select(_away.c.user_id).where(_away.c.guild_id == guild, _away.c.at >= away_since)
    wanted: list[ColumnElement[bool]] = [
        _standing.c.guild_id == guild,
        _standing.c.game == game,
        _standing.c.season == season,
        _standing.c.user_id.not_in(hidden),
        _standing.c.user_id.not_in(gone),
    ]
    return [*wanted, _standing.c.rated > 0] if by == "rating" else wanted


def _placed(found: Sequence[Standing], by: Order, before: int, offset: int) -> tuple[Placed, ...]:
    """The rows of a page with their places, `before` rows being better than its first."""
    placed: list[Placed] = []
    for number, row in enumerate(found):
        place = offset + number + 1
        if not number:
            place = before + 1
        elif sort_key(row, by) == sort_key(found[number - 1], by):
            place = placed[-1].place
        placed.append(Placed(place, row))
    return tuple(placed)


def _better(own: Standing, by: Order) -> ColumnElement[bool]:
    """Whether a row stands before that one."""
    if by == "rating":
        last = int(own.provisional)
        return or_(_last < last, (_last == last) & (_standing.c.rating > own.rating))
    return _KEYS[by][0] < sort_key(own, by)[0]


def _rivals(guild: GuildId, user: UserId, game: str) -> Select[Any]:
    """The people met, with their names of now; who left the table stands behind all who stayed."""
    own, other, person = _result.alias("own"), _result.alias("other"), schema.person
    ours, theirs = (case((side.c.taken_over, 99), else_=side.c.place) for side in (own, other))
    together = own.c.side.is_not(None) & other.c.side.is_not(None) & (own.c.side == other.c.side)

    def often(what: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((what, 1), else_=0))

    met = func.count()
    return (
        select(
            other.c.user_id,
            _standing.c.name,
            often(~together & (ours < theirs)).label("ahead"),
            often(~together & (ours == theirs)).label("level"),
            often(~together & (ours > theirs)).label("behind"),
            often(together).label("together"),
        )
        .select_from(own)
        .join(other, (other.c.table_id == own.c.table_id) & (other.c.seat != own.c.seat))
        .join(_table, _table.c.id == own.c.table_id)
        .join(
            _standing,
            (_standing.c.user_id == other.c.user_id)
            & (_standing.c.guild_id == guild)
            & (_standing.c.game == game)
            & (_standing.c.season == ALL_TIME),
        )
        .where(own.c.user_id == user, other.c.user_id != user, _table.c.guild_id == guild, _table.c.game == game)
        .where(~exists().where(person.c.user_id == other.c.user_id, person.c.hidden))
        .group_by(other.c.user_id, _standing.c.name)
        .order_by(met.desc(), other.c.user_id)
    )


def _steps() -> Select[Any]:
    return select(_step, _table.c.finished_at).join(_table)


def write_derived(write: Connection, all_derived: Sequence[Derived]) -> None:
    """Write what follows from results, in the transaction that writes those; who finished a table is not away."""
    for derived in all_derived:
        for step in derived.undone:
            key = (_step.c.table_id == step.table, _step.c.season == step.season, _step.c.user_id == step.user)
            write.execute(delete(_step).where(*key))
        here = {(row.guild, row.user) for row in derived.standings if row.season == ALL_TIME}
        for guild in {guild for guild, _ in here}:
            users = [user for where, user in here if where == guild]
            write.execute(delete(_away).where(_away.c.guild_id == guild, _away.c.user_id.in_(users)))
        for kind, values in _values(derived):
            if values:
                write.execute(schema.upsert(write.dialect.name, kind), values)


def _values(derived: Derived) -> list[tuple[Any, list[Values]]]:
    return [
        (_standing, [derived_rows.of_standing(row) for row in derived.standings]),
        (_step, [derived_rows.of_step(row) for row in derived.steps]),
        (_tally, [derived_rows.of_tally(row) for row in derived.tallies]),
    ]


def _set_away(write: Connection, found: Sequence[tuple[GuildId, UserId, int | None]]) -> list[None]:
    for guild, user, at in found:
        if at is None:
            write.execute(delete(_away).where(_away.c.guild_id == guild, _away.c.user_id == user))
        else:
            row = {"guild_id": guild, "user_id": user, "at": at}
            write.execute(schema.upsert(write.dialect.name, _away), [row])
    return [None] * len(found)


def _rebuild(write: Connection, given: Sequence[tuple[Derived, Counted]]) -> list[None]:
    for derived, counted in given:
        if Counted(*write.execute(_COUNT).one()) != counted:
            raise ResultsChanged("Results have changed meanwhile; nothing was done, so try again.")
        for kind, values in _values(derived):
            write.execute(delete(kind))
            for some in _chunks(values):
                write.execute(insert(kind), some)
    return [None] * len(given)


def _chunks(values: list[Values]) -> Iterable[list[Values]]:
    return (values[start : start + MANY] for start in range(0, len(values), MANY))
