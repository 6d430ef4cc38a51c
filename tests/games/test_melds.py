"""Pinochle's melds against a count of every set of cards in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from games.core.cards import Cards
from games.core.copies import CopiedDeck
from games.core.melds import CARD_POINTS, DECKS, LAST_TRICK, find, holds, laid, named, roundhouse, table, total
from tests.scale import chance, scale

SUITS = "SHDC"


def written(trump: str) -> dict[str, tuple[str, int, str]]:
    """The table of the rules as text: cards, sorted by name → meld, points, class."""
    rows = {"run": ([rank + trump for rank in "ATKQJ"], 150, "S"), "dix": (["9" + trump], 10, "D")}
    for suit in SUITS:
        name, points = ("royal_marriage", 40) if suit == trump else (f"marriage {suit}", 20)
        rows[name] = (["K" + suit, "Q" + suit], points, "S")
    for rank, name, points in (("A", "aces", 100), ("K", "kings", 80), ("Q", "queens", 60), ("J", "jacks", 40)):
        rows[name] = ([rank + suit for suit in SUITS], points, "A")
    rows["pinochle"] = (["QS", "JD"], 40, "P")
    rows["double_pinochle"] = (["QS", "QS", "JD", "JD"], 300, "P")
    return {" ".join(sorted(kinds)): (name.split()[0], points, of) for name, (kinds, points, of) in rows.items()}


def bare(names: Iterable[str]) -> str:
    return " ".join(sorted(name[:-1] for name in names))


def random_hand(deck: CopiedDeck, rng: Random, size: int) -> tuple[str, ...]:
    return tuple(rng.sample(deck.pack, size))


@pytest.mark.parametrize("copies", DECKS)
def test_every_set_of_cards_that_is_a_meld_is_found_once_and_named(copies: int) -> None:
    deck, rng = DECKS[copies], chance(f"sets {copies}")
    for _ in range(scale(800)):
        trump, hand = rng.choice(SUITS), random_hand(deck, rng, 12)
        rows = written(trump)
        expected: Counter[tuple[str, frozenset[str]]] = Counter()
        for size in (1, 2, 4, 5):
            for chosen in combinations(hand, size):
                row = rows.get(bare(chosen))
                meld = named(deck, trump, deck.read(chosen))
                assert (None if meld is None else (meld.name, meld.points)) == (None if row is None else row[:2])
                if row is not None:
                    expected[row[0], frozenset(chosen)] += 1
        found = Counter(
            (meld.name, frozenset(deck.spell(chosen)))
            for meld in table(trump)
            for chosen in find(deck, meld, deck.read(hand))
        )
        assert found == expected


PAIRS = {"run": 1500, "aces": 1000, "kings": 800, "queens": 600, "jacks": 400, "pinochle": 300}
"""What two of a kind pay together with premiums (auction Pinochle 1.6)."""


class Part(NamedTuple):
    """Rows of one class that hang together by the kinds of card they ask for, and those kinds."""

    of: str
    rows: tuple[tuple[tuple[str, ...], int], ...]
    kinds: frozenset[str]


@cache
def parts(trump: str, *, premium: bool) -> tuple[Part, ...]:
    """The table in parts of which none takes a card that another of its class asks for."""
    found: list[Part] = []
    for cards, (name, points, of) in written(trump).items():
        if name == "double_pinochle":
            continue
        kinds = tuple(cards.split())
        pair = ((kinds * 2, PAIRS[name]),) if premium and name in PAIRS else ()
        part = Part(of, ((kinds, points), *pair), frozenset(kinds))
        for near in [other for other in found if other.of == of and other.kinds & part.kinds]:
            found.remove(near)
            part = Part(of, near.rows + part.rows, near.kinds | part.kinds)
        found.append(part)
    return tuple(found)


@cache
def most(hand: tuple[str, ...], rows: tuple[tuple[tuple[str, ...], int], ...]) -> int:
    """The dearest choice of rows that share no card, each as often as you like, tried out one by one."""
    if not rows:
        return 0
    kinds, points = rows[0]
    best = most(hand, rows[1:])
    left = Counter(hand)
    left.subtract(Counter(kinds))
    if min(left.values(), default=0) >= 0:
        best = max(best, points + most(tuple(left.elements()), rows))
    return best


@pytest.mark.parametrize("piece", range(10))
def test_the_total_of_a_hand_is_the_most_that_melds_sharing_no_card_in_a_class_can_pay(piece: int) -> None:
    """A hundred thousand hands in all, in every run; twelve cards as a player holds them, or more for the doubles."""
    deck, rng = DECKS[2], chance(f"totals {piece}")
    for _ in range(10_000):
        trump, names = rng.choice(SUITS), random_hand(deck, rng, rng.choice((12, 12, 24)))
        hand, kinds = deck.read(names), sorted(name[:-1] for name in names)
        for premium in (False, True):
            expected = 0
            for part in parts(trump, premium=premium):
                expected += most(tuple([kind for kind in kinds if kind in part.kinds]), part.rows)
            assert total(deck, trump, hand, premium=premium) == expected, (trump, kinds)


def literal(kinds: Sequence[str], trump: str, *, premium: bool) -> int:
    """The algorithm of auction Pinochle (1.6), line by line."""
    n = Counter(kinds)

    def pay(times: int, each: int, pair: int) -> int:
        return pair if premium and times == 2 else times * each

    runs = min(n[rank + trump] for rank in "ATKQJ")
    points = pay(runs, 150, 1500) + 40 * (min(n["K" + trump], n["Q" + trump]) - runs)
    points += 20 * sum(min(n["K" + suit], n["Q" + suit]) for suit in SUITS if suit != trump)
    for rank, each, pair in (("A", 100, 1000), ("K", 80, 800), ("Q", 60, 600), ("J", 40, 400)):
        points += pay(min(n[rank + suit] for suit in SUITS), each, pair)
    return points + pay(min(n["QS"], n["JD"]), 40, 300) + 10 * n["9" + trump]


@pytest.mark.parametrize("premium", [False, True])
def test_the_total_of_a_hand_follows_the_count_of_the_rules(premium: bool) -> None:
    deck, rng = DECKS[2], chance(f"literal {premium}")
    for _ in range(scale(100_000)):
        trump, hand = rng.choice(SUITS), random_hand(deck, rng, rng.choice((12, 16, 24)))
        expected = literal([name[:-1] for name in hand], trump, premium=premium)
        assert total(deck, trump, deck.read(hand), premium=premium) == expected


def hand_of(kinds: str) -> Cards:
    """Bare names as cards, the first of a kind its copy 1."""
    seen: Counter[str] = Counter()
    names = []
    for kind in kinds.split():
        seen[kind] += 1
        names.append(f"{kind}{seen[kind]}")
    return DECKS[2].read(names)


@pytest.mark.parametrize(
    ("trump", "kinds", "additive", "premium"),
    [
        ("H", "KS QS KH QH KD QD KC QC 9S JS TS 9H", 250, 250),
        ("H", "AH TH KH KH QH QH JH 9C 9C JC TC TS", 190, 190),
        ("H", "AH TH KH KH QH JH 9C 9C JC TC TS TS", 150, 150),
        ("C", "QS QS JD JD 9C 9C TC TC JC AC 9H TH", 100, 320),
        ("C", "AS AS AH AH AD AD AC AC 9S 9S TH TD", 200, 1000),
        ("S", "AS AS AH AH AD AD AC AC 9S 9S TH TD", 220, 1020),
        ("H", "AH AH TH TH KH KH QH QH JH JH 9H 9H", 320, 1520),
        ("H", "AH TH KH QH JH KS KD KC QS JD 9H 9D", 300, 300),
    ],
)
def test_the_hands_of_the_rules_pay_what_they_say(trump: str, kinds: str, additive: int, premium: int) -> None:
    assert total(DECKS[2], trump, hand_of(kinds)) == additive
    assert total(DECKS[2], trump, hand_of(kinds), premium=True) == premium


def test_what_a_hand_holds_can_be_laid_down_from_it() -> None:
    deck, rng = DECKS[2], chance("laid")
    for _ in range(scale(5_000)):
        trump, hand = rng.choice(SUITS), deck.read(random_hand(deck, rng, 12))
        for held in holds(deck, trump, hand):
            shown = laid(deck, held.meld, hand, held.times)
            assert shown & ~hand == 0
            assert Counter(deck.kind[deck.number[name]] for name in deck.spell(shown)) == Counter(
                held.meld.kinds * held.times
            )


def test_a_roundhouse_is_worth_its_parts() -> None:
    hand = hand_of("KS QS KH QH KD QD KC QC")
    for trump in SUITS:
        assert roundhouse().points == total(DECKS[2], trump, hand) == 240
        assert named(DECKS[2], trump, hand) == roundhouse()


@pytest.mark.parametrize("scheme", CARD_POINTS)
def test_every_scheme_counts_250_with_the_last_trick(scheme: str) -> None:
    assert sum(CARD_POINTS[scheme][name[0]] for name in DECKS[2].pack) + LAST_TRICK == 250
