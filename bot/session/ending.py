"""How a match ended for each seat: its place, its score, whether its owner saw it through, and what the seat did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.session.live import absent, who_left
from games.core.api import Event, State
from storage.api import Count, Result, Seat, Table, TableId

COMMON: Final = frozenset({"play", "hand"})
"""Kinds of event of which every seat has as many as its cards, so that counting them tells nothing."""
HINTS: Final = "hints"
"""Under this key a table's settings count the hints that each seat was given."""

BEST: Final[Mapping[str, frozenset[str]]] = {
    "meld": frozenset(
        [
            "meld",
            "run",
            "royal_marriage",
            "marriage",
            "aces",
            "kings",
            "queens",
            "jacks",
            "pinochle",
            "double_pinochle",
            "roundhouse",
        ]
    ),
    "contract": frozenset({"contract"}),
    "bid": frozenset({"bid_was"}),
    "honours": frozenset({"honours"}),
}
"""Of which kinds of event a match has a best one, and what that is the best of."""
FULFILLED: Final[Mapping[str, str]] = {"contract": "made", "bid": "contract_made"}
"""What is only boasted of where it was kept, and the event that says so, in the same deal."""


def best(events: Iterable[Event], seats: int) -> dict[str, Event]:
    """What was worth most in a match, of each kind of `BEST` that it has; the first of equals, and no dummy's."""
    found: dict[str, Event] = {}
    for name, event in _boasts(event for event in events if event.seat is not None and event.seat < seats):
        if event.points > (found[name].points if name in found else 0):
            found[name] = event
    return {name: found[name] for name in BEST if name in found}


def _boasts(events: Iterable[Event]) -> Iterator[tuple[str, Event]]:
    """What may be the best of its kind; a bid as soon as it is kept."""
    bids: dict[tuple[str, int | None], Event] = {}
    for event in events:
        if event.kind == "deal":
            bids.clear()
        for name, kinds in BEST.items():
            if event.to is None and event.kind in kinds:
                if name in FULFILLED:
                    bids[name, event.seat] = event
                else:
                    yield name, event
            elif event.kind == FULFILLED.get(name) and (name, event.seat) in bids:
                yield name, bids[name, event.seat]


def results(table: TableId, seats: tuple[Seat, ...], state: State) -> tuple[Result, ...]:
    """The result of each seat of a finished match: winners first, then by points, equals sharing a place.

    In a draw, which the rules may call it though points differ, all share the first.
    """
    standing = state.standing()
    columns = standing.totals if standing.totals is not None else state.scores()
    winners = standing.winners or ()
    score = {seat: columns[state.column(seat)] for seat in range(state.seats)}
    rank = {seat: (seat in winners, score[seat]) if winners else (False, 0) for seat in score}
    return tuple(
        Result(
            table=table,
            seat=seat.seat,
            user=seat.user,
            name=seat.name,
            player=seat.player,
            score=score[seat.seat],
            place=1 + sum(other > rank[seat.seat] for other in rank.values()),
            won=seat.seat in winners,
            taken_over=seat.user is not None and absent(seat),
            side=state.column(seat.seat),
        )
        for seat in seats
    )


def leavers(table: Table, seats: Sequence[Seat]) -> tuple[Result, ...]:
    """The results of those who left a seat that somebody else took, and who hold none: last, and without points."""
    seated = {seat.user for seat in seats}
    taken: Counter[int] = Counter()
    found = []
    for user, name, seat in who_left(table):
        if user in seated:
            continue
        taken[seat] += 1
        found.append(
            Result(
                table=table.id,
                seat=seat + taken[seat] * len(seats),
                user=user,
                name=name,
                player=None,
                score=0,
                place=len(seats),
                won=False,
                taken_over=True,
                replaced=True,
            )
        )
    return tuple(found)


def hints_of(table: Table) -> dict[int, int]:
    """How many hints each seat was given."""
    kept = table.settings.get(HINTS)
    return {int(seat): int(str(count)) for seat, count in kept.items()} if isinstance(kept, dict) else {}


def with_facts(
    results: Sequence[Result], events: Iterable[Event], hints: Mapping[int, int] | None = None
) -> tuple[Result, ...]:
    """The results with what was told of each seat to all, counted by kind; deals count for everybody who stayed.

    `hints` are those that seats were given.
    """
    seats = {result.seat for result in results if not result.replaced}
    facts: dict[int, dict[str, Count]] = {result.seat: {} for result in results}
    for event in events:
        if event.to is not None or event.kind in COMMON:
            continue
        for seat in seats if event.kind == "deal" else seats & {event.seat}:
            times, points = facts[seat].get(event.kind, (0, 0))
            facts[seat][event.kind] = Count(times + 1, points + event.points)
    for seat, count in (hints or {}).items():
        facts[seat]["hint"] = Count(count, 0)
    return tuple(replace(result, facts=facts[result.seat]) for result in results)
