"""Keeps what people see in step with what is kept: one redraw under way a table, the newest state wins."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

import discord

from bot.language import Choice, Choices, Languages, Speaker
from bot.pictures import Painter
from bot.session.deals import Finished, finished_deals
from bot.session.errors import TableError
from bot.session.live import Changed, Live, Look, absent, told
from bot.session.sessions import Sessions
from bot.ui.board import Deals, board_screen, over_screen, since_deal, split_deals
from bot.ui.calls import Calls
from bot.ui.emojis import Emojis
from bot.ui.guide import guide_lines
from bot.ui.hand import hand_screen
from bot.ui.lobby import lobby_screen
from bot.ui.looking import notice_screen
from bot.ui.parts import NOBODY, Interaction, Screen
from bot.ui.prompts import Picks
from bot.ui.reply import gone
from bot.ui.summary import summary_screen
from bot.ui.words import Cast, table_id
from games.core.api import Event
from storage.api import Board, GuildId, StoreError, TableId, UserId

log = logging.getLogger(__name__)

PINGS_MOST: Final = 20
COMPUTERS_SECONDS: Final = 6.0
"""A board waits no longer than this for computers that move one after the other."""
LOOK_SECONDS: Final = 0.1
"""How often it looks whether they have moved; asleep, because the sandbox's clock stands still for any other wait."""
WATCHED: Final = timedelta(minutes=2)
"""Who touched their hand within this time sees that it is their turn, and is not called."""
REDRAWS_A_SECOND: Final = 10
"""At start, boards that lag behind their logs are redrawn no faster than this."""

LOOK_UP_SECONDS: Final = 1.0
"""No answer waits longer than this for a language."""


@dataclass(slots=True)
class _Pending:
    """What has happened at a table since it was last drawn, from log entry `since` on."""

    since: int
    events: list[Event]


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand on somebody's screen: the interaction that can still edit it, and what it shows."""

    interaction: Interaction
    length: int
    picks: Picks | None


