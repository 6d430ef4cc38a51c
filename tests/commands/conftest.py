"""An installation in each kind of database; those of a server are dropped as those of the storage tests are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.installation import play_through, sqlite_url
from tests.storage.conftest import _no_databases_left, postgres_url, without_postgres

__all__ = ["_no_databases_left"]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=without_postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_url(tmp_path) if request.param == "sqlite" else postgres_url(tmp_path)


@pytest.fixture
async def played(url: str) -> str:
    """An installation with a finished match, a running one and a lobby; nobody has it open."""
    await play_through(url)
    return url
