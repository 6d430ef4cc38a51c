"""Keeping order in a server: who may not use the bot there, and where reports go."""

from __future__ import annotations

import discord

from bot.session.errors import TableError, WrongTime
from bot.session.live import Who
from bot.ui.click import Front
from bot.ui.looking import notice_screen
from bot.ui.parts import Interaction, Screen
from bot.ui.permissions import demand, needed
from storage.api import GuildId, UserId


class Order:
    """What a server's managers decide beside its panel."""

    def __init__(self, front: Front) -> None:
        self._front = front

    async def keep(
        self,
        interaction: Interaction,
        *,
        ban: discord.abc.User | None,
        unban: discord.abc.User | None,
        reports: discord.TextChannel | None,
    ) -> Screen:
        """Do all of it, and say what was done. Raises `WrongTime`, `MissingPermission`, `NotKept`."""
        guild = GuildId(interaction.guild_id or 0)
        speaker = self._front.presenter.speakers.of(interaction)
        lines = []
        if ban is not None:
            if ban.id == interaction.user.id or ban.bot:
                raise WrongTime("ban-nobody")
            await self._ban(guild, Who(UserId(ban.id), ban.display_name))
            lines.append(speaker.say("banned", player=speaker.name(ban.display_name)))
        if unban is not None:
            await self._front.sessions.bans.set(guild, UserId(unban.id), banned=False)
            lines.append(speaker.say("unbanned", player=speaker.name(unban.display_name)))
        if reports is not None:
            demand(needed(reports), reports.permissions_for(reports.guild.me))
            await self._front.sessions.wishes.set_house(guild, reports=reports.id)
            lines.append(speaker.say("reports-set", channel=reports.mention))
        return notice_screen(*lines)

    async def _ban(self, guild: GuildId, who: Who) -> None:
        """From now on; computers take over where they sit."""
        sessions = self._front.sessions
        await sessions.bans.set(guild, who.user, banned=True)
        for table in await sessions.desk.of_person(guild, who.user):
            async with sessions.desk.at(table) as live:
                lobby, seated = live.table.status == "lobby", live.seat_of(who.user) is not None
            try:
                if seated and lobby:
                    await sessions.lobby.leave(table, who)
                elif seated:
                    await sessions.seats.leave(table, who.user)
            except TableError:  # the table has ended meanwhile
                continue
