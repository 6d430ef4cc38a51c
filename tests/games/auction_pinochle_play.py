"""Positions of Auction Pinochle by hand: tables, deals, auctions and tricks, written as in the rules file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from games.auction_pinochle import DECK, GAME, AuctionPinochle
from games.core.api import CHANCE, Action, Event, IllegalAction, Seat
from games.core.bags import bag_of

P7: Final = "KH QH JH QD JD TC AS AS TS KS KS JS"
"""The declarer's cards of P7 as dealt."""
P19: Final = {
    0: P7,
    1: "9S KH QH JH AD AD TD JD 9D QC JC 9C",
    2: "TS QS QS TH 9H TD KD AC TC KC QC 9C",
    3: "JS 9S AH AH TH 9H KD QD 9D AC KC JC",
}
P20: Final = {
    0: P7,
    1: "QS JS 9S 9S AH TH TH KH AD AD JD JC",
    2: "TS QS AH QH 9H TD TD 9D TC KC QC 9C",
    3: "JH 9H KD KD QD 9D AC AC KC QC JC 9C",
}
EXCHANGE: Final = ("0 trump S", "2 give QS TS KC QC", "0 return AS KC QC TC")
P19_TRICKS: Final = """
1: 1AD 2TD 3KD 0QD ->1 28    7: 3AH 0QH 1QH 2 9H ->3 17
2: 1AD 2KD 3QD 0JD ->1 20    8: 3TH 0JH 1JH 2TC ->3 24
3: 1TD 2AS 3 9D 0AS ->2 32   9: 3KC 0KS 1JC 2TC ->0 20
4: 2AC 3AC 0TS 1QC ->0 35   10: 0KS 1JD 2KC 3 9S ->0 10
5: 0TS 1 9S 2QS 3JS ->0 15  11: 0QS 1 9C 2QC 3JC ->0  8
6: 0KH 1KH 2TH 3AH ->3 29   12: 0JS 1 9D 2 9C 3 9H ->0 2
"""
P20_TRICKS: Final = """
1: 1AD 2TD 3KD 0QD ->1 28    7: 2TC 3KC 0TS 1JC ->0 26
2: 1AD 2TD 3KD 0JD ->1 27    8: 0TS 1QS 2TC 3QC ->0 26
3: 1AH 2AH 3JH 0KH ->1 28    9: 0KS 1JS 2KC 3QD ->0 13
4: 1TH 2QH 3 9H 0QH ->1 16  10: 0KS 1 9S 2QC 3JC ->0  9
5: 1TH 2 9H 3AC 0JH ->1 23  11: 0QS 1 9S 2 9C 3 9C ->0  3
6: 1KH 2AS 3AC 0AS ->2 37   12: 0JS 1JD 2 9D 3 9D ->0 4
"""
TRICK: Final = re.compile(r"(\d+): ((?:\d ?[ATKQJ9][SHDC] )+)->(\d) +(\d+)")


def table(options: str = "", dealer: Seat = 3) -> AuctionPinochle:
    """A game about to begin, with options written `name=value`; seat 0 is eldest unless said otherwise."""
    return start(dict(option.split("=") for option in options.split()), dealer)


def start(options: Mapping[str, str], dealer: Seat = 3) -> AuctionPinochle:
    """The same, from options at hand."""
    state = GAME.start(4, options, dealer)
    assert isinstance(state, AuctionPinochle)
    return state


def deal(state: AuctionPinochle, hands: Mapping[int, str] | None = None) -> AuctionPinochle:
    """Deal the named cards to those seats, and of the rest of the pack, in its order, each seat what it lacks."""
    given = {seat: cards.split() for seat, cards in (hands or {}).items()}
    rest = list((Counter(state.pack()) - Counter(card for cards in given.values() for card in cards)).elements())
    groups = []
    for seat in range(4):
        held = given.get(seat, [])
        more = 12 - len(held)
        groups.append(" ".join([*held, *rest[:more]]))
        del rest[:more]
    state.apply(CHANCE, Action("deal", tuple(groups)))
    return state


def run(state: AuctionPinochle, *lines: str) -> AuctionPinochle:
    """Carry out actions written as in a record, each of which must be legal."""
    for line in lines:
        tell(state, line)
    return state


