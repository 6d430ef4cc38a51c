"""What every store promises, whatever it keeps things in."""

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.api import (
    CHANCE,
    Board,
    Change,
    ChannelId,
    ChannelTaken,
    Entry,
    Guild,
    Match,
    NoSuchTable,
    Person,
    Snapshot,
    Stale,
    Status,
    Store,
    StoreDown,
    StoreError,
    TableId,
    UserId,
)
from tests.scale import scale
from tests.storage.conftest import EVERYWHERE, KINDS, OPENINGS, Opening
from tests.storage.making import ANNE, BERT, CLEO, ELSEWHERE, SERVER, entries, result, seat, step, table

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40)


async def test_a_new_table_is_loaded_as_it_was_made(store: Store) -> None:
    made = table(due_at=5, alone=False, status="playing", finished_at=6)
    number = await store.tables.create(made, [seat(1, None, "Robo", player="steady"), seat(0, ANNE, "Änne")])
    stored = await store.tables.load(number)
    assert stored.table.id == number
    for field in made.__dataclass_fields__.keys() - {"id"}:
        assert getattr(stored.table, field) == getattr(made, field)
    assert [(s.table, s.seat, s.user, s.name, s.player, s.standing_in) for s in stored.seats] == [
        (number, 0, ANNE, "Änne", None, False),
        (number, 1, None, "Robo", "steady", False),
    ]
    assert (stored.entries, stored.snapshot, stored.board) == ((), None, None)


async def test_every_table_has_an_id_of_its_own(store: Store) -> None:
    made = await asyncio.gather(*(store.tables.create(table(channel), []) for channel in range(30)))
    assert len(set(made)) == 30


async def test_the_ids_of_all_tables_come_in_parts_in_ascending_order(store: Store) -> None:
    made = [
        await store.tables.create(table(n, status=status), []) for n, status in enumerate(("lobby", "closed", "over"))
    ]
    assert await store.tables.ids(after=TableId(0), limit=2) == tuple(sorted(made)[:2])
    assert await store.tables.ids(after=sorted(made)[1], limit=2) == (max(made),)
    assert await store.tables.ids(after=max(made), limit=2) == ()


async def test_what_the_caller_does_with_his_own_dict_changes_nothing(store: Store) -> None:
    options = {"target": "9"}
    number = await store.tables.create(table(options=options), [])
    options["target"] = "12"
    (await store.tables.load(number)).table.options["target"] = "15"  # type: ignore[index]  # the trespass meant
    assert (await store.tables.load(number)).table.options == {"target": "9"}


async def test_a_change_keeps_all_that_it_names_and_nothing_else(store: Store) -> None:
    number = await store.tables.create(table(due_at=7), [seat(0, ANNE, "Anne"), seat(1, None)])
    before = (await store.tables.load(number)).table
    chance = Entry(0, CHANCE, "deal 9C 8C", 12)
    moved = Change(
        table=number,
        expected_seq=0,
        entries=(chance,),
        status="playing",
        version=2,
        seat_count=4,
        host=BERT,
        options={"target": "12"},
        settings={},
        seats=(seat(2, BERT, "Bert", standing_in=True),),
        snapshot=Snapshot(1, '{"deal": 1}'),
    )
    await store.tables.commit(moved)
    after = await store.tables.load(number)
    expected = {"status": "playing", "version": 2, "seats": 4, "host": BERT}
    expected |= {"options": {"target": "12"}, "settings": {}}
    for field in before.__dataclass_fields__:
        assert getattr(after.table, field) == expected.get(field, getattr(before, field))
    assert [(s.table, s.seat, s.user, s.standing_in) for s in after.seats] == [(number, 2, BERT, True)]
    assert after.entries == (chance,)
    assert after.snapshot == Snapshot(1, '{"deal": 1}')


async def test_none_is_a_due_time_and_leaving_it_out_keeps_the_old_one(store: Store) -> None:
    number = await store.tables.create(table(due_at=7), [])
    await store.tables.commit(step(number, 0, "a"))
    assert (await store.tables.load(number)).table.due_at == 7
    await store.tables.commit(step(number, 1, due_at=None, finished_at=9))
    await store.tables.commit(step(number, 1))
    stored = await store.tables.load(number)
    assert (stored.table.due_at, stored.table.finished_at) == (None, 9)


