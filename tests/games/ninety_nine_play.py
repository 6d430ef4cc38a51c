"""Positions of Ninety-Nine by hand: tables, deals, tricks and last tricks, written as in the rules file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.core.api import CHANCE, Action, Event, Seat
from games.ninety_nine import DUMMY, GAME, TRICKS, NinetyNine, _with_dummy

SUITS_OF_BID: Final = ("DDD", "SDD", "HDD", "CDD", "CSD", "CHD", "CCD", "CCS", "CCH", "CCC")
"""One way to bid each number."""


def table(seats: int = 3, dealer: Seat = 0, **options: str) -> NinetyNine:
    """A rubber about to begin."""
    return start(seats, options, dealer)


def start(seats: int, options: Mapping[str, str], dealer: Seat = 0) -> NinetyNine:
    """The same, from options at hand."""
    state = GAME.start(seats, options, dealer)
    assert isinstance(state, NinetyNine)
    return state


def deal(state: NinetyNine, hands: Mapping[int, str] | None = None, turn_up: str = "") -> NinetyNine:
    """Deal the named cards to those seats, and the rest of the pack in its order."""
    given = {column: cards.split() for column, cards in (hands or {}).items()}
    named = {card for cards in given.values() for card in cards} | {turn_up}
    rest = (card for card in state.pack() if card not in named)
    groups = []
    for column, size in enumerate(state.deal_sizes()):
        if turn_up and column == state.columns:
            groups.append(turn_up)
            continue
        held = given.get(column, [])
        # the dummy's bid-cards come last, so what is named for it is its nine
        groups.append(" ".join([*held, *(next(rest) for _ in range(size - len(held)))]))
    state.apply(CHANCE, Action("deal", tuple(groups)))
    return state


def run(state: NinetyNine, *lines: str) -> NinetyNine:
    """Carry out actions written as in a record, each of which must be legal."""
    for line in lines:
        tell(state, line)
    return state


def tell(state: NinetyNine, line: str) -> tuple[Event, ...]:
    """Carry out one such action; what it tells."""
    seat, text = line.split(" ", 1)
    return state.apply(int(seat), state.read(int(seat), text))


def code(state: NinetyNine, line: str) -> str:
    """Why an action is refused; empty where it is legal."""
    seat, text = line.split(" ", 1)
    return state.why_not(int(seat), state.read(int(seat), text))


def lay_all(state: NinetyNine) -> NinetyNine:
    """Everybody bids the first three cards of his hand."""
    for seat in range(state.seats):
        run(state, f"{seat} lay {' '.join(state.spell(state.hands[seat])[:3])}")
    return state


def asked(seats: int = 3, dealer: Seat = 0, **options: str) -> NinetyNine:
    """A first deal, all bids laid: the premium is due."""
    return lay_all(deal(start(seats, options, dealer)))


def legal(state: NinetyNine, seat: Seat) -> list[str]:
    """The cards that a seat may play."""
    return [action.items[0] for action in state.legal(seat)]


def trick(
    hands: Sequence[str], trump: str = "none", leader: int = 0, *, turn_up: str = "", **options: str
) -> NinetyNine:
    """A trick about to be led, each column holding just these cards (three players; nobody has bid)."""
    state = start(3, options)
    state._clear()
    state.turn_up = turn_up
    state.joker = state.deck.number.get(turn_up, -1)
    state.dealing, state.phase, state.trump, state.asked = 0, "play", trump, True
    state.hands = [state._mask(hand.split()) for hand in hands]
    state.order, state.at = [(leader + i) % 3 for i in range(3)], leader
    return state


def bids(deck_ranks: Sequence[str], suits: Sequence[str]) -> list[list[str]]:
    """Cards for bids given by their suits, from the lowest ranks."""
    left: dict[str, Iterator[str]] = {suit: reversed(deck_ranks) for suit in "SHDC"}
    return [[next(left[suit]) + suit for suit in bid] for bid in suits]


def last_trick(state: NinetyNine, bid: Sequence[int | str], tricks: Sequence[int]) -> tuple[Event, ...]:
    """Make `state` a deal before its last trick, in which those bids and tricks come true, and play it.

    A bid is a number or its suits. The premium (`holder`, `offer`, `declared`, …) is what `state` says already.
    """
    suits = [SUITS_OF_BID[b] if isinstance(b, int) else b for b in bid]
    laid = bids(state.deck.ranks, suits)
    if state.agreed.bidding == "cards":
        state.bids = [state.deck.read(cards) for cards in laid]
    winner = next(column for column, won in enumerate(tricks) if won)
    state.won = [won - (column == winner) for column, won in enumerate(tricks)]
    assert sum(tricks) == TRICKS[state.seats]
    state.left, state.phase, state.trump = 1, "play", state.trump or "none"
    used = {card for cards in laid for card in cards}
    free = max(([rank + suit for rank in state.deck.ranks if rank + suit not in used] for suit in "SHC"), key=len)
    cards = [free.pop(0)]
    cards = [cards[0] if column == winner else free.pop(0) for column in range(state.columns)]
    state.hands = [state.deck.read([card]) for card in cards]
    if state.agreed.bidding == "leftover":
        state.hands = [hand | state.deck.read(cards) for hand, cards in zip(state.hands, laid, strict=True)]
    if state.seats == 2:
        state.controller, state.order = 0, _with_dummy(0, from_dummy=False)
    else:
        state.order = list(range(state.seats))
    state.at = 0
    events: tuple[Event, ...] = ()
    for column, card in enumerate(cards):
        dummy = state.seats == 2 and column == DUMMY
        events += tell(state, f"0 dummy {card}" if dummy else f"{column} play {card}")
    assert sum(state.won) == TRICKS[state.seats]
    return events


def scored(
    bid: Sequence[int | str],
    tricks: Sequence[int],
    *,
    seats: int = 3,
    offer: str = "",
    holder: Seat = -1,
    announced: int = -1,
    declared: Sequence[Seat] = (),
    before: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> NinetyNine:
    """A deal scored with those bids, tricks and premiums, after `before` on the sheet."""
    state = deal(start(seats, options or {}))
    state.offer, state.holder, state.announced, state.asked = offer, holder, announced, True
    for seat in declared:
        state.declared[seat] = True
    state.totals = list(before) or state.totals
    last_trick(state, bid, tricks)
    return state


def row(state: NinetyNine) -> list[int]:
    """What the last deal brought, by column."""
    return state.sheet[-state.width :]


def play_full(state: NinetyNine, text: str, *, premiums: Sequence[str] = ()) -> NinetyNine:
    """A whole deal as the rules file prints it: bids and hands by seat, then the tricks with their winners."""
    rows = dict(re.findall(r"^(\d) bid (.+)$", text, re.MULTILINE))
    hands = {int(seat): re.sub(r"=\d|\|", " ", cards) for seat, cards in rows.items()}
    state = deal(state, hands, turn_up=state.turn_up)
    early = state.phase == "premium"
    run(state, *(premiums if early else ()))
    for seat, cards in rows.items():
        bid, value = cards.split("|")[0].split("=")
        run(state, f"{seat} lay {bid}")
        assert state.value(state.bids[int(seat)]) == int(value)
    run(state, *(() if early else premiums))
    for leader, cards, winner in re.findall(r"(\d) (\w+ \w+ \w+)->(\d)", text):
        before = list(state.won)
        for turn, card in enumerate(cards.split()):
            run(state, f"{(int(leader) + turn) % 3} play {card}")
        assert state.won[int(winner)] == before[int(winner)] + 1
    return state
