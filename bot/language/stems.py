"""Words cut down to what stays the same in all their forms, so that a question finds a text; by script, roughly."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

WORD: Final = re.compile(r"[a-z']+|[\u0400-\u04ff]+|[\u0620-\u06d3]+|[\uac00-\ud7a3]+|[0-9]+")
ACCENTS: Final = re.compile("[\u0300-\u036f\u064b-\u065f\u0670]")
ALIKE: Final = str.maketrans(
    "\u064a\u0649\u0643\u0629\u06d5\u200c۰۱۲۳۴۵۶۷۸۹",
    "\u06cc\u06cc\u06a9\u0647\u0647 0123456789",
)
"""Arabic letters that Persian keyboards have twice, the mark between parts of a word, and Persian digits."""
ENGLISH_ENDINGS: Final = ("ings", "ing", "ers", "ies", "ed", "er", "es", "'s", "s", "e", "y")
PERSIAN_ENDINGS: Final = ("هایی", "های", "ها", "ترین", "تر", "ام", "ان", "ای", "م", "ی", "ه")
PERSIAN_PARTS: Final = frozenset({"ها", "های", "هایی", "می", "نمی", "ای", "اند", "ام", "تر"})
"""What a Persian word is written apart from, often with a mark that is no blank."""
SHORTEST: Final = 3
"""Letters that a word keeps."""
RUSSIAN: Final = (4, 6)
"""Russian words change their ends, and vowels in front of them: they are known by so many first letters."""


def stems(text: str) -> list[str]:
    """What a text is found by, in its order: one or more stems a word."""
    return [stem for word in WORD.findall(_plain(text)) for stem in _stems(word)]


def heads(text: str) -> tuple[str, ...]:
    """The first stem of each word: what all forms of a name share."""
    return tuple(next(_stems(word)) for word in WORD.findall(_plain(text)) if word not in PERSIAN_PARTS)


def _plain(text: str) -> str:
    """Small letters without accents, one letter for each of those that look alike, Latin digits."""
    if text.isascii():
        return text.casefold()
    bare = ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return unicodedata.normalize("NFC", bare).translate(ALIKE)


def _stems(word: str) -> Iterator[str]:
    if "\uac00" <= word[0] <= "\ud7a3":  # particles follow a Korean word without a gap
        yield from (word[at : at + 2] for at in range(max(1, len(word) - 1)))
    elif "\u0400" <= word[0] <= "\u04ff":
        yield from dict.fromkeys(word[:length] for length in RUSSIAN)
    elif "\u0620" <= word[0] <= "\u06d3":
        if word not in PERSIAN_PARTS:
            yield _cut(word, PERSIAN_ENDINGS)
    else:
        yield _cut(word, ENGLISH_ENDINGS) if word[0] > "9" else word


def _cut(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            stem = word.removesuffix(ending)
            return stem[:-1] if stem[-1] == stem[-2] and len(stem) > SHORTEST else stem  # as in bidding
    return word
