"""Persian is set from right to left, with cards, names, numbers and sums kept as they are."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from bot.language import Languages, page_isolated
from bot.language.direction import FOREIGN, block, framed, isolated, tidied
from bot.ui.rulebook import rulebook
from games import games

LANGUAGES = Languages(strict=True)
MARK, OPEN, CLOSE, LEFT = "\u200f", "\u2068", "\u2069", "\u2066"


def test_a_name_stands_in_an_isolate_and_the_sentence_ends_on_its_left() -> None:
    said = LANGUAGES.speaker("fa", "ninety-nine").say("event-pass", player="Ann")
    assert said == f"{MARK}{OPEN}Ann{CLOSE} پاس داد.{MARK}"


def test_other_languages_have_no_marks() -> None:
    assert LANGUAGES.speaker("en", "ninety-nine").say("event-pass", player="Ann") == "Ann passed."


def test_a_list_of_names_keeps_its_order() -> None:
    speaker = LANGUAGES.speaker("fa")
    assert speaker.join(["Ann", "Ben"]) == f"{MARK}{OPEN}Ann{CLOSE}، {OPEN}Ben{CLOSE}{MARK}"


def test_persian_among_persian_needs_no_isolate() -> None:
    speaker = LANGUAGES.speaker("fa")
    assert speaker.item("QS") == "بی‌بی پیک"
    assert tidied(f"حکم: {OPEN}پیک{CLOSE}") == "حکم: پیک"
    assert tidied(f"حکم: {OPEN}Ann{CLOSE}") == f"حکم: {OPEN}Ann{CLOSE}"
    assert tidied(f"{OPEN}10{CLOSE} پیک") == "10 پیک"
    assert tidied(f"خشت{OPEN} (1){CLOSE} و{OPEN} {CLOSE}پیک") == f"خشت {OPEN}(1){CLOSE} و پیک"
    assert tidied(f"نوبت {OPEN}**Ann**{CLOSE} است") == f"نوبت **{OPEN}Ann{CLOSE}** است"
    assert tidied(f"{OPEN}-47{CLOSE} یا {OPEN}6-4{CLOSE}") == f"{OPEN}-47{CLOSE} یا {OPEN}6-4{CLOSE}"


def test_text_that_is_framed_or_isolated_twice_stays_the_same() -> None:
    assert framed(framed("Ann.")) == framed("Ann.")
    assert isolated(framed("Ann.")) == framed("Ann.")
    assert framed("") == ""


@pytest.mark.parametrize(
    "row",
    ["♠K Q 10", "6-4", "5-1 5-2 5-3", "40 + 110 = 150", "3 - 50 = -47", "**A 10 K Q J 9**", "♦A ♦7 ♦6 = 0", "QS1"],
)
def test_a_row_of_cards_or_a_sum_on_a_page_is_read_from_left_to_right(row: str) -> None:
    said = page_isolated(f"نمونه {row}: چنین است.")
    assert f" {LEFT}{row}{CLOSE}: " in said.replace("\u00a0", " ")
    assert ("\u00a0" in said) == ("=" in row), "a sum is not broken at the end of a line"


def test_a_number_alone_on_a_page_stays_as_it_is() -> None:
    assert page_isolated("تا 100 است") == "تا 100 است"


def test_the_marks_of_a_list_stay_at_the_beginning_of_their_line() -> None:
    assert page_isolated("1. یک\n- ♠K") == f"1. یک\n- {MARK}{LEFT}♠K{CLOSE}{MARK}"


@pytest.mark.parametrize("key", sorted(games()))
def test_every_line_of_a_persian_page_begins_and_ends_from_right_to_left(key: str) -> None:
    for section in rulebook(key, "fa"):
        assert section.text.count(LEFT) == section.text.count(CLOSE)
        for line in filter(None, section.text.split("\n")):
            assert line[-1] == MARK or "\u0600" <= line[-1] <= "\u06ff"


def test_digits_are_persian_for_who_wants_them_and_only_then() -> None:
    own, latin = (LANGUAGES.speaker("fa", "two-handed-pinochle", digits=digits) for digits in (True, False))
    assert "۱۵۰" in own.say("event-run", player="Ann 2", items=own.item("TS"), points=150)
    assert "Ann 2" in own.say("event-run", player="Ann 2", items=own.item("TS"), points=150), "a name stays as it is"
    assert "۱۰ پیک" in own.say("event-play", player="Ann", items=own.item("TS"))
    assert own.item("6-4") == "۶-۴"
    assert own.say("value-run_upgrade-full").strip(MARK) == "۱۵۰"
    assert latin.item("250") == "250"
    assert LANGUAGES.speaker("en", digits=True).item("250") == "250", "English has no other digits"


@pytest.mark.parametrize(
    ("language", "digits", "written"),
    [("en", False, "8.0"), ("ko", False, "8.0"), ("ru", False, "8,0"), ("fa", False, "8.0"), ("fa", True, "۸٫۰")],
)
def test_tenths_have_the_decimal_mark_of_the_language(language: str, digits: bool, written: str) -> None:
    assert LANGUAGES.speaker(language, digits=digits).tenths(8) == written


def test_numbers_have_no_separators() -> None:
    for language in LANGUAGES.known:
        assert "1500" in LANGUAGES.speaker(language, "ninety-nine").say("event-game_won", player="Ann", points=1500)


def test_a_line_on_the_screen_is_set_from_the_right_whatever_its_block_is() -> None:
    inner, end = "\u2067", CLOSE
    assert block("زبان را با /language عوض کنید.") == f"{MARK}{inner}زبان را با /language عوض کنید.{end}"
    assert block(f"- {MARK}{OPEN}Ann{CLOSE}: یک") == f"- {MARK}{inner}{OPEN}Ann{CLOSE}: یک{end}"
    assert block("### میزها\nAnn\n1. یک") == f"### {MARK}{inner}میزها{end}\nAnn\n1. {MARK}{inner}یک{end}"
    assert block("Ann: یک") == "Ann: یک", "a line that begins from the left stays so"
    assert block("12 ♠") == "12 ♠"
    assert block("۱. یک") == f"{MARK}{inner}۱. یک{end}", "no list to Discord: its number would stand at the wrong end"


def test_every_character_that_is_read_from_the_right_is_seen() -> None:
    every = [chr(point) for point in range(sys.maxunicode + 1)]
    foreign = [one for one in every if unicodedata.bidirectional(one) in ("R", "AL")]
    assert len(foreign) > 1000
    assert [one for one in foreign if not FOREIGN.search(one)] == []


def test_no_line_ends_in_the_middle_of_a_tile() -> None:
    assert block("6-3, (5-5) and 4-3.") == "6-\u20603, (5-\u20605) and 4-\u20603."
    assert block(f"{LEFT}۶-۳{CLOSE}") == f"{LEFT}۶-\u2060۳{CLOSE}"
    assert block("2026-01-06, 10-5 and -3") == "2026-01-06, 10-5 and -3"
