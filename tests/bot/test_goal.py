"""What the lobby says a match is played to, and how long it may take."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.ui.goal import goal_line
from bot.ui.lobby import lobby_screen
from tests.bot.stage import LANGUAGES, live, parts, plain
from tests.games import worlds


def told(table: worlds.Table, language: str = "en", computers: int = 0, **settings: Any) -> str:
    """The line of a lobby of that table, in which so many seats are a computer's."""
    shown = live(table.start())
    shown.table = replace(shown.table, status="lobby", settings={**shown.table.settings, **settings})
    shown.seats = tuple(
        replace(seat, user=None, player="easy") if seat.seat < computers else replace(seat, player=None)
        for seat in shown.seats
    )
    words = LANGUAGES.speaker(language, table.key)
    line = plain(goal_line(shown, words))
    assert line in plain("\n".join(part.get("content", "") for part in parts(lobby_screen(shown, words))))
    return line


@pytest.mark.parametrize(
    ("table", "line"),
    [
        (worlds.Table("auction-pinochle", 4), "To 1500 points. About 15 minutes."),
        (worlds.Table("domino-pinochle", 3), "To 250 chips. About 20 minutes."),
        (worlds.Table("ninety-nine", 3), "To 100 points, rubber of 3 games. About 35 minutes."),
        (worlds.Table("ninety-nine", 3).having("rubber_games", "1"), "To 100 points. About 10 minutes."),
        (worlds.Table("ninety-nine", 3).having("edition", "1975"), "Nine deals a game. About 15 minutes."),
        (worlds.Table("ninety-nine", 5).having("five_player_format", "race_250"), "To 250 points. About 35 minutes."),
        (worlds.Table("ninety-nine", 2).having("target_score", "1"), "To 1 point, rubber of 2 games. About 5 minutes."),
        (
            worlds.Table("ninety-nine", 4).having("target_score", "300"),
            "To 300 points, rubber of 4 games. About 4 hours.",
        ),
        (worlds.Table("ninety-nine", 2).having("target_score", "900000000"), "To 900000000 points, rubber of 2 games."),
        (worlds.Table("penneech", 2), "To 61 points. About 5 minutes."),
        (worlds.Table("two-handed-pinochle", 2), "To 1200 points. About 10 minutes."),
        (
            worlds.Table("two-handed-pinochle", 2).having("card_points", "counters").having("score_divisor", "10"),
            "To 120 points. About 10 minutes.",
        ),
    ],
    ids=str,
)
def test_the_lobby_says_what_is_played_to_and_about_how_long(table: worlds.Table, line: str) -> None:
    assert told(table) == line


def test_computers_are_quicker_and_a_game_by_correspondence_takes_its_time() -> None:
    table = worlds.Table("ninety-nine", 3)
    assert told(table, computers=1) == "To 100 points, rubber of 3 games. About 25 minutes."
    assert told(table, pace="correspondence") == "To 100 points, rubber of 3 games."


def test_partners_have_one_score_a_side_and_are_done_sooner() -> None:
    alone, partners = worlds.Table("ninety-nine", 4), worlds.Table("ninety-nine", 4).having("partnership", "true")
    assert told(alone) == "To 100 points, rubber of 4 games. About 75 minutes."
    assert told(partners) == "To 100 points, rubber of 4 games. About 40 minutes."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fa", "تا 100 امتیاز، ست کامل 3 بازی. حدود 35 دقیقه."),
        ("ru", "До 100 очков, партий в роббере: 3. Примерно 35 минут."),
        ("ko", "100점까지, 러버는 3게임. 약 35분."),
    ],
)
def test_every_language_says_it_in_its_own_way(language: str, line: str) -> None:
    assert told(worlds.Table("ninety-nine", 3), language) == line


def test_russian_counts_its_points() -> None:
    assert told(worlds.Table("penneech", 2), "ru") == "До 61 очка. Примерно 5 минут."
    assert told(worlds.Table("penneech", 2).having("target_score", "121"), "ru") == "До 121 очка. Примерно 5 минут."
    assert told(worlds.Table("domino-pinochle", 3), "ru") == "До 250 фишек. Примерно 20 минут."
