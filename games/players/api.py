"""What a computer player is, and the players there are."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from games.core.api import Action, Seat, State


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


PLAYERS: Final[dict[str, Player]] = {"random": RandomPlayer(), "easy": EasyPlayer()}
"""By level, from weak to strong."""
