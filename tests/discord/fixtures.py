"""The fixtures of all tests that run a bot in a simulated Discord; another directory's conftest imports them.

In `conftest.py`:

    from tests.discord.fixtures import discord_env, oracle

    __all__ = ["discord_env", "oracle"]

In a test (entering the block starts the bot, leaving it closes the bot and calls the oracle):

    async def test_a_table_opens(discord_env: DiscordEnv, tmp_path: Path) -> None:
        async with discord_env(build_bot(tmp_path)) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("cards")
            ann = guild.add_member(env.create_user("ann"))
            result = await ann.slash(channel, "table open", game="hearts")
            hand = await ann.click(result.response, custom_id="t:1:hand")
            assert hand.response is not None and hand.response.ephemeral
            await env.restart_bot(build_bot(tmp_path))
            await ann.click(result.response, custom_id="t:1:hand")
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import discord
import pytest

from tests.discord.environment import WatchedEnv
from tests.discord.oracle import Oracle


class DiscordEnv(Protocol):
    """Runs a bot in a fresh simulated Discord; options are `simcord.Env`'s, as `settle_timeout=0.3`."""

    def __call__(self, bot: discord.Client, **options: Any) -> AbstractAsyncContextManager[WatchedEnv]: ...


@pytest.fixture
def oracle() -> Iterator[Oracle]:
    """The judge of this test's environments; tell it which errors the test provokes."""
    judge = Oracle()
    yield judge
    judge.demand_expected()


@pytest.fixture
def discord_env(oracle: Oracle) -> DiscordEnv:
    """Opens environments that the test's oracle watches."""
    return oracle.watched
