"""Discord slows the bot down, or is slow itself: it waits as long as it is told, and nobody else waits for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.bot.test_operation import fetch, value
from tests.wire.club import Club, identified
from tests.wire.faults import Fault
from tests.wire.wire import Wire

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(120)]  # the first one starts the bot
WAIT = 1.0


async def counted(wire: Wire) -> float:
    """How many answers 429 the bot says that it has had."""
    return value((await fetch(wire.health_port, "/metrics"))[1], "talon_rate_limits_total")


@asynccontextmanager
async def limiting(wire: Wire, method: str, path: str, **how: Any) -> AsyncIterator[Fault]:
    """Answer one request of this kind 429, which the bot must count as one."""
    before = await counted(wire)
    with wire.failing(method, path, status=429, **how) as limit:
        yield limit
    assert await counted(wire) - before == 1


async def test_a_limit_of_one_channel_is_obeyed_and_no_other_channel_waits(wire: Wire, club: Club) -> None:
    other = await wire.club()
    first, _ = await club.deal()
    elsewhere, _ = await other.deal()
    board = f"/channels/{club.server.channel.id}/messages/.*"
    async with limiting(wire, "PATCH", board, retry_after=WAIT) as limit:
        await club.is_played(first, await first.act())
        [refused] = limit.struck
        again = wire.asked("PATCH", refused.path)[-1]
        assert again.at - refused.at >= WAIT
        assert [one for one in wire.asked("PATCH", refused.path) if refused.at < one.at < refused.at + WAIT] == []
    await other.is_played(elsewhere, await elsewhere.act())


async def test_during_a_global_limit_only_interactions_are_answered(wire: Wire, club: Club) -> None:
    other = await wire.club()
    first, _ = await club.deal()
    elsewhere, _ = await other.deal()
    board = f"/channels/{club.server.channel.id}/messages/.*"
    async with limiting(wire, "PATCH", board, retry_after=WAIT, everywhere=True) as limit:
        await (await first.act()).answer()
        await club.until(lambda: limit.struck)
        [refused] = limit.struck
        await other.is_played(elsewhere, await elsewhere.act())
        meanwhile = [one for one in wire.rest.asked if refused.at < one.at < refused.at + WAIT]
        assert [str(one) for one in meanwhile if one.path.startswith("/channels/")] == []
        assert any("/interactions/" in one.path for one in meanwhile), "clicks are exempt from the global limit"


async def test_a_limit_on_an_answer_is_waited_for(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    async with limiting(wire, "POST", "/interactions/.*", retry_after=0.3) as limit:
        exchange = await first.act()
        await club.is_played(first, exchange)
    assert exchange.answers[0][1] - limit.struck[0].at >= 0.3


async def test_a_ban_at_the_edge_of_discord_is_sat_out(wire: Wire, club: Club) -> None:
    """Cloudflare answers for Discord then, and discord.py gives up at once."""
    first, _ = await club.deal()
    board = f"/channels/{club.server.channel.id}/messages/.*"
    async with limiting(wire, "PATCH", board, headers={"Retry-After": "2"}) as ban:
        await club.is_played(first, await first.act())
        [refused] = ban.struck
        [again] = [one for one in wire.asked("PATCH", refused.path) if one.at > refused.at]
        assert again.at - refused.at >= 2


async def test_a_slow_board_keeps_nobody_from_playing(wire: Wire, club: Club) -> None:
    first, second = await club.deal()
    board = f"/channels/{club.server.channel.id}/messages/.*"
    with wire.failing("PATCH", board, slow=2.5) as slow:
        await (await first.act()).answer()
        await club.until(lambda: slow.struck)
        assert second.hand is not None
        second.hand = await (await second.press(second.hand, identified(second.hand, ":refresh"))).answer()
        answered = await second.act()
        await answered.answer()
        assert answered.answers[0][1] - slow.struck[0].at < 2.5, "before the board was"
        await club.until(lambda: len(wire.asked("PATCH", slow.struck[0].path)) > 1)


async def test_who_sits_down_before_the_command_has_found_its_message_is_seen_there(wire: Wire, club: Club) -> None:
    with wire.failing("GET", r"/webhooks/.*/messages/@original", slow=0.5) as slow:
        lobby = await club.lobby()
        await club.until(lambda: slow.struck)
        await club.begin(lobby, club.people[:2])
