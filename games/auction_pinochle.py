"""Partnership Auction Pinochle: four players bid for a contract, exchange cards with the partner, meld and play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb, exp
from random import Random
from typing import Final, Self

from games.core.api import (
    CHANCE,
    Action,
    BadNotation,
    Fact,
    Game,
    Kind,
    MeldPay,
    Preset,
    Prompt,
    Refusal,
    Seat,
    Seating,
    Standing,
    State,
    Verb,
    Zone,
    any_dealer,
)
from games.core.bags import FIRSTS, bag_of, join, less, put, settle, take
from games.core.cards import Card, Cards, cards, mask_of
from games.core.copies import CopiedRanking
from games.core.hidden import can_split, split
from games.core.melds import (
    CARD_POINTS,
    DECKS,
    LAST_TRICK,
    PREMIUM,
    RANKS,
    ROYAL,
    SUITS,
    Meld,
    MeldClass,
    holds,
    named,
    table,
    worth,
)
from games.core.obligations import denied, dutiful, neglected
from games.core.options import MOST_PAID, BadOption, Options, choice, flag, number
from games.core.partners import draw_partners

DECK: Final = DECKS[2]
KINDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
PACK: Final = tuple(kind for kind in KINDS for _ in range(2))
ORDER: Final = {kind: place for place, kind in enumerate(KINDS)}
HAND: Final = 12
STEP: Final = 10
"""Bids are multiples of this."""
HIGHEST_BID: Final = 1_000_000
"""The rules know no end of `max_bid`, but every bid that is legal is listed, and a list has one."""
ACE: Final = 5
"""The place of the ace in its suit, from the nine up."""
ROUND: Final = tuple([*range(first, 4), *range(first)] for first in range(4))
"""The seats in turn, by the first."""
ACES: Final = DECK.read(f"A{suit}{copy}" for suit in SUITS for copy in (1, 2))
IN_TRICKS: Final = 250
"""What the tricks of a hand are worth together, the last trick's bonus included."""
RAISE: Final = 250
"""How far a target moves at a time where a double finish extends the game."""
SWAPS: Final = 40
"""How often a hand dealt anew is changed at most so that it holds no melds that would have been shown."""
HOPELESS: Final = 190
"""From how many wanted points on the computer's own sense concedes."""
STAKES: Final = ((500, 100), (450, 50), (400, 25), (350, 15), (300, 10), (0, 5))
"""From which contract on a hand is worth how much in the ledger (1.9)."""

VERBS: Final = {
    "auction": ("bid", "pass"),
    "trump": ("trump",),
    "give": ("give",),
    "return": ("return",),
    "meld": ("meld", "done"),
    "decide": ("play_on", "concede"),
    "play": ("play",),
}
"""The verbs that belong to the decision of each phase."""

RANKINGS: Final = {suit: CopiedRanking(DECK, place) for place, suit in enumerate(SUITS)}
VALUES: Final = {
    scale: tuple(points[DECK.kinds[kind][0]] for kind in DECK.kind) for scale, points in CARD_POINTS.items()
}
"""What each card is worth in tricks, by the option `card_points`."""


@cache
def rows(trump: str) -> tuple[Meld, ...]:
    """The melds of 1.6; each stands at the same place whatever is trump. Double melds are two of a row."""
    return tuple(meld for meld in table(trump) if meld.name != "double_pinochle")


RUN: Final = 0
"""The place of the flush among the rows."""
WIDTH: Final = len(rows("S"))


@lru_cache(256)
def _bids(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(bid) for bid in range(first, last + 1, STEP))


@dataclass(frozen=True, kw_only=True)
class AuctionPinochleOptions(Options):
    """What a table may agree on (1.10)."""

    seating: str = choice("fixed", "draw")
    min_bid: int = number(250, STEP, HIGHEST_BID)
    bid_raise: str = choice("multiple", "exact")
    pass_is_final: bool = flag()
    max_bid: int = number(2000, STEP, HIGHEST_BID)
    trump_needs_marriage: bool = flag()
    pass_count: int = choice(4, 3, 0)
    meld_mode: str = choice("auto", "manual")
    double_melds: str = choice("additive", "premium")
    meld_requires_trick: bool = flag()
    first_lead: str = choice("eldest", "declarer")
    heading: str = choice("always", "trump_led_only")
    card_points: str = choice("classic", "tens_fives", "counters")
    set_bonus: int = number(250, 0, MOST_PAID)
    set_penalty: str = choice("none", "subtract_bid")
    target_score: int = number(1500, 1)
    both_over: str = choice("bidder_first", "higher_total", "extend")
    stakes: str = choice("ledger", "off")
    spade_double_from: int = choice(310, 300)

    def check(self) -> None:
        """Bids go by tens, and the highest is no lower than the lowest."""
        for name in ("min_bid", "max_bid"):
            if getattr(self, name) % STEP:
                raise BadOption(f"{name} is a multiple of {STEP}.", name)
        if self.max_bid < self.min_bid:
            raise BadOption("max_bid is not below min_bid.", "min_bid", "max_bid")


