"""The rules pages, read once from the package that holds them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from bot.language import ENGLISH, RIGHT_TO_LEFT, page_isolated
from games.core.pages import Section, sections


@cache
def rulebook(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules in a language, in English where that has none yet; empty where nothing is written."""
    for wanted in (language, ENGLISH):
        page = files("games") / "pages" / wanted / f"{game}.md"
        if page.is_file():
            found = sections(page.read_text("utf-8"))
            return found if wanted not in RIGHT_TO_LEFT else tuple(_directed(section) for section in found)
    return ()


def _directed(section: Section) -> Section:
    return section._replace(text=page_isolated(section.text))
