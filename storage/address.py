"""Which database an address names, and whether it names one at all."""

from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.api import Unusable

SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+asyncpg"
FORMS: Final = f"{SQLITE}:///path/to/talon.db or {POSTGRES}://user:password@host/name"


def read_address(url: str) -> URL:
    """The parts of an address. Raises Unusable with one sentence, never with a password.

    Two readers of an address must agree on it: else a part of a password would be taken for its host.
    """
    try:
        parsed, parts = make_url(url), urlsplit(url)
        _ = parts.port  # raises ValueError where it is none
    except (ArgumentError, ValueError):
        raise Unusable(f"That is not a database URL; write {FORMS}.") from None
    if parsed.drivername == SQLITE:
        _demand_file(parsed)
    elif parsed.drivername == POSTGRES:
        _demand_name(parsed)
    else:
        raise Unusable(f"There is no {parsed.drivername} store; write {FORMS}.")
    return parsed


def _demand_file(url: URL) -> None:
    if url.host or url.database in (None, "", ":memory:") or url.query:
        raise Unusable(f"The database URL must name a file and nothing else: {SQLITE}:///path/to/talon.db.")


def _demand_name(url: URL) -> None:
    if "@" in (url.host or ""):
        raise Unusable("A password in the database URL holds a sign that ends it there: write @ as %40, : as %3A.")
    if not url.database:
        raise Unusable(f"The database URL must name a database: {POSTGRES}://user:password@host/name.")
