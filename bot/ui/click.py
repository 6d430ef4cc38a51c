"""One click taken apart, and what every kind of click needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from bot.language import Speaker
from bot.pictures import Painter
from bot.session.errors import NoTable, NotSeated, TooLate
from bot.session.live import Live, Who, table_number
from bot.session.sessions import Sessions
from bot.ui.looking import notice_screen
from bot.ui.modals import Question
from bot.ui.parts import Interaction
from bot.ui.presenter import Presenter
from bot.ui.prompts import Picks
from bot.ui.reply import Reply
from games.core.api import Prompt
from storage.api import GuildId, TableId, UserId

NUMBER: Final = re.compile(r"[0-9]{1,19}", re.ASCII)
"""An id of Discord's, or another number that may have been chosen."""


@dataclass(frozen=True, slots=True)
class Click:
    """An interaction with a component or modal, its id taken apart; `values` are what was chosen or typed."""

    reply: Reply
    rest: Sequence[str]
    values: Sequence[str]

    @property
    def interaction(self) -> Interaction:
        """Discord's side of it."""
        return self.reply.interaction

    @property
    def who(self) -> Who:
        """Who clicked."""
        return person(self.interaction)

    @property
    def in_thread(self) -> bool:
        """Whether that was in a thread."""
        return isinstance(self.interaction.channel, discord.Thread)

    def part(self, number: int) -> str:
        """One part of the id. Raises `NoTable` for an id that is not ours."""
        if number >= len(self.rest):
            raise NoTable
        return self.rest[number]

    def number(self, at: int, base: int = 10) -> int:
        """One part of the id as a number not below 0. Raises `NoTable`."""
        try:
            return max(0, int(self.part(at), base))
        except ValueError:
            raise NoTable from None

    def value(self) -> str:
        """What was chosen or typed. Raises `NoTable` where nothing was."""
        if not self.values:
            raise NoTable
        return self.values[0]

    def ids(self) -> list[int]:
        """The people, roles or channels that were chosen, by their ids. Raises `NoTable` where a value is none."""
        if not all(NUMBER.fullmatch(value) for value in self.values):
            raise NoTable
        return [int(value) for value in self.values]


Handler: TypeAlias = Callable[[Click], Coroutine[Any, Any, None]]
Routes: TypeAlias = Mapping[str, Handler]


def person(interaction: Interaction) -> Who:
    """Whoever is behind an interaction; who manages the server or its messages moderates its tables."""
    manages = interaction.permissions.manage_guild or interaction.permissions.manage_messages
    return Who(UserId(interaction.user.id), interaction.user.display_name, moderator=manages)


class Front:
    """What stands behind the clicks: sessions, screens, and how they are shown."""

    def __init__(self, sessions: Sessions, presenter: Presenter, painter: Painter) -> None:
        self.sessions = sessions
        self.presenter = presenter
        self.painter = painter

    def speaker(self, click: Click, live: Live) -> Speaker:
        """The language of who clicked, with the words of the table's game."""
        return self.presenter.speakers.of(click.interaction, live.table.game)

    async def live(self, interaction: Interaction, table: TableId | None) -> Live:
        """The table, if it belongs to this server. Raises `NoTable`."""
        if table is None:
            raise NoTable
        async with self.sessions.desk.at(table) as live:
            if live.table.guild != GuildId(interaction.guild_id or 0):
                raise NoTable
            return live

    async def table(self, click: Click) -> Live:
        """The table whose name stands first in the id."""
        return await self.live(click.interaction, table_number(click.part(0)))

    async def show_hand(
        self,
        reply: Reply,
        table: TableId,
        *,
        notice: str = "",
        picks: Picks | None = None,
        rule: tuple[str, str] | None = None,
        hinted: bool = False,
    ) -> None:
        """The asker's own hand as it is now. Raises `NotSeated`."""
        user = UserId(reply.interaction.user.id)
        hands = self.presenter.hands
        with hands.answering(table, user):
            look = await self.sessions.play.look(table, user)
            if look.seat is None:
                raise NotSeated
            speaker = self.presenter.speakers.of(reply.interaction, look.live.table.game)
            screen = await hands.screen(look, speaker, notice=notice, picks=picks, rule=rule, hinted=hinted)
            await reply.show(screen)
            hands.hold(table, user, reply.interaction, look.live.length, picks)
        if await hands.is_behind(table, user):  # others moved while it was on its way, and could not be edited
            self.presenter.redraw(table)

    async def ask(self, click: Click, question: Question, speaker: Speaker) -> None:
        """Put a question to whoever clicked, or ask them to press again."""
        if not await click.reply.modal(question):
            await click.reply.whisper(notice_screen(speaker.say("press-again")))

    async def prompt(self, click: Click, table: TableId) -> Prompt:
        """The prompt that an id's turn and verb belong to. Raises `TooLate` where it is no longer offered."""
        look = await self.sessions.play.look(table, click.who.user)
        if look.seat is None:
            raise NotSeated
        prompt = next((prompt for prompt in look.view.prompts if prompt.verb == click.part(2)), None)
        if prompt is None or look.turn != click.number(1):
            raise TooLate
        return prompt
