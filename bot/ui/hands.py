"""The private hands on people's screens: how each likes to see it, and keeping it current while Discord lets us."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

import discord

from bot.language import Speaker
from bot.pictures import Painter
from bot.session.live import Live, Look
from bot.session.sessions import Sessions
from bot.ui.emojis import Emojis
from bot.ui.guide import guide_lines
from bot.ui.hand import hand_screen
from bot.ui.looking import notice_screen
from bot.ui.parts import NOBODY, Interaction, Screen
from bot.ui.precedence import Precedence
from bot.ui.prompts import Picks
from bot.ui.reach import UNREACHED, gone
from bot.ui.speakers import Speakers
from storage.api import LIVE, TableId, UserId

WATCHED: Final = timedelta(minutes=2)
"""Who touched their hand within this time sees that it is their turn, and is not called."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A hand on somebody's screen: the interaction that can still edit it, and what it shows."""

    interaction: Interaction
    length: int
    picks: Picks | None


class Hands:
    """Makes hands, and redraws those that are shown, for the 15 minutes in which their interactions live."""

    def __init__(self, sessions: Sessions, speakers: Speakers, painter: Painter, precedence: Precedence) -> None:
        self._sessions = sessions
        self._speakers = speakers
        self._painter = painter
        self._precedence = precedence
        self._shown: dict[tuple[TableId, UserId], _Shown] = {}
        self._answering: set[tuple[TableId, UserId]] = set()
        self.emojis = Emojis()

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click is answered with a hand nothing else edits it, as the answer names the pictures it held."""
        self._answering.add((table, user))
        try:
            yield
        finally:
            self._answering.discard((table, user))

    async def screen(
        self,
        look: Look,
        speaker: Speaker,
        *,
        notice: str = "",
        picks: Picks | None = None,
        rule: tuple[str, str] | None = None,
        hinted: bool = False,
    ) -> Screen:
        """The hand of whoever looks, as they like it, explained to who plays for the first time.

        Where a hint stands above the cards (`hinted`), simple sense is not heard beside it: they may differ.
        """
        assert look.seat is not None and look.seat.user is not None, "a person with a hand"  # noqa: PT018 # one claim
        taste = await self._sessions.wishes.taste(look.seat.user)
        guide: Sequence[str] = ()
        # Asked before there is something to decide too: the store is read when a hand is opened, not when cards fall.
        wanted = await self._sessions.advice.wanted(look.live, look.seat.user)
        if wanted and look.view.prompts:
            may = not hinted and await self._sessions.advice.may_suggest(look.live, look.seat.user)
            suggested = self._sessions.advice.suggest(look) if may else None
            guide = guide_lines(look, suggested, speaker)
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

    def hold(
        self, table: TableId, user: UserId, interaction: Interaction, length: int, picks: Picks | None = None
    ) -> None:
        """A hand is on this person's screen, and can be edited through that interaction for 15 minutes."""
        self._shown.pop((table, user), None)  # so that the oldest stand first
        self._shown[table, user] = _Shown(interaction, length, picks)
        while self._shown[oldest := next(iter(self._shown))].interaction.is_expired() and len(self._shown) > 1:
            del self._shown[oldest]

    async def is_behind(self, table: TableId, user: UserId) -> bool:
        """Whether the hand on this person's screen shows an older position than the table is in."""
        hand = self._shown.get((table, user))
        async with self._sessions.desk.at(table) as live:
            return hand is not None and hand.length < live.length

    def watched(self, table: TableId, user: UserId) -> bool:
        """Whether this person's hand is on their screen, and has been touched a short while ago."""
        hand = self._shown.get((table, user))
        return hand is not None and discord.utils.utcnow() - hand.interaction.created_at < WATCHED

    async def refresh(self, live: Live) -> None:
        """Redraw the hands of a table that show an older position; one that Discord refuses holds up no other.

        At a table that is over or closed all are drawn, for the last time: nothing is to be decided there any more.
        """
        ended = live.table.status not in LIVE
        failed: Exception | None = None
        for user in live.players():
            hand = self._shown.get((live.id, user))
            if hand is None or (live.id, user) in self._answering or not (ended or _is_old(hand, live, user)):
                continue
            if hand.interaction.is_expired():
                self._shown.pop((live.id, user), None)
                continue
            await self._precedence.stand_back()
            try:
                await self._redraw(live.id, user, hand)
            except UNREACHED as error:
                if gone(error):
                    self._shown.pop((live.id, user), None)
                else:
                    failed = error
            else:
                if ended:
                    self._shown.pop((live.id, user), None)
        if failed is not None:
            raise failed

    async def _put_away(self, table: TableId, user: UserId, hand: _Shown, speaker: Speaker) -> None:
        """Whoever has left or was removed is offered nothing any more."""
        screen = notice_screen(speaker.say("not-seated"))
        await hand.interaction.edit_original_response(view=screen.view, attachments=[], allowed_mentions=NOBODY)
        if self._shown.get((table, user)) is hand:
            del self._shown[table, user]

    async def _redraw(self, table: TableId, user: UserId, hand: _Shown) -> None:
        look = await self._sessions.play.look(table, user)
        await self._speakers.meet(hand.interaction)  # memory may have forgotten them since they clicked
        speaker = self._speakers.of(hand.interaction, look.live.table.game)
        if look.seat is None:
            await self._put_away(table, user, hand, speaker)
            return
        screen = await self.screen(look, speaker, picks=hand.picks)
        if self._shown.get((table, user)) is not hand or (table, user) in self._answering:  # clicked meanwhile
            return
        fresh = self._shown[table, user] = replace(hand, length=look.live.length)
        try:
            await hand.interaction.edit_original_response(
                view=screen.view, attachments=screen.files(), allowed_mentions=NOBODY
            )
        except UNREACHED:
            if self._shown.get((table, user)) is fresh:
                self._shown[table, user] = hand  # as old as it was
            raise


def _is_old(hand: _Shown, live: Live, user: UserId) -> bool:
    """Whether it shows an older position, or a seat that this person has no more."""
    return hand.length < live.length or live.seat_of(user) is None
