"""A redeal that exchanges the other bids but leaves every hand as it is."""

from random import Random
from typing import Self

from games.core.api import Seat
from games.ninety_nine import NinetyNine
from tests.games.broken.planting import planted


class HalfDealt(NinetyNine):
    def redeal(self, seat: Seat, rng: Random) -> Self:
        new = self.copy()
        others = [other for other, bid in enumerate(self.bids) if bid and other not in (seat, self.holder)]
        laid = [self.bids[other] for other in others]
        rng.shuffle(laid)
        for other, bid in zip(others, laid, strict=True):
            new.bids[other] = bid
        return new


GAME = planted(HalfDealt)
