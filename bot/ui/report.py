"""Reports of a deal: to moderators who hold no seat at its table, and to nobody else.

They go into the channel that a server manager has named with /server, provided that nobody seated at the table can
read it; where there is no such channel, to the server's owner in a direct message, unless they are seated; else
nowhere. While the table runs a report holds no more than its author may see.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

import discord

from bot.language import Speaker
from bot.session.errors import NotSeated, TableError
from bot.session.live import Live
from bot.session.replay import Moment
from bot.ui.click import Click, Front, Routes
from bot.ui.looking import notice_screen
from bot.ui.modals import Question
from bot.ui.parts import AMBER, NOBODY, Screen, Sheet
from bot.ui.replay import draw_moment
from bot.ui.words import link, table_id
from storage.api import UserId

log = logging.getLogger(__name__)

REASON_MOST: Final = 300
ROOM: Final = 1800
"""Characters for what is said of the position; the report's head and reason take up to 1100."""
NEEDED: Final = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)


class ReportNobody(TableError):
    """There is no moderator who may see the report and can be reached."""

    code = "report-nobody"


class ReportClicks:
    """A question about what is wrong, then the report itself."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"report": self._ask}

    async def _ask(self, click: Click) -> None:
        live = await self._front.table(click)
        _demand_seated(live, click.who.user)
        speaker = self._front.speaker(click, live)
        title, label = speaker.say("report-title"), speaker.say("report-label")
        question = Question(title, label, "report", table_id(live), most=REASON_MOST)
        await self._front.ask(click, question, speaker)

    async def sent(self, click: Click) -> None:
        """The reason was typed: find who may see the report, and send it to them."""
        live = await self._front.table(click)
        _demand_seated(live, click.who.user)
        guild = click.interaction.guild
        if guild is None:
            raise ReportNobody
        record, whole = await self._front.sessions.play.export(live.id, click.who.user)
        moment = await self._front.sessions.replays.moment(live.id, click.who.user)
        speaker = await self._front.presenter.speakers.table(live)
        screen = await self._screen(click, moment, speaker, (record, whole))
        seated = {seat.user for seat in live.seats if seat.user is not None}
        house = await self._front.sessions.wishes.house(live.table.guild)
        channel = guild.get_channel(house.reports)
        await self._deliver(guild, channel if isinstance(channel, discord.TextChannel) else None, seated, screen)
        said = self._front.speaker(click, live).say("report-sent")
        await click.reply.whisper(notice_screen(said))

    async def _screen(self, click: Click, moment: Moment, speaker: Speaker, exported: tuple[str, bool]) -> Screen:
        record, whole = exported
        live = moment.live
        sheet = Sheet(AMBER)
        reason = speaker.name(click.value()) if click.values and click.value() else speaker.say("report-no-reason")
        who = f"<@{click.who.user}> ({speaker.name(click.who.name)})"
        sheet.text(
            f"**{speaker.say('report-head', table=table_id(live), player=who)}**",
            speaker.say("report-reason", reason=reason),
            speaker.say("report-where", link=link(live)),
            speaker.say("report-whole" if whole else "report-part"),
        )
        await draw_moment(sheet, moment, speaker, self._front.painter, ROOM)
        sheet.file(f"{live.table.game}-{table_id(live)}.{'game' if whole else 'txt'}", record.encode())
        return sheet.screen()

    async def _deliver(
        self,
        guild: discord.Guild,
        channel: discord.TextChannel | None,
        seated: Collection[UserId],
        screen: Screen,
    ) -> None:
        """Send it where nobody seated reads it. Raises `ReportNobody`."""
        if (
            isinstance(channel, discord.TextChannel)
            and await _unread_by(channel, seated)
            and await _sent(channel, screen)
        ):
            return
        if guild.owner_id is not None and guild.owner_id not in seated:
            owner = await _member(guild, guild.owner_id)
            if owner is not None and await _sent(owner, screen):
                return
        raise ReportNobody


def _demand_seated(live: Live, user: UserId) -> None:
    if all(seat.user != user for seat in live.seats):
        raise NotSeated


async def _unread_by(channel: discord.TextChannel, seated: Collection[UserId]) -> bool:
    """Whether the bot can write there and none of these people can read it, as Discord says at this moment."""
    guild = channel.guild
    if not channel.permissions_for(guild.me).is_superset(NEEDED):
        return False
    for user in seated:
        member = await _member(guild, user)
        if member is not None and channel.permissions_for(member).view_channel:
            return False
    return True


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Somebody of the server; None for who has left it. Never from memory, where roles may be of yesterday."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None


async def _sent(where: discord.abc.Messageable, screen: Screen) -> bool:
    try:
        await where.send(view=screen.view, files=screen.files(), allowed_mentions=NOBODY)
    except discord.Forbidden as error:
        log.info("a report could not be delivered: %s", error)
        return False
    return True
