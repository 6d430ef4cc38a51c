"""How many ways lead on from fixed deals of Ninety-Nine: published counts, and those of the literal rules."""

from __future__ import annotations

from math import factorial

import pytest

from games.core.api import CHANCE, Action
from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import asked, deal, lay_all, run, start
from tests.games.reference import Tricks
from tests.games.test_reference import reference

CHOOSES = {"trump_method": "premium_chooses"}
NINES = {"trump_choices": "suits_or_nines"}
NO_TRUMP = {"allow_no_trump_choice": "true"}


def counted(state: NinetyNine, depth: int) -> int:
    """The number of sequences of so many actions."""
    actions = [(seat, action) for seat in state.actors() for action in state.legal(seat)]
    if depth == 1:
        return len(actions)
    return sum(counted(state.after(seat, action), depth - 1) for seat, action in actions)


def counted_literally(tricks: Tricks, depth: int) -> int:
    """The same from the slow reading of the rules."""
    legal = tricks.legal()
    return len(legal) if depth == 1 else sum(counted_literally(_after(tricks, card), depth - 1) for card in legal)


def _after(tricks: Tricks, card: str) -> Tricks:
    new = object.__new__(Tricks)
    for name, value in vars(tricks).items():
        setattr(new, name, value)
    new.hands = [list(hand) for hand in tricks.hands]
    new.won, new.table, new.order = list(tricks.won), list(tricks.table), list(tricks.order)
    new.play(card)
    return new


def differences(state: NinetyNine, depth: int) -> dict[str, tuple[int, int]]:
    """For each first card whose count differs from the literal one: both of them."""
    found = {}
    for action in state.legal(state.actors()[0]):
        ours = counted(state.after(state.actors()[0], action), depth - 1)
        theirs = counted_literally(_after(reference(state), action.items[0]), depth - 1)
        if ours != theirs:
            found[str(action)] = (ours, theirs)
    return found


def dealt_in_order(seats: int, options: dict[str, str]) -> NinetyNine:
    """The pack in its order, a card at a time to each; the joker, if any, stays in the pack and the last is turned."""
    state = start(seats, options)
    pack = list(state.pack())
    hands = [" ".join(pack[column : column + state.columns * size : state.columns]) for column, size in _sizes(state)]
    turned = [pack[-1]] if "edition" in options else []
    state.apply(CHANCE, Action("deal", (*hands, *turned)))
    return state


def _sizes(state: NinetyNine) -> list[tuple[int, int]]:
    return list(enumerate(state.deal_sizes()))[: state.columns]


def in_play(seats: int = 3, options: dict[str, str] | None = None) -> NinetyNine:
    """That deal with everybody's first three cards as bids, and nobody's premium."""
    state = dealt_in_order(seats, options or {})
    while state.phase != "play":
        if state.phase == "bid":
            lay_all(state)
        else:
            run(state, f"{state.actors()[0]} pass")
    return state


