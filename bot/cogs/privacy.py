"""/privacy: what is kept about oneself, and with whom one does not want to sit. It is open to banned people too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog
from bot.session.errors import WrongTime
from bot.ui.click import Click
from bot.ui.looking import notice_screen
from bot.ui.parts import Interaction
from bot.ui.privacy import delete_screen, file_screen, kept_screen
from storage.api import UserId

if TYPE_CHECKING:
    from bot.client import Talon


class PrivacyCog(TalonCog):
    """One's own data, and one's own company."""

    privacy = app_commands.Group(name="privacy", description="Your data, and whom you do not want to sit with")

    @privacy.command(name="show", description="What is kept about you, and for how long")
    async def show(self, interaction: Interaction) -> None:
        """How much of what."""

        async def work(click: Click) -> None:
            kept = await self.front.sessions.privacy.kept_about(click.who.user)
            blocked = await self.front.sessions.store.people.blocked(click.who.user)
            speaker = self.front.presenter.speakers.of(interaction)
            await click.reply.show(kept_screen(kept, blocked, self.bot.policy, speaker))

        await self.run(interaction, work, banned_too=True)

    @privacy.command(name="export", description="Everything that is kept about you, as a file")
    async def export(self, interaction: Interaction) -> None:
        """Row by row."""

        async def work(click: Click) -> None:
            kept = await self.front.sessions.privacy.kept_about(click.who.user)
            await click.reply.show(file_screen(kept, self.front.presenter.speakers.of(interaction)))

        await self.run(interaction, work, banned_too=True)

    @privacy.command(name="delete", description="Take your name and id out of everything that is kept")
    async def delete(self, interaction: Interaction) -> None:
        """Asks before it does."""

        async def work(click: Click) -> None:
            await click.reply.show(delete_screen(click.who.user, self.front.presenter.speakers.of(interaction)))

        await self.run(interaction, work, banned_too=True)

    @privacy.command(name="block", description="Never be seated with somebody; they are not told")
    @app_commands.describe(person="With whom")
    async def block(self, interaction: Interaction, person: discord.User) -> None:
        """From now on; running tables go on."""
        await self._set_blocked(interaction, person, blocked=True)

    @privacy.command(name="unblock", description="Let somebody sit with you again")
    @app_commands.describe(person="Whom")
    async def unblock(self, interaction: Interaction, person: discord.User) -> None:
        """Takes a block back."""
        await self._set_blocked(interaction, person, blocked=False)

    async def _set_blocked(self, interaction: Interaction, person: discord.User, *, blocked: bool) -> None:
        async def work(click: Click) -> None:
            if person.id == click.who.user:
                raise WrongTime("block-yourself")
            people = self.front.sessions.store.people
            await people.set_blocked(click.who.user, UserId(person.id), blocked=blocked)
            speaker = self.front.presenter.speakers.of(interaction)
            message = "blocked" if blocked else "unblocked"
            await click.reply.show(notice_screen(speaker.say(message, player=speaker.name(person.display_name))))

        await self.run(interaction, work, banned_too=True)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(PrivacyCog(bot))
