"""The records that are kept, the errors of keeping them, and the protocols that sessions use.

StoreError
├── StoreDown        the database failed: nothing of the call was kept
│   └── StoreFull    ... because the disk takes no more
├── Unusable         the database cannot be opened, and was left as it is
├── Stale            somebody else wrote to the table first
├── ChannelTaken     the channel already has its one live table
└── NoSuchTable
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, NewType, Protocol, TypeAlias

if TYPE_CHECKING:
    from storage.derived import Derived, StandingStore

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)

JSON: TypeAlias = "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"
Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]

LIVE: Final[tuple[Status, ...]] = ("lobby", "playing")
CHANCE: Final = -1  # the seat of an entry that a dealer made


class StoreError(Exception):
    """Something was not kept; `str` of it is one sentence for people."""


class StoreDown(StoreError):
    """The database failed; nothing of the call was kept, and trying again is safe."""


class StoreFull(StoreDown):
    """The disk takes no more; nothing of the call was kept."""


class Unusable(StoreError):
    """The database cannot be opened, and was left as it is."""


class NoSuchTable(StoreError):
    """No table has this id."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"There is no table {table}.")
        self.table = table


class Stale(StoreError):
    """The table is not as the caller believes: its log is longer, or it was changed otherwise. Load it again."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"Table {table} has moved on.")
        self.table = table


class ChannelTaken(StoreError):
    """The channel already has its one live table, `table`."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"Table {table} is already live in this channel.")
        self.table = table


class Unchanged(Enum):
    """The type of KEEP, for fields in which None is a value."""

    KEEP = "keep"


KEEP: Final = Unchanged.KEEP


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table from its lobby to its end; times are epoch milliseconds.

    `settings` belong to the sessions. `alone` tables share their channel with no other live `alone` table.
    """

    id: TableId
    game: str
    version: int
    seats: int
    guild: GuildId
    channel: ChannelId
    host: UserId
    created_at: int
    options: Mapping[str, str]
    settings: Mapping[str, JSON]
    status: Status = "lobby"
    alone: bool = True
    due_at: int | None = None
    finished_at: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: a person, a computer player (`player` is its level), or nobody yet.

    `standing_in`: the computer acts for the owner until he returns. `word` goes into the shuffle of the next deal.
    """

    table: TableId
    seat: int
    user: UserId | None
    name: str
    player: str | None = None
    standing_in: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret bytes behind one deal of a table, the first of which is number 1.

    `words` are those of the seats once the deal is dealt, None before.
    """

    deal: int
    secret: bytes = field(repr=False)  # whoever knows it before the table is over knows every hand
    words: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted action in its text form; the first of a table has number 0."""

    seq: int
    seat: int
    text: str
    at: int
    by: UserId | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state, as JSON text, after the first `seq` entries."""

    seq: int
    state: str


@dataclass(frozen=True, slots=True)
class Board:
    """The public message of a table, and how many entries it shows."""

    table: TableId
    channel: ChannelId
    message: int
    seq_shown: int
    """One more than there are, once the end of the table is told."""


class Count(NamedTuple):
    """How often something happened, and the points of it in all."""

    times: int
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished table ended; `taken_over` if a computer finished it for its owner.

    Partners share a `side`; None is a side of one's own. `facts` say what the seat did, by kinds of event.
    `declined`: its owner does not want to be rated for it. `replaced`: this person left the seat, and somebody else
    had it by the end. Such a result stands beside that of the seat: its `seat` is greater by a multiple of the
    table's seats, it has no side, and no score that a stranger made.
    """

    table: TableId
    seat: int
    user: UserId | None
    name: str
    player: str | None
    score: int
    place: int
    won: bool
    taken_over: bool = False
    side: int | None = None
    facts: Mapping[str, Count] = field(default_factory=dict)
    declined: bool = False
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything kept of one table; the snapshot is the latest, the seals stand in the order of their deals."""

    table: Table
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    board: Board | None
    seals: tuple[Seal, ...] = ()
    revision: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one step does to a table, kept whole or not at all.

    `expected_seq` is the number of entries that the caller knows, `expected_revision` the number of changes: seats
    and settings change without an entry. Left out, that is not looked at. `seats` and `results`, where given, replace
    all that were there; `derived` is what follows from the results. A seal replaces the one of the same deal.
    """

    table: TableId
    expected_seq: int
    expected_revision: int | None = None
    entries: tuple[Entry, ...] = ()
    status: Status | None = None
    version: int | None = None
    seat_count: int | None = None
    host: UserId | None = None
    options: Mapping[str, str] | None = None
    settings: Mapping[str, JSON] | None = None
    due_at: int | Unchanged | None = KEEP
    finished_at: int | Unchanged | None = KEEP
    seats: tuple[Seat, ...] | None = None
    snapshot: Snapshot | None = None
    results: tuple[Result, ...] | None = None
    derived: "Derived | None" = None
    seals: tuple[Seal, ...] = ()

    def __post_init__(self) -> None:
        numbers = [entry.seq for entry in self.entries]
        if numbers != list(range(self.expected_seq, self.length)):
            raise ValueError(f"entries numbered {numbers} do not continue a log of {self.expected_seq}")
        if self.snapshot and self.snapshot.seq > self.length:
            raise ValueError(f"a snapshot of {self.snapshot.seq} entries is ahead of a log of {self.length}")
        for entry in self.entries:
            entry.text.encode()  # half a surrogate pair is no text: refused before anything is written
            if "\0" in entry.text:
                raise ValueError("a text holds NUL, which not every database keeps")

    @property
    def length(self) -> int:
        """The number of entries after this change."""
        return self.expected_seq + len(self.entries)

    def fits(self, length: int, revision: int) -> bool:
        """Whether a table of so many entries and changes is the one that the caller knows."""
        return length == self.expected_seq and self.expected_revision in (None, revision)


