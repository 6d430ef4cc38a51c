"""Every click and every modal's answer comes in here, and gets an answer whatever happens."""

from __future__ import annotations

import logging
import re
import secrets
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from bot.session.brake import Brake
from bot.session.context import AT_TABLE
from bot.session.errors import ChannelBusy, Forbidden, NoTable, NotKept, TableError, TooLate, WrongTime
from bot.session.live import table_number
from bot.ui import looking
from bot.ui.click import Click, Front, Routes
from bot.ui.hand_clicks import HandClicks
from bot.ui.help_clicks import HelpClicks
from bot.ui.language import LanguageClicks
from bot.ui.look_clicks import LookClicks
from bot.ui.meeting_clicks import MeetingClicks
from bot.ui.modals import answer
from bot.ui.order import Order
from bot.ui.parts import Interaction, clicked
from bot.ui.privacy_clicks import PrivacyClicks
from bot.ui.reach import UNREACHED, gone, passing
from bot.ui.refusals import sentence, topic
from bot.ui.replay_clicks import ReplayClicks
from bot.ui.reply import Reply
from bot.ui.report import ReportClicks
from bot.ui.score_clicks import ScoreClicks
from bot.ui.seat_clicks import SeatClicks
from bot.ui.setup_clicks import SetupClicks
from bot.ui.table_clicks import TableClicks
from bot.ui.wish_clicks import WishClicks
from bot.ui.words import link
from storage.api import GuildId, UserId

log = logging.getLogger(__name__)

REFERENCE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
NUMBER: Final = re.compile(r"\d{1,9}")
"""In the digits of any script, as a Persian keyboard types others than an English one."""
COMPLETIONS_IN_TEN_SECONDS: Final = 60
"""Discord asks for one at each pause of typing: more than anybody types, few enough that a program does no harm."""
OPEN_TO_ALL: Final = ("forget",)
"""What people may do whom the server has banned: their data is theirs."""
IN_HAND: Final = (TooLate, Forbidden, NotKept)
"""Refusals that are told above the cards of the hand."""


