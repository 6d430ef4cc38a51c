"""A bot's sessions as a test uses them: people who act by a game's own sense, and a look into the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.session.dealer import Dealer
from bot.session.live import Changed, Live, Who, revive
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from games.core.api import CHANCE, Seat, State
from storage.api import ChannelId, GuildId, Store, TableId, UserId
from tests.session.clock import HandClock

ANNE, BERT, CLEO, DORA, EMIL = (
    Who(UserId(2**62 + number), name) for number, name in enumerate(("Anne", "Bert", "Cleo", "Dora", "Emil"))
)
MOD = Who(UserId(99), "Mod", moderator=True)
EVERYBODY = (ANNE, BERT, CLEO, DORA, EMIL)
SERVER = GuildId(11)
HERE, THERE = (SERVER, ChannelId(1)), (SERVER, ChannelId(2))
THINKING_TIME, WARNING, AWAY = 60, 15, 30 * 60
"""Seconds."""


@dataclass
class Room:
    """Sessions over a store, with no pause between computers' actions, and all that they announced."""

    store: Store
    clock: HandClock
    thinking: Thinking = field(default_factory=lambda: Thinking(workers=0, seconds=1))
    seed: int = 1
    pace: float = 0.0
    announced: list[Changed] = field(default_factory=list)

    def __post_init__(self) -> None:
        times = Times(
            thinking_time_seconds=THINKING_TIME,
            warning_seconds=WARNING,
            lobby_minutes=AWAY // 60,
            computer_pace_seconds=self.pace,
        )
        self.rng = Random(self.seed)
        self.sessions = Sessions(self.store, self.clock, Dealer(Random(self.seed)), self.thinking, times)
        self.sessions.desk.listeners.append(self.announced.append)
        self.lobby, self.play, self.desk = self.sessions.lobby, self.sessions.play, self.sessions.desk
        self.seats, self.consent, self.setup = self.sessions.seats, self.sessions.consent, self.sessions.setup

    async def start(
        self,
        *people: Who,
        game: str = "ninety-nine",
        seats: int | None = None,
        where: tuple[GuildId, ChannelId] = HERE,
        **rules: Any,
    ) -> TableId:
        """A started table; computers in the seats that are left over, where `seats` names more."""
        number = seats or len(people)
        table = (await self.lobby.open(game, where, people[0], seats=number, **rules)).id
        for who in people[1:]:
            await self.lobby.join(table, who)
        await self.setup.fill(table, people[0], "easy")
        await self.lobby.start(table, people[0])
        return table

    async def live(self, table: TableId) -> Live:
        """The table as these sessions have it."""
        async with self.desk.at(table) as live:
            return live

    async def state(self, table: TableId) -> State:
        """The truth as these sessions have it."""
        state = (await self.live(table)).state
        assert state is not None
        return state

    async def kept(self, table: TableId) -> Live:
        """The table as the store has it."""
        return revive(await self.store.tables.load(table))

    async def turn(self, table: TableId, who: Who) -> int:
        """The turn number that a click of theirs carries now."""
        return (await self.play.look(table, who.user)).turn

    async def choice(self, table: TableId, seat: Seat) -> str:
        """What a seat that is to act would sensibly do."""
        return str((await self.state(table)).policy(seat, self.rng))

    async def act(self, table: TableId, who: Who) -> None:
        """One sensible action of a person who is to act."""
        live = await self.live(table)
        seat = live.seat_of(who.user)
        assert seat is not None
        await self.play.act(table, who.user, live.turns[seat.seat], await self.choice(table, seat.seat))

    async def to_act(self, table: TableId) -> list[Who]:
        """The people who must act now and have not handed over to a computer."""
        return [
            Who(seat.user, seat.name)
            for seat in (await self.live(table)).actors()
            if seat.user is not None and seat.player is None and not seat.standing_in
        ]

    async def play_until(self, table: TableId, wanted: Callable[[Live], bool]) -> Live:
        """Let people act whose turn it is, and computers meanwhile, until the table is as wanted."""
        for _ in range(200_000):
            live = await self.live(table)
            if wanted(live):
                return live
            people = await self.to_act(table)
            if people:
                await self.act(table, people[0])
            else:
                await asyncio.sleep(0)
        raise AssertionError(f"table {table} never came to be as wanted: {await self.live(table)}")

    async def play_out(self, table: TableId) -> Live:
        """Let the match run to its end."""
        return await self.play_until(table, lambda live: live.table.status != "playing")

    async def until(self, wanted: Callable[[Live], bool], table: TableId) -> Live:
        """Wait, doing nothing, until the table is as wanted; for stores and workers that take real time."""
        for _ in range(4000):
            live = await self.live(table)
            if wanted(live):
                return live
            await asyncio.sleep(0.005)
        raise AssertionError(f"table {table} never came to be as wanted")

    async def assert_kept(self, table: TableId) -> None:
        """What these sessions have is what the log leads to."""
        async with self.desk.at(table) as here:  # so that no computer acts between the two looks
            there = await self.kept(table)
            assert (here.table, here.seats, here.length) == (there.table, there.seats, there.length)
            assert here.state == there.state
            assert here.turns[: here.table.seats] == there.turns[: there.table.seats]

    def warned(self) -> list[tuple[int, ...]]:
        """The seats that were warned, a warning each."""
        return [changed.warned for changed in self.announced if changed.warned]


def in_phase(*phases: str) -> Callable[[Live], bool]:
    """Whether the match is in one of these phases."""
    return lambda live: live.state is not None and live.state.phase in phases


def actors(state: State) -> list[Seat]:
    """The seats that are to act, chance aside."""
    return [seat for seat in state.actors() if seat != CHANCE]
