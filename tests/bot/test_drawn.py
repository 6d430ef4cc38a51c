"""A match that the rules call a draw though points differ: nobody is ahead, neither in words nor in ratings."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.session.ending import results
from bot.ui.board import over_screen
from games.core.api import State
from tests.bot.stage import live, parts, speaker
from tests.games import worlds

TABLE = worlds.Table("ninety-nine", 2, (("target_score", "10"), ("rubber_games", "1")))


def drawn() -> State:
    """A game for two that the dummy has decided: it is strictly above both, whose points differ."""
    for seed in range(200):
        rng, state = Random(seed), TABLE.start()
        while not state.over:
            state.do(*worlds.chosen(state, rng, sensible=True))
        if state.standing().winners == () and len({*state.scores()[:2]}) == 2:
            return state
    raise AssertionError("no draw among 200 games")


def test_all_share_the_first_place() -> None:
    state = drawn()
    shown = live(state)
    found = results(shown.id, shown.seats, state)
    assert [(result.place, result.won) for result in found] == [(1, False), (1, False)]
    assert [result.score for result in found] == list((state.standing().totals or ())[:2])


def test_the_end_says_so() -> None:
    shown = live(drawn())
    shown.table = replace(shown.table, status="over")
    said = "\n".join(part.get("content", "") for part in parts(over_screen(shown, speaker("ninety-nine"))))
    final = next(line for line in said.splitlines() if line.startswith("Final · "))
    assert final.count("1. ") == 2
    assert "2. " not in final
