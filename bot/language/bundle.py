"""The messages of a language about one game, each parsed when it is first said.

Parsing all of them would take the better part of a second at every start, and keep a syntax tree of what is never said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from bot.language.digits import DIGITS
from bot.language.direction import RIGHT_TO_LEFT
from bot.language.particles import with_particle

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: all its other lines begin with a blank or a brace."""
NAMED: Final = re.compile(r"[{(,:]\s*(-?[A-Za-z][\w-]*)", re.ASCII)
"""Where a message may name another one; that some of these are no names does no harm."""


class Bundle(FluentBundle):
    """The game's messages over the common ones."""

    def __init__(self, folder: Path, language: str, game: str | None, *, digits: bool) -> None:
        """`digits`: text is written with the language's own."""
        isolating = language in RIGHT_TO_LEFT
        functions: dict[str, Any] = {"JOSA": with_particle}
        super().__init__([language], functions=functions, use_isolating=isolating)
        self._digits = language if digits else None
        self._unread: dict[str, str] = {}
        for name in ("common", game):
            path = folder / language / f"{name}.ftl"
            if name is not None and path.is_file():
                self._unread |= entries(path)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; from then on it can be got."""
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """Parse an entry, and what it names."""
        text = self._unread.pop(name, None)
        if text is None:
            return
        self.add_resource(_parsed(text, self._digits))
        for other in NAMED.findall(text):
            self._read(other)


@cache
def entries(path: Path) -> Mapping[str, str]:
    """The text of each message and term of a file, by its name."""
    text = path.read_text("utf-8")
    found = list(ENTRY.finditer(text))
    borders = [*(one.start() for one in found), len(text)]
    return {one[1]: text[start:end] for one, (start, end) in zip(found, pairwise(borders), strict=True)}


@cache
def _parsed(text: str, language: str | None) -> ast.Resource:
    """An entry's syntax, its digits those of a language; the speakers of all games share it."""
    resource = FluentResource(text)
    if language is not None:
        _Redigit(DIGITS[language]).visit(resource)
    return resource


class _Redigit(visitor.Visitor):
    """Writes the digits in the text of messages anew; names and keys stay."""

    def __init__(self, digits: Mapping[int, str]) -> None:
        super().__init__()
        self._digits = digits

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the visitor calls it by the node's name
        node.value = node.value.translate(self._digits)
