"""Golden records: games as text with what happened as comments, so that a change of the rules shows as a difference."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from games import games
from games.core.api import CHANCE, Action, Event, Seat
from games.core.record import Line, Replay, read_record, write_record
from games.core.report import report
from tests.games import worlds

FOLDER = Path(__file__).parent
WHOLE_MATCH = "whole-match.game"
LONGEST = 120
"""Options as a file name, in characters; a preset that takes more is called by its own name."""
WHIM = 0.25
"""How often a player of a new golden record does anything legal instead of what is sensible."""


def golden() -> list[Path]:
    """Every golden record."""
    return sorted(FOLDER.glob("*/*.game"))


def annotated(text: str) -> str:
    """The same record with what its actions tell as comments; the comments above its header stay."""
    record = read_record(text, games())
    title = [line for line in text.split("\n")[: _header_at(text)] if line.strip() and not line.startswith("# version")]
    header = [line for line in text.split("\n")[_header_at(text) : record.lines[0].number - 1] if line.strip()]
    lines = [*title, f"# version {record.game.version}", *(line for line in header if not line.startswith("#"))]
    result = Replay(record.start.copy())
    for line in record.lines:
        action = result.state.read(line.seat, line.text)
        events = result.state.apply(line.seat, action)
        lines += [*([""] if line.seat == CHANCE else []), _written(line), *map(_told, events)]
    return "\n".join([*lines, "", *_end(result)]) + "\n"


def _header_at(text: str) -> int:
    return next(at for at, line in enumerate(text.split("\n")) if line.startswith("game "))


def _written(line: Line) -> str:
    return f"{'*' if line.seat == CHANCE else line.seat} {line.text}"


def _told(event: Event) -> str:
    """One event as a comment: kind, seat, items, points, and to whom where not to all."""
    words = [f"#   {event.kind}", *([] if event.seat is None else [str(event.seat)])]
    words += [f"({item})" if " " in item else item for item in event.items]
    words += [f"{event.points:+}"] if event.points else []
    words += [f"-> {event.to}"] if event.to is not None else []
    return " ".join(words)


def _end(result: Replay) -> list[str]:
    """Where the record leads, as `replay` prints it."""
    left_out = ("game", "version", "seats", "options", "events", "error", "legal")
    shown = {key: value for key, value in report(result).items() if key not in left_out}
    return [f"# {key}: {json.dumps(value)}" for key, value in shown.items()]


def notable(key: str) -> list[worlds.Table]:
    """The tables of a game worth a golden record: its presets, and for each option a value that is not the usual."""
    tables = dict.fromkeys(table for table in worlds.presets() if table.key == key)
    for setting in games()[key].settings():
        values = [value for value in worlds.written_values(setting)[:3] if value != str(setting.default).lower()]
        found = worlds.table_with(key, setting.name, values[-1] if setting.values else values[0])
        assert found is not None, f"no table of {key} has another {setting.name}"
        tables[found] = None
    return list(tables)


def name_of(table: worlds.Table) -> str:
    """The file name of a table's golden record."""
    options = "-".join(f"{name}-{value}" for name, value in table.options) or "standard"
    if len(options) > LONGEST:
        presets = table.game.presets.items()
        options = next(name for name, preset in presets if dict(preset.options) == dict(table.options))
    seats = f"{table.seats}-" if len(table.game.seats) > 1 else ""
    return f"{seats}{options}.game".replace(",", "+").replace("_", "-")


def played(table: worlds.Table, deals: int = 1) -> str:
    """A new golden record of that table, between players that are mostly sensible."""
    rng = Random(f"golden {table}")
    start = table.start(dealer=rng.randrange(table.seats))
    state = start.copy()
    log: list[tuple[Seat, Action]] = []
    while not state.over and not (state.deal_due and state.dealing + 1 >= deals):
        seat, action = worlds.chosen(state, rng, sensible=rng.random() > WHIM)
        log.append((seat, action))
        state.do(seat, action)
    return annotated(write_record(start, start.dealer, log))
