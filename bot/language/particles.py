"""Korean particles: which of two forms follows a word depends on the sound that the word ends in."""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime.types import FluentInt

VOWEL, RIEUL, CONSONANT, UNSURE = "vowel", "rieul", "consonant", "unsure"

SILENT: Final = re.compile(r"(?:\s*\([^)]*\)|[\s*_~`\"'.,!?·…\\\u200b-\u200f\u2066-\u2069\ufe0f])+$")
"""What ends a word without a sound of its own: marks, markdown, a note in brackets."""
FIRST_HANGUL, LAST_HANGUL, FINALS, FINAL_RIEUL = 0xAC00, 0xD7A3, 28, 8
FIGURE: Final = dict(zip("0123456789", "CRVCVVCRRV", strict=True))
"""영 일 이 삼 사 오 육 칠 팔 구; a number that ends in 0 ends in 십, 백, 천 or 영, all with a consonant."""
LETTER: Final = {"L": "R", "M": "C", "N": "C", "R": "R"}
"""Names of single letters that end in a consonant: 엘, 엠, 엔, 알."""
SOUNDS: Final = {"V": VOWEL, "R": RIEUL, "C": CONSONANT}
UNSURE_ENDS: Final = tuple("bcdgkpqtxz")
"""Latin letters after which Korean writes a final consonant in some names (잭, 밥) and a vowel in others (매트)."""


def with_particle(word: object, forms: object) -> str:
    """The word with the form of its particle, `forms` being `이/가` (after a consonant / after a vowel).

    Where a Latin name does not tell, both are written as Korean does: `Matt이(가)`.
    """
    text = str(int(word)) if isinstance(word, FluentInt) else str(word)
    closed, _, open_ = str(forms).partition("/")
    sound = ending(text)
    if sound == UNSURE:
        return f"{text}{closed}({open_})" if not closed.endswith(open_) else f"{text}({closed[: -len(open_)]}){open_}"
    if sound == RIEUL:
        return text + (open_ if closed.startswith("으로") else closed)
    return text + (closed if sound == CONSONANT else open_)


def ending(word: str) -> str:
    """The sound that a word ends in as Korean says it."""
    spoken = SILENT.sub("", word)
    last = spoken[-1:]
    if not last or last in ">)":
        return UNSURE
    if FIRST_HANGUL <= ord(last) <= LAST_HANGUL:
        final = (ord(last) - FIRST_HANGUL) % FINALS
        return VOWEL if not final else RIEUL if final == FINAL_RIEUL else CONSONANT
    if last in FIGURE:
        return SOUNDS[FIGURE[last]]
    if last.isascii() and last.isalpha():
        return _latin(spoken)
    return UNSURE


def _latin(spoken: str) -> str:
    found = re.search(r"[A-Za-z]+$", spoken)
    word = found[0] if found else ""
    if len(word) == 1 or word.isupper():
        return SOUNDS[LETTER.get(word[-1].upper(), "V")]
    last = word[-1].lower()
    if word.lower().endswith("ng") or last in "mn":
        return CONSONANT
    if last == "l":
        return RIEUL
    return UNSURE if last in UNSURE_ENDS else VOWEL
