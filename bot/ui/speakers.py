"""Which language whom is spoken to in: a person's own choice first, then what Discord and the server know."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord

from bot.language import Choice, Choices, Languages, Speaker
from bot.session.live import Live
from bot.ui.parts import Interaction
from storage.api import GuildId, StoreError, UserId

log = logging.getLogger(__name__)

LOOK_UP_SECONDS: Final = 1.0
"""No answer waits longer than this for a language."""


class Speakers:
    """Finds the speaker for an interaction, for a person, and for what everybody at a table sees."""

    def __init__(self, client: discord.Client, languages: Languages, choices: Choices) -> None:
        self._client = client
        self.languages = languages
        self.choices = choices

    async def meet(self, interaction: Interaction) -> None:
        """Look up, before anything else, what language whoever clicked and their server chose.

        If that fails or takes long, Discord's own locales decide this time.
        """
        guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        await self._look_up(UserId(interaction.user.id), guild)

    async def _look_up(self, user: UserId | None, guild: GuildId | None) -> None:
        if self.choices.knows(user, guild):
            return
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                await self.choices.meet(user, guild)
        except (StoreError, TimeoutError) as error:
            log.warning("the language chosen by %s and %s is not known: %r", user, guild, error)

    def of(self, interaction: Interaction, game: str | None = None) -> Speaker:
        """In the language of whoever clicked: what they chose, else Discord's, else the server's, else English."""
        own = self.choices.person(UserId(interaction.user.id))
        server = self.choices.guild(None if interaction.guild_id is None else GuildId(interaction.guild_id))
        # discord.py gives locales that it does not know as values of no type
        locales: list[Any] = [place.value for place in (interaction.locale, interaction.guild_locale) if place]
        language = self.languages.choose(own.language, *locales[:1], server.language, *locales[1:])
        return self.languages.speaker(language, game, digits=own.digits)

    def choice_of(self, interaction: Interaction) -> Choice:
        """What whoever clicked chose to read."""
        return self.choices.person(UserId(interaction.user.id))

    async def table(self, live: Live) -> Speaker:
        """In the server's language, for what everybody at a table sees."""
        return await self.everybody(live.table.guild, live.table.game)

    async def everybody(self, guild: GuildId, game: str) -> Speaker:
        """In a server's language, with the words of a game."""
        await self._look_up(None, guild)
        known = self._client.get_guild(guild)
        choice = self.choices.guild(guild)
        language = self.languages.choose(choice.language, str(known.preferred_locale) if known is not None else None)
        return self.languages.speaker(language, game, digits=choice.digits)

    async def person(self, user: UserId, live: Live) -> Speaker:
        """In the language that a person chose, else in that of the table's server."""
        await self._look_up(user, live.table.guild)
        own = self.choices.person(user)
        if own.language is None:
            return await self.table(live)
        return self.languages.speaker(own.language, live.table.game, digits=own.digits)
