"""Slows down who does the same thing too often, and nobody else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from bot.session.clock import Clock
from bot.session.errors import WrongTime

REMEMBERED: Final = 10_000


class Brake:
    """At most `times` in `seconds` for each key; the oldest keys are forgotten first, and all whose time is up."""

    def __init__(self, clock: Clock, *, times: int, seconds: float) -> None:
        self._clock = clock
        self._times = times
        self._span = int(seconds * 1000)
        self._done: OrderedDict[Hashable, list[int]] = OrderedDict()

    def count(self, key: Hashable) -> bool:
        """Note one more; False where that is too many, and then it does not count."""
        now = self._clock.now()
        done = [at for at in self._done.get(key, ()) if at > now - self._span]  # a deque takes 600 bytes at least
        self._done[key] = done
        self._done.move_to_end(key)
        if len(done) >= self._times:
            return False
        done.append(now)
        while len(self._done) > REMEMBERED or self._latest_of_oldest() <= now - self._span:
            self._done.popitem(last=False)
        return True

    def _latest_of_oldest(self) -> int:
        return next(iter(self._done.values()))[-1]

    def demand(self, key: Hashable) -> None:
        """As `count`. Raises `WrongTime` where it is too often."""
        if not self.count(key):
            raise WrongTime("slow-down")
