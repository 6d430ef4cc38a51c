"""The judge of every test that talks to the bot: whatever a player would see go wrong fails the test.

When the `async with discord_env(bot)` block ends it demands that
- each interaction was acknowledged: once, in 3 s of simulated and of real time, no deferral left unfinished;
- nothing was logged at ERROR or above, by whichever logger, and the bot raised nothing (`env.errors`);
- each request of the bot is valid by Discord's description (`spec`) and by the further limits (`limits`).

A test that provokes an error names it, and the error must then occur:

    async def test_a_broken_store_is_told_politely(discord_env: DiscordEnv, oracle: Oracle) -> None:
        oracle.expect_error("raised DiskFull")
        async with discord_env(build_bot()) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("cards")
            alice = guild.add_member(env.create_user("alice"))
            ...
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import simcord
from simcord.types import HttpLogEntry

from tests.discord import limits
from tests.discord.environment import Exchange, WatchedEnv
from tests.discord.spec import published

DEADLINE = 3.0  # seconds Discord waits for the first answer


class _ErrorLog(logging.Handler):
    """Keeps every record of level ERROR or above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class Oracle:
    """Judges the environments of one test and keeps the errors the test foretold."""

    def __init__(self) -> None:
        self._expected: dict[str, bool] = {}

    def expect_error(self, pattern: str) -> None:
        """Allow every problem that matches the regular expression, and demand that there is one."""
        self._expected.setdefault(pattern, False)

    @contextlib.asynccontextmanager
    async def watched(self, bot: discord.Client, **options: Any) -> AsyncIterator[WatchedEnv]:
        """Run the bot in a fresh world, close it and judge what happened; options go to `simcord.Env`."""
        log = _ErrorLog()
        logging.getLogger().addHandler(log)
        env = WatchedEnv(bot, **options)
        try:
            async with _running(env):
                yield env
        except BaseException as error:
            for problem in self._unexpected(env, log):
                error.add_note(f"oracle: {problem}")
            raise
        finally:
            logging.getLogger().removeHandler(log)
        self._judge(env, log)

    def demand_expected(self) -> None:
        """Fail where an error that was foretold has not come."""
        missing = [pattern for pattern, seen in self._expected.items() if not seen]
        self._expected.clear()
        assert not missing, f"expected errors did not occur: {missing}"

    def _judge(self, env: WatchedEnv, log: _ErrorLog) -> None:
        unexpected = self._unexpected(env, log)
        if unexpected:
            self._expected.clear()
            causes = [error for error in env.errors if isinstance(error, Exception)]
            raise AssertionError("\n".join(["the oracle objects:", *unexpected])) from (
                ExceptionGroup("the bot raised", causes) if causes else None
            )
        self.demand_expected()

    def _unexpected(self, env: WatchedEnv, log: _ErrorLog) -> list[str]:
        found = list(dict.fromkeys(_problems(env, log.records)))
        for pattern in self._expected:
            matching = [problem for problem in found if re.search(pattern, problem)]
            self._expected[pattern] |= bool(matching)
        return [problem for problem in found if not any(re.search(p, problem) for p in self._expected)]


@contextlib.asynccontextmanager
async def _running(env: WatchedEnv) -> AsyncIterator[None]:
    try:
        await env.start()
        try:
            with env.time_context():
                yield
        finally:
            await env.shutdown()
    finally:
        # also after a failed start: a store left open would keep the process from ending
        await env.close_bots()


def _problems(env: WatchedEnv, records: list[logging.LogRecord]) -> Iterator[str]:
    for number, exchange in env.exchanges.items():
        yield from _unanswered(env, number, exchange)
    for record in records:
        cause = f" ({record.exc_info[1]!r})" if record.exc_info else ""
        yield f"logged {record.levelname} by {record.name}: {record.getMessage()}{cause}"
    for error in env.errors:
        yield f"raised {error!r}" + (f" from {error.__cause__!r}" if error.__cause__ else "")
    for request in env.http_requests:
        for problem in invalid(request):
            yield f"invalid {request.method} {request.path}: {problem}"


def _unanswered(env: WatchedEnv, number: int, exchange: Exchange) -> Iterator[str]:
    record = env.backend.interactions[number]
    answers = exchange.answers
    if not answers:
        yield f"unacknowledged: {exchange.what}"
    elif not record.responded:
        yield f"acknowledged too late or wrongly: {exchange.what}"
    elif len(answers) > 1:
        yield f"acknowledged {len(answers)} times: {exchange.what}"
    elif exchange.took > DEADLINE:
        yield f"acknowledged after {exchange.took:.1f} s of real time: {exchange.what}"
    if record.loading and simcord.InteractionResult(env, record).response is not None:
        yield f"deferred and never finished: {exchange.what}"


def invalid(request: HttpLogEntry) -> list[str]:
    """What is wrong with one request, by the published description (where present) and by the limits."""
    spec = published()
    described = [] if spec is None else spec.problems(request.method, request.path, request.json)
    return described + limits.problems(request.method, request.path, request.json)
