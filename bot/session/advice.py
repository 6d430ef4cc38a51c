"""What a sensible player would do in somebody's place, and who is still to be told such things."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final

from bot.recent import Recent
from bot.session.hints import may_be_hinted
from bot.session.live import Live, Look
from bot.session.wishes import Wishes
from games.core.api import Action
from storage.api import ScoreStore, StoreError, TableId, UserId

log = logging.getLogger(__name__)

REMEMBERED: Final = 512
EXPERIENCED: Final = 20_000
"""So many people at most are known to have finished a game."""
TEACHING: Final = "teaching"
"""The setting of a table that was opened to learn the game."""


class Advice:
    """Suggestions by the simple sense of a game, which sees no more than who is advised."""

    def __init__(self, wishes: Wishes, scores: ScoreStore, now: Callable[[], int], rng: Random | None = None) -> None:
        """`now` gives epoch milliseconds."""
        self._wishes = wishes
        self._scores = scores
        self._rng = rng or SystemRandom()
        self._given: OrderedDict[tuple[TableId, int, int], Action] = OrderedDict()
        self._experienced: Recent[tuple[UserId, str], bool] = Recent(now, most=EXPERIENCED)

    async def wanted(self, live: Live, user: UserId) -> bool:
        """Whether this person's decisions are to be explained at this table."""
        if live.table.settings.get(TEACHING):
            return True
        guide = (await self._wishes.taste(user)).guide
        if guide == "first":
            return await self._is_new(live, user)
        return guide == "always"

    async def may_suggest(self, live: Live, user: UserId) -> bool:
        """Whether they may also be told what to choose: where ratings hang on a game, only in their first one."""
        return may_be_hinted(live) or await self._is_new(live, user)

    async def _is_new(self, live: Live, user: UserId) -> bool:
        """Whether they have never finished this game; asked once as long as the table is in memory."""
        known = live.newcomers.get(user)
        if known is None:
            known = live.newcomers[user] = not await self._has_finished(user, live.table.game)
        return known

    async def _has_finished(self, user: UserId, game: str) -> bool:
        if self._experienced.get((user, game)):
            return True
        try:
            finished = bool(await self._scores.results_of(user=user, game=game, limit=1))
        except StoreError as error:
            log.warning("whether %s has finished a game cannot be read: %s", user, error)
            return True
        if finished:
            self._experienced.keep((user, game), True)
        return finished

    def suggest(self, look: Look) -> Action | None:
        """A sensible action for whoever looks, the same until their next turn; None where they need not act.

        What the seat cannot see is dealt anew before it is thought about.
        """
        state = look.live.state
        if look.seat is None or state is None or not look.view.prompts:
            return None
        seat = look.seat.seat
        asked = (look.live.id, seat, look.turn)
        given = self._given.get(asked)
        if given is None or not state.accepts(seat, given):
            rng = Random(self._rng.getrandbits(64))
            given = state.redeal(seat, rng).policy(seat, rng)
            if not state.accepts(seat, given):
                return None
            self._given[asked] = given
            while len(self._given) > REMEMBERED:
                self._given.popitem(last=False)
        return given
