"""The sandbox as a process of its own: what time it has, and whose browser shows it."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox import LAST_SEEN
from storage.database import open_database
from tests.commands.program import database, free_port, page_of, program, stopped

pytestmark = pytest.mark.timeout(120)
YEAR = 366 * 86_400.0
WAIT_SECONDS = 60
"""How long a busy machine may take over what is waited for."""

READER = """#!{python}
import sys, urllib.request
with urllib.request.urlopen(sys.argv[1]) as page, open({seen!r}, "w") as seen:
    print(sys.argv[1], page.status, file=seen)
"""
"""A browser that stays in front until it has loaded the page, as those of a terminal do."""


@pytest.mark.parametrize("last", [-YEAR, YEAR], ids=["stopped a year ago", "ahead of this machine by a year"])
async def test_the_clock_starts_at_the_later_of_now_and_the_last_stop(tmp_path: Path, last: float) -> None:
    url, now = database(tmp_path), time.time()  # noqa: TID251 # the machine's own clock is what is tested
    store = await open_database(url)
    await store.people.set_meta(LAST_SEEN, str(now + last))
    await store.close()
    given = {"DATABASE_URL": url, "SANDBOX_PORT": free_port()}
    async with program(given, "--sandbox", "--no-browser") as process:
        await page_of(process)
        shown = await until_changed(tmp_path / "talon.db", now + last)
        await stopped(process, signal.SIGTERM)
    assert max(0.0, last) <= shown - now < max(0.0, last) + WAIT_SECONDS


async def until_changed(file: Path, before: float) -> float:
    """The time that a running sandbox has written down, once it is not `before`."""
    end = time.monotonic() + WAIT_SECONDS
    while (found := await asyncio.to_thread(last_seen, file)) == before:
        assert time.monotonic() < end, "its clock stands still"
        await asyncio.sleep(0.1)
    return found


def last_seen(file: Path) -> float:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as there:
        [(value,)] = there.execute("SELECT value FROM meta WHERE key = ?", (LAST_SEEN,))
    return float(value)


@pytest.mark.parametrize("opens", [True, False])
async def test_a_browser_opens_at_the_page_unless_one_wants_none(tmp_path: Path, *, opens: bool) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(READER.format(python=sys.executable, seen=str(seen)))
    browser.chmod(0o755)
    given = {"DATABASE_URL": database(tmp_path), "SANDBOX_PORT": free_port(), "BROWSER": f"{browser} %s"}
    async with program(given, *(() if opens else ("--no-browser",))) as process:  # no token: a sandbox it is
        page, end = await page_of(process), time.monotonic() + WAIT_SECONDS
        while opens and not await asyncio.to_thread(seen.exists):
            assert time.monotonic() < end, "no browser has loaded the page"
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        await stopped(process, signal.SIGTERM)
    assert seen.exists() == opens
    assert not opens or seen.read_text() == f"{page} 200\n"
