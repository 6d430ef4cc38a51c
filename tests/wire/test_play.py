"""From the first connection to a card on the table, over the wire."""

from __future__ import annotations

import pytest

from tests.wire.club import Club, enabled, labelled, texts
from tests.wire.wire import Wire

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(120)]  # the first one starts the bot


async def test_the_bot_registers_its_commands_and_identifies_without_privileged_intents(wire: Wire) -> None:
    assert {"play", "rules", "help"} <= {command["name"] for command in wire.world.commands}
    assert len(wire.asked("PUT", "/commands")) == 1
    assert wire.gateway.intents == {1}, "guilds alone"
    assert wire.gateway.introductions[0].shard == 0


async def test_a_table_is_opened_joined_started_and_played_by_clicks(wire: Wire, club: Club) -> None:
    lobby = await club.lobby()
    assert labelled(lobby, "Join") in enabled(lobby)
    first, _ = await club.begin(lobby, club.people[:2])
    before = texts(await club.board())
    hand = texts(await (await first.act()).answer())
    assert not first.offered.acts, hand
    await club.until(lambda: texts(club.boards()[-1]) != before)


async def test_whoever_clicks_is_answered_before_the_table_is_drawn(wire: Wire, club: Club) -> None:
    first, _ = await club.begin(await club.lobby(), club.people[:2])
    since, before = len(wire.rest.asked), texts(await club.board())
    await (await first.act()).answer()
    await club.until(lambda: texts(club.boards()[-1]) != before)
    asked = [one.path.split("/")[1] for one in wire.rest.asked[since:]]
    assert asked.index("interactions") < asked.index("channels")
