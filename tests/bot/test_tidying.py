"""Garbage goes while nobody waits for an answer, and not in the middle of one."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.tidying import THRESHOLD, tidy


class Ring:
    """Refers to itself, so that only a search for garbage ends it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.usefixtures("_as_it_was")
@pytest.mark.parametrize("whole", [1, 600])
async def test_garbage_goes_once_nobody_waits(whole: int) -> None:
    idle = False
    tidying = asyncio.create_task(tidy(lambda: idle, every=0.001, whole=whole))
    await asyncio.sleep(0.01)
    assert gc.get_threshold()[0] == THRESHOLD
    gone = asyncio.Event()
    ring = weakref.ref(Ring(), lambda _: gone.set())
    await asyncio.sleep(0.02)
    assert ring() is not None, "somebody waits"
    idle = True
    await asyncio.wait_for(gone.wait(), 5)
    tidying.cancel()