@settings(max_examples=scale(80))
@given(texts=st.lists(TEXTS, max_size=8), name=TEXTS)
@pytest.mark.parametrize("kind", KINDS)
def test_text_survives_exactly(kind: str, texts: list[str], name: str) -> None:
    async def keep_and_load(directory: Path) -> None:
        store = await EVERYWHERE[kind](directory)
        number = await store.tables.create(table(settings={name: name}), [seat(0, ANNE, name)])
        await store.tables.commit(step(number, 0, *texts))
        stored = await store.tables.load(number)
        await store.close()
        assert [entry.text for entry in stored.entries] == texts
        assert (stored.table.settings, stored.seats[0].name) == ({name: name}, name)

    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(keep_and_load(Path(directory)))


async def test_the_latest_snapshot_is_the_one_loaded(store: Store) -> None:
    number = await store.tables.create(table(), [])
    await store.tables.commit(step(number, 0, "a", "b", snapshot=Snapshot(1, "one")))
    await store.tables.commit(step(number, 2, "c", snapshot=Snapshot(3, "three")))
    await store.tables.commit(step(number, 3, snapshot=Snapshot(2, "late")))
    assert (await store.tables.load(number)).snapshot == Snapshot(3, "three")
    await store.tables.commit(step(number, 3, snapshot=Snapshot(3, "again")))
    assert (await store.tables.load(number)).snapshot == Snapshot(3, "again")


@pytest.mark.parametrize("believed", [0, 1, 3, 50])
async def test_a_caller_who_knows_another_length_is_stale_and_changes_nothing(store: Store, believed: int) -> None:
    number = await store.tables.create(table(due_at=1), [seat(0, ANNE)])
    await store.tables.commit(step(number, 0, "a", "b"))
    before = await store.tables.load(number)
    with pytest.raises(Stale):
        await store.tables.commit(step(number, believed, "x", due_at=9, seats=(), snapshot=Snapshot(0, "x")))
    assert await store.tables.load(number) == before


async def test_a_caller_who_missed_a_change_without_entries_is_stale_and_changes_nothing(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE), seat(1, None)])
    assert (await store.tables.load(number)).revision == 0
    await store.tables.commit(step(number, 0, expected_revision=0, seats=(seat(0, ANNE), seat(1, BERT))))
    before = await store.tables.load(number)
    assert before.revision == 1
    for believed in (0, 2):
        with pytest.raises(Stale):
            await store.tables.commit(step(number, 0, expected_revision=believed, seats=(seat(0, None),)))
    assert await store.tables.load(number) == before


async def test_of_many_who_sit_down_at_once_one_succeeds(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE)])
    people = [step(number, 0, expected_revision=0, seats=(seat(0, ANNE), seat(1, UserId(i)))) for i in range(10)]
    ends = await asyncio.gather(*map(store.tables.commit, people), return_exceptions=True)
    assert [type(end) for end in ends if end is not None] == [Stale] * 9


async def test_of_many_who_append_at_once_one_succeeds(store: Store) -> None:
    number = await store.tables.create(table(), [])
    tries = [store.tables.commit(step(number, 0, f"bid {i}")) for i in range(20)]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(end) for end in ends if end is not None] == [Stale] * 19
    assert len((await store.tables.load(number)).entries) == 1


async def test_consecutive_changes_of_one_table_may_be_under_way_together(store: Store) -> None:
    number = await store.tables.create(table(), [])
    await asyncio.gather(*(store.tables.commit(step(number, i, str(i), due_at=i)) for i in range(20)))
    stored = await store.tables.load(number)
    assert [entry.text for entry in stored.entries] == [str(i) for i in range(20)]
    assert stored.table.due_at == 19


async def test_two_results_for_one_seat_are_refused_and_change_nothing(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE)])
    before = await store.tables.load(number)
    with pytest.raises(StoreError, match="cannot be kept"):
        await store.tables.commit(step(number, 0, "a", results=(result(0, ANNE, 1), result(0, BERT, 2))))
    assert await store.tables.load(number) == before
    with pytest.raises(StoreError, match="cannot be kept"):
        await store.tables.create(table(2), [seat(0, ANNE), seat(0, BERT)])
    assert await store.tables.live_in_channel(ChannelId(2)) == ()


@pytest.mark.parametrize(
    "bad",
    [
        {"entries": entries(1, "b")},
        {"entries": (*entries(0, "a"), *entries(0, "b"))},
        {"entries": entries(0, "half a pair \ud800")},
        {"entries": entries(0, "an end\0")},
        {"snapshot": Snapshot(1, "ahead")},
    ],
)
def test_a_change_that_contradicts_itself_cannot_be_made(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"continue a log|ahead of a log|surrogates not allowed|holds NUL"):
        Change(table=TableId(1), expected_seq=0, **bad)


