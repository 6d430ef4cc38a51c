"""What a computer player is, and the players there are."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from games.core.api import Action, Seat, State
from games.players.search import Effort, Search

SECONDS: Final = 1.0
"""How long a decision may take at most where nobody says otherwise."""


class Player(Protocol):
    """Chooses among the legal actions of a seat."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """A legal action. `state` is blinded for `seat`: what it cannot know was dealt anew."""
        ...


class RandomPlayer:
    """Any legal action, each as likely as any other."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """Needs no sense of any game."""
        return state.sample(seat, rng)


class EasyPlayer:
    """Plays quickly by the game's own simple sense."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """What the game calls sensible."""
        return state.policy(seat, rng)


class SearchPlayer:
    """Searches, as hard as its level does."""

    def __init__(self, effort: Effort, seconds: float = SECONDS) -> None:
        """`seconds` at most for a decision."""
        self._effort = effort
        self._seconds = seconds

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """The best that the search finds."""
        return Search(state, seat, rng, self._effort, self._seconds).best()


NORMAL: Final = Effort(rollouts=50, draws=2, most=12, tricks=0, nodes=0, thoughts=0, exact_nodes=0)
HARD: Final = Effort(rollouts=300, draws=6, most=32, tricks=4, nodes=90_000, thoughts=1_500, exact_nodes=40_000)
SEARCHES: Final = {"normal": NORMAL, "hard": HARD}
NORMAL_SECONDS: Final = 0.08
"""What `normal` takes at most, whatever it might: it is never long in coming, under no option and on no machine."""

PLAYERS: Final[dict[str, Player]] = {
    "random": RandomPlayer(),
    "easy": EasyPlayer(),
    "normal": SearchPlayer(NORMAL, NORMAL_SECONDS),
    "hard": SearchPlayer(HARD),
}
"""By level, from weak to strong."""


def player(level: str, *, seconds: float, share: float) -> Player:
    """The player of a level that has `seconds` at most and, where many are waiting, only a `share` of its effort."""
    effort = SEARCHES.get(level)
    if effort is NORMAL:
        seconds = min(seconds, NORMAL_SECONDS)
    return PLAYERS[level] if effort is None else SearchPlayer(effort.shared(share), seconds)
