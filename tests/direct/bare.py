"""A bot that knows nothing: discord.py, and one fixed message for every click; what the real one is measured beside."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui


class Bare(discord.AutoShardedClient):
    """Answers each component by editing its message to a view that is always the same."""

    def __init__(self, view: ui.LayoutView) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=1,
        )
        self._view = view

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer at once."""
        await interaction.response.edit_message(view=self._view)
