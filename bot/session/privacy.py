"""What is kept about a person: shown, handed out, and taken out again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.session.computers import STAND_IN
from bot.session.desk import Desk, Step
from bot.session.errors import NoTable, NotKept
from bot.session.live import Live
from bot.session.play import Play
from bot.session.wishes import Wishes
from storage.api import JSON, LIVE, Seat, StoreError, TableId, UserId, without


class Privacy:
    """Knows where a person's traces are; others' games stay whole."""

    def __init__(self, desk: Desk, play: Play, wishes: Wishes) -> None:
        self._desk = desk
        self._play = play
        self._wishes = wishes

    async def kept_about(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, JSON]]]:
        """Every row that names a person, by kind. Raises `NotKept`."""
        try:
            return await self._desk.store.people.kept_about(user)
        except StoreError as error:
            raise NotKept from error

    async def forget(self, user: UserId) -> None:
        """Give a person's seats to computers, and take name and id out of all that is kept. Raises `NotKept`."""
        try:
            for table in await self._desk.store.tables.live_tables():
                if table.host == user or user in _ids(table.settings):
                    await self._leave(table.id, user)
            for table in await self._desk.store.tables.live_tables(user=user):
                await self._leave(table.id, user)
            async with self._wishes.writing:  # what is read before and written after would bring the id back
                await self._desk.store.people.forget(user)
        except StoreError as error:
            raise NotKept from error
        self._desk.drop_ended()
        self._wishes.forget(user)

    async def _leave(self, table: TableId, user: UserId) -> None:
        try:
            async with self._desk.at(table) as live:
                if live.table.status in LIVE:
                    await self._desk.keep(live, self._without(live, user))
        except NoTable:
            return
        self._play.wake(live)

    def _without(self, live: Live, user: UserId) -> Step:
        seats = tuple(_vacated(live, seat) if seat.user == user else seat for seat in live.seats)
        after = replace(live, seats=seats)
        settings = without(live.table.settings, user)
        people = after.present() or after.people()
        if not people:
            return Step(seats=seats, settings=settings, status="closed", due_at=None)
        host = people[0].user if live.table.host == user else None
        if live.table.status == "lobby":
            return Step(seats=seats, settings=settings, host=host)
        return Step(seats=seats, settings=settings, host=host, due_at=self._play.due(live, seats))


def _vacated(live: Live, seat: Seat) -> Seat:
    """The seat with nobody's name on it: open in a lobby, a computer's in a game."""
    player = None if live.table.status == "lobby" else seat.player or STAND_IN
    return Seat(live.id, seat.seat, None, "", player=player)


def _ids(settings: Mapping[str, JSON]) -> set[JSON]:
    """Every number in a table's settings, however deep."""
    found: set[JSON] = set()
    rest: list[JSON] = list(settings.values())
    while rest:
        one = rest.pop()
        if isinstance(one, Mapping):
            rest += one.values()
        elif isinstance(one, list | tuple):
            rest += one
        elif isinstance(one, int):
            found.add(one)
    return found
