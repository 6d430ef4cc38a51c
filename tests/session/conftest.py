"""Sessions over real stores: in memory, where a hand-moved clock settles everything, and in an SQLite file."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from storage.api import Store
from storage.database import Database, open_database
from storage.memory import Memory
from tests.session.clock import HandClock
from tests.session.room import Room

Opening: TypeAlias = Callable[..., Room]


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = Memory()
    if request.param == "sqlite":
        opened = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    yield opened
    await opened.close()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    yield opened
    await opened.close()


@pytest.fixture
async def rooms() -> AsyncIterator[Opening]:
    """Opens sessions over a store; they are closed at the end."""
    opened: list[Room] = []

    def open_room(store: Store, clock: HandClock | None = None, **other: Any) -> Room:
        opened.append(Room(store, clock or HandClock(), **other))
        return opened[-1]

    yield open_room
    for room in opened:
        await room.sessions.close()


@pytest.fixture
def room(rooms: Opening, store: Store) -> Room:
    """Sessions over either store."""
    return rooms(store)


@pytest.fixture
def quick(rooms: Opening) -> Room:
    """Sessions over a store in memory."""
    return rooms(Memory())
