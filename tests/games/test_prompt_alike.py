"""A prompt whose items may be alike: what is picked counts, not which of two equal cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.core.api import Action, Prompt
from tests.scale import chance

PROMPTS = (
    Prompt("give", ("KS", "KS", "QH", "QH", "9D"), 2, 2),
    Prompt("give", ("AS", "AS", "TS", "TS", "KS", "QH", "QH", "9D", "9D", "JC"), 4, 4),
    Prompt("give", ("KS", "KS"), 2, 2),
    Prompt("show", ("KS", "KS", "QH"), 0, 3),
    Prompt("show", ("KS", "QH", "QH", "9D"), 1, 2),
)
every_prompt = pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: f"{prompt.verb} {' '.join(prompt.items)}")


def spelled(prompt: Prompt) -> set[Action]:
    """Every action, found by spelling every pick of positions."""
    return {
        Action(prompt.verb, items)
        for number in range(prompt.least, prompt.most + 1)
        for items in combinations(prompt.items, number)
    }


@every_prompt
def test_every_action_is_listed_once_and_counted(prompt: Prompt) -> None:
    actions = list(prompt.actions())
    assert len(actions) == len(set(actions)) == prompt.size()
    assert set(actions) == spelled(prompt)


@every_prompt
def test_what_is_listed_is_accepted_and_no_other_order_or_number_of_it(prompt: Prompt) -> None:
    listed = spelled(prompt)
    for number in range(4):
        for at in combinations(prompt.items * 2, number):
            assert prompt.accepts(Action(prompt.verb, at)) == (Action(prompt.verb, at) in listed)


def test_a_card_is_picked_no_more_often_than_it_is_held() -> None:
    prompt = PROMPTS[0]
    assert prompt.accepts(Action("give", ("KS", "KS")))
    assert not prompt.accepts(Action("give", ("9D", "9D")))
    assert not Prompt("give", ("KS", "KS", "9D"), 3, 3).accepts(Action("give", ("KS", "KS", "KS")))


def test_the_first_actions_take_the_first_items() -> None:
    texts = [str(action) for action in PROMPTS[0].actions()]
    assert texts == ["give KS KS", "give KS QH", "give KS 9D", "give QH QH", "give QH 9D"]


@every_prompt
def test_a_sample_favours_no_action(prompt: Prompt) -> None:
    rng = chance(" ".join(prompt.items))
    size = prompt.size()
    drawn = Counter(prompt.sample(rng) for _ in range(100 * size))
    assert set(drawn) == spelled(prompt)
    spread = sum((count - 100) ** 2 / 100 for count in drawn.values())
    assert spread < size + 6 * (2 * size) ** 0.5, "chi-squared, six deviations from its mean"
