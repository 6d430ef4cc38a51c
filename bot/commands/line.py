"""The command line: what can be asked, and who does it."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from bot.commands import doctor, keeping, upkeep
from bot.commands.told import Told
from bot.settings import Settings

Work: TypeAlias = Callable[[Settings, argparse.Namespace], Awaitable[Told]]


@dataclass(frozen=True, slots=True)
class Command:
    """Something to be asked for by name; `words` are the names of what stands behind it."""

    help: str
    work: Work
    words: tuple[tuple[str, type, str], ...] = ()


FILE: Final = ("file", Path, "the file of the backup")
COMMANDS: Final[dict[str, Command]] = {
    "backup": Command("copy everything kept into a file, while the bot runs", keeping.backup, (FILE,)),
    "restore": Command("put a backup in the database's place, while the bot is stopped", keeping.restore, (FILE,)),
    "check": Command("look for damage: pages, logs, snapshots against replay, results", keeping.check),
    "migrate": Command(
        "move everything from one database into another, empty one, while the bot is stopped",
        keeping.migrate,
        (("source", str, "the address of the database with everything"), ("target", str, "that of the empty one")),
    ),
    "rebuild": Command("work out ratings and statistics again from all results", upkeep.rebuild),
    "emojis": Command("upload the faces of cards that Discord has not yet", upkeep.emojis),
    "doctor": Command("say what is wrong with this installation", doctor.examine),
}


def parser() -> argparse.ArgumentParser:
    """What the command line may say; nothing asks for the bot itself."""
    line = argparse.ArgumentParser(prog="python -m bot", description="Talon: trick-taking games for Discord.")
    line.add_argument("--sandbox", action="store_true", help="play in a browser, without Discord")
    line.add_argument("--no-browser", action="store_true", help="do not open a browser at the sandbox's address")
    line.add_argument("--healthcheck", action="store_true", help="ask a running bot whether it is well")
    commands = line.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    for name, command in COMMANDS.items():
        below = commands.add_parser(name, help=command.help, description=command.help)
        for word, kind, meaning in command.words:
            below.add_argument(word, type=kind, help=meaning)
    return line
