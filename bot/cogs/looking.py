"""/rules and /about."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import TalonCog, choices, complete_game
from bot.session.errors import WrongTime
from bot.ui import looking
from bot.ui.click import Click
from bot.ui.look_clicks import known_game
from bot.ui.parts import Interaction
from bot.ui.rulebook import rulebook
from bot.version import VERSION
from games import games

if TYPE_CHECKING:
    from bot.client import Talon


class LookingCog(TalonCog):
    """Looking things up."""

    @app_commands.command(name="rules", description="Look up the rules of a game")
    @app_commands.describe(game="Which game", topic="What about", public="Show it to the whole channel")
    @app_commands.autocomplete(game=complete_game)
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None, public: bool = False) -> None:
        """One topic, or the list of topics."""

        async def work(click: Click) -> None:
            rules = known_game(game)
            speaker = self.front.presenter.speaker_of(interaction, rules.key)
            pages = rulebook(rules.key, speaker.language)
            if topic is not None and topic not in {section.topic for section in pages}:
                raise WrongTime("unknown-topic")
            await click.reply.show(looking.rules_screen(rules, pages, topic or "", speaker))

        await self.run(interaction, work, public=public)

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The topics of the game chosen so far."""
        key = getattr(interaction.namespace, "game", None)
        if not isinstance(key, str) or key not in games():
            return []
        pages = rulebook(key, self.front.presenter.speaker_of(interaction, key).language)
        typed = typed.casefold()
        return choices([(section.title, section.topic) for section in pages if typed in section.title.casefold()])

    @app_commands.command(name="about", description="What this bot is")
    async def about(self, interaction: Interaction) -> None:
        """Version, games, uptime."""

        async def work(click: Click) -> None:
            presenter = self.front.presenter
            names = [presenter.speaker_of(interaction, key).say("game-name") for key in games()]
            running = timedelta(milliseconds=self.front.sessions.clock.now() - self.bot.started_at)
            speaker = presenter.speaker_of(interaction)
            links = self.bot.policy.lines(speaker)
            await click.reply.show(looking.about_screen(VERSION, running, names, speaker, links))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(LookingCog(bot))
