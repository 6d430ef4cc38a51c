"""Hints: what a strong player would do in somebody's place; never in rated games, and counted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from bot.session.desk import Desk, Step
from bot.session.ending import HINTS, hints_of
from bot.session.errors import NotSeated, TooLate, WrongTime
from bot.session.live import Live
from bot.session.play import running
from bot.session.ratings import wants_rating
from bot.session.thinking import Thinking
from games.core.api import State
from games.players.hint import Hint
from storage.api import JSON, Seat, TableId, UserId

REMEMBERED: Final = 512


class Hints:
    """Asks a strong player once for each decision, and keeps count before anything is shown."""

    def __init__(self, desk: Desk, thinking: Thinking) -> None:
        self._desk = desk
        self._thinking = thinking
        self._given: OrderedDict[tuple[TableId, int, int], tuple[State, Hint]] = OrderedDict()
        """What was said to a seat on a turn, and in which position: taking back leads to others of the same turn."""

    async def ask(self, table: TableId, user: UserId) -> Hint:
        """The hint for a person's present decision. Raises `NotSeated`, `WrongTime`, `TooLate`, `NotKept`."""
        async with self._desk.at(table) as live:
            seat, state = _asking(live, user)
            asked = (table, seat.seat, live.turns[seat.seat])
        known = self._given.get(asked)
        if known is not None and known[0] == state:
            return known[1]
        seen, given = state, await self._thinking.hint(state, seat.seat)
        async with self._desk.at(table) as live:
            seat, state = _asking(live, user)
            if live.turns[seat.seat] != asked[2] or not state.accepts(seat.seat, given.action):
                raise TooLate
            settings = {**live.table.settings, HINTS: _one_more(hints_of(live.table), seat.seat)}
            await self._desk.keep(live, Step(settings=settings), announce=False)  # nothing on the table has changed
        self._given[asked] = seen, given
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return given


def may_be_hinted(live: Live) -> bool:
    """Whether nobody's rating hangs on this table: it is casual, or one person plays alone."""
    return not wants_rating(live.table) or sum(seat.user is not None for seat in live.seats) < 2


def _asking(live: Live, user: UserId) -> tuple[Seat, State]:
    state = running(live)
    seat = live.seat_of(user)
    if seat is None:
        raise NotSeated
    if not may_be_hinted(live):
        raise WrongTime("hint-rated")
    if not state.prompts(seat.seat):
        raise WrongTime("hint-wait")
    return seat, state


def _one_more(hints: Mapping[int, int], seat: int) -> dict[str, JSON]:
    counted = {**hints, seat: hints.get(seat, 0) + 1}
    return {str(number): count for number, count in counted.items()}
