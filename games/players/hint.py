"""The evaluator in a person's service: what a strong player would do here, and why."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from games.core.api import Action, Kind, Seat, State
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
    """How many more than from `instead`."""
    instead: Action | None = None
    """The next best action; where all is solved, that of simple sense if it is another."""
    keeps: tuple[str, ...] = ()
    """The cards that stay in hand, which `instead` would spend; none where nothing leaves the hand."""
    gives_up: tuple[str, ...] = ()
    """The cards spent, which `instead` would keep."""
    at_stake: bool = False
    """Whether the match may end with this deal, and `points` and `gain` count that too."""


def hint(state: State, seat: Seat, rng: Random, seconds: float = SECONDS) -> Hint:
    """What a strong player would do for `seat`, from what that seat may know."""
    blinded = state.redeal(seat, rng)
    if sum(prompt.size() for prompt in blinded.prompts(seat)) == 1:
        return Hint(action=blinded.legal(seat)[0], reason="hint-only")
    solved = blinded.solved(seat, HARD.exact_nodes, seconds)
    if solved:
        return _solved(blinded, *solved)
    search = Search(blinded, seat, rng, HARD, seconds)
    order = search.ranked()
    if len(order) == 1 or not order[1].values:
        return Hint(action=order[0].action, reason="hint-sense")
    return compared(blinded, order[0], order[1])._replace(at_stake=search.at_stake)


def _solved(state: State, best: tuple[Action, float], *others: tuple[Action, float]) -> Hint:
    action, points = best
    alone = Hint(action=action, reason="hint-solved", points=points)
    if not others:
        return alone
    instead, less = others[0]
    keeps, gives_up = _spared(state, action, instead)
    return alone._replace(gain=points - less, instead=instead, keeps=keeps, gives_up=gives_up)


def compared(state: State, best: Verdict, second: Verdict) -> Hint:
    """The best action, beside the next best."""
    gain = best.mean - second.mean
    clear = gain > best.error_against(second)
    keeps, gives_up = _spared(state, best.action, second.action)
    return Hint(
        action=best.action,
        reason="hint-better" if clear else "hint-close",
        points=best.mean,
        gain=gain,
        instead=second.action,
        keeps=keeps,
        gives_up=gives_up,
    )


def _spared(state: State, best: Action, second: Action) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards that only `second` spends, and those that only `best` does; a bid, a suit or a meld spends none."""
    if best.verb != second.verb or state.game.verbs[best.verb].kind is not Kind.CARD:
        return (), ()
    mine, other = Counter(best.items), Counter(second.items)
    return tuple((other - mine).elements()), tuple((mine - other).elements())
