"""Computer players who think in a process of their own and sign their answers with its number.

A light module: a worker imports it before its first answer.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import pytest

import bot.session.thinking
from bot.session.thinking import Thinking
from games.core.api import Action, Seat, State
from games.players.answer import answer


class Thought(NamedTuple):
    """What one computer was asked, and what came of it."""

    seat: Seat
    level: str
    process: int
    said: Action | None
    chosen: Action
    legal: bool


def signed(*job: Any) -> str:
    """The real answer, after the number of the process in which it was found."""
    return f"{os.getpid()} {answer(*job)}"


class Opponents(Thinking):
    """The bot's own pool of one worker, with a memory of what each answer was and where it came from."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, seconds: float) -> None:
        """`seconds` at most for each decision."""
        super().__init__(workers=1, seconds=seconds)
        monkeypatch.setattr(bot.session.thinking, "answer", signed)
        self.thoughts: list[Thought] = []
        self._process = 0
        self._said = ""

    @property
    def workers(self) -> list[int]:
        """The numbers of the processes that think now."""
        return list(getattr(self._pool, "_processes", None) or {})

    async def choose(self, state: State, seat: Seat, level: str) -> Action:
        """One at a time, as a single table asks: what was said belongs to what was chosen."""
        chosen = await super().choose(state, seat, level)
        said = state.read(seat, self._said) if self._said else None  # a dead worker has said nothing
        legal = said is not None and state.accepts(seat, said)
        self.thoughts.append(Thought(seat, level, self._process, said, chosen, legal))
        return chosen

    async def _ask(self, blinded: State, seat: Seat, level: str) -> str:
        self._process, self._said = 0, ""
        process, self._said = (await super()._ask(blinded, seat, level)).split(" ", 1)
        self._process = int(process)
        return self._said
