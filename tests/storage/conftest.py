"""The stores under test; a new kind of database joins the contract by one line here."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from storage.api import Store
from storage.database import Database, open_database
from storage.memory import Memory

Opening: TypeAlias = Callable[[Path], Awaitable[Store]]


async def _memory(_directory: Path) -> Store:
    return Memory()


async def _sqlite(directory: Path) -> Store:
    return await open_database(f"sqlite+aiosqlite:///{directory}/talon.db")


OPENINGS: dict[str, Opening] = {"memory": _memory, "sqlite": _sqlite}


@pytest.fixture(params=OPENINGS)
def opening(request: pytest.FixtureRequest) -> Opening:
    return OPENINGS[request.param]


@pytest.fixture
async def store(opening: Opening, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await opening(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    yield opened
    await opened.close()
