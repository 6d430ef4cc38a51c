"""Tasks beside everything else: what one fails with is logged, and none outlives its end."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.session import tasks
from storage.api import StoreDown


async def _broken() -> None:
    raise LookupError("nothing there")


async def test_a_failure_is_logged_in_full_when_it_happens(caplog: pytest.LogCaptureFixture) -> None:
    task = tasks.begin(_broken(), name="drain")
    await asyncio.wait([task])
    [record] = caplog.records
    assert (record.levelno, record.getMessage()) == (logging.ERROR, "drain failed")
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], LookupError)


async def test_a_failure_that_is_known_is_logged_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    async def unkept() -> None:
        raise StoreDown("the disk is full")

    await asyncio.wait([tasks.begin(unkept(), name="deadlines")])
    [record] = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert "the disk is full" in record.getMessage()


async def test_the_end_waits_until_all_are_through_and_tells_of_none_that_was_cancelled(
    caplog: pytest.LogCaptureFixture,
) -> None:
    closed = []

    async def watch() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            closed.append(True)

    watching = [tasks.begin(watch(), name=f"watch {number}") for number in range(2)]
    await asyncio.sleep(0)
    await tasks.end(watching[0], None, watching[1])
    assert closed == [True, True]
    assert not caplog.records


async def test_the_end_of_one_that_has_failed_is_quiet(caplog: pytest.LogCaptureFixture) -> None:
    task = tasks.begin(_broken(), name="retention")
    await asyncio.wait([task])
    caplog.clear()
    await tasks.end(task)
    assert not caplog.records
