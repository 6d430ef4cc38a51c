"""Answers first: what nobody waits for stands back while somebody waits for an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

PATIENCE_SECONDS: Final = 0.05
"""A redraw stands back no longer than this, however many answers are on their way: boards would else fall behind."""


class Precedence:
    """Counts the answers that are being made."""

    def __init__(self) -> None:
        self._open = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While somebody waits."""
        self._open += 1
        self._none.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._none.set()

    def is_idle(self) -> bool:
        """Whether nobody waits."""
        return not self._open

    async def stand_back(self) -> None:
        """Let the answers that are being made go first."""
        if self._open:
            with suppress(TimeoutError):  # then it has waited long enough, and goes all the same
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._none.wait()
