"""A redeal that deals nothing anew."""

from random import Random
from typing import Self

from games.core.api import Seat
from games.ninety_nine import NinetyNine
from tests.games.broken.planting import planted


class Truthful(NinetyNine):
    def redeal(self, seat: Seat, rng: Random) -> Self:
        return self.copy()


GAME = planted(Truthful)
