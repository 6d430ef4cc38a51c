"""/owner: what only the owner of the bot may do, registered in the server of OWNER_GUILD alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog
from bot.session.errors import NotOwner
from bot.ui.click import Click
from bot.ui.looking import notice_screen
from bot.ui.parts import Interaction

if TYPE_CHECKING:
    from bot.client import Talon


class OwnerCog(TalonCog):
    """Planned stops, and registering commands anew."""

    owner = app_commands.Group(
        name="owner",
        description="For the owner of the bot",
        default_permissions=discord.Permissions(administrator=True),
    )

    @owner.command(name="drain", description="Open no more tables before a planned stop, and tell those in play")
    @app_commands.describe(on="False: open tables again")
    async def drain(self, interaction: Interaction, on: bool = True) -> None:
        """Begin, or change one's mind."""

        async def work(click: Click) -> None:
            await self._demand_owner(interaction)
            speaker = self.front.presenter.speakers.of(interaction)
            told = await self.bot.farewell.order(on=on)
            said = speaker.say("owner-draining", count=told) if on else speaker.say("owner-open")
            await click.reply.show(notice_screen(said))

        await self.run(interaction, work)

    @owner.command(name="sync", description="Register all commands with Discord anew")
    async def sync(self, interaction: Interaction) -> None:
        """Also where nothing seems to have changed."""

        async def work(click: Click) -> None:
            await self._demand_owner(interaction)
            count = await self.bot.register(anew=True)
            speaker = self.front.presenter.speakers.of(interaction)
            await click.reply.show(notice_screen(speaker.say("owner-synced", count=count)))

        await self.run(interaction, work)

    async def _demand_owner(self, interaction: Interaction) -> None:
        """Raise `NotOwner` for anybody else, whatever rights they have in the server."""
        if not await self.bot.is_owner(interaction.user):
            raise NotOwner


async def setup(bot: Talon) -> None:
    """Add the commands where the owner wants them."""
    if bot.owner_guild is not None:
        await bot.add_cog(OwnerCog(bot), guild=discord.Object(bot.owner_guild))
