"""What is kept about people and places: handed out whole, taken out whole, and deleted when its time has come."""

import asyncio
import sqlite3
import traceback
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection

from storage import schema
from storage.api import (
    ChannelId,
    Guild,
    GuildId,
    NoSuchTable,
    Person,
    Seal,
    Snapshot,
    Store,
    StoreDown,
    StoreError,
    TableId,
)
from storage.database import Database, open_database
from storage.people import NAMES_A_PERSON
from tests.storage.making import ANNE, BERT, CLEO, ELSEWHERE, SERVER, result, seat, step, table

SECRET, OTHER = bytes(range(32)), bytes(range(32, 64))


async def finished(store: Store, channel: int, at: int, **other: Any) -> TableId:
    number = await store.tables.create(
        table(channel, **other), [seat(0, ANNE, "Anne", word="plum"), seat(1, BERT, "Bert")], [Seal(1, SECRET)]
    )
    results = (result(0, ANNE, 3, won=True, name="Anne"), result(1, BERT, 1, name="Bert"))
    ended = step(number, 0, "a", "b", status="over", finished_at=at, results=results, snapshot=Snapshot(2, "{}"))
    await store.tables.commit(ended)
    return number


async def test_seals_are_kept_with_the_table_and_replaced_by_deal(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE)], [Seal(1, SECRET)])
    assert (await store.tables.load(number)).seals == (Seal(1, SECRET),)
    used = Seal(1, SECRET, ("plum", "", "naïve"))
    await store.tables.commit(step(number, 0, "deal", seals=(used, Seal(2, OTHER))))
    assert (await store.tables.load(number)).seals == (used, Seal(2, OTHER))


async def test_a_seal_is_kept_only_with_the_step_that_brings_it(database: Database) -> None:
    number = await database.tables.create(table(), [seat(0, ANNE)], [Seal(1, SECRET)])

    def fail(_connection: Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    event.listen(database.writer.engine, "commit", fail)
    with pytest.raises(StoreDown):
        await database.tables.commit(step(number, 0, "deal", seals=(Seal(1, SECRET, ("",)), Seal(2, OTHER))))
    event.remove(database.writer.engine, "commit", fail)
    kept = await database.tables.load(number)
    assert (kept.entries, kept.seals) == ((), (Seal(1, SECRET),))


def test_a_secret_is_never_shown_by_a_seal() -> None:
    assert SECRET.hex() not in repr(Seal(1, SECRET, ("word",)))
    assert repr(SECRET) not in repr(Seal(1, SECRET, ("word",)))


async def test_an_error_of_the_database_quotes_no_secret(database: Database) -> None:
    """What fails is logged with its causes, so none of them may hold what was to be written."""
    with pytest.raises(StoreError) as caught:
        await database.tables.create(table(), [seat(0, ANNE)], [Seal(1, SECRET), Seal(1, SECRET)])
    told = "".join(traceback.format_exception(caught.value))
    assert "IntegrityError" in told
    assert repr(SECRET) not in told
    assert SECRET.hex() not in told


async def test_a_seats_word_is_kept(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE, "Anne", word="plum")])
    await store.tables.commit(step(number, 0, seats=(seat(0, ANNE, "Anne", word="pear"), seat(1, None))))
    assert [s.word for s in (await store.tables.load(number)).seats] == ["pear", ""]


async def test_blocks_hold_both_ways_until_they_are_lifted(store: Store) -> None:
    people = store.people
    assert not await people.at_odds(ANNE, [BERT, CLEO])
    for _ in range(2):
        await people.set_blocked(ANNE, BERT, blocked=True)
    assert await people.blocked(ANNE) == (BERT,)
    assert await people.blocked(BERT) == ()
    assert await people.at_odds(ANNE, [CLEO, BERT])
    assert await people.at_odds(BERT, [ANNE])
    assert not await people.at_odds(BERT, [CLEO])
    assert not await people.at_odds(CLEO, [ANNE, BERT])
    await people.set_blocked(ANNE, BERT, blocked=False)
    assert not await people.at_odds(BERT, [ANNE])


async def test_a_ban_holds_in_its_server_only(store: Store) -> None:
    people = store.people
    for user in (ANNE, BERT, ANNE):
        await people.set_banned(SERVER, user, banned=True)
    assert await people.banned(SERVER) == {ANNE, BERT}
    assert await people.banned(ELSEWHERE) == frozenset()
    await people.set_banned(SERVER, ANNE, banned=False)
    assert await people.banned(SERVER) == {BERT}


