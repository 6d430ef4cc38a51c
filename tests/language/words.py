"""The English messages of each game, and what its matches say that needs one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.language import Languages
from games import games
from games.core.api import CHANCE, Action, Event, Fact, Seat, State, View, english
from tests.games import worlds
from tests.scale import SOAK, chance, scale

FOLDER: Final = Path(__file__).parents[2] / "bot" / "language" / "en"
DEALS: Final = {False: 2, True: 3} if SOAK else {False: 1, True: 2}
"""How many deals of a table are played at random, and sensibly."""
KEYS: Final = tuple(key for key in games() if (FOLDER / f"{key}.ftl").is_file())


@dataclass
class Heard:
    """One example of everything that matches told or showed: by what decides the wording of its message."""

    events: dict[tuple[Any, ...], Event] = field(default_factory=dict)
    facts: dict[tuple[Any, ...], Fact] = field(default_factory=dict)
    actions: dict[tuple[Any, ...], Action] = field(default_factory=dict)
    zones: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)

    def see(self, view: View) -> None:
        self.phases.add(view.phase)
        self.zones.update(zone.name for zone in view.zones)
        for fact in view.facts:
            self.facts[fact.name, fact.value, fact.seat is None] = fact

    def hear(self, key: str, event: Event) -> None:
        shape = (len(event.items), word(key, event.items), min(max(event.points, -1), 2))
        self.events[event.kind, event.seat is None, *shape] = event

    def do(self, key: str, action: Action) -> None:
        self.actions[action.verb, len(action.items), word(key, action.items)] = action


def word(key: str, items: tuple[str, ...]) -> str:
    """The first item where it is a suit or a word; empty where it is a card, a group of cards or a number."""
    first = items[0].split()[0] if items else ""
    return "" if first in games()[key].order or re.fullmatch(r"-?\d+", first) else first


def tables(key: str) -> list[worlds.Table]:
    """Every number of seats, preset and option value, and some tables at random."""
    asked = [worlds.table_with(*option) for option in worlds.option_values() if option[0] == key]
    rng = chance(f"words {key}")
    found = [table for table in [*worlds.plain(), *worlds.presets(), *asked] if table and table.key == key]
    return list(dict.fromkeys([*found, *(worlds.random_table(key, rng) for _ in range(scale(100)))]))


@cache
def heard(key: str) -> Heard:
    """What random and sensible play of all those tables tells and shows, to every seat and to spectators."""
    found = Heard()
    for table in tables(key):
        for sensible, deals in DEALS.items():
            _listen(found, key, table, deals, sensible=sensible)
    return found


def _listen(found: Heard, key: str, table: worlds.Table, deals: int, *, sensible: bool) -> None:
    state = table.start()
    for number, step in enumerate(worlds.walk(state, chance(f"words {table} {sensible}"), deals, sensible=sensible)):
        before, state = step.state.phase, step.state.copy()
        if step.seat != CHANCE:
            found.do(key, step.action)
        for event in state.apply(step.seat, step.action):
            found.hear(key, event)
        _look(found, state, range(state.seats) if state.phase != before else [number % state.seats])


def _look(found: Heard, state: State, seats: Iterable[Seat]) -> None:
    """As spectators and these seats do: all where a phase begins, then each in its turn."""
    found.see(state.view(None))
    for seat in seats:
        found.see(state.view(seat))


@cache
def messages(name: str) -> ast.Resource:
    """The entries of one English file."""
    return FluentResource((FOLDER / f"{name}.ftl").read_text("utf-8"))


@cache
def bundle(key: str) -> FluentBundle:
    """The messages of a game over those that all games share."""
    made = FluentBundle(["en"], use_isolating=False)
    if (FOLDER / "common.ftl").is_file():
        made.add_resource(messages("common"))
    made.add_resource(messages(key), allow_overrides=True)
    return made


def say(key: str, message: str, **details: str | int) -> str:
    """A message filled in; fails where it is missing, is not what Fluent can render, or comes out empty."""
    name, _, attribute = message.partition(".")
    assert bundle(key).has_message(name), f"{key} has no message {name}"
    entry = bundle(key).get_message(name)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    assert pattern is not None, f"{key}: {message} has no text"
    text, errors = bundle(key).format_pattern(pattern, details)
    assert not errors, f"{key}: {message} with {details}: {errors}"
    assert str(text).strip(), f"{key}: {message} with {details} says nothing"
    return str(text)


def spelled(items: tuple[str, ...]) -> str:
    """Items in a row, suits as words."""
    return ", ".join(english(item) for item in items)


def say_event(key: str, event: Event) -> str:
    """What is told of an event: a name only where it is about a seat, items only where it has any."""
    details: dict[str, str | int] = {"points": event.points, "count": len(event.items)}
    if event.seat is not None:
        details["player"] = "Ann"
    if event.items:
        details |= {"items": spelled(event.items), "word": event.items[0]}
    return say(key, f"event-{event.kind}", **details)


def say_fact(key: str, fact: Fact) -> str:
    """What is shown of a fact: a name only where it is about a seat."""
    name = {} if fact.seat is None else {"player": "Ann"}
    return say(key, f"fact-{fact.name}", value=english(fact.value), word=fact.value, **name)


def say_action(key: str, action: Action) -> str:
    """The label of an action, or with no items that of its verb."""
    first = action.items[0] if action.items else ""
    return say(key, f"do-{action.verb}", items=spelled(action.items), count=len(action.items), word=first)


@cache
def written_in_latin(language: str) -> bool:
    """Whether Latin words are no sign of something left raw, or English: its own name for itself has Latin letters."""
    letters = filter(str.isalpha, Languages().names()[language])
    return all(unicodedata.name(letter).startswith("LATIN") for letter in letters)
