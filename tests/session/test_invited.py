"""Seats that are kept for the people whom the host has invited."""

from __future__ import annotations

import pytest

from bot.session.errors import SeatUnavailable
from bot.session.invited import kept_seats
from bot.session.live import Who
from storage.api import TableId
from tests.session.room import ANNE, BERT, CLEO, DORA, EMIL, HERE, Room


@pytest.fixture
def room(quick: Room) -> Room:
    """Sessions in memory."""
    return quick


async def lobby(room: Room, seats: int, *invited: Who, computers: str | None = None) -> TableId:
    """A lobby of Ninety-Nine whose host has invited these people."""
    agreed = {"invited": [int(who.user) for who in invited]}
    return (await room.lobby.open("ninety-nine", HERE, ANNE, seats=seats, computers=computers, agreed=agreed)).id


async def sitting(room: Room, table: TableId) -> list[str]:
    """Who sits where: `-` for an open seat, in brackets for whom it is kept."""
    live = await room.live(table)
    kept = {
        seat: f"({who.name})"
        for seat, user in kept_seats(live).items()
        for who in (BERT, CLEO, DORA)
        if who.user == user
    }
    return [seat.player or seat.name or kept.get(seat.seat, "-") for seat in live.seats]


async def test_each_invited_person_has_a_seat_and_others_take_what_is_left(room: Room) -> None:
    table = await lobby(room, 4, CLEO, BERT)
    assert await sitting(room, table) == ["Anne", "(Cleo)", "(Bert)", "-"]
    assert await room.lobby.join(table, DORA) == 3
    with pytest.raises(SeatUnavailable, match="seats-kept"):
        await room.lobby.join(table, EMIL)
    assert await room.lobby.join(table, BERT) == 2
    assert await room.lobby.join(table, CLEO) == 1
    await room.assert_kept(table)


async def test_computers_fill_only_seats_that_are_kept_for_nobody(room: Room) -> None:
    table = await lobby(room, 4, BERT, computers="easy")
    assert await sitting(room, table) == ["Anne", "(Bert)", "easy", "easy"]
    await room.setup.invite(table, ANNE, [CLEO.user])
    await room.setup.fill(table, ANNE, "hard")
    assert await sitting(room, table) == ["Anne", "(Cleo)", "easy", "easy"]
    await room.setup.invite(table, ANNE, [])
    await room.setup.fill(table, ANNE, "hard")
    assert await sitting(room, table) == ["Anne", "hard", "easy", "easy"]


async def test_of_more_people_than_seats_the_first_to_come_sit_and_nobody_else(room: Room) -> None:
    table = await lobby(room, 3, BERT, CLEO, DORA)
    assert await sitting(room, table) == ["Anne", "-", "-"]
    with pytest.raises(SeatUnavailable, match="seats-kept"):
        await room.lobby.join(table, EMIL)
    assert await room.lobby.join(table, DORA) == 1
    assert await room.lobby.join(table, CLEO) == 2
    with pytest.raises(SeatUnavailable, match="table-full"):
        await room.lobby.join(table, BERT)


async def test_who_leaves_the_lobby_has_his_seat_kept_again(room: Room) -> None:
    table = await lobby(room, 3, BERT)
    await room.lobby.join(table, BERT)
    assert await sitting(room, table) == ["Anne", "Bert", "-"]
    await room.lobby.leave(table, BERT)
    assert await sitting(room, table) == ["Anne", "(Bert)", "-"]
