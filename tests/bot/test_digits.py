"""Whoever reads Persian digits finds them in pictures too: on the table and on the hand."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pictures import Painter, Picture, Theme
from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from games import games
from games.core.api import State
from tests.bot.stage import LANGUAGES, NOTHING, live, look
from tests.games import worlds
from tests.scale import chance

OWN, LATIN = "۰۱۲۳۴۵۶۷۸۹", "0123456789"


class Watching(Painter):
    """Draws nothing, and remembers in which digits it was to be done."""

    def __init__(self) -> None:
        super().__init__()
        self.digits: list[str] = []

    async def hand(self, *given: Any, **more: Any) -> Picture:
        """A hand."""
        return self._note(given[-1])

    async def table(self, scene: Any, theme: Theme = Theme()) -> Picture:  # noqa: B008 # as in the original
        """A table."""
        return self._note(theme)

    def _note(self, theme: Theme) -> Picture:
        self.digits.append(theme.digits)
        return NOTHING


def in_play() -> State:
    """A position of two-handed Pinochle with a stock to count and equal cards to number."""
    state, rng = games()["two-handed-pinochle"].start(), chance("digits")
    while not state.view(0).prompts:
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
    return state


@pytest.mark.parametrize(("digits", "expected"), [(True, OWN), (False, LATIN)])
async def test_pictures_are_drawn_in_the_digits_of_whoever_reads(digits: bool, expected: str) -> None:
    words = LANGUAGES.speaker("fa", "two-handed-pinochle", digits=digits)
    shown = live(in_play())
    async with Watching() as painter:
        await board_screen(shown, words, painter, [])
        await hand_screen(look(shown, 0), words, painter)
        assert painter.digits == [expected, expected]
