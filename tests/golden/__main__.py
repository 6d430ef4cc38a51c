"""`python -m tests.golden new GAME`: its missing golden records; `renew [FILE…]`: the comments of all, or of these."""

from __future__ import annotations

import argparse
from pathlib import Path

from games import games
from tests.golden.records import FOLDER, WHOLE_MATCH, annotated, golden, name_of, notable, played, whole_match


def new(key: str) -> None:
    """Write what the game lacks: some deals of every notable table, and a whole match of the usual one."""
    folder = FOLDER / key
    folder.mkdir(exist_ok=True)
    for table in notable(key):
        if not (folder / name_of(table)).exists():
            (folder / name_of(table)).write_text(played(table), "utf-8")
    if not (folder / WHOLE_MATCH).exists():
        (folder / WHOLE_MATCH).write_text(whole_match(key), "utf-8")


def renew(files: list[Path]) -> None:
    """Write the comments of golden records anew: for a change of the rules that was meant, with a new version."""
    for path in files or golden():
        path.write_text(annotated(path.read_text("utf-8")), "utf-8")


def main() -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    commands.add_parser("new").add_argument("game", choices=games())
    commands.add_parser("renew").add_argument("files", nargs="*", type=Path)
    asked = parser.parse_args()
    if asked.command == "new":
        new(asked.game)
    else:
        renew(asked.files)


if __name__ == "__main__":
    main()
