"""Ninety-Nine beside a slow literal reading of its rules: move by move over random deals of every version."""

from __future__ import annotations

from random import Random

import pytest

from games.core.api import CHANCE, Action
from games.core.cards import cards
from games.ninety_nine import TRICKS, NinetyNine
from games.players.chance import deal
from tests.games import worlds
from tests.games.ninety_nine_play import start
from tests.games.reference import Tricks, bid_value
from tests.scale import chance, scale

VERSIONS: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (2, {}),
    (4, {}),
    (5, {}),
    (3, {"edition": "1975"}),
    (3, {"bidding": "leftover"}),
    (3, {"trump_method": "premium_chooses", "trump_choices": "suits_or_nines"}),
    (4, {"trump_method": "premium_chooses", "trump_choices": "suits_or_nines"}),
    (4, {"partnership": "true"}),
    (3, {"bidding": "leftover", "trump_method": "premium_chooses", "trump_choices": "suits_or_nines"}),
]
TRUMPS = ("S", "H", "D", "C")
GAMES = 10_000
"""Of the plain game for three, in every run and not only in a soak."""
CHUNKS = 8
"""How many tests share them, so that every worker has some."""


def in_play(version: int, rng: Random) -> NinetyNine:
    """A random deal of that version in which play begins; its trump is any that the version can have."""
    seats, options = VERSIONS[version]
    if options.get("trump_method", "success_count") == "success_count" and "edition" not in options:
        options = {**options, "first_deal_trump": rng.choice(("none", *TRUMPS))}
    state = start(seats, options, dealer=rng.randrange(seats))
    while state.phase != "play":
        state.do(*worlds.chosen(state, rng))
    return state


def reference(state: NinetyNine) -> Tricks:
    hands = [
        list(state.view(None if state.seats == 2 and c == 2 else c).zone("hand", c).items) for c in range(state.columns)
    ]
    return Tricks(state.seats, hands, state.trump, (state.dealer + 1) % state.seats, state.turn_up)


def plain_games(rng: Random, count: int) -> list[tuple[NinetyNine, Tricks]]:
    """So many random deals for three, bids laid and nobody's premium; beside each the same for the literal reading."""
    starts = [start(3, {"first_deal_trump": trump}, dealer) for trump in ("none", *TRUMPS) for dealer in (0, 1, 2)]
    return [_laid(starts[number % len(starts)].copy(), rng) for number in range(count)]


def _laid(state: NinetyNine, rng: Random) -> tuple[NinetyNine, Tricks]:
    dealt = deal(state, rng)
    state.do(CHANCE, dealt)
    hands = [group.split() for group in dealt.items]
    for seat, hand in enumerate(hands):
        bid = rng.sample(hand, 3)
        state.do(seat, Action("lay", tuple(bid)))
        assert state.value(state.bids[seat]) == bid_value(bid, "")
        hands[seat] = [card for card in hand if card not in bid]
    for _ in hands:
        state.do(state.actors()[0], Action("pass"))
    return state, Tricks(3, hands, state.trump, (state.dealer + 1) % 3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_games_for_three_agree_at_every_move(chunk: int) -> None:
    rng = chance(f"plain {chunk}")
    for quick, literal in plain_games(rng, GAMES // CHUNKS):
        names = quick.deck.name
        for _ in range(27):
            legal = literal.legal()
            assert quick.at == literal.to_play
            assert {names[card] for card in cards(quick.playable())} == set(legal)
            card = rng.choice(legal)
            quick.push(quick.deck.number[card])
            literal.play(card)
            assert quick.won == literal.won
        assert quick.deal_due


def test_every_move_agrees_with_the_literal_rules() -> None:
    rng = chance("reference")
    for number in range(scale(10_000)):
        state = in_play(number % len(VERSIONS), rng)
        quick, literal = state.copy(), reference(state)
        bids = [bid_value(list(state.spell(bid)), state.turn_up) for bid in state.bids]
        assert [state.value(bid) for bid in state.bids] == bids
        while state.phase == "play":
            seat = literal.actor
            assert state.actors() == (seat,)
            (prompt,) = state.prompts(seat)
            assert set(prompt.items) == set(quick.spell(quick.playable())) == set(literal.legal())
            assert state.won == quick.won == literal.won
            assert sum(state.won) < TRICKS[state.seats]
            action = prompt.sample(rng)
            quick.push(quick._number(action.items[0]))
            state.do(seat, action)
            literal.play(action.items[0])
        assert state.won == literal.won
        assert quick == state, "the search's way leads where every play leads"
