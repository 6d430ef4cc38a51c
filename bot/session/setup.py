"""What a table agrees on before the first deal: its rules, its pace, and who may take which seat; the host's right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.session.before import MINUTE, computer_seat, demand_host, is_open, open_seat, preset_of, put, rules_of
from bot.session.desk import Desk, Step
from bot.session.errors import BadChoice, SeatUnavailable
from bot.session.live import KEPT, Live, Who, kept_for
from bot.session.pace import PACES
from games.players.api import PLAYERS
from storage.api import JSON, Seat, TableId, UserId

AGREED: Final[Mapping[str, tuple[JSON, ...]]] = {
    "pace": PACES,
    "rated": (True, False),
    "private": (True, False),
}
"""What a table agrees on beside the rules of its game."""


class Setup:
    """Changes what a lobby will play; whoever is not its host is refused with `NotHost`."""

    def __init__(self, desk: Desk, *, lobby_minutes: int) -> None:
        self._desk = desk
        self._minutes = lobby_minutes

    def _due(self) -> int:
        return self._desk.clock.now() + self._minutes * MINUTE

    async def set_table(self, table: TableId, who: Who, name: str, value: JSON) -> None:
        """Change one of AGREED: pace, rated, private. The host's right."""
        if name not in AGREED or value not in AGREED[name]:
            raise BadChoice(f"{name} cannot be {value}.")
        async with self._desk.at(table) as live:
            demand_host(live, who)
            await self._desk.keep(live, Step(settings={**live.table.settings, name: value}, due_at=self._due()))

    async def invite(self, table: TableId, who: Who, people: Sequence[UserId]) -> None:
        """Say who may sit down at a private table, and whom a seat is meant for. The host's right."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            settings = {**live.table.settings, "invited": [int(user) for user in people]}
            await self._desk.keep(live, Step(settings=settings, due_at=self._due()))

    async def fill(self, table: TableId, who: Who, level: str) -> None:
        """Computers of that level take every open seat that is kept for nobody. The host's right."""
        if level not in PLAYERS:
            raise BadChoice(f"There is no computer player {level!r}: the list shows all.")
        async with self._desk.at(table) as live:
            demand_host(live, who)
            kept = kept_for(live)
            seats = tuple(
                computer_seat(seat.seat, level) if is_open(seat) and seat.seat not in kept else seat
                for seat in live.seats
            )
            await self._desk.keep(live, Step(seats=seats, due_at=self._due()))

    async def set_seat(self, table: TableId, who: Who, seat: int, level: str | None) -> None:
        """Put a computer of that level into a seat without a person, or (None) open it. The host's right."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            if not 0 <= seat < len(live.seats) or live.seats[seat].user is not None:
                raise SeatUnavailable
            if level is not None and level not in PLAYERS:
                raise BadChoice(f"There is no computer player {level!r}: the list shows all.")
            place = open_seat(seat) if level is None else computer_seat(seat, level)
            settings = {**live.table.settings, KEPT: [[user, at] for at, user in kept_for(live).items() if at != seat]}
            await self._desk.keep(live, Step(seats=put(live.seats, place), settings=settings, due_at=self._due()))

    async def keep_seat(self, table: TableId, who: Who, seat: int, user: UserId) -> None:
        """Open a seat for this person alone. The host's right. Raises `SeatUnavailable` where a person sits."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            if not 0 <= seat < len(live.seats) or live.seats[seat].user is not None or live.seat_of(user) is not None:
                raise SeatUnavailable
            others: list[JSON] = [[meant, at] for at, meant in kept_for(live).items() if seat != at and meant != user]
            settings = {**live.table.settings, KEPT: [*others, [int(user), seat]]}
            seats = put(live.seats, open_seat(seat))
            await self._desk.keep(live, Step(seats=seats, settings=settings, due_at=self._due()))

    async def set_preset(self, table: TableId, who: Who, preset: str) -> list[UserId]:
        """Take over the rules of a preset; for whom no seat is kept any more. The host's right. Raises `BadChoice`."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            named = preset_of(live.game, preset)
            number = live.table.seats if live.table.seats in named.seats else named.seats[0]
            return await self._agree(live, number, named.options, preset)

    async def set_seats(self, table: TableId, who: Who, number: int) -> list[UserId]:
        """Play with another number of seats; options that have no meaning there fall away. The host's right.

        The answer: for whom no seat is kept any more, because there are too few.
        """
        async with self._desk.at(table) as live:
            demand_host(live, who)
            kept = {
                setting.name: live.table.options[setting.name]
                for setting in live.game.settings()
                if setting.name in live.table.options and (not setting.seats or number in setting.seats)
            }
            preset = str(live.table.settings.get("preset", ""))
            named = live.game.presets.get(preset)
            return await self._agree(live, number, kept, preset if named and number in named.seats else "")

    async def set_option(self, table: TableId, who: Who, name: str, value: str) -> None:
        """Change one option. The host's right. Raises `BadChoice` where it does not go with the others."""
        async with self._desk.at(table) as live:
            demand_host(live, who)
            await self._agree(live, live.table.seats, {**live.table.options, name: value}, "")

    async def _agree(self, live: Live, number: int, given: Mapping[str, str], preset: str) -> list[UserId]:
        number, chosen = rules_of(live.game, number, given)
        people = [seat for seat in live.seats if seat.user is not None]
        if len(people) > number:
            raise SeatUnavailable("more-people-than-seats")
        kept = {seat: UserId(user) for seat, user in kept_for(live).items()}
        order = _people_first(live.seats, kept) if number < len(live.seats) else list(live.seats)
        seats = tuple(replace(seat, seat=at) for at, seat in enumerate(order[:number]))
        seats += tuple(open_seat(seat) for seat in range(len(seats), number))
        still: list[JSON] = [[kept[seat.seat], at] for at, seat in enumerate(order[:number]) if seat.seat in kept]
        settings = {**live.table.settings, "preset": preset, **({KEPT: still} if kept else {})}
        step = Step(seat_count=number, options=chosen, settings=settings, seats=seats, due_at=self._due())
        await self._desk.keep(live, step)
        return [kept[seat.seat] for seat in order[number:] if seat.seat in kept]


def _people_first(seats: tuple[Seat, ...], kept: Mapping[int, UserId]) -> list[Seat]:
    """Who sits, then the seats that are kept for somebody, then all others: the first of these stay."""
    return sorted(seats, key=lambda seat: (seat.user is None, seat.seat not in kept, seat.seat))
