"""How many ways lead on from fixed deals of Ninety-Nine: published counts, and those of the literal rules."""

from __future__ import annotations

import pytest

from games.core.api import CHANCE, Action
from games.ninety_nine import NinetyNine
from tests.games.ninety_nine_play import asked, deal, lay_all, run, start
from tests.games.reference import Tricks
from tests.games.test_reference import reference


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
        pytest.param(5, {}, [9, 27, 81, 243], id="five"),
    ],
)
def test_the_counts_of_fixed_deals_are_those_of_the_literal_rules(
    seats: int, options: dict[str, str], counts: list[int]
) -> None:
    state = in_play(seats, options)
    assert differences(state, len(counts)) == {}
    assert [counted(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_counts_with_nines_as_trump() -> None:
    state = dealt_in_order(3, {"trump_method": "premium_chooses", "trump_choices": "suits_or_nines"})
    run(state, "1 reveal", "1 trump nines")
    lay_all(state)
    assert differences(state, 5) == {}


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 13), (5, 12)])
def test_each_may_lay_any_three_of_his_cards(seats: int, cards: int) -> None:
    state = deal(start(seats, {}))
    ways = cards * (cards - 1) * (cards - 2) // 6
    assert counted(state, 1) == seats * ways
    assert state.prompts(0)[0].size() == ways


def conversations(state: NinetyNine) -> int:
    """The ways in which everybody's premium may be settled."""
    if state.phase not in ("premium", "upgrade"):
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
