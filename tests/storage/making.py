"""Records for the storage tests, with everything that a test does not care about filled in."""

from typing import Any

from storage.api import Change, ChannelId, Entry, GuildId, Result, Seat, Table, TableId, UserId

ANNE, BERT, CLEO = UserId(2**62 + 1), UserId(102), UserId(103)
SERVER, ELSEWHERE = GuildId(11), GuildId(12)
NOWHERE = TableId(0)


def table(channel: int = 1, **other: Any) -> Table:
    values: dict[str, Any] = {
        "id": NOWHERE,
        "game": "ninety-nine",
        "version": 1,
        "seats": 3,
        "guild": SERVER,
        "channel": ChannelId(channel),
        "host": ANNE,
        "created_at": 1_700_000_000_000,
        "options": {"target": "9"},
        "settings": {"pace": 30, "rated": True, "words": ["a", None]},
    }
    return Table(**(values | other))


def seat(number: int, user: UserId | None, name: str = "", **other: Any) -> Seat:
    return Seat(NOWHERE, number, user, name, **other)


def entries(start: int, *texts: str) -> tuple[Entry, ...]:
    return tuple(Entry(start + i, i % 3, text, 1000 + i, ANNE) for i, text in enumerate(texts))


def step(table: TableId, seq: int, *texts: str, **other: Any) -> Change:
    return Change(table=table, expected_seq=seq, entries=entries(seq, *texts), **other)


def result(number: int, user: UserId | None, score: int, won: bool = False, **other: Any) -> Result:
    values: dict[str, Any] = {"name": f"seat {number}", "player": None, "place": 1 if won else 2}
    return Result(table=NOWHERE, seat=number, user=user, score=score, won=won, **(values | other))