async def test_everything_kept_about_a_person_is_handed_out(store: Store) -> None:
    agreed = {"rated": False, "invited": [ANNE, CLEO], "left": [[BERT, "Bert", 1]], "votes": {"end": [BERT]}}
    number = await finished(store, 1, at=50, settings=agreed)
    await store.people.set_person(Person(ANNE, "Anne", "fa", {"deck": "two"}))
    await store.people.set_blocked(ANNE, CLEO, blocked=True)
    await store.people.set_blocked(CLEO, ANNE, blocked=True)
    await store.people.set_banned(ELSEWHERE, ANNE, banned=True)
    await store.people.set_guild(Guild(SERVER, None, {"pings": {"penneech": [ANNE, BERT], "ninety-nine": [BERT]}}))
    settings = {"invited": [BERT, ANNE], "kept": [[ANNE, 1], [BERT, 2]], "private": True}
    other = await store.tables.create(table(2, host=BERT, settings=settings), [seat(0, BERT)])
    kept = await store.people.kept_about(ANNE)
    assert kept["mention"] == [
        {"guild_id": SERVER, "settings": {"pings": {"penneech": [ANNE]}}},
        {"table_id": other, "settings": {"invited": [ANNE], "kept": [[ANNE, 1]]}},
    ]
    assert [row["name"] for row in kept["person"]] == ["Anne"]
    assert [(row["table_id"], row["seat"], row["word"]) for row in kept["seat"]] == [(number, 0, "plum")]
    assert [(row["score"], row["place"]) for row in kept["result"]] == [(3, 1)]
    assert [row["text"] for row in kept["action"]] == ["a", "b"]
    [opened] = kept["game_table"]
    assert opened["id"] == number
    assert schema.from_json(str(opened["settings"])) == {"rated": False, "invited": [ANNE]}
    assert [row["blocked_id"] for row in kept["block"]] == [CLEO]  # what Cleo wants is Cleo's
    assert [row["guild_id"] for row in kept["ban"]] == [ELSEWHERE]
    assert "Bert" not in str(kept)
    assert SECRET.hex() not in str(kept)
    nothing = await store.people.kept_about(CLEO)
    assert sum(map(len, nothing.values())) == 2  # her block, and that Anne has invited her


def test_every_column_that_may_hold_a_persons_id_is_known() -> None:
    """Where somebody adds a table with an id of a person in it, showing and forgetting must know of it."""
    known = {*NAMES_A_PERSON, "blocked_id", "guild_id", "channel_id", "message_id", "table_id", "place_id", "id"}
    columns = {column.name for kind in schema.metadata.sorted_tables for column in kind.columns}
    assert {name for name in columns if name == "id" or name.endswith("_id")} == known


async def test_after_forgetting_no_row_of_the_file_holds_the_id_or_the_name(tmp_path: Path) -> None:
    store = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    await finished(store, 1, at=50, settings={"invited": [int(ANNE), int(BERT)], "votes": {"end": [int(ANNE)]}})
    await store.people.set_person(Person(ANNE, "Anne", "fa", {"deck": "two"}))
    await store.people.set_blocked(ANNE, CLEO, blocked=True)
    await store.people.set_guild(Guild(SERVER, "fa", {"pings": {"penneech": [ANNE, BERT]}, "pace": "live"}))
    await store.people.forget(ANNE)
    kept = await store.people.guild(SERVER)
    assert kept == Guild(SERVER, "fa", {"pings": {"penneech": [BERT]}, "pace": "live"})
    await store.close()
    rows = _everything(tmp_path / "talon.db")
    assert str(int(BERT)) in rows
    assert "Bert" in rows
    assert str(int(ANNE)) not in rows
    assert "Anne" not in rows
    assert "plum" not in rows


def _everything(path: Path) -> str:
    file = sqlite3.connect(path)
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [row for name in names for row in file.execute(f'SELECT * FROM "{name}"')]  # noqa: S608  # names of its own
    file.close()
    return str(rows)


async def test_a_server_forgets_who_wanted_to_be_asked(store: Store) -> None:
    await store.people.set_guild(Guild(SERVER, None, {"pings": {"penneech": [ANNE, BERT]}}))
    await store.people.forget(ANNE)
    kept = await store.people.guild(SERVER)
    assert kept is not None
    assert kept.settings == {"pings": {"penneech": [BERT]}}


