"""The rules as a player looks them up: a page is Markdown whose `## topic: Title` headings open its sections."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

HEADING: Final = re.compile(r"^## ([a-z0-9-]+): (.+)$", re.MULTILINE)
LEAF_LINES: Final = 10
"""Lines that are read at once; blank ones do not count."""


class Section(NamedTuple):
    """One topic of a game's rules page."""

    topic: str
    title: str
    text: str

    def leaves(self) -> tuple[str, ...]:
        """The text in as few parts of at most `LEAF_LINES` lines as will do, all of about the same length."""
        lines = self.text.split("\n")
        filled = sum(bool(line.strip()) for line in lines)
        number = max(1, -(-filled // LEAF_LINES))
        found: list[list[str]] = [[]]
        seen = 0
        for line in lines:
            if line.strip():
                if seen * number >= len(found) * filled:
                    found.append([])
                seen += 1
            found[-1].append(line)
        return tuple("\n".join(leaf).strip() for leaf in found)


class Place(NamedTuple):
    """A topic of a game."""

    game: str
    topic: str


class Term(NamedTuple):
    """A word of the games in one language: what it is called, usual name first, and one sentence on what it means."""

    key: str
    words: tuple[str, ...]
    meaning: str


def sections(page: str) -> tuple[Section, ...]:
    """The sections of a page, in reading order; what stands before the first heading belongs to none."""
    found = list(HEADING.finditer(page))
    ends = [match.start() for match in found[1:]] + [len(page)]
    return tuple(
        Section(match[1], match[2].strip(), page[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )


def terms(table: str) -> tuple[Term, ...]:
    """The terms of a language: lines of key, names separated by semicolons, and meaning, with tabs between."""
    rows = (line.split("\t") for line in table.splitlines() if line)
    return tuple(Term(key, tuple(word.strip() for word in words.split(";")), text) for key, words, text in rows)


def term_places(table: str) -> dict[str, tuple[Place, ...]]:
    """Where each term is explained: lines of its key and places such as `ninety-nine/bid`, with a tab between."""
    rows = (line.split("\t") for line in table.splitlines() if line)
    return {key: tuple(Place(*place.split("/")) for place in places.split()) for key, places in rows}


def asked_with(table: str) -> dict[str, str]:
    """Words that people ask with and a page need not have, by the topic they mean, in whatever game has it.

    Lines of topic (or `game/topic`) and words, with a tab between; the topic `-` has words that say nothing.
    """
    rows = (line.split("\t") for line in table.splitlines() if line)
    return {topic: words.strip() for topic, words in rows}
