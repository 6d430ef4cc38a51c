"""Answers go before boards, and boards do not wait for ever."""

from __future__ import annotations

import asyncio
import logging
import time

import discord
import pytest

from bot.language import Languages
from bot.pictures import Painter
from bot.session.dealer import Dealer
from bot.session.sessions import Sessions, Times
from bot.session.thinking import Thinking
from bot.ui.precedence import PATIENCE_SECONDS, Precedence
from bot.ui.presenter import Presenter
from storage.memory import Memory
from tests.bot.test_redraws import MOMENTS, TABLE, steps
from tests.session.clock import HandClock


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the presenter has said."""
    return [record.getMessage() for record in caplog.records if record.name == "bot.ui.presenter"]


async def test_what_stands_back_goes_on_with_the_last_answer() -> None:
    precedence = Precedence()
    with pytest.raises(StopIteration):  # done in one step, as nobody waits
        precedence.stand_back().send(None)
    with precedence.answering():
        with precedence.answering():
            task = asyncio.create_task(precedence.stand_back())
            await steps(3)
            assert not precedence.is_idle()
        await steps(3)
        assert not task.done()
    await steps(3)
    assert task.done()
    assert precedence.is_idle()


async def test_an_answer_that_fails_is_waited_for_no_longer() -> None:
    precedence = Precedence()
    with pytest.raises(ZeroDivisionError), precedence.answering():
        raise ZeroDivisionError
    assert precedence.is_idle()


async def test_nothing_stands_back_for_ever() -> None:
    precedence = Precedence()
    with precedence.answering():
        began = time.monotonic()
        await precedence.stand_back()
        assert time.monotonic() - began >= PATIENCE_SECONDS * 0.9


async def test_a_table_is_drawn_after_the_answers_under_way(caplog: pytest.LogCaptureFixture) -> None:
    """The table does not exist, which each attempt to draw it notes in the log."""
    painter = Painter()
    sessions = Sessions(Memory(), HandClock(), Dealer(), Thinking(workers=0, seconds=1), Times())
    presenter = Presenter(discord.Client(intents=discord.Intents.none()), sessions, Languages(), painter, 0)
    with caplog.at_level(logging.WARNING, "bot.ui.presenter"):
        with presenter.precedence.answering():
            presenter.redraw(TABLE)
            await steps(MOMENTS)
            assert told(caplog) == []
        await steps(MOMENTS)
        assert told(caplog) != []
    await presenter.close()
    await painter.close()
