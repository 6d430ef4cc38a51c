"""The public table as it is usually shown: its buttons, its deadline, and suits by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.session.live import Live, table_name
from bot.session.wishes import USUAL_HOUSE
from bot.ui.board import board_screen
from bot.ui.hand import hand_screen
from bot.ui.parts import Screen
from games.core.api import CHANCE, State
from tests.bot.logs import NOON
from tests.bot.stage import LANGUAGES, Unpainted, live, look, parts, plain, speaker
from tests.games import worlds
from tests.scale import chance, scale

BUTTONS: Final = {
    "en": ["My hand", "Last trick", "Scores", "Rules", "⋯"],
    "fa": ["کارت‌های من", "دست قبلی", "امتیازها", "قوانین", "⋯"],
    "ru": ["Мои карты", "Последняя взятка", "Счёт", "Правила", "⋯"],
    "ko": ["내 손패", "지난 트릭", "점수", "규칙", "⋯"],
}
SUIT_SIGNS: Final = re.compile("[\u2660-\u2667\ufe0f\U0001f0a0-\U0001f0ff]")
NAMES: Final = ("Ann", "Ben", "Cem", "Dina", "Eli")
every_table = pytest.mark.parametrize("table", worlds.plain(), ids=str)


def positions(table: worlds.Table, name: str) -> Iterator[State]:
    """Some positions of a match in which somebody is to act."""
    rng = chance(f"{name} {table}")
    for _ in range(scale(10)):
        for at, state in enumerate(worlds.states(table.start(rng.randrange(table.seats)), rng, 1)):
            if at % 5 == 0 and not state.over and not state.deal_due:
                yield state


def buttons(screen: Screen) -> list[dict[str, Any]]:
    return [part for part in parts(screen) if part["type"] == 2]


def text(screen: Screen) -> str:
    return "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)


@pytest.mark.parametrize("language", LANGUAGES.known)
@every_table
async def test_the_table_has_its_five_buttons_and_no_more(table: worlds.Table, language: str) -> None:
    words = LANGUAGES.speaker(language, table.key)
    state = next(positions(table, "buttons"))
    shown = live(state, names=NAMES)
    row = buttons(await board_screen(shown, words, Unpainted(), []))
    assert [plain(button["label"]) for button in row] == BUTTONS[language]
    name = table_name(shown.id)
    assert [button["custom_id"] for button in row] == [
        f"b:table:{name}:{what}" for what in ("hand", "last", "scores", "rules", "more")
    ]
    assert not any(button.get("disabled") for button in row)
    assert not buttons(await board_screen(shown, words, Unpainted(), [], open_=False))


async def test_the_last_button_is_a_word_where_there_are_no_pictures() -> None:
    state = next(positions(worlds.plain()[0], "words"))
    house = replace(USUAL_HOUSE, pictures=False)
    row = buttons(await board_screen(live(state), speaker(state.game.key), Unpainted(), [], house=house))
    assert [button["label"] for button in row] == [*BUTTONS["en"][:4], "More"]


@every_table
async def test_who_is_to_act_is_told_with_a_deadline_that_the_client_counts_down(table: worlds.Table) -> None:
    for state in positions(table, "deadline"):
        for due in (NOON + 60_000, NOON + 86_400_999):
            shown = due_at(live(state, names=NAMES), due)
            told = text(await board_screen(shown, speaker(table.key), Unpainted(), []))
            assert re.findall(r"<t:\d+(?::\w)?>", told) == [f"<t:{due // 1000}:R>"]
            [line] = [line for line in told.split("\n") if "<t:" in line]
            for seat in state.view(None).actors:
                assert f"<@{shown.seats[seat].user}>" in line
        for timeless, open_ in ((live(state), False), (due_at(live(state), None), True)):
            told = text(await board_screen(timeless, speaker(table.key), Unpainted(), [], open_=open_))
            assert "<t:" not in told


def due_at(table: Live, moment: int | None) -> Live:
    return replace(table, table=replace(table.table, due_at=moment))


@pytest.mark.parametrize("language", LANGUAGES.known)
@every_table
async def test_suits_stand_there_by_name_in_texts_labels_and_words(table: worlds.Table, language: str) -> None:
    """A sign alone is told apart badly, read out oddly, and becomes a coloured emoji here and there."""
    words, rng = LANGUAGES.speaker(language, table.key), chance(f"signs {table} {language}")
    state = table.start()
    recent: list[Any] = []
    for _ in range(scale(300)):
        if state.over:
            break
        seat, action = worlds.chosen(state, rng, sensible=rng.random() < 0.5)
        recent = [*recent[-8:], *state.apply(seat, action)]
        if rng.random() < 0.8:
            continue
        shown = live(state, names=NAMES)
        screens = [await board_screen(shown, words, Unpainted(), recent)]
        screens += [
            await hand_screen(look(shown, seat), words, Unpainted()) for seat in state.actors() if seat != CHANCE
        ]
        for part in (part for screen in screens for part in parts(screen)):
            said = [part.get("content"), part.get("label"), part.get("placeholder")]
            said += [option["label"] for option in part.get("options", [])]
            said += [item["description"] for item in part.get("items", [])]
            assert not SUIT_SIGNS.search("\n".join(filter(None, said)))
