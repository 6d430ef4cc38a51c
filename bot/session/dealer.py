"""Where cards come from: the randomness of the operating system."""

from __future__ import annotations

from random import Random, SystemRandom

from games.core.api import Action, State
from games.players.chance import deal


class Dealer:
    """Deals and draws first dealers; tests bring their own `Random`."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or SystemRandom()

    def first_dealer(self, seats: int) -> int:
        """Who deals first: anybody, each as likely."""
        return self._rng.randrange(seats)

    def deal(self, state: State) -> Action:
        """The deal that is due."""
        return deal(state, self._rng)
