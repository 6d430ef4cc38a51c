"""Where a computer player is asked: a function of plain values, so that another process can run it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from games import games
from games.players.api import SECONDS, player
from games.players.hint import Hint, hint


def answer(
    game: str,
    blinded: Mapping[str, Any],
    seat: int,
    level: str,
    seed: int,
    seconds: float = SECONDS,
    share: float = 1.0,
) -> str:
    """The text of the action that a computer player chooses in a state blinded for its seat."""
    state = games()[game].state.from_json(blinded)
    return str(player(level, seconds=seconds, share=share).choose(state, seat, Random(seed)))


def advise(
    game: str, blinded: Mapping[str, Any], seat: int, seed: int, seconds: float = SECONDS, share: float = 1.0
) -> Hint:
    """What a strong player would do in a state blinded for the seat, and why; `share` of the time where many wait."""
    state = games()[game].state.from_json(blinded)
    return hint(state, seat, Random(seed), seconds * share)
