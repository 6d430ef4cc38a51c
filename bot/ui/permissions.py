"""What the bot must be allowed in a channel, and what else is good to have; and who may change a server's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.session.errors import NotAllowed, TableError
from bot.session.wishes import Wishes
from bot.ui.parts import Interaction
from storage.api import ChannelId, GuildId

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""Without these there is no table in a channel."""
IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
USEFUL: Final = ("create_public_threads", "send_messages_in_threads")
"""These let a table have a thread of its own."""


class MissingPermission(TableError):
    """The bot may not do in this channel what a table needs."""

    code = "missing-permission"


class NotManager(NotAllowed):
    """Only who manages the server may do that."""

    code = "not-manager"


def needed(channel: object) -> tuple[str, ...]:
    """What a table needs in this channel or thread."""
    return IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def demand_permissions(interaction: Interaction) -> None:
    """Refuse, naming each permission that the bot lacks in this channel."""
    demand(needed(interaction.channel), interaction.app_permissions)


def demand(names: Sequence[str], allowed: discord.Permissions) -> None:
    """Refuse, naming each of these permissions that the bot has not. Raises `MissingPermission`."""
    lacking = [name for name in names if not getattr(allowed, name)]
    if lacking:
        raise MissingPermission(permissions=",".join(lacking))


def demand_manager(interaction: Interaction) -> None:
    """Refuse whoever may not manage the server; a server can show its commands to others."""
    if not interaction.permissions.manage_guild:
        raise NotManager


class WrongChannel(TableError):
    """The server wants its tables in other channels: `channels` names them."""

    code = "wrong-channel"


async def demand_welcome(interaction: Interaction, wishes: Wishes) -> None:
    """Refuse where the bot lacks a permission, or the server wants no tables in this channel.

    A thread belongs to its channel. Raises `MissingPermission`, `WrongChannel`, `StoreError`.
    """
    demand_permissions(interaction)
    house = await wishes.house(GuildId(interaction.guild_id or 0))
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if not house.allows(ChannelId(here or 0)):
        raise WrongChannel(channels=", ".join(f"<#{one}>" for one in house.channels))
