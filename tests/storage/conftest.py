"""The stores under test; a new kind of database joins the contract by one line here."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

from storage.api import Store
from storage.database import Database, open_database
from storage.memory import Memory
from tests import postgres

Opening: TypeAlias = Callable[[Path], Awaitable[Store]]


async def _memory(_directory: Path) -> Store:
    return Memory()


async def _sqlite(directory: Path) -> Store:
    return await open_database(f"sqlite+aiosqlite:///{directory}/talon.db")


async def _postgres(directory: Path) -> Store:
    return await open_database(await asyncio.to_thread(postgres_url, directory))


@cache
def _migrated() -> None:
    """Bring the template to the present schema, so that its copies need not be."""

    async def migrate() -> None:
        await (await open_database(postgres.server().address(postgres.TEMPLATE))).close()

    asyncio.run(migrate())


def postgres_url(directory: Path) -> str:
    """A database of that directory's own; called outside a running loop."""
    _migrated()
    return postgres.server().url(directory)


EVERYWHERE: dict[str, Opening] = {"memory": _memory, "sqlite": _sqlite, "postgres": _postgres}
OPENINGS = {kind: opening for kind, opening in EVERYWHERE.items() if kind != "postgres" or not postgres.MISSING}
without_postgres = pytest.mark.skipif(bool(postgres.MISSING), reason=postgres.MISSING or "it is installed")
KINDS = [pytest.param(kind, marks=[without_postgres] if kind == "postgres" else []) for kind in EVERYWHERE]


@pytest.fixture(params=KINDS)
def opening(request: pytest.FixtureRequest) -> Opening:
    return EVERYWHERE[request.param]


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


@pytest.fixture(autouse=True)
def _no_databases_left() -> Iterator[None]:
    yield
    if postgres.server.cache_info().currsize:
        postgres.server().forget()