async def test_a_table_that_is_not_there(store: Store) -> None:
    missing = TableId(77)
    with pytest.raises(NoSuchTable):
        await store.tables.load(missing)
    with pytest.raises(NoSuchTable):
        await store.tables.commit(step(missing, 0, "a"))
    with pytest.raises(NoSuchTable):
        await store.tables.set_board(Board(missing, ChannelId(1), 5, 0))


async def test_a_channel_has_one_live_table(store: Store) -> None:
    first = await store.tables.create(table(5), [seat(0, ANNE)])
    with pytest.raises(ChannelTaken) as taken:
        await store.tables.create(table(5), [])
    assert taken.value.table == first
    await store.tables.commit(step(first, 0, status="over"))
    second = await store.tables.create(table(5, status="playing"), [])
    with pytest.raises(ChannelTaken) as taken:
        await store.tables.commit(step(first, 0, "a", status="lobby"))
    assert taken.value.table == second
    assert (await store.tables.load(first)).table.status == "over"
    assert [t.id for t in await store.tables.live_in_channel(ChannelId(5))] == [second]


async def test_tables_that_need_not_be_alone_share_a_channel(store: Store) -> None:
    made = [await store.tables.create(table(5, alone=alone), []) for alone in (False, True, False)]
    assert [t.id for t in await store.tables.live_in_channel(ChannelId(5))] == made


async def test_of_many_who_open_a_table_at_once_one_gets_the_channel(store: Store) -> None:
    tries = (store.tables.create(table(5), []) for _ in range(10))
    ends = await asyncio.gather(*tries, return_exceptions=True)
    (opened,) = [end for end in ends if isinstance(end, int)]
    assert [end.table for end in ends if isinstance(end, ChannelTaken)] == [opened] * 9


async def test_due_tables_come_earliest_first_and_closed_ones_never(store: Store) -> None:
    assert await store.tables.next_due() is None
    times = {"late": 30, "soon": 10, "never": None, "closed": 5, "over": 20}
    made = {}
    for channel, (name, at) in enumerate(times.items()):
        status = name if name in ("closed", "over") else "playing"
        made[name] = await store.tables.create(table(channel, due_at=at, status=status), [])
    assert await store.tables.due(20) == (made["soon"], made["over"])
    assert await store.tables.due(9) == ()
    assert await store.tables.next_due() == 10
    await store.tables.commit(step(made["soon"], 0, due_at=None))
    assert await store.tables.next_due() == 20


async def test_live_tables_of_a_guild_and_of_a_person(store: Store) -> None:
    here = await store.tables.create(table(1), [seat(0, ANNE), seat(1, BERT)])
    there = await store.tables.create(table(2, guild=ELSEWHERE, status="playing"), [seat(0, ANNE)])
    await store.tables.create(table(3, status="over"), [seat(0, ANNE)])

    async def found(**wanted: Any) -> list[TableId]:
        return [t.id for t in await store.tables.live_tables(**wanted)]

    assert await found() == [here, there]
    assert await found(guild=ELSEWHERE) == [there]
    assert await found(user=ANNE) == [here, there]
    assert await found(user=BERT, guild=ELSEWHERE) == []
    assert await found(user=CLEO) == []


async def test_tables_in_play_that_moved_lately_come_the_newest_first(store: Store) -> None:
    async def moved(channel: int, *moments: int, status: Status = "playing") -> TableId:
        made = await store.tables.create(table(channel, status=status), [seat(0, ANNE)])
        log = tuple(Entry(number, 0, "a", at) for number, at in enumerate(moments))
        await store.tables.commit(Change(table=made, expected_seq=0, entries=log))
        return made

    await moved(1, 900, 999)
    early = await moved(2, 1000)
    late = await moved(3, 100, 3000)
    between = await moved(4, 100, 2000)
    await moved(5)
    await moved(6, 4000, status="over")
    at_once = await moved(7, 2000)
    assert [t.id for t in await store.tables.moved_since(1000)] == [late, between, at_once, early]
    assert await store.tables.moved_since(3001) == ()
    assert await store.tables.moved_since(3000) == ((await store.tables.load(late)).table,)


async def test_boards_behind_their_log_or_without_their_end_come_earliest_deadline_first(store: Store) -> None:
    plan = [
        (None, "playing", 1),
        (30, "over", 1),
        (10, "playing", 0),
        (20, "playing", 2),
        (1, "closed", 0),
        (40, "closed", 2),
        (50, "over", 2),
        (60, "over", 3),
        (70, "closed", 3),
    ]
    made = []
    for channel, (due_at, status, shown) in enumerate(plan):
        made.append(await store.tables.create(table(channel, due_at=due_at, status=status), []))
        await store.tables.commit(step(made[-1], 0, "a", "b"))
        await store.tables.set_board(Board(made[-1], ChannelId(channel), 900, 0))
        await store.tables.set_board(Board(made[-1], ChannelId(channel), 900 + channel, shown))
    assert [board.table for board in await store.tables.lagging_boards()] == [made[at] for at in (4, 2, 1, 5, 6, 0)]
    assert (await store.tables.load(made[3])).board == Board(made[3], ChannelId(3), 903, 2)


