"""Seats in a running game: resting, coming back, taking over, being removed, ending by vote."""

from __future__ import annotations

import pytest

from bot.session.errors import NotAllowed, NotSeated, SeatUnavailable, WrongTime
from bot.session.live import Who, abandoned
from storage.api import JSON, UserId
from tests.session.room import ANNE, BERT, CLEO, DORA, HERE, MOD, Room

STRANGER = Who(UserId(777), "Zoe")


async def test_who_rests_is_played_for_and_comes_back_with_one_click(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.seats.rest(table, BERT.user)
    assert (await quick.live(table)).seats[1].standing_in
    assert BERT not in await quick.to_act(table)
    await quick.play_until(table, lambda live: live.turns[1] > 0)
    await quick.seats.come_back(table, BERT.user)
    assert not (await quick.live(table)).seats[1].standing_in
    await quick.assert_kept(table)


async def test_another_person_takes_an_abandoned_seat_and_its_owner_cannot_have_it_back(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.seats.leave(table, BERT.user)
    await quick.seats.take(table, DORA, 1)
    live = await quick.live(table)
    assert (live.seats[1].user, live.seats[1].name, live.seats[1].player) == (DORA.user, "Dora", None)
    with pytest.raises(NotSeated):
        await quick.seats.come_back(table, BERT.user)
    await quick.assert_kept(table)


@pytest.mark.parametrize("seat", [0, 2, 5])
async def test_only_an_abandoned_seat_can_be_taken(quick: Room, seat: int) -> None:
    table = await quick.start(ANNE, BERT, seats=3)
    with pytest.raises(SeatUnavailable):
        await quick.seats.take(table, DORA, seat)


async def test_a_private_seat_is_taken_by_invited_people_alone(quick: Room) -> None:
    agreed: dict[str, JSON] = {"private": True, "invited": [int(BERT.user), int(DORA.user)]}
    table = (await quick.lobby.open("penneech", HERE, ANNE, agreed=agreed)).id
    with pytest.raises(SeatUnavailable, match="table-private"):
        await quick.lobby.join(table, STRANGER)
    await quick.lobby.join(table, BERT)
    await quick.lobby.start(table, ANNE)
    await quick.seats.leave(table, BERT.user)
    with pytest.raises(SeatUnavailable, match="table-private"):
        await quick.seats.take(table, STRANGER, 1)
    await quick.seats.take(table, DORA, 1)


async def test_the_host_removes_a_person_who_then_cannot_come_back(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    assert await quick.seats.remove(table, ANNE, 1)
    with pytest.raises(NotSeated):
        await quick.seats.come_back(table, BERT.user)
    with pytest.raises(SeatUnavailable):
        await quick.seats.take(table, BERT, 1)
    await quick.seats.take(table, DORA, 1)


async def test_a_moderator_removes_without_a_seat_and_a_stranger_does_not(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    with pytest.raises(NotAllowed):
        await quick.seats.remove(table, STRANGER, 1)
    with pytest.raises(NotAllowed):
        await quick.seats.remove(table, CLEO, 1)
    assert await quick.seats.remove(table, MOD, 1)


async def test_nobody_removes_himself_or_an_empty_seat(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, seats=3)
    with pytest.raises(WrongTime, match="not-yourself"):
        await quick.seats.remove(table, ANNE, 0)
    with pytest.raises(SeatUnavailable):
        await quick.seats.remove(table, ANNE, 2)


async def test_where_the_host_is_away_the_others_vote_and_more_than_half_decide(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, DORA)
    await quick.seats.rest(table, ANNE.user)
    assert not await quick.seats.end(table, BERT)
    assert not await quick.seats.end(table, BERT), "a second vote of one person does not count"
    assert (await quick.live(table)).table.status == "playing"
    assert await quick.seats.end(table, CLEO)
    assert (await quick.live(table)).table.status == "closed"


async def test_where_the_host_is_away_the_others_vote_somebody_out(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, DORA)
    await quick.seats.rest(table, ANNE.user)
    assert not await quick.seats.remove(table, BERT, 2)
    assert not await quick.seats.end(table, DORA), "a vote about something else"
    assert (await quick.live(table)).seats[2].user == CLEO.user
    assert await quick.seats.remove(table, DORA, 2)
    live = await quick.live(table)
    assert abandoned(live.seats[2])
    assert live.table.status == "playing"
    with pytest.raises(NotSeated):
        await quick.seats.come_back(table, CLEO.user)


async def test_no_vote_is_taken_while_the_host_is_there(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    with pytest.raises(NotAllowed):
        await quick.seats.end(table, BERT)


@pytest.mark.parametrize(("by", "who", "ends"), [("seated", BERT, True), ("moderators", ANNE, False)])
async def test_a_server_says_who_may_end_a_table(quick: Room, by: str, who: Who, ends: bool) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    if ends:
        assert await quick.seats.end(table, who, by=by)
    else:
        with pytest.raises(NotAllowed):
            await quick.seats.end(table, who, by=by)
    assert (await quick.live(table)).table.status == ("closed" if ends else "playing")


async def test_a_rematch_keeps_rules_and_people_and_moves_the_seats_on(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO, options={"rubber_games": "1"})
    await quick.play_out(table)
    again = await quick.lobby.rematch(table, BERT)
    names = [seat.name for seat in (await quick.live(again.id)).seats]
    assert names[0] == "Bert"
    assert sorted(names) == ["Anne", "Bert", "Cleo"]
    assert names != ["Bert", "Cleo", "Anne"], "the order round the table has moved on"
    assert (await quick.live(again.id)).table.options == {"rubber_games": "1"}


async def test_sitting_down_again_and_again_is_slowed_down(quick: Room) -> None:
    table = (await quick.lobby.open("ninety-nine", HERE, ANNE)).id
    for _ in range(6):
        await quick.lobby.join(table, BERT)
        await quick.lobby.leave(table, BERT)
    with pytest.raises(WrongTime, match="slow-down"):
        await quick.lobby.join(table, BERT)
    await quick.lobby.join(table, CLEO)
    await quick.clock.advance(61)
    await quick.lobby.join(table, BERT)
