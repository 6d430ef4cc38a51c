"""Golden records: games as text with what happened as comments, so that a change of the rules shows as a difference."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from games import games
from games.core.api import CHANCE, Action, Event, Seat, State
from games.core.options import changed
from games.core.options import text as written
from games.core.record import Line, Replay, read_record, write_record
from games.core.report import report
from tests.games import worlds
from tests.golden.shown import SILENT, Twins

FOLDER = Path(__file__).parent
WHOLE_MATCH = "whole-match.game"
LONGEST = 120
"""Options as a file name, in characters; a preset that takes more is called by its own name."""
WHIM = 0.25
"""How often a player of a new golden record does anything legal instead of what is sensible."""
SEARCH = ((1, 200), (4, 200), (12, 400), (100, 400))
"""For a record that shows its options: so many deals at most, and how often to try that."""
BESIDE = {
    ("two-handed-pinochle", "dix_uses_meld_slot"): {"melds_per_trick": "one"},
    ("auction-pinochle", "both_over"): {"target_score": "1", "min_bid": "10", "max_bid": "10"},
    ("domino-pinochle", "meld_tie"): {"target_score": "100"},
    ("ninety-nine", "rubber_games"): {"target_score": "1"},
    ("ninety-nine", "game_bonus"): {"target_score": "1"},
    ("ninety-nine", "bonus_value"): {"target_score": "1"},
}
"""What an option has something to say about, or brings the end of a game near where it says how that comes."""


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
    """The tables of a game worth a golden record: its presets, and every value of an option that is not the usual."""
    tables = [table for table in worlds.presets() if table.key == key]
    for setting in games()[key].settings():
        values = worlds.written_values(setting)
        single = values[: len(setting.values)] if setting.values and setting.several else values
        if (key, setting.name) not in SILENT:
            tables += [_showing(key, setting.name, value) for value in single if value != written(setting.default)]
    different = {table.start().options: table for table in reversed(tables)}
    return list(reversed(different.values()))


def _showing(key: str, name: str, value: str) -> worlds.Table:
    """A table with that value, and what lets it show within a few deals."""
    found = worlds.table_with(key, name, value)
    assert found is not None, f"no table of {key} has {name} {value}"
    for other, beside in BESIDE.get((key, name), {}).items():
        found = found.having(other, beside)
    return found


def name_of(table: worlds.Table) -> str:
    """The file name of a table's golden record."""
    options = "-".join(f"{name}-{value}" for name, value in table.options) or "standard"
    if len(options) > LONGEST:
        presets = table.game.presets.items()
        options = next(name for name, preset in presets if dict(preset.options) == dict(table.options))
    seats = f"{table.seats}-" if len(table.game.seats) > 1 else ""
    return f"{seats}{options}.game".replace(",", "+").replace("_", "-")


def whole_match(key: str) -> str:
    """A new golden record of the usual table, from the first deal to the end."""
    table = worlds.Table(key, games()[key].seats[0])
    rng = Random(f"golden {table}")
    start = table.start(dealer=rng.randrange(table.seats))
    state = start.copy()
    log: list[tuple[Seat, Action]] = []
    while not state.over:
        log.append(worlds.chosen(state, rng, sensible=rng.random() > WHIM))
        state.do(*log[-1])
    return annotated(write_record(start, start.dealer, log))


def played(table: worlds.Table) -> str:
    """A new golden record of as few deals as show what each of the table's options is for."""
    for deals, tries in SEARCH:
        for number in range(tries):
            text = _attempt(table, Random(f"golden {table} {deals} {number}"), deals)
            if text is not None:
                return text
    raise LookupError(f"no record found that shows all the options of {table}")


def _attempt(table: worlds.Table, rng: Random, deals: int) -> str | None:
    """So many deals at most between players that are mostly sensible; None where some option changed nothing."""
    start = table.start(dealer=rng.randrange(table.seats))
    given = {name: value for name, value in changed(start.options).items() if (table.key, name) not in SILENT}
    twins = Twins(table.game, table.seats, start.dealer, given)
    state = start.copy()
    log: list[tuple[Seat, Action]] = []
    while not _ends(state, deals, shown=not twins.left):
        seat, action = worlds.chosen(state, rng, sensible=rng.random() > WHIM)
        before = state.copy()
        twins.follow(before, seat, action, state, state.apply(seat, action))
        log.append((seat, action))
    return None if twins.left else annotated(write_record(start, start.dealer, log))


def _ends(state: State, deals: int, *, shown: bool) -> bool:
    """Whether a record ends here: with the match, or after a deal, where all is shown and somebody has scored."""
    enough = state.dealing + 1 >= deals or (shown and any(state.sheet))
    return state.over or (state.deal_due and enough)
