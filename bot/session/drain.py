"""Before a planned stop: no new tables, while the running ones go on."""

from __future__ import annotations

from bot.session.errors import WrongTime


class Drain:
    """Whether this process still opens tables."""

    def __init__(self) -> None:
        self.begun = False

    def demand_open(self) -> None:
        """Raise `WrongTime` once the drain has begun."""
        if self.begun:
            raise WrongTime("draining")
