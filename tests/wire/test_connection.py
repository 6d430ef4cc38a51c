"""The gateway lets go of the bot in every way that Discord's documentation names; play goes on."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests.wire.club import Club
from tests.wire.conftest import SHARDS
from tests.wire.wire import Wire

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(120)]  # the first one starts the bot


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def launched(wire: Wire) -> None:
    """discord.py brings no shard back before it has launched all of them: a click of then could wait too long."""
    for shard in range(SHARDS):
        await wire.gateway.connected(shard)


async def test_a_dropped_connection_is_resumed_where_it_ended(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    before, known = len(wire.gateway.resumed), wire.gateway.session(0)
    await wire.gateway.drop(0)
    await wire.gateway.connected(0)
    assert [(shard, path) for shard, path in wire.gateway.resumed[before:]] == [(0, "/resumed")]
    assert wire.gateway.session(0) is known, "no new introduction"
    await club.is_played(first, await first.act())


async def test_a_click_during_an_outage_is_answered_after_it_once(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    await wire.gateway.drop(0)
    exchange = await first.act()
    assert not exchange.answers
    await club.is_played(first, exchange)


async def test_a_connection_that_ends_in_the_middle_of_an_answer_loses_nothing(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    with wire.failing("POST", r"/interactions/.*", slow=0.4) as slow:
        exchange = await first.act()
        await club.until(lambda: slow.struck)
        await wire.gateway.drop(0)
        await club.is_played(first, exchange)
    await wire.gateway.connected(0)


async def test_the_bot_comes_back_when_it_is_asked_to_reconnect(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    before, introduced = len(wire.gateway.resumed), wire.gateway.introduced(0)
    await wire.gateway.reconnect(0)
    await club.is_played(first, await first.act())
    assert len(wire.gateway.resumed) == before + 1
    assert wire.gateway.introduced(0) == introduced


async def test_an_invalid_session_that_can_be_resumed_is_resumed(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    before, introduced = len(wire.gateway.resumed), wire.gateway.introduced(0)
    await wire.gateway.invalidate(0, resumable=True)
    await club.is_played(first, await first.act())
    assert len(wire.gateway.resumed) == before + 1
    assert wire.gateway.introduced(0) == introduced


async def test_after_an_invalid_session_the_bot_introduces_itself_anew_and_plays_on(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    introduced = wire.gateway.introduced(0)
    await wire.gateway.invalidate(0, resumable=False)
    await wire.gateway.connected(0)
    assert wire.gateway.introduced(0) == introduced + 1
    await club.is_played(first, await first.act())


async def test_what_happens_to_one_shard_is_nothing_to_another(wire: Wire) -> None:
    club = await wire.club(shard=1)
    first, _ = await club.deal()
    before = len(wire.gateway.resumed)
    await wire.gateway.drop(0)
    session = wire.gateway.session(1)
    assert session is not None
    assert session.socket is not None
    await club.is_played(first, await first.act())
    await wire.gateway.connected(0)
    assert [shard for shard, _ in wire.gateway.resumed[before:]] == [0]


async def test_a_channel_that_is_deleted_during_an_outage_loses_its_table_after_it(wire: Wire, club: Club) -> None:
    await club.deal()
    assert await club.is_listed()
    await wire.gateway.drop(0)
    deleted = await club.lose_channel()
    await wire.gateway.dispatch(0, "CHANNEL_DELETE", deleted.payload())
    await wire.gateway.connected(0)
    await club.is_closed()
