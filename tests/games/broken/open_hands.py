"""A view that shows every place to everybody."""

from games.core.api import Fact, Seat, Zone
from games.ninety_nine import NinetyNine
from tests.games.broken.planting import planted


class OpenHands(NinetyNine):
    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        zones, facts = NinetyNine.look(self, seat)
        return (*self.places(), *zones), facts


GAME = planted(OpenHands)
