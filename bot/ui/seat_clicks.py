"""Clicks of who sits at a table: rest, take back, claim, nudge, agree, remove, react, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.session.errors import NoTable, NotSeated, WrongTime
from bot.session.live import Live, absent
from bot.ui import looking
from bot.ui.click import Click, Front, Routes
from bot.ui.inviting import THREAD_ONLY
from bot.ui.lobby import lobby_screen, setup_screen
from bot.ui.menu import REACTIONS, deal_screen, menu_screen
from bot.ui.words import due
from storage.api import UserId


class SeatClicks:
    """Ids carry the table, then what is wanted."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._wanted: Mapping[str, Callable[[Click, Live], Awaitable[None]]] = {
            "rest": self._rest,
            "take": self._take,
            "remove": self._remove,
            "undo": self._undo,
            "claim": self._claim,
            "agree": self._agree,
            "refuse": self._refuse,
            "nudge": self._nudge,
            "pause": self._pause,
            "deal": self._deal,
            "rematch": self._rematch,
        }

    def routes(self) -> Routes:
        """What each id does."""
        return {
            "seat": self._seat,
            "react": self._react,
            "agree-on": self._agree_on,
            "invite": self._invite,
            "who-plays": self._who_plays,
        }

    async def _seat(self, click: Click) -> None:
        live = await self._front.table(click)
        wanted = self._wanted.get(click.part(1))
        if wanted is None:
            raise NoTable
        await wanted(click, live)

    async def _done(self, click: Click, live: Live, message: str) -> None:
        await click.reply.whisper(looking.notice_screen(self._front.speaker(click, live).say(message)))

    async def _rest(self, click: Click, live: Live) -> None:
        await self.rest(click, live)

    async def rest(self, click: Click, live: Live) -> None:
        """Take a break: a computer plays, unless nobody else is there to play with."""
        sessions = self._front.sessions
        await sessions.seats.rest(live.id, click.who.user)
        async with sessions.desk.at(live.id) as now:
            going, when = bool(now.present()), due(now)
        speaker = self._front.speaker(click, live)
        told = speaker.say("resting") if going else speaker.say("away-all", when=when)
        await click.reply.whisper(looking.notice_screen(told))

    async def _take(self, click: Click, live: Live) -> None:
        await self._front.sessions.seats.take(live.id, click.who, click.number(2))
        await self._front.show_hand(click.reply, live.id)

    async def _remove(self, click: Click, live: Live) -> None:
        await self.remove(click, live, click.number(2))

    async def remove(self, click: Click, live: Live, seat: int) -> None:
        """Take somebody's seat away, or vote for it."""
        removed = await self._front.sessions.seats.remove(live.id, click.who, seat)
        await self._done(click, live, "removed" if removed else "voted")

    async def _undo(self, click: Click, live: Live) -> None:
        granted = await self._front.sessions.consent.ask(live.id, click.who.user, "undo")
        await self._done(click, live, "undone" if granted else "undo-asked")

    async def _claim(self, click: Click, live: Live) -> None:
        granted = await self._front.sessions.consent.ask(live.id, click.who.user, "claim")
        await self._done(click, live, "claimed" if granted else "claim-asked")

    async def _agree(self, click: Click, live: Live) -> None:
        await self._front.sessions.consent.answer(live.id, click.who.user, agrees=True)
        await self._done(click, live, "consented")

    async def _refuse(self, click: Click, live: Live) -> None:
        await self._front.sessions.consent.answer(live.id, click.who.user, agrees=False)
        await self._done(click, live, "refused")

    async def _nudge(self, click: Click, live: Live) -> None:
        """Remind who is to act, once a decision and not at once."""
        seat = live.seat_of(click.who.user)
        if seat is None:
            raise NotSeated
        late = [one.seat for one in live.actors() if not absent(one) and one.seat != seat.seat]
        sessions = self._front.sessions
        patience = sessions.play.pacing.decision(live.table) // 3
        if not late:
            raise WrongTime("nudge-own")
        if sessions.clock.now() - live.moved_at < patience:
            raise WrongTime("nudge-early")
        if not await self._front.presenter.nudge(live, tuple(late)):
            raise WrongTime("nudge-done")
        await self._done(click, live, "nudge-sent")

    async def _pause(self, click: Click, live: Live) -> None:
        await self._front.sessions.seats.pause(live.id, click.who.user)
        await self._done(click, live, "paused")

    async def _deal(self, click: Click, live: Live) -> None:
        events = await self._front.sessions.play.events(live.id, click.who.user)
        await click.reply.whisper(deal_screen(live, events, self._front.speaker(click, live)))

    async def _react(self, click: Click) -> None:
        live = await self._front.table(click)
        seat = live.seat_of(click.who.user)
        if seat is None or click.value() not in REACTIONS:
            raise NotSeated
        self._front.sessions.play.brake.demand((live.id, click.who.user, "react"))
        self._front.presenter.react(live, seat.seat, click.value())
        pacing = self._front.sessions.play.pacing
        await click.reply.show(menu_screen(live, click.who, self._front.speaker(click, live), pacing))

    async def _rematch(self, click: Click, live: Live) -> None:
        new = await self._front.sessions.lobby.rematch(live.id, click.who)
        speaker = await self._front.presenter.speakers.table(new)
        await self._front.presenter.messages.open(new, lobby_screen(new, speaker))
        await self._done(click, new, "rematch-line")

    # the lobby

    async def _agree_on(self, click: Click) -> None:
        live = await self._front.table(click)
        name, value = click.part(1), click.value()
        if value in THREAD_ONLY and not click.in_thread:
            raise WrongTime("pace-needs-thread")
        kept = value if name == "pace" else value == "yes"
        await self._front.sessions.setup.set_table(live.id, click.who, name, kept)
        await self._panel(click)

    async def _invite(self, click: Click) -> None:
        live = await self._front.table(click)
        people = [UserId(user) for user in click.ids()]
        await self._front.sessions.setup.invite(live.id, click.who, people)
        await self._panel(click)

    async def _panel(self, click: Click) -> None:
        """The set-up panel again, with what was changed."""
        live = await self._front.table(click)
        await click.reply.show(setup_screen(live, self._front.speaker(click, live), thread=click.in_thread))

    async def _who_plays(self, click: Click) -> None:
        live = await self._front.table(click)
        people = await self._front.presenter.pings.callers(live)
        role = (await self._front.sessions.wishes.house(live.table.guild)).roles.get(live.table.game)
        if not people and role is None:
            raise WrongTime("who-plays-nobody")
        await self._front.sessions.lobby.called(live.id, click.who)
        await self._front.presenter.pings.call(live, people, role)
        await self._done(click, live, "who-plays-sent")
