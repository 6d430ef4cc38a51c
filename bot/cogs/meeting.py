"""/tables and "Challenge to…": finding each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog
from bot.session.errors import WrongTime
from bot.ui.click import Click, person
from bot.ui.parts import Interaction
from bot.ui.tables import challenge_screen

if TYPE_CHECKING:
    from bot.client import Talon


class MeetingCog(TalonCog):
    """Who plays, and where."""

    def __init__(self, bot: Talon) -> None:
        super().__init__(bot)
        self.menu = app_commands.ContextMenu(name="Challenge to…", callback=self._challenge)
        self.menu.guild_only = True

    async def cog_load(self) -> None:
        """A context menu cannot be declared inside a cog."""
        self.bot.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """Take it away again."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)

    @app_commands.command(name="tables", description="Open tables of this server, and those where you sit")
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        """With links, and whose turn it is."""

        async def work(click: Click) -> None:
            await click.reply.show(await self.bot.clicks.meeting.tables(interaction))

        await self.run(interaction, work)

    async def _challenge(self, interaction: Interaction, member: discord.Member) -> None:
        """Choose a game to challenge somebody to."""

        async def work(click: Click) -> None:
            if member.id == person(interaction).user:
                raise WrongTime("challenge-self")
            if member.bot:
                raise WrongTime("challenge-computer")
            names = self.bot.clicks.meeting.names(interaction)
            await click.reply.show(challenge_screen(member, names, self.front.presenter.speakers.of(interaction)))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(MeetingCog(bot))
