"""Whatever the rules allow can be clicked, and nothing else can: in every game, with any options, at any position."""

from __future__ import annotations

from random import Random

import pytest

from bot.language import Speaker
from bot.session.live import Look
from bot.ui.hand import hand_screen
from bot.ui.prompts import Picks, picked_items
from games.core.api import CHANCE, Action, Kind, Prompt
from tests.bot.offers import Offers, offers
from tests.bot.stage import Unpainted, fits, live, look, parts, speaker
from tests.games import worlds
from tests.scale import chance, scale

PAINTER = Unpainted()


async def seen(of: Look, words: Speaker, picks: Picks | None = None) -> Offers:
    """The offers of a hand whose screen Discord takes."""
    screen = await hand_screen(of, words, PAINTER, picks=picks)
    fits(screen)
    return offers(parts(screen))


async def demand_all_offered(of: Look, words: Speaker, rng: Random) -> None:
    """Fail where what can be pressed on a hand is not what its owner may do."""
    shown = await seen(of, words)
    legal = {action for prompt in of.view.prompts if prompt.most <= 1 for action in prompt.actions()}
    assert set(shown.acts) <= legal, "a forbidden action can be pressed"
    assert not shown.shut & legal, "a legal action is shown as forbidden"
    for prompt in of.view.prompts:
        if prompt.most > 1:
            await demand_pickable(of, prompt, words, rng)
        else:
            demand_reachable(of, shown, prompt)
    several = {prompt.verb for prompt in of.view.prompts if prompt.most > 1}
    assert set(shown.toggles) == several


def demand_reachable(of: Look, shown: Offers, prompt: Prompt) -> None:
    """Each action by a button, an option of a select, or the modal; of melds that look and pay alike, one."""
    for action in prompt.actions():
        if action in shown.acts or prompt.verb in shown.modals:
            continue
        assert prompt.kind is Kind.MELD, f"{action} cannot be reached"
        alike = [other for other in shown.acts if other.verb == action.verb and faces_of(other) == faces_of(action)]
        pays = of.tally(action.verb, action.items)
        assert any(of.tally(other.verb, other.items) == pays for other in alike), f"{action} cannot be reached"


def faces_of(action: Action) -> list[str]:
    """The cards that an action shows, whichever copies they are of."""
    return sorted(card.rstrip("1234") for item in action.items for card in item.split())


async def demand_pickable(of: Look, prompt: Prompt, words: Speaker, rng: Random) -> None:
    """One action of several items, picked item by item in any order, then confirmed; and nothing unfinished can be."""
    wanted = prompt.sample(rng)
    left = positions(prompt, wanted)
    rng.shuffle(left)
    bits = 0
    while True:
        shown = await seen(of, words, Picks(prompt.verb, bits))
        chosen = picked_items(prompt, bits)
        done = prompt.verb in shown.confirms
        assert done == any(Action(prompt.verb, chosen) == action for action in some_actions(prompt, chosen))
        if done:
            assert shown.confirms[prompt.verb][0] == bits
        if not left:
            break
        at = left.pop()
        toggle = shown.toggles[prompt.verb][at]
        assert toggle.enabled, f"{prompt.items[at]} cannot be picked to {chosen}"
        assert not toggle.picked
        assert toggle.bits == bits | 1 << at
        bits = toggle.bits
    assert done, f"{wanted} cannot be confirmed"
    assert picked_items(prompt, bits) == wanted.items


def some_actions(prompt: Prompt, chosen: tuple[str, ...]) -> list[Action]:
    """The action of exactly these items, if the prompt accepts it."""
    action = Action(prompt.verb, chosen)
    return [action] if prompt.accepts(action) else []


def positions(prompt: Prompt, action: Action) -> list[int]:
    """Where the items of an action stand in a prompt."""
    at: list[int] = []
    for item in action.items:
        at.append(prompt.items.index(item, at[-1] + 1 if at else 0))
    return at


async def demand_of_a_match(table: worlds.Table, rng: Random, *, deals: int, sensible: bool) -> int:
    """Judge the hands of everybody who is to act, all through some deals; how many there were."""
    words, number = speaker(table.key), 0
    state = table.start(rng.randrange(table.seats))
    for before, seat, _ in worlds.walk(state, rng, deals, sensible=sensible):
        if seat == CHANCE:
            continue
        for actor in before.actors():
            await demand_all_offered(look(live(before), actor), words, rng)
            number += 1
    return number


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
@pytest.mark.parametrize("sensible", [False, True], ids=["random", "sensible"])
async def test_the_hand_offers_what_is_legal_under_every_preset(table: worlds.Table, sensible: bool) -> None:
    assert await demand_of_a_match(table, chance(f"{table} {sensible}"), deals=scale(10), sensible=sensible)


@pytest.mark.parametrize("key", worlds.KEYS)
async def test_the_hand_offers_what_is_legal_with_any_options(key: str) -> None:
    rng = chance(f"offers of {key}")
    for _ in range(scale(40)):
        table = worlds.random_table(key, rng)
        assert await demand_of_a_match(table, rng, deals=1, sensible=rng.random() < 0.5), str(table)
