"""What a session refuses, and why: each refusal is one sentence, found by its code in the language files.

TableError
├── NoTable        there is none here, or it is closed
├── ChannelBusy    the channel has its live table already
├── NotSeated      the person has no seat at this table
├── NotAllowed     only the host, or a moderator, may
├── WrongTime      the table is not in the phase of life for that (a lobby, a running game)
├── WhichTable     the person sits at several, and has not said which
├── SeatUnavailable
├── BadChoice      an option that does not go with the others
├── TooLate        the click belongs to an earlier turn of this seat
├── Forbidden      the rules forbid it
└── NotKept        storage failed; nothing has changed
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.api import IllegalAction
from games.core.options import Setting
from storage.api import TableId


class TableError(Exception):
    """A refusal that a person is told; `code` names its message, `details` its variables."""

    code = "table-error"

    def __init__(self, **details: str | int) -> None:
        super().__init__(self.code)
        self.details: Mapping[str, str | int] = details


class NoTable(TableError):
    """There is no such table, or it is closed."""

    code = "no-table"


class ChannelBusy(TableError):
    """The channel has a live table: `table`."""

    code = "channel-busy"

    def __init__(self, table: TableId) -> None:
        super().__init__()
        self.table = table


class NotSeated(TableError):
    """The person has no seat at this table."""

    code = "not-seated"


class NotAllowed(TableError):
    """Only the host or a moderator may do that."""

    code = "not-allowed"


class NotHost(NotAllowed):
    """Only the host may do that, as it is before the first deal."""

    code = "not-host"


class NotOwner(NotAllowed):
    """Only who runs the bot may do that."""

    code = "not-owner"


class NotModerator(NotAllowed):
    """The server leaves that to its moderators."""

    code = "not-moderator"


class WrongTime(TableError):
    """Lobby matters in a running game, or the reverse."""

    code = "wrong-time"

    def __init__(self, code: str = "wrong-time") -> None:
        super().__init__()
        self.code = code
        self.args = (code,)


class WhichTable(TableError):
    """The person sits at several tables and has named none: `tables` are their short names."""

    code = "which-table"

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(tables=", ".join(tables))


class SeatUnavailable(TableError):
    """The seat is taken, or the table is full."""

    code = "seat-unavailable"

    def __init__(self, code: str = "seat-unavailable") -> None:
        super().__init__()
        self.code = code
        self.args = (code,)


class BadChoice(TableError):
    """An option or preset that will not do; `sentence` says what is wrong, `names` which options.

    `setting`: the option that takes other numbers than the one given.
    """

    code = "bad-choice"

    def __init__(self, sentence: str, names: tuple[str, ...] = (), setting: Setting | None = None) -> None:
        super().__init__(sentence=sentence)
        self.sentence = sentence
        self.names = names
        self.setting = setting


class TooLate(TableError):
    """The click belongs to an earlier turn of this seat, or somebody was faster."""

    code = "too-late"


class Forbidden(TableError):
    """A rule of the game forbids the action."""

    code = "forbidden"

    def __init__(self, game: str, error: IllegalAction) -> None:
        super().__init__(**error.details)
        self.game = game
        self.rule = error.code


class NotKept(TableError):
    """Storage failed, so nothing was changed."""

    code = "not-kept"
