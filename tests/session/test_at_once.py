"""Two things at once that concern one person or one server: neither undoes the other."""

from __future__ import annotations

import asyncio

import pytest

from bot.session.errors import WrongTime
from storage.api import GuildId, UserId
from storage.database import Database
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, SERVER, Room


async def test_to_hide_from_boards_and_to_choose_a_deck_are_both_kept(rooms: Opening, database: Database) -> None:
    sessions = rooms(database).sessions
    for user in map(UserId, range(1000, 1020)):
        await asyncio.gather(
            sessions.boards.hide(user, ANNE.name, hidden=True),
            sessions.wishes.set_taste(user, ANNE.name, deck="two"),
        )
        person = await database.people.person(user)
        assert person is not None
        assert (person.hidden, person.settings["deck"]) == (True, "two")


async def test_a_ban_holds_though_the_list_before_it_was_just_being_read(
    quick: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    bans, people = quick.sessions.bans, quick.store.people
    real, read, go = people.banned, asyncio.Event(), asyncio.Event()

    async def slow(guild: GuildId) -> frozenset[UserId]:
        found = await real(guild)
        read.set()
        await go.wait()
        return found

    monkeypatch.setattr(people, "banned", slow)
    click = asyncio.create_task(bans.of(SERVER))
    await read.wait()
    monkeypatch.setattr(people, "banned", real)
    await bans.set(SERVER, BERT.user, banned=True)
    go.set()
    await click
    with pytest.raises(WrongTime):
        await bans.demand_welcome(SERVER, BERT.user)
