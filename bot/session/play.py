"""A running game: where a click becomes history, and who acts for whom."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.session.brake import Brake
from bot.session.computers import Computers
from bot.session.dealer import Dealer
from bot.session.desk import Desk, Step
from bot.session.ending import leavers, results
from bot.session.errors import Forbidden, NotSeated, TooLate, WrongTime
from bot.session.live import Changed, Live, Look, absent, asked_in_secret, deal_begun, record, start_state, told
from bot.session.pace import REMINDER, Pacing, untimed
from bot.session.replay import demand_open
from bot.session.thinking import Thinking
from games.core.api import CHANCE, Action, BadNotation, Event, IllegalAction, State
from games.core.report import told_to
from storage.api import JSON, Entry, Seal, Seat, Snapshot, TableId, UserId

log = logging.getLogger(__name__)

STUCK_MS: Final = 15_000
"""After that long without an answer computer players are asked again."""


class Play:
    """Carries out actions of people and computers through one door."""

    def __init__(
        self,
        desk: Desk,
        dealer: Dealer,
        thinking: Thinking,
        pacing: Pacing,
        autoplays: Callable[[UserId], Awaitable[bool]],
        *,
        away_minutes: int,
        pace_seconds: float,
    ) -> None:
        """A table nobody attends closes after `away_minutes`; a computer's answer waits about `pace_seconds`."""
        self._desk = desk
        self._dealer = dealer
        self.pacing = pacing
        self._away = away_minutes * 60_000
        self.brake = Brake(desk.clock, times=5, seconds=60)
        self.computers = Computers(desk, thinking, self._carry_out, autoplays, pace_seconds=pace_seconds)

    def seal(self, number: int) -> Seal:
        """A secret for the deal of that number, to be kept before anything of the deal is known."""
        return self._dealer.seal(number)

    # what people do

    async def begin(self, live: Live) -> None:
        """Leave the lobby and deal; called with the table in hand."""
        options = live.game.read_options(live.table.seats, dict(live.table.options))
        seating = self._dealer.seat(live.game, options)
        drawn: list[JSON] = [[seating.seats[player], card] for player, card in seating.drawn]
        settings = {**live.table.settings, "dealer": seating.dealer, "drawn": drawn}
        moved = (replace(seat, seat=seating.seats[seat.seat]) for seat in live.seats)
        seats = tuple(sorted(moved, key=lambda seat: seat.seat))
        state = start_state(replace(live.table, settings=settings))
        step = self._continue(live, state, seats, [], [])
        await self._desk.keep(live, replace(step, status="playing", settings=settings))
        self.wake(live)

    async def act(self, table: TableId, user: UserId, turn: int, text: str) -> None:
        """Carry out a person's action. Raises `TooLate`, `Forbidden`, `NotSeated`, `WrongTime`, `NotKept`.

        `turn` is the number of actions that the seat had made when the click was offered.
        """
        async with self._desk.at(table) as live:
            seat = self._held(live, user)
            state = running(live)
            if turn != live.turns[seat.seat]:
                raise TooLate
            try:
                action = state.read(seat.seat, text)
            except BadNotation:
                raise TooLate from None
            await self._carry_out(live, state, seat.seat, action, user)
        self.wake(live)

    async def look(self, table: TableId, user: UserId | None) -> Look:
        """What a person may see, as the owner of a seat or as a spectator. Raises `WrongTime` in a lobby."""
        async with self._desk.at(table) as live:
            if live.state is None:
                raise WrongTime("not-started")
            state = live.state
            live = live.moment()  # what is drawn of it must be one moment, also while others move on
            seat = live.seat_of(user) if user is not None else None
            if seat is None:
                return Look(live, None, 0, state.view(None))
            tally = partial(state.tally, seat.seat)
            return Look(live, seat, live.turns[seat.seat], state.view(seat.seat), tally)

    async def events(self, table: TableId, user: UserId) -> list[Event]:
        """All that has happened in the deal, as far as this person may know. Raises `WrongTime` in a lobby."""
        async with self._desk.at(table) as live:
            if live.state is None:
                raise WrongTime("not-started")
            stored = await self._desk.stored(table)
            seat = live.seat_of(user)
            since = deal_begun(stored.entries)
            return told_to(told(stored.table, stored.entries, since), seat.seat if seat else None)

    async def export(self, table: TableId, user: UserId) -> tuple[str, bool]:
        """The record once the table is over; until then what the asker may see. Says which of the two it is."""
        async with self._desk.at(table) as live:
            stored = await self._desk.stored(table)
            demand_open(live, user)
            if live.table.status != "playing":
                return record(stored), True
            seat = live.seat_of(user)
            events = told_to(told(stored.table, stored.entries), seat.seat if seat else None)
            return "".join(f"# {_spelled(event)}\n" for event in events), False

    # what time does

    async def time_out(self, table: TableId, due_at: int) -> None:
        """This deadline has passed: computers stand in for who is late, and a table nobody attends closes."""
        async with self._desk.at(table) as live:
            if live.table.due_at != due_at:  # somebody was faster: here, and then it is too early, or in the store
                self._desk.drop(live)
                return
            if live.table.status == "lobby":
                await self._desk.keep(live, Step(status="closed", due_at=None))
                return
            if live.table.status != "playing":
                await self._desk.keep(live, Step(due_at=None))
                return
            late = [seat for seat in live.actors() if not absent(seat)]
            if late and untimed(live.table):  # nobody has acted for longer than anybody pauses: it is forgotten
                await self._desk.keep(live, Step(status="closed", due_at=None))
                return
            if late and self.pacing.reminder_due(live.table):
                settings = {**live.table.settings, "reminded": True, "paused": False}
                await self._desk.keep(live, Step(settings=settings, due_at=self._desk.clock.now() + REMINDER))
                self._desk.announce(Changed(live, live.length, warned=tuple(seat.seat for seat in late)))
                return
            if not late and not live.present():
                await self._desk.keep(live, Step(status="closed", due_at=None))
                return
            numbers = {seat.seat for seat in late}
            seats = tuple(replace(seat, standing_in=True) if seat.seat in numbers else seat for seat in live.seats)
            await self._desk.keep(live, Step(seats=seats, due_at=self.due(live, seats)))
        self.wake(live)

    async def nudge(self, table: TableId) -> None:
        """Ask the computers that are to act, if nobody asks them: after a restart, or where one failed."""
        async with self._desk.at(table) as live:
            self.wake(live)

    async def warn(self, table: TableId) -> None:
        """Time is running out for whoever is to act; where it never does, nobody is told so."""
        async with self._desk.at(table) as live:
            if untimed(live.table) and live.present():
                return
            late = tuple(seat.seat for seat in live.actors() if not absent(seat))
            if late:
                self._desk.announce(Changed(live, live.length, warned=late))

    def due(self, live: Live, seats: tuple[Seat, ...], state: State | None = None) -> int | None:
        """When something must happen by itself if nobody does anything."""
        state = state or live.state
        if state is None or state.over:
            return None
        now = self._desk.clock.now()
        if not any(seat.user is not None and not absent(seat) for seat in seats):
            return now + self._away
        people = [actor for actor in state.actors() if actor != CHANCE and not absent(seats[actor])]
        return now + (self.pacing.allowance(live.table, people) if people else STUCK_MS)

    # carrying it out

    async def _carry_out(self, live: Live, state: State, seat: int, action: Action, by: UserId | None) -> None:
        new = state.copy()
        try:
            events = list(new.apply(seat, action))
        except IllegalAction as error:
            raise Forbidden(live.table.game, error) from None
        now = self._desk.clock.now()
        entry = Entry(live.length, seat, str(action), now, by)
        seats = live.seats
        reserves = None
        if by is not None:
            reserves = self.pacing.spend(live.table, seat, now - live.moved_at)
            if seats[seat].standing_in:
                seats = _change(live, seats[seat], standing_in=False)
        settings = _going_on(live.table.settings, reserves)
        going = replace(live, table=replace(live.table, settings=settings))
        step = self._continue(going, new, seats, [entry], events)
        await self._desk.keep(live, step if settings == live.table.settings else replace(step, settings=settings))

    async def carry_out_all(
        self, live: Live, state: State, line: Iterable[tuple[int, Action]], settings: Mapping[str, JSON]
    ) -> None:
        """Carry out several seats' actions as one step: a granted claim."""
        new = state.copy()
        now = self._desk.clock.now()
        entries: list[Entry] = []
        events: list[Event] = []
        for seat, action in line:
            events += new.apply(seat, action)
            entries.append(Entry(live.length + len(entries), seat, str(action), now, live.seats[seat].user))
        step = self._continue(live, new, live.seats, entries, events)
        await self._desk.keep(live, replace(step, settings=settings))

    def _continue(
        self, live: Live, state: State, seats: tuple[Seat, ...], entries: list[Entry], events: list[Event]
    ) -> Step:
        """Whatever chance must do next, and computers that are asked in secret; and what follows at the end."""
        snapshot = None
        seals: tuple[Seal, ...] = ()
        while (by := _at_once(state, seats)) is not None:
            if by == CHANCE:
                action, fresh = self._dealer.deal(state, live.id, (*live.seals, *seals), seats)
                seals = (*seals[:-1], *fresh)
                if any(seat.word for seat in seats):  # a word serves for one deal
                    seats = tuple(replace(seat, word="") for seat in seats)
            else:
                action = self.computers.answer(state, by)
            events += state.apply(by, action)
            entries.append(Entry(live.length + len(entries), by, str(action), self._desk.clock.now()))
            if by == CHANCE:
                snapshot = Snapshot(live.length + len(entries), json.dumps(state.to_json()))
        step = Step(
            entries=tuple(entries),
            state=state,
            snapshot=snapshot,
            seals=seals,
            seats=None if seats is live.seats else seats,
            due_at=self.due(live, seats, state),
            events=tuple(events),
        )
        if not state.over:
            return step
        ended = (*results(live.id, seats, state), *leavers(live.table, seats))
        return replace(step, status="over", finished_at=self._desk.clock.now(), results=ended)

    def _held(self, live: Live, user: UserId) -> Seat:
        seat = live.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    def wake(self, live: Live) -> None:
        """Ask the computers whose turn it is."""
        self.computers.wake(live)

    async def close(self) -> None:
        """Ask no more computers."""
        await self.computers.close()


