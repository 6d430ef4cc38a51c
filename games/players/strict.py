"""Two hands that know each other solved exactly: strict tricks for points, by alpha-beta with a table.

Cards alike are one: a hand is a set in which a kind held n times is its n lowest copies, so that equal hands are
equal numbers, and a kind is named by its first copy. What is sought is the leader's points less the follower's, from
the present trick to the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from time import process_time
from typing import Final

from games.core.cards import Card, Cards, cards, mask_of
from games.core.copies import CopiedDeck, CopiedRanking
from games.core.obligations import dutiful

FAR: Final = 10_000
"""More points than a deal holds."""


LOOKS: Final = 255
"""In one of so many positions and one more it looks at the clock."""


class Capped(Exception):
    """The positions, or the time, allowed are used up."""


class Strict:
    """The positions of one deal, and what is known of their values."""

    def __init__(
        self,
        deck: CopiedDeck,
        ranking: CopiedRanking,
        values: Sequence[int],
        last_trick: int,
        *,
        heading: bool,
        seconds: float = inf,
    ) -> None:
        """`values` by card; `heading` as in `dutiful`; after so many seconds nothing more is looked at."""
        self._deck = deck
        self._ranking = ranking
        self._values = values
        self._last_trick = last_trick
        self._heading = heading
        self._firsts = mask_of(range(0, deck.size, deck.copies))
        self._alike = (1 << deck.copies) - 1
        self._known: dict[tuple[Cards, Cards], tuple[int, int, Card]] = {}
        """By the hands of leader and follower: the bounds of the value, and the best lead found."""
        self._left = 0
        self._stop = process_time() + seconds
        self.seen = 0
        """How many positions it has looked at for `best`."""
        self.finished = True
        """Whether the latest `best` has looked at every card to the end."""

    def best(self, mine: Cards, theirs: Cards, led: Card, sensible: Card, nodes: int) -> list[int]:
        """The kinds of the best cards of `mine`, to the card `led` or to lead (-1), each as good as the others.

        `sensible` is a legal card, looked at first. Once `nodes` or the time are spent they are the best found yet.
        """
        mine, theirs, first = self._settled(mine), self._settled(theirs), self._first(sensible)
        self._left, self.finished = nodes, True
        best, most = [first], -FAR
        rest = self._rest(mine) + self._rest(theirs) - self._last_trick + (self._values[led] if led >= 0 else 0)
        choices = self._leads(mine, theirs, first) if led < 0 else self._replies(mine, self._first(led), first)
        for card in choices:
            try:
                value = self._worth(mine, theirs, led, card, rest, most, most + 1 if most > -FAR else FAR)
                if value > most > -FAR:
                    value = self._worth(mine, theirs, led, card, rest, value - 1, FAR)
                if value > most:
                    best, most = [card], value
                elif self._worth(mine, theirs, led, card, rest, most - 1, most) >= most:
                    best.append(card)
            except Capped:
                self.finished = False
                break
        self.seen += nodes - self._left
        return [self._deck.kind[card] for card in best]

    def value(self, leader: Cards, follower: Cards) -> int:
        """The leader's points less the follower's with best play by both."""
        self._left = 1 << 60
        return self._lead(
            self._settled(leader),
            self._settled(follower),
            self._rest(leader) + self._rest(follower) - self._last_trick,
            -FAR,
            FAR,
        )

    def _rest(self, held: Cards) -> int:
        """The points that are still to be won."""
        return sum(self._values[card] for card in cards(held)) + self._last_trick

    def _worth(self, mine: Cards, theirs: Cards, led: Card, card: Card, rest: int, low: int, high: int) -> int:
        """What playing `card` brings its owner beyond the other, as far as it lies between `low` and `high`."""
        left = self._without(mine, card)
        if led < 0:
            return self._reply(left, theirs, card, rest, low, high)
        return -self._after(theirs, left, self._first(led), card, rest, -high, -low)

    def _lead(self, mine: Cards, theirs: Cards, rest: int, low: int, high: int) -> int:
        """The value for the leader, who holds `mine`; a bound of it where it lies outside `low` and `high`.

        `rest` are the points still to be won.
        """
        if not mine:
            return 0
        if rest <= low:
            return rest
        if -rest >= high:
            return -rest
        key = (mine, theirs)
        least, most, hint = self._known.get(key) or (-FAR, FAR, -1)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._left -= 1
        if self._left < 0 or (self._left & LOOKS == 0 and process_time() > self._stop):
            raise Capped
        best, floor = -FAR, max(low, least)
        for card in self._leads(mine, theirs, hint):
            value = self._reply(self._without(mine, card), theirs, card, rest, max(floor, best), high)
            if value > best:
                best, hint = value, card
                if best >= high:
                    break
        if best > floor:
            least = best
        if best < high:
            most = best
        self._known[key] = (least, most, hint)
        return best

    def _reply(self, mine: Cards, theirs: Cards, led: Card, rest: int, low: int, high: int) -> int:
        """The same after the lead of `led`, which is no longer in `mine`; the follower keeps it low."""
        worst = FAR
        for card in self._replies(theirs, led, -1):
            value = self._after(mine, self._without(theirs, card), led, card, rest, low, min(high, worst))
            if value < worst:
                worst = value
                if worst <= low:
                    break
        return worst

    def _after(self, mine: Cards, theirs: Cards, led: Card, card: Card, rest: int, low: int, high: int) -> int:
        """The same after the reply of `card`, both cards being gone from the hands."""
        points = self._values[led] + self._values[card] + (0 if mine else self._last_trick)
        if self._ranking.beaters[led] >> card & 1:
            return -points - self._lead(theirs, mine, rest - points, -points - high, -points - low)
        return points + self._lead(mine, theirs, rest - points, low - points, high - points)

    def _leads(self, mine: Cards, theirs: Cards, hint: Card) -> Iterable[Card]:
        """The leads worth most first: the hint, those that cannot be beaten from the dearest down, the others."""
        ranking, heading, values = self._ranking, self._heading, self._values
        order = []
        for card in cards(mine & self._firsts):
            beaten = dutiful(ranking, theirs, card, card, heading=heading) & ranking.beaters[card]
            order.append((-FAR if card == hint else values[card] if beaten else -1 - values[card], card))
        order.sort()
        return [card for _, card in order]

    def _replies(self, hand: Cards, led: Card, hint: Card) -> Iterable[Card]:
        """The legal replies: the hint, what wins, what loses, of each the cheapest first."""
        legal = dutiful(self._ranking, hand, led, led, heading=self._heading) & self._firsts
        if not legal & (legal - 1):
            return (legal.bit_length() - 1,)
        better, values = self._ranking.beaters[led], self._values
        order = [
            (-FAR if card == hint else values[card] + (0 if better >> card & 1 else 100), card) for card in cards(legal)
        ]
        order.sort()
        return [card for _, card in order]

    def _first(self, card: Card) -> Card:
        return card - card % self._deck.copies

    def _settled(self, hand: Cards) -> Cards:
        """Any set of cards as one whose copies of a kind are the lowest ones."""
        settled = 0
        for kind, copies in enumerate(self._deck.of_kind):
            settled |= ((1 << (hand & copies).bit_count()) - 1) << kind * self._deck.copies
        return settled

    def _without(self, hand: Cards, card: Card) -> Cards:
        """A settled hand with one fewer of a kind that it holds."""
        held = hand >> card & self._alike
        return hand ^ (held ^ held >> 1) << card
