"""Addresses of databases: what is none is refused in one sentence, and no part of a password is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import SettingsError, load_settings
from storage.address import read_address
from storage.api import StoreError, Unusable
from storage.backup import back_up, restore
from storage.database import open_database
from storage.moving import demand_unused, move
from tests.commands.installation import sqlite_url

WRONG = (
    "",
    "nonsense",
    "/data/talon.db",
    "mysql+pymysql://u:hunter2@host/name",
    "postgresql://u:hunter2@host/name",
    "postgresql+asyncpg://u:hunter2@host:port/name",
    "postgresql+asyncpg://u:hunter2@host:99999/name",
    "postgresql+asyncpg://u:hunter2@[host/name",
    "postgresql+asyncpg://u:p@hunter2@host/name",
    "postgresql+asyncpg://u:hunter2/name",
    "postgresql+asyncpg://u:hunter2@host",
    "postgresql+asyncpg://u:hunter2@host/",
    "sqlite+aiosqlite://data/talon.db",
    "sqlite+aiosqlite:///talon.db?mode=ro",
    "sqlite+aiosqlite://",
    "sqlite+aiosqlite:///:memory:",
)
RIGHT = (
    "sqlite+aiosqlite:///data/talon.db",
    "sqlite+aiosqlite:////var/lib/talon/talon.db",
    "postgresql+asyncpg://u:p%40ss%2Fword%3A@host:5432/name",
    "postgresql+asyncpg://talon@/name?host=%2Frun%2Fpostgresql",
    "postgresql+asyncpg://[::1]:5432/name",
)


@pytest.mark.parametrize("url", WRONG)
async def test_what_is_no_address_is_refused_by_whoever_is_given_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    good, file = sqlite_url(tmp_path), tmp_path / "copy.db"
    await (await open_database(good)).close()
    await back_up(good, file)
    for work in (
        open_database(url),
        demand_unused(url),
        move(url, good),
        move(good, url),
        back_up(url, file.with_name("new.db")),
        restore(url, file),
    ):
        with pytest.raises(StoreError) as refused:
            await work
        assert "hunter2" not in str(refused.value)
    if url:  # an empty text counts as unset
        with pytest.raises(SettingsError, match=r"^DATABASE_URL must be an address such as") as told:
            load_settings({"DATABASE_URL": url}, None)
        assert "hunter2" not in str(told.value)


@pytest.mark.parametrize("url", RIGHT)
def test_what_is_one_is_taken(url: str) -> None:
    assert read_address(url).render_as_string(hide_password=False) == url
    assert load_settings({"DATABASE_URL": url}, None).database_url == url


def test_a_password_that_holds_an_at_sign_is_explained() -> None:
    with pytest.raises(Unusable, match="write @ as %40"):
        read_address("postgresql+asyncpg://u:p@hunter2@host/name")
