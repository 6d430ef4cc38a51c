"""What lobby and set-up share before the first deal: who may change a table, its rules, its seats, its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.session.errors import BadChoice, NotHost, WrongTime
from bot.session.live import Live, Who
from games import games
from games.core.api import Game, Preset
from games.core.options import LARGEST, BadOption, Setting, changed, text, values
from games.players.api import PLAYERS
from storage.api import Seat, TableId

NO_TABLE: Final = TableId(0)
"""Stands in seats whose table has no number yet."""
MINUTE: Final = 60_000
"""In milliseconds."""


def game_of(key: str) -> Game:
    """The game of this name. Raises `BadChoice`."""
    if key not in games():
        raise BadChoice(f"There is no game {key!r}.")
    return games()[key]


def preset_of(game: Game, preset: str) -> Preset:
    """The game's preset of this name. Raises `BadChoice`."""
    if preset not in game.presets:
        raise BadChoice(f"There is no preset {preset!r}: the list shows all.")
    return game.presets[preset]


def rules_of(game: Game, number: int, given: Mapping[str, str]) -> tuple[int, dict[str, str]]:
    """The number of seats and the options that differ from the default. Raises `BadChoice`."""
    if number not in game.seats:
        raise BadChoice(f"{game.key} is not played by {number}.", ("seats",))
    try:
        return number, changed(game.read_options(number, given))
    except BadOption as error:
        raise BadChoice(str(error), error.names, error.setting) from None


def choosable(game: Game, number: int, given: Mapping[str, str]) -> list[Setting]:
    """The options that can be given another value, the others as they are; and those that have one, to set it back.

    What hangs on another option comes with it: where that has a value with which nothing else goes, it is left out.
    """
    now = values(game.read_options(number, given))
    return [
        one
        for one in game.settings()
        if (not one.seats or number in one.seats) and (one.name in given or _changes(game, number, given, one, now))
    ]


def _changes(
    game: Game, number: int, given: Mapping[str, str], setting: Setting, now: Mapping[str, bool | int | str]
) -> bool:
    """Whether some other value of this option goes with all the others."""
    for value in _samples(setting):
        if value == text(now[setting.name]):
            continue
        try:
            then = values(game.read_options(number, {**given, setting.name: value}))
        except BadOption:
            continue
        if then[setting.name] != now[setting.name]:  # some rules put a value of their own in its place
            return True
    return False


def _samples(setting: Setting) -> list[str]:
    """Every value of an option, of a number its ends: what goes with neither end goes with none between them."""
    if setting.values is not None:
        return [text(value) for value in setting.values]
    ends = (setting.least or 0, LARGEST if setting.most is None else setting.most)
    return [",".join([str(end)] * max(1, setting.length)) for end in ends]


def opening(
    game: str, seats: int | None, options: Mapping[str, str] | None, preset: str | None, computers: str | None
) -> tuple[Game, int, dict[str, str]]:
    """What a table would play that is opened so: game, number of seats, options as `rules_of`. Raises `BadChoice`."""
    rules = game_of(game)
    given = dict(options or {})
    if preset:
        named = preset_of(rules, preset)
        seats = seats or named.seats[0]
        if seats not in named.seats:
            raise BadChoice(f"{preset} is not played by {seats}.", ("seats",))
        given = {**named.options, **given}
    if computers:
        computer_seat(0, computers)
    return rules, *rules_of(rules, seats or rules.seats[0], given)


def demand_lobby(live: Live) -> None:
    """Raises `WrongTime` once the game has begun or the table is closed."""
    if live.table.status == "playing":
        raise WrongTime("already-started")
    if live.table.status != "lobby":
        raise WrongTime("table-closed")


def demand_host(live: Live, who: Who) -> None:
    """Raises `NotHost` for everybody but the host of a lobby, `WrongTime` once it is none."""
    demand_lobby(live)
    if who.user != live.table.host:
        raise NotHost


def put(seats: tuple[Seat, ...], changed_seat: Seat) -> tuple[Seat, ...]:
    """The seats, with this one in the place of the one of its number."""
    return tuple(changed_seat if seat.seat == changed_seat.seat else seat for seat in seats)


def is_open(seat: Seat) -> bool:
    """Whether anybody may sit down there."""
    return seat.user is None and seat.player is None


def open_seat(seat: int) -> Seat:
    """A seat of this number for whoever comes."""
    return Seat(NO_TABLE, seat, None, "")


def computer_seat(seat: int, level: str) -> Seat:
    """A seat of this number for a computer. Raises `BadChoice` for a level that there is not."""
    if level not in PLAYERS:
        raise BadChoice(f"There is no computer player {level!r}: the list shows all.")
    return Seat(NO_TABLE, seat, None, "", player=level)
