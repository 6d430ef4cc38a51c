"""/help and /doctor, /settings and /server: what one can do, and how one wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog
from bot.ui.click import Click
from bot.ui.parts import Interaction
from bot.ui.permissions import demand_manager

if TYPE_CHECKING:
    from bot.client import Talon


class HelpingCog(TalonCog):
    """Help, and choices of people and servers."""

    @app_commands.command(name="help", description="What you can do here")
    async def help(self, interaction: Interaction) -> None:
        """By what the asker is: new, at a table, host, moderator."""

        async def work(click: Click) -> None:
            await click.reply.show(await self.bot.clicks.help.help(interaction))

        await self.run(interaction, work)

    @app_commands.command(name="settings", description="Cards, pictures, and how you are told of your turn")
    async def settings(self, interaction: Interaction) -> None:
        """The asker's own panel."""

        async def work(click: Click) -> None:
            await click.reply.show(await self.bot.clicks.wishes.taste(interaction))

        await self.run(interaction, work)

    @app_commands.command(name="server", description="Where and how tables are played in this server")
    @app_commands.describe(
        ban="Keep somebody from using the bot in this server",
        unban="Let somebody use the bot again",
        reports="The channel for reports of a deal: one that only moderators read",
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server(
        self,
        interaction: Interaction,
        ban: discord.User | None = None,
        unban: discord.User | None = None,
        reports: discord.TextChannel | None = None,
    ) -> None:
        """What was asked for; without any of it the server's panel."""

        async def work(click: Click) -> None:
            demand_manager(interaction)
            if ban is None and unban is None and reports is None:
                await click.reply.show(await self.bot.clicks.wishes.house(interaction))
                return
            await click.reply.show(await self.bot.clicks.order.keep(interaction, ban=ban, unban=unban, reports=reports))

        await self.run(interaction, work)

    @app_commands.command(name="doctor", description="What permission is missing, where, and how to give it")
    @app_commands.describe(channel="Which channel; left out, this one")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Look at this channel, or another."""

        async def work(click: Click) -> None:
            demand_manager(interaction)
            await click.reply.show(await self.bot.clicks.help.doctor(interaction, channel or interaction.channel))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(HelpingCog(bot))
