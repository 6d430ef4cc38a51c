"""What every command does the same way: answer in time, speak the asker's language, refuse in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.language import CONTROLS, ENGLISH
from bot.session.errors import WhichTable, WrongTime
from bot.session.live import Live, table_name, table_number
from bot.ui.click import Click, Front
from bot.ui.lobby import game_choices
from bot.ui.look_clicks import known_game
from bot.ui.parts import Interaction
from bot.ui.reply import Reply
from games import games
from games.core.api import Game
from storage.api import ChannelId, GuildId, StoreError, UserId

if TYPE_CHECKING:
    from bot.client import Talon

PAST_MOST: Final = 15
"""So many finished tables are suggested."""
LABEL_MOST: Final = 100
"""Characters of a suggestion."""

Work: TypeAlias = Callable[[Click], Coroutine[Any, Any, None]]


class TalonCog(commands.Cog):
    """A cog whose commands answer whatever happens."""

    def __init__(self, bot: Talon) -> None:
        self.bot = bot

    @property
    def front(self) -> Front:
        """Sessions and screens."""
        return self.bot.clicks.front

    async def run(
        self,
        interaction: Interaction,
        work: Callable[[Click], Coroutine[Any, Any, None]],
        *,
        public: bool = False,
        banned_too: bool = False,
    ) -> None:
        """Do a command's work and answer, also where it fails."""
        async with Reply(interaction, public=public) as reply:
            click = Click(reply, (), ())
            await self.bot.clicks.answered(click, work(click), banned_too=banned_too)

    async def here(self, interaction: Interaction, table: str | None = None, *, seated: bool = False) -> Live:
        """The table named, else the one live in this channel, else the only one the asker sits at.

        `seated`: for what takes a seat; a table in this channel at which the asker has none is then the last choice.
        Raises `WrongTime`, `NoTable`, `WhichTable`.
        """
        if table:
            return await self.front.live(interaction, table_number(table.strip().upper()))
        found = await self.front.sessions.desk.in_channel(ChannelId(interaction.channel_id or 0))
        near = await self.front.live(interaction, found) if found is not None else None
        user = UserId(interaction.user.id)
        if near is not None and (near.seat_of(user) is not None or not seated):
            return near
        own = await self._seats_of(interaction, user)
        if len(own) > 1:
            raise WhichTable([table_name(live.id) for live in own])
        if own:
            return own[0]
        if near is None:
            raise WrongTime("no-live-table")
        return near

    def game(self, interaction: Interaction, typed: str) -> Game:
        """The game that was chosen, or typed by its name in the asker's language or in English. Raises `WrongTime`."""
        speakers = self.front.presenter.speakers
        own = [(speakers.of(interaction, key).say("game-name"), key) for key in games()]
        english = [(speakers.languages.speaker(ENGLISH, key).say("game-name"), key) for key in games()]
        return known_game(meant(typed, [*own, *english]))

    async def _seats_of(self, interaction: Interaction, user: UserId) -> list[Live]:
        """The live tables of this server at which somebody sits now."""
        tables = await self.front.sessions.desk.of_person(GuildId(interaction.guild_id or 0), user)
        lives = [await self.front.live(interaction, table) for table in tables]
        return [live for live in lives if live.seat_of(user) is not None]


async def complete_game(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games whose names hold what was typed."""
    bot: Talon = interaction.client
    speakers = {key: bot.clicks.front.presenter.speakers.of(interaction, key) for key in games()}
    return choices(game_choices(games(), speakers, typed))


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The running tables of this server at which the asker sits, by their short names."""
    return await _tables(interaction, typed, past=False)


async def complete_past(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those, and the tables that the asker finished last."""
    return await _tables(interaction, typed, past=True)


async def _tables(interaction: Interaction, typed: str, *, past: bool) -> list[app_commands.Choice[str]]:
    """Nothing where the store fails: what is typed is looked up once the command is sent."""
    bot: Talon = interaction.client
    store, speakers = bot.sessions.store, bot.clicks.front.presenter.speakers
    guild, user = GuildId(interaction.guild_id or 0), UserId(interaction.user.id)
    try:
        tables = list(await store.tables.live_tables(guild=guild, user=user))
        if past:
            ended = await store.scores.results_of(guild=guild, user=user, newest_first=True, limit=PAST_MOST)
            tables += [match.table for match in ended]
    except StoreError:
        return []
    found = []
    for table in tables:
        speaker, name = speakers.of(interaction, table.game), table_name(table.id)
        label = speaker.say("history-option", table=name, game=speaker.say("game-name"))
        if _bare(typed) in _bare(label):
            found.append((label[:LABEL_MOST], name))
    return choices(found)


def choices(found: Sequence[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """At most 25 named values for an autocompletion, names within 100 characters."""
    return [app_commands.Choice(name=name, value=value) for name, value in found[:25]]


def meant(typed: str, named: Sequence[tuple[str, str]]) -> str:
    """The value of what was typed instead of chosen: of its name, or a part that one name alone has; else as typed."""
    wanted = _bare(typed)
    if not wanted or any(value == typed for _, value in named):
        return typed
    found = {value for name, value in named if wanted in (_bare(name), value)}
    found = found or {value for name, value in named if wanted in _bare(name)}
    return found.pop() if len(found) == 1 else typed


def _bare(text: str) -> str:
    """As it is compared: without the marks that keep its direction, and in small letters."""
    return CONTROLS.sub("", text).strip().casefold()
