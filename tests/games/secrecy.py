"""What must hold of a state so that nobody learns what is hidden from him. `test_secrecy.py` asks it of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from games.core.api import CHANCE, Action, Event, Seat, State, Zone
from games.core.report import told_to
from tests.games import worlds
from tests.games.worlds import Step

REDEALS = 40
MANY = 4
"""So many different contents a hidden place of three cards or more takes in 40 redeals; by chance fewer never."""


def a_redeal_looks_the_same(state: State, rng: Random) -> None:
    """To the seat for which it is dealt anew, twice over too."""
    for seat in range(state.seats):
        world = state.redeal(seat, rng)
        assert world.view(seat) == state.view(seat), f"seat {seat} can tell a redeal"
        assert world.redeal(seat, rng).view(seat) == state.view(seat), "a redeal depends on what the seat knows alone"


def a_redeal_is_a_whole_world(state: State, rng: Random) -> None:
    """With the same cards, each in one place, and the same number of them in every place."""
    for seat in range(state.seats):
        before, after = state.places(), state.redeal(seat, rng).places()
        assert sorted(cards(before)) == sorted(cards(after))
        assert [(zone.name, zone.owner, len(zone.items)) for zone in before] == [
            (zone.name, zone.owner, len(zone.items)) for zone in after
        ]


def cards(zones: tuple[Zone, ...]) -> list[str]:
    return [card for zone in zones for card in zone.items]


def alike_worlds_tell_alike(state: State, actor: Seat, action: Action, rng: Random) -> None:
    """A seat that sees the same before and after an action is told the same of it, whatever the others hold."""
    for seat in range(state.seats):
        other, done = _alike(state, seat, actor, action, rng)
        if done is None:
            continue
        here, there = state.copy(), other.copy()
        told, told_there = here.apply(actor, action), there.apply(actor, done)
        if here.view(seat) == there.view(seat):
            assert _to(told, seat) == _to(told_there, seat), f"seat {seat} learns of {action} what it does not see"


def _to(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    return told_to(events, seat)


def _alike(state: State, seat: Seat, actor: Seat, action: Action, rng: Random) -> tuple[State, Action | None]:
    """A world alike to `seat`, and what `actor` does there: the same, or where he cannot, something like it."""
    if actor == CHANCE:
        return state, _deal_alike(state, seat, action, rng)
    world = state.redeal(seat, rng)
    if world.accepts(actor, action):
        return world, action
    assert actor != seat, "what a seat may do does not hang on what it cannot see"
    alike = [prompt for prompt in world.prompts(actor) if prompt.verb == action.verb]
    return world, alike[0].sample(rng) if alike else None


def _deal_alike(state: State, seat: Seat, action: Action, rng: Random) -> Action:
    """The same cards to `seat` and to places of a single card, the others dealt anew."""
    keep = [at == seat or size == 1 for at, size in enumerate(state.deal_sizes())]
    left = Counter(state.pack())
    for group, stays in zip(action.items, keep, strict=True):
        left -= Counter(group.split()) if stays else Counter()
    shuffled = list(left.elements())
    rng.shuffle(shuffled)
    others = iter(shuffled)
    groups = []
    for group, stays in zip(action.items, keep, strict=True):
        groups.append(group if stays else " ".join(next(others) for _ in group.split()))
    return Action("deal", tuple(groups))


Place = tuple[str, Seat | None]


def values_met(state: State, seat: Seat, rng: Random) -> dict[Place, set[tuple[str, ...]]]:
    """What each place of which three cards or more lie hidden from `seat` holds in 40 redeals."""
    truth = {(zone.name, zone.owner) for zone in state.places() if zone.items}
    hidden = {(zone.name, zone.owner) for zone in state.view(seat).zones if zone.hidden >= 3}
    met: dict[Place, set[tuple[str, ...]]] = {place: set() for place in hidden & truth}
    for _ in range(REDEALS):
        for zone in state.redeal(seat, rng).places():
            if (zone.name, zone.owner) in met:
                met[zone.name, zone.owner].add(zone.items)
    return met


def redeals_vary(states: list[State], rng: Random) -> None:
    """What lies hidden takes many values as each phase begins, so what a computer player is given is not the truth.

    In the course of a phase a seat may come to know a place by counting.
    """
    for seat in range(states[0].seats):
        for state in states:
            met = values_met(state, seat, rng)
            for place, values in met.items():
                alone = len(met) == 1
                assert alone or len(values) >= MANY, f"{place} is dealt to seat {seat} as it is in {state.phase}"


def spectators_see_least(state: State) -> None:
    """Whatever is shown to a spectator is shown to every seat."""
    public = state.view(None)
    assert public.prompts == ()
    for seat in range(state.seats):
        view = state.view(seat)
        for zone in public.zones:
            there = [other for other in view.zones if (other.name, other.owner) == (zone.name, zone.owner)]
            assert any(set(zone.items) <= set(other.items) for other in there), f"seat {seat} misses {zone}"
        for fact in public.facts:
            if fact.value != "hidden":
                assert fact in view.facts, f"seat {seat} misses {fact}"


def nobody_sees_a_hand_but_its_owner(state: State, shown: set[str]) -> None:
    """A spectator sees no card of a hand but those in `shown`: named by an event to all before."""
    if state.deal_due:
        return
    for zone in state.view(None).zones:
        if zone.name in ("hand", "bid", "stock", "widow"):
            assert set(zone.items) <= shown, f"{zone} was never shown to all"


def sense_is_blind(state: State, rng: Random) -> None:
    """What a computer player does follows from what its seat may know."""
    for seat in state.actors():
        if seat == CHANCE:
            continue
        seed = rng.random()
        one, two = state.redeal(seat, rng), state.redeal(seat, rng)
        assert one.policy(seat, Random(seed)) == two.policy(seat, Random(seed)), f"seat {seat} knows too much"
        assert state.accepts(seat, one.policy(seat, Random(seed)))


def check_redeals(steps: Sequence[Step], rng: Random) -> None:
    """① A redeal looks the same to its seat, and is a whole world."""
    for step in steps:
        a_redeal_looks_the_same(step.state, rng)
        if not step.state.deal_due:
            a_redeal_is_a_whole_world(step.state, rng)


def check_events(steps: Sequence[Step], rng: Random) -> None:
    """② Two worlds alike to a seat tell it the same."""
    for step in steps:
        alike_worlds_tell_alike(step.state, step.seat, step.action, rng)


def check_variety(steps: Sequence[Step], rng: Random) -> None:
    """③ What is hidden takes many values over 40 redeals."""
    first: dict[str, State] = {}
    for step in steps:
        if not step.state.deal_due:
            first.setdefault(step.state.phase, step.state)
    redeals_vary(list(first.values()), rng)


def check_spectators(steps: Sequence[Step], rng: Random) -> None:
    """④ A spectator sees no more than any seat, and of the hands only what was shown to all. Wants every step."""
    shown: set[str] = set()
    for step in steps:
        spectators_see_least(step.state)
        nobody_sees_a_hand_but_its_owner(step.state, shown)
        if step.seat == CHANCE:
            shown.clear()
        events = step.state.copy().apply(step.seat, step.action)
        shown.update(card for e in events if e.to is None for item in e.items for card in item.split())


def check_sense(steps: Sequence[Step], rng: Random) -> None:
    """⑤ A computer player's choice is a function of what its seat knows."""
    for step in steps:
        sense_is_blind(step.state, rng)


class Check(NamedTuple):
    """What is asked of a match, and what match is to be played for it."""

    ask: Callable[[Sequence[Step], Random], None]
    deals: int = 1
    sensible: bool = False

    def of(self, start: State, rng: Random) -> None:
        """Ask it of a match from `start`."""
        self.ask(worlds.steps(start, rng, self.deals, sensible=self.sensible), rng)


CHECKS: dict[str, Check] = {
    "redeals": Check(check_redeals),
    "events": Check(check_events, deals=2),
    "variety": Check(check_variety),
    "spectators": Check(check_spectators, deals=2),
    "sense": Check(check_sense, sensible=True),
}
