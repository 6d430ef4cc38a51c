"""What a person may take away: while a match runs only what they know, afterwards a record that replays."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bot.session.live import told
from games import games
from games.core.api import View
from games.core.record import read_record, replay
from games.core.report import told_to
from storage.api import UserId
from tests.session.room import ANNE, BERT, CLEO, DORA, EVERYBODY, MOD, Room, in_phase


def shown(view: View) -> set[str]:
    """Every card that a view shows, on the table, in a hand, as a fact or as something to pick."""
    cards = {item for zone in view.zones for item in zone.items}
    cards |= {word for fact in view.facts for word in fact.value.replace(",", " ").split()}
    return cards | {word for prompt in view.prompts for item in prompt.items for word in item.split()}


@pytest.mark.parametrize("game", list(games()))
async def test_while_a_match_runs_nobody_exports_a_card_that_was_never_shown_to_them(quick: Room, game: str) -> None:
    seats = games()[game].seats[0]
    people = EVERYBODY[:seats]
    table = await quick.start(*people, game=game)
    seen: defaultdict[UserId, set[str]] = defaultdict(set)
    hidden = 0
    for step in range(70):
        state = await quick.state(table)
        if state.dealing > 0:  # no view shows the trick that ended a deal
            break
        for who in (*people, MOD):
            view = (await quick.play.look(table, who.user)).view
            seen[who.user] |= shown(view)
        if step % 5 == 0:
            for who in (*people, MOD):
                text, over = await quick.play.export(table, who.user)
                assert not over
                cards = set(text.split()) & set(state.pack())
                assert cards <= seen[who.user]
                hidden += len(set(state.pack()) - cards)
        people_due = await quick.to_act(table)
        if not people_due:
            break
        await quick.act(table, people_due[0])
    assert hidden > 0


@pytest.mark.parametrize("game", list(games()))
async def test_a_running_matchs_export_is_what_the_asker_was_told(quick: Room, game: str) -> None:
    seats = games()[game].seats[0]
    people = EVERYBODY[:seats]
    table = await quick.start(*people, game=game)
    await quick.play_until(table, lambda live: live.length >= 25)
    stored = await quick.store.tables.load(table)
    events = told(stored.table, stored.entries)
    private = [event for event in events if event.to is not None]
    assert private
    for who in (*people, MOD):
        held = (await quick.live(table)).seat_of(who.user)
        seat = held.seat if held else None
        text, over = await quick.play.export(table, who.user)
        lines = text.splitlines()
        assert not over
        assert len(lines) == len(told_to(events, seat))
        for line, event in zip(lines, told_to(events, seat), strict=True):
            assert line.startswith("# ")
            assert event.kind in line
            assert all(item in line for item in event.items)


async def test_the_exports_of_two_seats_differ_and_a_strangers_says_least(room: Room) -> None:
    table = await room.start(ANNE, BERT, CLEO)
    await room.play_until(table, in_phase("play"))
    anne, bert, stranger = [(await room.play.export(table, who.user))[0] for who in (ANNE, BERT, DORA)]
    assert anne != bert
    assert set(stranger.splitlines()) < set(anne.splitlines())
    assert set(stranger.splitlines()) < set(bert.splitlines())


@pytest.mark.parametrize("game", list(games()))
async def test_the_record_of_a_finished_match_replays_to_the_same_scores(quick: Room, game: str) -> None:
    people = EVERYBODY[: games()[game].seats[0]]
    preset = list(games()[game].presets)[-1]
    seats = games()[game].presets[preset].seats[0]
    table = await quick.start(*people[:seats], game=game, seats=seats, preset=preset)
    live = await quick.play_out(table)
    text, over = await quick.play.export(table, MOD.user)
    assert over
    again = replay(read_record(text, games()))
    assert again.stopped is None
    assert again.state == live.state
    assert live.state is not None
    assert again.state.scores() == live.state.scores()
    assert again.state.standing() == live.state.standing()
    assert again.state.over
    names = read_record(text, games()).names
    assert names == {seat.seat: seat.name for seat in live.seats if seat.name}


async def test_the_record_of_a_match_that_was_ended_replays_as_far_as_it_went(room: Room) -> None:
    table = await room.start(ANNE, BERT, CLEO)
    await room.play_until(table, in_phase("play"))
    state = await room.state(table)
    await room.seats.end(table, ANNE)
    text, over = await room.play.export(table, BERT.user)
    assert over
    assert replay(read_record(text, games())).state == state
