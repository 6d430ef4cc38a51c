"""The results of finished tables, in the database."""

from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, exists, select

from storage import rows, schema
from storage.api import GuildId, Match, UserId
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
            if not tables:
                return ()
            ids = select(page.subquery().c.id)
            found = await read.execute(
                select(_result).where(_result.c.table_id.in_(ids)).order_by(_result.c.table_id, _result.c.seat)
            )
            results = map(rows.to_result, found)
            of_table = {table: tuple(group) for table, group in groupby(results, key=lambda r: r.table)}
        return tuple(Match(table, of_table[table.id]) for table in tables)


def _finished(guild: GuildId | None, game: str | None, since: int) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = [_table.c.finished_at >= since]
    if guild is not None:
        wanted.append(_table.c.guild_id == guild)
    if game is not None:
        wanted.append(_table.c.game == game)
    return wanted
