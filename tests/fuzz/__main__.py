"""`make fuzz`: atheris looks, guided by coverage, for a record, an id or options that are neither read nor refused.

`python -m tests.fuzz records|ids|options`, then libFuzzer's own arguments, as `-max_total_time=60`. Records begin with
the golden ones; ids and options are put together from words that mean something as well as from any others, since
coverage does not lead to a word that is looked up in a dictionary.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Final

import atheris

with atheris.instrument_imports(include=["games", "bot"]):
    from bot.session.live import table_number
    from bot.ui.prompts import unpacked
    from games import games
    from games.core.api import CHANCE, Action, BadNotation, State
    from games.core.options import BadOption
    from games.core.record import BadRecord, read_record
    from games.players.chance import deal

    GAMES: Final = games()  # here, since it imports each game's file

KEYS: Final = sorted(GAMES)
GOLDEN: Final = Path(__file__).parents[1] / "golden"
LONGEST: Final = 40
"""Of what is made up, in characters."""


def dealt(key: str) -> State:
    """A game just after its first deal."""
    state = GAMES[key].start(GAMES[key].seats[-1], {})
    while state.deal_due:
        state.apply(CHANCE, deal(state, Random(1)))
    return state


DEALT: Final = {key: dealt(key) for key in KEYS}


def records(data: bytes) -> None:
    """Any text is a record, or is refused as none."""
    text = data.decode("utf-8", "replace")
    for start in ("", "game ninety-nine\n", f"game {KEYS[len(data) % len(KEYS)]}\nplayers 2\n"):
        try:
            read_record(start + text, GAMES)
        except BadRecord:
            continue


def ids(data: bytes) -> None:
    """Any part of a custom id names a table, items and an action that is accepted, refused by a rule, or none."""
    given = atheris.FuzzedDataProvider(data)
    key = given.PickValueInList(KEYS)
    state = DEALT[key]
    known = [*GAMES[key].verbs, *state.pack(), *map(str, range(-1, 12)), "+", ",", "", "yes"]

    def some() -> str:
        made_up = given.ConsumeBool()
        return given.ConsumeUnicodeNoSurrogates(LONGEST) if made_up else str(given.PickValueInList(known))

    text = "".join(some() for _ in range(given.ConsumeIntInRange(0, 5)))
    table_number(text)
    items = unpacked(text)
    for seat in range(state.seats):
        try:
            action = state.read(seat, str(Action(some(), items)))
        except BadNotation:
            continue
        state.accepts(seat, action)


def options(data: bytes) -> None:
    """Any options are a game's, or are refused."""
    given = atheris.FuzzedDataProvider(data)
    game = GAMES[given.PickValueInList(KEYS)]
    settings = list(game.settings())
    wish = {}
    for _ in range(given.ConsumeIntInRange(1, 4)):
        setting = given.PickValueInList(settings)
        values = [str(value) for value in setting.values or range(-1, 200, 7)]
        made_up = given.ConsumeBool()
        wish[setting.name] = given.ConsumeUnicodeNoSurrogates(LONGEST) if made_up else given.PickValueInList(values)
    for seats in game.seats:
        try:
            game.start(seats, wish)
        except BadOption:
            continue


def seeds(what: str) -> list[str]:
    """Where libFuzzer writes what it finds, and what it begins with."""
    return [mkdtemp(prefix="talon-fuzz-"), *(str(GOLDEN / key) for key in KEYS)] if what == "records" else []


WANTED: Final[dict[str, Callable[[bytes], None]]] = {"records": records, "ids": ids, "options": options}

if __name__ == "__main__":
    atheris.Setup([sys.argv[0], *sys.argv[2:], *seeds(sys.argv[1])], WANTED[sys.argv[1]])
    atheris.Fuzz()
