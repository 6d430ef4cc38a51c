"""What holds of every deal of two-handed Pinochle: its cards, its points, and what may be melded."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

from games.core.api import CHANCE, Action
from games.players.chance import deal as any_deal
from games.two_handed_pinochle import TwoHandedPinochle
from tests.games.two_handed_pinochle_play import (
    legal,
    meld,
    preset,
    table,
    to_the_end,
)
from tests.scale import chance, scale

SCHEMES: tuple[dict[str, str], ...] = (
    {},
    {"card_points": "tens_fives"},
    {"card_points": "counters"},
    {"card_points": "counters", "score_divisor": "10"},
    {"decks": "2", "hand_size": "18"},
    {"decks": "2", "hand_size": "15", "card_points": "counters", "score_divisor": "10"},
)


@pytest.mark.parametrize("options", SCHEMES, ids=lambda options: " ".join(options.values()) or "classic")
def test_the_tricks_of_every_deal_count_the_same_together(options: dict[str, str]) -> None:
    rng = chance(f"points {options}")
    total = (240 * int(options.get("decks", 1)) + 10) // int(options.get("score_divisor", 1))
    for _ in range(scale(100)):
        state = table(win_check="end_of_hand", **options)
        state.do(CHANCE, any_deal(state, rng))
        events = list(to_the_end(state, rng))
        assert sum(event.points for event in events if event.kind == "trick_points") == total
        melds = [event for event in events if event.points and event.kind not in ("trick_points", "deal_score")]
        assert sum(state.sheet) == total + sum(event.points for event in melds if event.kind != "match_won")


def test_every_card_lies_in_one_place_throughout() -> None:
    rng = chance("conservation")
    for number in range(scale(100)):
        state = preset(("standard", "bicycle", "family")[number % 3])
        state.do(CHANCE, any_deal(state, rng))
        while not state.deal_due and not state.over:
            places = [
                *state.hands,
                *state.tables,
                *state.captured,
                state.deck.read(state.deck.name[c] for c in state.stock),
            ]
            places += [1 << card for card in (state.indicator, state.led) if card >= 0]
            assert sum(places) == state.deck.all, "sets that do not overlap add up to the pack"
            assert sum(place.bit_count() for place in places) == len(state.pack())
            state.do(state.at, state.sample(state.at, rng))


class Scored(NamedTuple):
    """A meld as it was declared."""

    seat: int
    name: str
    cards: frozenset[str]


RANKS = {"A": ("aces", 100), "K": ("kings", 80), "Q": ("queens", 60), "J": ("jacks", 40)}


def shape(cards: frozenset[str], trump: str) -> tuple[str, int] | None:
    """What the table of the rules (1.7) calls these cards, and what it pays."""
    kinds = sorted(card[:2] for card in cards)
    suits, ranks = {kind[1] for kind in kinds}, {kind[0] for kind in kinds}
    if kinds == sorted(rank + trump for rank in "ATKQJ"):
        return "run", 150
    if len(kinds) == 2 and ranks == {"K", "Q"} and len(suits) == 1:
        return ("royal_marriage", 40) if suits == {trump} else ("marriage", 20)
    if len(kinds) == 4 and len(suits) == 4 and len(ranks) == 1 and ranks <= set(RANKS):
        return RANKS[ranks.pop()]
    if kinds == ["JD", "QS"]:
        return "pinochle", 40
    if kinds == ["JD", "JD", "QS", "QS"]:
        return "double_pinochle", 300
    return ("dix", 10) if kinds == ["9" + trump] else None


def worth(cards: frozenset[str], seat: int, history: list[Scored], table_: set[str], trump: str) -> int:
    """What the rules (1.8 rules 3 to 6, default options, one pack) pay for a meld of held cards; 0 where it is none."""
    row = shape(cards, trump)
    if row is None:
        return 0
    name, points = row
    bars = {"marriage": {"marriage", "royal_marriage", "run"}, "royal_marriage": {"royal_marriage", "run"}}
    arounds = {around for around, _ in RANKS.values()}
    kin = bars.get(name) or (
        arounds if name in arounds else {"pinochle", "double_pinochle"} if "pin" in name else {name}
    )
    if any(cards & old.cards for old in history if old.name in kin):
        return 0
    if name == "run" and any(cards & old.cards for old in history if old.name == "royal_marriage"):
        return 110
    firsts = [old for old in history if old.name == "pinochle" and old.seat == seat]
    if name == "pinochle" and firsts and firsts[0].cards <= table_:
        return 260
    return points


def test_melding_follows_the_words_of_the_rules_over_every_set_of_cards() -> None:
    rng = chance("melding")
    for _ in range(scale(40)):
        state = table(win_check="end_of_hand")
        state.do(CHANCE, any_deal(state, rng))
        history: list[Scored] = []
        while not state.strict and not state.over:
            seat = state.at
            if state.phase == "meld":
                check_window(state, history)
            melds = legal(state, "meld") if state.phase == "meld" else set()
            action = Action("meld", (rng.choice(sorted(melds)),)) if melds and rng.random() < 0.7 else None
            events = state.apply(seat, action or state.sample(seat, rng))
            history += [Scored(seat, event.kind, frozenset(event.items)) for event in events if event.points]


def check_window(state: TwoHandedPinochle, history: list[Scored]) -> None:
    """Compare what is offered and what it pays with the rules, over every set of one, two, four and five cards."""
    spell, seat = state.deck.spell, state.at
    laid = set(spell(state.tables[seat]))
    expected = {}
    for size in (1, 2, 4, 5):
        for chosen in combinations(spell(state.owned(seat)), size):
            points = worth(frozenset(chosen), seat, history, laid, state.trump)
            if points:
                expected[" ".join(chosen)] = points
    assert legal(state, "meld") == set(expected)
    for cards, points in expected.items():
        assert meld(state.copy(), cards) == points
