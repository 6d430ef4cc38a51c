"""Before the first deal: who sits where, under which rules, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.session.brake import Brake
from bot.session.computers import STAND_IN
from bot.session.desk import Desk, Step
from bot.session.drain import Drain
from bot.session.errors import (
    BadChoice,
    ChannelBusy,
    NotAllowed,
    NotSeated,
    SeatUnavailable,
    WrongTime,
)
from bot.session.live import Live, Who, abandoned, invited
from bot.session.pace import PACES
from bot.session.play import Play
from games import games
from games.core.api import Game, Preset
from games.core.options import BadOption, changed
from games.players.api import PLAYERS
from storage.api import JSON, ChannelId, ChannelTaken, GuildId, Seat, Table, TableId, UserId

AGREED: Final[Mapping[str, tuple[JSON, ...]]] = {
    "pace": PACES,
    "rated": (True, False),
    "private": (True, False),
}
"""What a table agrees on beside the rules of its game."""
COMINGS: Final = 6
COMINGS_SECONDS: Final = 60.0
"""So often may one person sit down within that time."""
NO_TABLE: Final = TableId(0)
MINUTE: Final = 60_000


class Lobby:
    """Opens tables, seats people, agrees on rules, and hands the table over to play."""

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
    ) -> Live:
        """A lobby in a channel, its host in the first seat; with `computers` every seat still open is filled.

        `agreed` are settings beside the rules (pace, rated, private, invited), `others` the seats after the host's.
        Raises `ChannelBusy`, `BadChoice`, `NotKept`, and `WrongTime` before a planned stop.
        """
        self._drain.demand_open()
        rules = _game(game)
        given = dict(options or {})
        if preset:
            named = _preset(rules, preset)
            seats = seats or named.seats[0]
            if seats not in named.seats:
                raise BadChoice(f"{preset} is not played by {seats}.", ("seats",))
            given = {**named.options, **given}
        number, chosen = _rules(rules, seats or rules.seats[0], given)
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
        left = range(len(places), number)
        places += [_computer(seat, computers) if computers else _open_seat(seat) for seat in left]
        try:
            return await self._desk.create(table, tuple(places), (self._play.seal(1),))
        except ChannelTaken as error:
            raise ChannelBusy(error.table) from None

    async def _invited(self, host: Who, seat: Seat) -> Seat:
        """The seat as it is, or open where its owner and the host are not seated together."""
        try:
            await self._desk.demand_at_ease(host.user, [seat])
        except SeatUnavailable:
            return _open_seat(seat.seat)
        return seat

    def _due(self) -> int:
        return self._desk.clock.now() + self._minutes * MINUTE

    async def join(self, table: TableId, who: Who) -> int:
        """Sit down in the first open seat, or in the one held already. Raises `SeatUnavailable`, `WrongTime`."""
        async with self._desk.at(table) as live:
            _in_lobby(live)
            held = live.seat_of(who.user)
            if held is not None:
                return held.seat
            self._brake.demand((table, who.user))
            if live.table.settings.get("private") and who.user not in invited(live):
                raise SeatUnavailable("table-private")
            await self._desk.demand_at_ease(who.user, live.seats)
            place = next((seat for seat in live.seats if _is_open(seat)), None)
            if place is None:
                raise SeatUnavailable("table-full")
            seat = replace(place, user=who.user, name=who.name)
            await self._desk.keep(live, Step(seats=_put(live.seats, seat), due_at=self._due()))
            return seat.seat

    async def leave(self, table: TableId, who: Who) -> None:
        """Get up from a lobby; the host's place goes to the next person, and the last one out closes it."""
        async with self._desk.at(table) as live:
            _in_lobby(live)
            held = live.seat_of(who.user)
            if held is None:
                raise NotSeated
            seats = _put(live.seats, _open_seat(held.seat))
            people = [seat.user for seat in seats if seat.user is not None]
            if not people:
                await self._desk.keep(live, Step(seats=seats, status="closed", due_at=None))
                return
            host = people[0] if live.table.host == who.user else None
            await self._desk.keep(live, Step(seats=seats, host=host, due_at=self._due()))

    async def set_table(self, table: TableId, who: Who, name: str, value: JSON) -> None:
        """Change one of AGREED: pace, rated, private. The host's right."""
        if name not in AGREED or value not in AGREED[name]:
            raise BadChoice(f"{name} cannot be {value}.")
        async with self._desk.at(table) as live:
            _hosted(live, who)
            await self._desk.keep(live, Step(settings={**live.table.settings, name: value}, due_at=self._due()))

    async def invite(self, table: TableId, who: Who, people: Sequence[UserId]) -> None:
        """Say who may sit down at a private table, and whom a seat is meant for. The host's right."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            settings = {**live.table.settings, "invited": [int(user) for user in people]}
            await self._desk.keep(live, Step(settings=settings, due_at=self._due()))

    async def called(self, table: TableId, who: Who) -> None:
        """Note that the host has asked who plays, which may be done once a lobby."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
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

    async def fill(self, table: TableId, who: Who, level: str) -> None:
        """Computers of that level take every open seat. The host's right."""
        if level not in PLAYERS:
            raise BadChoice(f"There is no computer player {level}.")
        async with self._desk.at(table) as live:
            _hosted(live, who)
            seats = tuple(
                _computer(seat.seat, level) if seat.user is None and seat.player is None else seat
                for seat in live.seats
            )
            await self._desk.keep(live, Step(seats=seats, due_at=self._due()))

    async def set_seat(self, table: TableId, who: Who, seat: int, level: str | None) -> None:
        """Put a computer of that level into a seat without a person, or (None) open it. The host's right."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            if not 0 <= seat < len(live.seats) or live.seats[seat].user is not None:
                raise SeatUnavailable
            if level is not None and level not in PLAYERS:
                raise BadChoice(f"There is no computer player {level}.")
            place = _open_seat(seat) if level is None else _computer(seat, level)
            await self._desk.keep(live, Step(seats=_put(live.seats, place), due_at=self._due()))

    async def set_preset(self, table: TableId, who: Who, preset: str) -> None:
        """Take over the rules of a preset. The host's right. Raises `BadChoice`."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            named = _preset(live.game, preset)
            number = live.table.seats if live.table.seats in named.seats else named.seats[0]
            await self._agree(live, number, named.options, preset)

    async def set_seats(self, table: TableId, who: Who, number: int) -> None:
        """Play with another number of seats; options that have no meaning there fall away. The host's right."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            kept = {
                setting.name: live.table.options[setting.name]
                for setting in live.game.settings()
                if setting.name in live.table.options and (not setting.seats or number in setting.seats)
            }
            preset = str(live.table.settings.get("preset", ""))
            named = live.game.presets.get(preset)
            await self._agree(live, number, kept, preset if named and number in named.seats else "")

    async def set_option(self, table: TableId, who: Who, name: str, value: str) -> None:
        """Change one option. The host's right. Raises `BadChoice` where it does not go with the others."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            await self._agree(live, live.table.seats, {**live.table.options, name: value}, "")

    async def _agree(self, live: Live, number: int, given: Mapping[str, str], preset: str) -> None:
        number, chosen = _rules(live.game, number, given)
        people = [seat for seat in live.seats if seat.user is not None]
        if len(people) > number:
            raise SeatUnavailable("more-people-than-seats")
        seats = tuple(live.seats[:number])
        if number < len(live.seats):
            seats = tuple(replace(seat, seat=at) for at, seat in enumerate(_people_first(live.seats)[:number]))
        seats += tuple(_open_seat(seat) for seat in range(len(seats), number))
        settings = {**live.table.settings, "preset": preset}
        step = Step(seat_count=number, options=chosen, settings=settings, seats=seats, due_at=self._due())
        await self._desk.keep(live, step)

    async def start(self, table: TableId, who: Who) -> None:
        """Draw the first dealer and deal. The host's right, once every seat is taken."""
        async with self._desk.at(table) as live:
            _hosted(live, who)
            if any(_is_open(seat) for seat in live.seats):
                raise WrongTime("seats-open")
            await self._play.begin(live)


