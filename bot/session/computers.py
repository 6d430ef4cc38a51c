"""Who acts when no person does: computers in their seats, stand-ins, and forced cards for who wants them played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random, SystemRandom
from typing import Final, TypeAlias

from bot.session import tasks
from bot.session.desk import Desk
from bot.session.errors import NotKept
from bot.session.live import Live, absent
from bot.session.thinking import Thinking
from games.core.api import Action, Kind, State
from storage.api import Seat, TableId, UserId

log = logging.getLogger(__name__)

STAND_IN: Final = "easy"
"""The level of the computer that acts for an absent person."""
ON_THE_WAY: Final = 0.2
"""Seconds that an answer may take to and from its worker, beside the time for thinking."""
AFTER_FAILURE: Final = 5.0
"""Seconds before a computer is asked again whose action was not kept."""
LONGEST_THOUGHT: Final = 3.0
"""Seconds that people wait for a computer's every answer at most so that nobody sees how long it thought."""
Door: TypeAlias = Callable[[Live, State, int, Action, UserId | None], Awaitable[None]]


class Computers:
    """Asked one after another, answering through the same door as people."""

    def __init__(
        self,
        desk: Desk,
        thinking: Thinking,
        door: Door,
        autoplays: Callable[[UserId], Awaitable[bool]],
        *,
        pace_seconds: float,
    ) -> None:
        """An answer waits about `pace_seconds`, 0 for not at all; `autoplays` says who wants forced cards played."""
        self._desk = desk
        self._thinking = thinking
        self._door = door
        self._autoplays = autoplays
        self._pace = pace_seconds
        self._rng: Random = SystemRandom()
        self._asked: dict[TableId, asyncio.Task[None]] = {}
        self._closing = False

    def wake(self, live: Live) -> None:
        """See to the seats that are to act without a person, unless that is being done already."""
        if self._closing or not live.present() or not any(self._concerns(live, seat) for seat in live.actors()):
            return
        self._asked = {table: task for table, task in self._asked.items() if not task.done()}
        if live.id not in self._asked:
            self._asked[live.id] = tasks.begin(self._attend(live.id), name=f"computers of table {live.id}")

    def _concerns(self, live: Live, seat: Seat) -> bool:
        return absent(seat) or (live.state is not None and forced(live.state, seat.seat) is not None)

    async def _attend(self, table: TableId) -> None:
        going = True
        while going:
            try:
                going = await self._one_acts(table)
            except NotKept:
                log.warning("table %s: a computer's action was not kept; it is asked again", table)
                await self._desk.clock.sleep(AFTER_FAILURE)

    async def _one_acts(self, table: TableId) -> bool:
        """Let one seat act; False where none is to. Raises `NotKept`."""
        async with self._desk.at(table) as live:
            state = live.state
            seat = await self._next(live)
            if seat is None or state is None:
                return False
            turn = live.turns[seat.seat]
        alone = absent(seat)
        action = await self._choose(state, seat)
        async with self._desk.at(table) as live:
            still = live.turns[seat.seat] == turn and absent(live.seats[seat.seat]) == alone
            if not still or live.table.status != "playing" or live.state is None:
                return True
            if not live.state.accepts(seat.seat, action):  # others moved while it thought
                return True
            await self._door(live, live.state, seat.seat, action, None)
        return True

    async def _choose(self, state: State, seat: Seat) -> Action:
        """The action when its pause is over: it comes at the same moment, whatever there was to choose from."""
        only = None if absent(seat) else forced(state, seat.seat)
        if only is not None:
            await self._desk.clock.sleep(2 * self._pause())
            return only
        thought = asyncio.ensure_future(self._thinking.choose(state, seat.seat, seat.player or STAND_IN))
        action, _ = await asyncio.gather(thought, self._pauses(thought))
        return action

    def _pause(self) -> float:
        """Seconds to the next answer; no shorter than a player may think, so that thinking hides behind it."""
        if not self._pace:
            return 0.0
        thinking = min(self._thinking.seconds + ON_THE_WAY, LONGEST_THOUGHT)
        return max(0.7 * self._pace, thinking) + 0.6 * self._pace * self._rng.random()

    async def _pauses(self, thought: asyncio.Future[Action]) -> None:
        """A whole pause, and further whole ones for a thought that takes longer: when it was ready is not seen."""
        await self._desk.clock.sleep(self._pause())
        while self._pace and not thought.done():
            await self._desk.clock.sleep(self._pause())

    def answer(self, state: State, seat: int) -> Action:
        """What simple sense, which sees no more than that seat, says at once."""
        return state.redeal(seat, self._rng).policy(seat, self._rng)

    async def _next(self, live: Live) -> Seat | None:
        """The first seat that is to act without its person."""
        if not live.present() or live.state is None:
            return None
        for seat in live.actors():
            if absent(seat):
                return seat
        for seat in live.actors():
            if seat.user is not None and forced(live.state, seat.seat) and await self._autoplays(seat.user):
                return seat
        return None

    async def close(self) -> None:
        """Ask no more; what they were thinking is dropped, and asked again after the next start."""
        self._closing = True
        await tasks.end(*self._asked.values())


def forced(state: State, seat: int) -> Action | None:
    """The only card that the seat may play, where it is to play one; never a bid, a meld or any other choice."""
    prompts = state.prompts(seat)
    if len(prompts) != 1 or prompts[0].kind is not Kind.CARD or (prompts[0].least, prompts[0].most) != (1, 1):
        return None
    cards = set(prompts[0].items)
    return Action(prompts[0].verb, (cards.pop(),)) if len(cards) == 1 else None
