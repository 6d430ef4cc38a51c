"""Asking people to come and play: those who want to be asked, and the one who is challenged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.language import Speaker
from bot.session.live import Live
from bot.ui.looking import notice_screen
from bot.ui.messages import Messages
from bot.ui.speakers import Speakers
from bot.ui.words import Cast, table_id
from storage.api import PeopleStore, UserId

MOST: Final = 20
"""Nobody's lobby pings more people than this."""


class Pings:
    """Messages beside a lobby that ping whom it concerns, and nobody else."""

    def __init__(self, people: PeopleStore, messages: Messages, speakers: Speakers) -> None:
        self._people = people
        self._messages = messages
        self._speakers = speakers

    async def callers(self, live: Live) -> list[UserId]:
        """Who in the server wants to be asked for this game, might sit down at the table, and does not sit there."""
        guild = await self._people.guild(live.table.guild)
        pings = guild.settings.get("pings") if guild is not None else None
        asked = pings.get(live.table.game) if isinstance(pings, dict) else None
        people = [UserId(int(str(user))) for user in asked] if isinstance(asked, list) else []
        banned = await self._people.banned(live.table.guild)
        free = [user for user in people if live.seat_of(user) is None and user not in banned]
        seated = [seat.user for seat in live.people() if seat.user is not None]
        return [user for user in free[: 2 * MOST] if not await self._people.at_odds(user, seated)][:MOST]

    async def call(self, live: Live, people: Sequence[UserId], role: int | None = None) -> None:
        """Ping who wants to be asked, and the role that the server has for this game."""
        speaker = await self._speakers.table(live)
        roles = () if role is None else (role,)
        line = speaker.say(
            "who-plays",
            people=speaker.join([*(f"<@&{role}>" for role in roles), *(f"<@{user}>" for user in people)]),
            game=speaker.say("game-name"),
            player=_host(live, speaker),
            table=table_id(live),
        )
        screen = replace(notice_screen(line), roles=roles)
        await self._messages.post(live, screen, pings=tuple(int(user) for user in people))

    async def challenge(self, live: Live, other: UserId) -> None:
        """Tell somebody that they are challenged."""
        speaker = await self._speakers.table(live)
        line = speaker.say("challenge-line", player=_host(live, speaker), other=f"<@{other}>")
        await self._messages.post(live, notice_screen(line), pings=(int(other),))


def _host(live: Live, speaker: Speaker) -> str:
    """The host's name: the first seat is no longer theirs where another host has left it."""
    seat = live.seat_of(live.table.host)
    return Cast(live, speaker).name(0 if seat is None else seat.seat)
