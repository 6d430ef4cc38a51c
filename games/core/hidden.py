"""Dealing anew what a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.core.cards import Card, Cards, cards, mask_of


def split(rng: Random, unseen: Cards, sizes: Sequence[int], barred: Sequence[Cards]) -> list[Cards]:
    """Deal `unseen` into hands of `sizes`, hand i getting none of `barred[i]`; the sizes add up to the set.

    Such a deal must exist (the true one does). Near-uniform, not exactly: cards are dealt at random and then
    moved along chains until nobody holds a barred card, which favours no seat but is not an exact sample.
    """
    pool = list(cards(unseen))
    assert len(pool) == sum(sizes), "the hands take up all unseen cards"
    rng.shuffle(pool)
    hands: list[list[Card]] = []
    start = 0
    for size in sizes:
        hands.append(pool[start : start + size])
        start += size
    if any(barred):
        _mend(rng, hands, barred)
    return [mask_of(hand) for hand in hands]


def can_split(unseen: Cards, sizes: Sequence[int], barred: Sequence[Cards]) -> bool:
    """Whether such a deal exists: no hands together are too small for the cards that only they may hold (Hall)."""
    if min(sizes) < 0 or sum(sizes) != unseen.bit_count():
        return False
    for some in range(1 << len(sizes)):
        only, room = unseen, 0
        for hand, size in enumerate(sizes):
            if some >> hand & 1:
                room += size
            else:
                only &= barred[hand]
        if only.bit_count() > room:
            return False
    return True


def _mend(rng: Random, hands: list[list[Card]], barred: Sequence[Cards]) -> None:
    """Swap cards until no hand holds one that it may not hold."""
    for seat, hand in enumerate(hands):
        for place, card in enumerate(hand):
            if barred[seat] >> card & 1 and not _swap(rng, hands, barred, seat, place):
                _chain(rng, hands, barred, seat, place)


def _swap(rng: Random, hands: list[list[Card]], barred: Sequence[Cards], seat: int, place: int) -> bool:
    """Exchange a misplaced card for one that suits both hands, chosen at random; False where there is none."""
    card = hands[seat][place]
    fits = [
        (other, there)
        for other, hand in enumerate(hands)
        if other != seat and not barred[other] >> card & 1
        for there, their in enumerate(hand)
        if not barred[seat] >> their & 1
    ]
    if not fits:
        return False
    other, there = fits[int(rng.random() * len(fits))]
    hands[seat][place], hands[other][there] = hands[other][there], card
    return True


def _chain(rng: Random, hands: list[list[Card]], barred: Sequence[Cards], seat: int, place: int) -> None:
    """Pass a misplaced card on and another in its stead, along the shortest chain of hands that ends where it began."""
    parents: dict[tuple[int, int], tuple[int, int] | None] = {(seat, place): None}
    frontier = [(seat, place)]
    while frontier:
        onward: list[tuple[int, int]] = []
        for spot in frontier:
            card = hands[spot[0]][spot[1]]
            for other, hand in enumerate(hands):
                if other == spot[0] or barred[other] >> card & 1:
                    continue
                if other == seat:
                    _rotate(hands, parents, spot, (seat, place))
                    return
                fresh = [(other, there) for there in range(len(hand)) if (other, there) not in parents]
                rng.shuffle(fresh)
                for new in fresh:
                    parents[new] = spot
                onward += fresh
        frontier = onward
    raise AssertionError("no deal agrees with what has been seen")


def _rotate(
    hands: list[list[Card]],
    parents: dict[tuple[int, int], tuple[int, int] | None],
    last: tuple[int, int],
    first: tuple[int, int],
) -> None:
    """Move every card of the chain one step on; the last one's comes to the first place."""
    carried = hands[last[0]][last[1]]
    spot: tuple[int, int] | None = last
    while spot is not None and spot != first:
        before = parents[spot]
        assert before is not None, "a chain begins at its first place"
        hands[spot[0]][spot[1]] = hands[before[0]][before[1]]
        spot = before
    hands[first[0]][first[1]] = carried
