"""What finished tables add up to, as sessions write it; and the same worked out again from results alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.__main__ import main
from bot.session.audit import audit
from bot.session.ending import results, with_facts
from bot.session.errors import WrongTime
from bot.session.ratings import NEWCOMER, Skill, may_decline
from bot.session.scoring import Scoring, rebuild, rules_of, season_of
from games import games
from games.core.api import Event, State
from games.players.chance import deal
from storage import schema
from storage.api import Change, ChannelId, Count, GuildId, Seat, TableId, UserId
from storage.database import Database, open_database
from storage.derived import ALL_TIME, Counted, Derived
from tests.scale import chance, scale
from tests.session.conftest import Opening
from tests.session.room import ANNE, BERT, CLEO, DORA, EMIL, EVERYBODY, SERVER, Room
from tests.storage.making import table

NOVEMBER = 1_794_000_000_000
"""In 2026."""
PEOPLE = 30
CLUBS = 20
"""Servers that play at once."""


def game_of(rng: Random) -> tuple[str, int, dict[str, str]]:
    """A short match: its game, seats and options."""
    return rng.choice(
        [
            ("ninety-nine", 3, {"rubber_games": "1", "target_score": "1"}),
            ("ninety-nine", 4, {"rubber_games": "1", "target_score": "1"}),
            ("auction-pinochle", 4, {"target_score": "1"}),
            ("penneech", 2, {"target_score": "31"}),
        ]
    )


def selfplay(key: str, seats: int, options: dict[str, str], rng: Random) -> tuple[State, list[Event]]:
    """A match of random legal play, with all that was told."""
    state = games()[key].start(seats, options, rng.randrange(seats))
    events: list[Event] = []
    while not state.over:
        seat, action = -1, None
        if not state.deal_due:
            seat = state.actors()[0]
            action = state.sample(seat, rng)
        events += state.apply(seat, action or deal(state, rng))
    return state, events


def seated(seats: int, rng: Random) -> Iterator[Seat]:
    """People of a club, some of whom have left, and computers."""
    people = rng.sample(range(1, PEOPLE), seats)
    for seat, number in enumerate(people):
        if rng.random() < 0.25:
            yield Seat(TableId(0), seat, None, "", rng.choice(["easy", "hard"]))
        else:
            left = rng.random() < 0.1
            yield Seat(TableId(0), seat, UserId(number), f"no. {number}", "easy" if left else None)


async def club(database: Database, guild: GuildId, tables: int) -> None:
    """So many tables of one server, one after another."""
    rng, scoring = chance(f"rebuild {guild}"), Scoring(database)
    for number in range(tables):
        await finish(database, scoring, number, rng, guild)


async def finish(database: Database, scoring: Scoring, number: int, rng: Random, guild: GuildId = SERVER) -> None:
    """Keep one result of selfplay as a session does."""
    key, seats, options = game_of(rng)
    state, events = selfplay(key, seats, options, rng)
    places = tuple(seated(seats, rng))
    settings = {"rated": rng.random() < 0.9}
    new = table(
        number % 7,
        guild=guild,
        game=key,
        seats=seats,
        options=options,
        settings=settings,
        status="playing",
        alone=False,
    )
    id_ = await database.tables.create(new, places)
    given = with_facts(results(id_, places, state), events)
    at = NOVEMBER + rng.randrange(90 * 24 * 3_600_000)
    async with scoring.adding(replace(new, id=id_), given, at) as (finished_at, derived):
        change = Change(
            table=id_, expected_seq=0, status="over", finished_at=finished_at, results=given, derived=derived
        )
        await database.tables.commit(change)
    for result in given:
        if derived.steps and result.user is not None and may_decline(given, result.user) and rng.random() < 0.5:
            async with scoring.declining(replace(new, id=id_, finished_at=finished_at), result.user) as (
                changed,
                undone,
            ):
                await database.tables.commit(Change(table=id_, expected_seq=0, results=changed, derived=undone))
            given = changed


async def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Every derived row, bit by bit."""
    found = {}
    async with database.reader.moment() as read:
        for kind in (schema.standing, schema.rating_step, schema.tally):
            rows = await read.execute(select(kind).order_by(*kind.primary_key))
            found[kind.name] = [tuple(row) for row in rows]
    return found


