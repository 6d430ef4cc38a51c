"""How a match ended for each seat: its place, its score, and whether its owner saw it through."""

from __future__ import annotations

from bot.session.live import absent
from games.core.api import State
from storage.api import Result, Seat, TableId


def results(table: TableId, seats: tuple[Seat, ...], state: State) -> tuple[Result, ...]:
    """The result of each seat of a finished match: winners first, then by points, equals sharing a place."""
    standing = state.standing()
    columns = standing.totals if standing.totals is not None else state.scores()
    winners = standing.winners or ()
    rank = {seat: (seat in winners, columns[state.column(seat)]) for seat in range(state.seats)}
    return tuple(
        Result(
            table=table,
            seat=seat.seat,
            user=seat.user,
            name=seat.name,
            player=seat.player,
            score=rank[seat.seat][1],
            place=1 + sum(other > rank[seat.seat] for other in rank.values()),
            won=seat.seat in winners,
            taken_over=seat.user is not None and absent(seat),
        )
        for seat in seats
    )
