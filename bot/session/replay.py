"""A table's log step by step: what one person may see of it, at any moment of its past and never of its future."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.session.desk import Desk
from bot.session.errors import WrongTime
from bot.session.history import effective
from bot.session.live import Live, asked_in_secret, revive, start_state
from games.core.api import CHANCE, Action, Event, State, View
from games.core.report import told_to
from storage.api import LIVE, Entry, Seat, Stored, TableId, UserId


@dataclass(frozen=True, slots=True)
class Marks:
    """Where one may want to go: the steps just after a deal, and those just after a trick was taken."""

    deals: tuple[int, ...]
    tricks: tuple[int, ...]
    last: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A table after so many steps, from one seat's viewpoint (None: a spectator's).

    `live` has the state of then; `events` is what the step told that seat. `free`: any viewpoint may be chosen.
    """

    live: Live
    step: int
    seat: int | None
    view: View
    events: tuple[Event, ...]
    marks: Marks
    free: bool


class Replays:
    """Opens the past of tables to whoever may see it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def moment(self, table: TableId, user: UserId, step: int | None = None, seat: int | None = None) -> Moment:
        """The table after `step` steps; None is the last one. Raises `WrongTime` where the asker may not look.

        While a table runs the viewpoint is the asker's own, whatever `seat` says.
        """
        stored = await self._desk.stored(table)
        live = revive(stored)
        demand_open(live, user)
        free = live.table.status not in LIVE
        if not free:
            held = live.seat_of(user)
            seat = held.seat if held is not None else None
        elif seat is not None and not 0 <= seat < len(live.seats):
            seat = None
        return _moment(stored, live, step, seat, free=free)


def demand_open(live: Live, user: UserId) -> None:
    """Refuse with `WrongTime` who may not see what was played here: nobody yet, nobody any more, or no stranger."""
    if live.table.status == "lobby":
        raise WrongTime("not-started")
    if live.state is None:
        raise WrongTime("record-gone")
    if live.table.settings.get("private") and user not in live.players():
        raise WrongTime("look-private")


def _moment(stored: Stored, live: Live, step: int | None, seat: int | None, *, free: bool) -> Moment:
    steps = _steps(stored, seat, free=free)
    at = len(steps) if step is None else max(1, min(step, len(steps)))
    state = start_state(stored.table)
    then: State = state
    shown: list[Event] = []
    deals: list[int] = []
    tricks: list[int] = []
    for number, entries in enumerate(steps, 1):
        events = [event for entry in entries for event in state.apply(entry.seat, Action.parse(entry.text))]
        if any(entry.seat == CHANCE for entry in entries):
            deals.append(number)
        elif any(event.kind == "trick" for event in events):
            tricks.append(number)
        if number == at:
            then, shown = state.copy(), told_to(events, seat)
    table = replace(live.table, due_at=None)
    past = replace(live, table=table, seats=tuple(map(_as_begun, live.seats)), state=then, length=at)
    marks = Marks(tuple(deals), tuple(tricks), len(steps))
    return Moment(past, at, seat, then.view(seat), tuple(shown), marks, free)


def _steps(stored: Stored, seat: int | None, *, free: bool) -> list[list[Entry]]:
    """The entries that stand, a step each; while a table runs an answer given in secret is no step of its own.

    To count it would tell whoever steps back through the deal that somebody was asked.
    """
    state, steps, hidden = start_state(stored.table), list[list[Entry]](), False
    for entry in effective(stored.entries):
        steps[-1].append(entry) if hidden else steps.append([entry])
        state.do(entry.seat, Action.parse(entry.text))
        hidden = not free and asked_in_secret(state, seat)
    return steps


def _as_begun(seat: Seat) -> Seat:
    """The seat as if nobody had ever left it: who went when belongs to the future of most moments."""
    return replace(seat, standing_in=False, player=None if seat.user is not None else seat.player)


def as_its_deal_ended(live: Live, stored: Stored) -> Live | None:
    """The table at the end of the deal that its board shows, with the seal that was open then; None for a lobby."""
    shown = live.board.seq_shown if live.board is not None else 0
    standing = [entry for entry in effective(stored.entries) if entry.seq < live.length]
    deals = [entry.seq for entry in standing if entry.seat == CHANCE]
    number = sum(seq < shown for seq in deals)
    if not 0 < number < len(deals):
        return None
    state = start_state(stored.table)
    for entry in standing:
        if entry.seq < deals[number]:
            state.do(entry.seat, Action.parse(entry.text))
    seals = tuple(replace(seal, words=None) if seal.deal == number + 1 else seal for seal in live.seals)
    return replace(live, state=state, seals=tuple(seal for seal in seals if seal.deal <= number + 1))
