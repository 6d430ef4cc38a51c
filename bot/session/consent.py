"""What needs the others' consent: taking back one's last action, and claiming the tricks that are left."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.session.desk import Desk, Step
from bot.session.errors import NotSeated, WrongTime
from bot.session.history import effective, undoing
from bot.session.live import Live, start_state
from bot.session.play import Play, running
from games.core.api import CHANCE, Action, Event, Seat, State, View
from games.core.claim import possible_claim, proved_claim
from storage.api import JSON, Entry, Snapshot, Stored, TableId, UserId

Kind: TypeAlias = Literal["undo", "claim"]
ASKING: Final = "asking"
"""Under this key a table's settings hold the request that waits for the others."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat asks of the others; `length` is the log's when it asked, so that it lapses with the next action."""

    kind: Kind
    seat: Seat
    length: int
    agreed: tuple[int, ...] = ()

    def written(self) -> dict[str, JSON]:
        """As the table's settings keep it."""
        return {"kind": self.kind, "seat": self.seat, "length": self.length, "agreed": list(self.agreed)}


def request_of(live: Live) -> Request | None:
    """The request that waits at a table, unless the game has gone on since."""
    kept = live.table.settings.get(ASKING)
    if not isinstance(kept, dict) or kept.get("length") != live.length:
        return None
    return Request(kept["kind"], kept["seat"], kept["length"], tuple(kept["agreed"]))


class Consent:
    """Grants at once what harms nobody or is proved; asks the others for the rest."""

    def __init__(self, desk: Desk, play: Play) -> None:
        self._desk = desk
        self._play = play

    async def ask(self, table: TableId, user: UserId, kind: Kind) -> bool:
        """Ask for an undo or a claim. True where it is granted at once. Raises `WrongTime` where it cannot be."""
        async with self._desk.at(table) as live:
            state = running(live)
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            stored = await self._desk.stored(table)
            if kind == "undo":
                undo_point(stored, seat.seat, alone=_alone(live))
            elif not _may_claim(state, seat.seat):
                raise WrongTime("claim-not-now")
            asked = Request(kind, seat.seat, live.length)
            granted = _alone(live) if kind == "undo" else bool(proved_claim(state, seat.seat))
            if granted:
                await self._grant(live, stored, asked)
            elif not [other for other in live.present() if other.seat != seat.seat]:
                raise WrongTime("claim-impossible")  # computers agree to nothing that is not proved
            else:
                await self._desk.keep(live, Step(settings={**live.table.settings, ASKING: asked.written()}))
        self._play.wake(live)
        return granted

    async def answer(self, table: TableId, user: UserId, *, agrees: bool) -> bool:
        """Answer the request that waits. True once all have agreed. Raises `WrongTime`, `NotSeated`."""
        async with self._desk.at(table) as live:
            running(live)
            seat, asked = live.seat_of(user), request_of(live)
            if seat is None:
                raise NotSeated
            if asked is None:
                raise WrongTime("asking-over")
            if seat.seat == asked.seat:
                raise WrongTime("asking-own")
            if not agrees:
                await self._desk.keep(live, Step(settings={**live.table.settings, ASKING: None}))
                return False
            agreed = tuple(sorted({*asked.agreed, seat.seat}))
            wanted = {other.seat for other in live.present() if other.seat != asked.seat}
            if not wanted <= set(agreed):
                waiting = replace(asked, agreed=agreed).written()
                await self._desk.keep(live, Step(settings={**live.table.settings, ASKING: waiting}))
                return False
            await self._grant(live, await self._desk.stored(table), asked)
        self._play.wake(live)
        return True

    async def _grant(self, live: Live, stored: Stored, asked: Request) -> None:
        settings = {**live.table.settings, ASKING: None}
        if asked.kind == "claim":
            state = running(live)
            line = proved_claim(state, asked.seat) or possible_claim(state, asked.seat)
            if line is None:
                await self._desk.keep(live, Step(settings=settings))
                raise WrongTime("claim-impossible")
            await self._play.carry_out_all(live, state, line, settings)
            return
        point = undo_point(stored, asked.seat, alone=_alone(live))
        entry = Entry(live.length, asked.seat, undoing(point), self._desk.clock.now(), live.seats[asked.seat].user)
        state = replay_to(stored, point)
        step = Step(
            entries=(entry,),
            state=state,
            settings=settings,
            snapshot=Snapshot(live.length + 1, json.dumps(state.to_json())),
            due_at=self._play.due(live, live.seats, state),
            events=(Event("undone", asked.seat),),
        )
        await self._desk.keep(live, step)


def _alone(live: Live) -> bool:
    """Whether there is no other person at the table."""
    return len(live.people()) <= 1


def undo_point(stored: Stored, seat: Seat, *, alone: bool) -> int:
    """The entry from which to take back: the seat's own last action. Raises `WrongTime` where that may not be.

    With other people at the table nobody may have acted since, and the action may have shown nothing that was
    hidden; nothing is taken back across a deal.
    """
    standing = effective(stored.entries)
    own = [at for at, entry in enumerate(standing) if entry.seat == seat]
    if not own:
        raise WrongTime("undo-nothing")
    since = standing[own[-1] + 1 :]
    if any(entry.seat == CHANCE for entry in since):
        raise WrongTime("undo-shown")
    point = standing[own[-1]].seq
    if not alone and (since or _showed_hidden(stored, point)):
        raise WrongTime("undo-shown")
    return point


def replay_to(stored: Stored, seq: int) -> State:
    """The state before that entry."""
    state = start_state(stored.table)
    for entry in effective(stored.entries):
        if entry.seq >= seq:
            break
        state.do(entry.seat, Action.parse(entry.text))
    return state


def _showed_hidden(stored: Stored, seq: int) -> bool:
    """Whether the action of that entry showed anybody a card that its own seat had not seen before."""
    state = replay_to(stored, seq)
    entry = next(entry for entry in stored.entries if entry.seq == seq)
    seen = _cards_in(state.view(entry.seat))
    action = Action.parse(entry.text)
    events = state.apply(entry.seat, action)
    cards = {part for event in events for item in event.items for part in item.split()}
    return bool((cards & set(state.game.order)) - seen)


def _cards_in(view: View) -> set[str]:
    return {card for zone in view.zones for item in zone.items for card in item.split()}


def _may_claim(state: State, seat: Seat) -> bool:
    """Whether a claim can be put to the others: the seat is to play a card."""
    prompts = state.prompts(seat)
    return len(prompts) == 1 and prompts[0].verb in ("play", "dummy")
