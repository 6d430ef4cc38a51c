"""The play of Ninety-Nine once more, slow and literal, over lists of names; it shares nothing with the game itself."""

from __future__ import annotations

from dataclasses import dataclass, field

RANKS = ["A", "K", "Q", "J", "12", "11", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
"""From high to low; packs without some of them keep the order of the others."""
NINES = ["9C", "9H", "9S", "9D"]
"""From high to low, where they are a suit of their own."""
DUMMY = 2


@dataclass
class Tricks:
    """The tricks of one deal. `to_play` is whose card is due (2: perhaps the dummy), `actor` who plays it."""

    seats: int
    hands: list[list[str]]
    trump: str
    leader: int
    turn_up: str = ""
    won: list[int] = field(default_factory=list)
    table: list[tuple[int, str]] = field(default_factory=list)
    controller: int = -1
    order: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.won = [0] * len(self.hands)
        self.controller = self.leader
        self._lead(self.leader)

    def _lead(self, who: int) -> None:
        if self.seats == 2:
            other = 1 - self.controller
            third = self.controller if who == DUMMY else DUMMY
            self.order = [who, other, third]
            return
        self.order = []
        for turn in range(self.seats):
            self.order.append((who + turn) % self.seats)

    @property
    def to_play(self) -> int:
        return self.order[len(self.table)]

    @property
    def actor(self) -> int:
        if self.seats == 2 and self.to_play == DUMMY:
            return self.controller
        return self.to_play

    def printed(self, card: str) -> str:
        """What a card counts as: the joker is the card turned up."""
        return self.turn_up if card == "JOKER" else card

    def suit(self, card: str) -> str:
        card = self.printed(card)
        if self.trump == "nines" and card in NINES:
            return "nines"
        return card[-1]

    def legal(self) -> list[str]:
        """Follow suit if you can; else anything."""
        hand = self.hands[self.to_play]
        if not self.table:
            return list(hand)
        led = self.suit(self.table[0][1])
        following = [card for card in hand if self.suit(card) == led]
        return following if following else list(hand)

    def strength(self, card: str) -> int:
        """Higher is better within one suit."""
        if self.suit(card) == "nines":
            return -NINES.index(self.printed(card))
        return -RANKS.index(self.printed(card)[:-1])

    def winner(self) -> int:
        """The highest trump, else the highest card of the suit led."""
        led = self.suit(self.table[0][1])
        suits = [self.suit(card) for _, card in self.table]
        counts = self.trump if self.trump in suits else led
        best_who, best_card = -1, ""
        for who, card in self.table:
            if self.suit(card) != counts:
                continue
            if best_who == -1 or self.strength(card) > self.strength(best_card):
                best_who, best_card = who, card
        return best_who

    def play(self, card: str) -> None:
        """One card; after the last of a trick the winner leads."""
        who = self.to_play
        self.hands[who].remove(card)
        self.table.append((who, card))
        if len(self.table) < len(self.order):
            return
        winner = self.winner()
        self.won[winner] += 1
        self.table = []
        if winner != DUMMY or self.seats != 2:
            self.controller = winner
        self._lead(winner)


def bid_value(cards: list[str], turn_up: str) -> int:
    """Clubs three, hearts two, spades one, diamonds nothing, whatever the rank."""
    total = 0
    for card in cards:
        shown = turn_up if card == "JOKER" else card
        total += {"C": 3, "H": 2, "S": 1, "D": 0}[shown[-1]]
    return total
