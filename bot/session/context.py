"""Which table the present task has in hand, for the lines that it logs."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from storage.api import TableId

AT_TABLE: Final[ContextVar[TableId | None]] = ContextVar("table", default=None)
