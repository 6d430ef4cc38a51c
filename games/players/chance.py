"""Dealing at random, from whatever randomness the caller brings."""

from __future__ import annotations

from typing import Protocol

from games.core.api import Action, State


class Chance(Protocol):
    """Whatever draws numbers: a `Random`, or a stream that can be drawn again."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to below `stop`, each as likely."""
        ...


def deal(state: State, rng: Chance) -> Action:
    """A deal of the due pack: Fisher-Yates from the top of pack order, then cut into the groups of the deal."""
    pack = list(state.pack())
    for top in range(len(pack) - 1, 0, -1):
        other = rng.randrange(top + 1)
        pack[top], pack[other] = pack[other], pack[top]
    groups = []
    start = 0
    for size in state.deal_sizes():
        groups.append(" ".join(pack[start : start + size]))
        start += size
    return Action("deal", tuple(groups))
