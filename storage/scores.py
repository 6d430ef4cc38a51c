"""What finished tables add up to, worked out by the database."""

from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Select, case, exists, func, select

from storage import rows, schema
from storage.api import GuildId, Match, Standing, Standings, UserId
from storage.faults import Reader

_table = schema.game_table
_result = schema.result


class Scores:
    """The ScoreStore of a database."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def results_of(
        self,
        *,
        guild: GuildId | None = None,
        game: str | None = None,
        user: UserId | None = None,
        since: int = 0,
        newest_first: bool = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> tuple[Match, ...]:
        wanted = _finished(guild, game, since)
        own = exists().where(_result.c.table_id == _table.c.id)
        wanted.append(own if user is None else own.where(_result.c.user_id == user))
        order: tuple[ColumnElement[Any], ...] = (_table.c.finished_at, _table.c.id)
        if newest_first:
            order = (_table.c.finished_at.desc(), _table.c.id.desc())
        async with self._reader.moment() as read:
            page = select(_table).where(*wanted).order_by(*order).limit(limit).offset(offset)
            tables = [rows.to_table(row) for row in await read.execute(page)]
            ids = select(page.subquery().c.id)
            found = await read.execute(
                select(_result).where(_result.c.table_id.in_(ids)).order_by(_result.c.table_id, _result.c.seat)
            )
            results = map(rows.to_result, found)
            of_table = {table: tuple(group) for table, group in groupby(results, key=lambda r: r.table)}
        return tuple(Match(table, of_table[table.id]) for table in tables)

    async def standings(
        self,
        guild: GuildId,
        game: str | None = None,
        *,
        since: int = 0,
        limit: int | None = None,
        offset: int = 0,
    ) -> Standings:
        sums = _sums(_finished(guild, game, since))
        async with self._reader.moment() as read:
            total = await read.scalar(select(func.count()).select_from(sums.subquery()))
            best = sums.order_by("wins_last", "points_last", "games", _result.c.user_id)
            page = (await read.execute(best.limit(limit).offset(offset))).all()
            names = await read.execute(_names([row.user_id for row in page]))
            named: dict[int, str] = {row.user_id: row.name for row in names}
        return Standings(
            tuple(
                Standing(UserId(row.user_id), named[row.user_id], row.games, -row.wins_last, -row.points_last)
                for row in page
            ),
            total or 0,
        )


def _finished(guild: GuildId | None, game: str | None, since: int) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = [_table.c.finished_at >= since]
    if guild is not None:
        wanted.append(_table.c.guild_id == guild)
    if game is not None:
        wanted.append(_table.c.game == game)
    return wanted


def _sums(wanted: list[ColumnElement[bool]]) -> Select[Any]:
    """Games, wins and points by person; the last two negated, so that ascending order is best first."""
    return (
        select(
            _result.c.user_id,
            func.count().label("games"),
            (-func.sum(case((_result.c.won, 1), else_=0))).label("wins_last"),
            (-func.sum(_result.c.score)).label("points_last"),
        )
        .join(_table)
        .where(_result.c.user_id.is_not(None), *wanted)
        .group_by(_result.c.user_id)
    )


def _names(users: list[int]) -> Select[Any]:
    """The name of each person in his last match."""
    newest_first = func.row_number().over(
        partition_by=_result.c.user_id,
        order_by=(_table.c.finished_at.desc(), _table.c.id.desc(), _result.c.seat),
    )
    named = (
        select(_result.c.user_id, _result.c.name, newest_first.label("age"))
        .join(_table)
        .where(_result.c.user_id.in_(users), _table.c.finished_at.is_not(None))
        .subquery()
    )
    return select(named.c.user_id, named.c.name).where(named.c.age == 1)
