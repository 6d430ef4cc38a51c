"""Rules pages of other languages say what the English ones say: the same topics, numbers, sums and cards."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from bot.language import Languages
from bot.language.completeness import PAGES, Places
from games import games
from games.core.pages import Section, sections
from tests.language.test_pages import SUM, TEXT

OTHERS: Final = tuple(
    (language, key)
    for language in Places().languages()[1:]
    for key in games()
    if (PAGES / language / f"{key}.md").is_file()
)
NUMBER: Final = re.compile(r"[0-9]+")
CARD: Final = re.compile(r"[♠♥♦♣](?:10|[AKQJ2-9])")
WORDS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
WORD: Final = re.compile(rf"\b({'|'.join(WORDS)})(?:e?s)?\b", re.IGNORECASE)
IN_FIGURES: Final = frozenset({"ko"})
"""Languages that name ranks and numbers of tiles by figures: what is a ten in English may be a 10 there."""
QUOTED: Final = {
    "fa": re.compile("گزینهٔ «([^»]+)»"),
    "ru": re.compile("[Пп]араметр «([^»]+)»"),
    "ko": re.compile("['‘\"“]([^'’\"”]+)['’\"”] 옵션"),
}
"""How a page of each language names an option."""

every_page = pytest.mark.parametrize(("language", "key"), OTHERS)


def page(language: str, key: str) -> tuple[Section, ...]:
    return sections((PAGES / language / f"{key}.md").read_text("utf-8"))


def found(pattern: re.Pattern[str], text: str) -> Counter[str]:
    return Counter(pattern.findall(text))


def spelled_out(english: str) -> Counter[str]:
    """The numbers that an English text spells as words."""
    return Counter(str(1 + WORDS.index(word.lower())) for word in WORD.findall(english))


def test_some_language_has_pages() -> None:
    assert OTHERS


@every_page
def test_the_topics_are_those_of_the_english_page_in_their_order(language: str, key: str) -> None:
    assert [section.topic for section in page(language, key)] == [section.topic for section in page("en", key)]


@every_page
def test_every_section_has_the_numbers_and_cards_of_its_english_one(language: str, key: str) -> None:
    english = {section.topic: section.text for section in page("en", key)}
    for section in page(language, key):
        for pattern in (NUMBER, CARD):
            has, wants = found(pattern, section.text), found(pattern, english[section.topic])
            more = has - wants
            if pattern is NUMBER and language in IN_FIGURES:
                more -= spelled_out(english[section.topic])
            assert not wants - has, f"{section.topic} lacks {dict(wants - has)}"
            assert not more, f"{section.topic} has {dict(more)} too many"


@every_page
def test_the_sums_come_out_and_the_paragraphs_correspond(language: str, key: str) -> None:
    english = {section.topic: section.text for section in page("en", key)}
    for section in page(language, key):
        for left, total in SUM.findall(section.text):
            terms = left.replace("- ", "-").replace("+ ", "").split()
            assert sum(int(term) for term in terms) == int(total), left
        assert len(section.text.splitlines()) == len(english[section.topic].splitlines()), section.topic


@every_page
def test_a_topic_fits_a_message(language: str, key: str) -> None:
    for section in page(language, key):
        assert section.title
        assert len(section.text) <= TEXT, f"{section.topic} is too long"


@every_page
def test_an_option_is_called_as_on_the_screen(language: str, key: str) -> None:
    english = {section.topic: section.text for section in page("en", key)}
    speaker = Languages(strict=True).speaker(language, key)
    labels = {speaker.say(f"option-{setting.name}").strip("\u200f") for setting in games()[key].settings()}
    for section in page(language, key):
        named = QUOTED[language].findall(section.text) if language in QUOTED else []
        assert set(named) <= labels
        if language in QUOTED:
            assert len(named) == len(re.findall(r'[Oo]ption "([^"]+)"', english[section.topic])), section.topic
