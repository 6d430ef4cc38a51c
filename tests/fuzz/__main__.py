"""`make fuzz`: atheris looks, guided by coverage, for a record, an id or options that are neither read nor refused.

`python -m tests.fuzz records|ids|options`, then libFuzzer's own arguments, as `-max_total_time=60`.
"""

import sys
from collections.abc import Callable
from typing import Final

import atheris

with atheris.instrument_imports(include=["games", "bot"]):
    from bot.session.live import table_number
    from bot.ui.prompts import unpacked
    from games import games
    from games.core.api import Action, BadNotation
    from games.core.options import BadOption
    from games.core.record import BadRecord, read_record

GAMES: Final = games()
KEYS: Final = sorted(GAMES)


def records(data: bytes) -> None:
    """Any text is a record, or is refused as none."""
    text = data.decode("utf-8", "replace")
    for start in ("", "game ninety-nine\n", f"game {KEYS[len(data) % len(KEYS)]}\nplayers 2\n"):
        try:
            read_record(start + text, GAMES)
        except BadRecord:
            continue


def ids(data: bytes) -> None:
    """Any part of a custom id names a table, items and an action, or none."""
    text = data.decode("utf-8", "replace")
    table_number(text)
    try:
        Action.parse(str(Action("play", unpacked(text))))
    except BadNotation:
        return


def options(data: bytes) -> None:
    """Any options are a game's, or are refused."""
    given = dict(pair.partition("=")[::2] for pair in data.decode("utf-8", "replace").split())
    for game in GAMES.values():
        for seats in game.seats:
            try:
                game.read_options(seats, given)
            except BadOption:
                continue


WANTED: Final[dict[str, Callable[[bytes], None]]] = {"records": records, "ids": ids, "options": options}

if __name__ == "__main__":
    atheris.Setup([sys.argv[0], *sys.argv[2:]], WANTED[sys.argv[1]])
    atheris.Fuzz()
