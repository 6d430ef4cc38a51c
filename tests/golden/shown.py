"""Whether a record shows what its options are for: without one of them, something else would be legal or happen."""

from __future__ import annotations

from dataclasses import replace

from games import games
from games.core.api import Action, Event, Game, RulesError, Seat, State
from games.core.options import BadOption
from games.core.record import read_record

SILENT = {
    ("auction-pinochle", "seating"): "who sits where is settled before a record begins",
    ("penneech", "first_dealer"): "the record's dealer line says who deals first",
    ("domino-pinochle", "first_dealer"): "the record's dealer line says who deals first",
}
"""The options that no record can show, and why."""


class Twins:
    """A match once more without each of its options, for as long as nothing tells the two apart.

    An option without which the others may not stand has no twin, as it has shown what it is for.
    """

    def __init__(self, game: Game, seats: int, dealer: Seat, given: dict[str, str]) -> None:
        self.left: dict[str, State] = {}
        for name in given:
            others = {other: value for other, value in given.items() if other != name}
            try:
                self.left[name] = game.start(seats, others, dealer)
            except BadOption:
                continue

    def follow(self, before: State, seat: Seat, action: Action, after: State, events: tuple[Event, ...]) -> None:
        """Do in every twin what was done in the match, and drop those that go another way."""
        for name, twin in list(self.left.items()):
            alike = all(twin.prompts(other) == before.prompts(other) for other in range(before.seats))
            if not (alike and _does(twin, seat, action) == events and _sheet(twin) == _sheet(after)):
                del self.left[name]


def _does(twin: State, seat: Seat, action: Action) -> tuple[Event, ...] | None:
    """What happens there; None where it may not be done."""
    try:
        return twin.apply(seat, action)
    except RulesError:
        return None


def _sheet(state: State) -> tuple[object, ...]:
    """Phase and score sheet, but for the target alone: it must make a difference to somebody."""
    return state.phase, state.scores(), replace(state.standing(), target=None)


def given(text: str) -> dict[str, str]:
    """The option lines of a record: values by name."""
    lines = (line.split() for line in text.split("\n"))
    return {words[1]: words[2] for words in lines if words[:1] == ["option"]}


def idle(text: str) -> set[str]:
    """The options of a record that change nothing in it."""
    record = read_record(text, games())
    state = record.start.copy()
    twins = Twins(record.game, state.seats, state.dealer, given(text))
    for line in record.lines:
        before, action = state.copy(), state.read(line.seat, line.text)
        twins.follow(before, line.seat, action, state, state.apply(line.seat, action))
    return set(twins.left)