class Presenter:
    """Redraws public boards and, while their tokens live, private hands."""

    def __init__(
        self, client: discord.Client, sessions: Sessions, languages: Languages, painter: Painter, interval: float
    ) -> None:
        """`interval`: the least number of seconds between two edits of one board."""
        self._client = client
        self._sessions = sessions
        self.languages = languages
        self.choices = Choices(sessions.store.people, sessions.wishes.writing)
        self._painter = painter
        self._interval = interval
        self._dirty: set[TableId] = set()
        self._pending: dict[TableId, _Pending] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._hands: dict[tuple[TableId, UserId], _Hand] = {}
        self._drawn: dict[TableId, Live] = {}
        self._held: dict[int, Sequence[discord.Attachment]] = {}
        self.emojis = Emojis()
        self._calls = Calls(client, self, sessions.wishes, self._watches)
        self._nudged: dict[TableId, int] = {}
        self._said: dict[TableId, tuple[int, int, str]] = {}
        self._healing: asyncio.Task[None] | None = None
        self._ending = False

    # what others tell it

    def notice(self, changed: Changed) -> None:
        """A table has changed."""
        table = changed.live.id
        if changed.warned:
            self._spawn(table, self._warn(replace(changed.live), changed.warned))
            return
        pending = self._pending.setdefault(table, _Pending(changed.before, []))
        pending.events += changed.events
        self.redraw(table)

    def redraw(self, table: TableId) -> None:
        """Draw the table soon."""
        self._dirty.add(table)
        if not self._ending and table not in self._tasks:
            task = asyncio.create_task(self._paint(table), name=f"board of table {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    def hold(
        self, table: TableId, user: UserId, interaction: Interaction, length: int, picks: Picks | None = None
    ) -> None:
        """A hand is on this person's screen, and can be edited through that interaction for 15 minutes."""
        self._hands[table, user] = _Hand(interaction, length, picks)

    def heal(self) -> None:
        """After a start: redraw what lags behind its log."""
        self._healing = asyncio.create_task(self._heal(), name="boards after the start")

    async def _heal(self) -> None:
        for board in await self._sessions.store.tables.lagging_boards():
            if await self._is_ours(board.table):
                self.redraw(board.table)
                await asyncio.sleep(1 / REDRAWS_A_SECOND)

    async def _is_ours(self, table: TableId) -> bool:
        try:
            async with self._sessions.desk.at(table) as live:
                return self._sessions.owns(live.table.guild)
        except TableError:  # whoever draws it will say what is wrong
            return True

    async def close(self) -> None:
        """Finish the redraw under way nowhere; the next start heals."""
        self._ending = True
        tasks = [*self._tasks.values(), *([self._healing] if self._healing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # drawing

    def _spawn(self, table: TableId, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=f"warning of table {table}")
        key = TableId(-table)  # beside the table's own redraw
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _paint(self, table: TableId) -> None:
        while table in self._dirty:
            await self._computers_done(table)
            self._dirty.discard(table)
            try:
                await self._draw(table)
            except discord.HTTPException as error:
                log.warning("table %s cannot be shown: %s", table, error)
            except (StoreError, TableError) as error:
                log.warning("table %s cannot be read: %r", table, error)
            except Exception:  # a fault of ours: logged in full; this task must live to draw the next change
                log.exception("table %s cannot be drawn", table)
            await asyncio.sleep(self._interval)

    async def _computers_done(self, table: TableId) -> None:
        """Wait while computers move, so that all they do makes one edit."""
        try:
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
            live = replace(current)
        speaker = await self.table_speaker(live)
        if live.state is None or live.table.status == "lobby":
            await self._draw_lobby(live, speaker)
            return
        try:
            await self._draw_game(live, speaker)
        finally:  # a channel that takes no messages keeps nobody from playing
            await self._refresh_hands(live)
        await self._calls.update(live, speaker)

    async def _draw_game(self, live: Live, speaker: Speaker) -> None:
        events = await self._events(live)
        if live.table.status != "playing":
            await self._finish(live, speaker, events, await self._finished(live))
        elif any(event.kind == "deal" for event in events):
            await self._new_deal(live, speaker, split_deals(events), await self._finished(live))
        else:
            await self._edit(live, await self._board(live, speaker, events))

    async def probe(self, table: TableId) -> None:
        """Draw a table's message now. Raises `discord.HTTPException` where Discord refuses that."""
        async with self._sessions.desk.at(table) as current:
            live = replace(current)
        speaker = await self.table_speaker(live)
        screen = lobby_screen(live, speaker) if live.state is None else await self._board(live, speaker, [])
        await self._edit(live, screen)

    async def _events(self, live: Live) -> list[Event]:
        """What happened since the board was drawn: from memory, or from the log where memory has a gap."""
        pending = self._pending.pop(live.id, None)
        shown = live.board.seq_shown if live.board is not None else 0
        if pending is not None and pending.since <= shown:
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
        screen = lobby_screen(live, speaker) if live.table.status == "lobby" else over_screen(live, speaker)
        await self._edit(live, screen)

    async def _board(self, live: Live, speaker: Speaker, events: list[Event]) -> Screen:
        self._drawn[live.id] = live
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
        assert live.state is not None, "a running game"
        if live.board is not None:
            before = self._drawn.get(live.id)
            if before is None or before.state is None:
                closing = lobby_screen(live, speaker, open_=False)
            else:
                house = await self._sessions.wishes.house(live.table.guild)
                closing = await board_screen(before, speaker, self._painter, events.last, open_=False, house=house)
            await self._edit(live, closing, keep=False)
            self._held.pop(live.board.message, None)
        for deal in finished:
            await self._post(live, summary_screen(live, speaker, deal))
        await self._show(live, await self._board(live, speaker, events.fresh))

    async def _finish(self, live: Live, speaker: Speaker, events: list[Event], finished: list[Finished]) -> None:
        """The game is over, or the table was ended."""
        last = split_deals(since_deal(events)).last
        house = await self._sessions.wishes.house(live.table.guild)
        await self._edit(live, await board_screen(live, speaker, self._painter, last, open_=False, house=house))
        for deal in finished:
            await self._post(live, summary_screen(live, speaker, deal))
        outcome = await self._sessions.boards.outcome(live.table)
        await self._post(live, over_screen(live, speaker, outcome))
        self._drawn.pop(live.id, None)
        self._held.pop(live.board.message if live.board is not None else 0, None)

    # sending

    async def _channel(self, live: Live) -> discord.abc.Messageable:
        channel = live.board.channel if live.board is not None else live.table.channel
        return self._client.get_partial_messageable(channel, guild_id=live.table.guild)

    async def post(self, live: Live, screen: Screen, pings: tuple[int, ...] = ()) -> discord.Message:
        """A message of its own beside a table's board, which pings these people."""
        return await self._post(live, replace(screen, pings=pings))

    async def _post(self, live: Live, screen: Screen) -> discord.Message:
        channel = await self._channel(live)
        return await channel.send(view=screen.view, files=screen.files(), allowed_mentions=screen.mentions)

    async def _show(self, live: Live, screen: Screen) -> None:
        message = await self._post(live, screen)
        self._held[message.id] = message.attachments
        await self._remember(live, message.id)

    async def _edit(self, live: Live, screen: Screen, *, keep: bool = True) -> None:
        """Edit the table's message; one that was deleted is posted anew."""
        if live.board is None:
            await self._show(live, screen)
            return
        channel = self._client.get_partial_messageable(live.board.channel, guild_id=live.table.guild)
        message = channel.get_partial_message(live.board.message)
        try:
            held = self._held.get(live.board.message, ())
            files = screen.attachments(held)
            edited = await message.edit(view=screen.view, attachments=files, allowed_mentions=NOBODY)
            self._held[edited.id] = edited.attachments
        except discord.NotFound:
            if keep:
                await self._show(live, screen)
            return
        if keep:
            await self._remember(live, live.board.message)

    async def _remember(self, live: Live, message: int) -> None:
        board = Board(live.id, live.board.channel if live.board else live.table.channel, message, live.length)
        live.board = board
        async with self._sessions.desk.at(live.id) as current:
            await self._sessions.desk.set_board(current, board)

    async def shown(self, table: TableId, message: int) -> None:
        """The command that opened a lobby has shown it in this message."""
        async with self._sessions.desk.at(table) as live:
            await self._sessions.desk.set_board(live, Board(table, live.table.channel, message, live.length))

    # hands and warnings

    async def _refresh_hands(self, live: Live) -> None:
        for (table, user), hand in list(self._hands.items()):
            if table != live.id or hand.length >= live.length:
                continue
            if hand.interaction.is_expired():
                self._hands.pop((table, user), None)
                continue
            try:
                await self._refresh(table, user, hand)
            except discord.HTTPException as error:
                if not gone(error):
                    raise
                self._hands.pop((table, user), None)

    async def _refresh(self, table: TableId, user: UserId, hand: _Hand) -> None:
        look = await self._sessions.play.look(table, user)
        if look.seat is None:
            self._hands.pop((table, user), None)
            return
        speaker = self.speaker_of(hand.interaction, look.live.table.game)
        screen = await self.hand(look, speaker, picks=hand.picks)
        if self._hands.get((table, user)) is hand:  # not clicked meanwhile
            self._hands[table, user] = replace(hand, length=look.live.length)
            await hand.interaction.edit_original_response(
                view=screen.view, attachments=screen.files(), allowed_mentions=NOBODY
            )

    def _watches(self, table: TableId, user: UserId) -> bool:
        """Whether this person's hand is on their screen, and has been touched a short while ago."""
        hand = self._hands.get((table, user))
        return hand is not None and discord.utils.utcnow() - hand.interaction.created_at < WATCHED

    async def hand(
        self,
        look: Look,
        speaker: Speaker,
        *,
        notice: str = "",
        picks: Picks | None = None,
        rule: tuple[str, str] | None = None,
    ) -> Screen:
        """The hand of whoever looks, as they like it, explained to who plays for the first time."""
        assert look.seat is not None and look.seat.user is not None, "a person with a hand"  # noqa: PT018 # one claim
        taste = await self._sessions.wishes.taste(look.seat.user)
        guide: Sequence[str] = ()
        if look.view.prompts and await self._sessions.advice.wanted(look.live, look.seat.user):
            guide = guide_lines(look, self._sessions.advice.suggest(look), speaker)
        return await hand_screen(
            look,
            speaker,
            self._painter,
            notice=notice,
            picks=picks,
            rule=rule,
            taste=taste,
            emojis=self.emojis,
            guide=guide,
        )

    async def _warn(self, live: Live, seats: tuple[int, ...], message: str = "warned") -> None:
        await self._calls.warn(live, seats, await self.table_speaker(live), message)

    # what people say to each other

    async def nudge(self, live: Live, seats: tuple[int, ...]) -> bool:
        """Remind who is to act; False where that has been done for this decision."""
        if self._nudged.get(live.id) == live.length:
            return False
        self._nudged[live.id] = live.length
        self._spawn(live.id, self._warn(replace(live), seats, "nudged"))
        return True

    def react(self, live: Live, seat: int, reaction: str) -> None:
        """Show what somebody says on the board until the next action."""
        self._said[live.id] = (live.length, seat, reaction)
        self.redraw(live.id)

    async def callers(self, live: Live) -> list[UserId]:
        """Who in the server wants to be asked for this game, the host aside."""
        guild = await self._sessions.store.people.guild(live.table.guild)
        pings = guild.settings.get("pings") if guild is not None else None
        asked = pings.get(live.table.game) if isinstance(pings, dict) else None
        people = [UserId(int(str(user))) for user in asked] if isinstance(asked, list) else []
        return [user for user in people if user != live.table.host][:PINGS_MOST]

    async def call(self, live: Live, people: Sequence[UserId], role: int | None = None) -> None:
        """Ping who wants to be asked, and the role that the server has for this game."""
        speaker = await self.table_speaker(live)
        roles = () if role is None else (role,)
        line = speaker.say(
            "who-plays",
            people=speaker.join([*(f"<@&{role}>" for role in roles), *(f"<@{user}>" for user in people)]),
            game=speaker.say("game-name"),
            player=Cast(live, speaker).name(0),
            table=table_id(live),
        )
        await self._post(live, replace(notice_screen(line), pings=tuple(int(user) for user in people), roles=roles))

    async def challenge(self, live: Live, other: UserId) -> None:
        """Tell somebody that they are challenged."""
        speaker = await self.table_speaker(live)
        line = speaker.say("challenge-line", player=Cast(live, speaker).name(0), other=f"<@{other}>")
        await self._post(live, replace(notice_screen(line), pings=(int(other),)))

    async def open_lobby(self, live: Live, screen: Screen) -> None:
        """Show a lobby that no command of its own shows."""
        await self._show(replace(live), screen)

    # languages

    async def meet(self, interaction: Interaction) -> None:
        """Look up, before anything else, what language whoever clicked and their server chose.

        If that fails or takes long, Discord's own locales decide this time.
        """
        guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        await self._look_up(UserId(interaction.user.id), guild)

    async def _look_up(self, user: UserId | None, guild: GuildId | None) -> None:
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                await self.choices.meet(user, guild)
        except (StoreError, TimeoutError) as error:
            log.warning("the language chosen by %s and %s is not known: %r", user, guild, error)

    async def table_speaker(self, live: Live) -> Speaker:
        """In the server's language, for what everybody at a table sees."""
        guild = live.table.guild
        await self._look_up(None, guild)
        known = self._client.get_guild(guild)
        return self._server_speaker(guild, str(known.preferred_locale) if known is not None else None, live.table.game)

    def _server_speaker(self, guild: GuildId, locale: str | None, game: str | None) -> Speaker:
        choice = self.choices.guild(guild)
        language = self.languages.choose(choice.language, locale)
        return self.languages.speaker(language, game, digits=choice.digits)

    async def person_speaker(self, user: UserId, live: Live) -> Speaker:
        """In the language that a person chose, else in that of the table's server."""
        await self._look_up(user, live.table.guild)
        own = self.choices.person(user)
        if own.language is None:
            return await self.table_speaker(live)
        return self.languages.speaker(own.language, live.table.game, digits=own.digits)

    def speaker_of(self, interaction: Interaction, game: str | None = None) -> Speaker:
        """In the language of whoever clicked: what they chose, else Discord's, else the server's, else English."""
        own = self.choices.person(UserId(interaction.user.id))
        server = self.choices.guild(None if interaction.guild_id is None else GuildId(interaction.guild_id))
        # discord.py gives locales that it does not know as values of no type
        locales: list[Any] = [place.value for place in (interaction.locale, interaction.guild_locale) if place]
        language = self.languages.choose(own.language, *locales[:1], server.language, *locales[1:])
        return self.languages.speaker(language, game, digits=own.digits)

    def choice_of(self, interaction: Interaction) -> Choice:
        """What whoever clicked chose to read."""
        return self.choices.person(UserId(interaction.user.id))
