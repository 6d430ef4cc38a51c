"""The evaluator in a person's service: what a strong player would do here, and why."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from games.core.api import Action, Seat, State
from games.players.api import HARD, SECONDS
from games.players.search import Search, Verdict

REASONS: Final = ("hint-only", "hint-sense", "hint-solved", "hint-close", "hint-better")
"""Every reason, as message ids: no choice; simple sense, nothing to compare; solved to the end; several are about as
good; clearly better than the rest."""


class Hint(NamedTuple):
    """A suggestion, its reason, and what fills the reason's sentence.

    A tuple, as a worker sends it to another process: a frozen dataclass that mypyc has compiled can't be unpickled.
    """

    action: Action
    reason: str
    points: float | None = None
    """The points to expect from the deal beyond those of the others; None where nothing was compared."""
    gain: float | None = None
    """How many more than from the next best action."""
    instead: Action | None = None
    """The next best action."""
    keeps: tuple[str, ...] = ()
    """The cards that stay in hand, which the next best action would spend."""
    gives_up: tuple[str, ...] = ()
    """The cards spent, which the next best action would keep."""


def hint(state: State, seat: Seat, rng: Random, seconds: float = SECONDS) -> Hint:
    """What `hard` would do for `seat`, from what that seat may know."""
    blinded = state.redeal(seat, rng)
    if sum(prompt.size() for prompt in blinded.prompts(seat)) == 1:
        return Hint(action=blinded.legal(seat)[0], reason="hint-only")
    solved = blinded.exact(seat, HARD.exact_nodes)
    if solved is not None:
        return Hint(action=solved, reason="hint-solved")
    order = Search(blinded, seat, rng, HARD, seconds).ranked()
    if len(order) == 1 or not order[1].values:
        return Hint(action=order[0].action, reason="hint-sense")
    return _compared(order[0], order[1])


def _compared(best: Verdict, second: Verdict) -> Hint:
    gain = best.mean - second.mean
    clear = gain > best.error_against(second)
    mine, other = best.action.items, second.action.items
    return Hint(
        action=best.action,
        reason="hint-better" if clear else "hint-close",
        points=best.mean,
        gain=gain,
        instead=second.action,
        keeps=tuple(item for item in other if item not in mine),
        gives_up=tuple(item for item in mine if item not in other),
    )
