"""Who deals first: drawn, cut for (Penneech, U13) or agreed on (dominoes, 3.8); in a record its own line says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games import games
from games.core.api import Seating
from games.core.record import read_record
from tests.scale import chance

DRAWS = 900
LOW_TO_HIGH = list("A23456789TJQK")


def seated(key: str, first_dealer: str, rng: Random) -> Seating:
    game = games()[key]
    return game.seat(game.read_options(game.seats[0], {"first_dealer": first_dealer}), rng)


class Cuts(Random):
    """Cuts the cards named, a pair at a time."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(0)
        self.left = list(cards)

    def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
        cut, self.left = self.left[:k], self.left[k:]
        assert set(cut) <= set(population)
        return cut


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        pytest.param("9C TD", 0, id="the lower"),
        pytest.param("KS QD", 1, id="court cards by rank"),
        pytest.param("AS 2D", 0, id="an ace is low"),
        pytest.param("KH AC", 1, id="an ace below a king"),
        pytest.param("7D 6C", 1, id="the Penneech is a seven here"),
        pytest.param("5S 5H 8C 7D", 1, id="equal cards are cut again"),
        pytest.param("AS AH KC KD 2S 3S", 0, id="as often as needed"),
    ],
)
def test_the_lower_cut_deals_first_in_penneech(cards: str, dealer: int) -> None:
    rng = Cuts(cards.split())
    seating = seated("penneech", "low_cut", rng)
    assert seating.dealer == dealer
    assert seating.seats == (0, 1)
    assert seating.drawn == tuple((place % 2, card) for place, card in enumerate(cards.split()))
    assert rng.left == []


def test_cuts_are_different_cards_and_only_ties_are_cut_again() -> None:
    rng, dealers, again = chance("cuts"), Counter[int](), 0
    for _ in range(DRAWS):
        seating = seated("penneech", "low_cut", rng)
        pairs = list(zip(seating.drawn[::2], seating.drawn[1::2], strict=True))
        ranks = [tuple(LOW_TO_HIGH.index(card[0]) for _, card in pair) for pair in pairs]
        assert all(pair[0][1] != pair[1][1] for pair in pairs)
        assert [first == second for first, second in ranks] == [True] * (len(pairs) - 1) + [False]
        assert seating.dealer == ranks[-1].index(min(ranks[-1]))
        dealers[seating.dealer] += 1
        again += len(pairs) > 1
    assert again, "one draw of seventeen is a tie"
    assert set(dealers) == {0, 1}
    assert max(dealers.values()) < DRAWS / 2 + 6 * (DRAWS / 4) ** 0.5, "six deviations from the mean"


@pytest.mark.parametrize("key", ["penneech", "domino-pinochle"])
def test_a_first_dealer_at_random_is_anybody_and_no_card_is_drawn(key: str) -> None:
    rng, seats = chance(f"random {key}"), games()[key].seats[0]
    drawn = [seated(key, "random", rng) for _ in range(DRAWS)]
    assert all(seating.seats == tuple(range(seats)) and seating.drawn == () for seating in drawn)
    dealers = Counter(seating.dealer for seating in drawn)
    part = 1 / seats
    assert set(dealers) == set(range(seats))
    assert max(dealers.values()) < DRAWS * part + 6 * (DRAWS * part * (1 - part)) ** 0.5, "six deviations from the mean"


@pytest.mark.parametrize("agreed", [0, 1, 2])
def test_the_first_dealer_that_was_agreed_on_deals_the_first_dominoes(agreed: int) -> None:
    rng = chance("agreed")
    for _ in range(20):
        assert seated("domino-pinochle", str(agreed), rng) == Seating((0, 1, 2), agreed)


@pytest.mark.parametrize(
    ("key", "agreed", "dealer"), [("domino-pinochle", "2", 1), ("domino-pinochle", "0", 2), ("penneech", "low_cut", 1)]
)
def test_in_a_record_the_dealer_line_says_who_deals_first(key: str, agreed: str, dealer: int) -> None:
    record = read_record(f"game {key}\ndealer {dealer}\noption first_dealer {agreed}\n", games())
    assert record.start.dealer == dealer
    assert read_record(f"game {key}\noption first_dealer {agreed}\n", games()).start.dealer == 0
