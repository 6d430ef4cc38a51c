"""How many decisions a match takes, which a lobby tells as minutes: what a game says is near what self-play finds."""

from __future__ import annotations

from statistics import mean

import pytest

from games.players.selfplay import Match, play_set
from tests.games import worlds

MATCHES = 24
NEAR = 0.3
"""By so much of itself the mean of the matches may differ: of 24 it strays by about a tenth."""

SHORTER = [
    worlds.Table("auction-pinochle", 4).having("target_score", "750"),
    worlds.Table("domino-pinochle", 3).having("target_score", "100"),
    worlds.Table("ninety-nine", 3).having("target_score", "50"),
    worlds.Table("ninety-nine", 5).having("rubber_games", "2"),
    worlds.Table("penneech", 2).having("target_score", "121"),
    worlds.Table("two-handed-pinochle", 2).having("target_score", "1500"),
    worlds.Table("two-handed-pinochle", 2).having("card_points", "counters").having("score_divisor", "10"),
]


@pytest.mark.parametrize("table", [*worlds.presets(), *worlds.plain(), *SHORTER], ids=str)
def test_a_match_takes_about_as_many_decisions_as_its_game_says(table: worlds.Table) -> None:
    start = table.start()
    match = Match(start=start, players=("easy",) * start.seats, seed=99)
    made = mean(outcome.actions for number in range(MATCHES) for outcome in play_set(match, number))
    assert table.game.decisions(start.options) == pytest.approx(made, rel=NEAR)
