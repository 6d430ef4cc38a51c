"""/leaderboard and /stats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog, choices, complete_game, meant
from bot.ui.click import Click
from bot.ui.parts import Interaction
from bot.ui.score_clicks import known_order, known_season
from bot.ui.scores import season_name
from games import games
from storage.api import GuildId, UserId
from storage.derived import ALL_TIME, ORDERS

if TYPE_CHECKING:
    from bot.client import Talon


class ScoresCog(TalonCog):
    """What people have achieved."""

    @app_commands.command(name="leaderboard", description="Who has done best in this server")
    @app_commands.describe(
        game="Which game",
        period="All time, or one month",
        by="Rating, wins, points or streaks",
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def leaderboard(
        self, interaction: Interaction, game: str, period: str | None = None, by: str | None = None
    ) -> None:
        """The first page of a board."""

        async def work(click: Click) -> None:
            season = known_season(period) if period is not None else ALL_TIME
            speaker = self.front.presenter.speakers.of(interaction)
            orders = [(speaker.say(f"order-{order}"), order) for order in ORDERS]
            order = known_order(meant(by, orders)) if by is not None else None
            played = self.game(interaction, game)
            screen = await self.bot.clicks.scores.leaderboard(interaction, played, season=season, by=order)
            await click.reply.show(screen)

        await self.run(interaction, work)

    @leaderboard.autocomplete("period")
    async def complete_period(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """All time, and the months in which the game was played."""
        key = getattr(interaction.namespace, "game", None)
        if not isinstance(key, str) or key not in games():
            return []
        speaker = self.front.presenter.speakers.of(interaction, key)
        guild = GuildId(interaction.guild_id or 0)
        seasons = [ALL_TIME, *await self.front.sessions.store.standings.seasons(guild, key)]
        named = [(season_name(season, speaker), str(season)) for season in seasons]
        return choices([pair for pair in named if typed.casefold() in pair[0].casefold()])

    @leaderboard.autocomplete("by")
    async def complete_order(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What a board may be sorted by."""
        speaker = self.front.presenter.speakers.of(interaction)
        named = [(speaker.say(f"order-{order}"), order) for order in ORDERS]
        return choices([pair for pair in named if typed.casefold() in pair[0].casefold()])

    @app_commands.command(name="stats", description="What you or somebody else has done in this server")
    @app_commands.describe(
        person="Whose; yours if left out", game="Which game in full; the one played most if left out"
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def stats(
        self, interaction: Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        """A person's statistics, for the asker alone."""

        async def work(click: Click) -> None:
            who = person or interaction.user
            key = self.game(interaction, game).key if game is not None else None
            screen = await self.bot.clicks.scores.stats(interaction, UserId(who.id), who.display_name, key)
            await click.reply.show(screen)

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(ScoresCog(bot))
