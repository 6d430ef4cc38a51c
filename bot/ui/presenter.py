"""Keeps what people see in step with what is kept: one redraw under way a table, the newest state wins."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.language import Choices, Languages, Speaker
from bot.pictures import Painter
from bot.session import tasks
from bot.session.deals import Finished, finished_deals
from bot.session.errors import NotKept, TableError
from bot.session.live import Changed, Live, absent, told
from bot.session.replay import as_its_deal_ended
from bot.session.sessions import Sessions
from bot.ui.board import Deals, board_screen, over_screen, since_deal, split_deals
from bot.ui.calls import Calls
from bot.ui.hands import Hands
from bot.ui.healing import Healing
from bot.ui.lobby import lobby_screen
from bot.ui.messages import Messages
from bot.ui.parts import Screen
from bot.ui.pings import Pings
from bot.ui.precedence import Precedence
from bot.ui.reach import NO_CHANNEL, UNREACHED, passing, told_to_wait
from bot.ui.speakers import Speakers
from bot.ui.summary import summary_screen
from bot.ui.words import Cast
from games.core.api import Event
from storage.api import LIVE, StoreError, TableId

log = logging.getLogger(__name__)

COMPUTERS_SECONDS: Final = 6.0
"""A board waits no longer than this for computers that move one after the other."""
LOOK_SECONDS: Final = 0.1
"""How often it looks whether they have moved; asleep, because the sandbox's clock stands still for any other wait."""
CALLS_MOST: Final = 3
"""So many times a call is tried again that Discord fails to take."""
AGAIN_SECONDS: Final = (1.0, 4.0, 15.0, 60.0)
"""After these waits a board is drawn again that Discord has failed to take; then with the table's next change."""


@dataclass(slots=True)
class _Pending:
    """What has happened at a table since it was last drawn, from log entry `since` up to `until`."""

    since: int
    events: list[Event]
    until: int


