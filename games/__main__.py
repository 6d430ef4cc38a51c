"""The command line of the rules core; the only part of it that reads, writes and looks at a clock."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NoReturn

from games import games
from games.core.api import Game
from games.core.options import BadOption, text
from games.core.pages import sections
from games.core.record import BadRecord, read_record, replay, write_record
from games.core.report import bad_record, listing, report, seen_by
from games.players.api import PLAYERS
from games.players.selfplay import Match, Outcome, play_set, summary

OK: Final = 0
ILLEGAL: Final = 1
UNREADABLE: Final = 2

SEAT: Final = re.compile(r"[0-9]{1,9}", re.ASCII)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is that of record-format.md."""
    asked = _parser().parse_args(arguments)
    try:
        result: int = asked.run(asked)
    except Unusable as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="The rules of the games, without Discord.")
    commands = parser.add_subparsers(required=True)
    listed = commands.add_parser("list", help="every game with its seats, options and presets")
    listed.add_argument("--json", action="store_true")
    listed.set_defaults(run=_list)
    rules = commands.add_parser("rules", help="the rules a player would look up")
    rules.add_argument("game")
    rules.add_argument("topic", nargs="?")
    rules.add_argument("--lang", default="en")
    rules.set_defaults(run=_rules)
    again = commands.add_parser("replay", help="where records lead")
    again.add_argument("files", nargs="+", metavar="FILE")
    again.add_argument("--legal", action="store_true", help="add every legal action")
    again.add_argument("--view", metavar="SEAT", help="only what that seat may see; none: a spectator")
    again.set_defaults(run=_replay)
    selfplay = commands.add_parser("selfplay", help="games between computer players")
    selfplay.add_argument("game")
    selfplay.add_argument("--seats", type=int)
    selfplay.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    selfplay.add_argument("--preset")
    selfplay.add_argument("--players", required=True, metavar="P,P,…")
    selfplay.add_argument("--games", type=int, required=True, metavar="N")
    selfplay.add_argument("--seed", type=int, default=0)
    selfplay.add_argument("--jobs", type=int, default=1)
    length = selfplay.add_mutually_exclusive_group()
    length.add_argument("--deals", action="store_true", help="N single deals from an even score")
    length.add_argument("--max-deals", type=int, default=500)
    selfplay.add_argument("--mirror", action="store_true")
    selfplay.add_argument("--json", action="store_true")
    selfplay.add_argument("--records", type=Path, metavar="DIR")
    selfplay.set_defaults(run=_selfplay)
    return parser


class Unusable(Exception):
    """What was asked for cannot be done; one sentence, and the exit status is that of an unreadable record."""


def _refuse(sentence: str) -> NoReturn:
    raise Unusable(sentence)


def _game(key: str) -> Game:
    game = games().get(key)
    return game if game is not None else _refuse(f"There is no game {key!r}; there are {', '.join(games())}.")


def _list(asked: argparse.Namespace) -> int:
    if asked.json:
        print(json.dumps([listing(game) for game in games().values()], ensure_ascii=False))
        return OK
    for game in games().values():
        print(f"{game.key}  (version {game.version}, players {', '.join(map(str, sorted(game.seats)))})")
        for setting in game.settings():
            span = "" if setting.most is None else f"{setting.least} to {setting.most}"
            values = ", ".join(text(value) for value in setting.values or ()) or span
            print(f"  {setting.name} = {text(setting.default)}  [{values}]")
        print(f"  presets: {', '.join(game.presets)}")
    return OK


def _rules(asked: argparse.Namespace) -> int:
    game = _game(asked.game)
    pages = {folder.name: folder / f"{game.key}.md" for folder in (files("games") / "pages").iterdir()}
    page = pages.get(asked.lang)
    if page is None or not page.is_file():
        _refuse(f"There are no rules of {game.key} in {asked.lang!r}.")
    found = sections(page.read_text("utf-8"))
    if asked.topic:
        found = tuple(section for section in found if section.topic == asked.topic)
        if not found:
            _refuse(f"{game.key} has no topic {asked.topic!r}; it has {', '.join(game.topics)}.")
    print("\n\n".join(f"{section.title}\n\n{section.text}" for section in found))
    return OK


def _replay(asked: argparse.Namespace) -> int:
    if asked.view is not None and asked.view != "none" and not SEAT.fullmatch(asked.view):
        _refuse(f"--view takes a seat or none, not {asked.view!r}.")
    worst = OK
    for name in asked.files:
        try:
            result, status = _replay_one(name, asked)
        except Unusable as error:  # of one file; the others are told all the same
            print(error, file=sys.stderr)
            status = UNREADABLE
        else:
            print(json.dumps(result, ensure_ascii=False))
        worst = max(worst, status)
    return worst


