"""A PostgreSQL server that refuses what it is asked, for as long as a block lasts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

from sqlalchemy.engine import make_url

from tests.postgres import server

Outage: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]
"""Begun with the address of a database."""
FAIL = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'as the test wants it' USING ERRCODE = '{code}'; END $$
"""
HANG_UP = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"


@asynccontextmanager
async def failing(url: str, code: str) -> AsyncIterator[None]:
    """Whatever is added to a log meets the error of this code."""
    name = _name(url)
    trigger = "CREATE TRIGGER fail BEFORE INSERT ON action EXECUTE FUNCTION fail()"
    await asyncio.to_thread(server().sql, FAIL.format(code=code), trigger, database=name)
    yield
    await asyncio.to_thread(server().sql, "DROP FUNCTION fail CASCADE", database=name)


@asynccontextmanager
async def read_only(url: str) -> AsyncIterator[None]:
    """The server ends every connection, and lets nobody write who comes anew."""
    setting = f"ALTER DATABASE {_name(url)} {{}} default_transaction_read_only"
    await asyncio.to_thread(server().sql, f"{setting.format('SET')} = on")
    await hang_up(url)
    yield
    await asyncio.to_thread(server().sql, setting.format("RESET"))


@asynccontextmanager
async def away(url: str) -> AsyncIterator[None]:
    """The server ends every connection, and takes no other."""
    allowed = f"ALTER DATABASE {_name(url)} ALLOW_CONNECTIONS {{}}"
    await asyncio.to_thread(server().sql, allowed.format("false"))
    await hang_up(url)
    yield
    await asyncio.to_thread(server().sql, allowed.format("true"))


async def hang_up(url: str) -> None:
    """End all connections to a database; there must be some."""
    assert int(await asyncio.to_thread(server().sql, HANG_UP.format(name=_name(url)))) > 0


def _name(url: str) -> str:
    name = make_url(url).database
    assert name is not None, "one of the test's own"
    return name
