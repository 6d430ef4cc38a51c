"""Computer players think in processes of their own, and always have a legal answer in hand."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Final, TypeVar

from games.core.api import Action, BadNotation, State
from games.players.answer import advise, answer
from games.players.api import PLAYERS
from games.players.hint import Hint

log = logging.getLogger(__name__)

Done = TypeVar("Done")

GRACE_SECONDS: Final = 5.0
"""How much longer than its budget a worker may take before it counts as hung; its first job starts Python."""

QUEUE: Final = 3
"""How many questions may wait for each worker before players think less, so that nobody waits for long."""
CALM: Final = 5
"""How much lower the workers' priority is than that of the bot itself."""


class Thinking:
    """Asks computer players. What leaves this process is a state in which the seat's secrets were dealt anew."""

    def __init__(self, *, workers: int, seconds: float) -> None:
        """`workers` 0 asks in this process: for tests that need no second one."""
        self._workers = workers
        self.seconds: Final = seconds
        self._rng = SystemRandom()
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        # Whoever waits for a worker waits here, so that the time a question takes is its worker's alone.
        self._free = asyncio.Semaphore(max(1, workers))

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._waiting

    async def choose(self, state: State, seat: int, level: str) -> Action:
        """A legal action of `seat`, by a player who sees only what that seat may know."""
        level = level if level in PLAYERS else "easy"
        blinded = state.redeal(seat, Random(self._rng.getrandbits(64)))
        try:
            text = await self._ask(blinded, seat, level)
            action = state.read(seat, text)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a computer player gave no answer (%s); its seat plays by simple sense", type(error).__name__)
            action = blinded.policy(seat, Random(self._rng.getrandbits(64)))
        except BadNotation:
            log.exception("a computer player answered with no action; its seat plays by simple sense")
            action = blinded.policy(seat, Random(self._rng.getrandbits(64)))
        except Exception:  # a table must not stand still because of a player's bug
            log.exception("a computer player failed; its seat plays at random")
            return blinded.sample(seat, self._rng)
        return action if state.accepts(seat, action) else blinded.sample(seat, self._rng)

    async def hint(self, state: State, seat: int) -> Hint:
        """What a strong player would do for `seat` and why, seeing only what that seat may know."""
        blinded = state.redeal(seat, Random(self._rng.getrandbits(64)))
        try:
            given = await self._advise(blinded, seat)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("nobody gave a hint (%s); it is what simple sense says", type(error).__name__)
            given = Hint(action=blinded.policy(seat, Random(self._rng.getrandbits(64))), reason="hint-sense")
        return given

    async def _advise(self, blinded: State, seat: int) -> Hint:
        return await self._work(advise, blinded.game.key, blinded.to_json(), seat, self._rng.getrandbits(64))

    async def _ask(self, blinded: State, seat: int, level: str) -> str:
        return await self._work(answer, blinded.game.key, blinded.to_json(), seat, level, self._rng.getrandbits(64))

    async def _work(self, job: Callable[..., Done], *what: object) -> Done:
        """The job done by a worker; how long it may take, and its share of that, are given to it last."""
        if not self._workers:
            return job(*what, self.seconds, 1.0)
        async with self._place():
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._workers, mp_context=get_context("forkserver"), initializer=os.nice, initargs=(CALM,)
                )
            pool = self._pool
            try:
                asked = asyncio.get_running_loop().run_in_executor(
                    pool, partial(job, *what, self.seconds, self._share())
                )
                return await asyncio.wait_for(asked, self.seconds + GRACE_SECONDS)
            except (BrokenProcessPool, TimeoutError):
                if self._pool is pool:  # not the fresh one that somebody else has begun
                    self._pool = None
                    await _end(pool)
                raise

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A worker's time, waited for in order."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._free.release()

    def _share(self) -> float:
        """The part of its usual effort that a player may spend while so many wait behind it."""
        return min(1.0, QUEUE * self._workers / max(1, self._waiting))

    async def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await _end(pool)


async def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes, hung ones too, which `shutdown` alone would wait for."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
