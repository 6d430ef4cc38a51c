"""What every hand of auction Pinochle scores, against the words of its rules (1.3, 1.7 to 1.9) under any options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import pytest

from games.auction_pinochle import AuctionPinochle
from games.core.api import CHANCE, Action, Event
from games.core.options import written
from games.players.chance import deal as any_deal
from tests.games import worlds
from tests.scale import chance, scale

POINTS = {"classic": (11, 10, 4, 3, 2, 0), "tens_fives": (10, 10, 5, 5, 0, 0), "counters": (10, 10, 10, 0, 0, 0)}
STAKES = ((500, 100), (450, 50), (400, 25), (350, 15), (300, 10), (0, 5))


@dataclass
class Hand:
    """A hand as it was told: bid and trump, the melds of each seat, and the tricks with who took them."""

    declarer: int = -1
    bid: int = 0
    trump: str = ""
    conceded: bool = False
    melds: list[int] = field(default_factory=lambda: [0] * 4)
    tricks: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Take in one event."""
        seat = -1 if event.seat is None else event.seat
        match event.kind:
            case "contract":
                self.declarer, self.bid = seat, event.points
            case "trump":
                self.trump = event.items[0]
            case "meld_total":
                self.melds[seat] = event.points
            case "trick":
                self.tricks.append((seat, event.items))
            case "conceded":
                self.conceded = True

    def in_tricks(self, side: int, scale_: str) -> int:
        """What the tricks of a side are worth, the last one ten more."""
        values = dict(zip("ATKQJ9", POINTS[scale_], strict=True))
        taken = [sum(values[card[0]] for card in cards) for seat, cards in self.tricks if seat % 2 == side]
        return sum(taken) + 10 * (self.tricks[-1][0] % 2 == side)

    def melded(self, side: int, options: Mapping[str, str]) -> int:
        """What the melds of a side count for."""
        lost = options["meld_requires_trick"] == "true" and not self.conceded
        if lost and not any(seat % 2 == side for seat, _ in self.tricks):
            return 0
        return self.melds[side] + self.melds[side + 2]


@dataclass
class Book:
    """The scores of a game by the words of the rules."""

    options: Mapping[str, str]
    target: int
    totals: list[int] = field(default_factory=lambda: [0, 0])
    ledger: list[int] = field(default_factory=lambda: [0, 0])
    winner: int | None = None

    def score(self, hand: Hand) -> tuple[str, list[int]]:
        """Enter a finished hand; how it ended, and its row."""
        if hand.declarer < 0:
            return "thrown_in", [0, 0]
        outcome, row = self._row(hand)
        for side in (0, 1):
            self.totals[side] += row[side]
        self._stake(hand, outcome)
        self._end(hand.declarer % 2)
        return outcome, row

    def _row(self, hand: Hand) -> tuple[str, list[int]]:
        ours, bonus = hand.declarer % 2, int(self.options["set_bonus"])
        lost = -hand.bid if self.options["set_penalty"] == "subtract_bid" else 0
        scores = [hand.melded(side, self.options) for side in (0, 1)]
        if not hand.conceded:
            scores = [melds + hand.in_tricks(side, self.options["card_points"]) for side, melds in enumerate(scores)]
            if scores[ours] >= hand.bid:
                return "made", scores
        row = [scores[1 - ours] + bonus] * 2
        row[ours] = lost
        return ("conceded" if hand.conceded else "set"), row

    def _stake(self, hand: Hand, outcome: str) -> None:
        value = next(value for least, value in STAKES if hand.bid >= least)
        if hand.trump == "S" and hand.bid >= int(self.options["spade_double_from"]):
            value *= 2
        winners = hand.declarer % 2 if outcome == "made" else 1 - hand.declarer % 2
        self.ledger[winners] += value
        self.ledger[1 - winners] -= value

    def _end(self, declarers: int) -> None:
        over = [side for side in (0, 1) if self.totals[side] >= self.target]
        if len(over) == 1:
            self.winner = over[0]
        elif over and self.options["both_over"] == "extend":
            while self.target <= max(self.totals):
                self.target += 250
        elif over:
            higher = self.options["both_over"] == "higher_total" and self.totals[0] != self.totals[1]
            self.winner = self.totals.index(max(self.totals)) if higher else declarers


def chosen(state: AuctionPinochle, rng: Random) -> Action:
    """A low bid or a pass, a contract played as a rule, anything else at random."""
    if state.phase == "auction":
        bids = state.next_bids()[:6]
        return Action("bid", (rng.choice(bids),)) if bids and rng.random() < 0.35 else Action("pass")
    if state.phase == "decide":
        return Action("concede" if rng.random() < 0.15 else "play_on")
    return state.sample(state.turn, rng)


def play_a_game(state: AuctionPinochle, rng: Random) -> set[str]:
    """Play at most ten hands, each held to the book; how they ended."""
    options = written(state.options)
    book, hand, seen = Book(options, int(options["target_score"])), Hand(), set[str]()
    while not state.over and state.dealing < 10:
        seat = CHANCE if state.deal_due else state.turn
        action = any_deal(state, rng) if state.deal_due else chosen(state, rng)
        for event in state.apply(seat, action):
            hand.hear(event)
        if seat != CHANCE and state.phase in ("deal", "over"):
            outcome, row = book.score(hand)
            told = state.standing()
            assert (state.outcome, list(told.deal_scores[-1])) == (outcome, row), hand
            assert (list(state.scores()), told.target) == (book.totals, book.target), hand
            assert told.winners == (None if book.winner is None else (book.winner, book.winner + 2))
            assert told.ledger == (tuple(book.ledger) if options["stakes"] == "ledger" else None)
            hand = Hand()
            seen.add(outcome)
    return seen


@pytest.mark.parametrize("piece", range(4))
def test_every_hand_scores_what_the_rules_say(piece: int) -> None:
    rng = chance(f"scores {piece}")
    for _ in range(scale(100)):
        table = worlds.random_table("auction-pinochle", rng).having("pass_count", "0")
        table = table.having("target_score", rng.choice(("250", "700", "1500")))
        table = table.having("both_over", rng.choice(("bidder_first", "higher_total", "extend")))
        state = table.start(rng.randrange(4))
        assert isinstance(state, AuctionPinochle)
        play_a_game(state, rng)
