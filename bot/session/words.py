"""Words that seated people add to the shuffle of the next deal."""

from __future__ import annotations

from dataclasses import replace

from bot.session.desk import Desk, Step
from bot.session.errors import NotSeated, WrongTime
from bot.session.fair import WORD_MOST
from storage.api import LIVE, TableId, UserId


class Words:
    """Nobody is waited for: a seat without a word adds the empty one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def set(self, table: TableId, user: UserId, word: str) -> int:
        """Keep a seat's word for the next deal, whose number is returned; an empty one takes it back.

        Raises `NotSeated`, `WrongTime` for a table that is over and for a word that will not do.
        """
        word = word.strip()
        if len(word) > WORD_MOST or not word.isprintable():
            raise WrongTime("bad-word")
        async with self._desk.at(table) as live:
            if live.table.status not in LIVE or (live.state is not None and live.state.over):
                raise WrongTime("table-closed")
            held = live.seat_of(user)
            if held is None:
                raise NotSeated
            seats = tuple(replace(seat, word=word) if seat.seat == held.seat else seat for seat in live.seats)
            await self._desk.keep(live, Step(seats=seats))
            return 1 if live.state is None else live.state.dealing + 2
