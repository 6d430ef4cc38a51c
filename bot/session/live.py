"""A table in memory: what is stored of it, the state that its log leads to, and what follows from both."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.session.history import effective
from games import games
from games.core.api import CHANCE, Action, Event, Fact, Game, State, View
from games.core.record import write_record
from storage.api import Board, Entry, Seal, Seat, Snapshot, Stored, Table, TableId, UserId

LEFT: Final = "left"
"""Under this key a table's settings list who left a seat that somebody else has taken."""
KEPT: Final = "kept"
"""Under this key a lobby's settings list for whom a seat is kept: pairs of user and seat."""
DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def table_name(table: TableId) -> str:
    """The short name that people see: base 36."""
    number, name = int(table), ""
    while number:
        number, digit = divmod(number, 36)
        name = DIGITS[digit] + name
    return name or "0"


def table_number(name: str) -> TableId | None:
    """The table of that short name; None where it is no such name."""
    if not name.isascii() or not name.isalnum() or len(name) > 10:
        return None
    return TableId(int(name, 36))


@dataclass(frozen=True, slots=True)
class Who:
    """A person as the sessions know them; `moderator` may manage the server's tables."""

    user: UserId
    name: str
    moderator: bool = False


def absent(seat: Seat) -> bool:
    """Whether a computer acts for this seat at the moment."""
    return seat.player is not None or seat.standing_in


def abandoned(seat: Seat) -> bool:
    """Whether its owner has left it for good, to whoever wants it."""
    return seat.user is not None and seat.player is not None


