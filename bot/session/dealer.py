"""Where cards come from: the randomness of the operating system, sealed before anybody can know of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random, SystemRandom

from bot.session.fair import SECRET_BYTES, Stream
from games.core.api import Action, Game, Seating, State
from games.core.options import Options
from games.players.chance import deal
from storage.api import Seal, Seat, TableId


class Dealer:
    """Deals and draws first dealers; tests bring their own `Random`."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or SystemRandom()

    def seat(self, game: Game, options: Options) -> Seating:
        """Who sits where, and who deals first."""
        return game.seat(options, self._rng)

    def seal(self, number: int) -> Seal:
        """A fresh secret for the deal of that number."""
        return Seal(number, self._rng.randbytes(SECRET_BYTES))

    def deal(
        self, state: State, table: TableId, seals: Sequence[Seal], seats: Sequence[Seat]
    ) -> tuple[Action, tuple[Seal, Seal]]:
        """The deal that is due, by the secret sealed for it and the seats' words; and the seals to keep with it.

        Those are its own, with the words, and one for the deal after it, so that this one is known beforehand too.
        """
        number = state.dealing + 2
        sealed = next((seal for seal in seals if seal.deal == number and seal.words is None), None)
        used = replace(sealed or self.seal(number), words=tuple(seat.word for seat in seats))
        stream = Stream(used.secret, table, number, used.words or ())
        return deal(state, stream), (used, self.seal(number + 1))