@dataclass(frozen=True, slots=True)
class Match:
    """A finished table with its results by seat."""

    table: Table
    results: tuple[Result, ...]


def without(settings: Mapping[str, JSON], user: UserId) -> dict[str, JSON]:
    """Settings without a person: the id taken out of every list in them, however deep, and lists that begin with it."""

    def freed(value: JSON) -> JSON:
        if isinstance(value, Mapping):
            return {name: freed(inner) for name, inner in value.items()}
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [freed(inner) for inner in value if not _names(inner, user)]
        return value

    return {name: freed(value) for name, value in settings.items()}


def about(settings: Mapping[str, JSON], user: UserId) -> dict[str, JSON]:
    """What `without` takes out of settings, in its places; nobody else's id is in it."""

    def named(value: JSON) -> JSON:
        if isinstance(value, Mapping):
            return {name: found for name, inner in value.items() if (found := named(inner))}
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [found for inner in value if (found := inner if _names(inner, user) else named(inner))]
        return None

    return {name: found for name, value in settings.items() if (found := named(value))}


def own(settings: Mapping[str, JSON], user: UserId) -> dict[str, JSON]:
    """The settings of a table as its host may have them: choices, and of people nobody but the host."""
    choices = {name: value for name, value in settings.items() if value is None or isinstance(value, str | int | float)}
    return choices | about(settings, user)


def _names(value: JSON, user: UserId) -> bool:
    """Whether part of a list is about this person: the id, or a list that begins with it."""
    return value == user or (isinstance(value, Sequence) and not isinstance(value, str) and value[:1] == [user])


@dataclass(frozen=True, slots=True)
class Person:
    """What a person chose for himself."""

    user: UserId
    name: str
    language: str | None
    settings: Mapping[str, JSON]
    hidden: bool = False
    """Stands on no board, and only he sees his statistics."""


@dataclass(frozen=True, slots=True)
class Guild:
    """What a server chose for itself."""

    guild: GuildId
    language: str | None
    settings: Mapping[str, JSON]


