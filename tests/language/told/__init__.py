"""Every number that an English rules page tells, in reading order, and where each of them comes from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games import games


class Free(NamedTuple):
    """A number that no rule of the code fixes, and why it may stand on a page all the same."""

    number: int
    why: str


Entry = int | Free
"""A value taken from the code, or a number with its excuse."""
Told = Mapping[str, Sequence[Entry]]
"""By topic, the numbers of its text in reading order; a topic without numbers may be left out."""

WORDS: Final = {
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "sixteen": 16,
}
"""Numbers written as words; one and two are left out, being pronouns and pairs far more often than amounts."""
NUMBER: Final = re.compile(rf"\d+|\b(?:{'|'.join(WORDS)})\b", re.IGNORECASE)
NUMBERING: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
CARDS: Final = re.compile(r"[♠♥♦♣](?:10|[2-9AKQJ])(?: (?:10|[2-9AKQJ])(?!\w))*")
COPY: Final = re.compile(r"\b[AKQJT9][SHDC][12]\b")
SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
TILE: Final = re.compile(r"\b[0-6]-[0-6]\b")
RANKS: Final = re.compile(r"(?<![♠♥♦♣])\b[AKQJ](?: (?:[AKQJ]|1[0-2]|[2-9])\b)+")
NAMES: Final = (NUMBERING, COPY, CARDS, TILE, RANKS)
"""What has figures in it and is no amount: tests of their own look at each of these."""


def plain(text: str) -> str:
    """A section without the marks of bold print."""
    return text.replace("*", "")


def amounts(text: str) -> list[int]:
    """The numbers of a section in reading order, without those that name a card, a tile or a step."""
    text = plain(text)
    for name in NAMES:
        text = name.sub("", text)
    return [WORDS.get(found.lower()) or int(found) for found in NUMBER.findall(text)]


def cards_of(text: str) -> list[str]:
    """The cards of a text in reading order, as records write them; ♠A 10 are two."""
    runs = CARDS.findall(plain(text))
    return [name.replace("10", "T") + SUITS[run[0]] for run in runs for name in run[1:].split()]


def because(why: str) -> Callable[..., list[Entry]]:
    """What makes numbers free for that reason."""

    def of(*numbers: int) -> list[Entry]:
        return [Free(number, why) for number in numbers]

    return of


rank = because("the name of a rank, not an amount")
example = because("an amount that an example supposes; its sums are checked where it has any")
shape = because(
    "how many cards or tiles a meld has is part of its name, and the meld table is tested against the rules"
)
kinds = because("counts the kinds of things in the sentence")
advice = because("advice from experience")
year = because("a year")


def usual(key: str, given: Mapping[str, str] | None = None, seats: int | None = None) -> Any:
    """The options of a table that chose nothing beyond `given`."""
    game = games()[key]
    return game.read_options(seats or game.seats[0], given or {})


def choices(key: str, name: str) -> tuple[Any, ...]:
    """Every value that an option offers, the usual one first."""
    return next(setting.values or () for setting in games()[key].settings() if setting.name == name)


def numbers(entries: Iterable[Entry]) -> list[int]:
    """The bare numbers."""
    return [entry.number if isinstance(entry, Free) else entry for entry in entries]
