"""A language that does not exist: English with every text longer by two fifths, and accents on its letters."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.language.choosing import HERE
from bot.language.speaker import ENGLISH

NAME: Final = "eo"
"""Fluent wants a language that has plural rules; Esperanto's are those of English."""
ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ")
LONGER: Final = 0.4


def write_language(folder: Path) -> Path:
    """Put the language, and English beside it, under `folder`, and return that."""
    for name in (ENGLISH, NAME):
        (folder / name).mkdir(parents=True)
    for path in (HERE / ENGLISH).glob("*.ftl"):
        text = path.read_text("utf-8")
        (folder / ENGLISH / path.name).write_text(text, "utf-8")
        resource = FluentParser().parse(text)
        _Lengthen().visit(resource)
        (folder / NAME / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    return folder


def lengthened(text: str) -> str:
    """The text with accents; two fifths of its letters and signs are added before what it ends in."""
    plain = text.rstrip(" :.!,(")
    letters = sum(not character.isspace() for character in plain)
    filling = "ő" * -int(-letters * LONGER // 1)
    return plain.translate(ACCENTS) + filling + text[len(plain) :]


class _Lengthen(visitor.Visitor):
    """Lengthens text, but not what stands in quotes: that is punctuation."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  # the visitor calls it by the node's name
        if not node.id.name.startswith("between-"):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # as above
        node.value = lengthened(node.value)
