"""Says messages of one language about one game."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from bot.language.bundle import Bundle
from bot.language.digits import DECIMAL_MARKS, DIGITS, Number
from bot.language.direction import RIGHT_TO_LEFT, framed, isolated, tidied

log = logging.getLogger(__name__)

ENGLISH: Final = "en"
CARD: Final = re.compile(r"(A|K|Q|J|T|[2-9]|1[12])([SHDC])([1-4]?)")
SUIT: Final = re.compile(r"[SHDC]")
FIGURES: Final = re.compile(r"-?[0-9]+(?:-[0-9]+)?")
"""A number, or a tile by its ends."""
MARKDOWN: Final = re.compile(r"([\\*_~`|>\[\]#@:<-])")
NAME_MOST: Final = 44
"""Characters that a name takes in a message; Discord allows names of 32."""
REMEMBERED: Final = 2048
"""So many things said are kept: a table says nearly the same after each card, and every hand the same few cards."""
CARDS: Final = 512
"""So many items are kept as they are read: decks, suits, numbers and words have fewer together."""
NAMES: Final = 1024
"""So many names are kept as they are written: each stands in a screen several times."""
CONTROLS: Final = re.compile(r"[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


class Unsaid(LookupError):
    """A message is missing, or cannot be said with these details: a bug, raised only by a strict speaker."""


def faces(items: Iterable[str]) -> tuple[str, ...]:
    """Cards without their copy numbers, singly or in groups: what one sees of cards that lie on a table."""
    return tuple(" ".join(_face(card) for card in item.split()) for item in items)


def told_apart(items: Iterable[str]) -> dict[str, str]:
    """Each card as it is to be named among these: its copy number only where its twin is here too."""
    cards = list(items)
    seen = Counter(_face(card) for card in cards)
    return {card: card if seen[_face(card)] > 1 else _face(card) for card in cards}


@lru_cache(CARDS)
def _face(card: str) -> str:
    found = CARD.fullmatch(card)
    return f"{found[1]}{found[2]}" if found else card


class Speaker:
    """Messages are looked up in the game's file, then in the common one, then the same in English."""

    def __init__(
        self, folder: Path, language: str, game: str | None = None, *, digits: bool = False, strict: bool = False
    ) -> None:
        """`digits`: numbers in the language's own digits, where it has any. `strict`: raise `Unsaid` for a bug."""
        self.language = language
        self.game = game
        self.rtl = language in RIGHT_TO_LEFT
        self._strict = strict
        self._digits = DIGITS.get(language) if digits else None
        self._bundles = [Bundle(folder, language, game, digits=self._digits is not None)]
        if language != ENGLISH and not strict:
            self._bundles.append(Bundle(folder, ENGLISH, game, digits=False))
        self._remembered = lru_cache(REMEMBERED)(self._worked_out)
        self._between = lru_cache(self._mark)
        self._item = lru_cache(CARDS)(self._read)
        self._in_suit = lru_cache(CARDS)(self._read_in_suit)
        self._known = lru_cache(CARDS)(self._found)

    def say(self, message: str, /, **details: str | int) -> str:
        """The message with its blanks filled in (`id.attribute` names an attribute). A missing one is logged: a bug."""
        said = self._fill(message, details)
        return framed(said) if self.rtl else said

    def _fill(self, message: str, details: Mapping[str, str | int]) -> str:
        """The same without a frame, worked out once as long as it is remembered."""
        return self._remembered(message, *details.items())

    def _worked_out(self, message: str, *details: tuple[str, str | int]) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is None:
                continue
            arguments = {name: self._blank(value) for name, value in details}
            errors: list[Exception] = []
            said = pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(arguments)))
            for error in errors:
                self._complain(f"message {message} in {self.language}: {error}")
            return tidied(str(said)) if self.rtl else str(said)
        self._complain(f"no message {message} in {self.language}")
        return message

    def _blank(self, value: str | int) -> str | Number:
        return value if isinstance(value, str) else Number.of(value, self._digits)

    def _complain(self, sentence: str) -> None:
        if self._strict:
            raise Unsaid(sentence)
        log.error("%s", sentence)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._known(message)

    def _found(self, message: str) -> bool:
        return any(_pattern(bundle, message) is not None for bundle in self._bundles)

    def has(self, message: str) -> bool:
        """Whether this language itself has the message, English aside."""
        return _pattern(self._bundles[0], message) is not None

    def join(self, parts: Iterable[str], between: str = "items") -> str:
        """Parts with what this language sets between `items`, `cards`, `melds`, `parts` of a line, `sentences`…"""
        mark = self._between(between)
        if not self.rtl:
            return mark.join(parts)
        return framed(mark.join(isolated(part) for part in parts))

    def _mark(self, between: str) -> str:
        return self._fill(f"between-{between}", {})

    def number(self, figures: str) -> str:
        """A number or a tile that is text already, in the digits of whoever reads."""
        return figures.translate(self._digits) if self._digits else figures

    def tenths(self, value: float) -> str:
        """A number to one place, such as 8.0, with the decimal mark and the digits of whoever reads."""
        mark = DECIMAL_MARKS[self.language] if self._digits else self._fill("decimal-mark", {})
        return self.number(f"{value:.1f}".replace(".", mark))

    def item(self, raw: str) -> str:
        """A card, suit, tile, number, word or group of cards, as a person reads it."""
        if " " in raw:
            return self.join((self._item(part) for part in raw.split()), "cards")
        return self._item(raw)

    def _read(self, raw: str) -> str:
        if card := CARD.fullmatch(raw):
            return self.say("card", suit=card[2], **self._rank(card))
        if SUIT.fullmatch(raw):
            return self.say("suit", suit=raw)
        if FIGURES.fullmatch(raw):
            return self.number(raw)
        word = f"word-{raw.replace('_', '-')}"
        return self.say(word) if self.knows(word) else raw

    def items(self, raw: Iterable[str]) -> str:
        """Several items in a row."""
        return self.join(map(self.item, raw))

    def cards_by_suit(self, raw: Iterable[str]) -> str:
        """Cards with each suit named once: `spades K 10 6, hearts A 7`; anything else as a plain list."""
        groups: dict[str, list[str]] = {}
        for one in raw:
            suit, text = self._in_suit(one)
            groups.setdefault(suit, []).append(text)
        return self.join(
            self.say("suit-cards", suit=self.say("suit", suit=suit), cards=self.join(texts, "ranks"))
            if suit
            else self.join(texts)
            for suit, texts in groups.items()
        )

    def _read_in_suit(self, raw: str) -> tuple[str, str]:
        """A card's suit and its name within that; no suit and the whole name of anything else."""
        card = CARD.fullmatch(raw)
        return (card[2], self.say("rank", **self._rank(card))) if card else ("", self.item(raw))

    def _rank(self, card: re.Match[str]) -> dict[str, str]:
        """What `card` and `rank` ask for: T is for them to spell, other numbers come in the reader's digits."""
        return {"rank": self.number(card[1]), "copy": self.number(card[3]) or "none"}

    def suit_of(self, raw: str) -> str:
        """The name of a card's suit; of a tile its high end, of anything else its name."""
        card = CARD.fullmatch(raw)
        return self.say("suit", suit=card[2]) if card else self.item(raw.partition("-")[0])

    def name(self, name: str) -> str:
        """A person's name as it may stand in a message: no markup, no invisible characters."""
        return _written(name)


@lru_cache(NAMES)
def _written(name: str) -> str:
    plain = CONTROLS.sub("", name).strip()
    written = MARKDOWN.sub(r"\\\1", plain)
    if len(written) > NAME_MOST:  # nearly all of it is markup, and each such sign takes two
        written = MARKDOWN.sub(r"\\\1", plain[: NAME_MOST // 2]) + "…"
    return written or "?"


def _pattern(bundle: Bundle, message: str) -> Any:
    """What a message or `message.attribute` says, None where there is no such thing."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value
