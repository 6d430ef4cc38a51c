"""Every level: only legal actions, from what its seat may know, in no more time than it has."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from games.core.api import CHANCE, Action, Seat, State
from games.players.answer import answer
from games.players.api import HARD, NORMAL, NORMAL_SECONDS, PLAYERS, SearchPlayer, player
from games.players.search import DEPTH, Effort, Search, Verdict
from tests.games.test_option_values import different
from tests.games.worlds import Table, plain, presets, walk
from tests.players.test_endgame import ending

QUICK = Effort(rollouts=24, draws=3, most=8, tricks=3, nodes=300, thoughts=60, exact_nodes=300)
"""All that `hard` does, in little time."""

BRIEF = Effort(rollouts=8, draws=2, most=6, tricks=2, nodes=60, thoughts=16, exact_nodes=60)
"""The same in next to none."""


def positions(table: Table, rng: Random, every: int) -> list[tuple[State, Seat]]:
    """Decisions of a deal: the first of each phase, and every so many of the others.

    The deal comes to play where one of a few does: any may be thrown in, and with a very high least bid all are.
    """
    found: list[tuple[State, Seat]] = []
    phases: set[str] = set()
    for _ in range(9):
        if "play" in phases:
            break
        found, phases = [], set()
        for number, step in enumerate(walk(table.start(), rng, 1, sensible=True)):
            state = step.state
            if step.seat != CHANCE and (state.phase not in phases or number % every == 0):
                phases.add(state.phase)
                found.append((state.copy(), step.seat))
    return found


@pytest.mark.parametrize("table", presets(), ids=str)
def test_a_search_only_ever_finds_what_is_legal(table: Table) -> None:
    rng = Random(str(table))
    for state, seat in positions(table, rng, 7):
        before = state.to_json()
        action = SearchPlayer(QUICK, 10).choose(state.redeal(seat, rng), seat, rng)
        assert state.accepts(seat, action), action
        assert state.to_json() == before


@pytest.mark.parametrize("table", different(), ids=str)
def test_every_level_keeps_to_the_rules_under_every_option(table: Table) -> None:
    """And chooses alike in two worlds that look the same to its seat."""
    rng = Random(f"options {table}")
    for state, seat in positions(table, rng, 99):
        one, two = state.redeal(seat, rng), state.redeal(seat, rng)
        for level in (PLAYERS["easy"], SearchPlayer(replace(NORMAL, rollouts=8), 10), SearchPlayer(BRIEF, 10)):
            action = level.choose(one, seat, Random(7))
            assert state.accepts(seat, action), action
            assert level.choose(two, seat, Random(7)) == action, "what the seat does not see is chosen by"


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_choice_follows_from_the_view_alone(table: Table) -> None:
    """Two worlds that look the same to the seat, and the same chance: the same answer."""
    rng = Random(f"blind {table}")
    hidden = 0
    for state, seat in positions(table, rng, 9):
        one, two = state.redeal(seat, rng), state.redeal(seat, rng)
        assert one.view(seat) == two.view(seat)
        hidden += one != two
        chosen = [SearchPlayer(QUICK, 10).choose(world, seat, Random(7)) for world in (one, two)]
        assert chosen[0] == chosen[1]
    assert hidden > 1


@pytest.mark.parametrize("table", plain(), ids=str)
def test_every_level_answers_through_the_door_of_another_process(table: Table) -> None:
    rng = Random(f"door {table}")
    state, seat = positions(table, rng, 5)[-1]
    for level in PLAYERS:
        text = answer(state.game.key, state.redeal(seat, rng).to_json(), seat, level, 3)
        assert state.accepts(seat, state.read(seat, text))


@pytest.mark.parametrize("table", plain(), ids=str)
def test_with_no_time_at_all_simple_sense_decides(table: Table) -> None:
    rng = Random(f"haste {table}")
    for state, seat in positions(table, rng, 9):
        blinded = state.redeal(seat, rng)
        hasty = SearchPlayer(HARD, 0.0).choose(blinded, seat, Random(1))
        assert hasty == blinded.policy(seat, Random(1)) or blinded.exact(seat, HARD.exact_nodes) is not None


def test_time_that_runs_out_ends_the_search() -> None:
    state, seat = positions(Table("auction-pinochle", 4), Random(2), 99)[0]
    endless = Effort(rollouts=10**7, draws=1, most=32, tricks=0, nodes=0, thoughts=0, exact_nodes=0)
    began = time.process_time()
    action = SearchPlayer(endless, 0.2).choose(state, seat, Random(1))
    assert 0.1 < time.process_time() - began < 5  # a value that took long may be followed by none
    assert state.accepts(seat, action)


def test_normal_is_never_long_in_coming() -> None:
    """Two packs of eighteen cards, where fifty rollouts take more than a tenth of a second on a slow machine."""
    table = Table("two-handed-pinochle", 2, (("decks", "2"), ("hand_size", "18")))
    assert NORMAL_SECONDS < 0.1
    for state, seat in positions(table, Random(3), 9):
        began = time.process_time()
        player("normal", seconds=60, share=1).choose(state.redeal(seat, Random(1)), seat, Random(1))
        assert time.process_time() - began < 0.2  # a value under way is ended, and the machine may be busy


def test_levels_differ_by_rollouts() -> None:
    state, seat = positions(Table("penneech", 2), Random(4), 99)[-1]
    for effort, rollouts in ((NORMAL, 50), (HARD, 300)):
        search = Search(state.redeal(seat, Random(1)), seat, Random(1), effort, 30)
        spent = sum(len(verdict.values) for verdict in search.ranked())
        assert rollouts * 0.8 <= spent <= rollouts * 1.2


def test_a_share_of_the_effort_is_less_of_everything_but_never_nothing() -> None:
    half, none = HARD.shared(0.5), HARD.shared(0.0)
    assert (half.rollouts, half.nodes, half.exact_nodes) == (150, HARD.nodes // 2, HARD.exact_nodes // 2)
    assert none.rollouts > 0
    assert HARD.shared(1) == HARD
    assert player("easy", seconds=1, share=0.1) is PLAYERS["easy"]


@pytest.mark.parametrize("table", plain(), ids=str)
def test_only_hard_looks_once_more_at_what_simple_sense_would_do(table: Table) -> None:
    """So that nobody who thinks is taken for somebody who plays by simple sense."""
    rng = Random(f"deeper {table}")
    state, seat = next(
        (state, seat)
        for state, seat in positions(table, rng, 1)
        if len(state.candidates(seat, rng, 9)) > 1 and (state.phase != "play" or state.tricks_left() > HARD.tricks)
    )
    for effort, deeper in ((replace(NORMAL, rollouts=20), False), (replace(QUICK, tricks=0), True)):
        verdicts = Search(state.redeal(seat, rng), seat, rng, effort, 60).ranked()
        sensible = state.policy(seat, rng)
        assert [bool(verdict.deeper) for verdict in verdicts if verdict.action == sensible] == [deeper]


def test_a_deeper_look_into_a_world_counts_as_several_rollouts() -> None:
    here, there = Action("pass"), Action("bid", ("50",))
    verdict = Verdict(here, values=[0.0] * DEPTH, deeper=[3.0])
    assert verdict.mean == 1.5
    other = Verdict(there, values=[0.0] * DEPTH, deeper=[1.0])
    assert verdict.mean > other.mean > Verdict(there).mean
    assert verdict.error_against(other) == 0.0


@pytest.mark.parametrize("table", plain(), ids=str)
def test_last_tricks_are_searched_through(table: Table) -> None:
    """Both actions are looked at once more, in every world that they were rolled out in."""
    rng = Random(f"last {table}")
    state = ending(table, rng, 2)
    while state.playable().bit_count() < 2:
        state = ending(table, rng, 2)
    seat = state.actors()[0]
    effort = Effort(rollouts=24, draws=1, most=8, tricks=2, nodes=10**6, thoughts=0, exact_nodes=0)
    verdicts = Search(state.redeal(seat, rng), seat, rng, effort, 60).ranked()
    assert [len(verdict.values) for verdict in verdicts] == [12, 12]
    assert [len(verdict.deeper) for verdict in verdicts] == [12, 12]


MELDING = (
    Table("two-handed-pinochle", 2),
    Table("auction-pinochle", 4, (("meld_mode", "manual"),)),
    Table("domino-pinochle", 3),
)


@pytest.mark.parametrize("table", MELDING, ids=str)
def test_a_meld_is_compared_with_keeping_it_back(table: Table) -> None:
    rng = Random(f"melds {table}")
    state, seat = next(
        (step.state, step.seat)
        for step in walk(table.start(), rng, 20, sensible=True)
        if step.seat != CHANCE and any(prompt.verb == "meld" for prompt in step.state.prompts(step.seat))
    )
    verdicts = Search(state.redeal(seat, rng), seat, rng, QUICK, 60).ranked()
    assert {verdict.action.verb == "meld" for verdict in verdicts} == {True, False}
    assert all(verdict.values for verdict in verdicts)
