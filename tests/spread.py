"""In which order the tests run, so that no worker is left alone with long ones while a core has nothing to do.

xdist cuts the list into a piece for each worker; who has done his piece takes half of what another has left, from its
end. Long tests mostly wait: for processes, for Discord's pauses, for a computer's thinking. So all pieces but the last
begin with them, while the last worker keeps the processor busy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Test = TypeVar("Test")


def spread(tests: Sequence[Test], workers: int, together: Callable[[Test], Hashable | None]) -> list[Test]:
    """All tests in a new order; `together` is None for a short test, and the same for long ones that stay together."""
    short = [test for test in tests if together(test) is None]
    long: dict[Hashable, list[Test]] = {}
    for test in tests:
        if (group := together(test)) is not None:
            long.setdefault(group, []).append(test)
    beginnings: list[list[Test]] = [[] for _ in range(max(1, workers - 1))]
    for alike in long.values():
        min(beginnings, key=len).extend(alike)
    order: list[Test] = []
    for number, begun in enumerate(beginnings):
        piece = (len(tests) - len(order)) // (workers - number)
        filling = max(0, piece - len(begun))
        order += [*begun, *short[:filling]]
        short = short[filling:]
    return order + short
