"""Penneech has another trump in every trick: each turn-up names it in the title, in both hands and in the picture."""

from __future__ import annotations

import pytest

from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from bot.ui.scene import scene, scene_words
from bot.ui.words import Cast
from games.core.api import CHANCE, Action
from games.players.chance import deal
from tests.bot.stage import LANGUAGES, Unpainted, live, look, parts
from tests.games.worlds import Table, presets
from tests.scale import chance

PENNEECH = [table for table in presets() if table.key == "penneech"]


def texts(screen: Screen) -> list[str]:
    """The blocks of text of a screen."""
    return [part["content"] for part in parts(screen) if part["type"] == 10]


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("table", PENNEECH, ids=str)
async def test_the_trump_of_the_moment_is_named_after_every_turn_up(table: Table, language: str) -> None:
    speaker = LANGUAGES.speaker(language, "penneech")
    rng = chance(f"trumps of {table} in {language}")
    state = table.start()
    state.apply(CHANCE, deal(state, rng))
    seen = 0
    while state.phase in ("redeal", "play"):
        turned = [item for zone in state.view(None).zones if zone.name in ("turned", "turn_up") for item in zone.items]
        if len(turned) > seen:
            seen = len(turned)
            suit = state.view(None).zone("turn_up").items[0][1]
            shown = live(state, names=["Ann", "Ben"])
            told = speaker.say("fact-trump", value=speaker.item(suit))
            assert told in texts(await board_screen(shown, speaker, Unpainted(), []))[0].split("\n")[0]
            for seat in range(2):
                hand = texts(await hand_screen(look(shown, seat), speaker, Unpainted()))
                assert f"**{told}**" in hand[0], "in bold, as the one thing that changes"
            drawn = scene(state.view(None), shown, speaker, Cast(shown, speaker)).trump
            assert drawn is not None
            assert drawn.suit == suit
            assert speaker.item(suit) in drawn.label
            words = scene_words(state.view(None), shown, speaker, Cast(shown, speaker), 1024)
            assert drawn.label in words
        [actor] = state.actors()
        state.apply(actor, Action("keep") if state.phase == "redeal" else state.sample(actor, rng))
    assert seen >= 7 or state.over
