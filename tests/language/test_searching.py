"""Questions that players ask, and the words of the games: what the look-up finds, in whatever language."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pytest

from bot.language import Languages
from bot.language.stems import heads, stems
from bot.ui.rulebook import asking_words, glossary, places_of_terms, rulebook
from bot.ui.searching import SILENT, find_terms, find_topics, index
from games import games

KNOWN: Final = Languages().known
QUESTIONS: Final = {
    path.stem: [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    for path in sorted((Path(__file__).parent / "questions").glob("*.tsv"))
}
ASKED: Final = [(language, *row) for language, rows in QUESTIONS.items() for row in rows]
TWO_MILLISECONDS: Final = 0.002


def test_every_language_asks_twenty_questions_about_all_games() -> None:
    assert set(QUESTIONS) == set(KNOWN)
    for rows in QUESTIONS.values():
        assert len(rows) >= 20
        assert {game for game, _, _ in rows} == set(games())


@pytest.mark.parametrize(("language", "game", "topic", "question"), ASKED)
def test_a_question_finds_its_topic_first_whatever_the_asker_reads(
    language: str, game: str, topic: str, question: str
) -> None:
    for own in KNOWN:
        found = find_topics(game, question, own, KNOWN)
        assert found, "nothing was found"
        assert found[0].topic == topic, f"asked in {language}, found {[one.topic for one in found]}"
        section = next(one for one in rulebook(game, language) if one.topic == topic)
        assert 0 <= found[0].leaf < len(section.leaves())


@pytest.mark.parametrize("question", ["", "   ", "?", '"', "* OR NEAR(", "ħħħ", "☃", "x" * 5000, "the of is"])
def test_a_question_without_a_known_word_finds_nothing(question: str) -> None:
    assert find_topics("ninety-nine", question, "en", KNOWN) == []


def test_an_answer_takes_less_than_two_milliseconds() -> None:
    for language in KNOWN:
        index(language)
    quickest = []
    for _, game, _, question in ASKED:
        times = []
        for _ in range(5):
            began = time.thread_time()
            find_topics(game, question, "en", KNOWN)
            times.append(time.thread_time() - began)
        quickest.append(min(times))
    assert sorted(quickest)[len(quickest) // 2] < TWO_MILLISECONDS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("tricks", "trick"),
        ("bidding", "bids"),
        ("взятку", "взяток"),
        ("козыря", "козырями"),
        ("ترکیب‌ها", "ترکیب"),
        ("كارت", "کارت"),
        ("۱۵۰", "150"),
        ("트릭을", "트릭은"),
    ],
)
def test_forms_of_a_word_share_a_stem(one: str, other: str) -> None:
    assert set(stems(one)) & set(stems(other))
    assert heads(one) == heads(other)


@pytest.mark.parametrize("language", KNOWN)
def test_a_glossary_has_every_term_with_a_meaning_and_names_no_word_twice(language: str) -> None:
    own = glossary(language)
    assert list(own) == list(places_of_terms())
    assert all(term.words and all(term.words) and len(term.meaning) > 10 for term in own.values())
    assert all(language == "en" or own[key].meaning != glossary("en")[key].meaning for key in own)
    first = [term.words[0] for term in own.values()]
    assert len(set(first)) == len(first)


def test_every_term_leads_to_topics_that_there_are() -> None:
    for key, places in places_of_terms().items():
        assert places, key
        for place in places:
            assert place.topic in games()[place.game].topics
        assert len(places) <= 10, "two rows of buttons"


@pytest.mark.parametrize("language", KNOWN)
def test_a_term_is_found_by_each_of_its_names_in_any_language(language: str) -> None:
    for key, term in glossary(language).items():
        for word in term.words:
            for own in KNOWN:
                assert key in find_terms(word, own, KNOWN)[:3], word


@pytest.mark.parametrize("language", KNOWN)
def test_words_that_people_ask_with_belong_to_topics(language: str) -> None:
    topics = {topic for game in games().values() for topic in game.topics}
    pairs = {f"{key}/{topic}" for key, game in games().items() for topic in game.topics}
    assert set(asking_words(language)) <= topics | pairs | {SILENT}
    assert set(asking_words(language)) == set(asking_words("en"))


@pytest.mark.parametrize("key", list(games()))
def test_each_option_stands_at_a_topic_that_it_changes(key: str) -> None:
    game = games()[key]
    placed = {name for names in game.topic_options.values() for name in names}
    assert placed == {setting.name for setting in game.settings()}
    assert set(game.topic_options) <= set(game.topics)


@pytest.mark.parametrize("language", KNOWN)
def test_a_part_of_a_page_has_ten_lines_at_most_and_nothing_is_lost(language: str) -> None:
    for key in games():
        for section in rulebook(key, language):
            leaves = section.leaves()
            assert all(0 < sum(bool(line.strip()) for line in leaf.split("\n")) <= 10 for leaf in leaves)
            assert "\n".join(leaves).split() == section.text.split()
