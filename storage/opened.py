"""What opening a database of either kind comes to."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.pen import Pen


@dataclass(frozen=True, slots=True)
class Opened:
    """What to write and to read with, at the present schema.

    `where` names the database for people and holds no password; `check` raises StoreDown for damaged pages.
    """

    where: str
    write: Pen
    read: AsyncEngine
    check: Callable[[AsyncConnection], Awaitable[None]]
