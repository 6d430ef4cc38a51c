"""Kill the bot at random moments while four tables play, again and again over one database: nothing told is untrue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.session.audit import audit
from bot.session.live import abandoned, revive, table_name
from storage.api import Board, Entry, Seat, Store, Stored, TableId
from storage.database import open_database
from tests import postgres
from tests.crash.host import Host
from tests.crash.people import Deed, Ledger, Recipe, Table
from tests.crash.standstill import standstill
from tests.direct.place import Place
from tests.scale import SOAK, chance, scale

KILLS = scale(100)
HEAL_SECONDS = 20.0
RECIPES = [
    [Recipe("ninety-nine", 3, options="rubber_games=1 target_score=1"), Recipe("domino-pinochle", 2, "easy", seats=3)],
    [Recipe("penneech", 1, "easy", seats=2), Recipe("ninety-nine", 2, "easy", "rubber_games=1", 3)],
    [Recipe("auction-pinochle", 2, "easy", seats=4), Recipe("auction-pinochle", 4)],
    [Recipe("two-handed-pinochle", 2), Recipe("two-handed-pinochle", 1, "easy", seats=2)],
]


@dataclass
class Look:
    """What is on disk, compared with what was told and with what was there at the last look."""

    ledger: Ledger
    before: dict[int, tuple[Entry, ...]] = field(default_factory=dict)
    actions: int = 0

    async def demand_truth(self, store: Store, kept: dict[int, int]) -> None:
        """Fail where anything that somebody was told is not so, or anything is there by half."""
        found = await audit(store)
        assert not found.faults
        await store.check()
        stored = [await store.tables.load(number) for number in await store.tables.ids(after=TableId(0), limit=10_000)]
        by_name = {table_name(one.table.id): one for one in stored}
        for one in stored:
            self._demand_whole(one, kept.get(one.table.id, 0))
        for deed, action in self.ledger.acknowledged.items():
            entry = _of_turn(by_name[deed.table], deed)
            if action is None and entry.by is None:
                continue  # a computer has taken the turn, while the person was gone
            sent = self.ledger.sent[deed] if action is None else [action]
            assert any(_same(entry, one.verb, one.items) for one in sent), f"{deed} {action} became {entry.text}"
            assert entry.by == deed.user
        assert all(by_name[name].table.status in ("over", "closed") for name in self.ledger.ended)
        for name, user in self.ledger.seated:
            assert any(seat.user == user for seat in by_name[name].seats), f"{user} sat at {name}"
        for (name, user), out in self.ledger.left.items():
            if by_name[name].table.status == "playing":
                assert abandoned(_seat_of(by_name[name], user)) is out

    def _demand_whole(self, stored: Stored, length: int) -> None:
        number = stored.table.id
        before, entries = self.before.get(number, ()), tuple(stored.entries)
        assert entries[: len(before)] == before, "a log only grows"
        assert len(entries) >= length, "what was announced is there"
        self.before[number] = entries
        state = revive(stored).state
        if stored.table.status == "playing":
            assert state is not None
            assert not state.deal_due, "a deal is kept with the action that calls for it"
            assert not any(seat.standing_in for seat in stored.seats), "the time that the bot was down does not count"
        turns: dict[int, int] = {}
        for entry in entries:
            turn = turns.get(entry.seat, 0)
            turns[entry.seat] = turn + 1
            if entry.by is not None:
                sent = self.ledger.sent.get(Deed(table_name(number), entry.by, turn), [])
                assert any(_same(entry, one.verb, one.items) for one in sent), f"nobody asked for {entry.text}"
        self.actions += len(entries) - len(before)


def _of_turn(stored: Stored, deed: Deed) -> Entry:
    seat = _seat_of(stored, deed.user).seat
    own = [entry for entry in stored.entries if entry.seat == seat]
    assert len(own) > deed.turn, f"{deed} was acknowledged and is not there"
    return own[deed.turn]


def _seat_of(stored: Stored, user: int) -> Seat:
    return next(seat for seat in stored.seats if seat.user == user)


def _same(entry: Entry, verb: str, items: Sequence[str]) -> bool:
    """Whether an entry is this action; of several items that were picked one after the other only the verb is known."""
    first, *rest = entry.text.split()
    return first == verb and ("?" in items or not items or " ".join(rest) == " ".join(items))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/talon.db"
        return
    if postgres.MISSING:
        pytest.skip(postgres.MISSING)
    yield postgres.server().url(tmp_path)
    postgres.server().forget()


async def lagging(store: Store, place: Place) -> dict[Board, int]:
    """The boards that lag behind their logs, and how often each was edited so far."""
    boards = await store.tables.lagging_boards()
    return {board: place.messages[board.message].edits for board in boards if board.message in place.messages}


async def demand_healed(store: Store, place: Place, lagged: dict[Board, int]) -> None:
    """Every board that lagged is drawn anew, in its message or in a new one."""
    async with asyncio.timeout(HEAL_SECONDS):
        while await store.tables.lagging_boards():  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.05)
    for board, edits in lagged.items():
        now = (await store.tables.load(board.table)).board
        assert now is not None
        assert now.message in place.messages
        assert now.message != board.message or place.messages[board.message].edits > edits


async def one_life(host: Host, tables: list[Table], rng: Random, database: str) -> None:
    """Play until a moment that nobody knows, and be killed."""
    playing = [asyncio.create_task(table.live()) for table in tables]
    until = asyncio.create_task(host.until(rng.randint(5, 40)))
    try:
        await asyncio.wait({until, *playing}, return_when=asyncio.FIRST_COMPLETED)
        if until.done() and (stuck := until.exception()) is not None:
            stuck.add_note(await host.waiting())
            async with opened(database) as store:
                stuck.add_note(await standstill(store, host.place))
            raise stuck
        await asyncio.sleep(rng.random() * 0.03)
        await host.kill()
    finally:
        for task in (until, *playing):
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if not isinstance(error, asyncio.CancelledError):
            assert isinstance(error, Exception), "people play until the bot is killed"
            raise error


@pytest.mark.timeout(3600)
async def test_a_bot_killed_at_any_moment_has_told_nothing_that_is_not_so(tmp_path: Path, database: str) -> None:
    rng = chance(f"kill {database.partition(':')[0]}")
    place, ledger = Place(len(RECIPES)), Ledger()
    tables = [
        Table(place, channel, recipes, ledger, Random(rng.getrandbits(32)))
        for channel, recipes in zip(place.channels, RECIPES, strict=True)
    ]
    look, lagged, halfway = Look(ledger), dict[Board, int](), set[Deed]()
    async with Host(place, tmp_path, database) as host:
        for kill in range(KILLS):
            if kill == KILLS // 2:
                halfway = set(ledger.acknowledged)
            await host.begin(hours=kill)  # so that everybody's time to think would be over
            if kill and rng.random() < 0.2:
                await asyncio.sleep(rng.random() * 0.3)
                await host.kill()  # in the middle of its start
                continue
            await host.ready()
            async with opened(database) as store:
                await demand_healed(store, place, lagged)
            await one_life(host, tables, rng, database)
            lagged = {}
            if kill == KILLS - 1 or rng.random() < 0.5:  # else the next bot is the first to open what was left
                async with opened(database) as store:
                    await look.demand_truth(store, host.kept)
                    lagged = await lagging(store, place)
    assert len(ledger.acknowledged) > 2 * KILLS
    if SOAK:  # a few lives may pass by one table
        lately = {deed.user for deed in ledger.acknowledged.keys() - halfway}
        assert all(lately.intersection(table.users) for table in tables), "no table stands still"
    assert ledger.old_buttons > KILLS // 10


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store, as long as it is looked at."""
    store = await open_database(database)
    try:
        yield store
    finally:
        await store.close()
