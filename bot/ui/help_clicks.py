"""Clicks in /help and beside the rules: choose a game, open a table, be taught; and another channel for /doctor."""

from __future__ import annotations

from typing import Any

from bot.session.errors import ChannelBusy, NoTable
from bot.session.teaching import teach
from bot.ui.click import Click, Front, Routes, person
from bot.ui.command_names import COMMANDS
from bot.ui.doctor import doctor_screen, examine
from bot.ui.help import Asker, help_screen
from bot.ui.look_clicks import known_game
from bot.ui.looking import notice_screen
from bot.ui.opening import Wish, open_and_post, open_table
from bot.ui.parts import Interaction, Screen
from bot.ui.permissions import demand_manager, demand_welcome
from bot.ui.words import link
from games import games
from storage.api import ChannelId, GuildId, UserId


class HelpClicks:
    """Ids carry the game."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"help": self._help, "teach": self._teach, "open": self._open, "doctor": self._doctor}

    async def _help(self, click: Click) -> None:
        await click.reply.show(await self.help(click.interaction, click.value()))

    async def help(self, interaction: Interaction, game: str = "") -> Screen:
        """What the asker can do here."""
        presenter = self._front.presenter
        names = {key: presenter.speakers.of(interaction, key).say("game-name") for key in games()}
        words = presenter.speakers.of(interaction, COMMANDS)
        commands = {
            command.qualified_name: words.say(about) if words.knows(about) else command.description
            for command in interaction.client.tree.walk_commands()
            for about in [f"command-{command.qualified_name.replace(' ', '-')}.about"]
        }
        shown = game if game in names else next(iter(names))
        return help_screen(await self._asker(interaction), commands, names, shown, presenter.speakers.of(interaction))

    async def _asker(self, interaction: Interaction) -> Asker:
        user = UserId(interaction.user.id)
        guild = GuildId(interaction.guild_id or 0)
        tables = await self._front.sessions.store.tables.live_tables(guild=guild, user=user)
        return Asker(
            tuple(table.id for table in tables if table.status == "playing"),
            host=any(table.host == user for table in tables),
            moderator=person(interaction).moderator,
        )

    async def _open(self, click: Click) -> None:
        game = known_game(click.part(0))
        interaction = click.interaction
        house = await self._front.sessions.wishes.house(GuildId(interaction.guild_id or 0))
        wish = Wish(agreed={"pace": house.pace})
        if wish.needs_thread:
            await open_table(self._front, click.reply, game, wish)
            return
        opened = await open_and_post(self._front, interaction, game, wish)
        live = await self._front.live(interaction, opened.id)
        speaker = self._front.speaker(click, live)
        await click.reply.whisper(notice_screen(speaker.say("opened", link=link(live))))

    async def _teach(self, click: Click) -> None:
        game = known_game(click.part(0))
        interaction = click.interaction
        await demand_welcome(interaction, self._front.sessions.wishes)
        try:
            live = await teach(self._front.sessions, game.key, _where(interaction), click.who)
        except ChannelBusy as busy:
            await click.reply.whisper(await self._elsewhere(click, busy))
            return
        await self._front.show_hand(click.reply, live.id)

    async def _elsewhere(self, click: Click, busy: ChannelBusy) -> Screen:
        """Where one can be taught while a table is in this channel."""
        live = await self._front.live(click.interaction, busy.table)
        house = await self._front.sessions.wishes.house(live.table.guild)
        others = [channel for channel in house.channels if channel != live.table.channel]
        speaker = self._front.speaker(click, live)
        names = speaker.join(f"<#{channel}>" for channel in others)
        return notice_screen(speaker.say("teach-busy", link=link(live), count=len(others), channels=names))

    async def _doctor(self, click: Click) -> None:
        demand_manager(click.interaction)
        guild = click.interaction.guild
        place = next(map(guild.get_channel_or_thread, click.ids()), None) if guild is not None else None
        if place is None:
            raise NoTable
        await click.reply.show(await self.doctor(click.interaction, place))

    async def doctor(self, interaction: Interaction, place: Any) -> Screen:
        """What keeps the bot from working in this channel or thread."""
        here = place.id == interaction.channel_id
        allowed = interaction.app_permissions if here else place.permissions_for(place.guild.me)
        speaker = self._front.presenter.speakers.of(interaction)
        return doctor_screen(place, await examine(self._front, place, allowed, speaker), speaker)


def _where(interaction: Interaction) -> tuple[GuildId, ChannelId]:
    return GuildId(interaction.guild_id or 0), ChannelId(interaction.channel_id or 0)
