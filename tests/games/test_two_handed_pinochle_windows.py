"""What may be melded in a window, and after a first meld in it, beside a slow reading of 1.7 and 1.8."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from games.two_handed_pinochle import TwoHandedPinochle
from tests.games.test_melds import bare, written
from tests.games.two_handed_pinochle_play import legal, run, window

TRUMP = "H"
POOL = [rank + suit + copy for rank in "AKQJ" for suit in "SHDC" for copy in "12"] + ["TH1", "TH2", "9H1"]
"""Cards that meld, so that a hand of them has much to choose from."""
RICH = (
    "KS1 QS1 KH1 QH1 KD1 QD1 KC1 QC1 QS2 JD1 JD2",
    "AH1 TH1 KH1 QH1 JH1 KH2 QH2 KS1 KD1 KC1 9H1",
    "AH1 TH1 KH1 QH1 JH1 AH2 TH2 KH2 QH2 JH2 9H1",
    "QS1 QS2 QH1 QH2 QD1 QC1 JD1 JD2 JS1 JH1 JC1",
)
"""Melds that a hand drawn at random seldom holds: a roundhouse, double pinochle, two runs, queens twice over."""
HANDS = range(25)
OPTIONS: list[dict[str, str]] = [
    {},
    {"roundhouse": "true"},
    {"double_pinochle": "together_only"},
    {"double_pinochle": "none"},
    {"dix_exchange": "optional"},
    {"dix_exchange": "none"},
    {"melds_per_trick": "one"},
    {"melds_per_trick": "one", "dix_uses_meld_slot": "false"},
    {"fresh_card_required": "true"},
    {"same_turn_card_sharing": "false"},
    {"meld_timing": "before_draw"},
    {"run_upgrade": "full"},
    {"hand_size": "15"},
    {"hand_size": "18", "decks": "2"},
]
Cards = frozenset[str]
Melds = dict[Cards, str]
under = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "-".join(f"{name}={value}" for name, value in options.items()) or "usual"
)


def opened(number: int, options: dict[str, str]) -> TwoHandedPinochle:
    """A window over eleven cards of the pool and one that was drawn (or not yet)."""
    drawn = " ".join(Random(f"window {number}").sample(POOL, 11))
    return window(RICH[number] if number < len(RICH) else drawn, **options)


def shapes(hand: list[str], options: dict[str, str]) -> Melds:
    """Every set of cards of a row of 1.7, with the row's name."""
    rows = {cards: name for cards, (name, *_) in written(TRUMP).items()}
    rows[" ".join(sorted(rank + suit for rank in "KQ" for suit in "SHDC"))] = "roundhouse"
    left_out = {"double_pinochle"} if options.get("double_pinochle") == "none" else set()
    left_out |= set() if options.get("roundhouse") == "true" else {"roundhouse"}
    sizes = {len(cards.split()) for cards, name in rows.items() if name not in left_out}
    sets = (chosen for size in sizes for chosen in combinations(hand, size))
    named = ((frozenset(chosen), rows.get(bare(chosen), "")) for chosen in sets)
    return {chosen: name for chosen, name in named if name and name not in left_out}


def kind(name: str) -> str:
    """The kind of 1.8 rule 4 that a row is of."""
    if name in ("royal_marriage", "marriage", "run"):
        return "sequence"
    return "pinochle" if name.endswith("pinochle") else "dix" if name == "dix" else "around"


def spent(first: str, second: str) -> bool:
    """Whether the cards of a meld may not serve in a second one of that name (rules 4 and 5)."""
    if "roundhouse" in (first, second):
        return kind(first) in ("sequence", "around") and kind(second) in ("sequence", "around") and second != "run"
    if (first, second) == ("royal_marriage", "run"):
        return False
    return kind(first) == kind(second)


def may_follow(earlier: Sequence[Cards], new: Cards, names: Melds, options: dict[str, str]) -> bool:
    """Whether a meld may be laid in a window after others, none of which is a dix."""
    if options.get("melds_per_trick") == "one":
        return names[new] == "dix" and options.get("dix_uses_meld_slot") == "false"
    if options.get("fresh_card_required") == "true" and new <= frozenset.union(*earlier):
        return False
    barred = options.get("same_turn_card_sharing") == "false"
    return not any(new & first and (barred or spent(names[first], names[new])) for first in earlier)


def offered(state: TwoHandedPinochle, verb: str = "meld") -> set[Cards]:
    return {frozenset(cards.split()) for cards in legal(state, verb)}


def test_the_hands_hold_every_row_of_the_table() -> None:
    held = set[str]()
    for number in HANDS:
        state = opened(number, {"roundhouse": "true"})
        held.update(shapes(list(state.view(0).zone("hand", 0).items), {"roundhouse": "true"}).values())
    assert held == {name for name, *_ in written(TRUMP).values()} | {"roundhouse"}


@under
def test_every_set_of_the_table_may_be_melded_first(options: dict[str, str]) -> None:
    for number in HANDS:
        state = opened(number, options)
        hand = list(state.view(0).zone("hand", 0).items)
        assert offered(state) == shapes(hand, options).keys()
        swap = {frozenset([card]) for card in hand if card[:2] == "9H" and options.get("dix_exchange") == "optional"}
        assert offered(state, "exchange") == swap
        leads = [] if options.get("meld_timing") == "before_draw" else hand
        assert offered(state, "play") == {frozenset([card]) for card in leads}
        assert legal(state, "done") == {""}


def follow(state: TwoHandedPinochle, earlier: tuple[Cards, ...], names: Melds, options: dict[str, str]) -> int:
    """Lay those melds and hold what may follow to the slow reading; how many may."""
    after = state.copy()
    for cards in earlier:
        run(after, f"0 meld {' '.join(sorted(cards))}")
    expected = {new for new in names if may_follow(earlier, new, names, options)}
    assert offered(after) == expected
    return len(expected)


def plain(names: Melds) -> list[Cards]:
    """The melds but the dixes, which may change the hand."""
    return [cards for cards, name in names.items() if name != "dix"]


@under
def test_a_second_meld_uses_cards_again_only_as_was_agreed(options: dict[str, str]) -> None:
    pairs = 0
    for number in HANDS:
        state = opened(number, options)
        names = shapes(list(state.view(0).zone("hand", 0).items), options)
        pairs += sum(follow(state, (first,), names, options) for first in plain(names))
    assert pairs or options == {"melds_per_trick": "one"}


@under
def test_a_third_meld_may_lie_on_the_table_as_a_whole_unless_it_needs_a_fresh_card(options: dict[str, str]) -> None:
    state = window("KS1 KH1 KD1 KC1 QS1 QH1 QD1 QC1 AH1 TH1 JH1", **options)
    names = shapes(list(state.view(0).zone("hand", 0).items), options)
    for first, second in permutations(plain(names), 2):
        if may_follow([first], second, names, options):
            follow(state, (first, second), names, options)
