"""What holds for every game, whatever its rules: found by playing it at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import compiled
from games import games
from games.core.api import Action, Prompt, Seat, State
from tests.games import contract, worlds
from tests.scale import chance, scale

seeds = st.integers(0, 2**32 - 1)
"""A seed is a whole match: the only thing that hypothesis draws."""

every_game = pytest.mark.parametrize("key", worlds.KEYS)
every_table = pytest.mark.parametrize(
    "table", dict.fromkeys([*worlds.plain(), *worlds.presets()]), ids=lambda table: str(table)
)


def some(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with that many seeds in a soak, a tenth of them otherwise."""

    def wrap(test: Callable[..., None]) -> Callable[..., None]:
        wrapped: Callable[..., None] = settings(max_examples=scale(examples))(given(seed=seeds)(test))
        return wrapped

    return wrap


def match(key: str, seed: int, deals: int = 2) -> tuple[State, list[worlds.Step]]:
    """The start of a random match of some random table and its steps, each with a state of its own."""
    rng = Random(seed)
    start = worlds.random_table(key, rng).start()
    return start, worlds.steps(start, rng, deals)


def onward(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """One random action after another, as long as somebody carries them out."""
    while not state.over:
        yield worlds.chosen(state, rng)


def every_step(check: contract.Check, key: str, seed: int, deals: int = 2) -> None:
    """Check the steps of a random match."""
    rng = Random(seed)
    for step in match(key, seed, deals)[1]:
        check(step, rng)


@every_game
@some(100)
def test_fields_are_flat_and_survive_json_at_every_state(key: str, seed: int) -> None:
    every_step(contract.its_fields_survive_json, key, seed)


@every_game
@some(100)
def test_the_record_of_a_match_leads_to_the_same_states(key: str, seed: int) -> None:
    contract.its_record_leads_to_the_same_states(*match(key, seed))


@every_game
@some(80)
def test_every_legal_action_is_accepted_and_reads_as_it_is_written(key: str, seed: int) -> None:
    every_step(contract.what_is_legal_is_accepted, key, seed, deals=1)


@every_game
@some(200)
def test_what_is_not_legal_is_refused_by_a_known_rule_and_changes_nothing(key: str, seed: int) -> None:
    every_step(contract.what_is_not_is_refused, key, seed, deals=1)


@every_game
@some(60)
def test_only_the_whole_pack_can_be_dealt_and_only_when_due(key: str, seed: int) -> None:
    every_step(contract.only_the_pack_is_dealt, key, seed)


@every_game
@some(60)
def test_a_copy_is_equal_and_goes_its_own_way(key: str, seed: int) -> None:
    every_step(contract.a_copy_goes_its_own_way, key, seed)


@every_game
@some(60)
def test_no_list_that_changes_in_place_is_shared_with_a_copy(key: str, seed: int) -> None:
    rng = Random(seed)
    kept = rng.choice(match(key, seed)[1]).state
    before, copy = kept.to_json(), kept.copy()
    for number, (seat, action) in enumerate(onward(copy, rng)):
        if number == 200:
            break
        copy.do(seat, action)
    assert kept.to_json() == before


@every_game
@some(80)
def test_checked_and_unchecked_play_lead_to_the_same_state(key: str, seed: int) -> None:
    every_step(contract.checked_and_unchecked_play_agree, key, seed)


@every_game
@some(100)
def test_no_card_is_lost_or_doubled(key: str, seed: int) -> None:
    every_step(contract.each_card_lies_in_one_place, key, seed)


@every_game
@some(100)
def test_a_card_leaves_play_only_by_an_event_that_names_it(key: str, seed: int) -> None:
    every_step(contract.a_card_leaves_by_an_event_that_names_it, key, seed)


@every_game
@some(80)
def test_whatever_is_done_is_told_in_events_that_are_well_formed(key: str, seed: int) -> None:
    every_step(contract.its_events_are_well_formed, key, seed)


@every_game
@some(80)
def test_a_prompt_counts_and_lists_the_same_actions(key: str, seed: int) -> None:
    every_step(contract.a_prompt_counts_what_it_lists, key, seed)


@pytest.mark.parametrize(
    "prompt",
    [
        Prompt("pass"),
        Prompt("play", ("AS", "KS", "QS"), 1, 1),
        Prompt("lay", ("AS", "KS", "QS", "JS"), 2, 2),
        Prompt("show", ("a", "b", "c"), 0, 3),
        Prompt("meld", ("a", "b", "c", "d"), 1, 4, clash=((0, 1), (2, 3))),
    ],
    ids=lambda prompt: prompt.verb,
)
def test_a_sample_is_uniform(prompt: Prompt) -> None:
    rng = chance(prompt.verb)
    size = prompt.size()
    drawn = Counter(prompt.sample(rng) for _ in range(300 * size))
    assert set(drawn) == set(prompt.actions())
    spread = sum((count - 300) ** 2 / 300 for count in drawn.values())
    assert spread < size + 6 * (2 * size) ** 0.5, "chi-squared, six deviations from its mean"


@every_table
def test_every_match_between_sensible_players_ends(table: worlds.Table) -> None:
    rng = chance(f"end {table}")
    state = table.start()
    for step in worlds.walk(state, rng, deals=500, sensible=True):
        assert step.state.accepts(step.seat, step.action)
        state = step.state
    assert state.over
    assert state.actors() == ()
    assert state.standing().winners is not None
    for seat in range(state.seats):
        assert state.prompts(seat) == ()
        assert state.why_not(seat, Action(next(iter(state.game.verbs)))) == "game-over"


@every_table
def test_every_deal_ends_under_random_play(table: worlds.Table) -> None:
    rng = chance(f"deals {table}")
    last = None
    for number, step in enumerate(worlds.walk(table.start(), rng, deals=3)):
        assert number < 2000, "three deals take less than that"
        last = step.state
    assert last is not None
    assert last.over or (last.deal_due and last.dealing == 2)


def test_a_game_that_leaves_a_part_unwritten_cannot_be_made() -> None:
    class Half(State):
        """A game that says nothing at all."""

    # compiled rules (`make fast`) take no class of plain Python at all
    said = "interpreted classes cannot inherit" if compiled.compiled() else r"abstract methods actors, .*standing"
    with pytest.raises(TypeError, match=said):
        Half(options=games()["penneech"].read_options(2, {}), seats=2)  # type: ignore[abstract]  # that is the point
