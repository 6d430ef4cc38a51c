"""Partners drawn by cards (rules 1.1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.auction_pinochle import PACK
from games.core.api import Seating
from games.core.partners import draw_partners

RANKS = "ATKQJ9"


class Fixed(Random):
    """Draws the top card of a pack that lies in order."""

    def randrange(self, *_: object) -> int:
        return 0


def drawing(*cards: str) -> Seating:
    return draw_partners(cards, RANKS, Fixed())


def test_the_two_highest_are_partners_and_the_highest_takes_the_dealers_seat() -> None:
    assert drawing("QS", "AH", "9D", "TC").seats == (1, 0, 3, 2)


def test_a_ten_is_higher_than_a_king_and_suits_do_not_rank() -> None:
    assert drawing("KS", "TC", "JS", "QS").seats == (2, 0, 3, 1)


def test_only_those_tied_across_the_middle_draw_again() -> None:
    result = drawing("AS", "KS", "KH", "9D", "JC", "QC")
    assert result.seats == (0, 1, 2, 3)
    assert result.drawn[4:] == ((1, "JC"), (2, "QC"))


def test_those_tied_for_the_highest_draw_again_between_themselves() -> None:
    result = drawing("AS", "AH", "9D", "JD", "9C", "QC")
    assert result.seats == (2, 0, 3, 1)
    assert [player for player, _ in result.drawn] == [0, 1, 2, 3, 0, 1]


def test_two_pairs_and_a_second_tie_are_drawn_out() -> None:
    result = drawing("AS", "AS", "9D", "9D", "KC", "KH", "QC", "JC", "TS", "QS")
    assert result.seats == (0, 2, 1, 3)


@pytest.mark.parametrize("seed", range(60))
def test_every_draw_seats_four_players_with_cards_of_the_pack(seed: int) -> None:
    result = draw_partners(PACK, RANKS, Random(seed))
    assert sorted(result.seats) == [0, 1, 2, 3]
    assert Counter(card for _, card in result.drawn) <= Counter(PACK)
    first = dict(reversed(result.drawn))
    best = min(RANKS.index(card[0]) for card in first.values())
    assert RANKS.index(first[result.seats.index(0)][0]) == best
