"""Whether what is kept agrees with itself: logs with the rules, snapshots with replay, results with how games ended."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.session.ending import results
from bot.session.history import effective
from bot.session.live import start_state, table_name
from games import games
from games.core.api import Action, BadNotation, IllegalAction, State
from storage.api import Result, Store, Stored, TableId

AT_ONCE: Final = 500
"""Tables whose ids are read together."""


@dataclass(slots=True)
class Audit:
    """What was looked at, and what is wrong: one sentence each, without a card in it."""

    tables: int = 0
    entries: int = 0
    results: int = 0
    faults: list[str] = field(default_factory=list)


async def audit(store: Store) -> Audit:
    """Replay every log and compare. Raises `StoreError` where the store cannot be read."""
    found, last = Audit(), TableId(0)
    recorded = await _recorded(store)
    while ids := await store.tables.ids(after=last, limit=AT_ONCE):
        for last in ids:
            stored = await store.tables.load(last)
            own = recorded.get(last, ())
            found.tables += 1
            found.entries += len(stored.entries)
            found.results += len(own)
            found.faults += [f"Table {table_name(last)} ({last}): {fault}." for fault in faults(stored, own)]
    return found


async def _recorded(store: Store) -> dict[TableId, tuple[Result, ...]]:
    recorded: dict[TableId, tuple[Result, ...]] = {}
    while matches := await store.scores.results_of(limit=AT_ONCE, offset=len(recorded)):
        recorded |= {match.table.id: match.results for match in matches}
    return recorded


def faults(stored: Stored, recorded: Sequence[Result]) -> Iterator[str]:
    """What is wrong with one table."""
    table = stored.table
    game = games().get(table.game)
    if game is None:
        yield f"there is no game {table.game}"
        return
    if table.status == "over" and not recorded:
        yield "it is over without results"
    if not stored.entries:
        if table.status == "playing":
            yield "it is being played without a log"
        return  # a lobby, or a table whose log has had its time
    if table.version != game.version:
        return  # other rules made this log, so that these cannot judge it
    try:
        state = _replayed(stored, len(stored.entries))
        yield from _differing_snapshot(stored)
    except (IllegalAction, BadNotation) as error:
        yield f"its log does not follow the rules ({error.code if isinstance(error, IllegalAction) else 'unreadable'})"
        return
    if state.over != (table.status == "over") and table.status != "closed":
        yield f"its log is {'finished' if state.over else 'unfinished'}, but the table is {table.status}"
    if recorded and state.over:
        yield from _differing_results(stored, state, recorded)


def _replayed(stored: Stored, length: int) -> State:
    """The state after the first `length` entries, every one of them checked. Raises `IllegalAction`, `BadNotation`."""
    state = start_state(stored.table)
    for entry in effective(stored.entries[:length]):
        state.apply(entry.seat, Action.parse(entry.text))
    return state


def _differing_snapshot(stored: Stored) -> Iterator[str]:
    if stored.snapshot is None:
        return
    kept = json.loads(stored.snapshot.state)
    if kept != json.loads(json.dumps(_replayed(stored, stored.snapshot.seq).to_json())):
        yield f"its snapshot after {stored.snapshot.seq} entries is not what the log leads to"


def _differing_results(stored: Stored, state: State, recorded: Sequence[Result]) -> Iterator[str]:
    expected = results(stored.table.id, stored.seats, state)
    by_seat = {result.seat: result for result in recorded if not result.replaced}
    if by_seat.keys() != {result.seat for result in expected}:
        yield "its results are not those of its seats"
        return
    for result in expected:
        kept = by_seat[result.seat]
        if replace(result, score=kept.score, place=kept.place, won=kept.won) != result:
            yield f"the result of seat {result.seat} is not what the log leads to"
