"""No text waits to be said: every message has a place in the code that asks for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bot
import games
from bot.language.choosing import HERE
from bot.language.completeness import texts
from bot.ui.inviting import CHOICES
from bot.ui.wishes import HOUSES, TASTES

LEAST: Final = 3
"""Letters of its own that a name with blanks needs; one with fewer would stand for every message."""
SOURCES: Final = sorted(path for package in (bot, games) for path in Path(package.__path__[0]).rglob("*.py"))


def asked_for() -> Iterator[str]:
    """Every text of the code as a pattern, the blanks of formatted ones standing for anything."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if sum(len(str(part)) for part in parts if part is not None) >= LEAST:
                    yield "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def chosen() -> Iterator[str]:
    """The names that are put together from blanks alone: of choices and their values."""
    for start, choices in (("", CHOICES), ("taste-", TASTES), ("house-", HOUSES)):
        for name, values in choices.items():
            yield from (f"{start}{name}", *(f"{start}{name}-{value}" for value in values))


def test_every_message_that_all_games_share_is_said_somewhere() -> None:
    said = re.compile("|".join({f"(?:{pattern})" for pattern in asked_for() if len(pattern) < 80}))
    messages = {name.partition(".")[0] for name in texts(HERE / "en" / "common.ftl")}
    assert not sorted(name for name in messages - {*chosen()} if not said.fullmatch(name))
