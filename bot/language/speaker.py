"""Says messages of one language about one game."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"fa"})
CARD: Final = re.compile(r"(A|K|Q|J|T|[2-9]|1[12])([SHDC])([1-4]?)")
SUIT: Final = re.compile(r"[SHDC]")
MARKDOWN: Final = re.compile(r"([\\*_~`|>\[\]#@:<-])")
CONTROLS: Final = re.compile(r"[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def faces(items: Iterable[str]) -> tuple[str, ...]:
    """Cards without their copy numbers, singly or in groups: what one sees of cards that lie on a table."""
    return tuple(" ".join(_face(card) for card in item.split()) for item in items)


def told_apart(items: Iterable[str]) -> dict[str, str]:
    """Each card as it is to be named among these: its copy number only where its twin is here too."""
    cards = list(items)
    seen = Counter(_face(card) for card in cards)
    return {card: card if seen[_face(card)] > 1 else _face(card) for card in cards}


def _face(card: str) -> str:
    found = CARD.fullmatch(card)
    return f"{found[1]}{found[2]}" if found else card


class Speaker:
    """Messages are looked up in the game's file, then in the common one, then the same in English."""

    def __init__(self, folder: Path, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self.rtl = language in RIGHT_TO_LEFT
        self._bundles = [_bundle(folder, language, game)]
        if language != ENGLISH:
            self._bundles.append(_bundle(folder, ENGLISH, game))

    def say(self, message: str, /, **details: str | int) -> str:
        """The message with its blanks filled in (`id.attribute` names an attribute). A missing one is logged: a bug."""
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, details)
            for error in errors:
                log.error("message %s in %s: %s", message, self.language, error)
            return str(said)
        log.error("no message %s in %s", message, self.language)
        return message

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = message.partition(".")
        return any(
            bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)
            for bundle in self._bundles
        )

    def item(self, raw: str) -> str:
        """A card, suit, tile, number, word or group of cards, as a person reads it."""
        if " " in raw:
            return " + ".join(self.item(part) for part in raw.split())
        if card := CARD.fullmatch(raw):
            return self.say("card", rank=card[1], suit=card[2], copy=card[3] or "none")
        if SUIT.fullmatch(raw):
            return self.say("suit", suit=raw)
        word = f"word-{raw.replace('_', '-')}"
        return self.say(word) if self.knows(word) else raw

    def items(self, raw: Iterable[str]) -> str:
        """Several items in a row."""
        return ", ".join(self.item(one) for one in raw)

    def cards_by_suit(self, raw: Iterable[str]) -> str:
        """Cards with each suit named once: `spades K 10 6, hearts A 7`; anything else as a plain list."""
        groups: dict[str, list[str]] = {}
        for one in raw:
            card = CARD.fullmatch(one)
            suit, text = (card[2], self.rank(card[1]) + self._copy(card[3])) if card else ("", self.item(one))
            groups.setdefault(suit, []).append(text)
        return ", ".join(
            f"{self.say('suit', suit=suit)} {' '.join(texts)}" if suit else ", ".join(texts)
            for suit, texts in groups.items()
        )

    def _copy(self, copy: str) -> str:
        return f" ({copy})" if copy else ""

    def suit_of(self, raw: str) -> str:
        """The name of a card's suit; of anything else, what comes before its hyphen."""
        card = CARD.fullmatch(raw)
        return self.say("suit", suit=card[2]) if card else raw.partition("-")[0]

    def rank(self, rank: str) -> str:
        """A rank as it stands on the card."""
        return "10" if rank == "T" else rank

    def name(self, name: str) -> str:
        """A person's name as it may stand in a message: no markup, no invisible characters."""
        plain = CONTROLS.sub("", name).strip()
        return MARKDOWN.sub(r"\\\1", plain) or "?"


def _bundle(folder: Path, language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    for name in ("common", game):
        path = folder / language / f"{name}.ftl"
        if name is not None and path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
