"""Before a planned stop: no new tables, while the running ones go on."""

from __future__ import annotations

from typing import Final
from uuid import uuid4

from bot.session.errors import NotKept, WrongTime
from storage.api import PeopleStore, StoreError

ORDER: Final = "drain"
"""Under this key the store keeps the name of the order that is in force, none where tables may be opened."""


class Drain:
    """Whether this process still opens tables: not once it is to stop, nor while the bot's owner wants none.

    What the owner wants stands in the store, so that all processes over it hear of it. It holds until the owner takes
    it back, and for each process no longer than until its next start: by then the stop that was planned has been.
    """

    def __init__(self, people: PeopleStore) -> None:
        self._people = people
        self.stopping = False
        """Whether this process has been told to stop, of which no other one needs to know."""
        self._ordered = False
        self._past = ""

    @property
    def begun(self) -> bool:
        """Whether no tables are opened, as far as this process has heard."""
        return self.stopping or self._ordered

    async def start(self) -> None:
        """From here on; an order given before does not hold here. Raises `StoreError`."""
        self._past = await self._order()

    async def order(self, *, on: bool) -> None:
        """Let every process open no more tables, or open them again. Raises `NotKept`."""
        try:
            await self._people.set_meta(ORDER, uuid4().hex if on else "")
        except StoreError as error:
            raise NotKept from error
        self._ordered = on

    async def look(self) -> bool:
        """Whether the owner wants no tables to be opened. Raises `NotKept`."""
        try:
            order = await self._order()
        except StoreError as error:
            raise NotKept from error
        self._ordered = order not in ("", self._past)
        return self._ordered

    async def demand_open(self) -> None:
        """Raise `WrongTime` once the drain has begun, `NotKept` where that cannot be found out."""
        if self.stopping or await self.look():
            raise WrongTime("draining")

    async def _order(self) -> str:
        return await self._people.meta(ORDER) or ""
