"""Selects of a server's channels and roles; like all components they outlive the process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.parts import OPTIONS_MOST, component_id
from storage.api import ChannelId


class FindChannels(ui.ChannelSelect[Any]):
    """A select of text channels, none to many; what was chosen are their ids."""

    def __init__(
        self,
        route: str,
        *rest: object,
        chosen: Sequence[ChannelId] = (),
        placeholder: str | None = None,
        least: int = 0,
    ) -> None:
        text = discord.SelectDefaultValueType.channel
        super().__init__(
            custom_id=component_id("c", route, rest),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            placeholder=placeholder,
            min_values=least,
            max_values=1 if least else OPTIONS_MOST,
            default_values=[discord.SelectDefaultValue(id=one, type=text) for one in chosen[:OPTIONS_MOST]],
        )


class FindRole(ui.RoleSelect[Any]):
    """A select of one role or none; what was chosen is its id."""

    def __init__(self, route: str, *rest: object, chosen: int | None = None, placeholder: str | None = None) -> None:
        role = discord.SelectDefaultValueType.role
        super().__init__(
            custom_id=component_id("r", route, rest),
            placeholder=placeholder,
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=chosen, type=role)] if chosen else [],
        )
