"""No change of a table goes undrawn, at whatever moment of a redraw it comes."""

from __future__ import annotations

import asyncio
import logging

import discord
import pytest

from bot.language import Languages
from bot.pictures import Painter
from bot.session.dealer import Dealer
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from bot.ui.presenter import Presenter
from bot.ui.reach import told_to_wait
from storage.api import TableId
from storage.memory import Memory
from tests.session.clock import HandClock

TABLE = TableId(7)
MOMENTS = 40
"""More steps of the event loop than a redraw takes."""


async def steps(count: int) -> None:
    """Let everything else go so many steps."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_change_is_drawn_at_whatever_moment_it_comes(caplog: pytest.LogCaptureFixture) -> None:
    """The table does not exist, which each attempt to draw it notes in the log."""
    painter = Painter()
    sessions = Sessions(Memory(), HandClock(), Dealer(), Thinking(workers=0, seconds=1), Times())
    presenter = Presenter(discord.Client(intents=discord.Intents.none()), sessions, Languages(), painter, 0)
    with caplog.at_level(logging.WARNING, "bot.ui.presenter"):
        for moment in range(MOMENTS):
            presenter.redraw(TABLE)
            await steps(moment)
            drawn = len(caplog.records)
            presenter.redraw(TABLE)
            await steps(MOMENTS)
            assert len(caplog.records) > drawn, f"lost after {moment} steps"
    await presenter.close()
    await painter.close()


@pytest.mark.parametrize(("error", "seconds"), [(discord.RateLimited(40.5), 40.5), (OSError("cut"), 0)])
def test_a_redraw_waits_as_long_as_discord_says(error: Exception, seconds: float) -> None:
    assert told_to_wait(error) == seconds
