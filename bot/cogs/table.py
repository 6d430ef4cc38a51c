"""/hand and /table: a running table, for who cannot find its buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.cogs.common import TalonCog, complete_past, complete_table
from bot.session.errors import SeatUnavailable, WrongTime
from bot.session.wishes import USUAL_HOUSE
from bot.ui.board import board_screen
from bot.ui.click import Click
from bot.ui.lobby import lobby_screen
from bot.ui.parts import Interaction
from storage.api import UserId

if TYPE_CHECKING:
    from bot.client import Talon


class TableCog(TalonCog):
    """What one does at a table."""

    table = app_commands.Group(name="table", description="The table in this channel", guild_only=True)

    @app_commands.command(name="hand", description="Show your hand, for you alone")
    @app_commands.describe(table="The table's short name, where you sit at several")
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """The asker's hand."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table, seated=True)
            await self.front.show_hand(click.reply, live.id)

        await self.run(interaction, work)

    @app_commands.command(name="hint", description="What a strong player would do in your place; not in rated games")
    @app_commands.describe(table="The table's short name, where you sit at several")
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        """The asker's hand with a hint above the cards."""

        async def work(click: Click) -> None:
            await self.bot.clicks.table.hint(click, await self.here(interaction, table, seated=True))

        await self.run(interaction, work)

    @table.command(name="show", description="Show the table as everybody sees it")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_table)
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """The public view, for the asker alone."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table)
            speaker = self.front.speaker(click, live)
            if live.table.status == "lobby":
                await click.reply.show(lobby_screen(live, speaker))
                return
            if live.state is None:
                raise WrongTime("table-closed")
            taste = await self.front.sessions.wishes.taste(click.who.user)
            house = replace(USUAL_HOUSE, pictures=taste.pictures, deck=taste.deck)  # the one reader's own taste
            await click.reply.show(await board_screen(live, speaker, self.front.painter, (), house=house))

        await self.run(interaction, work)

    @table.command(name="leave", description="Leave the table; in a game a computer plays on for you")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Get up."""

        async def work(click: Click) -> None:
            await self.bot.clicks.table.leave(click, await self.here(interaction, table, seated=True))

        await self.run(interaction, work)

    @table.command(name="break", description="Take a break; a computer plays until you come back")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_table)
    async def rest(self, interaction: Interaction, table: str | None = None) -> None:
        """Rest."""

        async def work(click: Click) -> None:
            await self.bot.clicks.seat.rest(click, await self.here(interaction, table, seated=True))

        await self.run(interaction, work)

    @table.command(name="kick", description="Remove somebody from the table (host or moderator; a vote without host)")
    @app_commands.describe(player="Who is to go", table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_table)
    async def kick(self, interaction: Interaction, player: discord.Member, table: str | None = None) -> None:
        """Take somebody's seat away."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table)
            seat = live.seat_of(UserId(player.id))
            if seat is None:
                raise SeatUnavailable("nobody-to-remove")
            await self.bot.clicks.seat.remove(click, live, seat.seat)

        await self.run(interaction, work)

    @table.command(name="end", description="End the table without a result (host or moderator)")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_table)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """Close the table."""

        async def work(click: Click) -> None:
            await self.bot.clicks.table.end(click, await self.here(interaction, table))

        await self.run(interaction, work)

    @table.command(name="export", description="The record of a table as a file")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_past)
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        """The record of a finished table, or what the asker may know of a running one."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table)
            await click.reply.show(await self.bot.clicks.table.export(click, live))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(TableCog(bot))
