"""The last tricks of a deal searched through, all cards open: alpha-beta for two sides, for more each for itself."""

from __future__ import annotations

from math import inf
from random import Random

from games.core.api import Action, Seat, State
from games.core.cards import cards
from games.players.margin import margin, margin_of


class Endgame:
    """Values actions in worlds where the play of cards is nearly over. `seen` counts the positions looked at."""

    def __init__(self, seat: Seat, rng: Random, cap: int) -> None:
        """A value that would take more than `cap` positions is finished by simple sense where it stands."""
        self._seat = seat
        self._rng = rng
        self._cap = cap
        self._stop = 0
        self.seen = 0

    def value(self, world: State, action: Action) -> float:
        """What `action` is worth to the seat if everybody goes on as well as can be."""
        self._stop = self.seen + self._cap
        after = world.copy()
        after.do(self._seat, action)
        sides = {after.column(seat) for seat in range(after.seats)}
        if len(sides) == 2:
            return self._two_sided(after, -inf, inf)
        return margin_of(after, self._each_for_itself(after), self._seat)

    def _two_sided(self, state: State, low: float, high: float) -> float:
        """Alpha-beta: what the seat gains beyond the other side, within `low` and `high`."""
        if self._decided(state):
            return margin(state, self._seat)
        ours = state.column(state.actors()[0]) == state.column(self._seat)
        best = -inf if ours else inf
        for card in cards(state.playable()):
            after = state.copy()
            after.push(card)
            value = self._two_sided(after, low, high)
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _each_for_itself(self, state: State) -> list[float]:
        """The gains by column where whoever plays seeks the best margin for itself."""
        if self._decided(state):
            return list(state.gains())
        mover = state.actors()[0]
        best, found = -inf, []
        for card in cards(state.playable()):
            after = state.copy()
            after.push(card)
            gains = self._each_for_itself(after)
            value = margin_of(after, gains, mover)
            if value > best:
                best, found = value, gains
        return found

    def _decided(self, state: State) -> bool:
        """Play what is forced; whether that ended the deal."""
        while not self._ended(state):
            choices = state.playable()
            if choices & (choices - 1):
                return False
            state.push(choices.bit_length() - 1)
        return True

    def _ended(self, state: State) -> bool:
        """Whether the deal is over, or is made to be because the cap is reached."""
        self.seen += 1
        if state.phase != "play":
            return True
        if self.seen > self._stop:
            state.finish(self._rng)
            return True
        return False
