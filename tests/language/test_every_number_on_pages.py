"""No number on an English rules page is unchecked; the other pages have the same ones (test_translated_pages).

`tests/language/told` lists them: each is a value of the code or has a stated excuse. What a figure is part of - a card,
a tile, a row of ranks, a step - is looked at here. The tests beside this one also read what a number is said about.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

import pytest

from bot.ui.rulebook import rulebook
from games import games
from games.core.pages import Section
from tests.language.told import COPY, NUMBERING, RANKS, TILE, Free, amounts, cards_of, numbers, plain

TOPICS: Final = tuple((key, section) for key in games() for section in rulebook(key, "en"))


def listed(key: str) -> Any:
    """The module that lists the numbers of a game's page: `told()`, and `RANKED`, rows to be told in part."""
    return import_module(f"tests.language.told.{key.replace('-', '_')}")


every_topic = pytest.mark.parametrize(
    ("key", "section"), TOPICS, ids=[f"{key}-{section.topic}" for key, section in TOPICS]
)


@every_topic
def test_every_number_is_a_value_of_the_code_or_has_an_excuse(key: str, section: Section) -> None:
    told = listed(key).told()
    assert amounts(section.text) == numbers(told.get(section.topic, ()))


@pytest.mark.parametrize("key", games())
def test_the_list_of_numbers_names_no_topic_that_is_gone(key: str) -> None:
    told = listed(key).told()
    assert set(told) <= set(games()[key].topics)
    assert all(entry.why for entries in told.values() for entry in entries if isinstance(entry, Free))


@every_topic
def test_steps_are_numbered_from_one(key: str, section: Section) -> None:
    steps = [int(number) for number in NUMBERING.findall(section.text)]
    assert steps == list(range(1, len(steps) + 1))


@every_topic
def test_every_card_and_tile_exists(key: str, section: Section) -> None:
    order = games()[key].order
    text = plain(section.text)
    tiles = ["-".join(sorted(tile.split("-"), reverse=True)) for tile in TILE.findall(text)]
    assert {*cards_of(text), *COPY.findall(text), *tiles} <= set(order)


@every_topic
def test_ranks_in_a_row_stand_from_high_to_low(key: str, section: Section) -> None:
    orders = [re.findall(r"\[\d+\]|.", order) for order in listed(key).RANKED]
    for row in RANKS.findall(plain(section.text)):
        names = [{"10": "T", "11": "[11]", "12": "[12]"}.get(name, name) for name in row.split()]
        assert any(sorted(names, key=order.index) == names for order in orders if set(names) <= set(order)), row
