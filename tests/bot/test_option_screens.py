"""Every value of every option of every game is among the positions whose screens are judged."""

from __future__ import annotations

import pytest

from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.lobby import lobby_screen, setup_screen
from bot.ui.looking import options_screen, scores_screen
from games.core.api import CHANCE, Event
from games.core.options import text, values
from tests.bot.stage import LONGEST, Unpainted, fits, live, look, speaker
from tests.games import worlds
from tests.scale import chance

PAINTER = Unpainted()
SHARE = 0.15
"""Of the positions of a deal."""


async def judge_deal(table: worlds.Table, label: str) -> int:
    """Judge the screens of one deal of a table, each position's board and its actors' hands; how many were judged."""
    rng, words = chance(label), speaker(table.key)
    state = table.start(rng.randrange(table.seats))
    name = rng.choice(LONGEST)
    before = live(state, names=[name])
    for screen in (lobby_screen, setup_screen, options_screen, scores_screen):
        fits(screen(before, words))
    judged, recent = 0, list[Event]()
    while not state.over and not (state.deal_due and state.dealing >= 0):
        seat, action = worlds.chosen(state, rng, sensible=True)
        recent = [*recent[-11:], *state.apply(seat, action)]
        shown = live(state, names=[name])
        if seat == CHANCE or rng.random() < SHARE:
            fits(await board_screen(shown, words, PAINTER, [event for event in recent if event.to is None]))
            for actor in state.actors():
                if actor != CHANCE:
                    fits(await hand_screen(look(shown, actor), words, PAINTER))
                    judged += 1
    return judged


@pytest.mark.parametrize("key", worlds.KEYS)
async def test_screens_fit_with_every_value_of_every_option(key: str) -> None:
    met: set[tuple[str, str]] = set()
    for game, name, value in worlds.option_values():
        if game != key or (name, value) in met:
            continue
        table = worlds.table_with(game, name, value)
        assert table is not None, f"no table plays {name}={value}"
        agreed = values(table.game.read_options(table.seats, dict(table.options)))
        assert text(agreed[name]) == value
        assert await judge_deal(table, f"screens of {table}")
        met |= {(one, text(now)) for one, now in agreed.items()}
    assert met >= {(name, value) for game, name, value in worlds.option_values() if game == key}
