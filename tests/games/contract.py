"""What holds at every step of every game: asked of random matches, and of a deal under every option value."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import groupby
from random import Random
from typing import Any

import pytest

from games import games
from games.core.api import CHANCE, Action, BadNotation, IllegalAction, State, Zone
from games.core.record import read_record, replay, write_record
from games.players.chance import deal
from tests.games import worlds
from tests.games.worlds import Step

Check = Callable[[Step, Random], None]
"""Fails where a step breaks the contract; leaves the step's state as it is."""

KIND = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def plain_value(value: Any) -> bool:
    return value is None or type(value) in (int, str, bool)


def legal_or_few(state: State, seat: int, rng: Random) -> list[Action]:
    """Every legal action; of a large choice a few."""
    actions: list[Action] = []
    for prompt in state.prompts(seat):
        actions += prompt.actions() if prompt.size() <= 60 else (prompt.sample(rng) for _ in range(6))
    return actions


def lying(zones: tuple[Zone, ...]) -> Counter[str]:
    return Counter(card for zone in zones for card in zone.items)


def its_fields_survive_json(step: Step, rng: Random) -> None:
    """They are flat, too."""
    data = step.state.to_json()
    for value in data.values():
        flat = plain_value(value) or isinstance(value, dict) or all(map(plain_value, value))
        assert flat, f"{value!r} is no flat field"
    again = type(step.state).from_json(json.loads(json.dumps(data)))
    assert again == step.state
    assert again.to_json() == data


def what_is_legal_is_accepted(step: Step, rng: Random) -> None:
    """And reads as it is written."""
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


def what_is_not_is_refused(step: Step, rng: Random) -> None:
    """By a rule that the game lists, and changes nothing."""
    state, before = step.state, step.state.to_json()
    for seat in range(state.seats):
        action = worlds.random_action(state, seat, rng)
        if action is None:
            continue
        code = state.why_not(seat, action)
        assert state.accepts(seat, action) == (code == "")
        if not code:
            continue
        assert code in state.game.refusals
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action)
        assert (refused.value.seat, refused.value.action, refused.value.code) == (seat, action, code)
        assert "{" not in state.game.sentence(code, refused.value.details), "every blank is filled in"
        assert state.to_json() == before


def only_the_pack_is_dealt(step: Step, rng: Random) -> None:
    """The whole of it, and only when a deal is due."""
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


def a_copy_goes_its_own_way(step: Step, rng: Random) -> None:
    """It is equal to the last field, those that equality leaves out too, till something is done in it."""
    before = step.state.to_json()
    copy = step.state.copy()
    assert copy == step.state
    assert type(copy) is type(step.state)
    for name in (f.name for f in fields(copy)):
        assert getattr(copy, name) == getattr(step.state, name), name
    assert step.state.after(step.seat, step.action) != step.state
    copy.do(step.seat, step.action)
    assert step.state.to_json() == before


def checked_and_unchecked_play_agree(step: Step, rng: Random) -> None:
    """On the state that they lead to."""
    quick = step.state.copy()
    quick.do(step.seat, step.action)
    assert step.state.after(step.seat, step.action) == quick


def each_card_lies_in_one_place(step: Step, rng: Random) -> None:
    """None is lost or doubled."""
    if step.state.deal_due:
        return
    zones = step.state.places()
    assert lying(zones) <= Counter(step.state.pack()), "no card lies in two places"
    assert lying(zones).total() + sum(zone.hidden for zone in zones) == len(step.state.pack())


def a_card_leaves_by_an_event_that_names_it(step: Step, rng: Random) -> None:
    """Within a deal; and none comes back."""
    before, state = lying(step.state.places()), step.state.copy()
    events = state.apply(step.seat, step.action)
    if state.deal_due or state.over or step.action.verb == "deal":
        return
    named = {card for event in events for item in event.items for card in item.split()}
    assert set(before - lying(state.places())) <= named
    assert lying(state.places()) <= before, "no card comes back within a deal"


def its_events_are_well_formed(step: Step, rng: Random) -> None:
    """There is one at least; every word of it is known to the game."""
    game, state = step.state.game, step.state.copy()
    words = {word for choice in game.words.values() for word in choice} | {*"SHDC", "none"} | set(game.verbs)
    events = state.apply(step.seat, step.action)
    assert events, f"{step.action} happens unseen"
    assert state.told is None, "nobody listens after an apply"
    for event in events:
        assert KIND.fullmatch(event.kind)
        assert event.to is None or 0 <= event.to < state.seats
        assert event.seat is None or -1 <= event.seat <= state.seats
        for item in event.items:
            known = re.fullmatch(r"-?\d+", item) or KIND.fullmatch(item) or item in words
            assert known or set(item.split()) <= set(game.order), f"{event.kind} tells {item!r}"


def a_prompt_counts_what_it_lists(step: Step, rng: Random) -> None:
    """Each action once; a sample is one of them."""
    for seat in step.state.actors():
        for prompt in step.state.prompts(seat) if seat != CHANCE else ():
            assert len(list(groupby(prompt.items))) == len(set(prompt.items)), "items alike stand side by side"
            sample = prompt.sample(rng)
            assert prompt.accepts(sample)
            if prompt.size() <= 500:
                listed = list(prompt.actions())
                assert len(listed) == len(set(listed)) == prompt.size() > 0
                assert sample in listed


CHECKS: tuple[Check, ...] = (
    its_fields_survive_json,
    what_is_legal_is_accepted,
    what_is_not_is_refused,
    only_the_pack_is_dealt,
    a_copy_goes_its_own_way,
    checked_and_unchecked_play_agree,
    each_card_lies_in_one_place,
    a_card_leaves_by_an_event_that_names_it,
    its_events_are_well_formed,
    a_prompt_counts_what_it_lists,
)


def its_record_leads_to_the_same_states(start: State, steps: Sequence[Step]) -> None:
    """Of a whole match, and is written as it was read."""
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
    again = [(line.seat, line.text) for line in record.lines]
    assert write_record(record.start, start.dealer, again, record.names) == text
