"""The terms are those of the glossaries of the rules: every row, in every language, and no word they warn of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bot.language.choosing import HERE
from bot.language.completeness import PAGES
from bot.language.stems import heads
from bot.ui.searching import find_terms
from games import games

RULES: Final = Path(__file__).parents[3] / "shared" / "rules"
LANGUAGES: Final = ("fa", "ru", "ko")
"""In the order of the glossaries' columns."""
UNUSED: Final = "not used here"
NAMES: Final = re.compile("Domino Pinochle|Ninety-Nine|two-handed Pinochle|suits|spades, hearts, diamonds, clubs")
WARNED: Final = "— not "
"""What stands before words that a translation must not have."""
BETWEEN_PARTS: Final = re.compile(r" / |[;؛]")
BETWEEN_NAMES: Final = re.compile(r"[,،()«»“”\"]+")

pytestmark = pytest.mark.skipif(not RULES.is_dir(), reason="the glossaries lie beside the repository in ../shared")


class Row(NamedTuple):
    """A row of a game's glossary: what it is about in English, and its cell in one language."""

    game: str
    english: str
    language: str
    cell: str

    def parts(self) -> Iterator[tuple[str, ...]]:
        """The terms of the cell, each by its names; one of them is enough."""
        for part in BETWEEN_PARTS.split(self.cell.partition(WARNED)[0]):
            names = [*BETWEEN_NAMES.split(part), re.sub(r"[()]", "", part)]
            yield tuple(one for name in names if heads(name) for one in _one_by_one(name))


def _one_by_one(name: str) -> Iterator[str]:
    """`A·B C` is short for `A C` and `B C`."""
    yield from (" ".join(words) for words in product(*(word.split("·") for word in name.split())))


def rows() -> Iterator[Row]:
    for game in games():
        table = (RULES / f"{game}.md").read_text("utf-8").split("Glossary")[-1]
        lines = [line.strip().strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
        for english, *cells in lines[2:]:
            if UNUSED not in english:
                yield from (Row(game, english.strip(), *cell) for cell in zip(LANGUAGES, cells, strict=True))


def written(game: str, language: str) -> str:
    """All that is written in a language about a game, its glossary included."""
    messages = [HERE / language / f"{name}.ftl" for name in ("common", game)]
    pages = [PAGES / language / name for name in (f"{game}.md", "terms.tsv")]
    return "\n".join(path.read_text("utf-8") for path in (*messages, *pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_every_row_are_used(language: str) -> None:
    own = [row for row in rows() if row.language == language]
    assert {row.game for row in own} == set(games())
    text = {game: f" {' '.join(heads(written(game, language)))} " for game in games()}
    missing = [
        f"{row.game}: {row.english}: {' / '.join(names)}"
        for row in own
        for names in row.parts()
        if not any(f" {' '.join(heads(name))} " in text[row.game] for name in names)
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_a_row_warns_of_stands_nowhere(language: str) -> None:
    warned = [(row.game, word) for row in rows() if row.language == language for word in row.cell.split(WARNED)[1:]]
    for game, words in warned:
        for word in words.strip().split("/"):
            assert word not in written(game, language)
    assert warned or language == "ru"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_but_names_of_games_and_suits_is_a_word_to_look_up(language: str) -> None:
    strange = [
        f"{row.game}: {row.english}"
        for row in rows()
        if row.language == language and not NAMES.fullmatch(row.english)
        if not any(find_terms(name, language, (language,)) for names in row.parts() for name in names)
    ]
    assert not strange
