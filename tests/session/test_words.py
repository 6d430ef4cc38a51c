"""Secrets are on the disk before a deal is seen, words serve for one deal, and computers touch neither."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from bot.session.errors import NotKept, NotSeated, TooLate, WrongTime
from bot.session.fair import seal_of
from bot.session.live import Live
from storage.api import Seal, Store, StoreDown
from storage.memory import Memory
from tests.session.conftest import Opening
from tests.session.faulty import Faulty
from tests.session.room import ANNE, BERT, CLEO, HERE, MOD, Room


def in_deal(dealing: int) -> Callable[[Live], bool]:
    """Whether that deal is being played."""
    return lambda live: live.state is not None and live.state.dealing == dealing


async def test_the_seal_of_the_next_deal_is_kept_before_the_deal(room: Room) -> None:
    lobby = await room.lobby.open("ninety-nine", HERE, ANNE)
    (first,) = (await room.store.tables.load(lobby.id)).seals
    assert (first.deal, first.words) == (1, None)
    await room.setup.fill(lobby.id, ANNE, "easy")
    await room.lobby.start(lobby.id, ANNE)
    for dealing in (0, 1, 2):
        live = await room.play_until(lobby.id, in_deal(dealing))
        kept = (await room.store.tables.load(lobby.id)).seals
        assert live.seals == kept
        assert [seal.deal for seal in kept] == list(range(1, dealing + 3))
        assert [seal.words is None for seal in kept] == [False] * (dealing + 1) + [True]
        assert kept[0].secret == first.secret
        assert len({seal.secret for seal in kept}) == len(kept)


async def test_words_go_into_the_next_deal_by_the_seats_of_their_owners_and_then_are_gone(room: Room) -> None:
    table = (await room.lobby.open("ninety-nine", HERE, ANNE)).id
    await room.lobby.join(table, BERT)
    await room.setup.fill(table, ANNE, "easy")
    assert await room.sessions.words.set(table, ANNE.user, "  plum ") == 1
    assert await room.sessions.words.set(table, BERT.user, "pear") == 1
    assert await room.sessions.words.set(table, BERT.user, "") == 1
    await room.lobby.start(table, ANNE)
    stored = await room.store.tables.load(table)
    assert stored.seals[0].words == tuple("plum" if seat.user == ANNE.user else "" for seat in stored.seats)
    assert [seat.word for seat in stored.seats] == [""] * 3
    assert await room.sessions.words.set(table, BERT.user, "pear") == 2
    await room.play_until(table, lambda live: live.state is not None and live.state.dealing == 1)
    words = (await room.store.tables.load(table)).seals[1].words
    assert words is not None
    assert sorted(words) == ["", "", "pear"]


async def test_a_word_decides_over_the_deal(rooms: Opening) -> None:
    dealt = []
    for word in ("", "plum", "pear"):
        room = rooms(Memory(), seed=7)
        table = (await room.lobby.open("ninety-nine", HERE, ANNE, computers="easy")).id
        await room.sessions.words.set(table, ANNE.user, word)
        await room.lobby.start(table, ANNE)
        dealt.append((await room.store.tables.load(table)).entries[0].text)
    assert len(set(dealt)) == 3


async def test_who_is_not_seated_adds_no_word_and_nobody_does_to_a_table_that_is_over(quick: Room) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    with pytest.raises(NotSeated):
        await quick.sessions.words.set(table, MOD.user, "plum")
    await quick.play_out(table)
    with pytest.raises(WrongTime, match="table-closed"):
        await quick.sessions.words.set(table, ANNE.user, "plum")


@pytest.mark.parametrize("word", ["x" * 65, "two\nlines", "tab\there", "\ud800", "\u202eright to left", "nul\0"])
async def test_a_word_that_will_not_do_is_refused_and_the_old_one_stays(quick: Room, word: str) -> None:
    table = await quick.start(ANNE, BERT, CLEO)
    await quick.sessions.words.set(table, ANNE.user, "plum")
    with pytest.raises(WrongTime, match="bad-word"):
        await quick.sessions.words.set(table, ANNE.user, word)
    held = (await quick.live(table)).seat_of(ANNE.user)
    assert held is not None
    assert held.word == "plum"


async def test_after_a_crash_the_deal_comes_from_the_secret_that_was_sealed(rooms: Opening, store: Store) -> None:
    before = rooms(store, seed=1)
    table = (await before.lobby.open("ninety-nine", HERE, ANNE, computers="easy")).id
    sealed = (await store.tables.load(table)).seals
    after = rooms(store, seed=99)  # another process, with other chances
    await after.lobby.start(table, ANNE)
    used = (await store.tables.load(table)).seals[0]
    assert (used.deal, used.secret) == (1, sealed[0].secret)


async def test_a_deal_that_was_not_kept_leaves_its_secret_unused(rooms: Opening, store: Store) -> None:
    faulty = Faulty(store)
    room = rooms(faulty)
    table = (await room.lobby.open("ninety-nine", HERE, ANNE, computers="easy")).id
    sealed = (await store.tables.load(table)).seals
    faulty.break_down("commit")
    with pytest.raises(NotKept):
        await room.lobby.start(table, ANNE)
    assert (await store.tables.load(table)).seals == sealed
    faulty.before.clear()
    await room.lobby.start(table, ANNE)
    kept = (await store.tables.load(table)).seals
    assert kept[0] == Seal(1, sealed[0].secret, ("", "", ""))
    assert [seal.deal for seal in kept] == [1, 2]


async def test_a_stale_process_deals_nothing_from_its_secret(rooms: Opening, store: Store) -> None:
    one, other = rooms(store, seed=1), rooms(store, seed=2)
    table = (await one.lobby.open("ninety-nine", HERE, ANNE, computers="easy")).id
    await other.live(table)
    await one.lobby.start(table, ANNE)
    kept = await store.tables.load(table)
    with pytest.raises((TooLate, WrongTime, StoreDown)):
        await other.lobby.start(table, ANNE)
    now = await store.tables.load(table)
    assert now.seals == kept.seals
    assert now.entries[0] == kept.entries[0]


async def test_no_secret_is_ever_logged(quick: Room, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table = await quick.start(ANNE, BERT, CLEO)
        live = await quick.play_out(table)
        await quick.play.nudge(table)
        logging.getLogger("test").debug("%r %r", live, await quick.store.tables.load(table))
    assert len(caplog.text) > 1000
    assert live.seals
    for seal in live.seals:
        assert seal.secret.hex() not in caplog.text
        assert repr(seal.secret) not in caplog.text
        assert seal_of(seal.secret)


async def test_how_computers_think_changes_no_deal(rooms: Opening) -> None:
    dealt = []
    for level in ("easy", "random"):
        room = rooms(Memory(), seed=7)
        table = (await room.lobby.open("ninety-nine", HERE, ANNE, computers=level)).id
        await room.lobby.start(table, ANNE)
        await room.play_until(table, lambda live: live.state is not None and live.state.dealing == 2)
        stored = await room.store.tables.load(table)
        dealt.append([seal.secret for seal in stored.seals])
    assert dealt[0] == dealt[1]
