"""A bot that knows nothing: discord.py, and fixed messages for every click; what the real one is measured beside.

Runs as a process of its own, as `tests.wire.launch` does; upon SIGUSR1 it logs how late its event loop has been.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from typing import Any

import discord
from discord import ui

from bot.metrics import TICK_SECONDS
from tests.wire.launch import point_to


class Bare(discord.AutoShardedClient):
    """Answers each component by editing its message to what the first one that was clicked showed.

    After a click on a board it makes the requests too that follow from one at a table: a public message is edited, and
    a private one of somebody else, to messages as large as the real ones.
    """

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self._board: ui.LayoutView | None = None
        self._hand: ui.LayoutView | None = None

    async def setup_hook(self) -> None:
        """Before the first click."""
        self.add_dynamic_items(OnBoard, OnHand)

    async def learn(self, interaction: discord.Interaction[Any], message: discord.Message) -> None:
        """From now on edit boards, to what this one shows."""
        self._board = _fixed(message)
        await interaction.response.edit_message(view=self._board)

    async def answer(self, interaction: discord.Interaction[Any], message: discord.Message) -> None:
        """Answer at once, then edit the others' messages; here they are the one that was clicked."""
        if self._hand is None:
            self._hand = _fixed(message)
        await interaction.response.edit_message(view=self._hand)
        if self._board is not None:
            channel = self.get_partial_messageable(message.channel.id)
            await channel.get_partial_message(message.id).edit(view=self._board)
            await interaction.edit_original_response(view=self._hand)


class OnBoard(ui.DynamicItem[ui.Item[Any]], template=r"b:table:.*:hand"):
    """The button below a board. Like the real bot's it outlives the process, so it is a dynamic item."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> OnBoard:
        """The button that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click on."""
        assert interaction.message is not None, "a component sits on one"
        await interaction.client.learn(interaction, interaction.message)


class OnHand(ui.DynamicItem[ui.Item[Any]], template=r"[bs]:(?:act|pick-one):.*"):
    """A card in a hand, as a button or in a select."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> OnHand:
        """Whatever was clicked."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click on."""
        assert interaction.message is not None, "a component sits on one"
        await interaction.client.answer(interaction, interaction.message)


def _fixed(message: discord.Message) -> ui.LayoutView:
    """What a message shows, to be sent again and again."""
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()  # else discord.py would look through it at every click
    return view


async def run(token: str) -> None:
    """Until SIGTERM."""
    lags: list[float] = []

    def tell() -> None:
        told = {"level": "INFO", "message": "how late", "seconds": sum(lags), "times": len(lags)}
        sys.stderr.write(json.dumps(told) + "\n")
        sys.stderr.flush()

    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, tell)
    loop.add_signal_handler(signal.SIGTERM, stopped.set)
    async with Bare() as bot, asyncio.TaskGroup() as tasks:
        tasks.create_task(bot.start(token))
        while not stopped.is_set():
            due = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            lags.append(loop.time() - due)
        await bot.close()


if __name__ == "__main__":
    point_to(sys.argv[1])
    asyncio.run(run(os.environ["DISCORD_TOKEN"]))
