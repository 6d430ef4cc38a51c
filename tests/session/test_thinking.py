"""Computer players: what they are given is not the truth, and whatever they do, their seat acts legally."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import bot.session.thinking
from bot.session.live import Live
from bot.session.thinking import Thinking
from games import games
from games.core.api import Action, Seat, State
from games.players.answer import answer
from games.players.chance import deal
from storage.memory import Memory
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, Room, in_phase


class Watched(Thinking):
    """Keeps what the sessions had, and what the player was given of it."""

    def __init__(self) -> None:
        super().__init__(workers=0, seconds=1)
        self.truths: list[State] = []
        self.given: list[tuple[State, Seat]] = []
        self.said: list[str] = []

    async def choose(self, state: State, seat: Seat, level: str) -> Action:
        self.truths.append(state)
        return await super().choose(state, seat, level)

    async def _ask(self, blinded: State, seat: Seat, level: str) -> str:
        self.given.append((blinded, seat))
        self.said.append(await super()._ask(blinded, seat, level))
        return self.said[-1]


class Slow(Thinking):
    """Takes all its time, and some on the way, where there is something to choose from; none for an only action."""

    def __init__(self, clock: HandClock, *, seconds: float, takes: float) -> None:
        super().__init__(workers=0, seconds=seconds)
        self._clock = clock
        self._takes = takes

    async def choose(self, state: State, seat: Seat, level: str) -> Action:
        await self._clock.sleep(self._takes if len(list(state.legal(seat))) > 1 else 0)
        return await super().choose(state, seat, level)


class Answering(Thinking):
    """Players that answer with this text, whatever they are asked."""

    def __init__(self, reply: Callable[[State, Seat], str]) -> None:
        super().__init__(workers=0, seconds=1)
        self._reply = reply

    async def _ask(self, blinded: State, seat: Seat, level: str) -> str:
        return self._reply(blinded, seat)


@pytest.mark.parametrize("game", list(games()))
async def test_computers_are_given_a_state_dealt_anew_that_looks_the_same_to_them(rooms: Opening, game: str) -> None:
    watched = Watched()
    room = rooms(Memory(), thinking=watched)
    seats = games()[game].seats[0]
    table = await room.start(ANNE, game=game, seats=seats)
    await room.play_until(table, lambda live: live.length > 40 or live.table.status != "playing")
    assert len(watched.given) > 8
    differing = 0
    for truth, (given, seat), said in zip(watched.truths, watched.given, watched.said, strict=True):
        assert truth.accepts(seat, truth.read(seat, said))
        assert given is not truth
        assert given.view(seat) == truth.view(seat)
        differing += any(given.view(other) != truth.view(other) for other in range(seats) if other != seat)
    assert differing > len(watched.given) / 3


def _fail(blinded: State, seat: Seat) -> str:
    raise ZeroDivisionError(f"a player's bug at seat {seat}")


REPLIES: dict[str, Callable[[State, Seat], str]] = {
    "nothing": lambda blinded, seat: "",
    "no action": lambda blinded, seat: "resign XX",
    "another seat's card": lambda blinded, seat: f"play {blinded.view(1 - min(seat, 1)).zone('hand').items or 'AS'}",
    "an illegal action": lambda blinded, seat: "pass",
    "an error": _fail,
}


@pytest.mark.parametrize("reply", REPLIES)
@pytest.mark.parametrize("game", ["ninety-nine", "auction-pinochle"])
async def test_a_player_that_answers_badly_does_not_stop_the_table(rooms: Opening, game: str, reply: str) -> None:
    room = rooms(Memory(), thinking=Answering(REPLIES[reply]))
    table = await room.start(ANNE, game=game, seats=games()[game].seats[0])
    live = await room.play_until(table, lambda live: live.length > 30)
    assert live.table.status == "playing"
    await room.assert_kept(table)


async def test_an_unknown_level_plays_as_the_easy_one(rooms: Opening) -> None:
    state = started()
    action = await Thinking(workers=0, seconds=1).choose(state, 0, "of an older release")
    assert state.accepts(0, action)


async def test_the_pause_before_a_computer_acts_lies_within_its_bounds(rooms: Opening) -> None:
    room = rooms(Memory(), pace=2.0)
    table = await room.start(ANNE, seats=3)
    await room.act(table, ANNE)
    length = (await room.live(table)).length
    await room.clock.advance(1.39)
    assert (await room.live(table)).length == length
    await room.clock.advance(1.3)
    assert (await room.live(table)).length == length + 1


def berts_card_is_due(only: bool) -> Callable[[Live], bool]:
    """Whether the second seat is to play a card, its only one or one of several."""

    def due(live: Live) -> bool:
        state = live.state
        if state is None or state.phase != "play" or state.actors() != (1,):
            return False
        return (len(list(state.legal(1))) == 1) == only

    return due


async def seconds_to_berts_card(room: Room, *, only: bool) -> float:
    """How long a computer that takes over from him lets its card wait, to the hundredth."""
    table = await room.start(ANNE, BERT, CLEO, options={"rubber_games": "1"})
    length = (await room.play_until(table, berts_card_is_due(only))).length
    room.play.computers._rng = Random(7)
    await room.seats.leave(table, BERT.user)
    began = room.clock.now()
    while (await room.live(table)).length == length:
        await room.clock.advance(0.01)
    return (room.clock.now() - began) / 1000


def pauses(least: float, more: float) -> list[float]:
    """The first pauses by the chances of `seconds_to_berts_card`."""
    rng = Random(7)
    return [least + more * rng.random() for _ in range(9)]


@pytest.mark.parametrize("only", [True, False])
@pytest.mark.parametrize(("pace", "least"), [(2.0, 1.4), (1.2, 1.2), (0.1, 1.2)])
async def test_a_computer_pauses_as_long_before_its_only_card_as_before_one_of_several(
    rooms: Opening, pace: float, least: float, only: bool
) -> None:
    """The same chances make the same pause, however long it thinks; anything else would tell what the hand is like."""
    clock = HandClock()
    room = rooms(Memory(), clock, thinking=Slow(clock, seconds=1.0, takes=1.19), pace=pace)
    waited = await seconds_to_berts_card(room, only=only)
    assert waited == pytest.approx(pauses(least, 0.6 * pace)[0], abs=0.011)


async def test_a_thought_that_takes_longer_than_people_should_wait_comes_after_whole_pauses(rooms: Opening) -> None:
    clock = HandClock()
    room = rooms(Memory(), clock, thinking=Slow(clock, seconds=60, takes=8), pace=1.2)
    drawn = pauses(3.0, 0.72)
    assert sum(drawn[:2]) < 8 < sum(drawn[:3])
    assert await seconds_to_berts_card(room, only=False) == pytest.approx(sum(drawn[:3]), abs=0.011)


async def test_nobody_waits_for_long_because_a_computer_could_think_for_long(rooms: Opening) -> None:
    clock = HandClock()
    room = rooms(Memory(), clock, thinking=Slow(clock, seconds=60, takes=10), pace=1.2)
    assert await seconds_to_berts_card(room, only=True) == pytest.approx(pauses(3.0, 0.72)[0], abs=0.011)


@pytest.mark.parametrize("only", [True, False])
async def test_without_a_pace_an_answer_comes_as_soon_as_it_is_thought_of(rooms: Opening, only: bool) -> None:
    clock = HandClock()
    room = rooms(Memory(), clock, thinking=Slow(clock, seconds=1.0, takes=0.5), pace=0.0)
    assert await seconds_to_berts_card(room, only=only) == pytest.approx(0.0 if only else 0.5, abs=0.011)


def started() -> State:
    """A match of Ninety-Nine after its first deal."""
    state = games()["ninety-nine"].start(3)
    state.do(-1, deal(state, Random(5)))
    return state


def workers_of(thinking: Thinking) -> list[int]:
    """The process ids of the workers."""
    return list(getattr(thinking._pool, "_processes", None) or {})


def hang(*job: object) -> str:
    """A player that never answers."""
    time.sleep(600)
    return ""


def hang_for_seat_one(game: str, blinded: dict[str, object], seat: int, *rest: Any) -> str:
    """A player that answers for every seat but one."""
    return hang() if seat == 1 else answer(game, blinded, seat, *rest)


async def test_a_killed_worker_and_a_hung_one_stop_neither_the_table_nor_the_end(
    rooms: Opening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = Thinking(workers=1, seconds=0.2)
    room = rooms(Memory(), thinking=thinking)
    table = await room.start(ANNE, seats=3, options={"rubber_games": "1"})
    await room.until(lambda live: live.turns[1:3] == [1, 1], table)
    first = workers_of(thinking)
    assert len(first) == 1

    os.kill(first[0], signal.SIGKILL)
    length = (await room.live(table)).length
    while (await room.live(table)).length < length + 8:
        if await room.to_act(table):
            await room.act(table, ANNE)
        else:
            await asyncio.sleep(0.005)
    assert "BrokenProcessPool" in caplog.text
    assert workers_of(thinking) not in ([], first)

    # shorter than a fresh worker needs in earnest, so only the hung one is asked that way
    monkeypatch.setattr(bot.session.thinking, "GRACE_SECONDS", 0.5)
    monkeypatch.setattr(bot.session.thinking, "answer", hang_for_seat_one)
    turns = (await room.live(table)).turns[1]
    hung: set[int] = set()
    while (await room.live(table)).turns[1] < turns + 1:
        hung |= set(workers_of(thinking))
        if await room.to_act(table):
            await room.act(table, ANNE)
        else:
            await asyncio.sleep(0.005)
    assert "TimeoutError" in caplog.text
    assert not any(running(worker) for worker in hung - set(workers_of(thinking)))

    monkeypatch.undo()
    await room.play_until(table, in_phase("bid", "premium", "play"))
    await room.assert_kept(table)
    left = workers_of(thinking)
    await room.sessions.close()
    assert not any(running(worker) for worker in left)


async def test_closing_does_not_wait_for_a_hung_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.session.thinking, "answer", hang)
    thinking = Thinking(workers=1, seconds=100)
    asked = asyncio.create_task(thinking.choose(started(), 0, "easy"))
    for _ in range(20):  # the worker is started on the way to the question
        await asyncio.sleep(0)
    assert workers_of(thinking)
    workers = workers_of(thinking)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    await asyncio.wait_for(thinking.close(), 5)
    assert not any(running(worker) for worker in workers)


async def test_waiting_for_a_free_worker_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.session.thinking, "answer", slow)
    thinking = Thinking(workers=1, seconds=0.1)
    state = started()
    await thinking.choose(state, 0, "easy")  # with the time that a first worker may take
    worker = workers_of(thinking)
    monkeypatch.setattr(bot.session.thinking, "GRACE_SECONDS", 1.5)
    actions = await asyncio.gather(*(thinking.choose(state, seat % 3, "easy") for seat in range(9)))
    assert all(state.accepts(seat % 3, action) for seat, action in enumerate(actions))
    assert workers_of(thinking) == worker
    await thinking.close()


def slow(*job: Any) -> str:
    """A player that takes its time."""
    time.sleep(0.2)
    return answer(*job)


def how_calm(*job: Any) -> str:
    """A player that looks only at how its process runs and what it may spend: its error says so."""
    raise RuntimeError(f"niceness {os.nice(0)}, share {job[-1]:.2f}")


@pytest.mark.timeout(200)
async def test_workers_let_the_bot_go_first_and_think_less_while_many_wait(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.session.thinking, "answer", how_calm)
    thinking = Thinking(workers=1, seconds=100)
    state = started()
    actions = await asyncio.gather(*(thinking.choose(state, 0, "hard") for _ in range(7)))
    assert all(state.accepts(0, action) for action in actions)
    found = re.findall(r"RuntimeError: niceness (\d+), share (\d\.\d\d)", caplog.text)
    assert {calm for calm, _ in found} == {str(min(19, os.nice(0) + 5))}
    shares = [share for _, share in found]
    assert list(dict.fromkeys(shares)) == ["1.00", "0.60", "0.75"]  # the first found nobody waiting behind it
    assert shares[-1] == "1.00"
    await thinking.close()


def running(process: int) -> bool:
    """Whether a process is alive: there, and no mere entry of one that has ended."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