@pytest.mark.timeout(3000)
async def test_a_rebuild_finds_the_stored_ratings_exactly(database: Database) -> None:
    number = scale(10_000)
    await asyncio.gather(*(club(database, GuildId(guild), number // CLUBS) for guild in range(1, CLUBS + 1)))
    before = await everything(database)
    assert len(before["rating_step"]) > number
    assert any(result.declined for match in await database.scores.results_of() for result in match.results)
    assert await rebuild(database) == number
    assert await everything(database) == before


def test_the_command_rebuilds_what_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"

    async def damaged() -> dict[str, list[tuple[object, ...]]]:
        store = await open_database(url)
        for one in range(5):
            await finish(store, Scoring(store), one, chance(f"command {one}"))
        kept = await everything(store)
        await store.standings.rebuild(Derived(), await store.standings.count_results())
        assert await everything(store) == {name: [] for name in kept}
        await store.close()
        return kept

    async def repaired() -> dict[str, list[tuple[object, ...]]]:
        store = await open_database(url)
        found = await everything(store)
        await store.close()
        return found

    kept = asyncio.run(damaged())
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["rebuild"]) == 0
    assert asyncio.run(repaired()) == kept


async def test_tables_that_finish_at_one_moment_are_rated_in_an_order_that_a_rebuild_finds(
    rooms: Opening, database: Database
) -> None:
    room = rooms(database)
    numbers = [await room.start(ANNE, BERT, game="penneech", where=(SERVER, ChannelId(at))) for at in range(4)]
    await asyncio.gather(*(room.play_out(number) for number in reversed(numbers)))
    matches = await database.scores.results_of()
    assert len({match.table.finished_at for match in matches}) == 4
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before


async def test_a_rated_table_moves_its_people_and_tells_by_how_much(quick: Room) -> None:
    number = await quick.start(ANNE, BERT, game="penneech")
    await quick.play_out(number)
    (match,) = await quick.store.scores.results_of()
    won = next(result.user for result in match.results if result.won)
    steps = await quick.store.standings.steps_at(number)
    assert {step.season for step in steps} == {0, season_of(match.table.finished_at or 0)}
    for step in steps:
        assert (step.mu_before, step.sigma_before, step.rating_before) == (*NEWCOMER, 1500)
        assert (step.rating > 1500) == (step.user == won)
        (row,) = await quick.store.standings.standings_of(SERVER, [step.user], seasons=[step.season])
        assert (row.rated, row.provisional, row.mu, row.sigma, row.rating) == (
            1,
            True,
            step.mu,
            step.sigma,
            step.rating,
        )
        assert (row.games, row.wins, row.streak) == (1, *[int(step.user == won)] * 2)


async def test_casual_tables_and_those_of_one_person_rate_nobody_but_count(quick: Room) -> None:
    alone = await quick.start(ANNE, game="penneech", seats=2)
    await quick.play_out(alone)
    casual = await quick.start(ANNE, BERT, game="penneech", agreed={"rated": False})
    await quick.play_out(casual)
    assert await quick.store.standings.steps_at(alone) == ()
    assert await quick.store.standings.steps_at(casual) == ()
    (row,) = await quick.store.standings.standings_of(SERVER, [ANNE.user])
    assert (row.games, row.rated, row.rating) == (2, 0, 1500)


async def test_ten_rated_tables_end_the_provisional_time(quick: Room) -> None:
    seen = []
    for _ in range(10):
        await quick.play_out(await quick.start(ANNE, BERT, game="penneech"))
        (row,) = await quick.store.standings.standings_of(SERVER, [ANNE.user])
        seen.append(row.provisional)
    assert seen == [True] * 9 + [False]


async def test_nobody_earns_what_a_computer_makes_of_his_seat(quick: Room) -> None:
    number = await quick.start(ANNE, BERT, CLEO, game="ninety-nine", options={"rubber_games": "1"})
    await quick.play_until(number, lambda live: live.length > 20)
    await quick.sessions.seats.leave(number, ANNE.user)
    await quick.play_out(number)
    (match,) = await quick.store.scores.results_of()
    assert [result.taken_over for result in match.results if result.user == ANNE.user] == [True]
    (row,) = await quick.store.standings.standings_of(SERVER, [ANNE.user])
    assert (row.games, row.wins, row.streak) == (1, 0, 0)
    assert row.points <= 0
    assert row.rating < 1500
    (tally,) = await quick.store.standings.tallies_of(SERVER, [ANNE.user])
    assert (tally.games, tally.wins, tally.facts) == (1, 0, {})


async def test_who_left_a_seat_to_somebody_else_stands_last_in_the_results(room: Room) -> None:
    number = await room.start(ANNE, BERT, CLEO, game="ninety-nine", options={"rubber_games": "1"})
    for before, after in ((ANNE, DORA), (DORA, EMIL)):
        await room.act(number, (await room.to_act(number))[0])
        await room.seats.leave(number, before.user)
        await room.seats.take(number, after, 0)
    await room.play_out(number)
    (match,) = await room.store.scores.results_of()
    people = (EMIL, BERT, CLEO, ANNE, DORA)
    found = [(result.user, result.name) for result in match.results]
    assert found == [(who.user, who.name) for who in people]
    assert [result.seat for result in match.results] == [0, 1, 2, 3, 6]
    assert [(r.replaced, r.taken_over, r.won, r.score) for r in match.results[3:]] == [(True, True, False, 0)] * 2
    for user in (ANNE.user, DORA.user):
        (row,) = await room.store.standings.standings_of(SERVER, [user], seasons=[ALL_TIME])
        assert (row.games, row.wins, row.rated) == (1, 0, 1)
        assert row.rating < 1500
    assert (await audit(room.store)).faults == []
    steps = await room.store.standings.steps_at(number)
    await rebuild(room.store)
    assert await room.store.standings.steps_at(number) == steps


async def test_who_left_and_found_another_seat_is_counted_once(room: Room) -> None:
    number = await room.start(ANNE, BERT, CLEO, game="ninety-nine", options={"rubber_games": "1"})
    await room.seats.leave(number, ANNE.user)
    await room.seats.take(number, DORA, 0)
    await room.seats.leave(number, CLEO.user)
    await room.seats.take(number, ANNE, 2)
    await room.play_out(number)
    (match,) = await room.store.scores.results_of()
    assert [result.user for result in match.results] == [who.user for who in (DORA, BERT, ANNE, CLEO)]
    assert [result.replaced for result in match.results] == [False, False, False, True]


async def test_who_left_is_forgotten_in_a_running_table_too(room: Room) -> None:
    number = await room.start(ANNE, BERT, CLEO, game="ninety-nine", options={"rubber_games": "1"})
    await room.seats.leave(number, ANNE.user)
    await room.seats.take(number, DORA, 0)
    await room.sessions.privacy.forget(ANNE.user)
    kept = str((await room.kept(number)).table.settings)
    assert ANNE.name not in kept
    assert str(ANNE.user) not in kept


async def test_results_say_what_each_seat_did(quick: Room) -> None:
    number = await quick.start(*EVERYBODY[:4], game="auction-pinochle", options={"target_score": "1"})
    live = await quick.play_out(number)
    assert live.state is not None
    (match,) = await quick.store.scores.results_of()
    assert [result.side for result in match.results] == [0, 1, 0, 1]
    for result in match.results:
        assert result.facts["deal"].times == len(live.state.standing().deal_scores)
    contracts = sum(result.facts.get("contract", Count(0, 0)).times for result in match.results)
    ended = sum(
        result.facts.get(kind, Count(0, 0)).times for result in match.results for kind in ("made", "set", "conceded")
    )
    assert 0 < contracts == ended
    (tally,) = await quick.store.standings.tallies_of(SERVER, [ANNE.user])
    assert tally.facts == next(result.facts for result in match.results if result.user == ANNE.user)
    assert (tally.seats, tally.rules) == (4, rules_of(match.table))


def test_what_only_one_seat_was_told_is_no_fact() -> None:
    given = results(TableId(1), (Seat(TableId(1), 0, ANNE.user, "A"), Seat(TableId(1), 1, BERT.user, "B")), over())
    told = [
        Event("bid", 0, points=5),
        Event("bid", 0, points=7),
        Event("wish", 1, to=1),
        Event("deal", 1),
        Event("bid", 9),
    ]
    first, second = with_facts(given, told)
    assert first.facts == {"bid": Count(2, 12), "deal": Count(1, 0)}
    assert second.facts == {"deal": Count(1, 0)}


def over() -> State:
    """A finished match of two."""
    return selfplay("penneech", 2, {}, Random(1))[0]


async def left_by_a_partner(room: Room, options: dict[str, str]) -> TableId:
    """A finished table of partners that Anne left; returns it."""
    number = await room.start(ANNE, BERT, CLEO, DORA, game="auction-pinochle", options=options)
    await room.play_until(number, lambda live: live.length > 3)
    live = await room.live(number)
    await room.sessions.seats.leave(number, ANNE.user)
    await room.play_out(number)
    assert live.state is not None
    return number


async def partner_of(room: Room, number: TableId, user: UserId) -> UserId:
    stored = await room.store.tables.load(number)
    own = next(seat.seat for seat in stored.seats if seat.user == user)
    partner = stored.seats[(own + 2) % 4].user
    assert partner is not None
    return partner


async def test_a_partner_who_stayed_may_decline_once_and_others_may_not(quick: Room) -> None:
    number = await left_by_a_partner(quick, {"target_score": "1"})
    partner = await partner_of(quick, number, ANNE.user)
    others = [who.user for who in (ANNE, BERT, CLEO, DORA) if who.user != partner]
    before = await quick.store.standings.standings_of(SERVER, others, seasons=[0])
    for user in others:
        with pytest.raises(WrongTime, match="cannot-decline"):
            await quick.desk.decline(number, user)
    await quick.desk.decline(number, partner)
    with pytest.raises(WrongTime, match="cannot-decline"):
        await quick.desk.decline(number, partner)
    (match,) = await quick.store.scores.results_of()
    seasons = [0, season_of(match.table.finished_at or 0)]
    for row in await quick.store.standings.standings_of(SERVER, [partner], seasons=seasons):
        assert (Skill(row.mu, row.sigma), row.rating, row.rated, row.games) == (NEWCOMER, 1500, 0, 1)
    assert await quick.store.standings.standings_of(SERVER, others, seasons=[0]) == before
    assert partner not in {step.user for step in await quick.store.standings.steps_at(number)}
    assert [result.user for result in match.results if result.declined] == [partner]


async def test_declining_is_too_late_after_the_next_rated_table(quick: Room) -> None:
    number = await left_by_a_partner(quick, {"target_score": "1"})
    partner = await partner_of(quick, number, ANNE.user)
    await quick.play_out(
        await quick.start(ANNE, BERT, CLEO, DORA, game="auction-pinochle", options={"target_score": "1"})
    )
    kept = await quick.store.standings.standings_of(SERVER, [partner])
    with pytest.raises(WrongTime, match="decline-late"):
        await quick.desk.decline(number, partner)
    assert await quick.store.standings.standings_of(SERVER, [partner]) == kept


@pytest.mark.parametrize(
    ("moment", "season"),
    [(0, 197001), (NOVEMBER, 202611), (1_796_083_199_999, 202611), (1_796_083_200_000, 202612)],
)
def test_a_season_is_a_month_in_utc(moment: int, season: int) -> None:
    assert season_of(moment) == season


def test_rules_are_the_same_whatever_their_order() -> None:
    assert rules_of(table(options={"a": "1", "b": "2"})) == rules_of(table(options={"b": "2", "a": "1"}))
    assert rules_of(table(options={"a": "1"})) != rules_of(table(options={"a": "2"}))


async def test_a_rebuild_does_not_bring_back_who_is_forgotten_meanwhile(
    rooms: Opening, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = rooms(database)
    await room.play_out(await room.start(ANNE, BERT, game="penneech"))
    real, forgotten = database.standings.rebuild, list[UserId]()

    async def late(derived: Derived, counted: Counted) -> None:
        if not forgotten:
            forgotten.append(ANNE.user)
            await room.sessions.privacy.forget(ANNE.user)
        await real(derived, counted)

    monkeypatch.setattr(database.standings, "rebuild", late)
    await rebuild(database)
    found = await database.standings.standings_of(SERVER, [ANNE.user, BERT.user])
    assert {row.user for row in found} == {BERT.user}
