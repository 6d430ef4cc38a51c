"""The rules pages: every topic of every game, and no number in them that the game itself would not give."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from games import games, ninety_nine
from games.core.cards import mask_of
from games.core.pages import Section, sections
from tests.language.words import say

FOLDER: Final = Path(__file__).parents[2] / "games" / "pages" / "en"
KEYS: Final = tuple(key for key in games() if (FOLDER / f"{key}.md").is_file())
TEXT: Final = 3000
"""Characters of a topic, so that title and buttons fit beside it in one Discord message of 4000."""
SUM: Final = re.compile(r"(?<![+×*/-] )(?<![\w.])(\d+(?: [+-] \d+)+) = (-?\d+)")

every_page = pytest.mark.parametrize("key", KEYS)


def page(key: str) -> tuple[Section, ...]:
    return sections((FOLDER / f"{key}.md").read_text("utf-8"))


def text_of(topic: str) -> str:
    """A section of Ninety-Nine's page, without the marks of bold print."""
    return next(section.text for section in page("ninety-nine") if section.topic == topic).replace("*", "")


def test_some_game_has_a_page_and_every_page_a_game() -> None:
    assert KEYS
    assert {path.stem for path in FOLDER.glob("*.md")} <= set(games())


@every_page
def test_a_page_has_the_topics_of_its_game_in_their_order(key: str) -> None:
    assert tuple(section.topic for section in page(key)) == games()[key].topics
    for section in page(key):
        assert section.title
        assert len(section.text) > 40, f"{section.topic} says next to nothing"


PARTS: Final = {
    "object": {"object"},
    "pack": {"pack", "tiles"},
    "deal": {"deal", "pack", "tiles"},
    "phases": {"course"},
    "play": {"play", "tricks"},
    "melds": {"melds"},
    "scoring": {"scoring", "surplus"},
    "ending": {"ending", "game"},
    "variants": {"options", "two-players"},
    "strategy": {"strategy"},
    "example": {"example"},
}
"""The parts of every page, each with the topics that may hold it."""


@every_page
def test_a_page_has_every_part_that_rules_have(key: str) -> None:
    topics = {section.topic for section in page(key)}
    wanted = PARTS if games()[key].melds is not None else {part: PARTS[part] for part in PARTS if part != "melds"}
    assert not [part for part, places in wanted.items() if not places & topics]


@every_page
def test_a_topic_fits_a_message(key: str) -> None:
    for section in page(key):
        assert len(section.text) <= TEXT, f"{section.topic} is too long"
        assert "|--" not in section.text.replace(" ", ""), "Discord draws no tables"


@every_page
def test_every_refusal_points_to_a_topic_of_the_page(key: str) -> None:
    assert {refusal.topic for refusal in games()[key].refusals.values()} <= {section.topic for section in page(key)}


@every_page
def test_options_that_a_page_names_are_called_so_on_the_screen(key: str) -> None:
    named = {label for section in page(key) for label in re.findall(r'[Oo]ption "([^"]+)"', section.text)}
    assert named <= {say(key, f"option-{setting.name}") for setting in games()[key].settings()}


@every_page
def test_the_sums_on_a_page_come_out(key: str) -> None:
    for section in page(key):
        for left, total in SUM.findall(section.text.replace("−", "-")):
            terms = left.replace("- ", "-").replace("+ ", "").split()
            assert sum(int(term) for term in terms) == int(total), left


def pairs(text: str) -> dict[int, str]:
    """What follows a number and an arrow: `2 → hearts`."""
    return {int(number): word for number, word in re.findall(r"(\d) → (\w+)", text)}


@pytest.mark.parametrize(
    ("topic", "seats"), [("scoring", 3), ("two-players", 2), ("four-players", 4), ("five-players", 5)]
)
def test_ninety_nine_the_contract_tables_are_those_of_the_game(topic: str, seats: int) -> None:
    table = {number: str(points) for number, points in enumerate(ninety_nine.CONTRACT[seats]) if number}
    assert pairs(text_of(topic)) == table


