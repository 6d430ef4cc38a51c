"""What a game is played for is called by its own name beside the table too: Domino Pinochle has chips, not points."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.ui.replay import history_screen
from games import games
from storage.api import Match, Result, UserId
from tests.bot.stage import LANGUAGES, live, parts, plain

UNITS = {
    "en": ("chip", "point"),
    "fa": ("ژتون", "امتیاز"),
    "ru": ("фиш", "очк"),
    "ko": ("칩", "점"),
}
"""The words for chips and for points, as far as they never change."""
SAID: dict[str, dict[str, Any]] = {
    "order-points": {},
    "leaderboard-row-points": {"place": 1, "player": "A", "games": 3},
    "stats-game": {"game": "G", "games": 3, "wins": 1, "share": 33, "best": 1},
    "stats-rule": {"number": 1, "rules": "R", "players": "P", "games": 3, "wins": 1, "average": "3"},
    "hint-better": {"gain": "3", "instead": "I"},
    "hint-expect": {"lead": "ahead"},
}
"""Messages about what was won, with all that they are said with but the amount."""
AMOUNTS = (0, 1, 2, 5, 21, -3, 250)


def unit_alone(text: str, key: str, language: str) -> bool:
    """Whether a text names what this game is played for, and not what others are."""
    chips, points = UNITS[language]
    own, other = (chips, points) if key == "domino-pinochle" else (points, chips)
    return own in text.lower() and other not in text.lower()


@pytest.mark.parametrize("language", LANGUAGES.known)
@pytest.mark.parametrize("message", SAID)
def test_rankings_and_hints_speak_of_chips_where_the_rules_do(message: str, language: str) -> None:
    for amount in AMOUNTS:
        speaker = LANGUAGES.speaker(language, "domino-pinochle")
        text = plain(speaker.say(message, **{"points": amount, **SAID[message]}))
        assert unit_alone(text, "domino-pinochle", language), text


@pytest.mark.parametrize("language", LANGUAGES.known)
def test_each_line_of_a_history_counts_in_what_its_own_game_is_played_for(language: str) -> None:
    speakers = {key: LANGUAGES.speaker(language, key) for key in games()}
    for amount in AMOUNTS:
        matches = []
        for game in games().values():
            table = replace(live(game.start(game.seats[0])).table, finished_at=1_700_000_000_000)
            own = Result(table.id, 0, UserId(1), "Ann", None, amount, 1, won=True)
            matches.append(Match(table, (own,)))
        screen = history_screen(matches, UserId(1), 0, speakers, LANGUAGES.speaker(language, "penneech"))
        text = next(plain(part["content"]) for part in parts(screen) if part["type"] == 10)
        listed = [line for line in text.split("\n") if re.search("<t:", line)]
        assert len(listed) == len(matches)
        for line, key in zip(listed, games(), strict=True):
            assert unit_alone(line, key, language), line
