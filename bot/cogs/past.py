"""/history, /replay, /verify and /word: what was played, and how one knows that it was dealt fairly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import TalonCog, complete_past, complete_table
from bot.session.fair import WORD_MOST
from bot.session.live import table_name
from bot.ui.click import Click
from bot.ui.looking import notice_screen
from bot.ui.parts import Interaction

if TYPE_CHECKING:
    from bot.client import Talon


class PastCog(TalonCog):
    """Looking back, and checking."""

    @app_commands.command(name="history", description="Your finished tables in this server, to look through again")
    @app_commands.guild_only()
    async def history(self, interaction: Interaction) -> None:
        """The first page."""

        async def work(click: Click) -> None:
            await click.reply.show(await self.bot.clicks.replay.history(interaction, 0))

        await self.run(interaction, work)

    @app_commands.command(name="replay", description="Step through a table, by deal and trick, from any seat")
    @app_commands.describe(table="The table's short name; left out, the table of this channel")
    @app_commands.autocomplete(table=complete_past)
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        """From its first deal on; of a running table, what the asker may see of it."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table)
            await click.reply.show(await self.bot.clicks.replay.replay(click, live, 1))

        await self.run(interaction, work)

    @app_commands.command(name="verify", description="Check that a table's deals are the ones that were sealed")
    @app_commands.describe(
        table="The table's short name; left out, the table of this channel",
        deal="One deal, with its secret and its words; left out, all of them",
    )
    @app_commands.autocomplete(table=complete_past)
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, table: str | None = None, deal: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        """Work every deal out again."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table)
            await click.reply.show(await self.bot.clicks.replay.verify(click, live, deal))

        await self.run(interaction, work)

    @app_commands.command(name="word", description="Add a word of yours to the shuffle of the next deal")
    @app_commands.describe(
        word="Any word; left out, yours is taken back",
        table="The table's short name, where you sit at several",
    )
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def word(
        self,
        interaction: Interaction,
        word: app_commands.Range[str, 1, WORD_MOST] | None = None,
        table: str | None = None,
    ) -> None:
        """Nobody is waited for."""

        async def work(click: Click) -> None:
            live = await self.here(interaction, table, seated=True)
            speaker = self.front.speaker(click, live)
            deal = await self.front.sessions.words.set(live.id, click.who.user, word or "")
            said = speaker.say("word-set" if word else "word-gone", deal=deal, table=table_name(live.id))
            await click.reply.show(notice_screen(said))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(PastCog(bot))
