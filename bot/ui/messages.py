"""A table's messages at Discord: its board, which is edited in place, and what is said beside it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.recent import Recent
from bot.session.desk import Desk
from bot.session.errors import NotKept
from bot.session.live import Changed, Live
from bot.session.places import Places
from bot.ui.parts import NOBODY, Screen
from bot.ui.progress import Progress
from bot.ui.reach import ARCHIVED, NO_CHANNEL, TOO_OLD, UNREACHED
from storage.api import LIVE, Board, ChannelId, TableId

log = logging.getLogger(__name__)

REMEMBERED: Final = 4096
"""So many boards' pictures at most are known, as long as the boards change; any other's are sent once more."""


class Messages:
    """Posts and edits, and remembers which message is a table's board and which pictures it holds."""

    def __init__(self, client: discord.Client, desk: Desk, places: Places, interval: float) -> None:
        """`interval`: seconds after which it is kept how far a board is shown."""
        self._client = client
        self._desk = desk
        self._places = places
        self.progress = Progress(desk, interval)
        self._held: Recent[int, Sequence[discord.Attachment]] = Recent(desk.clock.now, most=REMEMBERED)
        """The pictures that a message has."""
        self._closed: Recent[int, bool] = Recent(desk.clock.now, most=REMEMBERED)
        """Boards that were closed a short while ago and stay; a click may still be on its way to one."""

    async def post(self, live: Live, screen: Screen, pings: tuple[int, ...] = ()) -> discord.Message:
        """A message of its own beside a table's board, which pings these people and those of the screen."""
        channel = live.board.channel if live.board is not None else live.table.channel
        place = self._client.get_partial_messageable(channel, guild_id=live.table.guild)
        told = replace(screen, pings=(*screen.pings, *pings))
        return await place.send(view=told.view, files=told.files(), allowed_mentions=told.mentions)

    async def show(self, live: Live, screen: Screen) -> None:
        """Post a table's board anew; `live` knows its message from then on."""
        message = await self.post(live, screen)
        self._hold(message)
        await self._remember(live, message.id)

    async def open(self, live: Live, screen: Screen) -> None:
        """Show a lobby that no command of its own shows."""
        moment = live.moment()
        await self.show(moment, screen)
        async with self._desk.at(live.id) as current:
            if current.revision != moment.revision:
                self._desk.announce(Changed(current, current.length))

    async def opened(self, table: TableId, message: int) -> int:
        """The command that opened a lobby has shown it in this message; the revision that the table has by now."""
        async with self._desk.at(table) as live:
            await self._set_board(live, Board(table, live.table.channel, message, live.length))
            return live.revision

    async def edit(self, live: Live, screen: Screen, *, keep: bool = True) -> None:
        """Edit the table's board; one that was deleted is posted anew, unless another board follows (`keep`)."""
        if live.board is None:
            await self.show(live, screen)
            return
        channel = self._client.get_partial_messageable(live.board.channel, guild_id=live.table.guild)
        message = channel.get_partial_message(live.board.message)
        try:
            files = screen.attachments(self._held.get(live.board.message) or ())
            self._hold(await message.edit(view=screen.view, attachments=files, allowed_mentions=NOBODY))
        except discord.NotFound as error:
            if error.code == NO_CHANNEL:
                if live.table.status in LIVE:  # else it was closed because its server or channel is known to be gone
                    await self._places.lose_channel(ChannelId(live.board.channel))
            elif keep:
                await self.show(live, screen)
            return
        except discord.HTTPException as error:
            if error.code not in (TOO_OLD, ARCHIVED):
                raise
            if keep:
                await self.show(live, screen)
                await self._take_away(message)
            return
        if keep:
            await self._note(live)

    async def _note(self, live: Live) -> None:
        """The board has been edited: it shows the table as `live` knows it."""
        assert live.board is not None, "it was edited"
        live.board = replace(live.board, seq_shown=live.length)
        async with self._desk.at(live.id) as current:
            if current.board is not None and current.board.message == live.board.message:
                current.board = live.board
                self.progress.note(live.board)

    def _hold(self, message: discord.Message) -> None:
        """Remember which pictures a message has."""
        if message.attachments:
            self._held.keep(message.id, message.attachments)
        else:
            self._held.forget(message.id)

    async def _take_away(self, message: discord.PartialMessage) -> None:
        """Delete a board that is not drawn any more, so that nobody takes it for the table."""
        self._held.forget(message.id)
        try:
            await message.delete()
        except UNREACHED as error:
            log.info("an old board stays: %s", error)

    async def clear(self, live: Live, message: discord.Message | None) -> None:
        """Delete a public message that was clicked as a table's board, where the table has a newer one.

        A bot that is killed between showing a board and noting its id leaves such a message behind, which nobody draws.
        """
        if message is None or message.flags.ephemeral or live.board is None or message.id >= live.board.message:
            return
        if self._closed.get(message.id):
            return
        await self._take_away(discord.PartialMessage(channel=message.channel, id=message.id))

    async def told(self, live: Live) -> None:
        """All that there is to say of a table that is over or closed has been said: the next start leaves it be."""
        if live.board is not None:
            async with self._desk.at(live.id) as current:
                await self._set_board(current, replace(live.board, seq_shown=live.length + 1))

    def leave(self, live: Live) -> None:
        """The board stays as it is: its pictures need not be remembered."""
        if live.board is not None:
            self._held.forget(live.board.message)
            self._closed.keep(live.board.message, True)

    async def _remember(self, live: Live, message: int) -> None:
        board = Board(live.id, live.board.channel if live.board else live.table.channel, message, live.length)
        live.board = board
        async with self._desk.at(live.id) as current:
            await self._set_board(current, board)

    async def _set_board(self, current: Live, board: Board) -> None:
        """Keep it at once; called with the table in hand."""
        self.progress.forget(board.table)
        try:
            await self._desk.set_board(current, board)
        except NotKept as error:  # it is shown all the same: kept with the next boards
            log.warning("table %s: where it is shown is not kept yet: %r", board.table, error)
            current.board = board
            self.progress.note(board)
            self.progress.settle(board.table)
