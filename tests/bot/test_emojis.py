"""The faces as application emojis: uploaded once, small, found again at the start, and never needed."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.pictures import Theme
from bot.pictures.emoji import SIDE, draw_emoji
from bot.ui.emojis import CARDS, TILES, Emojis, emoji_name, upload, wanted
from bot.ui.hand import hand_screen
from games.core.api import CHANCE
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, walk
from tests.bot.stage import Unpainted, fits, live, look, parts, speaker
from tests.games import worlds
from tests.scale import chance, scale

MOST_BYTES = 256 * 1024


def requests(world: Club, method: str) -> list[Any]:
    """Requests about application emojis."""
    return [one for one in world.env.http_requests if one.method == method and one.path.endswith("/emojis")]


async def test_the_second_upload_does_nothing(club: ClubFactory) -> None:
    async with club() as world:
        first = await upload(world.bot)
        assert sorted(first) == sorted(wanted())
        assert len(requests(world, "POST")) == len(first)
        assert await upload(world.bot) == []
        assert len(requests(world, "POST")) == len(first)


async def test_only_what_is_missing_is_uploaded(club: ClubFactory) -> None:
    async with club() as world:
        await world.bot.create_application_emoji(name=emoji_name("AS", "four"), image=draw_emoji("AS", Theme()))
        assert emoji_name("AS", "four") not in await upload(world.bot)


def test_each_face_is_a_small_square_png_with_a_name_that_discord_takes() -> None:
    for name, (item, deck) in wanted().items():
        assert 2 <= len(name) <= 32
        assert name.replace("_", "").isalnum()
        data = draw_emoji(item, Theme(four_colours=deck == "four"))
        assert len(data) <= MOST_BYTES
        image = Image.open(BytesIO(data))
        assert (image.format, image.size) == ("PNG", (SIDE, SIDE))


def test_no_two_faces_look_alike() -> None:
    drawn = {draw_emoji(item, Theme(four_colours=deck == "four")) for item, deck in wanted().values()}
    assert len(drawn) == len(wanted())


def test_there_is_a_face_for_every_card_and_tile_of_every_game() -> None:
    known = {*CARDS, *TILES, "JOKER"}
    for table in worlds.presets():
        assert {item.rstrip("1234") if item[-2:-1] in "SHDC" else item for item in table.start().pack()} <= known


async def test_the_bot_asks_once_at_the_start_and_uses_what_is_there(club: ClubFactory) -> None:
    async with club() as world:
        await upload(world.bot)
        await world.restart()
        assert len(requests(world, "GET")) == 3, "two starts and one upload"
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
        hand = answer(await ann.click(lobby, label="Start"))
        cards = [part for part in walk(hand) if part.get("custom_id", "").startswith("b:toggle:")]
        faces = [card for card in cards if card.get("emoji")]
        assert len(faces) >= 12
        assert all(card["label"] for card in faces)
        assert len(requests(world, "GET")) == 3


async def test_without_emojis_text_says_everything(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
        hand = answer(await ann.click(lobby, label="Start"))
        parts_shown = list(walk(hand))
        assert not [part for part in parts_shown if part.get("emoji")]
        faces = [part["label"] for part in parts_shown if part.get("custom_id", "").startswith("b:toggle:")]
        assert len(set(faces)) == len(faces) >= 12, "each card has words of its own"
        shown = [text for part in parts_shown for text in (part.get("label"), part.get("content")) if text]
        assert not [text for text in shown if re.search(r":\w*[a-z]\w*:", text)], "an emoji shown by its name"


async def test_a_start_goes_on_where_the_emojis_cannot_be_fetched(club: ClubFactory) -> None:
    async with club() as world:
        world.env.inject_error("GET", "/applications/*/emojis", status=403, code=50001, message="Missing Access")
        await world.restart()
        await world.open_table(world.people[0], game="penneech")


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_hands_with_emojis_fit(table: worlds.Table) -> None:
    emojis = Emojis({name: discord.PartialEmoji(name=name, id=10**18 + at) for at, name in enumerate(wanted())})
    rng, words, painter = chance(f"emojis of {table}"), speaker(table.key), Unpainted()
    state = table.start(rng.randrange(table.seats))
    shown = 0
    while shown < scale(20) and not state.over:
        for seat in state.actors():
            if seat != CHANCE:
                screen = await hand_screen(look(live(state), seat), words, painter, emojis=emojis)
                fits(screen)
                shown += any(part.get("emoji") for part in parts(screen))
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
    assert shown