def _at_once(state: State, seats: tuple[Seat, ...]) -> int | None:
    """Who acts in the same step: chance, and a computer asked in secret, for a pause would tell that it was asked."""
    if state.deal_due:
        return CHANCE
    computer = next((seat for seat in state.actors() if absent(seats[seat])), None)
    return computer if computer is not None and asked_in_secret(state) else None


def _going_on(settings: Mapping[str, JSON], reserves: Mapping[str, JSON] | None) -> Mapping[str, JSON]:
    """A table's settings after an action: no longer paused or reminded, and with what is left of the reserves."""
    ended = {name: False for name in ("paused", "reminded") if settings.get(name)}
    return {**settings, **ended, **({} if reserves is None else {"reserves": reserves})}


def running(live: Live) -> State:
    """The state of a game under way. Raises `WrongTime`."""
    if live.table.status == "lobby" or live.state is None:
        raise WrongTime("not-started")
    if live.table.status != "playing":
        raise WrongTime("table-closed")
    return live.state


def _change(live: Live, seat: Seat, **changes: str | bool | None) -> tuple[Seat, ...]:
    changed = replace(seat, **changes)  # type: ignore[arg-type]  # the names are Seat's own
    return tuple(changed if other.seat == seat.seat else other for other in live.seats)


def _spelled(event: Event) -> str:
    who = "" if event.seat is None else f"seat {event.seat} "
    points = f" {event.points}" if event.points else ""
    return f"{who}{event.kind} {' '.join(event.items)}{points}".strip()
