"""What naming trump shows of the declarer's hand where he needs its marriage: worlds dealt anew allow it too."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from games.auction_pinochle import AuctionPinochle
from games.core.hidden import can_split
from tests.games.auction_pinochle_play import contract, deal, run, table
from tests.games.worlds import walk
from tests.scale import chance

NEEDED = "trump_needs_marriage=true"
DEALS = 8
SOME = 0.25
"""The part of the steps after which worlds are looked at."""


def dealt(state: AuctionPinochle) -> Counter[str]:
    """The declarer's hand before the exchange."""
    hand = Counter([*state.spell(state.hands[state.bidder]), *state.spell(state.gone[state.bidder])])
    hand.update(state.spell(state.returned))
    hand.subtract(state.spell(state.given))
    assert hand.total() == 12
    assert min(hand.values()) >= 0
    return hand


def marriages(state: AuctionPinochle) -> set[str]:
    """The suits of which the declarer was dealt king and queen."""
    hand = dealt(state)
    return {suit for suit in "SHDC" if hand["K" + suit] and hand["Q" + suit]}


@pytest.mark.parametrize("beside", ["", "meld_mode=manual", "pass_count=0", "pass_count=3", "heading=trump_led_only"])
def test_in_every_world_the_declarer_could_name_the_trump_that_he_named(beside: str) -> None:
    rng = chance(f"named {beside}")
    for number in range(DEALS):
        for step in walk(table(f"{NEEDED} {beside}".strip()), rng, 1, sensible=number % 2 == 0):
            state = step.state
            assert isinstance(state, AuctionPinochle)
            if not state.trump or state.deal_due or rng.random() > SOME:
                continue
            for seat in range(4):
                world = state.redeal(seat, rng)
                assert world.trump in (marriages(world) or "SHDC"), (state.phase, seat)
                assert world.view(seat) == state.view(seat)


def named(hands: dict[int, str], options: str = NEEDED) -> AuctionPinochle:
    """Seat 0 has named spades, and its partner is to give."""
    return contract(deal(table(options), hands), 0, 250, "S")


def test_the_marriage_of_trump_is_his_in_every_world_if_it_may_be() -> None:
    state = named({0: "KS QS AS TS AH AH AD AD AC AC TH TD"})
    for seat in (1, 2, 3):
        assert all("S" in marriages(state.redeal(seat, Random(seed))) for seed in range(30))


def test_who_cannot_have_had_the_marriage_of_trump_had_none() -> None:
    """The partner holds both kings of trump, so the declarer had no choice but to name any suit."""
    state = named({0: "QS QS AS TS KH AH AD AD AC AC TH TD", 2: "KS KS 9S 9S 9H 9H 9D 9D 9C 9C JS JS"})
    for seed in range(30):
        assert marriages(state.redeal(2, Random(seed))) == set()
    assert "S" in marriages(state.redeal(1, Random(1)))


def test_he_may_have_got_rid_of_the_marriage_after_he_named_its_suit() -> None:
    """He shows no royal marriage: so he returned king or queen, as all but the partner must conclude."""
    state = named({0: "KS QS AS TS AH AH AD AD AC AC TH TD", 2: "9S 9S 9H 9H 9D 9D 9C 9C JC JH TC TC"})
    run(state, "2 give 9H 9H 9D 9D", "0 return KS 9H 9D 9D", "0 play_on")
    for seat in (1, 3):
        worlds = [state.redeal(seat, Random(seed)) for seed in range(30)]
        assert all("S" in marriages(world) for world in worlds)
        assert all({"KS", "QS"} & set(world.spell(world.returned)) for world in worlds)
    for seed in range(30):
        assert "S" in marriages(state.redeal(2, Random(seed)))


def test_where_no_marriage_is_needed_naming_trump_shows_none() -> None:
    state = named({0: "KS QS AS TS AH AH AD AD AC AC TH TD"}, "trump_needs_marriage=false")
    assert not all("S" in marriages(state.redeal(2, Random(seed))) for seed in range(30))


def test_a_deal_exists_exactly_where_one_can_be_found_by_trying() -> None:
    rng, found = Random("split"), Counter[bool]()
    for _ in range(300):
        sizes = [rng.randrange(3) for _ in range(3)]
        cards = rng.sample(range(8), sum(sizes))
        barred = [sum(1 << card for card in range(8) if rng.random() < 0.6) for _ in sizes]
        seats = [seat for seat, size in enumerate(sizes) for _ in range(size)]
        exists = any(
            not any(barred[seat] >> card & 1 for seat, card in zip(seats, order, strict=True))
            for order in permutations(cards)
        )
        assert can_split(sum(1 << card for card in cards), sizes, barred) == exists
        found[exists] += 1
    assert min(found[True], found[False]) > 30
    assert not can_split(0b11, [1], [0])
    assert not can_split(0b1, [2, -1], [0, 0])
