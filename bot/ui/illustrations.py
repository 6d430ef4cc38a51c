"""Hands that a text of the rules sets out, as pictures beside it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

from bot.language import Speaker
from bot.pictures import Painter, Picture, Theme
from bot.session.wishes import Taste
from bot.ui.pictures import in_time
from games.core.pages import Section

TOPIC: Final = "example"
"""The topic that plays a deal through."""
LEAST: Final = 5
"""So many cards in a row are a hand; fewer are told well enough by the text."""
UNSEEN: Final = re.compile("[*\u200e\u200f\u2060\u2066-\u2069]")
"""Bold print and marks of direction."""
CARDS: Final = r"[♠♥♦♣](?:10|[2-9AKQJ])(?: (?:10|[2-9AKQJ])(?![A-Za-z0-9]))*"
HAND: Final = re.compile(rf"{CARDS}(?:[,،]? {CARDS})*|[0-6]-[0-6](?: [0-6]-[0-6])+")
SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def hands_in(section: Section, leaf: int) -> list[tuple[str, ...]]:
    """The hands that a part of an example sets out, as cards and tiles are named in records."""
    if section.topic != TOPIC:
        return []
    found = [_items(hand) for hand in HAND.findall(UNSEEN.sub("", section.leaves()[leaf]))]
    return [items for items in found if len(items) >= LEAST]


def _items(hand: str) -> tuple[str, ...]:
    if hand[0] not in SUITS:
        return tuple(hand.split())
    suits = re.findall(CARDS, hand)
    return tuple(rank.replace("10", "T") + SUITS[suit[0]] for suit in suits for rank in suit[1:].split())


async def illustrations(
    section: Section, leaf: int, speaker: Speaker, painter: Painter, taste: Taste
) -> list[tuple[Picture, str]]:
    """Each hand of that part with the words that say the same; none for who wants no pictures."""
    if not taste.pictures:
        return []
    theme = Theme(four_colours=taste.deck == "four")
    hands = hands_in(section, leaf)
    drawn = await asyncio.gather(*(in_time(painter.hand(items, theme=theme)) for items in hands))
    return [
        (picture, _words(items, speaker)) for items, picture in zip(hands, drawn, strict=True) if picture is not None
    ]


def _words(items: Sequence[str], speaker: Speaker) -> str:
    return speaker.say("rules-hand", cards=speaker.cards_by_suit(items))
