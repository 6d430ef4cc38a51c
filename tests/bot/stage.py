"""Tables that were never on Discord: states of any match, with the longest names, drawn as screens and judged."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.language import Languages, Speaker
from bot.pictures import Painter, Picture, TableScene, Theme
from bot.session.live import Live, Look
from bot.ui.parts import Screen
from games import games
from games.core.api import State
from games.core.options import changed
from storage.api import JSON, Board, ChannelId, GuildId, Seat, Table, TableId, UserId
from tests.discord import limits
from tests.discord.components import V2_FLAG, walk

MANY = 36**6 + 5
"""The number of a table far in the future: its short name has seven characters."""
GUILD, CHANNEL, NOON = GuildId(10**18), ChannelId(10**18 + 1), 1_700_000_000_000
LONGEST = ("龘" * 32, "_*" * 16, "\U0001f468" * 32, "𒐫" * 32, "W" * 32)
"""Names of 32 characters: wide ones, and ones whose every character needs an escape."""
NOTHING = Picture("hand.png", b"")
LANGUAGES = Languages(strict=True)
MARKS = re.compile("[\u200e\u200f\u2060\u2066-\u2069]")


class Unpainted(Painter):
    """Answers at once with an empty picture: what these tests judge is the rest of the screen."""

    async def hand(self, *given: Any, **more: Any) -> Picture:
        """No hand."""
        return NOTHING

    async def table(self, scene: TableScene, theme: Theme = Theme()) -> Picture:  # noqa: B008 # as in the original
        """No table."""
        return NOTHING


def speaker(game: str) -> Speaker:
    """English, with the words of a game."""
    return LANGUAGES.speaker("en", game)


def live(
    state: State, *, names: Sequence[str] = LONGEST, status: str = "playing", settings: Mapping[str, JSON] | None = None
) -> Live:
    """A table in that state, people with these names in all seats."""
    table = Table(
        id=TableId(MANY),
        game=state.game.key,
        version=1,
        seats=state.seats,
        guild=GUILD,
        channel=CHANNEL,
        host=UserId(10**18 + 10),
        created_at=NOON,
        options=changed(state.options),
        settings={"dealer": 0, "preset": "", **(settings or {})},
        status=status,  # type: ignore[arg-type]  # the caller names one of the four
        due_at=NOON + 60_000,
    )
    seats = tuple(Seat(table.id, at, UserId(10**18 + 10 + at), names[at % len(names)]) for at in range(state.seats))
    board = Board(table.id, CHANNEL, 10**18 + 2, 0)
    return Live(table, seats, board, 999, [999] * state.seats, state)


def look(table: Live, seat: int) -> Look:
    """What the owner of a seat sees."""
    assert table.state is not None, "a running game"
    return Look(table, table.seats[seat], table.turns[seat], table.state.view(seat), partial(table.state.tally, seat))


def body(screen: Screen) -> dict[str, Any]:
    """The message as it goes to Discord."""
    return {
        "flags": V2_FLAG,
        "components": screen.view.to_components(),  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
        "attachments": [{"id": at, "filename": name} for at, (name, _) in enumerate(screen.uploads)],
        "allowed_mentions": screen.mentions.to_dict(),
    }


def parts(screen: Screen) -> Iterator[dict[str, Any]]:
    """Every component of a screen."""
    return walk(body(screen))


def fits(screen: Screen) -> None:
    """Fail where Discord would refuse the screen."""
    problems = limits.problems("POST", "/channels/1/messages", body(screen))
    assert not problems, problems


def plain(text: str) -> str:
    """A text without what keeps its direction, or a tile or a sum in one line."""
    return MARKS.sub("", text).replace("\u00a0", " ")


def game_of(key: str) -> Any:
    """The game of that key."""
    return games()[key]
