"""The finished deals of a table: how each stood at its end, and what everybody was told of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.session.history import effective
from bot.session.live import start_state
from games.core.api import CHANCE, Action, Event, State, View
from storage.api import Entry, Table


@dataclass(frozen=True, slots=True)
class Finished:
    """One deal at its end. `events` are those told to everybody, `ending` the last of them: of what ended the deal.

    `following` is a spectator's view of the next deal; None where there is none.
    """

    state: State
    events: tuple[Event, ...]
    ending: tuple[Event, ...]
    following: View | None = None


def finished_deals(table: Table, entries: Iterable[Entry], since: int = 0) -> list[Finished]:
    """The deals of a log that ended with entry `since` or a later one, oldest first."""
    standing = effective(entries)
    begun = [at for at, entry in enumerate(standing) if entry.seat == CHANCE and entry.seq < since]
    first = begun[-1] if begun else 0
    state = start_state(table)
    for entry in standing[:first]:
        state.do(entry.seat, Action.parse(entry.text))
    found: list[Finished] = []
    events: list[Event] = []
    for entry in standing[first:]:
        new = [event for event in state.apply(entry.seat, Action.parse(entry.text)) if event.to is None]
        if entry.seat == CHANCE:
            found[-1:] = [replace(last, following=state.view(None)) for last in found[-1:]]
            events = []
        events += new
        if (state.deal_due or state.over) and entry.seq >= since:
            found.append(Finished(state.copy(), tuple(events), tuple(new)))
    return found
