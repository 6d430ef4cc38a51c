"""Selects of a server's channels and roles; like all components they outlive the process."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.parts import OPTIONS_MOST, Interaction, clicks_of, custom_id
from storage.api import ChannelId


class FindChannels(ui.DynamicItem[ui.ChannelSelect[Any]], template=r"c:(?P<route>[a-z-]+):(?P<rest>.*)"):
    """A select of text channels, none to many; what was chosen are their ids."""

    def __init__(
        self,
        route: str,
        *rest: object,
        chosen: Sequence[ChannelId] = (),
        placeholder: str | None = None,
        least: int = 0,
    ) -> None:
        self.route = route
        self.rest = [str(part) for part in rest]
        text = discord.SelectDefaultValueType.channel
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=custom_id("c", route, ":".join(self.rest)),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            placeholder=placeholder,
            min_values=least,
            max_values=1 if least else OPTIONS_MOST,
            default_values=[discord.SelectDefaultValue(id=one, type=text) for one in chosen[:OPTIONS_MOST]],
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> FindChannels:
        """The select that was used, with the channels chosen."""
        made = cls(match["route"], *match["rest"].split(":"))
        assert isinstance(item, ui.ChannelSelect), "a select of channels answers"
        made.item = item
        return made

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice on."""
        chosen = [str(channel.id) for channel in self.item.values]
        await clicks_of(interaction).handle(interaction, self.route, self.rest, chosen)


class FindRole(ui.DynamicItem[ui.RoleSelect[Any]], template=r"r:(?P<route>[a-z-]+):(?P<rest>.*)"):
    """A select of one role or none; what was chosen is its id."""

    def __init__(self, route: str, *rest: object, chosen: int | None = None, placeholder: str | None = None) -> None:
        self.route = route
        self.rest = [str(part) for part in rest]
        role = discord.SelectDefaultValueType.role
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=custom_id("r", route, ":".join(self.rest)),
            placeholder=placeholder,
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=chosen, type=role)] if chosen else [],
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> FindRole:
        """The select that was used, with the role chosen."""
        made = cls(match["route"], *match["rest"].split(":"))
        assert isinstance(item, ui.RoleSelect), "a select of roles answers"
        made.item = item
        return made

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice on."""
        chosen = [str(role.id) for role in self.item.values]
        await clicks_of(interaction).handle(interaction, self.route, self.rest, chosen)
