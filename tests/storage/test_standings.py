"""Boards, ratings and statistics: what every store promises of them."""

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.api import Count, Person, Result, Store, TableId, UserId
from storage.derived import ORDERS, Counted, Derived, Order, Placed, RatingStep, ResultsChanged, Rival, Standing, Tally
from tests.scale import scale
from tests.storage.conftest import OPENINGS, Opening
from tests.storage.making import ANNE, BERT, CLEO, ELSEWHERE, SERVER, result, seat, step, table

GAME = "ninety-nine"


def standing(user: UserId | int, **other: Any) -> Standing:
    values: dict[str, Any] = {"guild": SERVER, "game": GAME, "season": 0, "name": f"no. {user}"}
    values |= {"mu": 25.5, "sigma": 8.25, "rating": 1512, "rated": 1}
    return Standing(user=UserId(user), **(values | other))


def tally(user: UserId, **other: Any) -> Tally:
    values: dict[str, Any] = {"guild": SERVER, "game": GAME, "seats": 3, "rules": "{}"}
    return Tally(user=user, **(values | other))


def rating_step(number: TableId, user: UserId, mu: float, **other: Any) -> RatingStep:
    values: dict[str, Any] = {"season": 0, "mu_before": 25.0, "sigma_before": 8.5, "rating_before": 1500}
    values |= {"sigma": 8.0, "rating": round(mu)}
    return RatingStep(table=number, user=user, mu=mu, **(values | other))


async def finish(
    store: Store, channel: int, at: int, results: Sequence[Result] = (), derived: Derived | None = None, **other: Any
) -> TableId:
    number = await store.tables.create(table(channel, **other), [seat(0, ANNE, "Anne")])
    given = tuple(results) or (result(0, ANNE, 1),)
    await store.tables.commit(step(number, 0, "a", status="over", finished_at=at, results=given, derived=derived))
    return number


async def put(store: Store, *rows: Standing) -> None:
    await finish(store, 1, at=1, derived=Derived(rows))


def places(rows: Sequence[Placed]) -> list[tuple[int, int]]:
    return [(placed.place, placed.standing.user) for placed in rows]


async def test_what_follows_from_results_is_kept_with_them_exactly(store: Store) -> None:
    row = standing(ANNE, games=3, wins=2, points=-7, streak=1, best_streak=2, rated=3, mu=1 / 3, sigma=2**-40)
    tallied = tally(ANNE, games=2, wins=1, points=-4, facts={"bid": Count(3, -70)})
    number = await finish(store, 1, at=9, derived=Derived((row,), (), (tallied,)))
    assert await store.standings.standings_of(SERVER, [ANNE, BERT]) == (row,)
    assert await store.standings.tallies_of(SERVER, [ANNE, BERT]) == (tallied,)
    made = rating_step(number, ANNE, 26.1)
    await store.tables.commit(step(number, 1, derived=Derived((), (made,))))
    assert await store.standings.steps_at(number) == (replace(made, at=9),)
    await store.tables.commit(step(number, 1, derived=Derived((replace(row, games=4),), undone=(made,))))
    assert [found.games for found in await store.standings.standings_of(SERVER, [ANNE])] == [4]
    assert await store.standings.steps_at(number) == ()


async def test_a_change_that_is_refused_leaves_what_follows_as_it_was(store: Store) -> None:
    await put(store, standing(ANNE))
    number = await store.tables.create(table(2), [])
    twice = (result(0, ANNE, 1), result(0, BERT, 2))
    refused = step(number, 0, "a", results=twice, derived=Derived((standing(ANNE, games=99),)))
    with pytest.raises(Exception, match="cannot be kept"):
        await store.tables.commit(refused)
    assert await store.standings.standings_of(SERVER, [ANNE]) == (standing(ANNE),)


async def test_results_keep_sides_facts_and_refusals_to_be_rated(store: Store) -> None:
    given = (result(0, ANNE, 3, side=0, facts={"bid": Count(2, 50)}), result(1, BERT, 2, declined=True, replaced=True))
    number = await finish(store, 1, at=1, results=given)
    (match,) = await store.scores.results_of()
    assert match.results == tuple(replace(one, table=number) for one in given)


async def test_equals_share_a_place_also_across_pages(store: Store) -> None:
    points = {1: 30, 2: 20, 3: 20, 4: 20, 5: 10, 6: 10, 7: 0}
    await put(store, *(standing(user, points=each) for user, each in points.items()))
    found = []
    for offset in range(0, 8, 2):
        page = await store.standings.page(SERVER, GAME, by="points", limit=2, offset=offset)
        assert page.total == 7
        found += places(page.rows)
    assert found == [(1, 1), (2, 2), (2, 3), (2, 4), (5, 5), (5, 6), (7, 7)]


