"""PostgreSQL: one database for many hosts. Nothing but this file knows of servers and roles."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from storage.address import read_address
from storage.api import StoreDown, Unusable
from storage.faults import explain_server, unusable
from storage.migrate import migrate, refuse_foreign
from storage.opened import Opened
from storage.pen import LoopPen

READERS: Final = 4
CONNECT_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 30.0
"""A server that does not answer for so long counts as gone."""
MIGRATING: Final = 7_411_001
"""The advisory lock under which one process at a time migrates; the number means nothing else."""


async def open(url: str) -> Opened:
    """The database that `url` names. Raises Unusable."""
    parsed = read_address(url)
    where = place(parsed)
    # Alembic looks into files, which must not hold up the loop; a thread has a loop of its own.
    await asyncio.to_thread(asyncio.run, _migrate(parsed, where))
    write = LoopPen(_engine(parsed, where, pool_size=1))
    read = _engine(parsed, where, pool_size=READERS, isolation_level="REPEATABLE READ")
    return Opened(where, write, read, _no_pages)


def place(url: URL) -> str:
    """Host and name of a database, for people."""
    host = url.host or url.query.get("host") or "localhost"
    return f"{url.database} on {host}{f':{url.port}' if url.port else ''}"


async def _migrate(url: URL, where: str) -> None:
    async with _once(url, where) as connection:
        await _demand_durable(connection, where)
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        await connection.run_sync(migrate, where)


@asynccontextmanager
async def _once(url: URL, where: str) -> AsyncIterator[AsyncConnection]:
    """One transaction on a connection of its own. Raises Unusable where the server cannot be used."""
    engine = _engine(url, where, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            yield connection
    except StoreDown as error:
        raise Unusable(str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, where) from error
    finally:
        await engine.dispose()


async def _demand_durable(connection: AsyncConnection, where: str) -> None:
    """A commit that returned must survive a crash of the server."""
    if await connection.scalar(text("SHOW synchronous_commit")) == "off":
        raise Unusable(f"The database {where} has synchronous_commit = off: set it to on.")


async def _no_pages(_read: AsyncConnection) -> None:
    """Pages and references are the server's own business; `pg_amcheck` looks at them."""


def _engine(url: URL, where: str, **pool: Any) -> AsyncEngine:
    """`max_overflow` is 0 wherever there is a pool, so that the server knows how many connections to expect."""
    if "pool_size" in pool:
        pool |= {"max_overflow": 0, "pool_pre_ping": pool["pool_size"] > 1}
    return create_async_engine(url, async_creator=_connecting(url, where), hide_parameters=True, **pool)


def _connecting(url: URL, where: str) -> Callable[[], Awaitable[Any]]:
    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def connect() -> Any:
        try:
            import asyncpg
        except ImportError:
            raise StoreDown("PostgreSQL needs the package asyncpg: install talon[postgres].") from None
        try:
            return await asyncpg.connect(
                dsn,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings={"application_name": "talon"},
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise explain_server(error, where) from error

    return connect


async def look(url: str) -> bool:
    """Whether there is anything of ours in a database, which is only read. Raises Unusable."""
    parsed = read_address(url)
    where = place(parsed)
    async with _once(parsed, where) as connection:
        return await connection.run_sync(refuse_foreign, where)


async def demand_unused(url: str) -> None:
    """Raise Unusable if another process of ours is connected."""
    parsed = read_address(url)
    where = place(parsed)
    others = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'talon' AND pid <> pg_backend_pid()"
    )
    async with _once(parsed, where) as connection:
        if await connection.scalar(others):
            raise Unusable(f"The database {where} is held by another process: stop that one first.")
