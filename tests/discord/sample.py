"""A tiny bot that shows every kind of message this project sends; the oracle is tried on it.

`/table open` posts a table in Components V2 with two buttons that outlive the process: one opens the player's
hand (ephemeral, with a select), the other asks for a name in a modal. `fault` replaces what the first does.
"""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

Press = discord.Interaction[Any]
Fault = Callable[[Press], Awaitable[None]]
PIXEL = b"\x89PNG\r\n\x1a\n"
NOBODY = discord.AllowedMentions.none()


def picture(name: str) -> discord.File:
    """An upload of that name."""
    return discord.File(io.BytesIO(PIXEL), name, description="cards")


def table(text: str) -> ui.LayoutView:
    """The public message: words, picture and the two buttons."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=0x2E7D32)
    box.add_item(ui.TextDisplay(text))
    box.add_item(_gallery("table.png", "An empty table"))
    box.add_item(ui.Separator())
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(ui.Button(label="My hand", custom_id="s:hand"))
    row.add_item(ui.Button(label="Name", custom_id="s:name"))
    box.add_item(row)
    view.add_item(box)
    return view


def hand(played: str = "nothing") -> ui.LayoutView:
    """One player's private message: words, picture and the select of cards."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"You played {played}."))
    view.add_item(_gallery("hand.png", "Ace of spades, ten of hearts"))
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(ui.Select(custom_id="s:play", options=[discord.SelectOption(label=c) for c in ("A♠", "10♥")]))
    view.add_item(row)
    return view


def _gallery(name: str, words: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=words))


class Hand(ui.DynamicItem[ui.Button[Any]], template="s:hand"):
    """Opens the hand of whoever presses it, or does the bot's fault."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="My hand", custom_id="s:hand"))

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /) -> Hand:
        return cls()

    async def callback(self, interaction: Press) -> None:
        bot = interaction.client
        assert isinstance(bot, SampleBot)
        if bot.fault is not None:
            await bot.fault(interaction)
            return
        await interaction.response.send_message(view=hand(), file=picture("hand.png"), ephemeral=True)


class Play(ui.DynamicItem[ui.Select[Any]], template="s:play"):
    """Plays the chosen card: the hand changes, then the table."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /) -> Play:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: Press) -> None:
        card = self.item.values[0]
        await interaction.response.edit_message(view=hand(card), attachments=[picture("hand.png")])
        bot = interaction.client
        assert isinstance(bot, SampleBot)
        assert bot.table is not None
        text = f"{interaction.user.mention} played {card}."
        await bot.table.edit(view=table(text), attachments=[picture("table.png")], allowed_mentions=NOBODY)


class Name(ui.DynamicItem[ui.Button[Any]], template="s:name"):
    """Asks for a name in a modal."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Name", custom_id="s:name"))

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /) -> Name:
        return cls()

    async def callback(self, interaction: Press) -> None:
        await interaction.response.send_modal(NameModal())


class NameModal(ui.Modal, title="Name the table"):
    """One line of text, greeted in private."""

    words: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="words", max_length=40))

    async def on_submit(self, interaction: Press) -> None:
        assert isinstance(self.words.component, ui.TextInput)
        await interaction.response.send_message(f"Named {self.words.component.value}.", ephemeral=True)


class Table(app_commands.Group):
    """The commands of the sample bot."""

    def __init__(self) -> None:
        super().__init__(name="table", description="Card tables")

    @app_commands.command(name="open", description="Open a table here")
    async def open_table(self, interaction: Press) -> None:
        """Post the table and remember its message."""
        assert isinstance(interaction.channel, discord.TextChannel)
        assert isinstance(interaction.client, SampleBot)
        await interaction.response.defer(ephemeral=True, thinking=True)
        interaction.client.table = await interaction.channel.send(view=table("A new table."), file=picture("table.png"))
        await interaction.edit_original_response(content="The table is open.")
        await interaction.channel.create_thread(name="talk", type=discord.ChannelType.public_thread)

    @app_commands.command(description="How a game is played")
    async def rules(self, interaction: Press, game: str) -> None:
        """Answer with an embed and a followup, in the language of the asker."""
        embed = discord.Embed(title=game, description=str(interaction.locale))
        await interaction.response.send_message(embed=embed, ephemeral=True)
        await interaction.followup.send(f"{interaction.user.mention} asked.", allowed_mentions=NOBODY)

    @rules.autocomplete("game")
    async def _games(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=game, value=game) for game in ("hearts", "skat") if typed in game]


class SampleBot(commands.Bot):
    """The sample bot; `fault` is run in place of the hand button's own work."""

    def __init__(self, fault: Fault | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned, help_command=None, intents=discord.Intents(guilds=True)
        )
        self.fault = fault
        self.table: discord.Message | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Hand, Play, Name)
        self.tree.add_command(Table())
        await self.tree.sync()
