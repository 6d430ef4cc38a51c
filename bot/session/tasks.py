"""Tasks that go on beside everything else: a failure of one is told when it happens, not when somebody asks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.session.errors import TableError
from storage.api import StoreError

log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Let `work` go on by itself until it ends or `end` is called; what it fails with is logged in full."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_tell)
    return task


async def end(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks that `begin` has begun, and wait until they have come to their end; None is passed over."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)  # their failures are told already


def _tell(task: asyncio.Task[None]) -> None:
    if task.cancelled() or (error := task.exception()) is None:
        return
    if isinstance(error, TableError | StoreError):
        log.warning("%s stopped: %r", task.get_name(), error)
    else:
        log.error("%s failed", task.get_name(), exc_info=error)
