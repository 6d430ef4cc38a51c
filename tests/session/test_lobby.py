"""Lobbies: who may sit down, leave, choose and start, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.session.errors import (
    BadChoice,
    ChannelBusy,
    NoTable,
    NotAllowed,
    NotSeated,
    SeatUnavailable,
    WrongTime,
)
from bot.session.live import kept_for, table_name, table_number
from storage.api import TableId, UserId
from tests.session.room import ANNE, AWAY, BERT, CLEO, DORA, EMIL, EVERYBODY, HERE, MOD, SERVER, THERE, Room


async def opened(room: Room, **rules: Any) -> TableId:
    """A lobby of Ninety-Nine with Anne as its host."""
    return (await room.lobby.open("ninety-nine", HERE, ANNE, **rules)).id


async def sitting(room: Room, table: TableId) -> list[str]:
    """Who sits where; a dash for an open seat, a level for a computer."""
    return [seat.player or seat.name or "-" for seat in (await room.live(table)).seats]


async def test_the_host_sits_in_the_first_seat_and_people_take_the_next_open_one(room: Room) -> None:
    table = await opened(room)
    assert await room.lobby.join(table, BERT) == 1
    assert await room.lobby.join(table, CLEO) == 2
    assert await sitting(room, table) == ["Anne", "Bert", "Cleo"]
    await room.assert_kept(table)


async def test_joining_twice_keeps_the_seat_and_changes_nothing(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    before = len(room.announced)
    assert await room.lobby.join(table, BERT) == 1
    assert await room.lobby.join(table, ANNE) == 0
    assert await sitting(room, table) == ["Anne", "Bert", "-"]
    assert len(room.announced) == before


async def test_a_full_lobby_takes_nobody_else(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    await room.setup.fill(table, ANNE, "easy")
    with pytest.raises(SeatUnavailable) as refused:
        await room.lobby.join(table, CLEO)
    assert refused.value.code == "table-full"
    assert await sitting(room, table) == ["Anne", "Bert", "easy"]


async def test_of_many_who_join_at_once_as_many_sit_as_there_are_seats(room: Room) -> None:
    table = await opened(room, seats=4)
    outcomes = await asyncio.gather(*(room.lobby.join(table, who) for who in EVERYBODY), return_exceptions=True)
    seats = [outcome for outcome in outcomes if isinstance(outcome, int)]
    assert sorted(seats) == [0, 1, 2, 3]
    assert [type(outcome) for outcome in outcomes if not isinstance(outcome, int)] == [SeatUnavailable]
    await room.assert_kept(table)


async def test_a_channel_has_one_live_table_and_its_lobby_counts(room: Room) -> None:
    table = await opened(room)
    for who in (ANNE, BERT):
        with pytest.raises(ChannelBusy) as refused:
            await room.lobby.open("penneech", HERE, who)
        assert refused.value.table == table
    other = await room.lobby.open("penneech", THERE, BERT)
    assert await room.desk.in_channel(HERE[1]) == table
    assert await room.desk.in_channel(THERE[1]) == other.id
    assert await room.desk.of_person(SERVER, BERT.user) == (other.id,)


async def test_two_who_open_at_once_get_one_table_between_them(room: Room) -> None:
    outcomes = await asyncio.gather(
        *(room.lobby.open("ninety-nine", HERE, who) for who in EVERYBODY), return_exceptions=True
    )
    made = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    assert len(made) == 1
    refused = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert all(isinstance(outcome, ChannelBusy) and outcome.table == made[0].id for outcome in refused)


async def test_a_host_who_leaves_hands_over_to_the_next_person(room: Room) -> None:
    table = await opened(room)
    await room.setup.fill(table, ANNE, "easy")
    await room.setup.set_seat(table, ANNE, 2, None)
    await room.lobby.join(table, CLEO)
    await room.lobby.leave(table, ANNE)
    assert (await room.live(table)).table.host == CLEO.user
    assert await sitting(room, table) == ["-", "easy", "Cleo"]
    with pytest.raises(NotAllowed):
        await room.setup.fill(table, ANNE, "easy")
    await room.setup.fill(table, CLEO, "easy")
    await room.lobby.start(table, CLEO)
    assert (await room.live(table)).table.status == "playing"


async def test_the_last_person_out_closes_the_lobby_and_frees_the_channel(room: Room) -> None:
    table = await opened(room, computers="easy")
    await room.lobby.leave(table, ANNE)
    assert (await room.live(table)).table.status == "closed"
    assert await room.desk.in_channel(HERE[1]) is None
    with pytest.raises(WrongTime) as refused:
        await room.lobby.join(table, BERT)
    assert refused.value.code == "table-closed"
    await opened(room)


async def test_who_has_no_seat_cannot_leave(room: Room) -> None:
    table = await opened(room)
    with pytest.raises(NotSeated):
        await room.lobby.leave(table, BERT)


async def test_only_the_host_chooses_and_starts(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    before = await room.kept(table)
    for refused in (
        room.setup.fill(table, BERT, "easy"),
        room.setup.set_seat(table, BERT, 2, "easy"),
        room.setup.set_preset(table, BERT, "partners"),
        room.setup.set_seats(table, BERT, 4),
        room.setup.set_option(table, BERT, "target_score", "50"),
        room.lobby.start(table, BERT),
    ):
        with pytest.raises(NotAllowed):
            await refused
    assert await room.kept(table) == before


async def test_a_lobby_that_nobody_touches_closes_and_each_touch_starts_its_time_anew(quick: Room) -> None:
    quick.sessions.start()
    table = await opened(quick)
    await quick.clock.advance(AWAY - 10)
    await quick.lobby.join(table, BERT)
    await quick.clock.advance(AWAY - 10)
    assert (await quick.live(table)).table.status == "lobby"
    await quick.clock.advance(11)
    assert (await quick.live(table)).table.status == "closed"
    assert await quick.desk.in_channel(HERE[1]) is None
    assert quick.warned() == []


async def test_a_preset_brings_its_rules_and_its_number_of_seats(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    await room.setup.set_preset(table, ANNE, "partners")
    live = await room.live(table)
    assert (live.table.seats, live.table.options) == (4, {"partnership": "true"})
    assert live.table.settings["preset"] == "partners"
    assert await sitting(room, table) == ["Anne", "Bert", "-", "-"]
    await room.assert_kept(table)
    await room.setup.set_preset(table, ANNE, "bidders-trump")
    live = await room.live(table)
    assert (live.table.seats, live.table.options) == (4, {"trump_method": "premium_chooses"})


async def test_a_preset_is_no_longer_named_once_the_rules_differ_from_it(room: Room) -> None:
    table = await opened(room, preset="partners")
    assert (await room.live(table)).table.settings["preset"] == "partners"
    await room.setup.set_seats(table, ANNE, 3)
    live = await room.live(table)
    assert (live.table.options, live.table.settings["preset"]) == ({}, "")
    await room.setup.set_preset(table, ANNE, "nines")
    await room.setup.set_seats(table, ANNE, 4)
    assert (await room.live(table)).table.settings["preset"] == "nines"
    await room.setup.set_option(table, ANNE, "target_score", "50")
    assert (await room.live(table)).table.settings["preset"] == ""
    await room.lobby.leave(table, ANNE)
    table = await opened(room, preset="nines", options={"target_score": "50"})
    live = await room.live(table)
    assert live.table.settings["preset"] == ""
    assert live.table.options["trump_choices"] == "suits_or_nines"


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ({"preset": "no such"}, ()),
        ({"preset": "partners", "seats": 3}, ("seats",)),
        ({"seats": 6}, ("seats",)),
        ({"options": {"colour": "red"}}, ("colour",)),
        ({"options": {"target_score": "0"}}, ("target_score",)),
        ({"options": {"edition": "1975", "bidding": "leftover"}}, ("bidding", "edition")),
        ({"seats": 2, "options": {"partnership": "true"}}, ("partnership", "seats")),
        ({"computers": "genius"}, ()),
    ],
)
async def test_a_table_with_impossible_rules_is_not_opened(
    quick: Room, rules: dict[str, object], names: tuple[str, ...]
) -> None:
    with pytest.raises(BadChoice) as refused:
        await opened(quick, **rules)
    assert refused.value.names == names
    assert refused.value.sentence.endswith(".")
    assert await quick.desk.in_channel(HERE[1]) is None


async def test_an_unknown_game_is_refused(quick: Room) -> None:
    with pytest.raises(BadChoice):
        await quick.lobby.open("whist", HERE, ANNE)


async def test_a_refused_choice_names_the_options_and_changes_nothing(room: Room) -> None:
    table = await opened(room)
    await room.setup.set_option(table, ANNE, "edition", "1975")
    before = await room.kept(table)
    with pytest.raises(BadChoice) as refused:
        await room.setup.set_option(table, ANNE, "bidding", "leftover")
    assert refused.value.names == ("bidding", "edition")
    with pytest.raises(BadChoice) as refused:
        await room.setup.set_option(table, ANNE, "target_score", "many")
    assert refused.value.names == ("target_score",)
    with pytest.raises(BadChoice):
        await room.setup.set_preset(table, ANNE, "")
    with pytest.raises(BadChoice) as refused:
        await room.setup.set_seats(table, ANNE, 7)
    assert refused.value.names == ("seats",)
    assert await room.kept(table) == before
    await room.assert_kept(table)


async def test_people_keep_a_seat_when_seats_shrink(room: Room) -> None:
    table = await opened(room, seats=5)
    for who in (BERT, CLEO, DORA):
        await room.lobby.join(table, who)
    await room.lobby.leave(table, BERT)
    await room.setup.set_seat(table, ANNE, 1, "random")
    assert await sitting(room, table) == ["Anne", "random", "Cleo", "Dora", "-"]
    await room.setup.set_seats(table, ANNE, 3)
    assert await sitting(room, table) == ["Anne", "Cleo", "Dora"]
    await room.assert_kept(table)
    with pytest.raises(SeatUnavailable) as refused:
        await room.setup.set_seats(table, ANNE, 2)
    assert refused.value.code == "more-people-than-seats"
    assert await sitting(room, table) == ["Anne", "Cleo", "Dora"]
    await room.setup.set_seats(table, ANNE, 5)
    assert await sitting(room, table) == ["Anne", "Cleo", "Dora", "-", "-"]
    await room.setup.fill(table, ANNE, "easy")
    await room.lobby.start(table, ANNE)
    await room.assert_kept(table)


async def test_a_computer_takes_no_persons_seat_and_must_be_of_a_known_level(room: Room) -> None:
    table = await opened(room)
    for seat in (0, 3, -1):
        with pytest.raises(SeatUnavailable):
            await room.setup.set_seat(table, ANNE, seat, "easy")
    with pytest.raises(BadChoice):
        await room.setup.set_seat(table, ANNE, 1, "genius")
    with pytest.raises(BadChoice):
        await room.setup.fill(table, ANNE, "genius")
    assert await sitting(room, table) == ["Anne", "-", "-"]
    await room.setup.set_seat(table, ANNE, 1, "easy")
    await room.setup.set_seat(table, ANNE, 1, "random")
    assert await sitting(room, table) == ["Anne", "random", "-"]


async def test_a_seat_kept_for_somebody_is_theirs_alone(room: Room) -> None:
    table = await opened(room)
    await room.setup.keep_seat(table, ANNE, 2, BERT.user)
    assert kept_for(await room.live(table)) == {2: BERT.user}
    assert await room.lobby.join(table, CLEO) == 1
    with pytest.raises(SeatUnavailable) as refused:
        await room.lobby.join(table, DORA)
    assert refused.value.code == "seats-kept"
    assert await room.lobby.join(table, BERT) == 2
    await room.lobby.leave(table, BERT)
    with pytest.raises(SeatUnavailable):
        await room.lobby.join(table, DORA)
    await room.setup.set_seat(table, ANNE, 2, None)
    assert await room.lobby.join(table, DORA) == 2
    await room.assert_kept(table)


async def test_who_is_named_for_a_seat_is_invited_and_computers_leave_it_free(room: Room) -> None:
    table = await opened(room, agreed={"private": True})
    await room.setup.keep_seat(table, ANNE, 1, BERT.user)
    await room.setup.keep_seat(table, ANNE, 2, BERT.user)
    assert kept_for(await room.live(table)) == {2: BERT.user}, "a person has one seat"
    await room.setup.fill(table, ANNE, "easy")
    assert await sitting(room, table) == ["Anne", "easy", "-"]
    with pytest.raises(SeatUnavailable, match="table-private"):
        await room.lobby.join(table, CLEO)
    await room.lobby.join(table, BERT)
    assert await sitting(room, table) == ["Anne", "easy", "Bert"]


async def test_only_the_host_keeps_a_seat_and_none_in_which_somebody_sits(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    before = await room.kept(table)
    with pytest.raises(NotAllowed):
        await room.setup.keep_seat(table, BERT, 2, CLEO.user)
    for seat, who in ((0, CLEO), (1, CLEO), (3, CLEO), (-1, CLEO), (2, BERT)):
        with pytest.raises(SeatUnavailable):
            await room.setup.keep_seat(table, ANNE, seat, who.user)
    assert await room.kept(table) == before


async def test_seats_stay_kept_as_people_move_up_and_it_is_said_whose_do_not(room: Room) -> None:
    table = await opened(room, seats=5)
    await room.setup.keep_seat(table, ANNE, 3, BERT.user)
    await room.setup.keep_seat(table, ANNE, 4, CLEO.user)
    await room.setup.set_option(table, ANNE, "target_score", "50")
    assert kept_for(await room.live(table)) == {3: BERT.user, 4: CLEO.user}
    await room.setup.fill(table, ANNE, "easy")
    assert await room.setup.set_seats(table, ANNE, 4) == []
    assert kept_for(await room.live(table)) == {1: BERT.user, 2: CLEO.user}
    assert (await room.live(table)).seats[3].player == "easy", "what is left over goes to others"
    assert await room.setup.set_seats(table, ANNE, 2) == [CLEO.user]
    assert kept_for(await room.live(table)) == {1: BERT.user}
    with pytest.raises(SeatUnavailable):
        await room.lobby.join(table, CLEO)
    await room.lobby.join(table, BERT)
    await room.assert_kept(table)


async def test_a_preset_of_fewer_seats_says_too_whose_seat_is_kept_no_more(room: Room) -> None:
    table = await opened(room, seats=4)
    await room.setup.keep_seat(table, ANNE, 3, BERT.user)
    await room.lobby.join(table, CLEO)
    await room.lobby.join(table, DORA)
    assert await room.setup.set_preset(table, ANNE, "no-bid") == [BERT.user]
    assert kept_for(await room.live(table)) == {}


async def test_who_plays_is_asked_once_a_lobby_and_by_its_host(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    with pytest.raises(NotAllowed):
        await room.lobby.called(table, BERT)
    await room.lobby.called(table, ANNE)
    with pytest.raises(WrongTime, match="who-plays-done"):
        await room.lobby.called(table, ANNE)
    await room.lobby.leave(table, ANNE)
    with pytest.raises(WrongTime, match="who-plays-done"):
        await room.lobby.called(table, BERT)


async def test_a_table_starts_only_when_every_seat_is_taken_and_only_once(room: Room) -> None:
    table = await opened(room)
    with pytest.raises(WrongTime) as refused:
        await room.lobby.start(table, ANNE)
    assert refused.value.code == "seats-open"
    await room.lobby.join(table, BERT)
    await room.lobby.join(table, CLEO)
    outcomes = await asyncio.gather(*(room.lobby.start(table, ANNE) for _ in range(5)), return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {outcome.code for outcome in outcomes if isinstance(outcome, WrongTime)} == {"already-started"}
    live = await room.kept(table)
    assert (live.table.status, live.length) == ("playing", 1)


async def test_what_belongs_to_a_lobby_is_refused_in_a_running_game_and_the_reverse(quick: Room) -> None:
    table = await opened(quick)
    for early in (
        quick.play.look(table, ANNE.user),
        quick.play.act(table, ANNE.user, 0, "pass"),
        quick.seats.leave(table, ANNE.user),
        quick.play.export(table, ANNE.user),
        quick.seats.come_back(table, ANNE.user),
    ):
        with pytest.raises(WrongTime) as refused:
            await early
        assert refused.value.code == "not-started"
    await quick.lobby.join(table, BERT)
    await quick.lobby.join(table, CLEO)
    await quick.lobby.start(table, ANNE)
    for late in (
        quick.lobby.join(table, DORA),
        quick.lobby.leave(table, ANNE),
        quick.setup.set_seats(table, ANNE, 4),
        quick.lobby.start(table, ANNE),
    ):
        with pytest.raises(WrongTime) as refused:
            await late
        assert refused.value.code == "already-started"


async def test_a_table_that_does_not_exist_is_refused_as_such(room: Room) -> None:
    for lost in (
        room.lobby.join(TableId(77), ANNE),
        room.play.act(TableId(77), ANNE.user, 0, "pass"),
        room.play.look(TableId(2**53), None),
        room.play.time_out(TableId(0), 0),
    ):
        with pytest.raises(NoTable):
            await lost


async def test_the_first_dealer_is_drawn_and_each_is_as_likely(quick: Room) -> None:
    drawn = []
    for _ in range(60):
        table = await quick.start(ANNE, BERT, CLEO)
        drawn.append((await quick.live(table)).first_dealer)
        await quick.seats.end(table, ANNE)
    assert set(drawn) == {0, 1, 2}


async def test_a_lobby_is_ended_by_its_host_or_a_moderator(room: Room) -> None:
    table = await opened(room)
    await room.lobby.join(table, BERT)
    with pytest.raises(NotAllowed):
        await room.seats.end(table, BERT)
    await room.seats.end(table, MOD)
    assert (await room.live(table)).table.status == "closed"
    table = await opened(room)
    await room.seats.end(table, ANNE)
    with pytest.raises(WrongTime):
        await room.seats.end(table, ANNE)
    assert await room.desk.in_channel(HERE[1]) is None


def test_a_tables_short_name_leads_back_to_it() -> None:
    for number in (1, 35, 36, 12345, 2**50):
        assert table_number(table_name(TableId(number))) == number
        assert table_number(table_name(TableId(number)).lower()) == number
    for name in ("", "-1", "a b", "é", "1" * 11, "½"):
        assert table_number(name) is None


async def test_the_same_person_may_sit_at_tables_of_several_channels(quick: Room) -> None:
    first = await quick.start(ANNE, BERT, CLEO)
    second = await quick.start(EMIL, ANNE, CLEO, where=THERE)
    assert await quick.desk.of_person(SERVER, ANNE.user) == (first, second)
    assert await quick.desk.of_person(SERVER, UserId(5)) == ()


async def test_a_guest_has_a_seat_kept_and_computers_take_only_the_others(room: Room) -> None:
    table = await opened(room, seats=4, computers="easy", guest=BERT.user)
    assert await sitting(room, table) == ["Anne", "-", "easy", "easy"]
    assert kept_for(await room.live(table)) == {1: BERT.user}
    with pytest.raises(WrongTime, match="seats-open"):
        await room.lobby.start(table, ANNE)
    with pytest.raises(SeatUnavailable, match="seats-kept"):
        await room.lobby.join(table, CLEO)
    assert await room.lobby.join(table, BERT) == 1
    await room.assert_kept(table)
    await room.lobby.start(table, ANNE)
    own = await room.lobby.open("penneech", THERE, ANNE, computers="easy", guest=ANNE.user)
    assert await sitting(room, own.id) == ["Anne", "easy"], "a host is no guest"
