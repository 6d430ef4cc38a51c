"""How long people may think: live with or without a reserve or any clock, or by correspondence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from storage.api import JSON, Table

PaceName: TypeAlias = Literal["live", "reserve", "untimed", "correspondence"]
PACES: Final[tuple[PaceName, ...]] = ("live", "reserve", "untimed", "correspondence")
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
RESERVE: Final = 5 * MINUTE
"""What each seat may spend in a match beyond the time of its decisions."""
DAY: Final = 24 * HOUR
REMINDER: Final = 4 * HOUR
LONGEST_PAUSE: Final = 7 * DAY
"""So long a table stands still on purpose: one that is paused, or one without a clock, which then closes."""
GIVEN_UP: Final = HOUR
"""A host who keeps a table without a clock waiting so long counts as gone: the others may vote."""


class Pacing:
    """The clock of a table, from its settings; all times in milliseconds."""

    def __init__(self, *, decision: int, warning: int) -> None:
        """`decision`: the time for one decision at a live table; `warning`: how long before the end one is warned."""
        self._decision = decision
        self.warning = warning

    def pace(self, table: Table) -> PaceName:
        """The table's pace."""
        return next((pace for pace in PACES if table.settings.get("pace") == pace), "live")

    def decision(self, table: Table) -> int:
        """The time for one decision, without any reserve."""
        return DAY if self.pace(table) == "correspondence" else self._decision

    def allowance(self, table: Table, seats: Iterable[int]) -> int:
        """How long until those seats are late, the largest of their reserves included."""
        if table.settings.get("paused") or untimed(table):
            return LONGEST_PAUSE
        if self.pace(table) == "correspondence":
            return REMINDER if table.settings.get("reminded") else DAY - REMINDER
        return self.decision(table) + max((self.reserve(table, seat) for seat in seats), default=0)

    def reserve(self, table: Table, seat: int) -> int:
        """What is left of a seat's reserve."""
        if self.pace(table) != "reserve":
            return 0
        left = table.settings.get("reserves")
        value = left.get(str(seat), RESERVE) if isinstance(left, dict) else RESERVE
        return value if isinstance(value, int) else RESERVE

    def reminder_due(self, table: Table) -> bool:
        """Whether a table by correspondence gets its reminder before its time is up."""
        return self.pace(table) == "correspondence" and not table.settings.get("reminded")

    def spend(self, table: Table, seat: int, taken: int) -> dict[str, JSON] | None:
        """The reserves after a decision that took that long; None where none was touched."""
        over = taken - self.decision(table)
        if self.pace(table) != "reserve" or over <= 0:
            return None
        kept = table.settings.get("reserves")
        left: dict[str, JSON] = dict(kept) if isinstance(kept, dict) else {}
        return {**left, str(seat): max(0, self.reserve(table, seat) - over)}


def untimed(table: Table) -> bool:
    """Whether nobody at the table is ever late."""
    return table.settings.get("pace") == "untimed"
