"""A game as text and back: the `.game` format of record-format.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from games.core.api import CHANCE, Action, BadNotation, Event, Game, IllegalAction, RulesError, Seat, State
from games.core.options import BadOption, changed

NAMES: Final = re.compile(r"[0-9]{1,2}", re.ASCII)


class BadRecord(RulesError):
    """The text is no record: `line` counts from 1, `code` is bad-record or bad-option."""

    def __init__(self, line: int, sentence: str, code: str = "bad-record") -> None:
        super().__init__(sentence)
        self.line = line
        self.code = code


class Line(NamedTuple):
    """One action line: its number in the file, who acts, and the action's text."""

    number: int
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: a state before its first deal, and the actions to come."""

    game: Game
    start: State
    names: Mapping[Seat, str]
    lines: tuple[Line, ...]


@dataclass(slots=True)
class Replay:
    """Where a record leads: the last state reached, all events, and the illegal action that stopped it, if one did."""

    state: State
    events: list[Event] = field(default_factory=list)
    stopped: tuple[Line, IllegalAction] | None = None


@dataclass(slots=True)
class _Header:
    """The header lines met so far, each with its line number."""

    game: Game | None = None
    seats: tuple[int, str] | None = None
    dealer: tuple[int, str] | None = None
    options: dict[str, tuple[int, str]] = field(default_factory=dict)
    players: dict[str, tuple[int, str]] = field(default_factory=dict)


def read_record(text: str, known: Mapping[str, Game]) -> Record:
    """Read a record of one of the `known` games. Raises `BadRecord` for all but its actions' meaning."""
    header = _Header()
    lines: list[Line] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        words = line.strip(" \t\r").replace("\t", " ").split(" ")
        words = [word for word in words if word]
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "*" or NAMES.fullmatch(words[0]):
            lines.append(_action(number, words, header))
        elif lines:
            raise BadRecord(number, f"{words[0]!r} is no seat, and the header ends with the first action.")
        else:
            _header_line(number, words, header, known)
    return _finish(header, lines)


def _action(number: int, words: list[str], header: _Header) -> Line:
    if header.game is None:
        raise BadRecord(number, "A record begins with its game.")
    if len(words) < 2:
        raise BadRecord(number, "An action is a seat, a verb and its items.")
    return Line(number, CHANCE if words[0] == "*" else int(words[0]), " ".join(words[1:]))


def _header_line(number: int, words: list[str], header: _Header, known: Mapping[str, Game]) -> None:
    if header.game is None:
        if len(words) != 2 or words[0] != "game":
            raise BadRecord(number, "A record begins with `game` and its key.")
        if words[1] not in known:
            raise BadRecord(number, f"There is no game {words[1]!r}.")
        header.game = known[words[1]]
        return
    match words:
        case ["seats", value] if header.seats is None:
            header.seats = (number, value)
        case ["dealer", value] if header.dealer is None:
            header.dealer = (number, value)
        case ["option", name, value] if name not in header.options:
            header.options[name] = (number, value)
        case ["player", seat, *name] if seat not in header.players and NAMES.fullmatch(seat) and name:
            header.players[seat] = (number, " ".join(name))
        case ["seats" | "dealer", _] | ["option", _, _] | ["player", _, _, *_] | ["game", _]:
            raise BadRecord(number, f"{' '.join(words[:2])} stands here twice, or has no meaning.")
        case ["seats" | "dealer" | "option", *_]:
            raise BadRecord(number, f"`{words[0]}` has the wrong number of words.", "bad-option")
        case _:
            raise BadRecord(number, f"{words[0]!r} begins no line of a record.")


def _finish(header: _Header, lines: list[Line]) -> Record:
    game = header.game
    if game is None:
        raise BadRecord(1, "A record begins with its game.")
    seats = _seats(header, game)
    for seat, (number, _) in header.players.items():
        if int(seat) >= seats:
            raise BadRecord(number, f"There is no seat {seat}.")
    given = {name: value for name, (_, value) in header.options.items()}
    dealer = _dealer(header, seats)
    try:
        start = game.start(seats, given, dealer)
    except BadOption as error:
        raise BadRecord(_blamed(header, error.names), str(error), "bad-option") from None
    return Record(game, start, {int(seat): name for seat, (_, name) in header.players.items()}, tuple(lines))


def _seats(header: _Header, game: Game) -> int:
    if header.seats is None:
        return game.seats[0]
    number, text = header.seats
    if not NAMES.fullmatch(text) or int(text) not in game.seats:
        raise BadRecord(number, f"{game.key} is not played by {text}.", "bad-option")
    return int(text)


def _dealer(header: _Header, seats: int) -> Seat:
    if header.dealer is None:
        return 0
    number, text = header.dealer
    if not NAMES.fullmatch(text) or int(text) >= seats:
        raise BadRecord(number, f"There is no seat {text!r} to deal.", "bad-option")
    return int(text)


def _blamed(header: _Header, names: Iterable[str]) -> int:
    """The line of an option that will not do; of several that do not go together, the last."""
    stands = {name: number for name, (number, _) in header.options.items()}
    if header.seats:
        stands["seats"] = header.seats[0]
    return max((stands[name] for name in names if name in stands), default=1)


def replay(record: Record) -> Replay:
    """Play a record's actions. Raises `BadRecord` where one is no action at all; stops at one that is illegal."""
    result = Replay(record.start.copy())
    for line in record.lines:
        try:
            action = result.state.read(line.seat, line.text)
            result.events += result.state.apply(line.seat, action)
        except BadNotation as error:
            raise BadRecord(line.number, f"This line is no action here: {error}.") from None
        except IllegalAction as error:
            result.stopped = (line, error)
            break
    return result


def write_record(
    state: State, dealer: Seat, actions: Iterable[tuple[Seat, Action | str]], names: Mapping[Seat, str] | None = None
) -> str:
    """The record of a match with `state`'s options, its first dealer, and the actions since."""
    lines = [f"game {state.game.key}"]
    if len(state.game.seats) > 1:
        lines.append(f"seats {state.seats}")
    lines.append(f"dealer {dealer}")
    lines += [f"option {name} {value}" for name, value in changed(state.options).items()]
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in (names or {}).items() if name.strip()]
    lines.append("")
    lines += [f"{'*' if seat == CHANCE else seat} {action}" for seat, action in actions]
    return "\n".join(lines) + "\n"
