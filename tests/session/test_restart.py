"""After a restart everything goes on from the store: the same state, the same turns, the same buttons."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from bot.session.errors import TooLate
from bot.session.live import revive, start_state
from games import games
from games.core.api import Action, State
from storage.api import Stored
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, EVERYBODY, HERE, Room, in_phase

ROOT = Path(__file__).parents[2]
PLAYING = """
import asyncio, sys
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.room import ANNE, BERT, CLEO, Room

async def main():
    room = Room(await open_database(sys.argv[1]), HandClock())
    table = await room.start(ANNE, BERT, CLEO)
    while True:
        await room.act(table, (await room.to_act(table))[0])
        print((await room.live(table)).length, flush=True)

asyncio.run(main())
"""
"""A process in which three people play, and which says how far they are after every action."""

SHORT = {"rubber_games": "1", "target_score": "1"}


def replayed(stored: Stored) -> State:
    """The state by the whole log, every action checked, no snapshot used."""
    state = start_state(stored.table)
    for entry in stored.entries:
        state.apply(entry.seat, Action.parse(entry.text))
    return state


async def test_a_restart_in_the_middle_of_a_deal_continues_exactly(rooms: Opening, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    clock = HandClock()
    store = await open_database(url)
    room = rooms(store, clock)
    table = await room.start(ANNE, BERT, CLEO, options=SHORT)
    live = await room.play_until(table, lambda live: live.length >= 12 and in_phase("play")(live))
    before, turns = live.state, {who: await room.turn(table, who) for who in (ANNE, BERT, CLEO)}
    who = (await room.to_act(table))[0]
    old_button = (await room.turn(table, who), await room.choice(table, [ANNE, BERT, CLEO].index(who)))
    await room.sessions.close()
    await store.close()

    store = await open_database(url)
    again = rooms(store, clock)
    live = await again.live(table)
    assert live.state == before
    assert live.state is not before
    assert {who: await again.turn(table, who) for who in turns} == turns
    await again.play.act(table, who.user, *old_button)
    with pytest.raises(TooLate):
        await again.play.act(table, who.user, *old_button)
    assert await again.turn(table, who) == turns[who] + 1
    await again.play_out(table)
    await again.assert_kept(table)
    await again.sessions.close()
    await store.close()


@pytest.mark.parametrize("game", list(games()))
async def test_new_sessions_after_every_action_change_nothing_about_a_match(
    rooms: Opening, quick: Room, game: str
) -> None:
    people = EVERYBODY[: games()[game].seats[0]]
    table = await quick.start(*people, game=game)
    room = quick
    for _ in range(60):
        live = await room.live(table)
        fresh = rooms(quick.store, quick.clock)
        there = await fresh.live(table)
        assert (there.state, there.turns[: len(people)]) == (live.state, live.turns[: len(people)])
        if live.table.status != "playing":
            break
        room = fresh
        await room.act(table, (await room.to_act(table))[0])
    await room.assert_kept(table)


@pytest.mark.parametrize("game", list(games()))
async def test_the_snapshot_and_the_whole_log_lead_to_the_same_state(quick: Room, game: str) -> None:
    people = EVERYBODY[: games()[game].seats[0]]
    table = await quick.start(*people, game=game)
    seen = set()
    for _ in range(400):
        stored = await quick.store.tables.load(table)
        assert stored.snapshot is not None
        seen.add(stored.snapshot.seq)
        assert json.loads(stored.snapshot.state)["phase"] != "deal"
        assert revive(stored).state == replayed(stored) == await quick.state(table)
        people_due = await quick.to_act(table)
        if not people_due or len(seen) > 2:
            break
        await quick.act(table, people_due[0])
    assert len(seen) > 1


async def test_computers_that_were_to_act_go_on_after_a_restart_without_anybody_asking(
    rooms: Opening, quick: Room
) -> None:
    slow = rooms(quick.store, quick.clock, pace=2.0)
    table = await slow.start(ANNE, seats=3)
    await slow.act(table, ANNE)
    await slow.sessions.close()
    length = (await quick.kept(table)).length
    assert any(seat.player for seat in (await quick.live(table)).actors())

    fresh = rooms(quick.store, quick.clock)
    fresh.sessions.start()
    await quick.clock.advance(16)
    live = await fresh.live(table)
    assert live.length > length
    assert not any(seat.standing_in for seat in live.seats)
    await fresh.assert_kept(table)


async def test_closing_the_sessions_leaves_no_task_behind_and_the_table_as_it_was(rooms: Opening, quick: Room) -> None:
    slow = rooms(quick.store, quick.clock, pace=2.0)
    slow.sessions.start()
    table = await slow.start(ANNE, seats=3)
    before = await quick.kept(table)
    await slow.sessions.close()
    await quick.clock.advance(300)
    assert await quick.kept(table) == before


@pytest.mark.parametrize("actions", [1, 3, 20])
async def test_a_killed_process_has_lost_nothing_that_it_answered(rooms: Opening, tmp_path: Path, actions: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", PLAYING, url),
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    answered = 0
    for _ in range(actions):
        answered = int(await process.stdout.readline())
    process.kill()
    await process.communicate()

    store = await open_database(url)
    room = rooms(store)
    table = await room.desk.in_channel(HERE[1])
    assert table is not None
    stored = await store.tables.load(table)
    assert len(stored.entries) >= answered >= actions
    assert revive(stored).state == replayed(stored) == await room.state(table)
    assert await store.scores.results_of() == (), "a crash is no result"
    await room.act(table, (await room.to_act(table))[0])
    await room.assert_kept(table)
    await store.check()
    await room.sessions.close()
    await store.close()
