"""A table on which one learns a game: alone against computers, every decision explained."""

from __future__ import annotations

from bot.session.advice import TEACHING
from bot.session.desk import Step
from bot.session.live import Live, Who
from bot.session.sessions import Sessions
from storage.api import ChannelId, GuildId

COMPANY = "easy"
"""The level of the computers one learns with."""


async def teach(sessions: Sessions, game: str, where: tuple[GuildId, ChannelId], who: Who) -> Live:
    """Open such a table and deal. Raises `ChannelBusy`, `BadChoice`, `NotKept`."""
    live = await sessions.lobby.open(game, where, who, computers=COMPANY)
    async with sessions.desk.at(live.id) as mine:
        await sessions.desk.keep(mine, Step(settings={**mine.table.settings, TEACHING: True}))
    await sessions.lobby.start(live.id, who)
    return live
