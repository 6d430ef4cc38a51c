"""What a finished deal is worth to a seat: its points beyond those of the others."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.api import Seat, State


def margin(state: State, seat: Seat) -> float:
    """The gain of the seat's side, less the mean gain of the other sides, once the deal is over."""
    return margin_of(state, state.gains(), seat)


def margin_of(state: State, gains: Sequence[float], seat: Seat) -> float:
    """The same of gains already known. A column that no seat scores in (a dummy) counts for nobody."""
    mine = state.column(seat)
    others = {state.column(other) for other in range(state.seats)} - {mine}
    return gains[mine] - sum(gains[other] for other in others) / len(others)
