"""/language: what somebody reads, for languages that Discord does not know too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import TalonCog, choices
from bot.ui.click import Click
from bot.ui.language import language_names
from bot.ui.parts import Interaction

if TYPE_CHECKING:
    from bot.client import Talon


class PreferencesCog(TalonCog):
    """What a person chooses for themselves."""

    @app_commands.command(name="language", description="Choose the language in which the bot talks to you")
    @app_commands.describe(
        language="Which language; left out, you choose from a list",
        digits="Persian digits, where you read Persian",
    )
    async def language(self, interaction: Interaction, language: str | None = None, digits: bool | None = None) -> None:
        """Keep the choice, and show what else there is."""

        async def work(click: Click) -> None:
            await self.bot.clicks.language.choose(click, language=language, digits=digits)

        await self.run(interaction, work)

    @language.autocomplete("language")
    async def complete_language(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The languages there are, each by its own name."""
        presenter = self.front.presenter
        named = language_names(presenter.speakers.languages, presenter.speakers.of(interaction))
        typed = typed.casefold()
        return choices([(name, value) for value, name in named if typed in name.casefold() or typed in value])


async def setup(bot: Talon) -> None:
    """Add the command."""
    await bot.add_cog(PreferencesCog(bot))
