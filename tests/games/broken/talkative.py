"""Whoever lays a bid is told what the next player holds."""

from games.core.api import Action, Seat
from games.ninety_nine import NinetyNine
from tests.games.broken.planting import planted


class Talkative(NinetyNine):
    def do(self, seat: Seat, action: Action) -> None:
        NinetyNine.do(self, seat, action)
        if action.verb == "lay":
            other = (seat + 1) % self.seats
            self.tell("hand", other, self.spell(self.hands[other]), to=seat)


GAME = planted(Talkative)