def test_the_counts_that_were_published() -> None:
    state = in_play()
    assert [counted(state, depth) for depth in range(1, 8)] == [9, 27, 81, 648, 1782, 5022, 35154]


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        pytest.param(2, {}, [9, 27, 135, 1080], id="two"),
        pytest.param(3, {"first_deal_trump": "H"}, [9, 27, 81, 648, 1782], id="three with hearts"),
        pytest.param(3, {"edition": "1975"}, [9, 27, 81, 648, 1782], id="1975"),
        pytest.param(3, {"bidding": "leftover"}, [12, 36, 108, 1188, 3348], id="leftover"),
        pytest.param(4, {}, [10, 33, 108, 324], id="four"),
        pytest.param(4, {"partnership": "true"}, [10, 33, 108, 324], id="partnership"),
        pytest.param(5, {}, [9, 27, 81, 243], id="five"),
    ],
)
def test_the_counts_of_fixed_deals_are_those_of_the_literal_rules(
    seats: int, options: dict[str, str], counts: list[int]
) -> None:
    state = in_play(seats, options)
    assert differences(state, len(counts)) == {}
    assert [counted(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("timing", ["before_bid", "after_bid"])
@pytest.mark.parametrize("trump", ["S", "H", "D", "C", "nines", "none"])
@pytest.mark.parametrize(("seats", "depth"), [(3, 5), (4, 4)])
def test_the_counts_with_every_trump_that_may_be_named(seats: int, depth: int, trump: str, timing: str) -> None:
    state = dealt_in_order(seats, {**CHOOSES, **NINES, **NO_TRUMP, "premium_timing": timing})
    if timing == "after_bid":
        lay_all(state)
    run(state, "1 reveal", f"1 trump {trump}")
    if timing == "before_bid":
        lay_all(state)
    assert state.trump == trump
    assert differences(state, depth) == {}


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 13), (5, 12)])
def test_each_may_lay_any_three_of_his_cards(seats: int, cards: int) -> None:
    state = deal(start(seats, {}))
    ways = cards * (cards - 1) * (cards - 2) // 6
    assert counted(state, 1) == seats * ways
    assert state.prompts(0)[0].size() == ways


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 13)])
def test_each_lays_and_wishes_in_any_order(seats: int, cards: int) -> None:
    state = deal(start(seats, {"premium_procedure": "simultaneous"}))
    lays = cards * (cards - 1) * (cards - 2) // 6
    assert counted(state, 1) == seats * (lays + 3)
    lay_all(state)
    orders = 3**seats * factorial(seats)
    assert counted(state, seats) == orders, "each of the seats left wishes one of three things"
    run(state, "1 wish none")
    assert counted(state, seats - 1) == orders // (3 * seats)


def conversations(state: NinetyNine) -> int:
    """The ways in which everybody's premium may be settled, and the trump named that its holder may name."""
    if state.phase not in ("premium", "upgrade", "trump"):
        return 1
    seat = state.actors()[0]
    return sum(conversations(state.after(seat, action)) for action in state.legal(seat))


def silent(seats: int) -> int:
    """While nothing stands the next of `seats` passes, declares, or ends it all by a reveal."""
    return 1 if seats == 0 else silent(seats - 1) + declared(seats - 1) + 1


def declared(seats: int) -> int:
    """While a declare stands he passes, or reveals, and is then outranked or not."""
    return 1 if seats == 0 else declared(seats - 1) + 2


@pytest.mark.parametrize(("seats", "ways"), [(3, silent(3)), (4, silent(4)), (2, 2 * 2), (5, 2**5)])
def test_the_ways_to_settle_the_premium(seats: int, ways: int) -> None:
    assert conversations(asked(seats)) == ways


@pytest.mark.parametrize("timing", ["before_bid", "after_bid"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_holder_of_the_premium_names_any_trump_that_is_allowed(seats: int, timing: str) -> None:
    held = silent(seats) - 1  # all but everybody's pass
    for options, trumps in [({}, 4), (NINES, 5), (NO_TRUMP, 5), ({**NINES, **NO_TRUMP}, 6)]:
        state = deal(start(seats, {**CHOOSES, **options, "premium_timing": timing}))
        if timing == "after_bid":
            lay_all(state)
        assert conversations(state) == held * trumps + 1


def leftover(speakers: int, kinds: str, standing: str = "") -> int:
    """The ways to settle one of Magri's premiums while so many have not spoken and one kind stands."""
    order: list[str] = [kind for kind in ("announce", "open", "open_announce") if kind in kinds.split(",")]
    higher = order[order.index(standing) + 1 :] if standing else order
    if speakers == 0 or not higher:
        return 1
    ways = leftover(speakers - 1, kinds, standing)
    for kind in higher:
        numbers = 1 if kind == "open" else 10
        answers = numbers + 1 if standing else 1  # who is overcalled takes the kind over with a number, or yields
        ways += numbers * answers * leftover(speakers - 1, kinds, kind)
    return ways


@pytest.mark.parametrize(
    "kinds",
    ["announce,open,open_announce", "announce,open", "announce,open_announce", "open,open_announce", "announce"],
)
def test_the_ways_to_settle_a_premium_on_the_cards_left_over(kinds: str) -> None:
    options = {"bidding": "leftover", "magri_premiums": kinds}
    assert conversations(deal(start(3, options))) == leftover(3, kinds)
    named = conversations(deal(start(3, {**options, **CHOOSES})))
    assert named == (leftover(3, kinds) - 1) * 4 + 1
