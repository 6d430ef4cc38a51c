"""Text-only screens say everything in words: nothing is an emoji alone, and no picture alone says a thing."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.pictures import Painter, Picture, TableScene, Theme
from bot.session.replay import Marks, Moment
from bot.session.wishes import USUAL_HOUSE, USUAL_TASTE
from bot.ui.board import board_screen
from bot.ui.emojis import Emojis, wanted
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from bot.ui.replay import replay_screen
from games.core.api import CHANCE
from tests.bot.stage import LONGEST, Unpainted, fits, live, look, parts, speaker
from tests.games import worlds
from tests.scale import chance, scale

PAINTER = Unpainted()
EMOJIS = Emojis({name: discord.PartialEmoji(name=name, id=10**18 + at) for at, name in enumerate(wanted())})
HOUSE = replace(USUAL_HOUSE, pictures=False)
TASTE = replace(USUAL_TASTE, pictures=False)
PICTOGRAM = re.compile("[\u2600-\u27bf\U0001f000-\U0001faff]")
ALLOWED = "✓"
"""Beside the label of what is picked, which the line of what is picked says too."""
BUTTON, TEXT, GALLERY = 2, 10, 12


JOINER = "\u2060"
"""Stands in tiles so that no line ends inside of one."""


def judge(screen: Screen, more: str = "") -> str:
    """Fail where something is told by a picture or an emoji; else all that is told in words.

    `more` is the label without a word that a screen meant to have pictures may have.
    """
    said: list[str] = []
    for part in parts(screen):
        assert part["type"] != GALLERY
        assert not part.get("emoji")
        assert not any(option.get("emoji") for option in part.get("options", []))
        if part["type"] == BUTTON:
            assert part["label"] == more or re.search(r"\w", part["label"]), part["label"]
            said.append(part["label"])
        if part["type"] == TEXT:
            said.append(part["content"].replace(JOINER, ""))
        said += [option["label"] for option in part.get("options", [])]
    text = "\n".join(said)
    assert not PICTOGRAM.findall(text.replace(ALLOWED, "")), text
    assert not screen.uploads
    return text


class Unable(Painter):
    """Draws nothing: as on a machine that is too busy."""

    async def table(self, scene: TableScene, theme: Theme = Theme()) -> Picture:  # noqa: B008 # as in the original
        """Fails."""
        raise TimeoutError


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_text_mode_holds_no_emoji_only_and_no_picture_only_information(table: worlds.Table) -> None:
    rng, words = chance(f"text of {table}"), speaker(table.key)
    state = table.start(rng.randrange(table.seats))
    for _ in range(scale(80)):
        if state.over:
            break
        shown = live(state, names=["Ann", "Ben", "Cem", "Dina", "Eli"])
        board = judge(await board_screen(shown, words, PAINTER, [], house=HOUSE))
        unable = judge(await board_screen(shown, words, Unable(), []), more="⋯")
        fits(await board_screen(live(state, names=[LONGEST[1]]), words, PAINTER, [], house=HOUSE))
        viewer = rng.randrange(state.seats)
        moment = Moment(shown, 7, viewer, state.view(viewer), (), Marks((1,), (2, 3), 500), free=True)
        past = judge(await replay_screen(moment, words, PAINTER, TASTE))
        for zone in state.view(None).zones:
            if zone.items and zone.owner is not None and zone.name not in ("last_trick", "known"):
                for item in zone.items:
                    for text in (board, unable, past):
                        assert _rank(item) in text, (zone, text)
        for item in state.view(viewer).zone("hand", viewer).items:
            assert _rank(item) in past, item
        for seat in state.actors():
            if seat != CHANCE:
                told = judge(await hand_screen(look(shown, seat), words, PAINTER, taste=TASTE, emojis=EMOJIS))
                for item in state.view(seat).zone("hand", seat).items:
                    assert _rank(item) in told, item
        seat, action = worlds.chosen(state, rng, sensible=rng.random() < 0.5)
        state.apply(seat, action)


def _rank(item: str) -> str:
    """What of a card or tile must stand in the text at least."""
    if "-" in item or item == "JOKER":
        return item if "-" in item else "joker"
    found: Any = re.match(r"1[12]|.", item)
    return "10" if found[0] == "T" else str(found[0])