async def test_forgetting_one_person_leaves_the_others_as_they_were(store: Store) -> None:
    number = await finished(store, 1, at=50, host=BERT)
    before = await store.tables.load(number)
    await store.people.forget(ANNE)
    after = await store.tables.load(number)
    assert after.table == before.table
    assert after.seats[1] == before.seats[1]
    assert [entry.text for entry in after.entries] == [entry.text for entry in before.entries]
    assert after.seals == before.seals
    await store.check()


async def test_of_tables_that_have_had_their_time_only_results_stay(store: Store) -> None:
    old, new = await finished(store, 1, at=50), await finished(store, 2, at=60)
    assert await store.places.expire(finished_before=60, gone_before=0) == 1
    emptied = await store.tables.load(old)
    assert (emptied.seats, emptied.entries, emptied.snapshot, emptied.seals) == ((), (), None, ())
    assert (emptied.table.status, emptied.table.finished_at) == ("over", 50)
    kept = await store.tables.load(new)
    assert (len(kept.seats), len(kept.entries), kept.seals) == (2, 2, (Seal(1, SECRET),))
    assert [match.table.id for match in await store.scores.results_of()] == [old, new]
    assert await store.places.expire(finished_before=60, gone_before=0) == 0
    await store.check()


async def test_a_table_closed_without_a_result_goes_whole_and_a_live_one_stays(store: Store) -> None:
    closed = await store.tables.create(table(1, created_at=1), [seat(0, ANNE)])
    await store.tables.commit(step(closed, 0, "a", status="closed"))  # acted at 1000
    unused = await store.tables.create(table(2, created_at=900, status="closed"), [seat(0, ANNE)])
    live = await store.tables.create(table(3, created_at=1), [seat(0, ANNE)])
    assert await store.places.expire(finished_before=1000, gone_before=0) == 1
    with pytest.raises(NoSuchTable):
        await store.tables.load(unused)
    assert (await store.tables.load(closed)).entries
    assert await store.places.expire(finished_before=1001, gone_before=0) == 1
    with pytest.raises(NoSuchTable):
        await store.tables.load(closed)
    assert (await store.tables.load(live)).seats


async def test_ids_of_deleted_tables_are_not_given_again(store: Store) -> None:
    first = await store.tables.create(table(1, created_at=1, status="closed"), [])
    await store.places.expire(finished_before=2, gone_before=0)
    assert await store.tables.create(table(1), []) > first


async def test_of_a_server_lost_long_ago_nothing_is_kept(store: Store) -> None:
    here = await finished(store, 1, at=5000)
    there = await finished(store, 2, at=5000, guild=ELSEWHERE)
    for guild in (SERVER, ELSEWHERE):
        await store.people.set_guild(Guild(guild, "fa", {}))
        await store.people.set_banned(guild, CLEO, banned=True)
    await store.places.lose(SERVER, 100)
    await store.places.lose(SERVER, 300)  # found out again
    assert await store.places.guilds() == {SERVER, ELSEWHERE}
    assert await store.places.gone() == {SERVER}
    assert await store.places.expire(finished_before=0, gone_before=100) == 0
    assert (await store.tables.load(here)).entries
    assert await store.places.expire(finished_before=0, gone_before=101) == 1
    with pytest.raises(NoSuchTable):
        await store.tables.load(here)
    assert (await store.tables.load(there)).entries
    assert await store.places.guilds() == {ELSEWHERE}
    assert await store.people.guild(SERVER) is None
    assert await store.people.banned(SERVER) == frozenset()
    assert await store.places.gone() == frozenset()


async def test_a_server_that_comes_back_in_time_keeps_everything(store: Store) -> None:
    number = await finished(store, 1, at=5000)
    await store.places.lose(SERVER, 100)
    await store.places.find(SERVER)
    assert await store.places.expire(finished_before=0, gone_before=10_000) == 0
    assert (await store.tables.load(number)).entries


async def test_with_a_channel_only_its_own_tables_go(store: Store) -> None:
    gone, stays = await finished(store, 1, at=5000), await finished(store, 2, at=5000)
    await store.places.lose(ChannelId(1), 100)
    assert await store.places.expire(finished_before=0, gone_before=101) == 1
    with pytest.raises(NoSuchTable):
        await store.tables.load(gone)
    assert (await store.tables.load(stays)).entries
    assert await store.places.guilds() == {SERVER}


async def test_many_places_may_be_marked_at_once(store: Store) -> None:
    await asyncio.gather(*(store.places.lose(GuildId(number % 7 + 100), number) for number in range(40)))
    assert await store.places.gone() == {GuildId(number) for number in range(100, 107)}
