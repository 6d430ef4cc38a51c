"""Coming and going while a game runs: leave, rest, come back, take over, be removed; and ending the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.session.computers import STAND_IN
from bot.session.desk import Desk, Step
from bot.session.errors import NotAllowed, NotModerator, NotSeated, SeatUnavailable, WrongTime
from bot.session.live import LEFT, Live, Who, abandoned, absent, invited, who_left
from bot.session.pace import GIVEN_UP, LONGEST_PAUSE, untimed
from bot.session.play import Play, running
from storage.api import JSON, Seat, TableId, UserId

VOTES: Final = "votes"
REMOVED: Final = "removed"
"""Under these keys a table's settings hold who wants what, and who may not come back."""


class Seats:
    """Whoever goes is replaced by a computer at once, so nobody waits; who rests gets the seat back with one click."""

    def __init__(self, desk: Desk, play: Play) -> None:
        self._desk = desk
        self._play = play

    async def come_back(self, table: TableId, user: UserId) -> None:
        """Take one's own seat back from the computer. Raises `NotSeated`, `WrongTime`."""
        async with self._desk.at(table) as live:
            seat = next((seat for seat in live.seats if seat.user == user), None)
            if seat is None or user in _removed(live):
                raise NotSeated
            running(live)
            if absent(seat):
                await self._seat(live, replace(seat, player=None, standing_in=False))
        self._play.wake(live)

    async def rest(self, table: TableId, user: UserId) -> None:
        """Let a computer act until one comes back. Raises `NotSeated`."""
        async with self._desk.at(table) as live:
            running(live)
            await self._seat(live, replace(self._held(live, user), standing_in=True))
        self._play.wake(live)

    async def leave(self, table: TableId, user: UserId) -> bool:
        """Give the seat up to whoever wants it; False where that was the last person and the table is closed."""
        async with self._desk.at(table) as live:
            running(live)
            goes_on = await self._vacate(live, self._held(live, user))
        self._play.wake(live)
        return goes_on

    async def take(self, table: TableId, who: Who, number: int) -> None:
        """Sit down in an abandoned seat. Raises `SeatUnavailable`."""
        async with self._desk.at(table) as live:
            running(live)
            if live.seat_of(who.user) is not None:
                raise WrongTime("already-seated")
            if not 0 <= number < len(live.seats) or not abandoned(live.seats[number]) or who.user in _removed(live):
                raise SeatUnavailable
            if live.table.settings.get("private") and who.user not in invited(live):
                raise SeatUnavailable("table-private")
            await self._desk.demand_at_ease(who.user, (seat.user for seat in live.people()))
            taken = Seat(live.id, number, who.user, who.name)
            others = [
                replace(seat, user=None, name="") if seat.user == who.user else seat for seat in live.seats
            ]  # who comes back to another seat gives up the old one
            others[number] = taken
            seats = tuple(others)
            settings = {**live.table.settings, LEFT: _with_leaver(live, live.seats[number])}
            await self._desk.keep(live, Step(seats=seats, settings=settings, due_at=self._play.due(live, seats)))
        self._play.wake(live)

    async def remove(self, table: TableId, who: Who, number: int) -> bool:
        """Take a person's seat away: the host's or a moderator's right, or a vote where the host is gone.

        True where it is done, False where the vote was counted and others are still to agree.
        """
        async with self._desk.at(table) as live:
            running(live)
            if not 0 <= number < len(live.seats) or live.seats[number].user is None or abandoned(live.seats[number]):
                raise SeatUnavailable
            if live.seats[number].user == who.user:
                raise WrongTime("not-yourself")
            if not await self._decided(live, who, f"remove {number}"):
                return False
            removed: list[JSON] = [*_removed(live), live.seats[number].user]
            await self._vacate(live, live.seats[number], {REMOVED: removed})
        self._play.wake(live)
        return True

    async def end(self, table: TableId, who: Who, *, by: str = "host") -> bool:
        """Close a lobby or end a game without a result: as `remove`, and by anybody seated where the server says so."""
        async with self._desk.at(table) as live:
            self.demand_may_end(live, who, by=by)
            everybody = by == "seated" and live.seat_of(who.user) is not None
            if not (everybody or await self._decided(live, who, "end")):
                return False
            await self._desk.keep(live, Step(status="closed", due_at=None))
            return True

    def demand_may_end(self, live: Live, who: Who, *, by: str = "host") -> None:
        """Raise what `end` would refuse this person for: `WrongTime`, `NotModerator` or `NotAllowed`."""
        if live.table.status not in ("lobby", "playing"):
            raise WrongTime("table-closed")
        if by == "moderators" and not who.moderator:
            raise NotModerator
        if not (by == "seated" and live.seat_of(who.user) is not None):
            self._demand_voice(live, who)

    async def pause(self, table: TableId, user: UserId) -> None:
        """Stop the clock of a table by correspondence until somebody acts. Raises `WrongTime` at a live one."""
        async with self._desk.at(table) as live:
            running(live)
            self._held(live, user)
            if self._play.pacing.pace(live.table) != "correspondence":
                raise WrongTime("pause-live")
            settings = {**live.table.settings, "paused": True}
            due_at = self._desk.clock.now() + LONGEST_PAUSE
            await self._desk.keep(live, Step(settings=settings, due_at=due_at))

    # how

    def _held(self, live: Live, user: UserId) -> Seat:
        seat = live.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    async def _seat(self, live: Live, changed: Seat) -> None:
        """Change who acts for a seat; the time of whoever is to act goes on, unless that is this seat."""
        seats = tuple(changed if seat.seat == changed.seat else seat for seat in live.seats)
        acts = any(seat.seat == changed.seat for seat in live.actors())
        stays = not acts and live.present() and any(seat.user is not None and not absent(seat) for seat in seats)
        due_at = live.table.due_at if stays else self._play.due(live, seats)
        await self._desk.keep(live, Step(seats=seats, due_at=due_at))

    async def _vacate(self, live: Live, seat: Seat, settings: dict[str, JSON] | None = None) -> bool:
        """Seat a computer there, or close the table where nobody else is left: False."""
        gone = replace(seat, player=STAND_IN, standing_in=False)
        seats = tuple(gone if other.seat == seat.seat else other for other in live.seats)
        others = [other for other in live.people() if other.seat != seat.seat]
        kept = {**live.table.settings, **settings} if settings else None
        if not others:
            await self._desk.keep(live, Step(seats=seats, settings=kept, status="closed", due_at=None))
            return False
        present = [other for other in others if not other.standing_in] or others
        host = present[0].user if live.table.host == seat.user else None
        step = Step(seats=seats, settings=kept, host=host, due_at=self._play.due(live, seats))
        await self._desk.keep(live, step)
        return True

    async def _decided(self, live: Live, who: Who, what: str) -> bool:
        """Whether this person may decide alone, or the vote that they now join is carried. Raises `NotAllowed`."""
        self._demand_voice(live, who)
        if _decides_alone(live, who):
            return True
        voters = {seat.user for seat in live.present()} - {live.table.host}
        votes = live.table.settings.get(VOTES)
        cast = dict(votes) if isinstance(votes, dict) else {}
        before = cast.get(what)
        agreed = {*(before if isinstance(before, list) else []), int(who.user)} & {int(u) for u in voters if u}
        if 2 * len(agreed) > len(voters):
            return True
        cast[what] = sorted(agreed)
        await self._desk.keep(live, Step(settings={**live.table.settings, VOTES: cast}))
        return False

    def _demand_voice(self, live: Live, who: Who) -> None:
        """Raise `NotAllowed` unless this person decides alone, or votes because the host is gone."""
        host = next((seat for seat in live.people() if seat.user == live.table.host), None)
        here = host is not None and not host.standing_in and not self._keeps_waiting(live, host)
        votes = not here and any(seat.user == who.user for seat in live.present())
        if not (votes or _decides_alone(live, who)):
            raise NotAllowed

    def _keeps_waiting(self, live: Live, seat: Seat) -> bool:
        """Whether others have long been waiting for this person, whom no clock replaces."""
        waited = self._desk.clock.now() - live.moved_at
        return untimed(live.table) and seat in live.actors() and waited >= GIVEN_UP


def _decides_alone(live: Live, who: Who) -> bool:
    return who.user == live.table.host or who.moderator


def _with_leaver(live: Live, seat: Seat) -> list[JSON]:
    """Who left, this seat's owner included, whose seat is being taken."""
    before: list[JSON] = [[*one] for one in who_left(live.table) if one[0] != seat.user]
    return [*before, [seat.user, seat.name, seat.seat]]


def _removed(live: Live) -> list[int]:
    kept = live.table.settings.get(REMOVED)
    return [int(str(user)) for user in kept] if isinstance(kept, list) else []
