"""What memory forgets of a table that sleeps, of its people and of its server, comes back with their next click."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final

from bot.client import DiscordClock, Talon
from bot.language import Choice
from bot.session.live import Who, table_name
from storage.api import ChannelId, GuildId, TableId, UserId
from tests.direct.place import Asked, Place
from tests.direct.world import joined

ANN, BEN = Who(UserId(71), "Ann"), Who(UserId(72), "Ben")
CID, DAN = Who(UserId(81), "Cid"), Who(UserId(82), "Dan")
MINUTE_MS: Final = 60_000


class MovedClock(DiscordClock):
    """The time, or that some time later."""

    ahead_ms = 0

    def now(self) -> int:
        """Epoch milliseconds."""
        return super().now() + self.ahead_ms


async def deal(bot: Talon, place: Place, channel: int, *people: Who) -> TableId:
    """A table by correspondence at which two people have begun."""
    lobby = bot.sessions.lobby
    where = GuildId(place.guild_of(channel)), ChannelId(channel)
    table = (await lobby.open("penneech", where, people[0], seats=2, agreed={"pace": "correspondence"})).id
    await lobby.join(table, people[1])
    await lobby.start(table, people[0])
    await drawn(bot)
    return table


async def drawn(bot: Talon) -> None:
    """Until every board and hand shows what is."""
    while bot.presenter._tasks:
        await asyncio.gather(*bot.presenter._tasks.values())


async def opened(place: Place, channel: int, table: TableId, who: Who) -> Asked:
    """My hand, clicked on the board."""
    return await place.click(who.user, place.public[channel][-1], f"b:table:{table_name(table)}:hand")


async def act(bot: Talon, table: TableId) -> None:
    """Whoever is to move does something sensible."""
    live = (await bot.sessions.play.look(table, None)).live
    [mover] = live.actors()
    assert live.state is not None
    assert mover.user is not None
    action = live.state.policy(mover.seat, Random(1))
    await bot.sessions.play.act(table, mover.user, live.turns[mover.seat], str(action))
    await drawn(bot)


def persian(asked: Asked) -> bool:
    """Whether a hand speaks Persian."""
    assert asked.message is not None, "a hand was shown"
    return "\N{ARABIC LETTER FARSI YEH}" in str(asked.message.components)


async def test_who_comes_back_finds_the_table_and_what_they_chose_as_it_was(tmp_path: Path) -> None:
    place, clock = Place(2), MovedClock()
    async with joined(place, tmp_path, clock=clock) as bot:
        sessions, choices, here = bot.sessions, bot.presenter.speakers.choices, place.channels[0]
        await sessions.wishes.set_taste(ANN.user, ANN.name, order="suit", deck="two")
        await choices.choose(ANN.user, ANN.name, Choice("fa", digits=True))
        table = await deal(bot, place, here, ANN, BEN)
        before = await opened(place, here, table, ANN)
        clock.ahead_ms = 60 * MINUTE_MS
        other = await deal(bot, place, place.channels[1], CID, DAN)
        await opened(place, place.channels[1], other, CID)
        assert list(sessions.desk._open) == [other]
        wishes, people = sessions.wishes, {CID.user, DAN.user}
        for known in (wishes._tastes, choices._persons):
            assert {*known._young, *known._old} <= people
        for places in (wishes._houses, choices._guilds, sessions.bans._known):
            assert {*places._young, *places._old} == {place.guild_of(place.channels[1])}
        after = await opened(place, here, table, ANN)
        assert persian(after)
        assert before.message is not None
        assert after.message is not None
        assert after.message.components == before.message.components


async def test_a_hand_that_is_redrawn_after_a_while_speaks_its_owners_language(tmp_path: Path) -> None:
    place, clock = Place(1), MovedClock()
    async with joined(place, tmp_path, clock=clock) as bot:
        sessions, here = bot.sessions, place.channels[0]
        for who in (ANN, BEN):
            await bot.presenter.speakers.choices.choose(who.user, who.name, Choice("fa"))
        table = await deal(bot, place, here, ANN, BEN)
        hands = {who.user: await opened(place, here, table, who) for who in (ANN, BEN)}
        clock.ahead_ms = 12 * MINUTE_MS
        [mover] = (await sessions.play.look(table, None)).live.actors()
        [other] = [asked for user, asked in hands.items() if user != mover.user]
        assert other.message is not None
        edits = other.message.edits
        await act(bot, table)
        assert other.message.edits > edits
        assert persian(other)


async def test_what_was_said_at_a_table_is_forgotten_with_the_next_action(tmp_path: Path) -> None:
    place = Place(1)
    async with joined(place, tmp_path) as bot:
        table = await deal(bot, place, place.channels[0], ANN, BEN)
        live = (await bot.sessions.play.look(table, None)).live
        bot.presenter.react(live, 0, "well")
        assert await bot.presenter.nudge(live, (live.actors()[0].seat,))
        await drawn(bot)
        assert (set(bot.presenter._said), set(bot.presenter._nudged)) == ({table}, {table})
        await act(bot, table)
        assert (set(bot.presenter._said), set(bot.presenter._nudged)) == (set(), set())