async def test_of_a_board_that_is_kept_several_times_at_once_the_newest_stays(store: Store) -> None:
    made = [await store.tables.create(table(channel), []) for channel in range(2)]
    boards = [Board(number, ChannelId(1), 900 + shown, shown) for shown in range(5) for number in made]
    await asyncio.gather(*map(store.tables.set_board, boards))
    assert [(await store.tables.load(number)).board for number in made] == boards[-2:]


async def test_lobbies_that_were_never_shown_are_known(store: Store) -> None:
    made = [
        await store.tables.create(table(channel, status=status), [])
        for channel, status in enumerate(("lobby", "playing", "lobby", "closed", "lobby"))
    ]
    await store.tables.set_board(Board(made[2], ChannelId(2), 900, 0))
    assert await store.tables.unshown() == (made[0], made[4])


async def test_tables_with_computers_that_are_not_due_soon_are_known(store: Store) -> None:
    plan = [
        ("playing", 50, seat(1, None, player="easy")),
        ("playing", None, seat(1, BERT, standing_in=True)),
        ("playing", 51, seat(1, None, player="easy")),
        ("playing", 99, seat(1, BERT)),
        ("lobby", 99, seat(1, None, player="easy")),
        ("over", None, seat(1, None, player="easy")),
        ("playing", 99, seat(1, None, player="hard")),
    ]
    made = [
        await store.tables.create(table(channel, due_at=due_at, status=status), [seat(0, ANNE), other])
        for channel, (status, due_at, other) in enumerate(plan)
    ]
    assert [found.id for found in await store.tables.with_computers(50)] == [made[at] for at in (1, 2, 6)]


async def test_results_come_in_the_order_in_which_tables_finished(store: Store) -> None:
    first = await finish(store, 1, at=200, results=(result(1, BERT, 5), result(0, ANNE, 9, won=True)))
    second = await finish(store, 2, at=100, results=(result(0, ANNE, 3),))
    third = await finish(store, 3, at=300, game="penneech", results=(result(0, BERT, 3, taken_over=True),))
    await finish(store, 4, at=400, guild=ELSEWHERE, results=(result(0, CLEO, 1),))
    await store.tables.create(table(9), [seat(0, ANNE)])

    async def found(**wanted: Any) -> list[TableId]:
        return [match.table.id for match in await store.scores.results_of(**wanted)]

    assert await found(guild=SERVER) == [second, first, third]
    assert await found(guild=SERVER, newest_first=True) == [third, first, second]
    assert await found(guild=SERVER, newest_first=True, limit=1, offset=1) == [first]
    assert await found(guild=SERVER, since=200) == [first, third]
    assert await found(game="penneech") == [third]
    assert await found(user=BERT) == [first, third]
    assert await found(user=CLEO, guild=SERVER) == []
    (match,) = await store.scores.results_of(game="penneech")
    expected = result(0, BERT, 3, taken_over=True)
    assert match == Match((await store.tables.load(third)).table, (replace(expected, table=third),))
    both = (await store.scores.results_of(guild=SERVER, since=200))[0].results
    assert [(r.seat, r.user) for r in both] == [(0, ANNE), (1, BERT)]


async def test_results_given_anew_replace_the_old_ones(store: Store) -> None:
    number = await finish(store, 1, at=100, results=(result(0, ANNE, 10), result(1, BERT, 1)))
    await store.tables.commit(step(number, 1, results=(result(0, CLEO, 2),)))
    (match,) = await store.scores.results_of()
    assert [r.user for r in match.results] == [CLEO]


async def test_people_guilds_and_values_are_kept_and_replaced(store: Store) -> None:
    assert await store.people.person(ANNE) is None
    assert await store.people.guild(SERVER) is None
    assert await store.people.meta("seed") is None
    for language in (None, "fa"):
        person = Person(ANNE, "آنه", language, {"theme": {"dark": True}})
        guild = Guild(SERVER, language, {"tables": 3})
        await store.people.set_person(person)
        await store.people.set_guild(guild)
        await store.people.set_meta("seed", f"in {language}")
        assert await store.people.person(ANNE) == person
        assert await store.people.guild(SERVER) == guild
        assert await store.people.meta("seed") == f"in {language}"
    assert await store.people.person(BERT) is None


