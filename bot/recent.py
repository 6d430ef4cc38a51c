"""What was asked for lately: kept in memory as long as somebody asks for it, and read again after that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

UNASKED_MS: Final = 5 * 60 * 1000
"""So long a value is kept that nobody asks for, at least; it is gone after twice that time."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Values by key, in two halves: from time to time the half that was asked for longer ago is forgotten whole.

    Neither an order nor a time is kept for each value, and a half that is forgotten gives back all its memory.
    """

    __slots__ = ("_half", "_now", "_old", "_since", "_young")

    def __init__(self, now: Callable[[], int], *, most: int) -> None:
        """`now` gives epoch milliseconds; there are never more than `most` values."""
        self._now = now
        self._half = most // 2
        self._young: dict[Key, Value] = {}
        self._old: dict[Key, Value] = {}
        self._since = now()
        """From when on the younger half holds what is asked for."""

    def get(self, key: Key) -> Value | None:
        """The value, which stays for a while longer; None where there is none."""
        self._forget_unasked()
        found = self._young.get(key)
        if found is None and (found := self._old.pop(key, None)) is not None:
            self._young[key] = found
        return found

    def keep(self, key: Key, value: Value) -> None:
        """Remember a value, in place of any other under that key."""
        self._forget_unasked()
        self._old.pop(key, None)
        self._young[key] = value

    def add(self, key: Key, read: Value) -> Value:
        """Remember what was read, unless something was kept meanwhile, which is newer; what counts of the two."""
        found = self.get(key)
        if found is None:
            self.keep(key, read)
            return read
        return found

    def forget(self, key: Key) -> None:
        """Remember nothing under that key."""
        self._young.pop(key, None)
        self._old.pop(key, None)

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def _forget_unasked(self) -> None:
        now = self._now()
        passed = now - self._since  # below 0 where the clock was set back
        if 0 <= passed < UNASKED_MS and len(self._young) < self._half:
            return
        self._old = self._young if passed < 2 * UNASKED_MS else {}
        self._young = {}
        # Not from this moment on where the next half has begun before it: some would stay thrice as long.
        self._since = self._since + UNASKED_MS if UNASKED_MS <= passed < 2 * UNASKED_MS else now
