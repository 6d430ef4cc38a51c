"""The duties of a strict trick against the words of the rules, over every trick and hand of a small pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from games.core.cards import mask_of
from games.core.copies import CopiedDeck, CopiedRanking
from games.core.obligations import denied, dutiful, neglected

SMALL = {"two suits": CopiedDeck("SH", ("A", "T", "K"), 2), "three suits": CopiedDeck("SHD", ("A", "T"), 2)}
STRENGTH = "9JQKTA"
TRUMP = "H"


class Case(NamedTuple):
    """A trick as it lies, a hand to play from, and the rules' two ways of heading."""

    trick: tuple[str, ...]
    hand: tuple[str, ...]
    heading: bool


def beats(challenger: str, best: str) -> bool:
    """By suit and rank alone; names are rank, suit, copy."""
    if challenger[1] == best[1]:
        return STRENGTH.index(challenger[0]) > STRENGTH.index(best[0])
    return challenger[1] == TRUMP


def winning(trick: Sequence[str]) -> str:
    best = trick[0]
    for card in trick[1:]:
        best = card if beats(card, best) else best
    return best


def must(case: Case) -> set[str]:
    """The rules of play of auction Pinochle (1.5), clause by clause; two hands are the case of one card led."""
    led, best = case.trick[0][1], winning(case.trick)
    following = {card for card in case.hand if card[1] == led}
    trumps = {card for card in case.hand if card[1] == TRUMP}
    higher = {card for card in following if beats(card, best)}
    overtrumps = {card for card in trumps if best[1] != TRUMP or beats(card, best)}
    if following and led == TRUMP:
        return higher or following
    if following and best[1] == TRUMP:
        return following
    if following:
        return (higher or following) if case.heading else following
    if trumps:
        return (overtrumps or trumps) if case.heading else trumps
    return set(case.hand)


def cases(deck: CopiedDeck, played: int, held: int) -> Iterator[Case]:
    for trick in permutations(deck.pack, played):
        left = [card for card in deck.pack if card not in trick]
        for size in range(1, held + 1):
            for hand in combinations(left, size):
                yield Case(trick, hand, True)
                yield Case(trick, hand, False)


@pytest.fixture(params=SMALL)
def deck(request: pytest.FixtureRequest) -> CopiedDeck:
    return SMALL[request.param]


@pytest.mark.parametrize(("played", "held"), [(1, 5), (2, 3), (3, 2)])
def test_the_ladder_is_that_of_the_rules_for_every_trick_and_hand(deck: CopiedDeck, played: int, held: int) -> None:
    ranking = CopiedRanking(deck, deck.suits.index(TRUMP))
    number = deck.number
    for case in cases(deck, played, held):
        led, best = number[case.trick[0]], number[winning(case.trick)]
        allowed = dutiful(ranking, deck.read(case.hand), led, best, heading=case.heading)
        assert set(deck.spell(allowed)) == must(case), case


@pytest.mark.parametrize(("played", "held"), [(1, 3), (2, 2), (3, 2)])
def test_a_refusal_names_the_duty_that_is_neglected(deck: CopiedDeck, played: int, held: int) -> None:
    ranking = CopiedRanking(deck, deck.suits.index(TRUMP))
    number = deck.number
    for case in cases(deck, played, held):
        led, best = case.trick[0], winning(case.trick)
        suits = {card[1] for card in case.hand}
        for card in case.hand:
            if card in must(case):
                expected = ""
            elif led[1] in suits:
                expected = "must-play-higher" if card[1] == led[1] else "must-follow-suit"
            else:
                expected = "must-overtrump" if card[1] == TRUMP else "must-trump"
            code = neglected(
                ranking, deck.read(case.hand), number[led], number[best], number[card], heading=case.heading
            )
            assert code == expected, (case, card)


def test_what_a_card_denies_is_all_that_would_have_forbidden_it(deck: CopiedDeck) -> None:
    ranking = CopiedRanking(deck, deck.suits.index(TRUMP))
    number = deck.number
    for played in (1, 2):
        for trick in permutations(deck.pack, played):
            left = [card for card in deck.pack if card not in trick]
            for card in left:
                for heading in (True, False):
                    others = [other for other in left if other != card]
                    forbid = {other for other in others if card not in must(Case(trick, (card, other), heading))}
                    best = number[winning(trick)]
                    mask = denied(ranking, number[trick[0]], best, number[card], heading=heading)
                    assert set(deck.spell(mask & deck.read(others))) == forbid, (trick, card, heading)


def test_a_lawful_hand_holds_nothing_that_its_card_denies(deck: CopiedDeck) -> None:
    ranking = CopiedRanking(deck, deck.suits.index(TRUMP))
    number = deck.number
    for case in cases(deck, 2, 3):
        led, best = number[case.trick[0]], number[winning(case.trick)]
        for card in must(case):
            rest = mask_of(number[other] for other in case.hand if other != card)
            assert not rest & denied(ranking, led, best, number[card], heading=case.heading)


def test_of_two_equal_cards_neither_beats_the_other() -> None:
    deck = SMALL["two suits"]
    ranking = CopiedRanking(deck, 1)
    for first in range(deck.size):
        for second in range(deck.size):
            stands = not ranking.beaters[first] >> second & 1
            assert stands == (not beats(deck.name[second], deck.name[first]))