async def test_a_forgotten_person_is_named_nowhere_but_in_the_seats_of_live_tables(store: Store) -> None:
    results = (result(0, ANNE, 4, won=True, name="Anne"), result(1, BERT, 2, name="Bert"))
    over = await finish(store, 1, at=100, results=results)
    live = await store.tables.create(table(2), [seat(0, ANNE, "Anne")])
    await store.tables.commit(step(live, 0, "a"))
    await store.people.set_person(Person(ANNE, "Anne", "en", {}))
    await store.people.set_person(Person(BERT, "Bert", "en", {}))
    playing = await store.tables.load(live)
    await store.people.forget(ANNE)

    assert await store.people.person(ANNE) is None
    assert await store.people.person(BERT) is not None
    kept = await store.tables.load(over)
    assert [(s.user, s.name) for s in kept.seats] == [(None, "")]
    assert [(e.text, e.by) for e in kept.entries] == [("a", None)]
    (match,) = await store.scores.results_of()
    assert [(r.user, r.name, r.score) for r in match.results] == [(None, "", 4), (BERT, "Bert", 2)]
    unsigned = tuple(replace(entry, by=None) for entry in playing.entries)
    assert await store.tables.load(live) == replace(playing, entries=unsigned)


async def test_a_sound_store_passes_its_check_and_a_closed_one_refuses(store: Store) -> None:
    number = await store.tables.create(table(), [seat(0, ANNE)])
    await store.tables.commit(step(number, 0, "a"))
    await store.check()
    await store.close()
    with pytest.raises(StoreDown):
        await store.tables.commit(step(number, 1, "b"))
    with pytest.raises(StoreDown):
        await store.tables.load(number)
    with pytest.raises(StoreDown):
        await store.check()


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["create", "append", "stale", "over", "reopen", "seats", "board"]),
        st.integers(0, 3),
        st.integers(0, 50),
    ),
    max_size=40,
)


@settings(max_examples=scale(80))
@given(steps=STEPS)
def test_every_store_does_the_same_for_the_same_steps(steps: list[tuple[str, int, int]]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        first, *others = [asyncio.run(story(opening, Path(directory), steps)) for opening in OPENINGS.values()]
    assert others
    assert others == [first] * len(others)


async def story(opening: Opening, directory: Path, steps: list[tuple[str, int, int]]) -> list[object]:
    """What each step led to, and what there is in the end; tables by their place, as ids are the store's own."""
    store = await opening(directory)
    made = [await store.tables.create(table(0), [seat(0, ANNE)])]
    seen = [await take(store, made, *each) for each in steps]
    for number in made:
        stored = await store.tables.load(number)
        seats = [(s.seat, s.user, s.table == number) for s in stored.seats]
        board = stored.board and (stored.board.message, stored.board.seq_shown)
        seen += [stored.table.status, stored.table.due_at, seats, stored.entries, stored.snapshot, board]
    seen += [await store.tables.next_due(), [made.index(number) for number in await store.tables.due(25)]]
    seen.append([made.index(board.table) for board in await store.tables.lagging_boards()])
    seen.append([made.index(live.id) for live in await store.tables.live_tables(user=ANNE)])
    await store.check()
    await store.close()
    return seen


async def take(store: Store, made: list[TableId], verb: str, which: int, value: int) -> object:
    """One step of a random story: None, or why it was refused."""
    number = made[which % len(made)]
    known = len((await store.tables.load(number)).entries)
    try:
        match verb:
            case "create":
                made.append(await store.tables.create(table(value % 3, due_at=value), [seat(0, ANNE)]))
            case "append":
                await store.tables.commit(step(number, known, f"a{value}", "b", due_at=value))
            case "stale":
                await store.tables.commit(step(number, known + 1, "x"))
            case "over" | "reopen":
                status = "over" if verb == "over" else "playing"
                await store.tables.commit(step(number, known, status=status, snapshot=Snapshot(known, "{}")))
            case "seats":
                await store.tables.commit(step(number, known, seats=(seat(value, BERT),)))
            case "board":
                await store.tables.set_board(Board(number, ChannelId(1), value, min(value, known + 1)))
    except ChannelTaken as taken:
        return made.index(taken.table)
    except StoreError as error:
        return type(error)
    return None


async def finish(store: Store, channel: int, *, at: int, results: tuple[Any, ...], **other: Any) -> TableId:
    number = await store.tables.create(table(channel, **other), [seat(0, ANNE, "Anne")])
    await store.tables.commit(step(number, 0, "a", status="over", finished_at=at, results=results))
    return number
