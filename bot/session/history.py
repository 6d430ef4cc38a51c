"""What a log says once its undone entries are left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from storage.api import Entry

UNDO: Final = "!undo"
"""An entry `!undo 12` takes back entry 12 and all after it; nothing is deleted."""


def undoing(seq: int) -> str:
    """The text of the entry that takes everything from `seq` on back."""
    return f"{UNDO} {seq}"


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that stand: all but the undone ones and the undoing."""
    standing: list[Entry] = []
    for entry in entries:
        word, _, back_to = entry.text.partition(" ")
        if word == UNDO:
            while standing and standing[-1].seq >= int(back_to):
                standing.pop()
        else:
            standing.append(entry)
    return standing
