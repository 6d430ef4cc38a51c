"""Card and tile faces as the application's own emojis: how they are named, drawn, uploaded, and found again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import discord

from bot.language import faces
from bot.pictures import Theme
from bot.pictures.emoji import draw_emoji
from bot.session.wishes import Deck
from bot.ui.reach import UNREACHED

log = logging.getLogger(__name__)

ART: Final = 1
"""Changed with the drawings, so that a new drawing is uploaded beside the old one, which messages still show."""
DECKS: Final[tuple[Deck, ...]] = ("two", "four")
CARDS: Final = tuple(rank + suit for suit in "SHDC" for rank in (*"AKQJT98765432", "11", "12"))
TILES: Final = tuple(f"{high}-{low}" for high in range(7) for low in range(high + 1))
RECOLOURED: Final = frozenset("DC")
"""Suits that the two decks print in different inks."""


def emoji_name(item: str, deck: Deck) -> str:
    """The name of a card's or tile's emoji; cards that look the same in both decks share it."""
    two = deck == "two" and item[-1] in RECOLOURED
    return f"talon{ART}_{item.replace('-', '_')}{'_2' if two else ''}"


def wanted() -> dict[str, tuple[str, Deck]]:
    """Every emoji by name, with what it shows."""
    return {emoji_name(item, deck): (item, deck) for item in (*CARDS, *TILES) for deck in DECKS}


class Emojis:
    """The emojis that were there at the start; without them text says everything."""

    def __init__(self, found: Mapping[str, discord.PartialEmoji] | None = None) -> None:
        self._found = dict(found or {})

    async def fetch(self, client: discord.Client) -> None:
        """Ask Discord once which of them there are; where it does not answer there are none."""
        try:
            known = await client.fetch_application_emojis()
        except UNREACHED as error:
            log.warning("the card emojis cannot be fetched, so cards are shown as text: %s", error)
            return
        names = wanted()
        self._found = {
            emoji.name: discord.PartialEmoji(name=emoji.name, id=emoji.id) for emoji in known if emoji.name in names
        }

    def of(self, item: str, deck: Deck = "four") -> discord.PartialEmoji | None:
        """The emoji of one card or tile, whichever copy it is; None where there is none."""
        return self._found.get(emoji_name(faces((item,))[0], deck))


NO_EMOJIS: Final = Emojis()


async def upload(client: discord.Client) -> list[str]:
    """Upload what is missing, and nothing twice; the names of what was uploaded."""
    known = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = {name: shown for name, shown in wanted().items() if name not in known}
    for name, (item, deck) in missing.items():
        image = await asyncio.to_thread(draw_emoji, item, Theme(four_colours=deck == "four"))
        await client.create_application_emoji(name=name, image=image)
    return list(missing)