@dataclass(kw_only=True)
class AuctionPinochle(State):
    """One game. Hands are bags (`games.core.bags`); the partner of a seat is `seat ^ 2`, its side `seat & 1`."""

    hands: list[Cards] = field(default_factory=list)
    turn: Seat = -1
    callers: list[int] = field(default_factory=list)
    """Who called, in order; `calls` holds the bid beside each, 0 for a pass."""
    calls: list[int] = field(default_factory=list)
    passed: list[bool] = field(default_factory=list)
    """Who has passed at any time in this auction."""
    passes: int = 0
    """Passes in succession up to now."""
    bid: int = 0
    """The standing bid, in the end the contract; 0 while there is none."""
    bidder: Seat = -1
    """Who holds the standing bid, in the end the declarer."""
    trump: str = ""
    given: Cards = 0
    returned: Cards = 0
    melded: list[int] = field(default_factory=list)
    """How often each seat has melded each of `rows`, seat after seat."""
    shown: list[Cards] = field(default_factory=list)
    """By seat, the cards that its melds have shown to all."""
    trick: list[Card] = field(default_factory=list)
    leader: Seat = -1
    best: Card = -1
    best_at: Seat = -1
    gone: list[Cards] = field(default_factory=list)
    """By seat, the cards that it has played."""
    barred: list[Cards] = field(default_factory=list)
    """By seat, the cards that it cannot hold, as its play has shown."""
    won: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    """Points in the tricks of each seat."""
    last_trick: list[Card] = field(default_factory=list)
    last_leader: Seat = -1
    outcome: str = ""
    """How the last hand ended: made, set, conceded, thrown_in; empty while it is under way."""
    totals: list[int] = field(default_factory=list)
    ledger: list[int] = field(default_factory=list)
    target: int = 0
    winner: int = -1
    """The side that has won."""

    @property
    def agreed(self) -> AuctionPinochleOptions:
        """The options, as those of this game."""
        assert isinstance(self.options, AuctionPinochleOptions), "options of this game"
        return self.options

    def copy(self) -> Self:
        """An independent state equal to this one. The lists that actions put new ones in the place of stay shared."""
        new = State.copy(self)
        new.turn, new.passes, new.bid = self.turn, self.passes, self.bid
        new.bidder, new.trump, new.given = self.bidder, self.trump, self.given
        new.returned, new.leader, new.best = self.returned, self.leader, self.best
        new.best_at, new.last_leader, new.outcome = self.best_at, self.last_leader, self.outcome
        new.target, new.winner = self.target, self.winner
        new.hands, new.callers, new.calls = self.hands[:], self.callers, self.calls
        new.passed, new.melded, new.shown = self.passed[:], self.melded[:], self.shown[:]
        new.trick, new.gone, new.barred = self.trick[:], self.gone[:], self.barred[:]
        new.won, new.taken, new.last_trick = self.won[:], self.taken[:], self.last_trick
        new.totals, new.ledger = self.totals[:], self.ledger[:]
        return new

    # who and what

    def column(self, seat: Seat) -> int:
        """Partners share a score."""
        return seat & 1

    @property
    def eldest(self) -> Seat:
        """The seat at the dealer's left, which speaks, melds and usually leads first."""
        return (self.dealer + 1) & 3

    @property
    def partner(self) -> Seat:
        """The declarer's partner."""
        return self.bidder ^ 2

    @property
    def declarers(self) -> int:
        """The side that holds the standing bid."""
        return self.bidder & 1

    def actors(self) -> tuple[Seat, ...]:
        """Whose turn it is; never several at once."""
        if self.phase == "deal":
            return (CHANCE,)
        return () if self.phase == "over" else (self.turn,)

    # what is legal

    def playable(self) -> Cards:
        """The cards that may be played now, one of each kind: the one rule of play (1.5)."""
        hand = self.hands[self.turn]
        if self.trick:
            heading = self.agreed.heading == "always"
            hand = dutiful(RANKINGS[self.trump], hand, self.trick[0], self.best, heading=heading)
        return hand & FIRSTS

    def next_bids(self) -> tuple[str, ...]:
        """Every bid that would be legal now, the lowest first; empty outside the auction."""
        if self.phase != "auction":
            return ()
        first = self._lowest_bid()
        exact = self.bid and self.agreed.bid_raise == "exact"
        return _bids(first, min(first, self.agreed.max_bid) if exact else self.agreed.max_bid)

    def _lowest_bid(self) -> int:
        """What a bid must come to now."""
        return self.bid + STEP if self.bid else self.agreed.min_bid

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now."""
        if self.phase in ("deal", "over") or seat != self.turn:
            return ()
        match self.phase:
            case "auction":
                bids = self.next_bids()
                return (*((Prompt("bid", bids, 1, 1, Kind.NUMBER),) if bids else ()), Prompt("pass"))
            case "trump":
                return (Prompt("trump", self._trumps(), 1, 1, Kind.SUIT),)
            case "give" | "return":
                count = self.agreed.pass_count
                return (Prompt(self.phase, self.spell(self.hands[seat]), count, count, Kind.CARD),)
            case "meld":
                melds = tuple(self._written(row) for row in rows(self.trump) if self._may_meld(seat, row))
                return (*((Prompt("meld", melds, 1, 1, Kind.MELD),) if melds else ()), Prompt("done"))
            case "decide":
                return (Prompt("play_on"), Prompt("concede"))
        return (Prompt("play", self.spell(self.playable()), 1, 1, Kind.CARD),)

    def _trumps(self) -> tuple[str, ...]:
        """The suits that the declarer may name: any, or one whose marriage he holds if he must and holds one."""
        if not self.agreed.trump_needs_marriage:
            return tuple(SUITS)
        hand = self.hands[self.bidder]
        married = (suit for suit in SUITS if all(hand & self._twins(rank + suit) for rank in "KQ"))
        return tuple(married) or tuple(SUITS)

    def _may_meld(self, seat: Seat, row: Meld) -> bool:
        """Whether that meld can be shown (once more): no card serves twice in a class (1.6)."""
        done = self._melds(seat)
        most = min(DECK.count(self.hands[seat], kind) for kind in row.kinds)
        used = done[rows(self.trump).index(row)]
        if row.name == "royal_marriage":
            used += done[RUN]
        return used < most

    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The codes of 1.12, in their order."""
        verb, items = action
        if verb not in VERBS[self.phase]:
            return "wrong-phase"
        if verb == "bid" and self.agreed.pass_is_final and self.passed[seat]:
            return "already-passed"
        if seat != self.turn:
            return "not-your-turn"
        match verb:
            case "bid":
                return self._bid_rule(int(items[0]))
            case "trump":
                return "" if items[0] in self._trumps() else "invalid-trump"
            case "meld":
                return self._meld_rule(seat, items[0].split())
            case "give" | "return" | "play":
                return self._card_rule(seat, action)
        return ""

    def _bid_rule(self, bid: int) -> str:
        options = self.agreed
        if bid < options.min_bid:
            return "bid-too-low"
        if bid % STEP:
            return "bid-not-multiple"
        if bid <= self.bid:
            return "bid-not-higher"
        if self.bid and options.bid_raise == "exact" and bid != self.bid + STEP:
            return "bid-step"
        return "bid-too-high" if bid > options.max_bid else ""

    def _meld_rule(self, seat: Seat, names: Sequence[str]) -> str:
        if self._missing(seat, names):
            return "not-held"
        row = self._row_of(names)
        return "" if row is not None and self._may_meld(seat, row) else "meld-invalid"

    def _card_rule(self, seat: Seat, action: Action) -> str:
        if self._missing(seat, action.items):
            return "not-held"
        if action.verb != "play":
            return "" if len(action.items) == self.agreed.pass_count else "pass-count"
        if not self.trick:
            return ""
        heading = self.agreed.heading == "always"
        ranking, hand, card = RANKINGS[self.trump], self.hands[seat], self._number(action.items[0])
        return neglected(ranking, hand, self.trick[0], self.best, card, heading=heading)

    def _missing(self, seat: Seat, names: Iterable[str]) -> str:
        """The first of these cards that the hand does not hold, or not so often; empty where it holds all."""
        lacking = Counter(names) - Counter(self.spell(self.hands[seat]))
        return next(iter(lacking), "")

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """The cards, suits and numbers of the sentence; `due` is the lowest card that may be played instead."""
        options = self.agreed
        match code:
            case "not-held":
                names = action.items[0].split() if action.verb == "meld" else action.items
                return {"card": _kind_of(self._missing(seat, names))}
            case "bid-too-low":
                return {"least": str(self._lowest_bid())}
            case "bid-not-higher":
                return {"bid": str(self.bid)}
            case "bid-step":
                return {"next": str(self.bid + STEP)}
            case "bid-too-high":
                return {"most": str(options.max_bid)}
            case "invalid-trump":
                return {"suit": action.items[0]}
            case "pass-count":
                return {"count": str(options.pass_count)}
            case "must-follow-suit" | "must-play-higher" | "must-trump" | "must-overtrump":
                led, due = DECK.suits[DECK.suit[self.trick[0]]], next(cards(self.playable()))
                return {"card": action.items[0], "suit": led, "best": self._name(self.best), "due": self._name(due)}
        return {}

    # carrying it out

    def do(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        verb, items = action
        match verb:
            case "play":
                self.push(self._number(items[0]))
            case "deal":
                self._deal([group.split() for group in items])
            case "bid" | "pass":
                self._call(seat, int(items[0]) if items else 0)
            case "trump":
                self.trump = items[0]
                self.tell("trump", seat, items)
                self._open_exchange()
            case "give":
                self._give(items)
            case "return":
                self._return(items)
            case "meld":
                self._meld(seat, items[0].split())
            case "done":
                self._done(seat)
            case "play_on":
                self.tell("played_on", seat)
                self._open_play()
            case "concede":
                self._concede()

    def _deal(self, groups: list[list[str]]) -> None:
        if self.dealing >= 0:
            self.dealer = self.eldest
        self.dealing += 1
        self._clear()
        self.hands = [bag_of(DECK, group) for group in groups]
        self.tell("deal", self.dealer)
        for seat in range(4):
            self.tell("hand", seat, self.spell(self.hands[seat]), to=seat)
        self.phase, self.turn = "auction", self.eldest

    def _clear(self) -> None:
        self.callers, self.calls, self.passed, self.passes = [], [], [False] * 4, 0
        self.bid, self.bidder, self.trump, self.outcome = 0, -1, "", ""
        self.given = self.returned = 0
        self.melded = [0] * (4 * WIDTH)
        self.shown, self.gone, self.barred = [0] * 4, [0] * 4, [0] * 4
        self.won, self.taken = [0] * 4, [0] * 4
        self.trick, self.last_trick = [], []
        self.leader = self.last_leader = self.best = self.best_at = -1

    def _call(self, seat: Seat, bid: int) -> None:
        """A bid, or a pass where `bid` is 0."""
        self.callers, self.calls = [*self.callers, seat], [*self.calls, bid]
        if bid:
            self.bid, self.bidder, self.passes = bid, seat, 0
            self.tell("bid", seat, (str(bid),), bid)
        else:
            self.passed[seat] = True
            self.passes += 1
            self.tell("pass", seat)
        if self._closed():
            self._close_auction()
            return
        self.turn = (seat + 1) & 3
        while self.agreed.pass_is_final and self.passed[self.turn]:
            self.turn = (self.turn + 1) & 3

    def _closed(self) -> bool:
        """Three passes after a bid, or one bidder left where passes are final; without a bid four passes."""
        passes = sum(self.passed) if self.agreed.pass_is_final else self.passes
        return passes == (3 if self.bid else 4)

    def _close_auction(self) -> None:
        if not self.bid:
            self.tell("thrown_in", self.dealer)
            self._book([0, 0], "thrown_in")
            return
        self.tell("contract", self.bidder, (str(self.bid),), self.bid)
        self.phase, self.turn = "trump", self.bidder

    def _open_exchange(self) -> None:
        if self.agreed.pass_count == 0:
            self._open_melds()
            return
        self.phase, self.turn = "give", self.partner

    def _give(self, names: Sequence[str]) -> None:
        self.given = self._hand_over(self.partner, self.bidder, names)
        self.tell("gave", self.partner)
        for partner in (self.partner, self.bidder):
            self.tell("gave_cards", self.partner, names, to=partner)
        self.phase, self.turn = "return", self.bidder

    def _return(self, names: Sequence[str]) -> None:
        self.returned = self._hand_over(self.bidder, self.partner, names)
        self.tell("returned", self.bidder)
        for partner in (self.bidder, self.partner):
            self.tell("returned_cards", self.bidder, names, to=partner)
        self._open_melds()

    def _hand_over(self, giver: Seat, taker: Seat, names: Sequence[str]) -> Cards:
        handed = bag_of(DECK, names)
        self.hands[giver] = less(self.hands[giver], handed)
        self.hands[taker] = join(self.hands[taker], handed)
        return handed

    # melding

    def _open_melds(self) -> None:
        if self.agreed.meld_mode == "manual":
            self.phase, self.turn = "meld", self.eldest
            return
        for seat in ROUND[self.eldest]:
            self._meld_all(seat)
        self._open_decision()

    def _meld_all(self, seat: Seat) -> None:
        """Show the melds that pay most together."""
        hand = self.hands[seat]
        if not any(hand & once == once for once, *_ in _priced(self.trump, self._premium)):
            self.tell("meld_total", seat)
            return
        for held in holds(DECK, self.trump, hand, premium=self._premium):
            self.melded[seat * WIDTH + rows(self.trump).index(held.meld)] = held.times
            if self.told is not None:
                self.tell("meld", seat, self.spell(_cards_of(held.meld, held.times)), held.points)
        self.shown[seat] = self._laid_by(seat)
        self.tell("meld_total", seat, points=self.meld_points(seat))

    def _meld(self, seat: Seat, names: Sequence[str]) -> None:
        """Show one meld; a flush takes the place of its royal marriage unless a second king and queen are held."""
        before = self.meld_points(seat)
        row = self._row_of(names)
        assert row is not None, "a legal meld is one"
        first = seat * WIDTH
        self.melded[first + rows(self.trump).index(row)] += 1
        if row.name == "run":
            royal = next(at for at, other in enumerate(rows(self.trump)) if other.name == "royal_marriage")
            pairs = min(DECK.count(self.hands[seat], kind) for kind in rows(self.trump)[royal].kinds)
            self.melded[first + royal] = min(self.melded[first + royal], pairs - self.melded[first + RUN])
        self.shown[seat] |= self._laid_by(seat)
        self.tell("meld", seat, names, self.meld_points(seat) - before)

    def _done(self, seat: Seat) -> None:
        self.tell("meld_total", seat, points=self.meld_points(seat))
        if seat == self.dealer:
            self._open_decision()
        else:
            self.turn = (seat + 1) & 3

    def tally(self, seat: Seat, verb: str, picked: Sequence[str]) -> tuple[Fact, ...]:
        """What a meld that may be shown now is, what it would pay, and what it adds to where it makes a meld grow."""
        if verb != "meld" or not self.accepts(seat, Action(verb, tuple(picked))):
            return ()
        names = picked[0].split()
        row, then = self._row_of(names), self.copy()
        assert row is not None, "a legal meld is one"
        then._meld(seat, names)
        facts = [Fact("meld", row.name, seat), Fact("pays", str(then.meld_points(seat) - self.meld_points(seat)), seat)]
        if sum(then._melds(seat)) == sum(self._melds(seat)):  # a flush has taken the place of its marriage
            facts.append(Fact("beside_royal", str(ROYAL), seat))
        if self._premium and row.name in PREMIUM and then._melds(seat)[rows(self.trump).index(row)] == 2:
            facts.append(Fact("together", str(PREMIUM[row.name]), seat))
        return tuple(facts)

    @property
    def _premium(self) -> bool:
        return self.agreed.double_melds == "premium"

    def _melds(self, seat: Seat) -> list[int]:
        return self.melded[seat * WIDTH : (seat + 1) * WIDTH]

    def _laid_by(self, seat: Seat) -> Cards:
        return _laid(zip(rows(self.trump), self._melds(seat), strict=True))

    def melds_of(self, seat: Seat) -> Iterator[tuple[Meld, int, int]]:
        """The melds that a seat has shown: the row of the table, how often, and what they pay together."""
        if self.trump and self.melded:
            for row, times in zip(rows(self.trump), self._melds(seat), strict=True):
                if times:
                    yield row, times, worth(row, times, premium=self._premium)

    def meld_points(self, seat: Seat) -> int:
        """What the melds that a seat has shown pay together."""
        return sum(points for *_, points in self.melds_of(seat))

    def _row_of(self, names: Iterable[str]) -> Meld | None:
        row = named(DECK, self.trump, bag_of(DECK, names))
        return row if row in rows(self.trump) else None

    def _written(self, row: Meld) -> str:
        return " ".join(self.spell(_cards_of(row, 1)))

    # deciding

    def _open_decision(self) -> None:
        self.phase, self.turn = "decide", self.bidder

    def wanted(self) -> int:
        """How many points the declarers' tricks must bring for the contract; 0 where their melds make it."""
        melds = self.meld_points(self.bidder) + self.meld_points(self.partner)
        return max(0, self.bid - melds)

    @property
    def contract_impossible(self) -> bool:
        """Whether not even all tricks would make the contract."""
        return self.wanted() > IN_TRICKS

    # play

    def _open_play(self) -> None:
        self.phase = "play"
        self.turn = self.leader = self.bidder if self.agreed.first_lead == "declarer" else self.eldest

    def ahead(self) -> Seat | None:
        return self.best_at if len(self.trick) > 1 else None

    def push(self, card: Card) -> None:
        """Play a card of `playable()`: the search's way, and every `play` action's."""
        at, trick = self.turn, self.trick
        if self.told is not None:
            self.tell("play", at, (self._name(card),))
        self.hands[at] = take(self.hands[at], card)
        self.gone[at] = put(self.gone[at], card)
        if not trick:
            self.best, self.best_at = card, at
        else:
            ranking = RANKINGS[self.trump]
            heading = self.agreed.heading == "always"
            self.barred[at] |= denied(ranking, trick[0], self.best, card, heading=heading)
            if ranking.beaters[self.best] >> card & 1:
                self.best, self.best_at = card, at
        trick.append(card)
        if len(trick) == 4:
            self._take()
        else:
            self.turn = (at + 1) & 3

    def _take(self) -> None:
        winner, trick = self.best_at, self.trick
        values = VALUES[self.agreed.card_points]
        points = sum(values[card] for card in trick)
        last = not self.hands[winner]
        if self.told is not None:
            self.tell("trick", winner, [self._name(card) for card in trick], points)
            if last:
                self.tell("last_trick", winner, points=LAST_TRICK)
        self.won[winner] += 1
        self.taken[winner] += points + LAST_TRICK * last
        self.last_trick, self.last_leader = trick, self.leader
        self.trick = []
        self.turn = self.leader = winner
        if last:
            self._score()

    # scoring

    def _side(self, by_seat: Sequence[int], side: int) -> int:
        return by_seat[side] + by_seat[side + 2]

    def _side_melds(self, side: int) -> int:
        return self.meld_points(side) + self.meld_points(side + 2)

    def _counted_melds(self, side: int) -> int:
        """The melds of a side after a played hand; with `meld_requires_trick` lost without a trick."""
        melds = self._side_melds(side)
        if melds and self.agreed.meld_requires_trick and not self._side(self.won, side):
            self.tell("melds_lost", side, points=melds)
            return 0
        return melds

    def _score(self) -> None:
        earned = [self._counted_melds(side) + self._side(self.taken, side) for side in (0, 1)]
        points = earned[self.declarers]
        made = points >= self.bid
        self.tell("made" if made else "set", self.bidder, (str(self.bid),), points)
        if made:
            self._book(earned, "made")
        else:
            self._book(self._defeat(earned[1 - self.declarers]), "set")

    def _concede(self) -> None:
        self.tell("conceded", self.bidder, (str(self.bid),), self.bid)
        self._book(self._defeat(self._side_melds(1 - self.declarers)), "conceded")

    def _defeat(self, earned: int) -> list[int]:
        """The row of a lost contract, the opponents having earned so much of their own."""
        if self.agreed.set_bonus:
            self.tell("bonus", 1 - self.declarers, points=self.agreed.set_bonus)
        row = [earned + self.agreed.set_bonus] * 2
        row[self.declarers] = -self.bid if self.agreed.set_penalty == "subtract_bid" else 0
        return row

    def _book(self, row: list[int], outcome: str) -> None:
        """Write a finished hand down, and see whether it ends the game."""
        self.outcome = outcome
        self.sheet = self.sheet + row
        self.hands, self.trick, self.given, self.returned = [0] * 4, [], 0, 0
        self.phase, self.turn = "deal", -1
        if outcome == "thrown_in":
            return
        for side, points in enumerate(row):
            self.totals[side] += points
            self.tell("deal_score", side, points=points)
        if self.agreed.stakes == "ledger":
            self._settle_stakes()
        self._end()

    def _settle_stakes(self) -> None:
        """The side that won the hand is credited its value, the other side debited (1.9)."""
        value = self.stakes()
        side = self.declarers ^ (self.outcome != "made")
        self.ledger[side] += value
        self.ledger[1 - side] -= value
        self.tell("stakes", side, points=value)

    def stakes(self) -> int:
        """What the contract is worth in the ledger; known once trump is named."""
        value = next(value for least, value in STAKES if self.bid >= least)
        return value * 2 if self.trump == "S" and self.bid >= self.agreed.spade_double_from else value

    def _end(self) -> None:
        """After a hand with a contract: who has won, or how far a double finish moves the target (1.8)."""
        over = [side for side in (0, 1) if self.totals[side] >= self.target]
        if len(over) == 2 and self.agreed.both_over == "extend":
            while self.target <= max(self.totals):
                self.target += RAISE
            self.tell("target", None, (str(self.target),), self.target)
            return
        if not over:
            return
        self.winner = over[0] if len(over) == 1 else self._first_of_both()
        self.phase = "over"
        for seat in (self.winner, self.winner + 2):
            self.tell("match_won", seat, points=self.totals[self.winner])

    def _first_of_both(self) -> int:
        """The side that wins where both have reached the target in one hand."""
        behind = self.totals[self.declarers] < self.totals[1 - self.declarers]
        return self.declarers ^ (behind and self.agreed.both_over == "higher_total")

    def scores(self) -> tuple[int, ...]:
        """The totals of the two sides."""
        return tuple(self.totals)

    def standing(self) -> Standing:
        """The score sheet."""
        return Standing(
            trump=self.trump or None,
            tricks=tuple(self.won),
            deal_scores=tuple((self.sheet[at], self.sheet[at + 1]) for at in range(0, len(self.sheet), 2)),
            target=self.target,
            ledger=tuple(self.ledger) if self.agreed.stakes == "ledger" else None,
            winners=(self.winner, self.winner + 2) if self.over else None,
        )

    # what may be seen

    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """The own hand, what was exchanged with the partner, and what lies open or has been shown."""
        zones: list[Zone] = []
        for holder in range(4):
            zones += self._zones_of(holder, seat)
        if self.given and seat in (self.partner, self.bidder):
            zones.append(Zone("given", self.partner, self.spell(self.given)))
        if self.returned and seat in (self.partner, self.bidder):
            zones.append(Zone("returned", self.bidder, self.spell(self.returned)))
        zones += self._trick("trick", self.leader, self.trick)
        zones += self._trick("last_trick", self.last_leader, self.last_trick)
        zones += self._captured()
        return tuple(zones), tuple(self._facts())

    def _zones_of(self, holder: Seat, viewer: Seat | None) -> Iterator[Zone]:
        """A hand, and in `known` those of its cards that the viewer knows of; of his own those that all know of."""
        hand = self.hands[holder]
        if hand and holder == viewer:
            yield Zone("hand", holder, self.spell(hand))
        elif hand:
            yield Zone("hand", holder, hidden=hand.bit_count())
        known = self._known(holder, None if holder == viewer else viewer)
        if hand and known:
            yield Zone("known", holder, self.spell(known))
        if self.shown[holder] and self.phase in ("meld", "decide"):
            yield Zone("melds", holder, self.spell(self.shown[holder]))

    def _known(self, holder: Seat, viewer: Seat | None) -> Cards:
        """What the viewer knows to be in another's hand: what was shown to all, given or returned."""
        known = self.shown[holder]
        if viewer == self.partner and holder == self.bidder:
            known |= less(self.given, self.returned)
        if viewer == self.bidder and holder == self.partner:
            known |= self.returned
        return less(known, self.gone[holder])

    def _trick(self, name: str, leader: Seat, trick: Sequence[Card]) -> Iterator[Zone]:
        for place, card in enumerate(trick):
            yield Zone(name, (leader + place) & 3, (self._name(card),))

    def _captured(self) -> Iterator[Zone]:
        if self.phase == "play":
            for seat, won in enumerate(self.won):
                if won:
                    yield Zone("captured", seat, hidden=4 * won)

    def places(self) -> tuple[Zone, ...]:
        """The hands, the open trick, and the tricks taken."""
        hands = (Zone("hand", seat, self.spell(hand)) for seat, hand in enumerate(self.hands))
        return (*hands, *self._trick("trick", self.leader, self.trick), *self._captured())

    def _facts(self) -> Iterator[Fact]:
        """What everybody knows; the auction's calls stand as one `call` each, in the order in which they were made."""
        yield Fact("target", str(self.target))
        if self.dealing < 0:
            return
        yield Fact("dealer", "deals", self.dealer)
        yield from self._auction_facts()
        yield Fact("trump", self.trump or "unsettled")
        yield from self._meld_facts()
        for seat in range(4):
            yield Fact("tricks", str(self.won[seat]), seat)
            yield Fact("trick_points", str(self.taken[seat]), seat)
        if self.phase in ("decide", "play"):
            yield Fact("wanted", str(self.wanted()), self.bidder)
            yield Fact("contract_impossible", "true" if self.contract_impossible else "false", self.bidder)
        if self.outcome:
            yield Fact("outcome", self.outcome, self.bidder if self.bid else None)

    def _auction_facts(self) -> Iterator[Fact]:
        for seat, call in zip(self.callers, self.calls, strict=True):
            yield Fact("call", str(call) if call else "pass", seat)
        if self.bid:
            yield Fact("bid" if self.phase == "auction" else "contract", str(self.bid), self.bidder)
        if self.phase == "auction" and self.agreed.pass_is_final:
            for seat in range(4):
                yield Fact("bidding", "out" if self.passed[seat] else "in", seat)

    def _meld_facts(self) -> Iterator[Fact]:
        """By seat: what each sort of meld has brought, under its name, and the sum."""
        for seat in range(4):
            if not self._has_melded(seat):
                continue
            points: Counter[str] = Counter()
            for row, _, worth_ in self.melds_of(seat):
                points[row.name] += worth_
            for name, brought in points.items():
                yield Fact(name, str(brought), seat)
            yield Fact("meld_points", str(points.total()), seat)

    def _has_melded(self, seat: Seat) -> bool:
        """Whether that seat has shown a meld, or had its turn to."""
        return self.phase in ("decide", "play") or bool(self.shown[seat]) or self.outcome not in ("", "thrown_in")

    def redeal(self, seat: Seat, rng: Random) -> Self:
        """Deal anew all that `seat` does not see, minding melds shown, cards exchanged and duties neglected."""
        new = self.copy()
        if self.phase in ("deal", "over"):
            return new
        known = [self.hands[seat] if holder == seat else self._known(holder, seat) for holder in range(4)]
        barred = self.barred
        if self.trump and self.agreed.trump_needs_marriage and seat != self.bidder:
            known, barred = self._as_named(seat, known, rng)
        unseen, sizes = self._left_over(known)
        dealt = split(rng, unseen, sizes, barred)
        new.hands = [join(sure, settle(more)) for sure, more in zip(known, dealt, strict=True)]
        if self._melds_are_out():
            new.barred = barred
            new._part_melds(known, rng)
            new.barred = self.barred[:]
        if self.given and seat not in (self.partner, self.bidder):
            new._exchange_anew(rng)
        return new

    def _left_over(self, known: Sequence[Cards]) -> tuple[Cards, list[int]]:
        """The cards of which nobody has played and none is `known`, and how many of them each hand holds."""
        unseen = DECK.all
        for sure, gone in zip(known, self.gone, strict=True):
            unseen = less(less(unseen, sure), gone)
        return unseen, [hand.bit_count() - sure.bit_count() for hand, sure in zip(self.hands, known, strict=True)]

    def _melds_are_out(self) -> bool:
        """Whether everybody has shown all that he could meld."""
        return self.agreed.meld_mode == "auto" and self.phase in ("decide", "play")

    def _as_named(self, seat: Seat, known: list[Cards], rng: Random) -> tuple[list[Cards], list[Cards]]:
        """`known` and `barred`, with what the declarer must have held, and what not, to name trump as he did.

        That is its marriage where all that was seen allows it, else no marriage of any suit (`trump_needs_marriage`).
        """
        for ways in (self._married(seat, known, rng), self._unmarried(seat, known, rng)):
            for sure, barred in ways:
                if self._possible(known, sure, barred):
                    return sure, barred
        return known, self.barred

    def _possible(self, known: Sequence[Cards], sure: Sequence[Cards], barred: Sequence[Cards]) -> bool:
        """Whether hands may hold what is `sure` beyond what is `known`, and none of the other cards that are barred."""
        for holder in range(4):
            if less(sure[holder], known[holder]) & self.barred[holder]:
                return False
            held = join(sure[holder], self.gone[holder])
            if self._melds_are_out() and any(held & meld == meld for meld in self._unshown(holder)):
                return False
        unseen, sizes = self._left_over(sure)
        return can_split(unseen, sizes, barred)

    def _married(self, seat: Seat, known: Sequence[Cards], rng: Random) -> Iterator[tuple[list[Cards], list[Cards]]]:
        """Who may hold, or have played, king and queen of trump if the declarer had them: he, or who got them back."""
        ways = [(self.bidder, self.bidder)]
        if self.returned and seat != self.partner:
            one_returned = [(self.bidder, self.partner), (self.partner, self.bidder)]
            rng.shuffle(one_returned)
            ways += [*one_returned, (self.partner, self.partner)]
        for way in ways:
            sure = list(known)
            for holder, rank in zip(way, "KQ", strict=True):
                least = 1 + (self._gain(seat, rank + self.trump) if holder == self.bidder else 0)
                if least > 2:
                    break
                self._add(sure, holder, rank + self.trump, least)
            else:
                yield sure, self.barred

    def _unmarried(self, seat: Seat, known: Sequence[Cards], rng: Random) -> Iterator[tuple[list[Cards], list[Cards]]]:
        """What the declarer may hold if he had no marriage: in each suit no king or no queen but what he was given.

        Gifts that `seat` has not seen make room for such cards, and are tried where it does not work without.
        """
        unseen_gifts = self.given.bit_count() if seat != self.partner else 0
        for most in (0, 2) if unseen_gifts else (0,):
            choices = [[(rank + suit, more) for rank in "KQ" for more in range(most + 1)] for suit in SUITS]
            ways = list(product(*choices))
            rng.shuffle(ways)
            for way in sorted(ways, key=lambda chosen: sum(more for _, more in chosen)):
                sure, barred, room = list(known), self.barred[:], unseen_gifts
                for kind, more in way:
                    held = self._count(join(known[self.bidder], self.gone[self.bidder]), kind) + more
                    room -= max(0, held - self._gain(seat, kind))
                    barred[self.bidder] |= self._twins(kind)
                    self._add(sure, self.bidder, kind, min(held, 2))
                if room >= 0:
                    yield sure, barred

    def _add(self, sure: list[Cards], holder: Seat, kind: str, least: int) -> None:
        """Be sure of so many cards of a kind that a seat holds or has played: two at most."""
        for _ in range(least - self._count(join(sure[holder], self.gone[holder]), kind)):
            sure[holder] = put(sure[holder], self._number(kind))

    def _gain(self, seat: Seat, kind: str) -> int:
        """How many cards of a kind the declarer was given beyond those that he returned, as far as `seat` saw it."""
        return self._count(self.given, kind) - self._count(self.returned, kind) if seat == self.partner else 0

    def _count(self, bag: Cards, kind: str) -> int:
        return DECK.count(bag, DECK.kind_number[kind])

    def _part_melds(self, known: Sequence[Cards], rng: Random) -> None:
        """Swap cards that are not `known` until nobody has a meld that would have been shown, or it takes too long."""
        unshown = [self._unshown(seat) for seat in range(4)]
        for seat in range(4):
            for _ in range(SWAPS):
                melds = self._complete(seat, unshown[seat])
                if not melds:
                    break
                free = [less(hand, sure) for hand, sure in zip(self.hands, known, strict=True)]
                mine = (melds[0] | melds[0] >> 1) & FIRSTS & free[seat]
                others = [other for other in range(4) if other != seat and free[other]]
                if not mine or not others:
                    break
                other = others[int(rng.random() * len(others))]
                self._swap(seat, _one(rng, mine), other, _one(rng, free[other] & FIRSTS), unshown)

    def _unshown(self, seat: Seat) -> list[Cards]:
        """What a bag must not hold whole: a meld more than the seat has shown, of each row."""
        shown = self._melds(seat)
        found = []
        for place, row in enumerate(rows(self.trump)):
            times = shown[place] + (shown[RUN] if row.name == "royal_marriage" else 0)
            if times < 2:
                found.append(_cards_of(row, 1) << times)
        return found

    def _complete(self, seat: Seat, unshown: Sequence[Cards]) -> list[Cards]:
        """The melds that a seat has held since melding and not shown."""
        held = join(self.hands[seat], self.gone[seat])
        return [meld for meld in unshown if held & meld == meld]

    def _swap(self, seat: Seat, mine: Card, other: Seat, theirs: Card, unshown: Sequence[Sequence[Cards]]) -> None:
        """Exchange two cards, if play has not barred it and it parts a meld of `seat` and completes none of `other`."""
        if self.barred[other] >> mine & 1 or self.barred[seat] >> theirs & 1:
            return
        before = self.hands[seat], self.hands[other]
        melds = [len(self._complete(holder, unshown[holder])) for holder in (seat, other)]
        self.hands[seat] = put(take(before[0], mine), theirs)
        self.hands[other] = put(take(before[1], theirs), mine)
        left = [len(self._complete(holder, unshown[holder])) for holder in (seat, other)]
        if left[0] >= melds[0] or left[1] > melds[1]:
            self.hands[seat], self.hands[other] = before

    def _exchange_anew(self, rng: Random) -> None:
        """Some exchange that could have led to these hands, in place of one that the viewer has not seen."""
        partners, declarers = (join(self.hands[seat], self.gone[seat]) for seat in (self.partner, self.bidder))
        back = forth = kept = never = 0
        if self.agreed.trump_needs_marriage:
            pair = bag_of(DECK, ("K" + self.trump, "Q" + self.trump))
            back = less(pair, declarers)
            if less(back, partners) or back.bit_count() > self.returned.bit_count():
                back, never = 0, self._rarer(declarers)
                forth = _some(rng, declarers & never, min((declarers & never).bit_count(), self.given.bit_count()))
            else:
                kept = pair
        more = self.returned.bit_count() - back.bit_count()
        self.returned = join(back, _some(rng, less(partners, back | never), more))
        others = less(join(declarers, self.returned), join(forth, kept))
        self.given = join(forth, _some(rng, others, self.given.bit_count() - forth.bit_count()))

    def _rarer(self, hand: Cards) -> Cards:
        """Both copies of the king or the queen of each suit, whichever the hand holds fewer of."""
        pairs = ((self._twins("K" + suit), self._twins("Q" + suit)) for suit in SUITS)
        return sum(min(pair, key=lambda twins: (hand & twins).bit_count()) for pair in pairs)

    # names

    def pack(self) -> tuple[str, ...]:
        """Every card twice."""
        return PACK

    def deal_sizes(self) -> tuple[int, ...]:
        """Four hands."""
        return (HAND,) * 4

    def complete_deal(self, action: Action) -> Action:
        """Copies have no names of their own in a deal either."""
        groups = [group.split() for group in action.items]
        plain = iter(_plain([word for group in groups for word in group]))
        return Action(action.verb, tuple(" ".join(next(plain) for _ in group) for group in groups))

    def canonical(self, seat: Seat, action: Action, shape: Verb) -> Action:
        """Cards without copy numbers, in pack order; one copy named twice keeps its number and so is never held."""
        if shape.kind not in (Kind.CARD, Kind.MELD):
            return State.canonical(self, seat, action, shape)
        words = action.items[0].split() if action.verb == "meld" else action.items
        names = sorted(_plain(words), key=lambda name: ORDER[_kind_of(name)])
        return Action(action.verb, (" ".join(names),) if action.verb == "meld" else tuple(names))

    def spell(self, bag: Cards) -> tuple[str, ...]:
        """The names of a bag, in pack order; a card held twice stands twice."""
        return DECK.spell_kinds(bag)

    def _number(self, name: str) -> Card:
        return DECK.kind_number[name] * 2

    def _name(self, card: Card) -> str:
        return DECK.kinds[card >> 1]

    def _twins(self, name: str) -> Cards:
        return DECK.of_kind[DECK.kind_number[name]]

    # sense

    def policy(self, seat: Seat, rng: Random) -> Action:
        """Bid what hand and an average partner promise, strengthen the declarer, and play for points in tricks."""
        hand = self.hands[seat]
        match self.phase:
            case "auction":
                return self._sensible_call(seat)
            case "trump":
                return Action("trump", (max(self._trumps(), key=lambda suit: _promise(hand, suit, self._premium)),))
            case "give":
                return Action("give", self._lowest(hand, self._missed(hand)))
            case "return":
                return Action("return", self._lowest(hand, self._kept(hand)))
            case "meld":
                return next(self.prompts(seat)[0].actions())
            case "decide":
                return Action("concede" if self.wanted() > HOPELESS else "play_on")
        return Action("play", (self._name(self.sensible_card()),))

    def _sensible_call(self, seat: Seat) -> Action:
        """The lowest bid, if the hand promises as much and the partner does not bid already."""
        bids = self.next_bids()
        if not bids or self.bidder == seat ^ 2:
            return Action("pass")
        promise = max(_promise(self.hands[seat], suit, self._premium) for suit in SUITS)
        return Action("bid", bids[:1]) if int(bids[0]) <= promise else Action("pass")

    def _use(self, card: Card) -> int:
        """How welcome a card is in the declarer's hand."""
        strength = card % 12 >> 1
        if RANKINGS[self.trump].trumps >> card & 1:
            return 60 + strength
        if strength == ACE:
            return 50
        return 30 if self._name(card) in ("QS", "JD") else strength

    def _missed(self, hand: Cards) -> Callable[[Card], int]:
        """How little each card of the partner's hand is worth giving: what it serves there, and what he melds less."""
        melds = _melds_worth(hand, self.trump, self._premium)

        def missed(card: Card) -> int:
            without = take(hand, card & ~1)  # of the kind's first copy, as bags have it
            return melds - _melds_worth(without, self.trump, self._premium) - self._use(card)

        return missed

    def _kept(self, hand: Cards) -> Callable[[Card], int]:
        """How dear each card of the declarer's hand is to him, those of melds above all."""
        melds = self._in_melds(hand)
        return lambda card: self._use(card) + 100 * (melds >> card & 1)

    def _in_melds(self, hand: Cards) -> Cards:
        """The cards with which a hand would meld."""
        melds = 0
        for once, twice, *_ in _priced(self.trump, self._premium):
            if hand & once == once:
                melds |= twice if hand & twice == twice else once
        return melds

    def _lowest(self, hand: Cards, value: Callable[[Card], int]) -> tuple[str, ...]:
        """As many cards as are exchanged, those of the lowest value."""
        chosen = sorted(cards(hand), key=value)[: self.agreed.pass_count]
        return self.spell(settle(mask_of(chosen)))

    def sensible_card(self) -> Card:
        """Lead aces, win tricks, give points to the partner's tricks and as few as possible to the opponents'."""
        choices = self.playable()
        values = VALUES[self.agreed.card_points]
        if not self.trick:
            return self._sensible_lead(list(cards(choices)))
        winning = choices & RANKINGS[self.trump].beaters[self.best]
        last = len(self.trick) == 3
        if winning:
            held = list(cards(winning))
            return max(held, key=values.__getitem__) if last or held[-1] % 12 >> 1 == ACE else held[0]
        losing = sorted(cards(choices), key=lambda card: (values[card], card % 12))
        partners = self.best_at == self.turn ^ 2 and (last or self.best % 12 >> 1 == ACE)
        return losing[-1] if partners else losing[0]

    def _sensible_lead(self, choices: list[Card]) -> Card:
        """A plain ace, from the shortest suit; else a low card, trumps and tens kept."""
        trumps = RANKINGS[self.trump].trumps
        hand = self.hands[self.turn]

        def length(card: Card) -> int:
            return (hand & DECK.in_suit[DECK.suit[card]]).bit_count()

        plain = [card for card in choices if not trumps >> card & 1]
        aces = [card for card in plain if card % 12 >> 1 == ACE]
        if aces:
            return min(aces, key=length)
        return min(plain or choices, key=lambda card: (card % 12 >> 1, length(card)))

    # search

    def candidates(self, seat: Seat, rng: Random, most: int) -> list[Action]:
        """Of the many bids and exchanges those near to what simple sense would do; of a defender's leads plain cards.

        A trump that a defender leads draws his partner's trumps for the declarer, and brings no more in play-outs.
        """
        match self.phase:
            case "auction":
                return self._likely_calls(seat)
            case "give":
                return self._likely_gifts("give", self.hands[seat], self._missed(self.hands[seat]), most)
            case "return":
                return self._likely_gifts("return", self.hands[seat], self._kept(self.hands[seat]), most)
        found = State.candidates(self, seat, rng, most)
        if self._defender_leads():
            trumps = RANKINGS[self.trump].trumps
            return [action for action in found if not trumps >> self._number(action.items[0]) & 1] or found
        return found

    def _defender_leads(self) -> bool:
        """Whether an opponent of the declarer leads, and so early that nobody counts the cards that are left."""
        return (
            self.phase == "play"
            and not self.trick
            and self.turn % 2 != self.bidder % 2
            and self.tricks_left() > COUNTED
        )

    def _likely_calls(self, seat: Seat) -> list[Action]:
        """Some of the next bids, and passing; but never passing to an opponent below what the own melds bring."""
        bids = self.next_bids()
        sensible = self._sensible_call(seat)
        found = [Action("bid", (bids[step],)) for step in RAISES if step < len(bids)]
        if not bids or self.bidder == seat ^ 2 or int(bids[0]) > self.sure_meld(seat):
            found.append(Action("pass"))
        return [sensible, *(action for action in found if action != sensible)]

    def sure_meld(self, seat: Seat) -> int:
        """What the seat's own hand melds with the best trump that it could name."""
        hand = self.hands[seat]
        suits = [
            suit
            for suit in SUITS
            if not self.agreed.trump_needs_marriage or all(hand & self._twins(rank + suit) for rank in "KQ")
        ]
        return max(_melds_worth(hand, suit, self._premium) for suit in suits or SUITS)

    def _likely_gifts(self, verb: str, hand: Cards, value: Callable[[Card], int], most: int) -> list[Action]:
        """The cards of the lowest value, and some of them changed for the next."""
        count = self.agreed.pass_count
        ranked = sorted(cards(hand), key=value)
        while comb(len(ranked), count) > most and len(ranked) > count + 1:
            ranked.pop()
        bags = dict.fromkeys(settle(mask_of(chosen)) for chosen in combinations(ranked, count))
        return [Action(verb, self.spell(bag)) for bag in bags]

    def tricks_left(self) -> int:
        """How many tricks are still to be completed in play."""
        return self.hands[self.turn].bit_count() if self.phase == "play" else 0

    def to_come(self) -> tuple[int, ...]:
        """Who leads, what all hold, and what each side has taken; a side needs to know whether it has a trick."""
        won, taken = self.won, self.taken
        sides = (won[0] + won[2] > 0, won[1] + won[3] > 0, taken[0] + taken[2], taken[1] + taken[3])
        return () if self.trick else (self.turn, *self.hands, *sides)

    def finish(self, rng: Random) -> None:
        """Play the deal to its end by simple sense."""
        while self.phase not in ("deal", "over"):
            if self.phase == "play":
                self.push(self.sensible_card())
            else:
                self.do(self.turn, self.policy(self.turn, rng))

    def fit(self, seat: Seat) -> float:
        """By how the others' calls go with the hands that they were dealt."""
        odds = 1.0
        for other in range(4):
            if other == seat:
                continue
            least, most = self._called(other)
            if least or most:
                hand = self._was_dealt(other)
                promise = max(_promise(hand, suit, self._premium) for suit in SUITS)
                odds *= (likely(promise - least) if least else 1.0) * (likely(most - promise) if most else 1.0)
        return odds

    def _called(self, seat: Seat) -> tuple[int, int]:
        """The highest bid of a seat, and the lowest that it let an opponent have; 0 where there is none."""
        least = most = standing = 0
        holder = -1
        for caller, call in zip(self.callers, self.calls, strict=True):
            if caller == seat and call:
                least = call
            elif caller == seat and holder != seat ^ 2 and not most:
                most = standing + STEP if standing else self.agreed.min_bid
            if call:
                standing, holder = call, caller
        return least, max(most, least) if most else 0

    def _was_dealt(self, seat: Seat) -> Cards:
        """A seat's hand before anything was exchanged or played."""
        hand = join(self.hands[seat], self.gone[seat])
        if seat == self.partner and self.given:
            return join(less(hand, self.returned), self.given)
        return less(join(hand, self.returned), self.given) if seat == self.bidder and self.given else hand


COUNTED: Final = 4
"""With so many tricks left a defender may have a reason to lead the declarer's trump."""
RAISES: Final = (0, 1, 3, 6)
"""How many steps above the lowest bid those stand that are compared."""
DOUBT: Final = 45.0
"""How far a promise may miss a bid before that tells much."""


def likely(surplus: float) -> float:
    """How likely a call is that goes by so much with what the hand promises; never quite 0."""
    return 0.03 + 0.97 / (1.0 + exp(-surplus / DOUBT))


def _melds_worth(hand: Cards, trump: str, premium: bool) -> int:
    """What `holds` adds up to, found faster."""
    points = 0
    for place, (once, twice, alone, doubled) in enumerate(_priced(trump, premium)):
        if hand & once == once:
            both = hand & twice == twice
            points += doubled if both else alone
            if place == RUN:
                points -= ROYAL << both
    return points


@cache
def _priced(trump: str, premium: bool) -> tuple[tuple[Cards, Cards, int, int], ...]:
    """By row of the table: its cards once and twice, and what one and two of it pay."""
    return tuple(
        (_cards_of(row, 1), _cards_of(row, 2), worth(row, 1, premium=premium), worth(row, 2, premium=premium))
        for row in rows(trump)
    )


@lru_cache(4096)
def _promise(hand: Cards, trump: str, premium: bool) -> int:
    """About what a declarer of that trump makes with an average partner: his melds, and tricks by aces and trumps."""
    aces = (hand & ACES).bit_count()
    trumps = (hand & DECK.in_suit[SUITS.index(trump)]).bit_count()
    melds = _melds_worth(hand, trump, premium)
    return max(melds, melds * 3 // 4 + 23 * aces + 27 * trumps + 75)


def _laid(melds: Iterable[tuple[Meld, int]]) -> Cards:
    """The fewest cards that show these melds: those of a class side by side, classes over each other."""
    classes = dict.fromkeys(MeldClass, 0)
    for row, times in melds:
        classes[row.of] = join(classes[row.of], _cards_of(row, times))
    laid = 0
    for bag in classes.values():
        laid |= bag
    return laid


def _cards_of(row: Meld, times: int) -> Cards:
    """The bag of so many melds of a row: none, one or two."""
    return sum(((1 << times) - 1) << kind * 2 for kind in row.kinds)


def _one(rng: Random, held: Cards) -> Card:
    chosen = list(cards(held))
    return chosen[int(rng.random() * len(chosen))]


def _some(rng: Random, bag: Cards, count: int) -> Cards:
    return settle(mask_of(rng.sample(list(cards(bag)), count)))


def _kind_of(word: str) -> str:
    """The name of a card without a copy number. Raises `BadNotation` for what names no card."""
    kind = word[:-1] if word[-1] in "12" else word
    if kind not in ORDER:
        raise BadNotation(f"{word!r} is no card of auction-pinochle")
    return kind


def _plain(words: Sequence[str]) -> list[str]:
    """Cards without copy numbers, but for a copy that is named twice: nobody holds that."""
    named_ = Counter(words)
    return [word if named_[word] > 1 and word not in ORDER else _kind_of(word) for word in words]


def _new(options: Options, dealer: Seat) -> AuctionPinochle:
    assert isinstance(options, AuctionPinochleOptions), "options of this game"
    if not 0 <= dealer < 4:
        raise BadOption(f"There is no seat {dealer}.", "dealer")
    state = AuctionPinochle(seats=4, options=options, dealer=dealer, target=options.target_score)
    state.hands, state.totals, state.ledger = [0] * 4, [0, 0], [0, 0]
    state._clear()
    return state


def _decisions(options: Options) -> float:
    assert isinstance(options, AuctionPinochleOptions), "options of this game"
    return 0.22 * options.target_score


REFUSALS: Final = {
    "game-over": Refusal("The game is over; nothing more can be played.", "ending"),
    "wrong-phase": Refusal("That is not what is being decided now.", "course"),
    "already-passed": Refusal("You have passed, and at this table a pass is final.", "auction"),
    "not-your-turn": Refusal("It is not your turn.", "course"),
    "not-held": Refusal("You do not hold {card}, or not so many of it.", "pack"),
    "bid-too-low": Refusal("The lowest bid now is {least}.", "auction"),
    "bid-not-multiple": Refusal("Bids go by tens.", "auction"),
    "bid-not-higher": Refusal("A bid must be higher than the {bid} that stands.", "auction"),
    "bid-step": Refusal("At this table each bid is ten higher than the last: {next}.", "auction"),
    "bid-too-high": Refusal("The highest bid at this table is {most}.", "auction"),
    "invalid-trump": Refusal("You cannot name {suit}: name a suit of which you hold king and queen.", "trump"),
    "pass-count": Refusal("Pick exactly {count} cards.", "exchange"),
    "meld-invalid": Refusal("These cards make no meld that you can still show.", "melds"),
    "must-follow-suit": Refusal("{card} can't be played: {suit} were led and you hold {due}.", "play"),
    "must-play-higher": Refusal("{card} can't be played: you hold {due}, which beats {best}.", "play"),
    "must-trump": Refusal("{card} can't be played: you have no {suit} but hold a trump, {due}.", "play"),
    "must-overtrump": Refusal("{card} can't be played: you hold a higher trump than {best}: {due}.", "play"),
}


def _seat(options: Options, rng: Random) -> Seating:
    """Partners as they sat down, or drawn for (1.1)."""
    assert isinstance(options, AuctionPinochleOptions), "options of this game"
    return draw_partners(PACK, RANKS, rng) if options.seating == "draw" else any_dealer(options, rng)


def _meld_pays(options: Options) -> tuple[MeldPay, ...]:
    """The table of 1.6, with the prices of double melds where they have any."""
    assert isinstance(options, AuctionPinochleOptions), "options of this game"
    rows = {meld.name: meld.points for meld in table(SUITS[0]) if meld.name != "double_pinochle"}
    if options.double_melds == "premium":
        rows |= {f"double_{name}": points for name, points in PREMIUM.items()}
    return tuple(sorted((MeldPay(*row) for row in rows.items()), key=lambda row: -row.points))


GAME: Final = Game(
    key="auction-pinochle",
    version=1,
    seats=(4,),
    options=AuctionPinochleOptions,
    new=_new,
    decisions=_decisions,
    seat=_seat,
    state=AuctionPinochle,
    presets={
        "standard": Preset(seats=(4,), options={}),
        "bicycle": Preset(
            seats=(4,),
            options={
                "pass_is_final": "true",
                "double_melds": "premium",
                "meld_requires_trick": "true",
                "set_penalty": "subtract_bid",
                "set_bonus": "0",
                "heading": "trump_led_only",
            },
        ),
    },
    verbs={
        "bid": Verb(Kind.NUMBER, 1, 1),
        "pass": Verb(),
        "trump": Verb(Kind.SUIT, 1, 1),
        "give": Verb(Kind.CARD, 0, None, set=True),
        "return": Verb(Kind.CARD, 0, None, set=True),
        "meld": Verb(Kind.MELD, 1, 1, set=True),
        "done": Verb(),
        "play_on": Verb(),
        "concede": Verb(),
        "play": Verb(Kind.CARD, 1, 1),
    },
    order=ORDER,
    words={"trump": tuple(SUITS)},
    refusals=REFUSALS,
    melds=_meld_pays,
    topics=(
        "object",
        "pack",
        "course",
        "auction",
        "trump",
        "exchange",
        "melds",
        "decision",
        "play",
        "scoring",
        "ending",
        "stakes",
        "options",
        "example",
        "strategy",
    ),
    topic_options={
        "object": ("target_score", "min_bid", "set_bonus"),
        "pack": ("seating", "card_points"),
        "auction": ("min_bid", "max_bid", "bid_raise", "pass_is_final"),
        "trump": ("trump_needs_marriage",),
        "exchange": ("pass_count",),
        "melds": ("meld_mode", "double_melds", "meld_requires_trick"),
        "decision": ("set_bonus",),
        "play": ("first_lead", "heading"),
        "scoring": ("card_points", "set_bonus", "set_penalty", "meld_requires_trick"),
        "ending": ("target_score", "both_over"),
        "stakes": ("stakes", "spade_double_from"),
    },
)
AuctionPinochle.game = GAME