def tell(state: AuctionPinochle, line: str) -> tuple[Event, ...]:
    """Carry out one such action; what it tells."""
    seat, text = line.split(" ", 1)
    return state.apply(int(seat), state.read(int(seat), text))


def code(state: AuctionPinochle, line: str) -> str:
    """Why an action is refused, and that it changes nothing; empty where it is legal."""
    seat, text = line.split(" ", 1)
    action = state.read(int(seat), text)
    reason = state.why_not(int(seat), action)
    assert state.accepts(int(seat), action) == (not reason)
    if reason:
        before = state.to_json()
        with pytest.raises(IllegalAction) as refused:
            state.apply(int(seat), action)
        assert refused.value.code == reason
        assert "{" not in GAME.sentence(reason, refused.value.details)
        assert state.to_json() == before
    return reason


def legal(state: AuctionPinochle, seat: Seat) -> list[str]:
    """Every legal action of a seat, as text."""
    return [str(action) for action in state.legal(seat)]


def contract(state: AuctionPinochle, declarer: Seat, bid: int, trump: str = "") -> AuctionPinochle:
    """Let a seat bid and all others pass; name trump where given."""
    while state.phase == "auction":
        run(state, f"{state.turn} bid {bid}" if state.turn == declarer and not state.bid else f"{state.turn} pass")
    return run(state, f"{declarer} trump {trump}") if trump else state


def trick(cards: str, holding: str, heading: str = "always", trump: str = "H") -> AuctionPinochle:
    """A trick so far, led by eldest, and what the next seat holds; the other hands hold what matters not."""
    state = contract(deal(table(f"pass_count=0 heading={heading}")), 1, 250, trump)
    run(state, "1 play_on")
    for seat in range(4):
        state.hands[seat] = 0
    for seat, card in enumerate(cards.split()):
        state.hands[seat] = bag_of(DECK, [card])
    state.hands[len(cards.split())] = bag_of(DECK, holding.split())
    for seat, card in enumerate(cards.split()):
        run(state, f"{seat} play {card}")
    return state


def play_tricks(state: AuctionPinochle, text: str) -> AuctionPinochle:
    """Play tricks as the rules file writes them, holding each to its winner and its points."""
    for number, cards, winner, points in sorted(TRICK.findall(text), key=lambda found: int(found[0])):
        events: list[Event] = []
        for seat, card in re.findall(r"(\d) ?(..)", cards):
            events += tell(state, f"{seat} play {card}")
        taken = next(event for event in events if event.kind == "trick")
        assert (taken.seat, taken.points) == (int(winner), int(points)), f"trick {number}"
    return state


def row(state: AuctionPinochle) -> tuple[int, ...]:
    """The last finished hand."""
    return state.standing().deal_scores[-1]


def scoring(
    bid: int, melds: tuple[int, int], options: str = "", trump: str = "H", declarer: int = 0
) -> AuctionPinochle:
    """A hand about to be decided, in which the melds of the two sides are worth so much."""
    return melded(contract(deal(table(f"pass_count=0 min_bid=10 {options}")), declarer, bid, trump), melds)


def melded(state: AuctionPinochle, melds: Sequence[int]) -> AuctionPinochle:
    """The same, the melds of the two sides worth so much.

    They are set by their tens: a row of the table is marked as melded by one seat of the side.
    """
    state.melded = [0] * len(state.melded)
    dix = len(state.melded) // 4 - 1
    for side, points in enumerate(melds):
        state.melded[side * (dix + 1) + dix] = points // 10
    return state


def finish(state: AuctionPinochle, tricks: Sequence[int]) -> AuctionPinochle:
    """Play the last trick so that the two sides have taken so many points in all.

    The trick of nines brings its leader the last ten and no more.
    """
    run(state, f"{state.turn} play_on")
    last = 0 if tricks[0] >= 10 else 1
    led, other, another = (f"9{suit}" for suit in "SHDC" if suit != state.trump)
    nines = (led, other, another, other)
    state.hands = [bag_of(DECK, [nines[(seat - last) % 4]]) for seat in range(4)]
    state.turn = state.leader = last
    state.taken = [tricks[0] - 10 * (last == 0), tricks[1] - 10 * (last == 1), 0, 0]
    state.won = [int(tricks[0] > 10), int(tricks[1] > 10), 0, 0]
    for _ in range(4):
        state.apply(state.turn, state.legal(state.turn)[0])
    return state
