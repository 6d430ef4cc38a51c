"""Partners drawn by cards before a first deal: the two highest cards play together, and the highest deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from games.core.api import Seating


def draw_partners(pack: Sequence[str], ranks: Sequence[str], rng: Random) -> Seating:
    """Four players draw from a pack whose `ranks` are listed from high to low; suits do not rank.

    Players with equal cards draw again between themselves. The highest takes seat 0, his partner (the second) seat 2,
    the third seat 1. The pack has cards enough for any number of ties that four players meet.
    """
    left = list(pack)
    drawn: list[tuple[int, str]] = []
    places: list[tuple[int, ...]] = [()] * 4
    while tied := [player for player in range(4) if Counter(places)[places[player]] > 1]:
        for player in tied:
            card = left.pop(rng.randrange(len(left)))
            drawn.append((player, card))
            places[player] += (ranks.index(card[0]),)
    first, second, third, fourth = sorted(range(4), key=lambda player: places[player])
    seat_of = {first: 0, third: 1, second: 2, fourth: 3}
    return Seating(tuple(seat_of[player] for player in range(4)), 0, tuple(drawn))
