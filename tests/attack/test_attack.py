"""Whatever is sent to the bot is answered politely, and changes nothing that its sender may not change."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.client import Talon
from bot.session.audit import audit
from storage.api import GuildId, Stored, TableId
from tests.direct.place import Asked, Message, Place
from tests.direct.world import joined
from tests.discord.components import walk
from tests.scale import chance, scale

ANN, BEN, STRANGER = 1, 2, 3
PIECES = [
    "",
    "0",
    "-1",
    "1" * 30,
    "ffffffffff",
    "x" * 40,
    "\u202e",
    "\x00",
    "é",
    "deal",
    "!undo",
    ":",
    "QS+KS",
    "🂡",
    "null",
]
LONG = "x" * 6000
"""Discord's longest text of a command's option."""


@dataclass
class Attacked:
    """A game of Ninety-Nine between two people and a computer, in the first of two channels."""

    place: Place
    bot: Talon
    board: Message
    hands: dict[int, Message]

    async def stored(self) -> Stored:
        """The table as it is kept."""
        return await self.bot.sessions.store.tables.load(TableId(1))

    async def demand_sound(self, before: Stored | None = None) -> None:
        """Nothing failed, what is kept follows the rules, and where `before` is given nothing has changed."""
        assert self.bot.clicks.failures == 0
        assert not (await audit(self.bot.sessions.store)).faults
        if before is not None:
            now = await self.stored()
            assert (now.table, now.seats, now.entries) == (before.table, before.seats, before.entries)


@asynccontextmanager
async def attacked(
    folder: Path, *, names: dict[int, str] | None = None, clicks: int = 10**6
) -> AsyncIterator[Attacked]:
    place = Place(2)
    place.names = names or {}
    async with joined(place, folder, clicks_in_ten_seconds=clicks) as bot:
        wish: dict[str, str | int] = {"game": "ninety-nine", "players": 3, "options": "rubber_games=1"}
        lobby = (await place.slash(ANN, "play", place.channels[0], **wish)).message
        assert lobby is not None
        await place.click(BEN, lobby, "b:table:1:join")
        await place.click(ANN, lobby, "s:setup:1:computers", ["easy"])
        await place.click(ANN, lobby, "b:table:1:start")
        async with asyncio.timeout(20):
            while len(place.public[place.channels[0]]) < 2:  # noqa: ASYNC110 - the board is the bot's next message
                await asyncio.sleep(0.01)
        board = place.public[place.channels[0]][-1]
        hands = {user: (await place.click(user, board, "b:table:1:hand")).message for user in (ANN, BEN)}
        world = Attacked(place, bot, board, {user: hand for user, hand in hands.items() if hand is not None})
        assert {seat.user for seat in (await world.stored()).seats} == {ANN, BEN, None}
        yield world


def ids(*messages: Message) -> list[str]:
    """Every id that stands on them."""
    parts = [part for message in messages for part in walk({"components": message.components})]
    return [part["custom_id"] for part in parts if "custom_id" in part]


def spoilt(custom_id: str, rng: Random) -> str:
    """An id as a forger might change it, within Discord's hundred characters."""
    words = custom_id.split(":")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(words) + 1)
        match rng.randrange(4):
            case 0:
                words.insert(at, rng.choice(PIECES))
            case 1 if at < len(words):
                del words[at]
            case 2 if at < len(words):
                words[at] = rng.choice(PIECES)
            case _:
                words = list("".join(words[:at])) if rng.random() < 0.05 else [*words, rng.choice(PIECES)]
    return (":".join(words) or "?")[:100]


def words_of(asked: Asked) -> str:
    """All that somebody was answered."""
    messages = [message for message in (asked.message, *asked.whispered) if message is not None]
    return "\n".join(str(part.get("content", "")) for one in messages for part in walk({"components": one.components}))


@pytest.mark.parametrize("user", [STRANGER, BEN])
async def test_any_spoilt_id_is_answered_and_a_stranger_changes_nothing(tmp_path: Path, user: int) -> None:
    rng = chance(f"ids {user}")
    async with attacked(tmp_path) as world:
        before = await world.stored() if user == STRANGER else None
        known = ids(world.board, *world.hands.values())
        assert len(known) > 20
        for _ in range(scale(3000)):
            custom_id = spoilt(rng.choice(known), rng)
            values = rng.sample(PIECES, rng.randint(1, 2)) if custom_id.startswith("s:") else None
            message = rng.choice([world.board, world.hands[BEN]])
            asked = await world.place.click(user, message, custom_id, values)
            assert asked.modal is not None or words_of(asked), custom_id
        await world.demand_sound(before)


async def test_a_stranger_changes_nothing_with_anybodys_real_buttons(tmp_path: Path) -> None:
    async with attacked(tmp_path) as world:
        before = await world.stored()
        for message in (world.board, *world.hands.values()):
            for custom_id in ids(message):
                assert words_of(await world.place.click(STRANGER, message, custom_id)), custom_id
        await world.demand_sound(before)


OPTIONS = [
    "=",
    "a=b",
    "target_score=",
    "target_score=99999999999999999999",
    "target_score=-1",
    "rubber_games=1 rubber_games=2",
    "rubber_games=٣",
    "\u202e=1",
    "first_deal_trump=🂡",
    "@everyone=1",
    LONG,
    "x=" * 3000,
    "{ $n }=1",
    "rubber_games=1\nfirst=2",
]


