"""What holds for every game, whatever its rules: found by playing it at random."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import games
from games.core.api import CHANCE, Action, BadNotation, IllegalAction, Prompt, Seat, State, Zone
from games.core.record import read_record, replay, write_record
from games.players.chance import deal
from tests.games import worlds
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
    return start, [step._replace(state=step.state.copy()) for step in worlds.walk(start, rng, deals)]


def onward(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """One random action after another, as long as somebody carries them out."""
    while not state.over:
        yield worlds.chosen(state, rng)


def plain_value(value: Any) -> bool:
    return value is None or type(value) in (int, str, bool)


def legal_or_few(state: State, seat: int, rng: Random) -> list[Action]:
    """Every legal action; of a large choice a few."""
    actions: list[Action] = []
    for prompt in state.prompts(seat):
        actions += prompt.actions() if prompt.size() <= 60 else (prompt.sample(rng) for _ in range(6))
    return actions


@every_game
@some(100)
def test_fields_are_flat_and_survive_json_at_every_state(key: str, seed: int) -> None:
    for step in match(key, seed)[1]:
        data = step.state.to_json()
        for value in data.values():
            flat = plain_value(value) or isinstance(value, dict) or all(map(plain_value, value))
            assert flat, f"{value!r} is no flat field"
        again = type(step.state).from_json(json.loads(json.dumps(data)))
        assert again == step.state
        assert again.to_json() == data


@every_game
@some(100)
def test_the_record_of_a_match_leads_to_the_same_states(key: str, seed: int) -> None:
    start, steps = match(key, seed)
    text = write_record(start, start.dealer, [(step.seat, step.action) for step in steps], {0: "Ann B"})
    record = read_record(text, games())
    assert record.start == start
    assert record.names == {0: "Ann B"}
    state = record.start.copy()
    for line, step in zip(record.lines, steps, strict=True):
        assert state == step.state
        assert state.read(line.seat, line.text) == step.action
        state.apply(line.seat, state.read(line.seat, line.text))
    assert replay(record).state == state
    assert (
        write_record(record.start, start.dealer, [(line.seat, line.text) for line in record.lines], record.names)
        == text
    )


@every_game
@some(80)
def test_every_legal_action_is_accepted_and_reads_as_it_is_written(key: str, seed: int) -> None:
    rng = Random(seed)
    for step in match(key, seed, deals=1)[1]:
        state = step.state
        assert state.accepts(step.seat, step.action)
        for seat in range(state.seats):
            actions = legal_or_few(state, seat, rng)
            assert bool(actions) == (seat in state.actors())
            assert len({prompt.verb for prompt in state.prompts(seat)}) == len(state.prompts(seat))
            for action in actions:
                assert state.accepts(seat, action)
                assert state.why_not(seat, action) == ""
                assert state.read(seat, str(action)) == action, "an action is written in its one canonical way"


@every_game
@some(200)
def test_what_is_not_legal_is_refused_by_a_known_rule_and_changes_nothing(key: str, seed: int) -> None:
    rng = Random(seed)
    refusals = games()[key].refusals
    for step in match(key, seed, deals=1)[1]:
        state, before = step.state, step.state.to_json()
        for seat in range(state.seats):
            action = worlds.random_action(state, seat, rng)
            if action is None:
                continue
            code = state.why_not(seat, action)
            assert state.accepts(seat, action) == (code == "")
            if not code:
                continue
            assert code in refusals
            with pytest.raises(IllegalAction) as refused:
                state.apply(seat, action)
            assert (refused.value.seat, refused.value.action, refused.value.code) == (seat, action, code)
            assert "{" not in state.game.sentence(code, refused.value.details), "every blank is filled in"
            assert state.to_json() == before


@every_game
@some(60)
def test_only_the_whole_pack_can_be_dealt_and_only_when_due(key: str, seed: int) -> None:
    rng = Random(seed)
    for step in match(key, seed)[1]:
        state = step.state
        good = deal(state, rng)
        assert state.accepts(CHANCE, good) == state.deal_due
        first, *others = good.items
        doubled = Action("deal", (" ".join([first.split()[0]] * len(first.split())), *others))
        for bad in (doubled, Action("deal", tuple(others)), Action("deal"), *([] if state.deal_due else [good])):
            before = state.to_json()
            with pytest.raises(BadNotation):
                state.apply(CHANCE, bad)
            assert state.to_json() == before


@every_game
@some(60)
def test_a_copy_is_equal_and_goes_its_own_way(key: str, seed: int) -> None:
    rng = Random(seed)
    steps = match(key, seed)[1]
    for step in steps:
        before = step.state.to_json()
        copy, plain = step.state.copy(), State.copy(step.state)
        assert copy == step.state
        assert type(copy) is type(step.state)
        assert copy.__dict__ == plain.__dict__ == step.state.__dict__, "every field, those that equality leaves out too"
        assert step.state.after(step.seat, step.action) != step.state
        copy.do(step.seat, step.action)
        assert step.state.to_json() == before
    kept = rng.choice(steps).state
    before, copy = kept.to_json(), kept.copy()
    for number, (seat, action) in enumerate(onward(copy, rng)):
        if number == 200:
            break
        copy.do(seat, action)
    assert kept.to_json() == before, "no list is shared that changes in place"


@every_game
@some(80)
def test_checked_and_unchecked_play_lead_to_the_same_state(key: str, seed: int) -> None:
    for step in match(key, seed)[1]:
        quick = step.state.copy()
        quick.do(step.seat, step.action)
        assert step.state.after(step.seat, step.action) == quick


def lying(zones: tuple[Zone, ...]) -> Counter[str]:
    return Counter(card for zone in zones for card in zone.items)


@every_game
@some(100)
def test_no_card_is_lost_or_doubled(key: str, seed: int) -> None:
    for step in match(key, seed)[1]:
        if step.state.deal_due:
            continue
        zones = step.state.places()
        assert lying(zones) <= Counter(step.state.pack()), "no card lies in two places"
        assert lying(zones).total() + sum(zone.hidden for zone in zones) == len(step.state.pack())


@every_game
@some(100)
def test_a_card_leaves_play_only_by_an_event_that_names_it(key: str, seed: int) -> None:
    for step in match(key, seed)[1]:
        before = lying(step.state.places())
        events = step.state.apply(step.seat, step.action)
        if step.state.deal_due or step.state.over or step.action.verb == "deal":
            continue
        named = {card for event in events for item in event.items for card in item.split()}
        assert set(before - lying(step.state.places())) <= named
        assert lying(step.state.places()) <= before, "no card comes back within a deal"


KIND = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@every_game
@some(80)
def test_events_are_well_formed(key: str, seed: int) -> None:
    game = games()[key]
    words = {word for choice in game.words.values() for word in choice} | {*"SHDC", "none"} | set(game.verbs)
    for step in match(key, seed)[1]:
        for event in step.state.apply(step.seat, step.action):
            assert KIND.fullmatch(event.kind)
            assert event.to is None or 0 <= event.to < step.state.seats
            assert event.seat is None or -1 <= event.seat <= step.state.seats
            for item in event.items:
                known = re.fullmatch(r"-?\d+", item) or KIND.fullmatch(item) or item in words
                assert known or set(item.split()) <= set(game.order), f"{event.kind} tells {item!r}"


@every_game
@some(80)
def test_whatever_is_done_is_told(key: str, seed: int) -> None:
    for step in match(key, seed)[1]:
        assert step.state.apply(step.seat, step.action), f"{step.action} happens unseen"
        assert step.state.told is None, "nobody listens after an apply"


@every_game
@some(80)
def test_a_prompt_counts_and_lists_the_same_actions(key: str, seed: int) -> None:
    rng = Random(seed)
    for step in match(key, seed)[1]:
        for seat in step.state.actors():
            for prompt in step.state.prompts(seat) if seat != CHANCE else ():
                assert len(list(groupby(prompt.items))) == len(set(prompt.items)), "items alike stand side by side"
                sample = prompt.sample(rng)
                assert prompt.accepts(sample)
                if prompt.size() <= 500:
                    listed = list(prompt.actions())
                    assert len(listed) == len(set(listed)) == prompt.size() > 0
                    assert sample in listed


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


@pytest.mark.parametrize(("key", "name", "value"), worlds.option_values())
def test_every_option_value_starts_a_match(key: str, name: str, value: str) -> None:
    table = worlds.table_with(key, name, value)
    assert table is not None, f"no table of {key} can have {name} {value}"
    start = table.start()
    rng = chance(f"{table}")
    for step in worlds.walk(start, rng, deals=1):
        assert step.state.accepts(step.seat, step.action)
    text = write_record(start, start.dealer, [])
    assert read_record(text, games()).start.options == start.options


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

    with pytest.raises(TypeError, match=r"abstract methods actors, .*standing"):
        Half(options=games()["penneech"].read_options(2, {}), seats=2)  # type: ignore[abstract]  # that is the point