class Clicks:
    """Routes clicks to what they do, and turns whatever goes wrong into an answer."""

    def __init__(self, front: Front, *, in_ten_seconds: int = 40) -> None:
        """Each person has that many answers in ten seconds."""
        self.front = front
        self._flood = Brake(front.sessions.clock, times=in_ten_seconds, seconds=10)
        self._typing = Brake(front.sessions.clock, times=COMPLETIONS_IN_TEN_SECONDS, seconds=10)
        self.refusals: Counter[str] = Counter()
        """How often people were refused, by code."""
        self.failures = 0
        self.closing = False
        """Before the connection is given up nothing more is begun: its answer might not get through."""
        self.hand = HandClicks(front)
        self.table = TableClicks(front)
        self.setup = SetupClicks(front)
        self.look = LookClicks(front)
        self.scores = ScoreClicks(front)
        self.seat = SeatClicks(front)
        self.meeting = MeetingClicks(front)
        self.language = LanguageClicks(front)
        self.wishes = WishClicks(front)
        self.help = HelpClicks(front)
        self.replay = ReplayClicks(front)
        self.report_clicks = ReportClicks(front)
        self.privacy = PrivacyClicks(front)
        self.order = Order(front)
        parts: tuple[Routes, ...] = (
            self.hand.routes(),
            self.table.routes(),
            self.setup.routes(),
            self.look.routes(),
            self.scores.routes(),
            self.seat.routes(),
            self.meeting.routes(),
            self.language.routes(),
            self.wishes.routes(),
            self.help.routes(),
            self.replay.routes(),
            self.report_clicks.routes(),
            self.privacy.routes(),
        )
        self._routes = {name: handler for routes in parts for name, handler in routes.items()}

    async def _handle(self, interaction: Interaction, route: str, rest: Sequence[str], values: Sequence[str]) -> None:
        """Do what a component says."""
        handler = self._routes.get(route, _unknown)
        AT_TABLE.set(table_number(rest[0]) if rest else None)  # each interaction is a task of its own
        async with Reply(interaction, edits=private(interaction)) as reply:
            await self.front.presenter.speakers.meet(interaction)
            click = Click(reply, rest, values)
            await self.answered(click, handler(click), banned_too=route in OPEN_TO_ALL)

    async def submitted(self, interaction: Interaction) -> None:
        """Do what a modal's answer says; any other interaction is left alone."""
        found = answer(interaction)
        if found is None:
            return
        route, rest, typed = found
        async with Reply(interaction, edits=private(interaction)) as reply:
            await self.front.presenter.speakers.meet(interaction)
            click = Click(reply, rest, [typed])
            if route == "report":
                await self.answered(click, self.report_clicks.sent(click))
            elif route == "value":
                await self.answered(click, self.setup.named(click))
            elif route != "number":
                await self.answered(click, _unknown(click))
            elif not NUMBER.fullmatch(typed):
                await self.answered(click, _no_number())
            else:
                await self.answered(click, self.hand.named(click, int(typed)))

    async def clicked(self, interaction: Interaction) -> None:
        """Do what a component says; any other interaction is left alone."""
        found = clicked(interaction)
        if found is not None:
            await self._handle(interaction, *found)

    async def completes(self, interaction: Interaction) -> bool:
        """Whether what somebody types is to be completed; who floods us is offered nothing, and that is sent here.

        Typing uses up nothing of the person's clicks and commands.
        """
        if self._typing.count(UserId(interaction.user.id)):
            return True
        self.refusals["slow-down"] += 1
        try:
            await interaction.response.autocomplete([])
        except UNREACHED as problem:
            log.info("a completion too many could not be answered: %s", problem)
        return False

    async def answered(self, click: Click, work: Coroutine[Any, Any, None], *, banned_too: bool = False) -> None:
        """Wait for what a click does, and answer also where that fails; who floods us is asked to wait."""
        if not self._flood.count(click.who.user):
            work.close()
            self.refusals["slow-down"] += 1
            await self.say(click.reply, WrongTime("slow-down"))
            return
        if self.closing:
            work.close()
            await self.say(click.reply, WrongTime("closing"))
            return
        try:
            with self.front.presenter.precedence.answering():
                await self._admitted(click, work, banned_too=banned_too)
        except TableError as error:
            await self._refuse(click, error)
        except Exception as error:
            await self.report(click.reply, error)

    async def _admitted(self, click: Click, work: Coroutine[Any, Any, None], *, banned_too: bool) -> None:
        """Wait for the work, unless the server has banned who asks for it; managers cannot lock each other out."""
        guild = click.interaction.guild_id
        try:
            if guild is not None and not banned_too and not click.interaction.permissions.manage_guild:
                await self.front.sessions.bans.demand_welcome(GuildId(guild), click.who.user)
        except TableError:
            work.close()
            raise
        await work

    async def _refuse(self, click: Click, error: TableError) -> None:
        self.refusals[error.code] += 1
        try:
            await self._explain(click, error)
        except TableError as worse:
            log.info("a refusal of %r could not be shown in the hand: %r", error, worse)
            await self.say(click.reply, error)
        except Exception as failure:
            await self.report(click.reply, failure)

    async def _explain(self, click: Click, error: TableError) -> None:
        """In the hand above its cards where the click came from there, else in private beside it."""
        table = table_number(click.rest[0]) if click.rest and isinstance(error, IN_HAND) else None
        if table is None or not click.reply.edits:
            await self.say(click.reply, error)
            return
        live = await self.front.live(click.interaction, table)
        notice = sentence(error, self.front.speaker(click, live))
        await self.front.show_hand(click.reply, table, notice=notice, rule=topic(error))

    async def say(self, reply: Reply, error: TableError) -> None:
        """A refusal as a private message of its own."""
        game = error.game if isinstance(error, Forbidden) else None
        speaker = self.front.presenter.speakers.of(reply.interaction, game)
        where = ""
        if isinstance(error, ChannelBusy):
            with suppress(TableError):
                async with self.front.sessions.desk.at(error.table) as live:
                    where = link(live)
        try:
            await reply.whisper(looking.notice_screen(sentence(error, speaker, where=where)))
        except UNREACHED as problem:
            await self.report(reply, problem)

    async def report(self, reply: Reply, error: Exception) -> None:
        """Something of ours failed, or Discord: log it under a reference, and tell the person that."""
        if gone(error):
            log.info("nobody was there to be answered: %s", error)
            return
        reference = "".join(secrets.choice(REFERENCE_LETTERS) for _ in range(4))
        if passing(error):
            log.warning("reference %s: %r", reference, error)
        else:
            self.failures += 1
            log.error("reference %s: %s", reference, type(error).__name__, exc_info=error)
        speaker = self.front.presenter.speakers.of(reply.interaction)
        try:
            await reply.whisper(looking.notice_screen(speaker.say("failed", reference=reference)))
        except UNREACHED as worse:
            log.warning("reference %s could not be told: %s", reference, worse)


async def _unknown(click: Click) -> None:
    raise NoTable


async def _no_number() -> None:
    raise WrongTime("not-a-number")


def private(interaction: Interaction) -> bool:
    """Whether the component sits on a message that only its reader sees."""
    message: Any = interaction.message
    return message is not None and message.flags.ephemeral
