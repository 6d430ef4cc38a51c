"""Acting and looking: one click is one action, of the person whose seat it is, at the turn it was offered for."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import fields, replace

import pytest

from bot.session.desk import AWAKE_MS
from bot.session.errors import Forbidden, NotAllowed, NotSeated, TooLate, WrongTime
from bot.session.live import Changed, Live, Who
from games.core.api import IllegalAction
from storage.api import ChannelId
from storage.database import Database
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, DORA, EMIL, HERE, MOD, THERE, Room, actors, in_phase

PEOPLE = (ANNE, BERT, CLEO)


async def test_everybody_looks_at_their_own_view_and_others_at_the_spectators(room: Room) -> None:
    table = await room.start(*PEOPLE)
    state = await room.state(table)
    for seat, who in enumerate(PEOPLE):
        look = await room.play.look(table, who.user)
        assert look.seat is not None
        assert (look.seat.seat, look.turn, look.view) == (seat, 0, state.view(seat))
    for stranger in (DORA.user, None):
        look = await room.play.look(table, stranger)
        assert (look.seat, look.turn, look.view) == (None, 0, state.view(None))


async def test_a_moment_of_a_table_has_all_of_it_and_does_not_follow_it(room: Room) -> None:
    table = await room.start(*PEOPLE)
    live = await room.live(table)
    moment = live.moment()
    assert all(getattr(moment, one.name) is getattr(live, one.name) for one in fields(Live))
    before = live.length
    await room.play.act(table, BERT.user, 0, await room.choice(table, 1))
    assert ((await room.live(table)).length, moment.length) == (before + 1, before)


async def test_an_action_is_in_the_log_with_its_time_and_who_did_it(room: Room) -> None:
    table = await room.start(*PEOPLE)
    room.clock.skip(7)
    choice = await room.choice(table, 1)
    await room.play.act(table, BERT.user, 0, choice)
    entry = (await room.store.tables.load(table)).entries[-1]
    assert (entry.seq, entry.seat, entry.text, entry.at, entry.by) == (1, 1, choice, room.clock.now(), BERT.user)
    assert await room.turn(table, BERT) == 1
    await room.assert_kept(table)


async def test_simultaneous_bids_do_not_refuse_each_other(room: Room) -> None:
    table = await room.start(*PEOPLE)
    state = await room.state(table)
    assert actors(state) == [0, 1, 2]
    clicks = [(who, await room.turn(table, who), await room.choice(table, seat)) for seat, who in enumerate(PEOPLE)]
    await asyncio.gather(*(room.play.act(table, who.user, turn, text) for who, turn, text in clicks))
    assert (await room.kept(table)).turns == [1, 1, 1]
    assert (await room.state(table)).phase != "bid"
    await room.assert_kept(table)


async def test_a_double_click_is_too_late_and_changes_nothing(room: Room) -> None:
    table = await room.start(*PEOPLE)
    choice = await room.choice(table, 0)
    await room.play.act(table, ANNE.user, 0, choice)
    before = await room.kept(table)
    for turn in (0, 2, -1):
        with pytest.raises(TooLate):
            await room.play.act(table, ANNE.user, turn, choice)
    assert await room.kept(table) == before


async def test_of_twenty_identical_clicks_at_once_exactly_one_counts(room: Room) -> None:
    table = await room.start(*PEOPLE)
    choice = await room.choice(table, 0)
    clicks = (room.play.act(table, ANNE.user, 0, choice) for _ in range(20))
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, TooLate) for outcome in outcomes) == 19
    entries = (await room.store.tables.load(table)).entries
    assert [entry.text for entry in entries if entry.seat == 0] == [choice]


async def test_of_twenty_competing_actions_at_once_exactly_one_counts(room: Room) -> None:
    table = await room.start(*PEOPLE)
    state = await room.state(table)
    choices = [str(action) for action in state.legal(0) if action.verb == "lay"][:20]
    assert len(set(choices)) == 20
    clicks = (room.play.act(table, ANNE.user, 0, choice) for choice in choices)
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(outcome, TooLate) for outcome in outcomes) == 19
    entries = (await room.store.tables.load(table)).entries
    assert [entry.text for entry in entries if entry.seat == 0] == [choices[outcomes.index(None)]]
    await room.assert_kept(table)


async def test_what_the_rules_forbid_is_told_with_its_rule_and_changes_nothing(room: Room) -> None:
    table = await room.start(*PEOPLE)
    state = await room.state(table)
    foreign = state.view(1).zone("hand", 1).items[0]
    own = state.view(0).zone("hand", 0).items
    before = await room.kept(table)
    with pytest.raises(Forbidden) as refused:
        await room.play.act(table, ANNE.user, 0, f"lay {own[0]} {own[1]} {foreign}")
    assert (refused.value.game, refused.value.rule) == ("ninety-nine", "not-held")
    assert dict(refused.value.details) == {"card": foreign}
    assert await room.kept(table) == before
    with pytest.raises(IllegalAction):
        state.after(0, state.read(0, f"lay {own[0]} {own[1]} {foreign}"))


@pytest.mark.parametrize("text", ["", "  ", "whist", "play", "play XX", "lay A", "deal", "play \0", "play \ud800"])
async def test_a_text_that_is_no_action_of_the_game_is_an_old_click(quick: Room, text: str) -> None:
    table = await quick.start(*PEOPLE)
    before = await quick.kept(table)
    with pytest.raises(TooLate):
        await quick.play.act(table, ANNE.user, 0, text)
    assert await quick.kept(table) == before


async def test_only_who_sits_there_acts_and_only_at_their_turn(room: Room) -> None:
    table = await room.start(*PEOPLE)
    with pytest.raises(NotSeated):
        await room.play.act(table, DORA.user, 0, await room.choice(table, 0))
    with pytest.raises(NotSeated):
        await room.seats.leave(table, DORA.user)
    with pytest.raises(NotSeated):
        await room.seats.come_back(table, DORA.user)
    live = await room.play_until(table, in_phase("play"))
    assert live.state is not None
    to_act = actors(live.state)[0]
    waiting = PEOPLE[(to_act + 1) % 3]
    card = live.state.view((to_act + 1) % 3).zone("hand", (to_act + 1) % 3).items[0]
    with pytest.raises(Forbidden) as refused:
        await room.play.act(table, waiting.user, await room.turn(table, waiting), f"play {card}")
    assert refused.value.rule == "not-your-turn"


@pytest.mark.parametrize("ends", [ANNE, MOD], ids=lambda who: who.name)
async def test_the_host_or_a_moderator_ends_a_game_without_a_result(room: Room, ends: Who) -> None:
    table = await room.start(*PEOPLE)
    with pytest.raises(NotAllowed):
        await room.seats.end(table, BERT)
    assert (await room.kept(table)).table.status == "playing"
    choice = await room.choice(table, 0)
    await room.seats.end(table, ends)
    live = await room.kept(table)
    assert (live.table.status, live.table.due_at) == ("closed", None)
    assert await room.store.scores.results_of() == ()
    assert await room.desk.in_channel(HERE[1]) is None
    before = await room.kept(table)
    for late in (
        room.play.act(table, ANNE.user, 0, choice),
        room.seats.leave(table, ANNE.user),
        room.seats.come_back(table, ANNE.user),
        room.seats.end(table, replace(ANNE, moderator=True)),
    ):
        with pytest.raises(WrongTime) as refused:
            await late
        assert refused.value.code == "table-closed"
    assert await room.kept(table) == before


async def test_nothing_is_announced_before_it_is_on_the_disk(rooms: Opening, database: Database) -> None:
    room = rooms(database)
    told: list[tuple[int, str]] = []
    on_disk: list[tuple[int, str]] = []
    look = sqlite3.connect(database.where)

    def listen(changed: Changed) -> None:
        told.append((changed.live.length, changed.live.table.status))
        row = "SELECT length, status FROM game_table WHERE id = ?"
        on_disk.append(look.execute(row, (changed.live.id,)).fetchone())

    room.desk.listeners.append(listen)
    table = await room.start(ANNE, game="penneech", seats=2)
    await room.play_out(table)
    look.close()
    assert told == on_disk
    assert told[-1] == ((await room.kept(table)).length, "over")


async def test_every_event_of_the_match_is_announced_once(quick: Room) -> None:
    table = await quick.start(*PEOPLE, options={"rubber_games": "1", "target_score": "1"})
    await quick.play_out(table)
    announced = [event for changed in quick.announced for event in changed.events]
    stored = await quick.store.tables.load(table)
    live = await quick.kept(table)
    state = live.game.start(3, dict(live.table.options), live.first_dealer)
    events = [
        event for entry in stored.entries for event in state.apply(entry.seat, state.read(entry.seat, entry.text))
    ]
    assert announced == events


async def test_a_seat_is_worth_one_person_even_at_two_tables(quick: Room) -> None:
    first = await quick.start(ANNE, BERT, CLEO)
    second = await quick.start(BERT, ANNE, EMIL, where=(HERE[0], ChannelId(9)))
    choice = await quick.choice(second, 1)
    await quick.play.act(second, ANNE.user, 0, choice)
    assert (await quick.live(first)).turns == [0, 0, 0]
    assert (await quick.live(second)).turns == [0, 1, 0]


async def test_a_table_that_nobody_looks_at_sleeps_and_goes_on_as_it_was(room: Room) -> None:
    table, other = await room.start(*PEOPLE), await room.start(DORA, EMIL, MOD, where=THERE)
    choice = await room.choice(table, 0)
    await room.play.act(table, ANNE.user, 0, choice)
    awake, watched = await room.live(table), await room.live(other)
    room.clock.skip(AWAKE_MS / 1000)
    assert await room.live(other) is watched
    room.clock.skip(1)
    assert await room.live(other) is watched
    asleep = await room.live(table)
    assert asleep is not awake
    assert (asleep.state, asleep.turns, asleep.length) == (awake.state, awake.turns, awake.length)
    await room.play.act(table, BERT.user, 0, await room.choice(table, 1))
    await room.assert_kept(table)