class TableStore(Protocol):
    """Tables and their logs. A write that returns is on the disk."""

    async def create(self, table: Table, seats: Sequence[Seat], seals: Sequence[Seal] = ()) -> TableId:
        """Keep a new table under a fresh id, and return it; `table.id` and `seat.table` are ignored.

        Raises ChannelTaken.
        """

    async def load(self, table: TableId) -> Stored:
        """Everything kept of a table, as of one moment. Raises NoSuchTable."""

    async def commit(self, change: Change) -> None:
        """Keep a change, all or none. Raises Stale, ChannelTaken, NoSuchTable, StoreDown."""

    async def ids(self, *, after: TableId, limit: int) -> tuple[TableId, ...]:
        """The first ids of tables, whatever their status, above `after`; ascending."""

    async def due(self, before: int) -> tuple[TableId, ...]:
        """The tables, closed ones aside, whose due time is `before` or earlier; the earliest first."""

    async def next_due(self) -> int | None:
        """The earliest due time of any table that is not closed."""

    async def count_live(self) -> Mapping[str, int]:
        """The numbers of live tables by game."""

    async def live_in_channel(self, channel: ChannelId) -> tuple[Table, ...]:
        """The live tables of a channel, oldest first."""

    async def live_tables(self, *, guild: GuildId | None = None, user: UserId | None = None) -> tuple[Table, ...]:
        """The live tables of a guild, or those at which a person owns a seat, oldest first."""

    async def moved_since(self, since: int) -> tuple[Table, ...]:
        """The tables in play whose last entry was made at `since` or later, the newest first."""

    async def with_computers(self, due_after: int) -> tuple[Table, ...]:
        """The tables in play, due later than `due_after` or never, with a seat that no person acts for; by id."""

    async def lagging_boards(self) -> tuple[Board, ...]:
        """The boards behind their logs, or whose end is not told yet; the earliest deadline first, none last."""

    async def unshown(self) -> tuple[TableId, ...]:
        """The lobbies without a board: their opening was cut off before they were seen, or is under way."""

    async def set_board(self, board: Board) -> None:
        """Remember where a table is shown, and how far. Raises NoSuchTable."""


class ScoreStore(Protocol):
    """The results of finished tables, as they were recorded."""

    async def results_of(
        self,
        *,
        guild: GuildId | None = None,
        game: str | None = None,
        user: UserId | None = None,
        since: int = 0,
        newest_first: bool = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> tuple[Match, ...]:
        """The matches that finished at `since` or later, in the order in which they finished."""


class PeopleStore(Protocol):
    """What people and servers chose, and the few values that the bot keeps for itself."""

    async def person(self, user: UserId) -> Person | None: ...

    async def set_person(self, person: Person) -> None: ...

    async def forget(self, user: UserId) -> None:
        """Delete a person's choices; take his id and name out of all results, logs and tables no longer live.

        Others' blocks of him and servers' bans stay: they are theirs.
        """

    async def kept_about(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, JSON]]]:
        """Every row that names a person by his id, by kind of row."""

    async def blocked(self, user: UserId) -> tuple[UserId, ...]:
        """With whom a person does not want to sit, in the order of their ids."""

    async def set_blocked(self, user: UserId, other: UserId, *, blocked: bool) -> None: ...

    async def at_odds(self, user: UserId, others: Sequence[UserId]) -> bool:
        """Whether the person has blocked one of the others, or one of them has blocked him."""

    async def banned(self, guild: GuildId) -> frozenset[UserId]:
        """Whom a server keeps from using the bot there."""

    async def set_banned(self, guild: GuildId, user: UserId, *, banned: bool) -> None: ...

    async def guild(self, guild: GuildId) -> Guild | None: ...

    async def set_guild(self, guild: Guild) -> None: ...

    async def meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def reserve(self, key: str, now: int, span: int) -> int:
        """The earliest moment from `now` on that nobody has reserved under this key; `span` from then on is taken."""


class PlaceStore(Protocol):
    """Servers and channels that the bot has lost, and what is deleted when its time has come."""

    async def guilds(self) -> frozenset[GuildId]:
        """Every server of which anything is kept."""

    async def gone(self) -> frozenset[GuildId | ChannelId]:
        """The servers and channels that are marked as lost."""

    async def lose(self, place: GuildId | ChannelId, at: int) -> None:
        """Mark a server or channel as lost since then; an earlier mark stays."""

    async def find(self, place: GuildId | ChannelId) -> None:
        """The bot has it back: take the mark away."""

    async def expire(self, *, finished_before: int, gone_before: int) -> int:
        """Delete what has had its time, and return how many tables that concerned.

        Of tables that ended earlier than `finished_before` only results stay; of servers and channels that were
        lost earlier than `gone_before` nothing does.
        """


class Store(Protocol):
    """All that is kept, in one place."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def scores(self) -> ScoreStore: ...

    @property
    def standings(self) -> "StandingStore": ...

    @property
    def people(self) -> PeopleStore: ...

    @property
    def places(self) -> PlaceStore: ...

    async def check(self) -> None:
        """Raise StoreDown with one sentence if anything kept is damaged."""

    async def close(self) -> None:
        """Finish what was begun, then refuse with StoreDown."""
