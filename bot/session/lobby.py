"""Coming together before the first deal: opening a table, sitting down, getting up, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.session.before import (
    MINUTE,
    NO_TABLE,
    computer_seat,
    demand_host,
    demand_lobby,
    is_open,
    open_seat,
    opening,
    put,
)
from bot.session.brake import Brake
from bot.session.computers import STAND_IN
from bot.session.desk import Desk, Step
from bot.session.drain import Drain
from bot.session.errors import ChannelBusy, NotSeated, SeatUnavailable, WrongTime
from bot.session.live import KEPT, Live, Who, abandoned, invited, kept_for
from bot.session.play import Play
from bot.session.setup import AGREED
from storage.api import JSON, ChannelId, ChannelTaken, GuildId, Seat, Table, TableId, UserId

COMINGS: Final = 6
COMINGS_SECONDS: Final = 60.0
"""So often may one person sit down within that time."""


class Lobby:
    """Opens tables, seats people, and hands the table over to play."""

    def __init__(self, desk: Desk, play: Play, drain: Drain, *, lobby_minutes: int) -> None:
        self._desk = desk
        self._play = play
        self._drain = drain
        self._minutes = lobby_minutes
        self._brake = Brake(desk.clock, times=COMINGS, seconds=COMINGS_SECONDS)

    async def open(
        self,
        game: str,
        where: tuple[GuildId, ChannelId],
        host: Who,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        computers: str | None = None,
        agreed: Mapping[str, JSON] | None = None,
        others: Sequence[Seat] = (),
        guest: UserId | None = None,
    ) -> Live:
        """A lobby in a channel, its host in the first seat; with `computers` every seat still open is filled.

        `agreed` are settings beside the rules (pace, rated, private, invited), `others` the seats after the host's;
        the first seat after those is kept for a `guest`, and no computer takes it.
        Raises `ChannelBusy`, `BadChoice`, `NotKept`, and `WrongTime` before a planned stop.
        """
        await self._drain.demand_open()
        rules, number, chosen = opening(game, seats, options, preset, computers)
        now = self._desk.clock.now()
        table = Table(
            id=NO_TABLE,
            game=game,
            version=rules.version,
            seats=number,
            guild=where[0],
            channel=where[1],
            host=host.user,
            created_at=now,
            options=chosen,
            settings={**(agreed or {}), "preset": preset if preset and not options else ""},
            due_at=self._due(),
        )
        places = [Seat(NO_TABLE, 0, host.user, host.name)]
        places += [await self._invited(host, replace(seat, seat=number)) for number, seat in enumerate(others, 1)]
        if guest is not None and guest != host.user and len(places) < number:
            table = replace(table, settings={**table.settings, KEPT: [[int(guest), len(places)]]})
            places.append(open_seat(len(places)))
        left = range(len(places), number)
        places += [computer_seat(seat, computers) if computers else open_seat(seat) for seat in left]
        try:
            return await self._desk.create(table, tuple(places), (self._play.seal(1),))
        except ChannelTaken as error:
            raise ChannelBusy(error.table) from None

    async def demand_openable(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        computers: str | None = None,
    ) -> None:
        """Refuse what `open` would refuse wherever it is: for who has to prepare a place first. Raises as `open`."""
        await self._drain.demand_open()
        opening(game, seats, options, preset, computers)

    async def _invited(self, host: Who, seat: Seat) -> Seat:
        """The seat as it is, or open where its owner and the host are not seated together."""
        try:
            await self._desk.demand_at_ease(host.user, [seat.user])
        except SeatUnavailable:
            return open_seat(seat.seat)
        return seat

    def _due(self) -> int:
        return self._desk.clock.now() + self._minutes * MINUTE

    async def join(self, table: TableId, who: Who) -> int:
        """Sit down in the first open seat, or in the one held already. Raises `SeatUnavailable`, `WrongTime`."""
        async with self._desk.at(table) as live:
            demand_lobby(live)
            held = live.seat_of(who.user)
            if held is not None:
                return held.seat
            self._brake.demand((table, who.user))
            if live.table.settings.get("private") and who.user not in invited(live):
                raise SeatUnavailable("table-private")
            await self._desk.demand_at_ease(who.user, (seat.user for seat in live.seats))
            place = _place_for(live, who)
            seat = replace(place, user=who.user, name=who.name)
            await self._desk.keep(live, Step(seats=put(live.seats, seat), due_at=self._due()))
            return seat.seat

    async def leave(self, table: TableId, who: Who) -> None:
        """Get up from a lobby; the host's place goes to the next person, and the last one out closes it."""
        async with self._desk.at(table) as live:
            demand_lobby(live)
            held = live.seat_of(who.user)
            if held is None:
                raise NotSeated
            seats = put(live.seats, open_seat(held.seat))
            people = [seat.user for seat in seats if seat.user is not None]
            if not people:
                await self._desk.keep(live, Step(seats=seats, status="closed", due_at=None))
                return
            host = people[0] if live.table.host == who.user else None
            await self._desk.keep(live, Step(seats=seats, host=host, due_at=self._due()))

    async def called(self, table: TableId, who: Who) -> None:
        """Note that the host has asked who plays, which may be done once a lobby."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            if live.table.settings.get("called"):
                raise WrongTime("who-plays-done")
            await self._desk.keep(live, Step(settings={**live.table.settings, "called": True}, due_at=self._due()))

    async def rematch(self, table: TableId, who: Who) -> Live:
        """A new lobby with the rules and people of a finished table, seats moved on by one. Raises as `open`."""
        async with self._desk.at(table) as live:
            if live.table.status not in ("over", "closed"):
                raise WrongTime("already-started")
            asker = next((seat for seat in live.seats if seat.user == who.user), None)
            if asker is None:
                raise NotSeated
            order = [live.seats[(asker.seat + 1 + step) % len(live.seats)] for step in range(len(live.seats) - 1)]
            others = [_again(seat) for seat in reversed(order)]
            kept = {name: value for name, value in live.table.settings.items() if name in (*AGREED, "invited")}
            return await self.open(
                live.table.game,
                (live.table.guild, live.table.channel),
                who,
                seats=live.table.seats,
                options=live.table.options,
                agreed=kept,
                others=others,
            )

    async def start(self, table: TableId, who: Who) -> None:
        """Draw the first dealer and deal. The host's right, once every seat is taken."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            if any(is_open(seat) for seat in live.seats):
                raise WrongTime("seats-open")
            await self._play.begin(live)


def _place_for(live: Live, who: Who) -> Seat:
    """The open seat that is kept for this person, else the first that is kept for nobody. Raises `SeatUnavailable`."""
    kept = kept_for(live)
    seats = [seat for seat in live.seats if is_open(seat) and kept.get(seat.seat, who.user) == who.user]
    if not seats:
        raise SeatUnavailable("seats-kept" if any(map(is_open, live.seats)) else "table-full")
    return max(seats, key=lambda seat: seat.seat in kept)


def _again(seat: Seat) -> Seat:
    """The same player at another table: a person as he was, a computer as strong."""
    if seat.user is not None and not abandoned(seat):
        return replace(seat, table=NO_TABLE, player=None, standing_in=False, word="")
    return Seat(NO_TABLE, 0, None, "", player=seat.player or STAND_IN)
