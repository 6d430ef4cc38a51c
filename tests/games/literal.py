"""The play of the Pinochle games and Penneech once more, slow and literal, over lists of names."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Protocol

from games.core.api import Action, State
from tests.games.test_obligations import Case, must, winning


class Literal(Protocol):
    """A deal in which only cards are played."""

    @property
    def actor(self) -> int: ...

    def legal(self) -> set[str]: ...

    def play(self, card: str) -> None: ...


def ways(state: State, literal: Literal, depth: int) -> int:
    """How many sequences of so many cards lead on from here; what is legal is what the literal rules say, each time."""
    assert state.phase == "play"
    assert state.actors() == (literal.actor,)
    cards = [action.items[0] for action in state.legal(literal.actor) if action.verb == "play"]
    assert sorted(cards) == sorted(literal.legal())
    if depth == 1:
        return len(cards)
    total = 0
    for card in cards:
        other = deepcopy(literal)
        other.play(card)
        total += ways(state.after(literal.actor, Action("play", (card,))), other, depth - 1)
    return total


@dataclass
class Tricks:
    """Tricks of one card each in turn. `allowed` says what may be played to an open trick, `taker` whose place wins."""

    hands: list[list[str]]
    actor: int
    allowed: Callable[[list[str], list[str]], set[str]]
    taker: Callable[[list[str]], int]
    table: list[str] = field(default_factory=list)

    def legal(self) -> set[str]:
        hand = self.hands[self.actor]
        return self.allowed(self.table, hand) if self.table else set(hand)

    def play(self, card: str) -> None:
        self.hands[self.actor].remove(card)
        self.table.append(card)
        self.actor = (self.actor + 1) % len(self.hands)
        if len(self.table) == len(self.hands):
            self.actor = (self.actor + self.taker(self.table)) % len(self.hands)
            self.table = []


def strict(hands: list[list[str]], leader: int, *, heading: bool) -> Tricks:
    """The duties of Pinochle, hearts being trump."""
    return Tricks(
        hands,
        leader,
        lambda table, hand: must(Case(tuple(table), tuple(hand), heading)),
        lambda table: table.index(winning(table)),
    )


def high_end(hands: list[list[str]], leader: int) -> Tricks:
    """Domino Pinochle (3.4): a tile belongs to its high end, of which the double is the best."""

    def following(table: list[str], hand: list[str]) -> set[str]:
        return {tile for tile in hand if tile[0] == table[0][0]} or set(hand)

    def rank(table: list[str], tile: str) -> int:
        if tile[0] != table[0][0]:
            return -1
        return 7 if tile[0] == tile[2] else int(tile[2])

    def taker(table: list[str]) -> int:
        return max(range(len(table)), key=lambda place: rank(table, table[place]))

    return Tricks(hands, leader, following, taker)


@dataclass
class Penneech:
    """Penneech (2.3, 2.4): after each trick a card of the stock is turned, and its suit is trump for the next."""

    rule: str
    hands: list[list[str]]
    actor: int
    stock: list[str]
    led: str = ""

    @property
    def trump(self) -> str:
        return self.stock[0][1]

    def legal(self) -> set[str]:
        hand = set(self.hands[self.actor])
        if not self.led or self.rule == "free":
            return hand
        following = {card for card in hand if card[1] == self.led[1]}
        trumps = {card for card in hand if card[1] == self.trump}
        if self.rule == "follow_or_trump" and following:
            return following | trumps
        if self.rule == "follow_must_trump" and not following and trumps:
            return trumps
        return following or hand

    def play(self, card: str) -> None:
        self.hands[self.actor].remove(card)
        if not self.led:
            self.led, self.actor = card, 1 - self.actor
            return
        if not self.replies(card):
            self.actor = 1 - self.actor
        self.led = ""
        self.stock = self.stock[1:]

    def replies(self, card: str) -> bool:
        """Whether the second card takes the trick."""
        if card[1] != self.led[1]:
            return card[1] == self.trump
        order = "7AKQJT9865432" if card[1] == "D" else "AKQJT98765432"
        return order.index(card[0]) < order.index(self.led[0])
