"""The rules pages and the words of the games, read once from the package that holds them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from bot.language import ENGLISH, RIGHT_TO_LEFT, page_isolated
from games.core.pages import Place, Section, Term, asked_with, sections, term_places, terms


@cache
def rulebook(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules in a language, in English where that has none yet; empty where nothing is written."""
    for wanted in (language, ENGLISH):
        found = written(game, wanted)
        if found:
            return found if wanted not in RIGHT_TO_LEFT else tuple(_directed(section) for section in found)
    return ()


def written(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules as they stand in the folder of that very language; empty where it has none."""
    return sections(_read(language, f"{game}.md"))


@cache
def glossary(language: str) -> Mapping[str, Term]:
    """The words of the games in a language by their keys, English ones where that has none yet."""
    own = {term.key: term for term in terms(_read(language, "terms.tsv"))}
    return own if language == ENGLISH else {**glossary(ENGLISH), **own}


@cache
def places_of_terms() -> Mapping[str, tuple[Place, ...]]:
    """The topics that explain each word."""
    return term_places((files("games") / "pages" / "terms.tsv").read_text("utf-8"))


def asking_words(language: str) -> Mapping[str, str]:
    """What people ask with, by topic; see `asked_with`."""
    return asked_with(_read(language, "asked.tsv"))


def _read(language: str, name: str) -> str:
    file = files("games") / "pages" / language / name
    return file.read_text("utf-8") if file.is_file() else ""


def _directed(section: Section) -> Section:
    return section._replace(text=page_isolated(section.text))
