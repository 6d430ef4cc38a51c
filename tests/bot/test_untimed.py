"""A table without a clock, chosen in the panel or with /play: nothing counts down, and a nudge still reminds."""

from __future__ import annotations

from typing import Any

import pytest

from storage.api import UserId
from tests.bot.fixtures import ClubFactory, enabled, selects, texts
from tests.bot.players import Person
from tests.bot.test_table_menu import acts, menu, started


async def test_the_host_takes_the_clock_away_in_the_panel(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="penneech", computers="easy")
        panel: Any = (await ann.click(lobby, label="Set up")).response
        pace = next(one for one in selects(panel, "s:agree-on") if one["custom_id"].endswith("pace"))
        await ann.select(panel, values=["untimed"], custom_id=pace["custom_id"])
        shown = texts(next(message for message in world.messages() if enabled(message, "b:table")))
        assert "without a clock: nobody is ever late" in shown
        await world.restart()
        person = Person(world, ann)
        person.hand = (await ann.click(world.messages()[-1], custom_id="b:table:1:start")).response
        await world.env.advance_time(24 * 3600)
        live = await world.live()
        assert live.table.status == "playing"
        assert not any(seat.standing_in for seat in live.seats)
        assert "<t:" not in texts(world.board()), "nothing counts down"
        await acts(world, person)
        assert (await world.live()).turns[0] == 1


@pytest.mark.parametrize("notice", ["mention", "message"])
async def test_without_a_clock_a_nudge_says_that_others_wait_and_names_no_time(club: ClubFactory, notice: Any) -> None:
    async with club() as world:
        ann, ben, _ = await started(world, 3, pace="untimed")
        for person in world.people[1:3]:
            await world.bot.sessions.wishes.set_taste(UserId(person.id), person.name, notice=notice)
        await acts(world, ann)
        await world.env.advance_time(25)
        await ann.actor.click(await menu(world, ann), label="Nudge")
        await world.env.settle()
        said = ben.actor.user.dm_channel.history() if notice == "message" else world.messages()
        [nudge] = [text for text in map(texts, said) if "waiting for you" in text]
        assert "<t:" not in nudge
        assert "runs out" not in nudge
