"""Hints: counted before they are shown, the same however often one asks, and none where a rating hangs on the table."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.session.ending import hints_of
from bot.session.errors import NotSeated, TooLate, WrongTime
from bot.session.thinking import Thinking
from games import games
from games.core.api import CHANCE, Seat, State
from games.players.chance import deal
from games.players.hint import REASONS, Hint
from storage.api import TableId
from storage.memory import Memory
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, Room, in_phase


class Pondering(Thinking):
    """Does something else before it gives a hint, as a table may while somebody thinks."""

    def __init__(self) -> None:
        super().__init__(workers=0, seconds=1)
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def hint(self, state: State, seat: Seat) -> Hint:
        given = await super().hint(state, seat)
        if self.meanwhile is not None:
            await self.meanwhile()
        return given


async def alone(room: Room) -> TableId:
    """Anne beside computers, with something to decide."""
    short = {"rubber_games": "1", "target_score": "1"}
    table = await room.start(ANNE, game="ninety-nine", seats=3, options=short)
    await room.play_until(table, lambda live: bool(live.state and live.state.prompts(0)))
    return table


async def test_a_hint_is_legal_and_counted_on_disk_and_nobody_else_is_told(room: Room) -> None:
    table = await room.start(ANNE, BERT, game="ninety-nine", agreed={"rated": False})
    before = len(room.announced)
    given = await room.sessions.hints.ask(table, ANNE.user)
    assert (await room.state(table)).accepts(0, given.action)
    assert hints_of((await room.kept(table)).table) == {0: 1}
    assert len(room.announced) == before
    await room.assert_kept(table)


async def test_asking_again_gives_the_same_hint_and_counts_once_a_decision(room: Room) -> None:
    table = await alone(room)
    given = [await room.sessions.hints.ask(table, ANNE.user) for _ in range(3)]
    assert given[0] == given[1] == given[2]
    assert hints_of((await room.live(table)).table) == {0: 1}
    await room.act(table, ANNE)
    await room.play_until(table, lambda live: bool(live.state and live.state.prompts(0)))
    again = await room.sessions.hints.ask(table, ANNE.user)
    assert (await room.state(table)).accepts(0, again.action)
    assert hints_of((await room.live(table)).table) == {0: 2}


async def test_hints_stand_among_the_facts_of_the_result(room: Room) -> None:
    table = await alone(room)
    await room.sessions.hints.ask(table, ANNE.user)
    await room.play_out(table)
    [match] = await room.store.scores.results_of()
    assert [result.facts.get("hint") for result in match.results] == [(1, 0), None, None]


async def test_two_people_in_a_rated_game_are_given_none(room: Room) -> None:
    table = await room.start(ANNE, BERT, game="penneech")
    [who, *_] = await room.to_act(table)
    with pytest.raises(WrongTime) as refused:
        await room.sessions.hints.ask(table, who.user)
    assert refused.value.args == ("hint-rated",)
    assert not hints_of((await room.kept(table)).table)


async def test_two_people_in_a_casual_game_are_given_hints(room: Room) -> None:
    table = await room.start(ANNE, BERT, game="penneech", agreed={"rated": False})
    [who, *_] = await room.to_act(table)
    given = await room.sessions.hints.ask(table, who.user)
    seat = (await room.live(table)).seat_of(who.user)
    assert seat is not None
    assert (await room.state(table)).accepts(seat.seat, given.action)


async def test_who_has_nothing_to_decide_or_no_seat_is_told_so(room: Room) -> None:
    table = await room.start(ANNE, BERT, game="penneech", agreed={"rated": False})
    await room.play_until(table, in_phase("play"))
    waiting = {ANNE, BERT} - set(await room.to_act(table))
    with pytest.raises(WrongTime) as refused:
        await room.sessions.hints.ask(table, waiting.pop().user)
    assert refused.value.args == ("hint-wait",)
    with pytest.raises(NotSeated):
        await room.sessions.hints.ask(table, CLEO.user)


async def test_a_hint_for_a_position_that_is_past_is_neither_given_nor_counted(rooms: Opening) -> None:
    pondering = Pondering()
    room = rooms(Memory(), thinking=pondering)
    table = await alone(room)
    pondering.meanwhile = lambda: room.act(table, ANNE)
    with pytest.raises((TooLate, WrongTime)):
        await room.sessions.hints.ask(table, ANNE.user)
    assert not hints_of((await room.kept(table)).table)


async def test_a_dead_worker_leaves_what_simple_sense_says(caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinking(workers=1, seconds=0.2)
    state = games()["ninety-nine"].start(3)
    state.do(CHANCE, deal(state, Random(5)))
    first = await thinking.hint(state, 0)
    assert first.reason in REASONS
    assert state.accepts(0, first.action)
    [worker] = list(getattr(thinking._pool, "_processes", None) or {})
    os.kill(worker, signal.SIGKILL)
    second = await thinking.hint(state, 0)
    assert "nobody gave a hint" in caplog.text
    assert second.reason == "hint-sense"
    assert state.accepts(0, second.action)
    await thinking.close()


async def test_what_was_said_before_an_undo_is_not_said_of_another_position(quick: Room) -> None:
    people = (ANNE, BERT, CLEO)
    table = await quick.start(*people, game="ninety-nine", options={"rubber_games": "1"}, agreed={"rated": False})
    live = await quick.play_until(table, in_phase("play"))
    assert live.state is not None
    (leads,) = live.actors()
    leader = next(who for who in people if who.user == leads.user)
    leads_of = [action.items[0] for action in live.state.legal(leads.seat)]
    follows = [card for zone in live.state.places() if zone.owner != leads.seat for card in zone.items]
    suit = next(card[1] for card in leads_of if sum(card[1] == one[1] for one in leads_of) > 1)
    first, *_, last = (card for card in leads_of if card[1] == suit)
    assert any(card[1] == suit for card in follows), "whatever is said of one lead is legal after the other"
    positions = []
    for card in (f"play {first}", f"play {last}"):
        await quick.play.act(table, leader.user, (await quick.live(table)).turns[leads.seat], card)
        follower = (await quick.to_act(table))[0]
        hint = await quick.sessions.hints.ask(table, follower.user)
        assert await quick.sessions.hints.ask(table, follower.user) is hint
        positions.append(hint)
        await quick.consent.ask(table, leader.user, "undo")
        for who in people:
            if who is not leader:
                await quick.consent.answer(table, who.user, agrees=True)
    assert positions[0] is not positions[1]
