"""Finds the topic that answers a question, in whatever language it is asked: a full-text index a language."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from bot.language.stems import heads, stems
from bot.ui.rulebook import asking_words, glossary, places_of_terms, written
from games import games
from games.core.pages import Section

SILENT: Final = "-"
"""The topic whose words say nothing about what is asked."""
TITLE, ASKED, TEXT = 6.0, 4.0, 1.0
"""What a word counts by where it is found: in the heading, among the words people ask with, in the text."""


GENERAL: Final = frozenset({"object", "course", "options", "example", "strategy"})
"""Topics that touch on what others explain."""
TOUCHED: Final = 0.6
"""What an answer of such a topic counts beside that of another."""
STRANGE: Final = 4
"""How unlike a name is that has nothing of a word."""


class Found(NamedTuple):
    """A part of a topic that answers a question; the lower its score, the better it does."""

    topic: str
    leaf: int
    score: float


class Index:
    """The rules pages of one language, by the stems of their words."""

    def __init__(self, language: str) -> None:
        asked = asking_words(language)
        self._silent = frozenset(stems(asked.get(SILENT, "")))
        self._pages = sqlite3.connect(":memory:", check_same_thread=False)  # read by one thread, made by any
        self._pages.execute(
            "CREATE VIRTUAL TABLE page USING fts5(game UNINDEXED, topic UNINDEXED, leaf UNINDEXED, title, asked, text)"
        )
        for game in games():
            for section in written(game, language):
                words = " ".join(_asked_of(language, game, section, asked))
                self._add(game, section, words)
        self._known = frozenset(self._vocabulary())

    def _add(self, game: str, section: Section, words: str) -> None:
        for leaf, text in enumerate(section.leaves()):
            row = (_line(section.title), _line(words), _line(text))
            self._pages.execute("INSERT INTO page VALUES (?, ?, ?, ?, ?, ?)", (game, section.topic, leaf, *row))

    def _vocabulary(self) -> Iterator[str]:
        self._pages.execute("CREATE VIRTUAL TABLE word USING fts5vocab(page, row)")
        yield from chain.from_iterable(self._pages.execute("SELECT term FROM word"))

    def knows(self, question: str) -> int:
        """How many words of a question stand anywhere in these pages."""
        return sum(stem in self._known or stem in self._silent for stem in stems(question))

    def find(self, game: str, question: str) -> list[Found]:
        """The topics of a game that have the question's words, the best first, each with its best part."""
        asked = [stem for stem in stems(question) if stem not in self._silent]
        rows = self._pages.execute(
            "SELECT topic, leaf, bm25(page, 0, 0, 0, ?, ?, ?) AS score FROM page "
            "WHERE page MATCH ? AND game = ? ORDER BY score, rowid",
            (TITLE, ASKED, TEXT, " OR ".join(f'"{stem}"' for stem in asked) or '""', game),
        )
        best: dict[str, Found] = {}
        for topic, leaf, score in rows:
            best.setdefault(topic, Found(topic, leaf, score * TOUCHED if topic in GENERAL else score))
        return sorted(best.values(), key=lambda found: found.score)


def _line(text: str) -> str:
    return " ".join(stems(text))


def _asked_of(language: str, game: str, section: Section, asked: Mapping[str, str]) -> Iterator[str]:
    """What people may call a topic: the terms that it explains, and words of its own."""
    for key, places in places_of_terms().items():
        if any(place == (game, section.topic) for place in places) and key in glossary(language):
            yield " ".join(glossary(language)[key].words)
    for topic in (section.topic, f"{game}/{section.topic}"):
        yield asked.get(topic, "")


@cache
def index(language: str) -> Index:
    """The index of a language, made once."""
    return Index(language)


def find_topics(game: str, question: str, own: str, languages: Iterable[str]) -> list[Found]:
    """The topics that answer a question: by the pages of the language that knows most of its words, `own` first."""
    order = [own, *(language for language in languages if language != own)]
    best = max(order, key=lambda language: index(language).knows(question))  # the first of equals
    return index(best).find(game, question)


def find_terms(word: str, own: str, languages: Iterable[str]) -> list[str]:
    """Keys of the terms that a word may mean in any language: those called so first, then those that begin so."""
    wanted = heads(word)
    if not wanted:
        return list(glossary(own))
    ranked: dict[str, int] = {}
    for language in [own, *(language for language in languages if language != own)]:
        for key, term in glossary(language).items():
            rank = min(_unlikeness(word, wanted, name) for name in (term.key, *term.words))
            ranked[key] = min(rank, ranked.get(key, STRANGE))
    return sorted((key for key in ranked if ranked[key] < STRANGE), key=lambda key: ranked[key])


def _unlikeness(word: str, wanted: tuple[str, ...], name: str) -> int:
    """How far a name is from the word that is asked for, from 0 for the same up to `STRANGE`."""
    if name.casefold() == word.strip().casefold():
        return 0
    found = _name_heads(name)
    if found == wanted:
        return 1
    if " ".join(found).startswith(" ".join(wanted)):
        return 2
    return 3 if set(wanted) <= set(found) else STRANGE


@cache
def _name_heads(name: str) -> tuple[str, ...]:
    """The heads of a term's name, worked out once: each letter that somebody types is compared with all names."""
    return heads(name)


def read_rules(languages: Iterable[str]) -> None:
    """Make every index now, so that no answer has to wait for one."""
    for language in languages:
        index(language)
