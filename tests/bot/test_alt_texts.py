"""What a picture of a table, a hand or a moment of the past shows is said in words beside it, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.language import Speaker, faces, told_apart
from bot.pictures import Picture, TableScene
from bot.session.replay import Marks, Moment
from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from bot.ui.replay import replay_screen
from games.core.api import CHANCE
from tests.bot.stage import NOTHING, Unpainted, live, look, parts, plain, speaker
from tests.games import worlds
from tests.scale import chance

NAMES = ("Ann", "Ben", "Cem", "Dina", "Eli")
SHARE = 0.3
"""Of the positions of a deal."""


class Eye(Unpainted):
    """Remembers what it was to draw."""

    def __init__(self) -> None:
        self.scenes: list[TableScene] = []
        self.hands: list[list[str]] = []
        self.others: list[str] = []

    async def hand(self, items: Any, *given: Any, **more: Any) -> Picture:
        """A hand's cards, and another's that are played too, are all that it shows."""
        self.hands.append(list(items))
        self.others = list(more.get("others", []))
        return NOTHING

    async def table(self, scene: TableScene, *given: Any, **more: Any) -> Picture:
        """A scene is all that is painted."""
        self.scenes.append(scene)
        return NOTHING


def said(screen: Screen) -> str:
    """Everything that a screen says in words, those beside its pictures included."""
    found = [part["content"] for part in parts(screen) if part.get("type") == 10]
    found += [item["description"] for part in parts(screen) for item in part.get("items", [])]
    return plain("\n".join(found)).replace("**", "")


def word(item: str, words: Speaker) -> str:
    """A card or tile as it is called."""
    return plain(words.items(faces((item,))))


def listed(items: Sequence[str], words: Speaker) -> list[str]:
    """How cards are listed: by suit, where it matters each copy by its number."""
    apart = told_apart(items)
    return [plain(words.cards_by_suit(names)) for names in (faces(items), [apart[item] for item in items])]


def demand_scene_said(scene: TableScene, text: str, words: Speaker) -> None:
    """Fail where the picture of a table shows what no word says."""
    for one in scene.trick:
        name = scene.seats[one.seat].name
        for message in ("trick-play", *(["trick-ahead"] if one.wins else [])):
            assert plain(words.say(message, player=name, card=words.items(faces((one.item,))))) in text
    if scene.trump is not None:
        assert plain(scene.trump.label) in text
    for row in scene.rows:
        assert any(f"{plain(row.caption)}: {cards}" in text for cards in listed(row.items, words)), row
    for plate in scene.seats:
        assert plain(plate.name) in text or not plate.line
        assert not plate.line or plain(words.say("plate-of", player=plate.name, line=plate.line)) in text
    if scene.stock is not None:
        assert scene.stock.turned_up is None or word(scene.stock.turned_up, words) in text
        assert not scene.stock.count or plain(words.say("hidden-cards", count=scene.stock.count)) in text


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_pictures_show_nothing_that_is_not_said(table: worlds.Table) -> None:
    rng, words = chance(f"alt of {table}"), speaker(table.key)
    state = table.start(rng.randrange(table.seats))
    while not state.over and not (state.deal_due and state.dealing >= 0):
        seat, action = worlds.chosen(state, rng, sensible=True)
        events = state.apply(seat, action)
        if seat != CHANCE and rng.random() > SHARE:
            continue
        eye, shown = Eye(), live(state, names=NAMES)
        board = said(await board_screen(shown, words, eye, []))
        demand_scene_said(eye.scenes.pop(), board, words)
        for points in state.scores():
            assert plain(words.item(str(points))) in board
        viewpoint = rng.randrange(state.seats)
        told = tuple(event for event in events if event.to in (None, viewpoint))
        moment = Moment(shown, 7, viewpoint, state.view(viewpoint), told, Marks((1,), (2, 3), 500), free=True)
        past = said(await replay_screen(moment, words, eye))
        demand_scene_said(eye.scenes.pop(), past, words)
        own = said(await hand_screen(look(shown, viewpoint), words, eye))
        for hand, text in zip([*eye.hands, eye.others], (past, own, own), strict=False):
            assert any(cards in text for cards in listed(hand, words)), hand
