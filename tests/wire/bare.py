"""A bot that knows nothing: discord.py, and one fixed message for every click; what the real one is measured beside.

Runs as a process of its own, as `tests.wire.launch` does; when it stops it logs how late its event loop was.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from statistics import mean
from typing import Any

import discord
from discord import ui

from bot.metrics import TICK_SECONDS
from tests.wire.launch import point_to


class Bare(discord.AutoShardedClient):
    """Answers each component by editing its message to what the first one that was clicked showed."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self._view: ui.LayoutView | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer at once."""
        if self._view is None:
            assert interaction.message is not None, "a component sits on one"
            self._view = ui.LayoutView.from_message(interaction.message, timeout=None)
            self._view.stop()  # else discord.py would look through it at every click
        await interaction.response.edit_message(view=self._view)


async def run(token: str) -> None:
    """Until SIGTERM."""
    lags: list[float] = []
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stopped.set)
    async with Bare() as bot, asyncio.TaskGroup() as tasks:
        tasks.create_task(bot.start(token))
        while not stopped.is_set():
            due = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            lags.append(loop.time() - due)
        await bot.close()
    sys.stderr.write(json.dumps({"level": "INFO", "message": "stopped", "lag": mean(lags)}) + "\n")


if __name__ == "__main__":
    point_to(sys.argv[1])
    asyncio.run(run(os.environ["DISCORD_TOKEN"]))
