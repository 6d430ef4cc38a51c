"""How far boards are shown is kept a little later, and never in the place of something newer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.session.desk import Desk
from bot.ui.progress import Progress
from storage.api import Board, ChannelId, Store, TableId
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.faulty import Faulty
from tests.storage.making import table as made_table

LONG = 600.0
"""Seconds: nothing is kept before the end."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path}/talon.db")
    yield opened
    await opened.close()


async def made(store: Store, channel: int) -> TableId:
    """A table with a board that shows nothing yet."""
    number = await store.tables.create(made_table(channel), [])
    await store.tables.set_board(board(number, 0))
    return number


def board(table: TableId, shown: int) -> Board:
    return Board(table, ChannelId(1), 900, shown)


def noted(ahead: Progress, board: Board) -> None:
    """A board was edited, and whoever had to be called has been."""
    ahead.note(board)
    ahead.settle(board.table)


async def shown(store: Store, table: TableId) -> int:
    kept = (await store.tables.load(table)).board
    assert kept is not None, "it has one"
    return kept.seq_shown


async def test_what_was_noted_is_kept_soon_and_for_each_table_as_it_was_last(store: Store) -> None:
    tables = [await made(store, channel) for channel in range(3)]
    ahead = Progress(Desk(store, HandClock()), 0.05)
    for number in range(1, 4):
        for table in tables[:2]:
            noted(ahead, board(table, number))
    await until_shown(store, tables[:2], 3)
    assert await shown(store, tables[2]) == 0
    noted(ahead, board(tables[2], 5))
    await until_shown(store, tables[2:], 5)
    await ahead.close()


async def until_shown(store: Store, tables: list[TableId], number: int) -> None:
    async with asyncio.timeout(10):
        while [await shown(store, table) for table in tables] != [number] * len(tables):  # noqa: ASYNC110 - the database does not call
            await asyncio.sleep(0.01)


async def test_a_bot_that_stops_keeps_the_rest_but_nothing_that_was_overtaken(store: Store) -> None:
    tables = [await made(store, channel) for channel in range(2)]
    ahead = Progress(Desk(store, HandClock()), LONG)
    for table in tables:
        noted(ahead, board(table, 4))
    ahead.forget(tables[0])
    await store.tables.set_board(board(tables[0], 9))
    await ahead.close()
    assert [await shown(store, table) for table in tables] == [9, 4]


async def test_what_cannot_be_kept_is_told_and_the_next_is_kept(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    table = await made(store, 1)
    faulty = Faulty(store)
    ahead = Progress(Desk(faulty, HandClock()), LONG)
    faulty.break_down("set_board")
    noted(ahead, board(table, 1))
    await ahead.close()
    [record] = caplog.records
    assert (record.levelno, await shown(store, table)) == (logging.WARNING, 0)
    faulty.before.clear()
    noted(ahead, board(table, 2))
    await ahead.close()
    assert await shown(store, table) == 2


async def test_a_board_after_which_somebody_is_still_to_be_called_is_left_to_the_next_start(store: Store) -> None:
    table = await made(store, 1)
    ahead = Progress(Desk(store, HandClock()), 0)
    ahead.note(board(table, 3))
    await asyncio.sleep(0.05)
    await ahead.close()
    assert await shown(store, table) == 0