@dataclass(slots=True)
class Live:
    """One table. `state` is None in a lobby; `turns` counts the actions that each seat has made."""

    table: Table
    seats: tuple[Seat, ...]
    board: Board | None
    length: int
    turns: list[int]
    state: State | None
    moved_at: int = 0
    """When the last entry was made, in epoch milliseconds."""
    seals: tuple[Seal, ...] = ()
    """The secrets behind its deals so far and behind the next one, in that order."""
    revision: int = 0
    """The number of changes so far, those without an entry too."""
    looked_at: int = 0
    """When somebody last had it in hand, in epoch milliseconds."""
    newcomers: dict[UserId, bool] = field(default_factory=dict, compare=False)
    """Who here is new to the game, or not, as far as that has been asked."""

    @property
    def id(self) -> TableId:
        """The table's id."""
        return self.table.id

    @property
    def game(self) -> Game:
        """Its game."""
        return games()[self.table.game]

    @property
    def first_dealer(self) -> int:
        """Who deals first, drawn at the start."""
        dealer = self.table.settings.get("dealer", 0)
        assert isinstance(dealer, int), "a seat"
        return dealer

    def moment(self) -> Live:
        """The table as it is now, which does not follow what is done at it later; `dataclasses.replace` is slow."""
        return Live(
            self.table,
            self.seats,
            self.board,
            self.length,
            self.turns,
            self.state,
            self.moved_at,
            self.seals,
            self.revision,
            self.looked_at,
            self.newcomers,
        )

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat that a person holds; None where they hold none, or have left it."""
        return next((seat for seat in self.seats if seat.user == user and not abandoned(seat)), None)

    def people(self) -> list[Seat]:
        """The seats that people hold."""
        return [seat for seat in self.seats if seat.user is not None and not abandoned(seat)]

    def present(self) -> list[Seat]:
        """The seats whose people act for themselves."""
        return [seat for seat in self.people() if not seat.standing_in]

    def players(self) -> set[UserId]:
        """Everybody who has played here, those included who left."""
        return {seat.user for seat in self.seats if seat.user is not None} | {user for user, *_ in who_left(self.table)}

    def actors(self) -> list[Seat]:
        """The seats that must act now."""
        if self.state is None or self.table.status != "playing":
            return []
        return [self.seats[seat] for seat in self.state.actors() if seat != CHANCE]


def invited(live: Live) -> list[int]:
    """Who may sit down at a private table besides its host."""
    kept = live.table.settings.get("invited")
    people = [int(str(user)) for user in kept] if isinstance(kept, list) else []
    return [*people, *(user for user in _named(live).values() if user not in people)]


def kept_for(live: Live) -> dict[int, int]:
    """For whom the host keeps which open seats of a lobby: users by seat."""
    return {seat: user for seat, user in _named(live).items() if live.seats[seat].user is None}


def _named(live: Live) -> dict[int, int]:
    """Whom the host named for which seats, whether or not they have come."""
    kept = live.table.settings.get(KEPT)
    pairs = [pair for pair in kept if isinstance(pair, list)] if isinstance(kept, list) else []
    return {int(str(seat)): int(str(user)) for user, seat in pairs}


def who_left(table: Table) -> list[tuple[UserId, str, int]]:
    """Who left a seat that somebody else has taken since: id, name and seat, in the order of leaving."""
    kept = table.settings.get(LEFT)
    rows = [row for row in kept if isinstance(row, list)] if isinstance(kept, list) else []
    return [(UserId(int(str(user))), str(name), int(str(seat))) for user, name, seat in rows]


def start_state(table: Table) -> State:
    """The state before the first deal."""
    dealer = table.settings.get("dealer", 0)
    assert isinstance(dealer, int), "a seat"
    return games()[table.game].start(table.seats, dict(table.options), dealer)


def revive(stored: Stored) -> Live:
    """A table as its log leaves it: from the last snapshot on, or from the start where there is none."""
    turns = [0] * max(stored.table.seats, len(stored.seats))
    for entry in stored.entries:
        if entry.seat != CHANCE:
            turns[entry.seat] += 1
    state: State | None = None
    if stored.table.status != "lobby" and stored.entries:
        state, done = _from(stored.table, stored.snapshot)
        for entry in effective(stored.entries[done:]):
            state.do(entry.seat, Action.parse(entry.text))
    moved_at = stored.entries[-1].at if stored.entries else 0
    length = len(stored.entries)
    return Live(stored.table, stored.seats, stored.board, length, turns, state, moved_at, stored.seals, stored.revision)


def _from(table: Table, snapshot: Snapshot | None) -> tuple[State, int]:
    if snapshot is None:
        return start_state(table), 0
    return games()[table.game].state.from_json(json.loads(snapshot.state)), snapshot.seq


def asked_in_secret(state: State, viewer: int | None = None) -> bool:
    """Whether somebody is asked what this seat (None: a spectator) may not know to be asked: nobody seems to act."""
    return not state.over and not state.deal_due and not state.view(viewer).actors


def told(table: Table, entries: Iterable[Entry], since: int = 0) -> list[Event]:
    """Every event of a log from an entry on, secrets included: for whoever shows each seat its own.

    What comes before is only carried out: to check and tell it as well would hold up everybody where a log is long.
    """
    state = start_state(table)
    events: list[Event] = []
    for entry in effective(entries):
        action = Action.parse(entry.text)
        if entry.seq >= since:
            events += state.apply(entry.seat, action)
        else:
            state.do(entry.seat, action)
    return events


def deal_begun(entries: Iterable[Entry]) -> int:
    """The number of the entry that dealt the cards last; 0 before the first deal."""
    return max((entry.seq for entry in entries if entry.seat == CHANCE), default=0)


def record(stored: Stored) -> str:
    """The record of a table."""
    names = {seat.seat: seat.name for seat in stored.seats}
    moves = [(entry.seat, entry.text) for entry in effective(stored.entries)]
    state = start_state(stored.table)
    return write_record(state, state.dealer, moves, names)


@dataclass(frozen=True, slots=True)
class Changed:
    """Told after the store has it: the table as it is now, and what happened."""

    live: Live
    before: int
    """How long the log was before."""
    events: tuple[Event, ...] = ()
    warned: tuple[int, ...] = ()
    """Seats whose time is running out."""


@dataclass(frozen=True, slots=True)
class Look:
    """What one person sees of a table: the view of their seat, or a spectator's."""

    live: Live
    seat: Seat | None
    turn: int
    view: View
    tally: Callable[[str, Sequence[str]], tuple[Fact, ...]] = lambda verb, picked: ()
    """What items picked for a verb come to, as the game says it of this seat."""
