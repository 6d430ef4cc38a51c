"""Time as the sessions see it: whoever builds them says which clock it is."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> int:
        """Epoch milliseconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Come back after that long."""
        ...