async def test_a_board_by_rating_has_the_proven_first_and_the_unrated_not_at_all(store: Store) -> None:
    rows = (
        standing(1, rating=1900, provisional=True),
        standing(2, rating=1400, provisional=False),
        standing(3, rating=1600, provisional=False),
        standing(4, rating=2000, rated=0),
    )
    await put(store, *rows)
    assert places((await store.standings.page(SERVER, GAME, limit=9)).rows) == [(1, 3), (2, 2), (3, 1)]
    assert len((await store.standings.page(SERVER, GAME, by="wins", limit=9)).rows) == 4
    assert await store.standings.place(SERVER, GAME, UserId(4)) is None


async def test_boards_of_seasons_games_and_servers_are_apart(store: Store) -> None:
    await put(
        store,
        standing(1),
        standing(2, season=202611),
        standing(3, season=202610),
        standing(4, game="penneech"),
        standing(5, guild=ELSEWHERE),
    )
    assert places((await store.standings.page(SERVER, GAME, limit=9)).rows) == [(1, 1)]
    assert places((await store.standings.page(SERVER, GAME, 202611, limit=9)).rows) == [(1, 2)]
    assert await store.standings.seasons(SERVER, GAME) == (202611, 202610)
    assert await store.standings.seasons(ELSEWHERE, GAME) == ()


async def test_hidden_people_and_those_who_left_stand_on_no_board_but_see_their_own_row(store: Store) -> None:
    await put(store, *(standing(user, points=10 - user) for user in (1, 2, 3, 4)))
    await store.people.set_person(Person(UserId(1), "one", None, {}, hidden=True))
    await store.standings.set_away(SERVER, UserId(2), 1000)
    await store.standings.set_away(ELSEWHERE, UserId(3), 1000)

    async def shown(since: int) -> list[tuple[int, int]]:
        page = await store.standings.page(SERVER, GAME, by="points", limit=9, away_since=since)
        assert page.total == len(page.rows)
        return places(page.rows)

    assert await shown(1000) == [(1, 3), (2, 4)]
    assert await shown(1001) == [(1, 2), (2, 3), (3, 4)]  # found out too long ago
    own = await store.standings.place(SERVER, GAME, UserId(1), by="points", away_since=1000)
    assert own is not None
    assert (own.place, own.standing.user) == (1, 1)
    last = await store.standings.place(SERVER, GAME, UserId(4), by="points", away_since=1000)
    assert last is not None
    assert last.place == 2
    await store.standings.set_away(SERVER, UserId(2), None)
    assert await shown(1000) == [(1, 2), (2, 3), (3, 4)]


async def test_who_finishes_a_table_is_not_away(store: Store) -> None:
    await put(store, standing(ANNE), standing(BERT))
    for user in (ANNE, BERT):
        await store.standings.set_away(SERVER, user, 50)
    await finish(store, 2, at=60, derived=Derived((standing(BERT, games=2),)))
    assert [placed.standing.user for placed in (await store.standings.page(SERVER, GAME, limit=9)).rows] == [BERT]


async def test_rivals_are_those_met_most_often(store: Store) -> None:
    def met(ours: int, theirs: int, *, together: bool = False, **other: Any) -> tuple[Result, ...]:
        sides: dict[str, Any] = {"side": 0} if together else {}
        return (
            result(0, ANNE, 0, place=ours, **(sides | other)),
            result(1, BERT, 0, place=theirs, **sides),
            result(2, CLEO, 0, place=2),
            result(3, None, 0, place=2),
        )

    tables = [met(1, 2), met(2, 2), met(2, 1), met(1, 2, taken_over=True), met(1, 1, together=True)]
    rows = Derived((standing(ANNE), standing(BERT, name="Bert"), standing(CLEO, name="Cleo")))
    for channel, results in enumerate(tables):
        await finish(store, channel, at=channel + 1, results=results, derived=rows)
    await finish(store, 50, at=50, results=met(1, 2), game="penneech")
    await finish(store, 51, at=51, results=met(1, 2), guild=ELSEWHERE)
    await finish(store, 52, at=52, results=(result(0, ANNE, 0), result(1, CLEO, 0)))
    rivals = await store.standings.rivals_of(SERVER, ANNE, GAME, limit=5)
    assert rivals == (Rival(CLEO, "Cleo", 2, 3, 1, 0), Rival(BERT, "Bert", 1, 1, 2, 1))
    assert await store.standings.rivals_of(SERVER, ANNE, GAME, limit=1) == rivals[:1]
    await store.people.set_person(Person(CLEO, "Cleo", None, {}, hidden=True))
    assert await store.standings.rivals_of(SERVER, ANNE, GAME, limit=5) == rivals[1:]


