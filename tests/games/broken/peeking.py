"""A computer player that leads by what the next player holds."""

from random import Random

from games.core.api import Action, Seat
from games.ninety_nine import NinetyNine
from tests.games.broken.planting import planted


class Peeking(NinetyNine):
    def policy(self, seat: Seat, rng: Random) -> Action:
        legal = self.legal(seat)
        return legal[self.hands[(seat + 1) % self.seats] % len(legal)]


GAME = planted(Peeking)
