"""Garbage is looked for while nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from itertools import count
from typing import Final

THRESHOLD: Final = 10_000
"""New objects before Python looks by itself: its own 700, one screen's worth, cost half a millisecond a click."""
EVERY_SECONDS: Final = 4.0
"""So often what is young is looked through: what is still alive of it takes about a millisecond or two."""
WHOLE: Final = 150
"""In every so many rounds all that is alive, which takes longer."""
YOUNG, ALL = 1, 2
"""Python's generations of objects."""


async def tidy(is_idle: Callable[[], bool], *, every: float = EVERY_SECONDS, whole: int = WHOLE) -> None:
    """Look for garbage in moments that are idle, for as long as this runs.

    By itself Python does so in the middle of work, as soon as there are enough new objects; that stays for a bot that
    is never idle. What is alive at the beginning stays for good, so it is never looked through again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD)
    for number in count(1):
        await asyncio.sleep(every)
        if is_idle():
            gc.collect(YOUNG if number % whole else ALL)
