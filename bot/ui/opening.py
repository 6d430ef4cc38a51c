"""Opening a table: where it was asked for, or in a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord

from bot.session.errors import TableError, WrongTime
from bot.session.live import Live
from bot.ui.click import Front, person
from bot.ui.lobby import lobby_screen
from bot.ui.looking import notice_screen
from bot.ui.parts import Interaction
from bot.ui.permissions import USEFUL, demand, demand_welcome
from bot.ui.reach import UNREACHED
from bot.ui.reply import Reply
from games.core.api import Game
from storage.api import JSON, ChannelId, GuildId, UserId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants to play, and how."""

    seats: int | None = None
    preset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    computers: str | None = None
    thread: bool = False
    agreed: Mapping[str, JSON] = field(default_factory=dict)
    guest: UserId | None = None
    """For whom a seat is kept."""

    @property
    def needs_thread(self) -> bool:
        """A table by correspondence never occupies a channel."""
        return self.thread or self.agreed.get("pace") == "correspondence"


async def open_table(front: Front, reply: Reply, game: Game, wish: Wish) -> Live:
    """Open a lobby and show it in the answer, or in a thread that the answer points to. Raises `TableError`."""
    interaction = reply.interaction
    await demand_welcome(interaction, front.sessions.wishes)
    by_day_here = isinstance(interaction.channel, discord.Thread) and not wish.thread
    if by_day_here or not wish.needs_thread:
        live = await _open(front, interaction, game, wish, interaction.channel_id or 0)
        speaker = await front.presenter.speakers.table(live)
        revision, screen = live.revision, lobby_screen(live, speaker)
        try:
            await reply.show(screen)
            message = await interaction.original_response()
        except UNREACHED as error:  # the table is there all the same
            log.info("table %s is shown in a message of its own: %r", live.id, error)
            await front.presenter.messages.open(live, screen)
        else:
            await front.presenter.opened(live.id, message.id, revision)
        return live
    await front.sessions.lobby.demand_openable(
        game.key, seats=wish.seats, options=wish.options, preset=wish.preset, computers=wish.computers
    )
    thread = await _thread(front, interaction, game, wish)
    try:
        live = await _open(front, interaction, game, wish, thread.id)
    except TableError:
        await _take_away(thread)
        raise
    await front.presenter.messages.open(live, lobby_screen(live, await front.presenter.speakers.table(live)))
    speaker = front.presenter.speakers.of(interaction, game.key)
    await reply.show(notice_screen(speaker.say("thread-opened", link=thread.mention)))
    return live


async def open_and_post(front: Front, interaction: Interaction, game: Game, wish: Wish) -> Live:
    """Open a lobby and post it as a message of its own: for who asked in private. Raises `TableError`."""
    await demand_welcome(interaction, front.sessions.wishes)
    live = await _open(front, interaction, game, wish, interaction.channel_id or 0)
    await front.presenter.messages.open(live, lobby_screen(live, await front.presenter.speakers.table(live)))
    return live


async def _open(front: Front, interaction: Interaction, game: Game, wish: Wish, channel: int) -> Live:
    return await front.sessions.lobby.open(
        game.key,
        (GuildId(interaction.guild_id or 0), ChannelId(channel)),
        person(interaction),
        seats=wish.seats,
        options=wish.options,
        preset=wish.preset,
        computers=wish.computers,
        agreed=wish.agreed,
        guest=wish.guest,
    )


async def _thread(front: Front, interaction: Interaction, game: Game, wish: Wish) -> discord.Thread:
    """A public thread of the channel. Raises `WrongTime` where there can be none, `MissingPermission`."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise WrongTime("thread-impossible")
    demand(USEFUL, interaction.app_permissions)
    speaker = await front.presenter.speakers.everybody(GuildId(interaction.guild_id or 0), game.key)
    by_day = wish.agreed.get("pace") == "correspondence"
    return await channel.create_thread(
        name=speaker.say("thread-name", game=speaker.say("game-name"), player=interaction.user.display_name[:40]),
        type=thread_kind(channel),
        auto_archive_duration=10080 if by_day else 1440,  # minutes: Discord knows only a few durations
    )


def thread_kind(channel: discord.TextChannel) -> discord.ChannelType:
    """The kind of thread that all may read there: Discord takes no other in an announcement channel."""
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


async def _take_away(thread: discord.Thread) -> None:
    """Delete a thread that holds no table. That takes a permission that the bot does not ask for: it may stay."""
    try:
        await thread.delete()
    except UNREACHED as error:
        log.info("an empty thread stays: %s", error)