async def test_the_steps_of_a_person_come_oldest_first(store: Store) -> None:
    numbers = [await finish(store, at, at=at) for at in (300, 100, 200)]
    for place, number in enumerate(numbers):
        steps = (rating_step(number, ANNE, 20.0 + place), rating_step(number, BERT, 1.0))
        await store.tables.commit(step(number, 1, derived=Derived((), steps)))
    found = await store.standings.steps_of(SERVER, ANNE, GAME, limit=9)
    assert [(one.mu, one.at) for one in found] == [(21.0, 100), (22.0, 200), (20.0, 300)]
    assert await store.standings.steps_of(SERVER, ANNE, GAME, limit=2) == found[1:]
    assert await store.standings.steps_of(SERVER, ANNE, "penneech", limit=2) == ()
    assert await store.standings.last_finish(SERVER, GAME) == 300
    assert await store.standings.last_finish(ELSEWHERE, GAME) == 0


async def test_a_forgotten_person_has_no_standing_left(store: Store) -> None:
    number = await finish(store, 1, at=1)
    rows = Derived(
        (standing(ANNE), standing(BERT)),
        (rating_step(number, ANNE, 1.0), rating_step(number, BERT, 2.0)),
        (tally(ANNE), tally(BERT)),
    )
    await store.tables.commit(step(number, 1, derived=rows))
    await store.people.forget(ANNE)
    both = (ANNE, BERT)
    assert [row.user for row in await store.standings.standings_of(SERVER, both)] == [BERT]
    assert [row.user for row in await store.standings.tallies_of(SERVER, both)] == [BERT]
    assert [row.user for row in await store.standings.steps_at(number)] == [BERT]


async def test_a_rebuild_replaces_everything_derived_unless_a_table_finished_meanwhile(store: Store) -> None:
    number = await finish(store, 1, at=1, derived=Derived((standing(ANNE),), (), (tally(ANNE),)))
    new = Derived((standing(BERT),), (rating_step(number, BERT, 3.0),), (tally(BERT),))
    counted = await store.standings.count_results()
    assert counted == Counted(1, 1, 0)
    for other in (counted._replace(tables=0), counted._replace(owned=2), counted._replace(declined=1)):
        with pytest.raises(ResultsChanged):
            await store.standings.rebuild(new, other)
    assert await store.standings.standings_of(SERVER, [ANNE, BERT]) == (standing(ANNE),)
    await store.standings.rebuild(new, counted)
    assert await store.standings.standings_of(SERVER, [ANNE, BERT]) == (standing(BERT),)
    assert await store.standings.tallies_of(SERVER, [ANNE, BERT]) == (tally(BERT),)
    assert [one.user for one in await store.standings.steps_at(number)] == [BERT]


ROWS = st.lists(
    st.builds(
        standing,
        st.integers(1, 12),
        wins=st.integers(0, 3),
        points=st.integers(-2, 2),
        best_streak=st.integers(0, 2),
        rating=st.integers(1499, 1501),
        rated=st.integers(0, 1),
        provisional=st.booleans(),
    ),
    unique_by=lambda row: row.user,
    max_size=12,
)


@settings(max_examples=scale(80))
@given(
    rows=ROWS,
    hidden=st.sets(st.integers(1, 12), max_size=3),
    gone=st.sets(st.integers(1, 12), max_size=3),
    size=st.integers(1, 5),
)
def test_pages_put_together_are_the_sorted_board(
    rows: list[Standing], hidden: set[int], gone: set[int], size: int
) -> None:
    with tempfile.TemporaryDirectory() as directory:
        for kind, opening in OPENINGS.items():
            asyncio.run(check_boards(opening, Path(directory) / kind, rows, hidden, gone, size))


async def check_boards(
    opening: Opening, directory: Path, rows: list[Standing], hidden: set[int], gone: set[int], size: int
) -> None:
    store = await opening(directory)
    await put(store, *rows)
    for user in hidden:
        await store.people.set_person(Person(UserId(user), "", None, {}, hidden=True))
    for user in gone:
        await store.standings.set_away(SERVER, UserId(user), 5)
    for by in ORDERS:
        listed = [row for row in rows if row.user not in hidden | gone and (by != "rating" or row.rated)]
        found: list[Placed] = []
        while page := (await store.standings.page(SERVER, GAME, by=by, limit=size, offset=len(found))).rows:
            found += page
        assert sorted(placed.standing.user for placed in found) == sorted(row.user for row in listed)
        values = [value(placed.standing, by) for placed in found]
        assert values == sorted(values, reverse=True)
        for placed in found:
            own = value(placed.standing, by)
            assert placed.place == 1 + sum(value(row, by) > own for row in listed)
            assert await store.standings.place(SERVER, GAME, placed.standing.user, by=by) == placed
        for before, after in pairwise(found):
            if value(before.standing, by) == value(after.standing, by):
                assert before.standing.user < after.standing.user
    await store.close()


def value(row: Standing, by: Order) -> tuple[int, ...]:
    """What counts on a board; more is better."""
    values = {"wins": row.wins, "points": row.points, "streak": row.best_streak}
    return (not row.provisional, row.rating) if by == "rating" else (values[by],)
