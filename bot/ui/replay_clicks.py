"""Stepping through the past of tables, one's own list of them, and checking their deals."""

from __future__ import annotations

from typing import Final

from bot.session.errors import NoTable
from bot.session.live import Live, table_number
from bot.session.replay import demand_open
from bot.ui.click import Click, Front, Routes
from bot.ui.parts import Interaction, Screen
from bot.ui.replay import NOBODY, PAGE, history_screen, picture_screen, replay_screen
from bot.ui.sealing import seals_screen, verify_screen
from games import games
from storage.api import LIVE, GuildId, UserId

FURTHEST: Final = 10_000
"""No log is longer, and no history has more pages."""


class ReplayClicks:
    """Ids carry the table, the step and the viewpoint, so that they work after any restart."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {
            "replay": self._step,
            "replay-open": self._open,
            "replay-picture": self._picture,
            "history": self._history,
            "verify": self._verify,
        }

    async def _step(self, click: Click) -> None:
        live = await self._front.table(click)
        seat = click.value() if click.values else click.part(2)
        screen = await self.replay(click, live, min(click.number(1), FURTHEST), _viewpoint(seat))
        await (click.reply.show(screen) if click.reply.edits else click.reply.whisper(screen))

    async def _open(self, click: Click) -> None:
        live = await self._front.live(click.interaction, table_number(click.value()))
        await click.reply.whisper(await self.replay(click, live, 1))

    async def replay(self, click: Click, live: Live, step: int | None = None, seat: int | None = None) -> Screen:
        """One step of a table, as far as this person may see it."""
        moment = await self._front.sessions.replays.moment(live.id, click.who.user, step, seat)
        taste = await self._front.sessions.wishes.taste(click.who.user)
        return await replay_screen(moment, self._front.speaker(click, live), self._front.painter, taste)

    async def _picture(self, click: Click) -> None:
        live = await self._front.table(click)
        step, seat = min(click.number(1), FURTHEST), _viewpoint(click.part(2))
        moment = await self._front.sessions.replays.moment(live.id, click.who.user, step, seat)
        speaker = self._front.speaker(click, live)
        await click.reply.whisper(await picture_screen(moment, speaker, self._front.painter))

    async def _history(self, click: Click) -> None:
        await click.reply.show(await self.history(click.interaction, min(click.number(0), FURTHEST)))

    async def history(self, interaction: Interaction, page: int) -> Screen:
        """One page of the asker's finished tables in this server."""
        user, guild = UserId(interaction.user.id), GuildId(interaction.guild_id or 0)
        presenter = self._front.presenter
        matches = await self._front.sessions.store.scores.results_of(
            guild=guild, user=user, newest_first=True, limit=PAGE + 1, offset=page * PAGE
        )
        speakers = {key: presenter.speakers.of(interaction, key) for key in games()}
        return history_screen(matches, user, page, speakers, presenter.speakers.of(interaction))

    async def _verify(self, click: Click) -> None:
        await click.reply.whisper(await self.verify(click, await self._front.table(click)))

    async def verify(self, click: Click, live: Live, deal: int | None = None) -> Screen:
        """The seals of a running table; of one that is over, what checking its deals finds."""
        speaker = self._front.speaker(click, live)
        if live.table.status in LIVE:
            return seals_screen(live, speaker)
        demand_open(live, click.who.user)
        return verify_screen(live, await self._front.sessions.desk.stored(live.id), deal, speaker)


def _viewpoint(text: str) -> int | None:
    """The seat in an id. Raises `NoTable` for what is none."""
    if text == NOBODY:
        return None
    if not text.isdecimal() or len(text) > 2:
        raise NoTable
    return int(text)