def test_ninety_nine_the_next_trump_is_that_of_the_game() -> None:
    names = {"D": "diamonds", "S": "spades", "H": "hearts", "C": "clubs"}
    told = {number: names[suit] for number, suit in enumerate(ninety_nine.NEXT_TRUMP)}
    assert pairs(text_of("course")) == {**told, 5: "no"}


def test_ninety_nine_the_premiums_are_those_of_the_game() -> None:
    premium = ninety_nine.PREMIUM
    assert re.findall(r"(Declare|Reveal) \((\d+)\)", text_of("premium")) == [
        ("Declare", str(premium["declare"])),
        ("Reveal", str(premium["reveal"])),
    ]
    assert f"{premium['declare']} for a declare and {premium['reveal']} for a reveal" in text_of("scoring")
    assert f"declare ({premium['declare']})" in text_of("two-players")
    five = ninety_nine.FIVE_PREMIUM
    assert f"gains {five}, one who fails loses {five}" in text_of("five-players")
    offered = re.findall(r"(Announce|Open|Open and announce) \((\d+)\)", text_of("no-bid"))
    values = games()["ninety-nine"].read_options(3, {})
    assert isinstance(values, ninety_nine.NinetyNineOptions)
    assert ",".join(value for _, value in offered) == values.magri_values


def test_ninety_nine_the_packs_are_those_of_the_game() -> None:
    lines = re.findall(r"- ([\d or]+) players: (\d+) cards, ([\w ]+)\. (\d+) each", text_of("pack"))
    described = {
        int(seats): (int(size), ranks.replace("10", "T").split(), int(each))
        for numbers, size, ranks, each in lines
        for seats in numbers.split(" or ")
    }
    for seats, (size, ranks, each) in described.items():
        state = games()["ninety-nine"].start(seats)
        assert size == len(state.pack())
        assert ranks == [card[:-1] for card in state.pack() if card.endswith("S")]
        assert each == state.deal_sizes()[0]
    assert sorted(described) == sorted(games()["ninety-nine"].seats)


@pytest.mark.parametrize("topic", ["bid", "nines"])
def test_ninety_nine_bids_on_the_page_are_worth_what_the_game_says(topic: str) -> None:
    state = games()["ninety-nine"].start(3)
    assert isinstance(state, ninety_nine.NinetyNine)
    found = re.findall(r"((?:[♣♥♠♦]\w+ ){3})= (\d)", text_of(topic))
    assert found
    for cards, value in found:
        names = [card[1:].replace("10", "T") + "CHSD"["♣♥♠♦".index(card[0])] for card in cards.split()]
        assert state.value(mask_of(state.deck.number[name] for name in names)) == int(value)


def test_ninety_nine_targets_and_lengths_are_those_of_the_game() -> None:
    options = games()["ninety-nine"].read_options(3, {})
    assert isinstance(options, ninety_nine.NinetyNineOptions)
    assert f"A game goes to {options.target_score}." in text_of("game")
    assert f"adds a bonus of {options.bonus_value}." in text_of("game")
    assert f"exactly {ninety_nine.DEALS_OF_1975} deals" in text_of("edition-1975")
    assert f"one game to {' or '.join(str(goal) for goal in ninety_nine.RACES.values())}" in text_of("five-players")
    assert f"brings the winner {ninety_nine.DUMMY_BEATS_LOSER} more" in text_of("two-players")
    for seats in games()["ninety-nine"].seats:
        rubber = games()["ninety-nine"].read_options(seats, {})
        assert isinstance(rubber, ninety_nine.NinetyNineOptions)
        assert rubber.rubber_games == seats, "as many games as there are players"
    assert f"{ninety_nine.TRICKS[3]} tricks, {ninety_nine.TRICKS[4]} with four players" in text_of("course")
