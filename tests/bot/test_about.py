"""What /about says of the bot that runs."""

from __future__ import annotations

from bot.version import VERSION
from tests.bot.answers import answer
from tests.bot.fixtures import ClubFactory, texts


async def test_about_tells_the_version_and_how_long_this_process_has_been_running(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        await world.restart()  # a bot that has known no clock but the simulated one
        for waited, running in ((0, "0 h 0 min"), (2 * 3600 + 5 * 60, "2 h 5 min"), (24 * 3600, "1 day 2 h")):
            await world.env.advance_time(waited)
            told = texts(answer(await ann.slash(world.channel, "about")))
            assert f"**Talon** {VERSION} " in told
            assert f"Running for {running}." in told
        await world.restart()
        assert "Running for 0 h 0 min." in texts(answer(await ann.slash(world.channel, "about")))
