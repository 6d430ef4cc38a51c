"""After a start what lags is brought up to date at a measured pace, and nothing else is touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from random import Random

from simcord import ChannelHandle

from bot.session.live import Who
from bot.ui.lobby import lobby_screen
from storage.api import ChannelId, GuildId, TableId, UserId
from tests.bot.fixtures import Club, ClubFactory, texts

LAGGING, UNSEEN, SOUND = 25, 12, 3
"""Boards behind their logs, lobbies that nobody has seen, and so many games and lobbies each with nothing to mend."""
MOST = 10
"""So many in a second docs/operations.md promises at most."""


class Leaving:
    """Tables as a bot that is killed leaves them: from here on it keeps what happens, and shows nothing by itself."""

    def __init__(self, world: Club) -> None:
        self._world = world
        self._sessions = world.bot.sessions
        self._sessions.desk.listeners.clear()
        self._people = (Who(UserId(number), f"person {number}") for number in count(1000))

    async def lobby(self, *, seen: bool = True) -> tuple[ChannelHandle, Who, TableId]:
        """A lobby in a channel of its own."""
        host, channel = next(self._people), self._world.guild.create_text_channel("cards")
        where = GuildId(self._world.guild.id), ChannelId(channel.id)
        live = await self._sessions.lobby.open("ninety-nine", where, host, seats=2)
        if seen:
            presenter = self._world.bot.presenter
            await presenter.messages.open(live, lobby_screen(live, await presenter.speakers.table(live)))
        return channel, host, live.id

    async def game(self, *, behind: int) -> ChannelHandle:
        """A game that has begun and whose board is so many entries behind."""
        channel, host, table = await self.lobby()
        await self._sessions.lobby.join(table, next(self._people))
        await self._sessions.lobby.start(table, host)
        async with self._sessions.desk.at(table) as live:
            assert live.state is not None, "it has begun"
            seat = live.state.actors()[0]
            user, action = live.seats[seat].user, live.state.sample(seat, Random(table))
            turn = live.turns[seat]
        assert user is not None, "people sit there"
        await self._sessions.play.act(table, user, turn, str(action))
        async with self._sessions.desk.at(table) as live:
            assert live.board is not None, "its lobby was shown"
            await self._sessions.desk.set_board(live, replace(live.board, seq_shown=live.length - behind))
        return channel


def touched(channel: ChannelHandle) -> datetime:
    """When the table's message was last changed; a call to who is to act may stand below it."""
    message = next(iter(channel.history()))
    changed: datetime = message.edited_at or message.created_at
    return changed


def standing(channels: Sequence[ChannelHandle]) -> list[list[str]]:
    """What everybody reads in each channel."""
    return [list(map(texts, channel.history())) for channel in channels]


async def test_exactly_what_lags_is_healed_and_no_more_than_ten_a_second(club: ClubFactory) -> None:
    async with club() as world:
        await world.bot.sessions.wishes.set_house(GuildId(world.guild.id), pictures=False)
        left = Leaving(world)
        sound = [await left.game(behind=0) for _ in range(SOUND)] + [(await left.lobby())[0] for _ in range(SOUND)]
        lagging = [await left.game(behind=1) for _ in range(LAGGING)]
        unseen = [(await left.lobby(seen=False))[0] for _ in range(UNSEEN)]
        before = standing(sound)
        await world.env.advance_time(1)
        stopped = world.env.now()
        await world.restart()
        await world.env.advance_time((LAGGING + UNSEEN) / MOST + 1)
        assert standing(sound) == before
        assert max(map(touched, sound)) < stopped
        assert [len(shown) for shown in standing(unseen)] == [1] * UNSEEN
        times = sorted(map(touched, [*lagging, *unseen]))
        assert times[0] >= stopped, "each of them was healed"
        spans = [later - first for first, later in zip(times, times[MOST:], strict=False)]
        assert min(spans) > timedelta(seconds=0.999), "but for what is rounded off, a second for ten"
        assert not await world.bot.sessions.store.tables.lagging_boards()
