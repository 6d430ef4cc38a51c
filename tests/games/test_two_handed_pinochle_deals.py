"""What holds of every deal of two-handed Pinochle: its cards and its points."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE
from games.players.chance import deal as any_deal
from tests.games.two_handed_pinochle_play import (
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
