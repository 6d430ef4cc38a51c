"""The rules pages, read once from the package that holds them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from games.core.pages import Section, sections

ENGLISH = "en"


@cache
def rulebook(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules in a language, in English where that has none yet; empty where nothing is written."""
    for wanted in (language, ENGLISH):
        page = files("games") / "pages" / wanted / f"{game}.md"
        if page.is_file():
            return sections(page.read_text("utf-8"))
    return ()
