"""How long the bot has been running is said as each language says it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.language import Languages
from bot.ui.looking import about_screen
from bot.ui.parts import Screen

LANGUAGES = Languages(strict=True)


def said(screen: Screen) -> str:
    """All that stands on a screen."""
    return str(screen.view.to_components())  # type: ignore[no-untyped-call]  # discord.py left it without types


@pytest.mark.parametrize(
    ("language", "days", "hours", "words"),
    [
        ("en", 0, 3.5, "3 h 30 min"),
        ("en", 1, 2, "1 day 2 h"),
        ("en", 12, 0, "12 days 0 h"),
        ("fa", 0, 3.5, "3 ساعت و 30 دقیقه"),
        ("fa", 1, 2, "1 روز و 2 ساعت"),
        ("ru", 0, 3.5, "3 ч 30 мин"),
        ("ru", 21, 2, "21 день 2 ч"),
        ("ru", 3, 2, "3 дня 2 ч"),
        ("ru", 11, 2, "11 дней 2 ч"),
        ("ko", 0, 3.5, "3시간 30분"),
        ("ko", 12, 2, "12일 2시간"),
    ],
)
def test_days_and_hours_are_counted_in_the_readers_words(language: str, days: int, hours: float, words: str) -> None:
    screen = about_screen("1.2.3", timedelta(days=days, hours=hours), ["A"], LANGUAGES.speaker(language))
    assert words in said(screen)
