"""What a standstill looked like: the tables, what their people clicked last, and what the bot's tasks wait for."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Final

from bot.session.live import abandoned, revive, table_name
from storage.api import ChannelId, Store, Stored
from tests.direct.place import Asked, Place
from tests.discord.components import walk

LATELY: Final = 30.0
"""So many seconds back clicks are counted; nobody waits longer for an answer."""
SHOWN: Final = 160
"""So many characters of an answer."""


async def standstill(store: Store, place: Place) -> str:
    """Many lines, for whoever must find out whether the people stopped or the bot."""
    lines = []
    for channel in place.channels:
        lines.append(f"channel {channel}")
        live = await store.tables.live_in_channel(ChannelId(channel))
        lines += [f"  {_table(await store.tables.load(table.id))}" for table in live] or ["  no table"]
        lines += [f"  {line}" for line in _clicks([one for one in place.asked.values() if one.channel == channel])]
    return "\n".join(lines)


def _table(stored: Stored) -> str:
    table, live = stored.table, revive(stored)
    seats = [
        f"{seat.user or '-'}{' left' if abandoned(seat) else ''}{' stands by' if seat.standing_in else ''}"
        if seat.user or not seat.player
        else seat.player
        for seat in stored.seats
    ]
    shown = "unshown" if stored.board is None else f"shown up to {stored.board.seq_shown}"
    due = [seat.seat for seat in live.actors()]
    last = stored.entries[-1].text if stored.entries else "nothing"
    return (
        f"{table_name(table.id)} {table.game} {table.status}, seats {', '.join(seats)}; {due} to act, due at "
        f"{table.due_at}; {live.length} actions, the last of them {last}; {shown}"
    )


def _clicks(asked: list[Asked]) -> list[str]:
    """The last click of each person, and how often they clicked what lately."""
    now, newest = perf_counter(), {one.user: one for one in asked}
    lately = Counter(one.what for one in asked if now - one.sent_at < LATELY)
    return [
        *(f"{user}: {one.what}, {now - one.sent_at:.1f} s ago: {_answer(one)}" for user, one in sorted(newest.items())),
        f"in the last {LATELY:.0f} s: {', '.join(f'{count} x {what}' for what, count in lately.most_common(5)) or '-'}",
    ]


def _answer(one: Asked) -> str:
    if not one.answered.is_set():
        return "acknowledged, not answered" if one.acknowledged_at else "not acknowledged"
    if one.message is None:
        return "a modal" if one.modal is not None else "no message"
    texts = (str(part["content"]) for part in walk({"components": one.message.components}) if "content" in part)
    return " / ".join(" ".join(text.split()) for text in texts)[:SHOWN]