def _game(key: str) -> Game:
    if key not in games():
        raise BadChoice(f"There is no game {key}.")
    return games()[key]


def _preset(game: Game, preset: str) -> Preset:
    if preset not in game.presets:
        raise BadChoice(f"There is no preset {preset}.")
    return game.presets[preset]


def _rules(game: Game, number: int, given: Mapping[str, str]) -> tuple[int, dict[str, str]]:
    """The number of seats and the options that differ from the default. Raises `BadChoice`."""
    if number not in game.seats:
        raise BadChoice(f"{game.key} is not played by {number}.", ("seats",))
    try:
        return number, changed(game.read_options(number, given))
    except BadOption as error:
        raise BadChoice(str(error), error.names) from None


def _in_lobby(live: Live) -> None:
    if live.table.status == "playing":
        raise WrongTime("already-started")
    if live.table.status != "lobby":
        raise WrongTime("table-closed")


def _hosted(live: Live, who: Who) -> None:
    _in_lobby(live)
    if who.user != live.table.host:
        raise NotAllowed


def _put(seats: tuple[Seat, ...], changed_seat: Seat) -> tuple[Seat, ...]:
    return tuple(changed_seat if seat.seat == changed_seat.seat else seat for seat in seats)


def _people_first(seats: tuple[Seat, ...]) -> list[Seat]:
    return sorted(seats, key=lambda seat: (seat.user is None, seat.seat))


def _again(seat: Seat) -> Seat:
    """The same player at another table: a person as he was, a computer as strong."""
    if seat.user is not None and not abandoned(seat):
        return replace(seat, table=NO_TABLE, player=None, standing_in=False, word="")
    return Seat(NO_TABLE, 0, None, "", player=seat.player or STAND_IN)


def _is_open(seat: Seat) -> bool:
    return seat.user is None and seat.player is None


def _open_seat(seat: int) -> Seat:
    return Seat(NO_TABLE, seat, None, "")


def _computer(seat: int, level: str) -> Seat:
    if level not in PLAYERS:
        raise BadChoice(f"There is no computer player {level}.")
    return Seat(NO_TABLE, seat, None, "", player=level)
