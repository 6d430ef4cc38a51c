"""Trouble with the store, in a real store that is otherwise left to do its work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from storage.api import Store, StoreDown


class Faulty:
    """A real store whose calls can be made to fail or to wait, each by its name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.scores, self.people, self.standings = store.scores, store.people, store.standings
        self.check, self.close = store.check, store.close
        self.before: dict[str, Callable[[], Awaitable[None]]] = {}

    @property
    def tables(self) -> Any:  # Any: stands for each method of a TableStore
        return self

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store.tables, name)

        async def call(*args: Any, **named: Any) -> Any:
            if name in self.before:
                await self.before[name]()
            return await real(*args, **named)

        return call

    def break_down(self, *names: str) -> None:
        """From now on these calls fail."""

        async def fail() -> None:
            raise StoreDown("The disk is on fire.")

        self.before.update(dict.fromkeys(names, fail))
