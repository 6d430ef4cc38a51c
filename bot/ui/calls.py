"""Tells people that it is their turn, each in the way they chose, and takes it back when it no longer holds."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import discord

from bot.language import Speaker
from bot.session.errors import TableError
from bot.session.live import Live, absent
from bot.session.wishes import Wishes
from bot.ui.looking import notice_screen
from bot.ui.messages import Messages
from bot.ui.parts import Screen
from bot.ui.reach import UNREACHED, passing
from bot.ui.speakers import Speakers
from bot.ui.words import Cast, due, link, table_id
from storage.api import Seat, TableId, UserId

log = logging.getLogger(__name__)

CLOSED: Final = 50007
"""Discord's code for a person who takes no direct messages from the bot."""


@dataclass(slots=True)
class _Told:
    """Who has been told of which turn at a table, and the messages that said so."""

    turns: dict[UserId, int] = field(default_factory=dict)
    sent: list[_Said] = field(default_factory=list)


class _Said(NamedTuple):
    """A message about some people, as much of it as deleting it takes: tables that wait for days keep one each."""

    about: tuple[UserId, ...]
    channel: int
    message: int


class Calls:
    """One short message a turn, and only to who is to move; `watching` says who has the table before their eyes."""

    def __init__(
        self,
        client: discord.Client,
        messages: Messages,
        speakers: Speakers,
        wishes: Wishes,
        watching: Callable[[TableId, UserId], bool],
    ) -> None:
        self._client = client
        self._messages = messages
        self._speakers = speakers
        self._wishes = wishes
        self._watching = watching
        self._told: dict[TableId, _Told] = {}

    async def silent(self, live: Live) -> frozenset[UserId]:
        """The people of a table who are not to be mentioned there."""
        people = [seat.user for seat in live.people() if seat.user is not None]
        return frozenset([user for user in people if (await self._wishes.taste(user)).notice != "mention"])

    async def update(self, live: Live, speaker: Speaker) -> None:
        """Call who must act now and has not been called, and take away calls that no longer hold.

        Raises what Discord does where it may do better in a while: those whom it kept from being called are next time.
        """
        told = self._told.setdefault(live.id, _Told())
        waiting = _waiting(live)
        turns = {user: live.turns[seat.seat] for user, seat in waiting.items()}
        stale = [user for user, turn in told.turns.items() if turns.get(user) != turn]
        await self._take_back(told, stale)
        fresh = [user for user, turn in turns.items() if told.turns.get(user) != turn]
        told.turns = {user: turn for user, turn in turns.items() if user not in fresh}
        await self._call(live, told, [waiting[user] for user in fresh if not self._watching(live.id, user)], speaker)
        told.turns = turns
        if not turns and not told.sent:
            self._told.pop(live.id, None)

    async def _call(self, live: Live, told: _Told, seats: Collection[Seat], speaker: Speaker) -> None:
        groups = await self._by_notice(seats)
        closed = []
        for seat in groups["message"]:
            if not await self._write(live, told, seat, "call-letter", insists=True):
                closed.append(seat)
            elif seat.user is not None:  # not to be written to again where others cannot be called
                told.turns[seat.user] = live.turns[seat.seat]
        mentioned = [*groups["mention"], *closed]
        if not mentioned:
            return
        cast = Cast(live, speaker)
        lines = [_line("call", live, [seat], speaker, cast) for seat in groups["mention"][:1]]
        if len(groups["mention"]) > 1:
            lines = [_line("call-several", live, groups["mention"], speaker, cast)]
        lines += [_line("call-closed", live, [seat], speaker, cast) for seat in closed]
        await self._post(live, told, notice_screen(*lines), _users(mentioned), insists=True)

    async def warn(self, live: Live, numbers: Collection[int], speaker: Speaker, message: str) -> None:
        """Their time is running out, or others wait: said to all at the table, pinging who wants to be mentioned."""
        told = self._told.setdefault(live.id, _Told())
        known = live.state.view(None).actors if live.state is not None else ()  # the rules may hide who is asked
        seats = [live.seats[number] for number in numbers if number in known and live.seats[number].user is not None]
        if not seats:
            return
        groups = await self._by_notice(seats)
        cast = Cast(live, speaker)
        for seat in groups["message"]:
            await self._write(live, told, seat, "call-late" if message == "warned" else "call-waiting")
        mentioned = _users(groups["mention"])
        names = [cast.mention(s.seat) if s.user in mentioned else cast.name(s.seat) for s in seats]
        when = due(live)
        screen = notice_screen(speaker.say(message, players=speaker.join(names), when=when))
        await self._post(live, told, screen, mentioned, about=_users(seats))
        for seat in seats:  # so that it is taken back, also where no call came before: after a start
            assert seat.user is not None, "a person"
            told.turns.setdefault(seat.user, live.turns[seat.seat])

    async def _by_notice(self, seats: Collection[Seat]) -> dict[str, list[Seat]]:
        groups: dict[str, list[Seat]] = {"mention": [], "silent": [], "message": []}
        for seat in seats:
            assert seat.user is not None, "a person"
            groups[(await self._wishes.taste(seat.user)).notice].append(seat)
        return groups

    async def _post(
        self,
        live: Live,
        told: _Told,
        screen: Screen,
        pinged: Collection[UserId],
        *,
        about: Collection[UserId] = (),
        insists: bool = False,
    ) -> None:
        """`insists`: raise what Discord does where it may do better in a while."""
        try:
            message = await self._messages.post(live, screen, pings=tuple(pinged))
        except UNREACHED as error:
            if insists and passing(error):
                raise
            log.warning("table %s: nobody could be called: %s", live.id, error)
            return
        told.sent.append(_Said(tuple(about or pinged), message.channel.id, message.id))

    async def _write(self, live: Live, told: _Told, seat: Seat, message: str, *, insists: bool = False) -> bool:
        """A direct message; False where this person takes none, and from now on is mentioned instead.

        `insists`: raise what Discord does where it may do better in a while.
        """
        assert seat.user is not None, "a person"
        speaker = await self._speakers.person(seat.user, live)
        when = due(live)
        screen = notice_screen(
            speaker.say(message, game=speaker.say("game-name"), table=table_id(live), link=link(live), when=when)
        )
        try:
            channel = await self._client.create_dm(discord.Object(seat.user))
            sent = await channel.send(view=screen.view, allowed_mentions=screen.mentions)
        except UNREACHED as error:
            if insists and passing(error):
                raise
            if not isinstance(error, discord.HTTPException) or error.code != CLOSED:
                log.warning("table %s: somebody could not be written to: %s", live.id, error)
                return True
            await self._switch_off(seat)
            return False
        told.sent.append(_Said((seat.user,), sent.channel.id, sent.id))
        return True

    async def _switch_off(self, seat: Seat) -> None:
        assert seat.user is not None, "a person"
        try:
            await self._wishes.set_taste(seat.user, seat.name, notice="mention")
        except TableError as error:
            log.warning("a choice could not be kept: %r", error)

    async def _take_back(self, told: _Told, users: Collection[UserId]) -> None:
        """Delete what was said to these people, unless it still holds for others."""
        gone = set(users)
        kept = []
        for said in told.sent:
            left = tuple(user for user in said.about if user not in gone)
            if left:
                kept.append(said._replace(about=left))
                continue
            channel = self._client.get_partial_messageable(said.channel)
            try:
                await channel.get_partial_message(said.message).delete()
            except UNREACHED as error:
                log.info("a call could not be taken away: %s", error)
        told.sent = kept


def _waiting(live: Live) -> dict[UserId, Seat]:
    """Who is to act and everybody may know it: where the rules hide who is asked, nobody is called."""
    if live.state is None or live.table.status != "playing":
        return {}
    seats = [live.seats[seat] for seat in live.state.view(None).actors]
    return {seat.user: seat for seat in seats if seat.user is not None and not absent(seat)}


def _users(seats: Collection[Seat]) -> frozenset[UserId]:
    return frozenset(seat.user for seat in seats if seat.user is not None)


def _line(message: str, live: Live, seats: Collection[Seat], speaker: Speaker, cast: Cast) -> str:
    players = speaker.join(cast.mention(seat.seat) for seat in seats)
    return speaker.say(message, players=players, link=link(live))
