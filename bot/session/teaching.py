"""A table on which one learns a game: alone against computers, every decision explained."""

from __future__ import annotations

from bot.session.advice import TEACHING
from bot.session.live import Live, Who
from bot.session.sessions import Sessions
from storage.api import ChannelId, GuildId

COMPANY = "easy"
"""The level of the computers one learns with."""


async def teach(sessions: Sessions, game: str, where: tuple[GuildId, ChannelId], who: Who) -> Live:
    """Open such a table and deal. Raises `ChannelBusy`, `BadChoice`, `NotKept`."""
    live = await sessions.lobby.open(game, where, who, computers=COMPANY, agreed={TEACHING: True, "rated": False})
    await sessions.lobby.start(live.id, who)
    return live