async def test_options_that_make_no_sense_open_no_table(tmp_path: Path) -> None:
    rng = chance("options")
    async with attacked(tmp_path) as world:
        channel = world.place.channels[1]
        letters = "abc_=  019é\u202e\"'`*@"
        texts = OPTIONS + ["".join(rng.choices(letters, k=rng.randint(1, 60))) + "=" for _ in range(scale(300))]
        for text in texts:
            asked = await world.place.slash(BEN, "play", channel, game="ninety-nine", options=text)
            assert words_of(asked)
            assert not world.place.public[channel], text[:100]
        for name, value in (("preset", LONG), ("computers", LONG), ("game", LONG), ("game", ""), ("players", 10**9)):
            wish: dict[str, str | int] = {"game": "ninety-nine", name: value}
            assert words_of(await world.place.slash(BEN, "play", channel, **wish)), name
            assert not world.place.public[channel], name
        for command in ("hand", "rules"):
            assert words_of(await world.place.slash(BEN, command, channel, table=LONG, game=LONG)), command
        await world.demand_sound(await world.stored())


NAMES = [
    "@everyone",
    "<@&123456789012345678>",
    "**bold** _and_ `code`",
    "# heading",
    "[free](https://bad.example)",
    "> quoted",
    "\u202ednuora yaw gnorw",
    "\u2066\u2067\u202b",
    "a\nb\nc",
    "||hidden||",
    "<#1>",
    "z" + "\u0301" * 30,
]
MARKUP = re.compile(r"@everyone|<@&\d+>|\*\*bold|_and_|`code|^# h|\]\(https|^> q|\|\|hid|<#1>", re.MULTILINE)
CONTROLS = re.compile(r"[\u202a-\u202e\u2066-\u2069]")


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_pings_formats_or_turns_around_what_others_read(tmp_path: Path, name: str) -> None:
    async with attacked(tmp_path, names={ANN: name, BEN: name}) as world:
        await world.place.click(BEN, world.board, "b:table:1:scores")
        await world.place.click(BEN, world.board, "b:table:1:last")
        for message in world.place.messages.values():
            for part in walk({"components": message.components}):
                text = str(part.get("content", ""))
                assert not MARKUP.search(re.sub(r"\\.", "", text)), text
                for shown in (text, str(part.get("label", "")), str(part.get("placeholder", ""))):
                    assert not CONTROLS.search(shown), shown


def slowed(answers: Sequence[Asked]) -> list[bool]:
    """Which of these were told to wait."""
    return ["Please wait a moment" in words_of(asked) for asked in answers]


async def test_who_floods_is_slowed_down_and_nobody_else(tmp_path: Path) -> None:
    async with attacked(tmp_path, clicks=40) as world:
        place, channel = world.place, world.place.channels[0]
        answers = await asyncio.gather(
            *(place.click(BEN, world.board, "b:table:1:scores") for _ in range(100)),
            *(place.slash(BEN, "about", channel) for _ in range(100)),
            *(place.click(ANN, world.board, "b:table:1:scores") for _ in range(5)),
            *(place.slash(ANN, "about", channel) for _ in range(5)),
        )
        told = slowed(answers)
        assert sum(told[:200]) >= 155
        assert any(told[:100]), "clicks are counted"
        assert any(told[100:200]), "commands with them"
        assert not any(told[200:])
        await world.demand_sound()


async def test_who_floods_by_typing_is_offered_nothing_more_and_may_still_click(tmp_path: Path) -> None:
    async with attacked(tmp_path, clicks=40) as world:
        place, channel = world.place, world.place.channels[0]
        answers = await asyncio.gather(
            *(place.complete(BEN, "hand", channel, "table", "") for _ in range(200)),
            *(place.complete(ANN, "hand", channel, "table", "") for _ in range(5)),
        )
        offered = [asked.offered for asked in answers]
        assert None not in offered, "each is answered"
        assert all(offered[:20]), "as anybody types"
        assert sum(not names for names in offered[:200]) >= 135
        assert all(offered[200:])
        answers = [await place.click(BEN, world.board, "b:table:1:scores") for _ in range(5)]
        assert not any(slowed(answers))
        await world.demand_sound()


RESTS = ["", "1", "1:0", "1:0:x", "2", "game:x", "language", "channels", "role:penneech", "pace", "enders", "pictures"]


async def test_no_route_lets_a_stranger_change_a_table_or_a_server(tmp_path: Path) -> None:
    async with attacked(tmp_path) as world:
        guild = GuildId(world.place.guild_of(world.place.channels[0]))
        before, house = await world.stored(), await world.bot.sessions.wishes.house(guild)
        routes = sorted(world.bot.clicks._routes)
        assert {"house", "setup", "table", "act", "seat"} <= set(routes)
        for route in routes:
            for rest in RESTS:
                pressed = await world.place.click(STRANGER, world.board, f"b:{route}:{rest}")
                assert pressed.modal is not None or words_of(pressed), (route, rest)
                for value in ("en", "host", "1"):
                    chosen = await world.place.click(STRANGER, world.board, f"s:{route}:{rest}", [value])
                    assert chosen.modal is not None or words_of(chosen), (route, rest, value)
        await world.demand_sound(before)
        assert await world.bot.sessions.wishes.house(guild) == house
        assert await world.bot.sessions.store.people.guild(guild) is None
