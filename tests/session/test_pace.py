"""How long people may think: the clock, its reserve, a day by correspondence, and forced cards played for them."""

from __future__ import annotations

import asyncio

import pytest

from bot.session.computers import forced
from bot.session.errors import WrongTime
from bot.session.live import Live
from bot.session.pace import DAY, REMINDER, RESERVE
from storage.api import TableId
from storage.memory import Memory
from tests.games import worlds
from tests.scale import chance
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, THINKING_TIME, Room, in_phase

HOUR = 3600


async def paced(room: Room, pace: str) -> TableId:
    """A started table of three people at that pace."""
    return await room.start(ANNE, BERT, CLEO, agreed={"pace": pace})


async def test_a_reserve_is_spent_only_by_who_takes_longer_than_a_decision(rooms: Opening) -> None:
    room = rooms(Memory())
    table = await paced(room, "reserve")
    await room.clock.advance(THINKING_TIME + 40)
    await room.act(table, ANNE)
    await room.act(table, BERT)
    live = await room.live(table)
    assert room.play.pacing.reserve(live.table, 0) == RESERVE - 40_000
    assert room.play.pacing.reserve(live.table, 2) == RESERVE
    await room.assert_kept(table)


async def test_with_a_reserve_nobody_is_late_before_it_is_spent(rooms: Opening) -> None:
    room = rooms(Memory())
    room.sessions.start()
    table = await paced(room, "reserve")
    await room.clock.advance(THINKING_TIME + RESERVE // 1000 - 5)
    assert not any(seat.standing_in for seat in (await room.live(table)).seats)
    await room.clock.advance(10)
    assert all(seat.standing_in for seat in (await room.live(table)).seats)


async def test_by_correspondence_there_is_a_reminder_and_then_a_day_is_over(rooms: Opening) -> None:
    room = rooms(Memory())
    room.sessions.start()
    table = await paced(room, "correspondence")
    await room.clock.advance((DAY - REMINDER) / 1000 - 60)
    assert room.warned() == []
    await room.clock.advance(120)
    assert room.warned()[0] == (0, 1, 2)
    assert not any(seat.standing_in for seat in (await room.live(table)).seats)
    await room.clock.advance(REMINDER / 1000)
    assert all(seat.standing_in for seat in (await room.live(table)).seats)


async def test_a_paused_table_waits_a_week_and_goes_on_with_an_action(rooms: Opening) -> None:
    room = rooms(Memory())
    room.sessions.start()
    table = await paced(room, "correspondence")
    await room.seats.pause(table, BERT.user)
    await room.clock.advance(6 * 24 * HOUR)
    assert not any(seat.standing_in for seat in (await room.live(table)).seats)
    await room.act(table, ANNE)
    live = await room.live(table)
    assert not live.table.settings["paused"]
    assert live.table.due_at == room.clock.now() + DAY - REMINDER


async def test_a_live_table_cannot_be_paused(rooms: Opening) -> None:
    room = rooms(Memory())
    table = await paced(room, "live")
    with pytest.raises(WrongTime, match="pause-live"):
        await room.seats.pause(table, ANNE.user)


async def test_forced_cards_are_played_for_who_wants_it_and_for_nobody_else(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, options={"rubber_games": "1"})
    await quick.sessions.wishes.set_taste(ANNE.user, "Anne", autoplay=True)
    await quick.play_until(table, in_phase("play"))
    seen = {0: 0, 1: 0}
    for _ in range(3000):
        live = await quick.live(table)
        if live.state is None or live.table.status != "playing":
            break
        people = await quick.to_act(table)
        seat = next(seat.seat for seat in live.seats if seat.user == people[0].user)
        if forced(live.state, seat) is not None:
            before = live.length
            for _ in range(50):
                await asyncio.sleep(0)
            moved = (await quick.live(table)).length > before
            if seat in seen:
                seen[seat] += 1
                assert moved == (seat == 0)
            if moved:
                continue
        await quick.act(table, people[0])
    assert all(seen.values()), "both met a forced card"


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_bids_and_melds_are_never_forced(table: worlds.Table) -> None:
    """Not even where there is one way to go on: a meld not shown and a pass are choices that say something."""
    only, rng = 0, chance(f"forced {table}")
    while not only:
        for state in worlds.states(table.start(), rng, 2):
            for seat in state.actors():
                action = forced(state, seat)
                if state.phase != "play":
                    assert action is None, state.phase
                elif action is not None:
                    assert list(state.legal(seat)) == [action]
                    only += 1


def annes_card_is_forced(live: Live) -> bool:
    """Whether it is the first seat's turn, with a single card to play."""
    return live.state is not None and 0 in live.state.actors() and forced(live.state, 0) is not None


async def test_a_forced_card_comes_no_sooner_than_a_person_would_play_it(rooms: Opening) -> None:
    room = rooms(Memory(), pace=2.0)
    table = await room.start(ANNE, BERT, CLEO, options={"rubber_games": "1"})
    await room.sessions.wishes.set_taste(ANNE.user, "Anne", autoplay=True)
    await room.play_until(table, annes_card_is_forced)
    length = (await room.live(table)).length
    await room.clock.advance(2 * 2.0 * 0.7 - 0.1)
    assert (await room.live(table)).length == length, "an instant card would tell that it was the only one"
    await room.clock.advance(2 * 2.0 * 0.6 + 0.2)
    assert (await room.live(table)).length == length + 1