def _read(name: str) -> bytes:
    if name == "-" and sys.stdin is None:
        _refuse("Standard input is closed.")
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        _refuse(f"{name} cannot be read: {error.strerror}.")


def _replay_one(name: str, asked: argparse.Namespace) -> tuple[dict[str, Any], int]:
    data = _read(name)
    try:
        record = read_record(data.decode("utf-8"), games())
        result = replay(record)
    except UnicodeDecodeError as error:
        return bad_record(BadRecord(data[: error.start].count(b"\n") + 1, "A record is UTF-8 text.")), UNREADABLE
    except BadRecord as error:
        return bad_record(error), UNREADABLE
    status = OK if result.stopped is None else ILLEGAL
    if asked.view is None:
        return report(result, legal=asked.legal), status
    if asked.view != "none" and int(asked.view) >= record.start.seats:
        _refuse(f"There is no seat {asked.view} in {name}.")
    return seen_by(result, None if asked.view == "none" else int(asked.view)), status


def _match(asked: argparse.Namespace) -> Match:
    game = _game(asked.game)
    given: dict[str, str] = {}
    seats = asked.seats
    if asked.preset is not None:
        preset = game.presets.get(asked.preset)
        if preset is None:
            _refuse(f"{game.key} has no preset {asked.preset!r}; it has {', '.join(game.presets)}.")
        given, seats = dict(preset.options), preset.seats[0] if seats is None else seats
    for option in asked.option:
        name, _, value = option.partition("=")
        given[name] = value
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        _refuse(f"{game.key} is not played by {seats}.")
    try:
        start = game.start(seats, given)
    except BadOption as error:
        _refuse(str(error))
    players = tuple(asked.players.split(","))
    players = players * seats if len(players) == 1 else players
    unknown = [player for player in players if player not in PLAYERS]
    if unknown or len(players) != seats:
        _refuse(f"--players takes {seats} of {', '.join(PLAYERS)}, separated by commas.")
    if asked.games < 1 or asked.jobs < 1 or asked.max_deals < 1:
        _refuse("--games, --jobs and --max-deals take whole numbers from 1.")
    return Match(
        start=start,
        players=players,
        seed=asked.seed,
        single_deals=asked.deals,
        max_deals=asked.max_deals,
        mirror=asked.mirror,
    )


def _selfplay(asked: argparse.Namespace) -> int:
    match = _match(asked)
    if asked.records is not None:
        _make(asked.records)
    began = time.perf_counter()
    sets = []
    for number, outcomes in enumerate(_sets(match, asked.games, asked.jobs)):
        if asked.records is not None:
            _write(asked.records, match, number, outcomes)
        for outcome in outcomes:
            outcome.log.clear()
        sets.append(outcomes)
    result = summary(match.players, sets, time.perf_counter() - began)
    if asked.json:
        print(json.dumps(result))
    else:
        _print_summary(result)
    return OK


def _sets(match: Match, number: int, jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1:
        yield from map(partial(play_set, match), range(number))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play_set, match), range(number))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _refuse(f"{folder} cannot be made a folder: {error.strerror}.")


def _write(folder: Path, match: Match, number: int, outcomes: list[Outcome]) -> None:
    for turn, outcome in enumerate(outcomes):
        names = dict(enumerate(outcome.players))
        record = write_record(match.start, outcome.dealer, outcome.log, names)
        path = folder / f"{match.start.game.key}-{match.seed}-{number}-{turn}.game"
        try:
            path.write_text(record, "utf-8")
        except OSError as error:
            _refuse(f"{path} cannot be written: {error.strerror}.")


def _print_summary(result: dict[str, Any]) -> None:
    seconds = max(result["seconds"], 1e-9)
    print(f"{result['games']} games, {result['deals']} deals, {result['unfinished']} unfinished")
    for player in result["players"]:
        print(
            f"  {player['name']:8} {player['seats']} seats  wins {player['wins']:.1f}"
            f"  mean {player['mean']:.2f} ± {player['stderr']:.2f}"
        )
    if result["difference"] is not None:
        print(f"  first less second {result['difference']:.2f} ± {result['difference_stderr']:.2f}")
    print(f"{result['games'] / seconds:.1f} games/s, {result['actions'] / seconds:.0f} actions/s")
    print(f"illegal attempts {result['illegal']}")


if __name__ == "__main__":
    sys.exit(main())
