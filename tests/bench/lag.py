"""How late the event loop is while computer players think in processes of their own, beside an idle loop.

Ticks that are due every few milliseconds are timed; idle and thinking take turns, so that other load falls on both.
"""

from __future__ import annotations

import asyncio
import os
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Final

from bot.session.thinking import Thinking
from games import games
from games.core.api import CHANCE, State
from games.players.chance import deal

TICK_SECONDS: Final = 0.005
SPELL_SECONDS: Final = 5.0
SPELLS: Final = 6
TIMES: Final = 4.0
"""How many times the idle lag that of a loop whose players think may be, at p99."""


def measure() -> bool:
    """Print both lags; whether the target is met."""
    return asyncio.run(_measured())


async def _measured() -> bool:
    # One worker fewer than cores: what is looked for is what the bot's own process is kept from doing.
    thinking = Thinking(workers=max(1, (os.cpu_count() or 2) - 1), seconds=1.0)
    state = games()["ninety-nine"].start(3)
    state.do(CHANCE, deal(state, Random(1)))
    await thinking.choose(state, 0, "hard")  # starts the worker
    idle: list[float] = []
    busy: list[float] = []
    for _ in range(SPELLS):
        idle += await _lags()
        asking = asyncio.create_task(_ask(thinking, state))
        busy += await _lags()
        await asking
    await thinking.close()
    print(f"the loop is late by {_spread(idle)} idle, by {_spread(busy)} while a player thinks")
    return _p99(busy) <= TIMES * _p99(idle)


async def _ask(thinking: Thinking, state: State) -> None:
    """Ask for bids, the longest thoughts there are, one after another for a spell."""
    end = perf_counter() + SPELL_SECONDS
    while perf_counter() < end:
        await thinking.choose(state, 0, "hard")


async def _lags() -> list[float]:
    """By how many seconds each tick of a spell came late."""
    late = []
    end = perf_counter() + SPELL_SECONDS
    while (began := perf_counter()) < end:
        await asyncio.sleep(TICK_SECONDS)
        late.append(perf_counter() - began - TICK_SECONDS)
    return late


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98]


def _spread(seconds: list[float]) -> str:
    return f"{quantiles(seconds, n=100)[49] * 1000:.1f} ms in the median and {_p99(seconds) * 1000:.1f} ms at p99"
