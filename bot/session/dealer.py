"""Where cards come from: the randomness of the operating system."""

from __future__ import annotations

from random import Random, SystemRandom

from games.core.api import Action, Game, Seating, State
from games.core.options import Options
from games.players.chance import deal


class Dealer:
    """Deals and draws first dealers; tests bring their own `Random`."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or SystemRandom()

    def seat(self, game: Game, options: Options) -> Seating:
        """Who sits where, and who deals first."""
        return game.seat(options, self._rng)

    def deal(self, state: State) -> Action:
        """The deal that is due."""
        return deal(state, self._rng)
