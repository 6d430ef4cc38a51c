"""Korean particles follow the sound of the word before them."""

from pathlib import Path

import pytest

from bot.language import Languages
from bot.language.digits import Number
from bot.language.particles import with_particle


@pytest.mark.parametrize(
    ("word", "subject", "direction"),
    [
        ("민준", "민준이", "민준으로"),
        ("지아", "지아가", "지아로"),
        ("서울", "서울이", "서울로"),
        ("0", "0이", "0으로"),
        ("1", "1이", "1로"),
        ("2", "2가", "2로"),
        ("3", "3이", "3으로"),
        ("7", "7이", "7로"),
        ("9", "9가", "9로"),
        ("10", "10이", "10으로"),
        ("250", "250이", "250으로"),
        ("스페이드 A", "스페이드 A가", "스페이드 A로"),
        ("스페이드 K (1)", "스페이드 K (1)가", "스페이드 K (1)로"),
        ("하트 10", "하트 10이", "하트 10으로"),
        ("다이아몬드", "다이아몬드가", "다이아몬드로"),
        ("**지아**", "**지아**가", "**지아**로"),
        ("Ann", "Ann이", "Ann으로"),
        ("Paul", "Paul이", "Paul로"),
        ("Eli", "Eli가", "Eli로"),
        ("Jack", "Jack이(가)", "Jack(으)로"),
        ("<@123>", "<@123>이(가)", "<@123>(으)로"),
        ("龍", "龍이(가)", "龍(으)로"),
    ],
)
def test_a_word_takes_the_form_that_its_last_sound_asks_for(word: str, subject: str, direction: str) -> None:
    assert with_particle(word, "이/가") == subject
    assert with_particle(word, "으로/로") == direction


@pytest.mark.parametrize(("number", "said"), [(1, "1을"), (2, "2를"), (100, "100을")])
def test_a_number_counts_as_it_is_read(number: int, said: str) -> None:
    assert with_particle(Number.of(number, None), "을/를") == said


def test_messages_may_ask_for_a_particle(tmp_path: Path) -> None:
    (tmp_path / "ko").mkdir()
    message = 'won = { JOSA($player, "이/가") } { JOSA($points, "을/를") } 얻었습니다.\n'
    (tmp_path / "ko" / "common.ftl").write_text(message, "utf-8")
    speaker = Languages(tmp_path, strict=True).speaker("ko")
    assert speaker.say("won", player="민준", points=12) == "민준이 12를 얻었습니다."
