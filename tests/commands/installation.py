"""An installation that commands are tried on: its address, what is played in it, and all that it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select

from storage import schema
from storage.database import open_database
from tests.session.clock import HandClock
from tests.session.room import ANNE, BERT, CLEO, THERE, Room


def sqlite_url(directory: Path, name: str = "talon") -> str:
    return f"sqlite+aiosqlite:///{directory}/{name}.db"


async def play_through(url: str) -> None:
    """Leave a finished match, a running one and a lobby in an installation, and close it."""
    database = await open_database(url)
    room = Room(database, HandClock())
    finished = await room.start(ANNE, BERT, CLEO, options={"rubber_games": "1", "target_score": "1"})
    await room.play_until(finished, lambda live: live.table.status == "over")
    running = await room.start(ANNE, BERT, CLEO)
    for _ in range(5):
        await room.act(running, (await room.to_act(running))[0])
    await room.lobby.open("penneech", THERE, BERT)
    await database.people.set_meta("a", "b")
    await room.sessions.close()
    await database.close()


async def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    database = await open_database(url)
    try:
        async with database.reader.moment() as read:
            return {
                kind.name: [tuple(row) for row in await read.execute(select(kind).order_by(*kind.primary_key))]
                for kind in schema.metadata.sorted_tables
            }
    finally:
        await database.close()