class Presenter:
    """Draws every change of a table: its board, its players' hands, and whom to call."""

    def __init__(
        self, client: discord.Client, sessions: Sessions, languages: Languages, painter: Painter, interval: float
    ) -> None:
        """`interval`: the least number of seconds between two edits of one board."""
        self._sessions = sessions
        choices = Choices(sessions.store.people, sessions.clock.now, sessions.wishes.writing)
        self.speakers = Speakers(client, languages, choices)
        self.messages = Messages(client, sessions.desk, sessions.places, interval)
        self.precedence = Precedence()
        self.hands = Hands(sessions, self.speakers, painter, self.precedence)
        self.pings = Pings(sessions.store.people, self.messages, self.speakers)
        self._calls = Calls(client, self.messages, self.speakers, sessions.wishes, self.hands.watched)
        self._painter = painter
        self._interval = interval
        self._dirty: set[TableId] = set()
        self._pending: dict[TableId, _Pending] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._warnings: set[asyncio.Task[None]] = set()
        self._nudged: dict[TableId, int] = {}
        self._said: dict[TableId, tuple[int, int, str]] = {}
        self._healing: asyncio.Task[None] | None = None
        self._ending = False

    # what others tell it

    def notice(self, changed: Changed) -> None:
        """A table has changed."""
        table = changed.live.id
        if changed.warned:
            self._spawn(table, self._warn(changed.live.moment(), changed.warned))
            return
        if changed.live.length > changed.before or changed.live.table.status not in LIVE:
            self._said.pop(table, None)
            self._nudged.pop(table, None)
        pending = self._pending.setdefault(table, _Pending(changed.before, [], changed.before))
        pending.events += changed.events
        pending.until = changed.live.length
        self.redraw(table)

    def redraw(self, table: TableId) -> None:
        """Draw the table soon."""
        self._dirty.add(table)
        if not self._ending and table not in self._tasks:
            self._tasks[table] = tasks.begin(self._paint(table), name=f"board of table {table}")

    def heal(self) -> None:
        """After a start: redraw what lags behind its log, and show lobbies that nobody has seen."""
        healing = Healing(self._sessions, self.messages, self.speakers, self.redraw)
        self._healing = tasks.begin(healing.heal(), name="boards after the start")

    async def close(self) -> None:
        """Finish the redraw under way nowhere; the next start heals."""
        self._ending = True
        await tasks.end(*self._tasks.values(), *self._warnings, self._healing)
        await self.messages.progress.close()

    # drawing

    def _spawn(self, table: TableId, work: Coroutine[Any, Any, None]) -> None:
        if self._ending:
            work.close()  # nothing would wait for it
            return
        task = tasks.begin(work, name=f"warning of table {table}")
        self._warnings.add(task)
        task.add_done_callback(self._warnings.discard)

    async def _paint(self, table: TableId) -> None:
        try:
            await self._paint_all(table)
        finally:  # in one step with the last look: a change in between would find a task that draws no more
            self._tasks.pop(table, None)

    async def _paint_all(self, table: TableId) -> None:
        failed = missed = 0
        while table in self._dirty:
            await self._computers_done(table)
            await self.precedence.stand_back()
            self._dirty.discard(table)
            pause = self._interval
            error = await self._failure(table, "drawn", self._draw)
            again = isinstance(error, StoreError | NotKept) or (error is not None and passing(error))
            if error is None or not again:
                failed = 0
            elif failed < len(AGAIN_SECONDS):
                pause = max(AGAIN_SECONDS[failed], told_to_wait(error))
                failed += 1
                self._dirty.add(table)
            await asyncio.sleep(pause)
            if again or table in self._dirty:  # somebody has moved on, and was in no need of a call
                continue
            error = await self._failure(table, "called to", self._call)
            if error is None:  # else the next start draws and calls
                self.messages.progress.settle(table)
            elif passing(error) and missed < CALLS_MOST:
                await asyncio.sleep(AGAIN_SECONDS[missed])
                missed += 1
                self._dirty.add(table)

    async def _failure(self, table: TableId, done: str, work: Callable[[TableId], Awaitable[None]]) -> Exception | None:
        """Do the work; what kept the table from being `done`."""
        try:
            await work(table)
        except (*UNREACHED, StoreError, TableError) as error:
            log.warning("table %s cannot be %s: %r", table, done, error)
            return error
        except Exception as error:  # a fault of ours: logged in full; this task must live to draw the next change
            log.exception("table %s cannot be %s", table, done)
            return error
        return None

    async def _computers_done(self, table: TableId) -> None:
        """Wait while computers move, so that all they do makes one edit."""
        try:
            if not await self._computers_move(table):
                return
            async with asyncio.timeout(COMPUTERS_SECONDS):
                while await self._computers_move(table):  # noqa: ASYNC110 - an event is what LOOK_SECONDS avoids
                    await asyncio.sleep(LOOK_SECONDS)
        except (TimeoutError, TableError):
            return  # what is known now is drawn, or not found again there

    async def _computers_move(self, table: TableId) -> bool:
        async with self._sessions.desk.at(table) as live:
            actors = live.actors()
            return bool(actors) and all(absent(seat) for seat in actors) and bool(live.present())

    async def _draw(self, table: TableId) -> None:
        async with self._sessions.desk.at(table) as current:
            live = current.moment()
        speaker = await self.speakers.table(live)
        if live.state is None or live.table.status == "lobby":
            await self._draw_lobby(live, speaker)
            return
        try:
            await self._draw_game(live, speaker)
        finally:  # a channel that takes no messages keeps nobody from playing
            await self.hands.refresh(live)

    async def _call(self, table: TableId) -> None:
        async with self._sessions.desk.at(table) as current:
            live = current.moment()
        if live.state is not None:
            await self._calls.update(live, await self.speakers.table(live))

    async def _draw_game(self, live: Live, speaker: Speaker) -> None:
        events = await self._events(live)
        if live.table.status != "playing":
            await self._finish(live, speaker, events, await self._finished(live))
        elif any(event.kind == "deal" for event in events):
            await self._new_deal(live, speaker, split_deals(events), await self._finished(live))
        else:
            await self.messages.edit(live, await self._board(live, speaker, events))

    async def opened(self, table: TableId, message: int, revision: int) -> None:
        """The command that opened a lobby has shown it in this message, as it was at that revision."""
        if await self.messages.opened(table, message) != revision:  # somebody was faster than the answer
            self.redraw(table)

    async def probe(self, table: TableId) -> None:
        """Draw a table's message now. Raises `discord.HTTPException` where Discord refuses that."""
        async with self._sessions.desk.at(table) as current:
            live = current.moment()
        speaker = await self.speakers.table(live)
        screen = lobby_screen(live, speaker) if live.state is None else await self._board(live, speaker, [])
        await self.messages.edit(live, screen)

    async def _events(self, live: Live) -> list[Event]:
        """What happened since the board was drawn: from memory, or from the log where memory knows less or more."""
        pending = self._pending.pop(live.id, None)
        shown = live.board.seq_shown if live.board is not None else 0
        if pending is not None and pending.since <= shown and pending.until == live.length:
            return pending.events
        stored = await self._sessions.store.tables.load(live.id)
        return told(stored.table, stored.entries[: live.length], shown)

    async def _finished(self, live: Live) -> list[Finished]:
        """The deals that ended since the board was drawn."""
        shown = live.board.seq_shown if live.board is not None else 0
        stored = await self._sessions.store.tables.load(live.id)
        return finished_deals(stored.table, stored.entries[: live.length], shown)

    async def _draw_lobby(self, live: Live, speaker: Speaker) -> None:
        if live.board is None:
            return  # the command that opened it shows it
        self._pending.pop(live.id, None)
        if live.table.status == "lobby":
            await self.messages.edit(live, lobby_screen(live, speaker))
        else:
            await self.messages.edit(live, over_screen(live, speaker))
            await self.messages.told(live)

    async def _board(self, live: Live, speaker: Speaker, events: list[Event]) -> Screen:
        said = self._said_line(live, speaker)
        house, silent = await self._sessions.wishes.house(live.table.guild), await self._calls.silent(live)
        return await board_screen(live, speaker, self._painter, events, said=said, house=house, silent=silent)

    def _said_line(self, live: Live, speaker: Speaker) -> str:
        """What somebody has said since the last action."""
        length, seat, reaction = self._said.get(live.id, (-1, 0, ""))
        if length != live.length:
            return ""
        words = speaker.say(f"react-{reaction}")
        return speaker.say("said", player=Cast(live, speaker).name(seat), words=words)

    async def _new_deal(self, live: Live, speaker: Speaker, events: Deals, finished: list[Finished]) -> None:
        """Close the old message, tell what its deal came to, and show the new deal in a message of its own."""
        await self._leave_deal(live, speaker, events, finished)
        await self.messages.show(live, await self._board(live, speaker, events.fresh))

    async def _leave_deal(self, live: Live, speaker: Speaker, events: Deals, finished: list[Finished]) -> None:
        assert live.state is not None, "a running game"
        if live.board is not None:
            await self.messages.edit(live, await self._closing(live, speaker, events.last), keep=False)
            self.messages.leave(live)
        await self._sum_up(live, speaker, finished)

    async def _sum_up(self, live: Live, speaker: Speaker, finished: list[Finished]) -> None:
        for deal in finished:
            await self.messages.post(live, summary_screen(live, speaker, deal))

    async def _closing(self, live: Live, speaker: Speaker, recent: list[Event]) -> Screen:
        """The old message as it stays: the table at the end of its deal, or a lobby that has begun to play."""
        before = as_its_deal_ended(live, await self._sessions.store.tables.load(live.id))
        if before is None:
            return lobby_screen(live, speaker, open_=False)
        house = await self._sessions.wishes.house(live.table.guild)
        return await board_screen(before, speaker, self._painter, recent, open_=False, house=house)

    async def _finish(self, live: Live, speaker: Speaker, events: list[Event], finished: list[Finished]) -> None:
        """The game is over, or the table was ended; said of a lost channel's table to nobody."""
        try:
            await self._tell_end(live, speaker, events, finished)
        except discord.NotFound as error:
            if error.code != NO_CHANNEL:
                raise
        await self.messages.told(live)
        self.messages.leave(live)

    async def _tell_end(self, live: Live, speaker: Speaker, events: list[Event], finished: list[Finished]) -> None:
        """Close the board, and say what its last deal and its game have come to.

        A deal that was over before it was shown has a message of its own all the same.
        """
        assert live.state is not None, "a game that was begun"
        last = split_deals(since_deal(events)).last
        house = await self._sessions.wishes.house(live.table.guild)
        closing = await board_screen(live, speaker, self._painter, last, open_=False, house=house)
        if any(event.kind == "deal" for event in events):
            earlier = [deal for deal in finished if deal.state.dealing < live.state.dealing]
            await self._leave_deal(live, speaker, split_deals(events), earlier)
            await self.messages.show(live, closing)
            finished = finished[len(earlier) :]
        else:
            await self.messages.edit(live, closing)
        await self._sum_up(live, speaker, finished)
        outcome = await self._sessions.boards.outcome(live.table)
        await self.messages.post(live, over_screen(live, speaker, outcome))

    async def _warn(self, live: Live, seats: tuple[int, ...], message: str = "warned") -> None:
        await self._calls.warn(live, seats, await self.speakers.table(live), message)

    # what people say to each other

    async def nudge(self, live: Live, seats: tuple[int, ...]) -> bool:
        """Remind who is to act; False where that has been done for this decision."""
        if self._nudged.get(live.id) == live.length:
            return False
        self._nudged[live.id] = live.length
        self._spawn(live.id, self._warn(live.moment(), seats, "nudged"))
        return True

    def react(self, live: Live, seat: int, reaction: str) -> None:
        """Show what somebody says on the board until the next action."""
        self._said[live.id] = (live.length, seat, reaction)
        self.redraw(live.id)
