"""/language: what somebody reads, for languages that Discord does not know too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import TalonCog, choices, meant
from bot.ui.click import Click
from bot.ui.language import typed_names
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
            wanted = language and meant(language, self._names(interaction))
            await self.bot.clicks.language.choose(click, language=wanted, digits=digits)

        await self.run(interaction, work)

    @language.autocomplete("language")
    async def complete_language(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The languages there are, each by its own name and, where that is another, by its English one."""
        typed = typed.strip().casefold()
        names: dict[str, list[str]] = {}
        for name, value in self._names(interaction):
            names.setdefault(value, []).append(name)
        labels = [(" · ".join(dict.fromkeys(alike)), value) for value, alike in names.items()]
        return choices([(label, value) for label, value in labels if typed in label.casefold() or typed in value])

    def _names(self, interaction: Interaction) -> list[tuple[str, str]]:
        """Each language by every name that may be typed for it."""
        speakers = self.front.presenter.speakers
        return typed_names(speakers.languages, speakers.of(interaction))


async def setup(bot: Talon) -> None:
    """Add the command."""
    await bot.add_cog(PreferencesCog(bot))
