"""The buttons of a table's public message: hand, last trick, scores, rules, and coming and going."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.session.errors import NoTable
from bot.session.live import Live
from bot.session.wishes import Order
from bot.ui import looking
from bot.ui.click import Click, Front, Routes
from bot.ui.hint import hint_lines
from bot.ui.menu import SURE, menu_screen, sure_screen
from bot.ui.parts import Screen
from bot.ui.rulebook import rulebook
from bot.ui.rules import rules_screen
from bot.ui.score_picture import NOTHING, score_picture

ON_BOARDS: Final = ("hand", "join", "start")
"""What in public only an open lobby and the board of a running game offer."""


class TableClicks:
    """Ids carry the table, then what is wanted of it."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._wanted: Mapping[str, Callable[[Click, Live], Awaitable[None]]] = {
            "hand": self._hand,
            "refresh": self._hand,
            "back": self._back,
            "hint": self.hint,
            "sort": self._sort,
            "last": self._last,
            "scores": self._scores,
            "rules": self._rules,
            "options": self._options,
            "more": self._more,
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "end": self._end,
            "export": self._export,
        }

    def routes(self) -> Routes:
        """What each id does."""
        return {"table": self._table}

    async def _table(self, click: Click) -> None:
        live = await self._front.table(click)
        wanted = self._wanted.get(click.part(1))
        if wanted is None:
            raise NoTable
        try:
            await wanted(click, live)
        finally:
            if click.part(1) in ON_BOARDS:
                await self._front.presenter.messages.clear(live, click.interaction.message)

    async def _hand(self, click: Click, live: Live) -> None:
        await self._front.show_hand(click.reply, live.id)

    async def _back(self, click: Click, live: Live) -> None:
        await self._front.sessions.seats.come_back(live.id, click.who.user)
        await self._front.show_hand(click.reply, live.id)

    async def hint(self, click: Click, live: Live) -> None:
        """Say above the asker's cards what a strong player would do."""
        given = await self._front.sessions.hints.ask(live.id, click.who.user)
        look = await self._front.sessions.play.look(live.id, click.who.user)
        notice = "\n".join(hint_lines(given, look.view, self._front.speaker(click, live)))
        await self._front.show_hand(click.reply, live.id, notice=notice, hinted=True)

    async def _sort(self, click: Click, live: Live) -> None:
        wishes = self._front.sessions.wishes
        order: Order = "suit" if (await wishes.taste(click.who.user)).order == "trump" else "trump"
        await wishes.set_taste(click.who.user, click.who.name, order=order)
        await self._front.show_hand(click.reply, live.id)

    async def _last(self, click: Click, live: Live) -> None:
        look = await self._front.sessions.play.look(live.id, None)
        events = await self._front.sessions.play.events(live.id, click.who.user)
        await click.reply.whisper(looking.last_trick_screen(look, events, self._front.speaker(click, live)))

    async def _scores(self, click: Click, live: Live) -> None:
        look = await self._front.sessions.play.look(live.id, None)
        speaker = self._front.speaker(click, live)
        taste = await self._front.sessions.wishes.taste(click.who.user)
        drawn = await score_picture(look.live, speaker, self._front.painter) if taste.pictures else NOTHING
        page = click.number(2) if len(click.rest) > 2 else None
        screen = looking.scores_screen(look.live, speaker, drawn, page)
        turned = page is not None and click.reply.edits
        await (click.reply.show(screen) if turned else click.reply.whisper(screen))

    async def _rules(self, click: Click, live: Live) -> None:
        speaker = self._front.speaker(click, live)
        pages = rulebook(live.table.game, speaker.language)
        await click.reply.whisper(rules_screen(live.game, pages, "", speaker, live=live))

    async def _options(self, click: Click, live: Live) -> None:
        await click.reply.whisper(looking.options_screen(live, self._front.speaker(click, live)))

    async def _more(self, click: Click, live: Live) -> None:
        pacing = self._front.sessions.play.pacing
        screen = menu_screen(live, click.who, self._front.speaker(click, live), pacing)
        await (click.reply.show(screen) if click.reply.edits else click.reply.whisper(screen))

    async def _join(self, click: Click, live: Live) -> None:
        await self._front.sessions.lobby.join(live.id, click.who)
        await self._done(click, live, "joined")

    async def _leave(self, click: Click, live: Live) -> None:
        if live.table.status == "playing" and live.seat_of(click.who.user) is not None and not _is_sure(click):
            await self._ask(click, live, "leave")
            return
        await self.leave(click, live)

    async def _ask(self, click: Click, live: Live, what: str) -> None:
        """Ask once more before a game or a seat in it is given up, as a button is soon pressed by mistake."""
        screen = sure_screen(live, what, self._front.speaker(click, live))
        await (click.reply.show(screen) if click.reply.edits else click.reply.whisper(screen))

    async def leave(self, click: Click, live: Live) -> None:
        """Get up, from a lobby or from a game."""
        if live.table.status == "lobby":
            await self._front.sessions.lobby.leave(live.id, click.who)
            await self._done(click, live, "left-lobby")
        else:
            goes_on = await self._front.sessions.seats.leave(live.id, click.who.user)
            await self._done(click, live, "left" if goes_on else "left-last")

    async def _start(self, click: Click, live: Live) -> None:
        await self._front.sessions.lobby.start(live.id, click.who)
        await self._front.show_hand(click.reply, live.id)

    async def _end(self, click: Click, live: Live) -> None:
        if _is_sure(click):
            await self.end(click, live)
            return
        house = await self._front.sessions.wishes.house(live.table.guild)
        self._front.sessions.seats.demand_may_end(live, click.who, by=house.enders)
        await self._ask(click, live, "end")

    async def end(self, click: Click, live: Live) -> None:
        """Close the table."""
        house = await self._front.sessions.wishes.house(live.table.guild)
        ended = await self._front.sessions.seats.end(live.id, click.who, by=house.enders)
        await self._done(click, live, "ended" if ended else "voted")

    async def _export(self, click: Click, live: Live) -> None:
        await click.reply.whisper(await self.export(click, live))

    async def export(self, click: Click, live: Live) -> Screen:
        """The record as a file, or what the asker may know while the table runs."""
        text, whole = await self._front.sessions.play.export(live.id, click.who.user)
        return looking.export_screen(live, text, self._front.speaker(click, live), whole=whole)

    async def _done(self, click: Click, live: Live, message: str) -> None:
        screen = looking.notice_screen(self._front.speaker(click, live).say(message))
        await (click.reply.show(screen) if _is_sure(click) else click.reply.whisper(screen))


def _is_sure(click: Click) -> bool:
    """Whether that has been asked about, in a private message that the answer may replace."""
    return tuple(click.rest[2:]) == (SURE,) and click.reply.edits
