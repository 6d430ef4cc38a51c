"""One bot for the tests of a file: each test has a server of its own there, and whatever goes wrong is its.

No longer than that: between two files other tests may run for minutes, in which nobody would answer the bot.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.crawler import SUITS, named
from tests.bot.test_operation import free_port
from tests.wire.club import Club
from tests.wire.wire import Wire

SHARDS = 2


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def connected(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Wire]:
    """A Discord with a bot of two shards; at the end the bot must stop as it should."""
    folder: Path = tmp_path_factory.mktemp("wire")
    async with Wire(shards=SHARDS).listening() as wire:
        bot = await wire.run(folder, SHARD_COUNT=str(SHARDS), LOG_LEVEL="DEBUG", HEALTH_PORT=str(free_port()))
        try:
            yield wire
        finally:
            status = await bot.stop()
        assert status == 0, bot.failures()


@dataclass
class Judge:
    """Demands that no test leaves a bad request behind, nor an error that it has not foretold, nor a logged card."""

    wire: Wire
    foretold: list[str] = field(default_factory=list)

    def expect(self, words: str) -> None:
        """An error with these words is to be logged."""
        self.foretold.append(words)


def names_card(words: str) -> bool:
    """Whether a card stands there; a tile is told by no more than two numbers, which many a line has."""
    return any(card[-1] in SUITS.values() for card in named(words))


@pytest.fixture
def judge(connected: Wire) -> Iterator[Judge]:
    """Looks at what the bot did during one test."""
    bot, rest = connected.bot, connected.rest
    assert bot is not None, "started"
    lines, problems = len(bot.lines), len(rest.problems)
    judge = Judge(connected)
    yield judge
    sys.stdout.writelines(f"{line}\n" for line in bot.lines[lines:])  # shown where the test has failed
    assert not rest.problems[problems:], "\n".join(rest.problems[problems:])
    leaks = [line for line in bot.lines[lines:] if names_card(line["message"]) or names_card(line.get("error", ""))]
    assert not leaks, leaks[0]
    failures = bot.failures(lines)
    for words in judge.foretold:
        assert any(words in failure for failure in failures), f"never logged: {words}"
    unforetold = [one for one in failures if not any(words in one for words in judge.foretold)]
    assert not unforetold, "\n".join(unforetold)


@pytest.fixture
def wire(judge: Judge) -> Wire:
    """The loopback Discord, judged."""
    return judge.wire


@pytest_asyncio.fixture(loop_scope="module")
async def club(wire: Wire) -> Club:
    """A server on the first shard."""
    return await wire.club()
