"""Ninety-Nine (David Parlett): lay three cards as a bid, then take exactly that many tricks. Two to five players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp
from operator import add, eq
from random import Random
from typing import Any, Final, Self, TypeVar

from games.core.api import (
    CHANCE,
    Action,
    Fact,
    Game,
    Kind,
    Preset,
    Prompt,
    Refusal,
    Seat,
    Standing,
    State,
    Verb,
    Zone,
)
from games.core.cards import LISTED, Card, Cards, Deck, cards, mask_of
from games.core.hidden import split
from games.core.options import (
    MOST_PAID,
    BadOption,
    Options,
    Value,
    choice,
    flag,
    number,
    numbers,
    settings,
    several,
)
from games.core.tricks import Ranking

SUITS: Final = "SHDC"
HIGH: Final = ("A", "K", "Q", "J")
LOW: Final = ("T", "9", "8", "7", "6", "5", "4", "3", "2")
DECKS: Final = {
    2: Deck(SUITS, HIGH + LOW[:5]),
    3: Deck(SUITS, HIGH + LOW[:5]),
    4: Deck(SUITS, HIGH + LOW),
    5: Deck(SUITS, (*HIGH, "12", "11", *LOW)),  # the 500 pack without thirteens and joker (2.4)
}
JOKER: Final = "JOKER"
ORDER: Final = {**DECKS[5].order, JOKER: DECKS[5].size}

BID_VALUE: Final = {"C": 3, "H": 2, "S": 1, "D": 0}
NEXT_TRUMP: Final = ("D", "S", "H", "C")
"""The trump after so many successes (2.0)."""
CONTRACT: Final[Mapping[int, Sequence[int]]] = {
    2: (0, 30, 20, 10),  # the dummy counts as a third
    3: (0, 30, 20, 10),
    4: (0, 30, 20, 10, 0),
    5: (0, 50, 40, 30, 20, 10),
}
"""Contract score by number of players and of successes (2.10)."""
PREMIUM: Final = {"declare": 30, "reveal": 60}
FIVE_PREMIUM: Final = 50
DUMMY: Final = 2
DUMMY_BEATS_LOSER: Final = 100
"""What the winner of a game for two gets for a dummy that did not fall behind the loser (2.5)."""
DEALS_OF_1975: Final = 9
RACES: Final = {"race_250": 250, "race_500": 500}

DECISIONS_OF_1975: Final = 34
"""In a deal of three."""
DECISIONS_A_POINT: Final = {2: 2.1, 3: 2.2, 4: 3.7, 5: 2.3}
"""So many are made, by number of players, for each point that wins a game or race."""
DECISIONS_OF_PARTNERS: Final = 2.05
"""The same where each side has one score."""

RANK: Final = {"declare": 1, "reveal": 2, "announce": 1, "open": 2, "open_announce": 3}
"""Which offer outranks which; the first two and the last three never meet."""
MAGRI: Final = ("announce", "open", "open_announce")
NUMBERED: Final = ("announce", "open_announce")
SHOWS_HAND: Final = ("reveal", "open", "open_announce")
OFFERS: Final = ("declare", "reveal", *MAGRI)
WISHES: Final = ("none", "declare", "reveal")


@dataclass(frozen=True, kw_only=True)
class NinetyNineOptions(Options):
    """What a table may agree on (2.10)."""

    partnership: bool = flag(seats=(4,))
    edition: str = choice("1990", "1975", seats=(3,))
    trump_method: str = choice("success_count", "turn_up", "premium_chooses")
    trump_choices: str = choice("suits", "suits_or_nines")
    allow_no_trump_choice: bool = flag()
    premium_timing: str = choice("before_bid", "after_bid")
    premium_procedure: str = choice("sequential", "simultaneous", seats=(3, 4))
    bidding: str = choice("cards", "leftover", seats=(3,))
    first_deal_trump: str = choice("none", "C", "H", "S", "D")
    dummy_contract: str = choice("exact", "lenient", seats=(2,))
    match_scoring: str = choice("points", "games", seats=(2,))
    partnership_contract: str = choice("individual", "combined", seats=(4,))
    five_player_format: str = choice("rubber", "race_250", "race_500", seats=(5,))
    target_score: int = number(100, 1)
    game_bonus: str = choice("all_over", "winner_only", "none")
    bonus_value: int = number(100, 0, MOST_PAID)
    rubber_games: int = number(3, 1)
    magri_premiums: str = several("announce,open,open_announce", *MAGRI, seats=(3,))
    magri_values: str = numbers("30,60,90", 0, MOST_PAID, seats=(3,))

    @classmethod
    def usual(cls, given: Mapping[str, Any]) -> dict[str, Value]:
        """Clubs first for two; a rubber of as many games as players, but one game of 1975 and one race."""
        seats = given["seats"]
        usual: dict[str, Value] = {"rubber_games": seats}
        if seats == 2:
            usual["first_deal_trump"] = "C"
        if given.get("edition") == "1975":
            usual["trump_method"] = "turn_up"
        if given.get("edition") == "1975" or given.get("five_player_format", "rubber") in RACES:
            usual["rubber_games"] = 1
        return usual

    def __post_init__(self) -> None:
        """The 1975 game turns its trump up, also where a record says success_count."""
        if self.edition == "1975" and self.trump_method == "success_count":
            object.__setattr__(self, "trump_method", "turn_up")

    def check(self) -> None:
        """The compatibility table of 2.10."""
        for names, forbidden in self._clashes():
            if forbidden:
                raise BadOption(f"{' and '.join(names)} do not go together.", *names)
        self._check_idle()

    def _clashes(self) -> Iterator[tuple[tuple[str, ...], bool]]:
        chooses = self.trump_method == "premium_chooses"
        old = self.edition == "1975"
        yield ("trump_method", "edition"), (self.trump_method == "turn_up") != old
        yield ("trump_method", "seats"), chooses and self.seats not in (3, 4)
        yield ("trump_method", "partnership"), chooses and self.partnership
        simultaneous = self.premium_procedure == "simultaneous"
        yield ("premium_procedure", "trump_method"), simultaneous and chooses
        yield ("premium_procedure", "partnership"), simultaneous and self.partnership
        yield ("premium_procedure", "bidding"), simultaneous and self.bidding == "leftover"
        yield ("bidding", "edition"), old and self.bidding == "leftover"

    def _check_idle(self) -> None:
        """A value other than the default is refused where the option has no meaning."""
        chooses = self.trump_method == "premium_chooses"
        race = self.five_player_format in RACES
        no_target = ("edition",) if self.edition == "1975" else ("five_player_format",) if race else ()
        needs: tuple[tuple[bool, str, tuple[str, ...]], ...] = (
            (chooses, "trump_method", ("trump_choices", "allow_no_trump_choice", "premium_timing")),
            (self.trump_method == "success_count", "trump_method", ("first_deal_trump",)),
            (self.partnership, "partnership", ("partnership_contract",)),
            (self.bidding == "leftover", "bidding", ("magri_premiums", "magri_values")),
            (not no_target, (*no_target, "edition")[0], ("target_score", "game_bonus", "bonus_value")),
            (not race, "five_player_format", ("rubber_games",)),
        )
        for applies, because, names in needs:
            for name in names:
                if not applies and getattr(self, name) != self._default(name):
                    raise BadOption(f"{name} has no meaning with this {because}.", name, because)

    def _default(self, name: str) -> Value:
        usual = self.usual(
            {"seats": self.seats, "edition": self.edition, "five_player_format": self.five_player_format}
        )
        return usual.get(name, next(s.default for s in settings(type(self)) if s.name == name))


def _rankings(deck: Deck) -> dict[str, Ranking]:
    """The order of a trick for every trump that this deck can have; the empty word while none is settled."""
    plain = [tuple(cards(suit)) for suit in deck.in_suit]
    made = {suit: Ranking(plain, SUITS.index(suit)) for suit in SUITS}
    made["none"] = made[""] = Ranking(plain, None)
    nines = [deck.number["9" + suit] for suit in "DSHC"]  # 9C is the highest, by bid value (2.8)
    others = [tuple(card for card in suit if card not in nines) for suit in plain]
    made["nines"] = Ranking([*others, tuple(nines)], 4)
    return made


RANKINGS: Final = {seats: _rankings(deck) for seats, deck in DECKS.items()}
VALUES: Final = {seats: tuple(BID_VALUE[SUITS[suit]] for suit in deck.suit) for seats, deck in DECKS.items()}
"""What each card is worth as a bid-card."""
BIT: Final = tuple(1 << card for card in range(DECKS[5].size))
"""The set that holds one card alone; looked up, as shifting takes longer."""
ROUND: Final = {seats: tuple([*range(first, seats), *range(first)] for first in range(seats)) for seats in (3, 4, 5)}
"""The order of play of a trick, by its leader."""
TRICKS: Final = {2: 9, 3: 9, 4: 10, 5: 9}


def _with_dummy(controller: Seat, from_dummy: bool) -> list[int]:
    """The controller plays first and third, once from hand and once from the dummy (2.5)."""
    other = 1 - controller
    return [DUMMY, other, controller] if from_dummy else [controller, other, DUMMY]


@dataclass(kw_only=True)
class NinetyNine(State):
    """One rubber. Hands and bids are listed by column: a seat, and for two players the dummy as the third."""

    first_dealer: Seat = 0
    hands: list[Cards] = field(default_factory=list)
    bids: list[Cards] = field(default_factory=list)
    """Bid-cards laid aside; empty until laid, and under `leftover` always."""
    wishes: list[int] = field(default_factory=list)
    """Simultaneous premiums: -1 until submitted, then a place in WISHES."""
    asked: bool = False
    """Whether the premium of this deal is settled."""
    spoken: int = 0
    holder: Seat = -1
    offer: str = ""
    announced: int = -1
    rival: Seat = -1
    """Who overcalled the holder, while the holder is asked."""
    rival_offer: str = ""
    rival_announced: int = -1
    declared: list[bool] = field(default_factory=list)
    """Two and five players: everybody who declared."""
    trump: str = ""
    """A suit, `nines`, `none`, or empty while not settled."""
    kept: str = "none"
    turn_up: str = ""
    joker: Card = -1
    """1975: the card that the joker stands for; -1 where nobody holds it."""
    controller: Seat = -1
    order: list[int] = field(default_factory=list)
    at: int = -1
    """The column whose card is due."""
    trick: list[Card] = field(default_factory=list)
    led: Cards = 0
    better: Cards = 0
    """The cards that would take the trick from its best card."""
    best_at: int = -1
    won: list[int] = field(default_factory=list)
    left: int = 0
    """How many tricks of this deal are still to be taken."""
    voids: list[Cards] = field(default_factory=list)
    """By column, the cards that it cannot hold because it did not follow."""
    last_trick: list[Card] = field(default_factory=list)
    last_order: list[int] = field(default_factory=list)
    shown: list[Cards] = field(default_factory=list)
    """The bids published at the end of the last deal."""
    met: list[bool] = field(default_factory=list)
    """Who met his bid in the last deal."""
    successes: int = 0
    deals: int = 0
    """Deals finished in the game under way."""
    totals: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    """The finished games, a row each, one after another."""
    carried: list[int] = field(default_factory=list)
    """Two players: points won that are written down with the next game."""

    @property
    def agreed(self) -> NinetyNineOptions:
        """The options, as those of this game."""
        assert isinstance(self.options, NinetyNineOptions), "options of this game"
        return self.options

    def copy(self) -> Self:
        """An independent state. The lists that actions put new ones in the place of stay shared with it."""
        if hasattr(self, "__dict__"):  # Python is slow to set more than 30 fields one by one
            kind = type(self)
            new = kind.__new__(kind)
            new.__dict__ = self.__dict__.copy()
            new.told = None
        else:
            new = State.copy(self)
            self._carry(new)
        new.hands, new.bids, new.trick = self.hands[:], self.bids[:], self.trick[:]
        new.won, new.voids = self.won[:], self.voids[:]
        return new

    def _carry(self, new: Self) -> None:
        """Set all fields but the lists that are changed in place."""
        new.first_dealer, new.wishes, new.asked = self.first_dealer, self.wishes, self.asked
        new.spoken, new.holder, new.offer = self.spoken, self.holder, self.offer
        new.announced, new.rival, new.rival_offer = self.announced, self.rival, self.rival_offer
        new.rival_announced, new.declared, new.trump = self.rival_announced, self.declared, self.trump
        new.kept, new.turn_up, new.joker = self.kept, self.turn_up, self.joker
        new.controller, new.order, new.at = self.controller, self.order, self.at
        new.led, new.better, new.best_at = self.led, self.better, self.best_at
        new.left, new.last_trick, new.last_order = self.left, self.last_trick, self.last_order
        new.shown, new.met, new.successes = self.shown, self.met, self.successes
        new.deals, new.totals, new.rows = self.deals, self.totals, self.rows
        new.carried = self.carried

    # who and what

    @property
    def columns(self) -> int:
        """How many hold cards and win tricks."""
        return 3 if self.seats == 2 else self.seats

    @property
    def width(self) -> int:
        """How many are scored: sides in a partnership game."""
        return 2 if self.agreed.partnership else self.columns

    def column(self, seat: Seat) -> int:
        """Where that seat's score stands."""
        return seat % 2 if self.agreed.partnership else seat

    def actors(self) -> tuple[Seat, ...]:
        """Everybody who has not bid, or the one whose turn it is."""
        match self.phase:
            case "deal":
                return (CHANCE,)
            case "bid":
                return tuple(seat for seat in range(self.seats) if self._owes_lay(seat) or self._owes_wish(seat))
            case "premium":
                return ((self.dealer + 1 + self.spoken) % self.seats,)
            case "upgrade" | "trump":
                return (self.holder,)
            case "play":
                return (self.controller if self.seats == 2 and self.at == DUMMY else self.at,)
        return ()

    def _owes_lay(self, seat: Seat) -> bool:
        return not self.bids[seat]

    def _owes_wish(self, seat: Seat) -> bool:
        return self.agreed.premium_procedure == "simultaneous" and self.wishes[seat] < 0

    def offers(self) -> tuple[str, ...]:
        """The premium verbs that this version ever has, from low to high."""
        options = self.agreed
        if options.partnership:
            return ()
        if options.premium_procedure == "simultaneous":
            return ("wish",)
        if options.bidding == "leftover":
            return tuple(kind for kind in MAGRI if kind in options.magri_premiums.split(","))
        return ("declare", "reveal") if self.seats in (3, 4) else ("declare",)

    # what is legal

    def playable(self) -> Cards:
        """The cards that may be played to the trick now, none when the deal is over: the one rule of play (2.0)."""
        hand = self.hands[self.at]
        return hand & self.led or hand

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now."""
        if seat not in self.actors():
            return ()
        match self.phase:
            case "bid":
                return tuple(self._bid_prompts(seat))
            case "premium":
                return (Prompt("pass"), *self._offer_prompts())
            case "upgrade":
                return (_numbered("upgrade", self.rival_offer), Prompt("yield"))
            case "trump":
                return (Prompt("trump", self._trumps(), 1, 1, Kind.SUIT),)
        verb = "dummy" if self.seats == 2 and self.at == DUMMY else "play"
        return (Prompt(verb, self.spell(self.playable()), 1, 1, Kind.CARD),)

    def _bid_prompts(self, seat: Seat) -> Iterator[Prompt]:
        if self._owes_lay(seat):
            yield Prompt("lay", self.spell(self.hands[seat]), 3, 3, Kind.CARD)
        if self._owes_wish(seat):
            yield Prompt("wish", WISHES, 1, 1, Kind.WORD)

    def _offer_prompts(self) -> Iterator[Prompt]:
        for kind in self.offers():
            if not self._outranked(kind):
                yield _numbered(kind, kind)

    def _outranked(self, kind: str) -> bool:
        return self.holder >= 0 and RANK[kind] <= RANK[self.offer]

    def _trumps(self) -> tuple[str, ...]:
        nines = ("nines",) if self.agreed.trump_choices == "suits_or_nines" else ()
        return (*SUITS, *nines, *(("none",) if self.agreed.allow_no_trump_choice else ()))

    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The codes of 2.11, in their order."""
        verb = action.verb
        if (verb in OFFERS or verb == "wish") and verb not in self.offers():
            return "premium-not-allowed"
        if verb not in self._verbs():
            return "wrong-phase"
        if (verb == "lay" and not self._owes_lay(seat)) or (verb == "wish" and not self._owes_wish(seat)):
            return "already-bid"
        if verb == "dummy" and seat != self.controller:
            return "not-controller"
        if seat not in self.actors():
            return "not-your-turn"
        if verb in ("lay", "play", "dummy"):
            return self._card_rule(seat, action)
        return self._offer_rule(action)

    def _verbs(self) -> tuple[str, ...]:
        """The verbs that belong to a decision of this phase, whoever acts."""
        match self.phase:
            case "bid":
                return ("lay", "wish")
            case "premium":
                return ("pass", *self.offers())
            case "upgrade":
                return ("upgrade", "yield")
            case "trump":
                return ("trump",)
        return ("play", "dummy") if self.seats == 2 else ("play",)

    def _card_rule(self, seat: Seat, action: Action) -> str:
        hand = self.hands[DUMMY if action.verb == "dummy" else seat]
        numbers_ = [self._number(name) for name in action.items]
        if not all(card >= 0 and hand >> card & 1 for card in numbers_):
            return "not-held"
        if action.verb == "lay":
            if len(numbers_) != 3:
                return "bid-count"
            return "duplicate-card" if len(set(numbers_)) < 3 else ""
        if (action.verb == "dummy") != (self.seats == 2 and self.at == DUMMY):
            return "wrong-source"
        return "" if self.playable() >> numbers_[0] & 1 else "must-follow-suit"

    def _offer_rule(self, action: Action) -> str:
        verb, items = action
        if verb in OFFERS and self.holder >= 0 and self.seats in (3, 4) and self._outranked(verb):
            return "premium-outranked"
        if verb in NUMBERED or (verb == "upgrade" and items):
            takes_number = verb != "upgrade" or self.rival_offer in NUMBERED
            return "" if takes_number and 0 <= int(items[0]) <= 9 else "announce-range"
        if verb == "upgrade" and self.rival_offer in NUMBERED:
            return "announce-range"
        return "invalid-trump" if verb == "trump" and items[0] not in self._trumps() else ""

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """The card that was refused, and the suit that it should have followed."""
        if code == "must-follow-suit":
            return {"card": action.items[0], "suit": self._led_name()}
        if code == "not-held":
            hand = self.hands[DUMMY if action.verb == "dummy" else seat]
            missing = (n for n in action.items if not (self._number(n) >= 0 and hand >> self._number(n) & 1))
            return {"card": next(missing)}
        return {}

    def _led_name(self) -> str:
        if self.trump == "nines" and self.led == RANKINGS[self.seats]["nines"].trumps:
            return "nines"
        return SUITS[self.deck.suit[next(cards(self.led))]]

    def tally(self, seat: Seat, verb: str, picked: Sequence[str]) -> tuple[Fact, ...]:
        """The bid that the picked cards make; of an offer, what is at stake."""
        if verb == "lay":
            return (Fact("bid", str(self.value(self._mask(picked))), seat),)
        if verb == "wish":
            return tuple(Fact(f"stake_{wish}", str(self._premium_value(wish)), seat) for wish in WISHES[1:])
        offer = self.rival_offer if verb == "upgrade" else verb
        if offer not in OFFERS:
            return ()
        stake = {2: "stake_of_two", 5: "stake_of_five"}.get(self.seats, "stake")
        return (Fact(stake, str(self._premium_value(offer)), seat),)

    # carrying it out

    def do(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        verb, items = action
        match verb:
            case "play" | "dummy":
                self.tell("play", self.at, items)
                self.push(self._number(items[0]))
            case "deal":
                self._deal([group.split() for group in items])
            case "lay":
                self._lay(seat, items)
            case "wish":
                self.wishes = put(self.wishes, seat, WISHES.index(items[0]))
                self.tell("wished", seat)
                self.tell("wish", seat, items, to=seat)
                self._bids_are_in()
            case "pass":
                self.tell("pass", seat)
                self._spoke()
            case "upgrade" | "yield":
                self._answer(seat, verb, items)
            case "trump":
                self.trump = items[0]
                self.tell("trump", seat, items)
                self._go_on()
            case _:
                self._make_offer(seat, verb, int(items[0]) if items else -1)

    def _deal(self, groups: list[list[str]]) -> None:
        if self.deals == 0:
            self.dealer = (self.first_dealer + len(self.rows) // self.width) % self.seats
            self.totals = [0] * self.width
        else:
            self.dealer = (self.dealer + 1) % self.seats
        self.dealing += 1
        self._clear()
        self.turn_up = groups[-1][0] if self.agreed.edition == "1975" else ""
        self.joker = self.deck.number.get(self.turn_up, -1)
        hands = groups[: self.columns]
        if self.seats == 2:
            self.bids[DUMMY] = self._mask(hands[DUMMY][-3:])
            hands[DUMMY] = hands[DUMMY][:-3]
        self.hands = [self._mask(hand) for hand in hands]
        self.tell("deal", self.dealer)
        for seat in range(self.seats):
            self.tell("hand", seat, self.spell(self.hands[seat]), to=seat)
        self._set_trump()
        early = self.agreed.bidding == "leftover" or self._chooses_before_bid()
        self._open_premium() if early else self._open_bid()

    def _clear(self) -> None:
        n = self.columns
        self.bids, self.shown, self.won, self.voids = [0] * n, [0] * n, [0] * n, [0] * n
        self.wishes, self.declared = [-1] * self.seats, [False] * self.seats
        self.met = []
        self.asked = False
        self.holder = self.rival = self.controller = self.at = self.best_at = -1
        self.offer = self.rival_offer = ""
        self.announced = self.rival_announced = -1
        self.spoken = self.led = self.better = 0
        self.left = TRICKS[self.seats]
        self.order, self.trick, self.last_trick, self.last_order = [], [], [], []

    def _chooses_before_bid(self) -> bool:
        options = self.agreed
        return options.trump_method == "premium_chooses" and options.premium_timing == "before_bid"

    def _set_trump(self) -> None:
        first = self.deals == 0
        match self.agreed.trump_method:
            case "premium_chooses":
                self.kept, self.trump = "none" if first else self.trump, ""
                return
            case "turn_up":
                plain = self.turn_up == JOKER or self.turn_up[0] == "9"
                self.trump = "none" if plain else self.turn_up[-1]
                self.tell("turn_up", self.dealer, (self.turn_up,))
            case _:
                self.trump = self.agreed.first_deal_trump if first else self._next_trump()
        self.tell("trump", None, (self.trump,))

    def _next_trump(self) -> str:
        return NEXT_TRUMP[self.successes] if self.successes < 4 else "none"

    def _lay(self, seat: Seat, items: tuple[str, ...]) -> None:
        laid = self._mask(items)
        self.hands[seat] ^= laid
        self.bids[seat] = laid
        self.tell("laid", seat)
        self.tell("bid", seat, items, self.value(laid), to=seat)
        self._bids_are_in()

    def _bids_are_in(self) -> None:
        if self.actors():
            return
        if self.agreed.premium_procedure == "simultaneous":
            self._grant_wish()
        self._open_premium() if not self.asked else self._open_play()

    def _grant_wish(self) -> None:
        """The highest wish, among equals the one nearest to the dealer's left (2.0)."""
        wish = max(self.wishes)
        if wish > 0:
            seats = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
            self.holder = next(seat for seat in seats if self.wishes[seat] == wish)
            self.offer = WISHES[wish]
            self.tell("premium", self.holder, (self.offer,))
        self.wishes = [-1] * self.seats
        self.asked = True

    def _open_bid(self) -> None:
        self.phase = "bid"

    def _open_premium(self) -> None:
        if not self.offers():
            self.asked = True
            self._go_on()
            return
        self.phase = "premium"

    def _make_offer(self, seat: Seat, kind: str, announced: int) -> None:
        self.tell(kind, seat, (str(announced),) if announced >= 0 else ())
        if self.seats in (2, 5):
            self.declared = put(self.declared, seat, True)
            self._spoke()
            return
        if self.holder >= 0:
            self.rival, self.rival_offer, self.rival_announced = seat, kind, announced
            self.phase = "upgrade"
            return
        self.holder, self.offer, self.announced = seat, kind, announced
        self._spoke()

    def _answer(self, seat: Seat, verb: str, items: tuple[str, ...]) -> None:
        self.tell(verb, seat, items)
        self.offer = self.rival_offer
        if verb == "upgrade":
            self.announced = int(items[0]) if items else -1
        else:
            self.holder, self.announced = self.rival, self.rival_announced
        self.rival, self.rival_offer, self.rival_announced = -1, "", -1
        self.phase = "premium"
        self._spoke()

    def _spoke(self) -> None:
        self.spoken += 1
        top = self.holder >= 0 and RANK[self.offer] == RANK[self.offers()[-1]]
        if self.spoken < self.seats and not top:
            return
        self.asked = True
        if self.holder >= 0:
            number_ = (str(self.announced),) if self.announced >= 0 else ()
            self.tell("premium", self.holder, (self.offer, *number_))
        if self.agreed.trump_method == "premium_chooses":
            if self.holder >= 0:
                self.phase = "trump"
                return
            self.trump = self.kept
            self.tell("trump_kept", None, (self.trump,))
        self._go_on()

    def _go_on(self) -> None:
        """After the premium: to the bids if they are not laid yet, else to play."""
        if self.agreed.bidding == "cards" and not all(self.bids):
            self._open_bid()
        else:
            self._open_play()

    def _open_play(self) -> None:
        self.phase = "play"
        for column in range(self.columns):
            if self.bids[column] and self._bid_is_open(column):
                self.tell("bid_shown", column, self.spell(self.bids[column]), self.value(self.bids[column]))
            if self._hand_is_open(column):
                self.tell("hand_shown", column, self.spell(self.hands[column]))
        leader = (self.dealer + 1) % self.seats
        if self.seats == 2:
            self.controller = leader
            self.order = _with_dummy(leader, from_dummy=False)
        else:
            self.order = ROUND[self.seats][leader]
        self.at = leader

    def ahead(self) -> Seat | None:
        return self.best_at if len(self.trick) > 1 else None

    def push(self, card: Card) -> None:
        """Play a card of `playable()`: the search's way, and every `play` action's."""
        at, trick, bit = self.at, self.trick, BIT[card]
        self.hands[at] ^= bit
        if not trick:
            ranking = RANKINGS[self.seats][self.trump]
            self.led, self.better, self.best_at = ranking.suit[card], ranking.beaters[card], at
        else:
            if self.better & bit:
                self.better, self.best_at = RANKINGS[self.seats][self.trump].beaters[card], at
            if not self.led & bit:
                self.voids[at] |= self.led
        trick.append(card)
        turn, order = len(trick), self.order
        if turn < len(order):
            self.at = order[turn]
            return
        winner = self.best_at
        self.won[winner] += 1
        if self.told is not None:
            self.tell("trick", winner, [self._name(card) for card in trick])
        self.last_trick, self.last_order = trick, order
        self.trick, self.led = [], 0
        self.left -= 1
        if not self.left:
            self._score()
        elif self.seats > 2:
            self.at, self.order = winner, ROUND[self.seats][winner]
        else:
            self.at, self.controller = winner, self.controller if winner == DUMMY else winner
            self.order = _with_dummy(self.controller, from_dummy=winner == DUMMY)

    # scoring

    def value(self, bid: Cards) -> int:
        """What bid-cards are worth: clubs 3, hearts 2, spades 1, diamonds 0 each."""
        values, total = VALUES[self.seats], 0
        for card in LISTED[bid]:
            total += values[card]
        return total

    def _score(self) -> None:
        bids = self.hands if self.agreed.bidding == "leftover" else self.bids
        met, exact = self._judge(list(map(self.value, bids)))
        self.met = met
        self.successes = sum(met)
        contract = CONTRACT[self.seats][self.successes]
        premium = self._premiums(met, exact)
        each, shown = [], []
        for column, bid in enumerate(bids):
            each.append(self.won[column] + contract * met[column] + premium[column])
            shown.append(bid if met[column] or self._bid_is_published(column) else 0)
        self.shown = shown
        row = [each[0] + each[2], each[1] + each[3]] if self.agreed.partnership else each
        if self.told is not None:
            self._tell_score(contract, premium, row)
        self.totals = list(map(add, self.totals, row))
        self.sheet = self.sheet + row
        self._end_deal()

    def _bid_is_published(self, column: int) -> bool:
        """Whether a bid is shown though it was not met: the dummy's, or one that lies open; no other (2.0)."""
        if (self.seats == 2 and column == DUMMY) or self._bid_is_open(column):
            return True
        return self.agreed.bidding == "leftover" and self._hand_is_open(column)

    def _tell_score(self, contract: int, premium: list[int], row: list[int]) -> None:
        for column, bid in enumerate(self.shown):
            if bid:
                self.tell("bid_was", column, self.spell(bid), self.value(bid))
            else:
                self.tell("bid_kept" if self.agreed.bidding == "cards" else "missed", column)
            if self.met[column]:
                self.tell("contract_made", column, points=contract)
            if premium[column]:
                self.tell("premium_score", column, points=premium[column])
        for column, points in enumerate(row):
            self.tell("deal_score", column, points=points)

    def _judge(self, values: list[int]) -> tuple[list[bool], bool]:
        """Who met the bid, by column, and whether a lenient dummy took exactly its number."""
        if self.seats == 4:
            return self._judge_four(values), False
        met = list(map(eq, self.won, values))
        if self.announced >= 0:  # contract and premium are one judgement (2.9)
            met[self.holder] = met[self.holder] and self.announced == self.won[self.holder]
        if self.seats != 2 or self.agreed.dummy_contract == "exact":
            return met, False
        exact = met[DUMMY]
        met[DUMMY] = self.won[DUMMY] <= values[DUMMY]
        return met, exact

    def _judge_four(self, values: list[int]) -> list[bool]:
        if self.agreed.partnership_contract == "combined":
            sides = [self._side_met(values, side) for side in (0, 1)]
            return sides + sides
        return [won in self._targets(value) for won, value in zip(self.won, values, strict=True)]

    def _targets(self, value: int) -> tuple[int, ...]:
        """What meets a bid of four players (2.2)."""
        return (0, 10) if value == 0 else (value,)

    def _side_met(self, values: list[int], side: int) -> bool:
        """A sum of one target of each partner, ten at most (2.3)."""
        first, second = self._targets(values[side]), self._targets(values[side + 2])
        sums = {a + b for a in first for b in second if a + b <= 10}
        return self.won[side] + self.won[side + 2] in sums

    def _premiums(self, met: list[bool], exact: bool) -> list[int]:
        """What premiums pay to each column."""
        points = [0] * len(met)
        if self.seats == 5:
            for seat in range(5):
                value = self._premium_value("declare")
                points[seat] = self.declared[seat] * (value if met[seat] else -value)
        elif self.seats == 2:
            points[DUMMY] = PREMIUM["declare"] * exact
            both_fail = all(self.declared) and not (met[0] or met[1])
            for seat in (0, 1):
                if not self.declared[seat]:
                    continue
                gains = (seat,) if met[seat] else (DUMMY,) if both_fail else (1 - seat, DUMMY)
                for column in gains:
                    points[column] += PREMIUM["declare"]
        elif self.holder >= 0:
            value = self._premium_value(self.offer)
            for seat in range(self.seats):
                points[seat] = value if (seat == self.holder) == met[self.holder] else 0
        return points

    def _premium_value(self, offer: str) -> int:
        """What is at stake with an offer of that kind."""
        if self.seats == 5:
            return FIVE_PREMIUM
        if offer in PREMIUM:
            return PREMIUM[offer]
        return int(self.agreed.magri_values.split(",")[MAGRI.index(offer)])

    def _end_deal(self) -> None:
        self.hands, self.bids = [0] * len(self.won), [0] * len(self.won)
        self.order, self.at, self.controller = [], -1, -1
        self.deals += 1
        self.phase = "deal"
        target = self._target()
        done = self.deals == DEALS_OF_1975 if target is None else max(self.totals) >= target
        if done:
            self._end_game()
        elif self.told is not None and self.agreed.trump_method == "success_count":
            self.tell("next_trump", None, (self._next_trump(),), self.successes)

    def _target(self) -> int | None:
        if self.agreed.edition == "1975":
            return None
        return RACES.get(self.agreed.five_player_format, self.agreed.target_score)

    def _end_game(self) -> None:
        self.deals = 0
        last = len(self.rows) // self.width + 1 == self.agreed.rubber_games
        row = self._row_of_two(last) if self.seats == 2 else self._row()
        self.rows = self.rows + row
        self.tell("game_over", None, [str(points) for points in row])
        if last:
            self.phase = "over"
            for seat in self.winners():
                self.tell("match_won", seat)

    def _row(self) -> list[int]:
        """The finished game with its bonuses, three players and more."""
        best = max(self.totals)
        row = list(self.totals)
        for column, total in enumerate(self.totals):
            row[column] += self._bonus(total, winner=total == best)
            if total == best:
                self.tell("game_won", column, points=total)
        return row

    def _bonus(self, total: int, *, winner: bool) -> int:
        options = self.agreed
        if options.edition == "1975" or options.five_player_format in RACES or options.game_bonus == "none":
            return 0
        if options.game_bonus == "winner_only" and not winner:
            return 0
        return options.bonus_value if total >= options.target_score else 0

    def _game_winner(self) -> Seat:
        """Two players: who won the game just finished; -1 for a draw (2.5)."""
        first, second, dummy = self.totals
        if first == second or dummy > max(first, second):
            return -1
        return 0 if first > second else 1

    def _row_of_two(self, last: bool) -> list[int]:
        winner = self._game_winner()
        dummy_close = winner >= 0 and self.totals[DUMMY] >= self.totals[1 - winner]
        if winner >= 0:
            self.tell("game_won", winner, points=self.totals[winner])
        else:
            self.tell("game_drawn")
        if self.agreed.match_scoring == "games":
            return [1 + dummy_close if seat == winner else 0 for seat in range(3)]
        row = list(self.totals)
        for seat in (0, 1):
            bonus = self._bonus(self.totals[seat], winner=seat == winner) if winner >= 0 else 0
            row[seat] += bonus + self.carried[seat]
            extra = DUMMY_BEATS_LOSER if dummy_close and seat == winner else 0
            self.carried = put(self.carried, seat, 0 if last else extra)
            row[seat] += extra if last else 0
        return row

    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match, once it is over."""
        sums = self._sums()
        if self.seats == 2:
            if self.agreed.rubber_games == 1:
                winner = self._game_winner()
                return (winner,) if winner >= 0 else ()
            sums = sums[:2]
        best = max(sums)
        return tuple(seat for seat in range(self.seats) if sums[self.column(seat)] == best)

    def _sums(self) -> list[int]:
        return [sum(self.rows[column :: self.width]) for column in range(self.width)]

    def scores(self) -> tuple[int, ...]:
        """The game under way, without bonuses."""
        return tuple(self.totals)

    def standing(self) -> Standing:
        """The score sheet."""
        width = self.width
        return Standing(
            trump=self.trump if self.trump not in ("", "none") else None,
            tricks=tuple(self.won),
            deal_scores=_rows(self.sheet, width),
            target=self._target(),
            games=_rows(self.rows, width),
            totals=tuple(self._sums()),
            winners=self.winners() if self.over else None,
        )

    # what may be seen

    def _bid_is_open(self, column: int) -> bool:
        """Whether everybody sees that column's bid-cards, once play has begun."""
        if self.seats in (2, 5):
            return column < self.seats and self.declared[column]
        return self.agreed.partnership or (column == self.holder and self.agreed.bidding == "cards")

    def _hand_is_open(self, column: int) -> bool:
        """Whether everybody sees that column's hand, once play has begun."""
        if self.seats == 2:
            return column == DUMMY
        return column == self.holder and self.offer in SHOWS_HAND

    def _hand_seen(self, column: int, viewer: Seat | None) -> bool:
        return column == viewer or (self.phase == "play" and self._hand_is_open(column))

    def _bid_seen(self, column: int, viewer: Seat | None) -> bool:
        return column == viewer or (self.phase == "play" and self._bid_is_open(column))

    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """Own cards, what lies open, and how many cards lie hidden."""
        zones: list[Zone] = []
        for column in range(self.columns if self.dealing >= 0 else 0):
            zones += self._zones_of(column, seat)
        for at, card in zip(self.order, self.trick, strict=False):  # the order is longer than an open trick
            zones.append(Zone("trick", at, (self._name(card),)))
        for at, card in zip(self.last_order, self.last_trick, strict=True):
            zones.append(Zone("last_trick", at, (self._name(card),)))
        if self.turn_up:
            zones.append(Zone("turn_up", None, (self.turn_up,)))
        return tuple(zones), tuple(self._facts(seat))

    def places(self) -> tuple[Zone, ...]:
        """All hands and bids, the open trick, the turn-up; the tricks taken are only counted."""
        if self.phase in ("deal", "over"):
            return ()
        zones = [Zone("hand", column, self.spell(hand)) for column, hand in enumerate(self.hands)]
        zones += [Zone("bid", column, self.spell(bid)) for column, bid in enumerate(self.bids) if bid]
        zones += [Zone("trick", at, (self._name(card),)) for at, card in zip(self.order, self.trick, strict=False)]
        if self.turn_up:
            zones.append(Zone("turn_up", None, (self.turn_up,)))
        return (*zones, Zone("taken", None, hidden=sum(self.won) * self.columns))

    def _zones_of(self, column: int, viewer: Seat | None) -> Iterator[Zone]:
        for name, held, seen in (
            ("hand", self.hands[column], self._hand_seen(column, viewer)),
            ("bid", self.bids[column], self._bid_seen(column, viewer)),
        ):
            if seen and held:
                yield Zone(name, column, self.spell(held))
            elif held:
                yield Zone(name, column, hidden=held.bit_count())
        if self.shown[column]:
            yield Zone("bid_was", column, self.spell(self.shown[column]))

    def _facts(self, viewer: Seat | None) -> Iterator[Fact]:
        yield Fact("game", str(len(self.rows) // self.width + (0 if self.over or self._between_games() else 1)))
        if self.dealing < 0:
            return
        yield Fact("trump", self.trump or "unsettled")
        open_ = self.phase in ("bid", "premium", "upgrade") and not self.asked
        if open_ and self.agreed.trump_method == "premium_chooses":
            yield Fact("trump_to_keep", self.kept)
        for column, won in enumerate(self.won):
            yield Fact("tricks", str(won), column)
        yield from self._premium_facts()
        yield from self._bid_facts(viewer)
        if self.agreed.bidding == "leftover" and viewer is not None and self.hands[viewer]:
            yield Fact("held", str(self.value(self.hands[viewer])))  # of who looks; also 0 says something
        if self.seats == 2 and self.controller >= 0:
            yield Fact("controller", "dummy", self.controller)
        for column, met in enumerate(self.met):
            yield Fact("contract", "made" if met else "failed", column)

    def _between_games(self) -> bool:
        return self.deals == 0 and self.phase == "deal" and self.dealing >= 0

    def _premium_facts(self) -> Iterator[Fact]:
        if self.holder >= 0:
            yield Fact("offer", self.offer, self.holder)
        if self.announced >= 0:
            yield Fact("announced", str(self.announced), self.holder)
        if self.rival >= 0:
            yield Fact("overcall", self.rival_offer, self.rival)
        if self.rival_announced >= 0:
            yield Fact("announced", str(self.rival_announced), self.rival)
        for seat, declared in enumerate(self.declared):
            if declared:
                yield Fact("offer", "declare", seat)

    def _bid_facts(self, viewer: Seat | None) -> Iterator[Fact]:
        for column in range(self.columns):
            if self.bids[column] and self._bid_seen(column, viewer):
                yield Fact("bid", str(self.value(self.bids[column])), column)
            elif self.bids[column]:
                yield Fact("bid", "hidden", column)
            elif self.shown[column]:
                yield Fact("bid", str(self.value(self.shown[column])), column)
        for seat, wish in enumerate(self.wishes):
            if wish >= 0:
                yield Fact("wish", WISHES[wish] if seat == viewer else "hidden", seat)

    def redeal(self, seat: Seat, rng: Random) -> Self:
        """Deal anew all hands and bids that `seat` does not see, minding who did not follow."""
        new = self.copy()
        if self.phase in ("deal", "over"):
            return new
        places = [
            (holding, column, barred)
            for column in range(self.columns)
            for holding, seen, barred in (
                (new.hands, self._hand_seen(column, seat), self.voids[column]),
                (new.bids, self._bid_seen(column, seat), 0),
            )
            if not seen
        ]
        unseen = sum(holding[column] for holding, column, _ in places)  # disjoint sets add up
        sizes = [holding[column].bit_count() for holding, column, _ in places]
        dealt = split(rng, unseen, sizes, [barred for *_, barred in places])
        for (holding, column, _), hand in zip(places, dealt, strict=True):
            holding[column] = hand
        for other, wish in enumerate(self.wishes):
            if other != seat and wish >= 0:
                new.wishes = put(new.wishes, other, rng.randrange(len(WISHES)))
        return new

    # names

    @property
    def deck(self) -> Deck:
        """The pack of this number of players, without a joker."""
        return DECKS[self.seats]

    def pack(self) -> tuple[str, ...]:
        """All cards that are dealt or turned."""
        return (*self.deck.pack, JOKER) if self.agreed.edition == "1975" else self.deck.pack

    def deal_sizes(self) -> tuple[int, ...]:
        """A hand for each column; in the 1975 game the turned-up card last."""
        size = 13 if self.seats == 4 else 12
        return (size,) * self.columns + ((1,) if self.agreed.edition == "1975" else ())

    def read_item(self, verb: str, kind: Kind | None, item: str) -> str:
        """A card must be of this table's pack."""
        if kind is Kind.CARD and item not in self.pack():
            kind = None
        return State.read_item(self, verb, kind, item)

    def _number(self, name: str) -> Card:
        """A named card's number; -1 for one that is out of play."""
        if name == JOKER:
            return self.joker
        return -1 if name == self.turn_up else self.deck.number[name]

    def _mask(self, names: Sequence[str]) -> Cards:
        return mask_of(self._number(name) for name in names)

    def _name(self, card: Card) -> str:
        return JOKER if card == self.joker else self.deck.name[card]

    def spell(self, mask: Cards) -> tuple[str, ...]:
        """The names of a set, in pack order, the joker last."""
        if self.joker < 0 or not mask >> self.joker & 1:
            return self.deck.spell(mask)
        return (*self.deck.spell(mask ^ 1 << self.joker), JOKER)

    # sense

    def policy(self, seat: Seat, rng: Random) -> Action:
        """Bid what the hand looks good for, then win or duck by what is still needed."""
        match self.phase:
            case "bid" if self._owes_lay(seat):
                return Action("lay", self.spell(self._plan(self.hands[seat], 0)[0]))
            case "bid":
                return Action("wish", ("none",))
            case "premium":
                return Action("pass")
            case "upgrade":
                return Action("yield")
            case "trump":
                return Action("trump", (self._longest(self.hands[seat] | self.bids[seat]),))
        card = self.sensible_card(seat)
        return Action("dummy" if self.seats == 2 and self.at == DUMMY else "play", self.spell(1 << card))

    @property
    def _strength(self) -> tuple[float, ...]:
        """About how often each card takes a trick under this trump."""
        return STRENGTH[self.seats][self.trump]

    def _plan(self, hand: Cards, won: int) -> tuple[Cards, float]:
        """The three cards of `hand` whose bid comes nearest to what the others will take, and by how much it misses."""
        strength, values = self._strength, VALUES[self.seats]
        held = list(cards(hand))
        total = won + sum((strength[card] for card in held), 0.0)
        shares = [(strength[card] + values[card], 1 << card) for card in held]
        best, least = 0, 99.0
        for (one, a), (two, b), (three, c) in combinations(shares, 3):
            miss = abs(total - one - two - three)
            if miss < least:
                best, least = a | b | c, miss
        return best, least

    def _longest(self, hand: Cards) -> str:
        lengths = [(hand & suit).bit_count() for suit in self.deck.in_suit]
        return SUITS[lengths.index(max(lengths))]

    def sensible_card(self, seat: Seat) -> Card:
        """Win as cheaply as will do while tricks are needed; else lose with the highest card that loses.

        The dummy's tricks are nobody's, so it wins when its controller needs none.
        """
        choice_ = self.playable()
        if self.agreed.bidding == "leftover":
            keep = self._plan(self.hands[self.at], self.won[seat])[0]
            wanted = self.announced if self.announced >= 0 and seat == self.holder else self.value(keep)
            choice_ = choice_ & ~keep or choice_
        else:
            wanted = self.value(self.bids[seat])
        if self.seats == 2 and self.at == DUMMY:
            return self._card_for(choice_, needs=self.won[seat] >= wanted)
        return self._card_for(choice_, needs=self._spoils(self.won[seat] < wanted))

    def _card_for(self, choice_: Cards, *, needs: bool) -> Card:
        """The card of a choice with which to win a trick or to lose it."""
        if not self.trick:
            return self._strongest(choice_) if needs else self._weakest(choice_)
        winning, losing = choice_ & self.better, choice_ & ~self.better
        last = len(self.trick) == len(self.order) - 1
        if needs and winning:
            return self._weakest(winning) if last else self._strongest(winning)
        if losing:
            return self._weakest(losing) if needs else self._strongest(losing)
        return self._strongest(winning) if last else self._weakest(winning)

    def _strongest(self, choice_: Cards) -> Card:
        """Which card of a choice is the likeliest to take a trick; written out, as a rollout does little else."""
        strength, best, most = self._strength, -1, -1.0
        for card in LISTED[choice_]:
            if strength[card] > most:
                best, most = card, strength[card]
        return best

    def _weakest(self, choice_: Cards) -> Card:
        """Which card of a choice is the least likely to take a trick."""
        strength, best, least = self._strength, -1, 2.0
        for card in LISTED[choice_]:
            if strength[card] < least:
                best, least = card, strength[card]
        return best

    # search

    def candidates(self, seat: Seat, rng: Random, most: int) -> list[Action]:
        """Of the many bids those that the hand is likeliest to meet, not all of one value."""
        if self.phase == "bid" and self._owes_lay(seat):
            return [Action("lay", self.spell(bid)) for bid in self._likely_bids(seat, most)]
        if self.phase == "premium" and self.agreed.bidding == "leftover":
            return self._likely_offers(seat)
        return State.candidates(self, seat, rng, most)

    def _likely_bids(self, seat: Seat, most: int) -> list[Cards]:
        """Bids by how little they miss, a third at most of one value."""
        hand, strength, values = self.hands[seat], self._strength, VALUES[self.seats]
        total = sum((strength[card] for card in cards(hand)), 0.0)
        bids = []
        for three in combinations(cards(hand), 3):
            bid = sum(values[card] for card in three)
            bids.append((abs(total - bid - sum((strength[card] for card in three), 0.0)), bid, mask_of(three)))
        chosen: list[Cards] = []
        taken = [0] * 10
        for _, bid, laid in sorted(bids):
            if taken[bid] < most // 3 and len(chosen) < most:
                taken[bid] += 1
                chosen.append(laid)
        return chosen

    def _likely_offers(self, seat: Seat) -> list[Action]:
        """Passing, and every offer with the numbers around that which the hand promises."""
        hand = self.hands[seat]
        keep = self._plan(hand, 0)[0]
        bid = self.value(keep)
        found = [Action("pass")]
        for prompt in self.prompts(seat):
            if prompt.verb != "pass":
                near = {str(number_) for number_ in range(bid - 1, bid + 2)}
                found += [action for action in prompt.actions() if not action.items or action.items[0] in near]
        return found

    def tricks_left(self) -> int:
        """How many tricks are still to be completed in play."""
        return self.left if self.phase == "play" else 0

    def finish(self, rng: Random) -> None:
        """Play the deal to its end by simple sense."""
        cards_bid = self.agreed.bidding == "cards"
        while self.phase not in ("deal", "over"):
            if self.phase != "play":
                seat = self.actors()[0]
                self.do(seat, self.policy(seat, rng))
            elif cards_bid:
                choice_ = self.playable()
                if choice_ & (choice_ - 1):
                    choice_ = 1 << self._card_for(choice_, needs=self._needs())
                self.push(choice_.bit_length() - 1)
            else:
                self.push(self.sensible_card(self.at))

    def _needs(self) -> bool:
        """Whether the card now due is to win: for a bid not met yet; the dummy's when its controller needs none."""
        if self.seats == 2 and self.at == DUMMY:
            return self.won[self.controller] >= self.value(self.bids[self.controller])
        return self._spoils(self.won[self.at] < self.value(self.bids[self.at]))

    def _spoils(self, needs: bool) -> bool:
        """Whether to win, `needs` being the own bid's answer, where another's bid lies open to be spoilt.

        Who has all that he offered is given tricks; who needs all that are left is kept from them.
        """
        holder = self.holder
        if holder < 0 or holder == self.at or self.agreed.bidding == "leftover":
            return needs
        lacks = self.value(self.bids[holder]) - self.won[holder]
        left = self.tricks_left()
        if lacks <= 0:
            return lacks < 0 and needs
        return needs or lacks >= left

    def gains(self) -> Sequence[float]:
        """The row of the deal just finished, with the bonuses of a game that it ended."""
        row: list[float] = [*self.sheet[-self.width :]]
        if self.deals or self.seats == 2:
            return row
        for column, total in enumerate(self.totals):
            row[column] += self._bonus(total, winner=total == max(self.totals))
        return row

    def unlike(self, choices: Cards) -> Cards:
        """Of cards next to each other in their suit, as far as others still hold cards between, one."""
        ranking, others = RANKINGS[self.seats][self.trump], 0
        for column, hand in enumerate(self.hands):
            if column != self.at:
                others |= hand
        for card in self.trick:
            others |= BIT[card]
        found, kinds = 0, set()
        for card in LISTED[choices]:
            beaten = tuple([ranking.beaters[other] >> card & 1 for other in self.trick])
            kind = (ranking.suit[card], ranking.beaters[card] & others, beaten)
            if kind not in kinds:
                kinds.add(kind)
                found |= BIT[card]
        return found

    def to_come(self) -> tuple[int, ...]:
        """Who leads, who plays the dummy's cards, what all hold, and the tricks taken."""
        return () if self.trick else (self.at, self.controller, *self.hands, *self.won)

    def fit(self, seat: Seat) -> float:
        """By how near the others' hidden bids, as far as they are laid, come to what their cards promise."""
        if self.agreed.bidding == "leftover":
            return 1.0
        strength, odds = self._strength, 1.0
        for column in range(self.columns):
            if self.bids[column] and not self._bid_seen(column, seat) and not (self.seats == 2 and column == DUMMY):
                promise = self.won[column] + sum((strength[card] for card in cards(self.hands[column])), 0.0)
                odds *= UNFIT + exp(-((promise - self.value(self.bids[column])) ** 2) / 1.28)
        return odds


UNFIT: Final = 0.05
"""The odds, beside 1 for a bid that is met, that a player bids what his hand does not promise."""


def _strengths(deck: Deck, ranking: Ranking) -> tuple[float, ...]:
    found = []
    for card in range(deck.size):
        above = (ranking.beaters[card] & ranking.suit[card]).bit_count()
        if ranking.trumps >> card & 1:
            found.append(max(0.15, 1.0 - 0.12 * above))
        else:
            found.append((0.8, 0.5, 0.28, 0.14, 0.07)[above] if above < 5 else 0.03)
    return tuple(found)


STRENGTH: Final = {
    seats: {trump: _strengths(DECKS[seats], ranking) for trump, ranking in rankings.items()}
    for seats, rankings in RANKINGS.items()
}
"""About how often each card takes a trick, by number of players and trump."""


T = TypeVar("T")


def put(values: list[T], at: int, value: T) -> list[T]:
    """The same list but for one value; the old one stays as it is."""
    return [*values[:at], value, *values[at + 1 :]]


def _numbered(verb: str, kind: str) -> Prompt:
    """An offer, with its number 0 to 9 where its kind names one."""
    if kind not in NUMBERED:
        return Prompt(verb)
    return Prompt(verb, tuple(str(n) for n in range(10)), 1, 1, Kind.NUMBER)


def _rows(flat: list[int], width: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(flat[at : at + width]) for at in range(0, len(flat), width))


def _new(options: Options, dealer: Seat) -> NinetyNine:
    assert isinstance(options, NinetyNineOptions), "options of this game"
    if not 0 <= dealer < options.seats:
        raise BadOption(f"There is no seat {dealer}.", "dealer")
    state = NinetyNine(seats=options.seats, options=options, dealer=dealer, first_dealer=dealer)
    state.totals = [0] * state.width
    state.won = [0] * state.columns
    state.carried = [0, 0]
    return state


def _decisions(options: Options) -> float:
    assert isinstance(options, NinetyNineOptions), "options of this game"
    if options.edition == "1975":
        return DEALS_OF_1975 * DECISIONS_OF_1975 * options.rubber_games
    if options.five_player_format in RACES:
        return 2.75 * RACES[options.five_player_format]
    a_point = DECISIONS_OF_PARTNERS if options.partnership else DECISIONS_A_POINT[options.seats]
    return a_point * options.target_score * options.rubber_games


REFUSALS: Final = {
    "game-over": Refusal("The rubber is over; nothing more can be played.", "game"),
    "premium-not-allowed": Refusal("This version of the game has no such premium.", "premium"),
    "wrong-phase": Refusal("That is not what is being decided now.", "course"),
    "already-bid": Refusal("You have already laid your bid, and a laid bid is final.", "bid"),
    "not-controller": Refusal("The dummy's cards are played by the other player.", "two-players"),
    "not-your-turn": Refusal("It is not your turn.", "course"),
    "not-held": Refusal("{card} is not in that hand.", "play"),
    "bid-count": Refusal("A bid is exactly three cards.", "bid"),
    "duplicate-card": Refusal("The three bid-cards must be three different cards.", "bid"),
    "premium-outranked": Refusal("An offer at least as high already stands.", "premium"),
    "announce-range": Refusal(
        "Name a number from 0 to 9 where the offer takes one, and none where it does not.", "no-bid"
    ),
    "invalid-trump": Refusal("That cannot be chosen as trump here.", "choosing-trump"),
    "wrong-source": Refusal("The next card comes from the other hand: yours or the dummy's.", "two-players"),
    "must-follow-suit": Refusal("{card} can't be played: {suit} were led and you can follow.", "play"),
}

GAME: Final = Game(
    key="ninety-nine",
    version=1,
    seats=(3, 2, 4, 5),
    options=NinetyNineOptions,
    new=_new,
    decisions=_decisions,
    state=NinetyNine,
    presets={
        "standard": Preset(seats=(3, 2, 4, 5), options={}),
        "parlett-1975": Preset(seats=(3,), options={"edition": "1975"}),
        "bidders-trump": Preset(seats=(3, 4), options={"trump_method": "premium_chooses"}),
        "nines": Preset(seats=(3, 4), options={"trump_method": "premium_chooses", "trump_choices": "suits_or_nines"}),
        "no-bid": Preset(seats=(3,), options={"bidding": "leftover"}),
        "partners": Preset(seats=(4,), options={"partnership": "true"}),
        "race-250": Preset(seats=(5,), options={"five_player_format": "race_250"}),
        "race-500": Preset(seats=(5,), options={"five_player_format": "race_500"}),
    },
    verbs={
        "lay": Verb(Kind.CARD, 0, None, set=True),
        "wish": Verb(Kind.WORD, 1, 1),
        "pass": Verb(),
        "declare": Verb(),
        "reveal": Verb(),
        "announce": Verb(Kind.NUMBER, 1, 1),
        "open": Verb(),
        "open_announce": Verb(Kind.NUMBER, 1, 1),
        "upgrade": Verb(Kind.NUMBER, 0, 1),
        "yield": Verb(),
        "trump": Verb(Kind.SUIT, 1, 1),
        "play": Verb(Kind.CARD, 1, 1),
        "dummy": Verb(Kind.CARD, 1, 1),
    },
    order=ORDER,
    words={"trump": (*SUITS, "nines", "none"), "wish": WISHES},
    refusals=REFUSALS,
    topics=(
        "object",
        "pack",
        "course",
        "bid",
        "premium",
        "play",
        "scoring",
        "game",
        "two-players",
        "four-players",
        "partners",
        "five-players",
        "edition-1975",
        "choosing-trump",
        "nines",
        "no-bid",
        "example",
        "strategy",
    ),
    topic_options={
        "course": ("trump_method", "first_deal_trump", "premium_timing", "bidding"),
        "bid": ("bidding",),
        "premium": ("premium_procedure", "premium_timing"),
        "game": ("target_score", "game_bonus", "bonus_value", "rubber_games"),
        "two-players": ("dummy_contract", "match_scoring"),
        "partners": ("partnership", "partnership_contract"),
        "five-players": ("five_player_format",),
        "edition-1975": ("edition",),
        "choosing-trump": ("trump_method", "trump_choices", "allow_no_trump_choice", "premium_timing"),
        "nines": ("trump_choices",),
        "no-bid": ("bidding", "magri_premiums", "magri_values"),
    },
)
NinetyNine.game = GAME
