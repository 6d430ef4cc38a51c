"""The last tricks of a deal searched through, all cards open: alpha-beta for two sides, for more each for itself."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from games.core.api import Action, Seat, State
from games.core.cards import cards
from games.players.margin import margin, margin_of

OPEN: Final = (-inf, inf)
"""The bounds of what is not known."""


class Endgame:
    """Values actions in worlds where the play of cards is nearly over. `seen` counts the positions looked at."""

    def __init__(self, seat: Seat, rng: Random, cap: int) -> None:
        """A value that would take more than `cap` positions is finished by simple sense where it stands."""
        self._seat = seat
        self._rng = rng
        self._cap = cap
        self._stop = 0
        self._world: State | None = None
        self._bounds: dict[tuple[int, ...], tuple[float, float]] = {}
        """What positions between tricks are worth to two sides, in this world: at least, and at most."""
        self._gains: dict[tuple[int, ...], list[float]] = {}
        """What they bring where there are more sides."""
        self.seen = 0

    @property
    def capped(self) -> bool:
        """Whether the last value took more positions than it may."""
        return self.seen > self._stop

    def value(self, world: State, action: Action) -> float:
        """What `action` is worth to the seat if everybody goes on as well as can be."""
        if world is not self._world or self.capped:
            self._world, self._bounds, self._gains = world, {}, {}
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
        rest = state.to_come()
        least, most = self._bounds.get(rest, OPEN)
        low, high = max(low, least), min(high, most)
        if low >= high:
            return least if least >= high else most
        value = self._best_of(state, low, high)
        if rest and not self.capped:
            self._bounds[rest] = (value if value > low else least, value if value < high else most)
        return value

    def _best_of(self, state: State, low: float, high: float) -> float:
        ours = state.column(state.actors()[0]) == state.column(self._seat)
        best = -inf if ours else inf
        for card in cards(state.unlike(state.playable())):
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
        rest = state.to_come()
        if rest and rest in self._gains:
            return self._gains[rest]
        mover = state.actors()[0]
        best, found = -inf, []
        for card in cards(state.unlike(state.playable())):
            after = state.copy()
            after.push(card)
            gains = self._each_for_itself(after)
            value = margin_of(after, gains, mover)
            if value > best:
                best, found = value, gains
        if rest and not self.capped:
            self._gains[rest] = found
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
