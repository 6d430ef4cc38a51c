"""Domino Pinochle: three players meld runs of tiles with a common widow, then take tricks without trumps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import inf
from random import Random
from typing import Final, NamedTuple, Self

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
from games.core.cards import LISTED, Card, Cards, Pack, mask_of
from games.core.hidden import split
from games.core.options import BadOption, Options, choice, flag
from games.core.tricks import Ranking, follow, suits_of

NUMBERS: Final = 7
"""The ends of a tile are numbers from 0, the blank, to 6."""
PACK: Final = Pack([[f"{high}-{low}" for low in range(high, -1, -1)] for high in reversed(range(NUMBERS))])
"""In tricks a tile belongs to its high end alone, the double on top (3.3): the same order as pack order."""
RANKING: Final = Ranking(suits_of(PACK.in_suit), None)
WIDOW: Final = "w"
ORDER: Final = {**PACK.order, WIDOW: PACK.size}
ENDS: Final = tuple((int(name[0]), int(name[2])) for name in PACK.name)
"""The high and the low end of each tile."""
CHIPS: Final = tuple({5: 5, 10: 10}.get(high + low, 0) for high, low in ENDS)
"""What each captured tile pays."""

SEATS: Final = 3
HAND: Final = 9
DOUBLES: Final = -1
"""The suit of doubles, which exists in melds only."""


@dataclass(frozen=True, kw_only=True)
class DominoOptions(Options):
    """What a table may agree on (3.8)."""

    target_score: int = choice(250, 100, 150)
    double_in_sequence: str = choice("both", "doubles_suit_only")
    meld_suits: str = choice("both_ends", "high_end_only")
    tile_reuse: str = choice("none", "across_kinds")
    widow_uses_per_player: str = choice("unlimited", "once")
    doubles_wrap: bool = flag()
    doubles_five_needs_adjacent: bool = flag()
    meld_tie: str = choice("equal_totals", "both_reached")
    widow_to: str = choice("last_trick", "nobody")
    first_dealer: str | int = choice("random", 0, 1, 2)


class Meld(NamedTuple):
    """Three tiles of one suit whose other ends are `low` and the two numbers after it; of doubles, the doubles."""

    tiles: Cards
    suit: int
    low: int

    @property
    def ends(self) -> tuple[int, int, int]:
        """The three consecutive numbers, which may go round from 6 to 0."""
        return (self.low, (self.low + 1) % NUMBERS, (self.low + 2) % NUMBERS)


class Worth(NamedTuple):
    """What a meld pays, and why.

    `with_widow` 2; `by_itself` 3; `same_suit` 4 and `continued` 5 of a sequence; `same_number` 4 and `double_widow` 5
    of doubles.
    """

    chips: int
    reason: str


def _tile(one: int, other: int) -> Card:
    return PACK.number[f"{max(one, other)}-{min(one, other)}"]


def _sequences(double_in_sequence: str, meld_suits: str) -> Iterator[Meld]:
    for suit in range(NUMBERS):
        for low in range(NUMBERS - 2):
            ends = range(low, low + 3)
            needs_double = double_in_sequence == "doubles_suit_only" and suit in ends
            needs_low_end = meld_suits == "high_end_only" and ends[-1] > suit
            if not (needs_double or needs_low_end):
                yield Meld(mask_of(_tile(suit, end) for end in ends), suit, low)


def _doubles(doubles_wrap: bool) -> Iterator[Meld]:
    for low in range(NUMBERS if doubles_wrap else NUMBERS - 2):
        ends = Meld(0, DOUBLES, low).ends
        yield Meld(mask_of(_tile(end, end) for end in ends), DOUBLES, low)


@cache
def _table(double_in_sequence: str, meld_suits: str, doubles_wrap: bool) -> dict[Cards, Meld]:
    melds = (*_sequences(double_in_sequence, meld_suits), *_doubles(doubles_wrap))
    return {meld.tiles: meld for meld in melds}


def meld_table(options: DominoOptions) -> dict[Cards, Meld]:
    """Every meld there is under these options, by its three tiles."""
    return _table(options.double_in_sequence, options.meld_suits, options.doubles_wrap)


def worth(options: DominoOptions, meld: Meld, widow: Card, *, with_widow: bool) -> Worth:
    """The single highest tier that applies to a meld, two of its tiles held and one the widow, or all three held."""
    if with_widow:
        return Worth(2, "with_widow")
    if meld.suit == DOUBLES:
        return _worth_of_doubles(options, meld, widow)
    return _worth_of_sequence(options, meld, widow)


def _meld_ends(options: DominoOptions, tile: Card) -> tuple[int, ...]:
    """The numbers in whose suits a tile melds."""
    return ENDS[tile][:1] if options.meld_suits == "high_end_only" else ENDS[tile]


def _worth_of_sequence(options: DominoOptions, meld: Meld, widow: Card) -> Worth:
    high, low = ENDS[widow]
    apart = options.double_in_sequence == "doubles_suit_only" and high == low
    if apart or meld.suit not in _meld_ends(options, widow):
        return Worth(3, "by_itself")
    other = low if high == meld.suit else high
    return Worth(5, "continued") if other in (meld.low - 1, meld.low + 3) else Worth(4, "same_suit")


def _worth_of_doubles(options: DominoOptions, meld: Meld, widow: Card) -> Worth:
    high, low = ENDS[widow]
    if high == low:
        beside = {meld.low - 1, meld.low + 3}
        if options.doubles_wrap:
            beside = {number % NUMBERS for number in beside}
        fits = not options.doubles_five_needs_adjacent or high in beside
        return Worth(5, "double_widow") if fits else Worth(3, "by_itself")
    matches = set(meld.ends) & set(_meld_ends(options, widow))
    return Worth(4, "same_number") if matches else Worth(3, "by_itself")


def _in_order(item: str) -> list[int]:
    """The sort key of a meld: the places of its tiles in pack order, the widow last."""
    return [ORDER[name] for name in item.split()]


@dataclass(kw_only=True)
class DominoPinochle(State):
    """One game to the target, in as many hands as it takes."""

    hands: list[Cards] = field(default_factory=lambda: [0] * SEATS)
    widow: Card = -1
    face_up: list[Cards] = field(default_factory=lambda: [0] * SEATS)
    """By seat, the tiles that it melded; they stay in its hand."""
    melds: list[str] = field(default_factory=list)
    """The melds declared in this deal, as written."""
    melders: list[int] = field(default_factory=list)
    """Who declared each of them."""
    spoken: int = 0
    """How many have declared, or said that they have no melds."""
    meld_chips: list[int] = field(default_factory=lambda: [0] * SEATS)
    at: Seat = -1
    leader: Seat = -1
    trick: list[Card] = field(default_factory=list)
    led: Cards = 0
    best: Card = -1
    best_at: Seat = -1
    last_trick: list[Card] = field(default_factory=list)
    last_leader: Seat = -1
    won: list[int] = field(default_factory=lambda: [0] * SEATS)
    taken: list[int] = field(default_factory=lambda: [0] * SEATS)
    """By seat, the chips of its tricks, paid when the hand is over."""
    voids: list[Cards] = field(default_factory=lambda: [0] * SEATS)
    """By seat, the tiles that it cannot hold because it did not follow."""
    totals: list[int] = field(default_factory=lambda: [0] * SEATS)

    @property
    def agreed(self) -> DominoOptions:
        """The options, as those of this game."""
        assert isinstance(self.options, DominoOptions), "options of this game"
        return self.options

    def copy(self) -> Self:
        """An independent state equal to this one. What melding has left behind stays shared: it is written anew."""
        new = State.copy(self)
        new.widow, new.spoken, new.at = self.widow, self.spoken, self.at
        new.leader, new.led, new.best = self.leader, self.led, self.best
        new.best_at, new.last_leader = self.best_at, self.last_leader
        new.face_up, new.melds, new.melders = self.face_up, self.melds, self.melders
        new.meld_chips, new.last_trick = self.meld_chips, self.last_trick
        new.hands, new.trick, new.won = self.hands[:], self.trick[:], self.won[:]
        new.taken, new.voids, new.totals = self.taken[:], self.voids[:], self.totals[:]
        return new

    # who and what

    def actors(self) -> tuple[Seat, ...]:
        """The melder whose turn it is, from the dealer's left, or who is to play."""
        match self.phase:
            case "deal":
                return (CHANCE,)
            case "meld":
                return ((self.dealer + 1 + self.spoken) % SEATS,)
            case "play":
                return (self.at,)
        return ()

    # what is legal

    def playable(self) -> Cards:
        """The tiles that may be played to the trick now: those of the high end led, if any (3.4)."""
        return follow(self.hands[self.at], self.led)

    def offered(self, seat: Seat) -> list[str]:
        """Every meld that the seat's hand holds, alone or with the widow, in canonical order."""
        hand, widow = self.hands[seat], 1 << self.widow
        found = []
        for tiles in meld_table(self.agreed):
            missing = tiles & ~hand
            if missing == 0:
                found.append(" ".join(PACK.spell(tiles)))
            elif missing == widow:
                found.append(" ".join((*PACK.spell(tiles ^ widow), WIDOW)))
        return sorted(found, key=_in_order)

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now."""
        if seat not in self.actors():
            return ()
        if self.phase == "play":
            return (Prompt("play", PACK.spell(self.playable()), 1, 1, Kind.CARD),)
        items = tuple(self.offered(seat))
        if not items:
            return (Prompt("no_meld"),)
        pairs = combinations(range(len(items)), 2)
        clash = tuple((one, other) for one, other in pairs if self._exclude(items[one], items[other]))
        return (Prompt("meld", items, 1, len(items), Kind.MELD, clash), Prompt("no_meld"))

    def _exclude(self, one: str, other: str) -> bool:
        """Whether no declaration may hold both melds: the widow or a tile would serve too often (3.5)."""
        return self._overuse_widow((one, other)) or self._share_tile(one, other)

    def _overuse_widow(self, items: Sequence[str]) -> bool:
        return self.agreed.widow_uses_per_player == "once" and sum(WIDOW in item for item in items) > 1

    def _share_tile(self, one: str, other: str) -> bool:
        if not (set(one.split()) - {WIDOW}) & set(other.split()):
            return False
        across = self.agreed.tile_reuse == "across_kinds"
        return not across or (self.meld(one).suit == DOUBLES) == (self.meld(other).suit == DOUBLES)

    def meld(self, item: str) -> Meld:
        """The meld written so; a KeyError where it is none."""
        return meld_table(self.agreed)[self._tiles(item)]

    def worth(self, item: str) -> Worth:
        """What the meld written so pays in this deal, and why."""
        return worth(self.agreed, self.meld(item), self.widow, with_widow=WIDOW in item)

    def tally(self, seat: Seat, verb: str, picked: Sequence[str]) -> tuple[Fact, ...]:
        """The chips of the melds picked so far, and why each pays what it pays."""
        if verb != "meld" or not all(item in self.offered(seat) for item in picked):
            return ()
        worths = [self.worth(item) for item in picked]
        total = Fact("declared", str(sum(worth.chips for worth in worths)), seat)
        return (total, *(Fact("tier", worth.reason, seat) for worth in worths))

    def _tiles(self, item: str) -> Cards:
        return mask_of(self.widow if name == WIDOW else PACK.number[name] for name in item.split())

    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The codes of 3.9, in their order."""
        if (action.verb == "play") != (self.phase == "play"):
            return "wrong-phase"
        if seat not in self.actors():
            return "not-your-turn"
        match action.verb:
            case "play":
                return self._tile_rule(seat, action.items[0])
            case "meld":
                return self._declaration_rule(seat, action.items)
        return ""

    def _holds(self, seat: Seat, name: str) -> bool:
        return name != WIDOW and bool(self.hands[seat] >> PACK.number[name] & 1)

    def _tile_rule(self, seat: Seat, name: str) -> str:
        if not self._holds(seat, name):
            return "not-held"
        return "" if self.playable() >> PACK.number[name] & 1 else "must-follow-suit"

    def _declaration_rule(self, seat: Seat, items: tuple[str, ...]) -> str:
        names = [name for item in items for name in item.split() if name != WIDOW]
        if not all(self._holds(seat, name) for name in names):
            return "not-held"
        for item in items:
            flaw = self._flaw(item)
            if flaw:
                return flaw
        if self._overuse_widow(items):
            return "meld-widow-misuse"
        return "meld-card-reused" if any(self._share_tile(*pair) for pair in combinations(items, 2)) else ""

    def _flaw(self, item: str) -> str:
        """Why this is no meld, its tiles being held; empty where it is one."""
        names = item.split()
        own = set(names) - {WIDOW}
        if WIDOW in names and (names.count(WIDOW) > 1 or len(own) < 2):
            return "meld-widow-misuse"
        return "" if len(names) == 3 and self._tiles(item) in meld_table(self.agreed) else "meld-invalid"

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """The tile that was refused, and the number that it should have followed."""
        match code:
            case "not-held":
                names = (name for item in action.items for name in item.split())
                widow_counts = action.verb == "play"
                missing = (n for n in names if not self._holds(seat, n) and (n != WIDOW or widow_counts))
                return {"card": next(missing)}
            case "must-follow-suit":
                return {"card": action.items[0], "suit": str(ENDS[self.trick[0]][0])}
        return {}

    # carrying it out

    def do(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        match action.verb:
            case "play":
                self.push(PACK.number[action.items[0]])
            case "deal":
                self._deal([group.split() for group in action.items])
            case "meld":
                self._declare(seat, action.items)
            case "no_meld":
                self.tell("no_meld", seat)
                self._spoke()

    def _deal(self, groups: list[list[str]]) -> None:
        if self.dealing >= 0:
            self.dealer = (self.dealer + 1) % SEATS
        self.dealing += 1
        self._clear()
        self.hands = [PACK.read(group) for group in groups[:SEATS]]
        self.widow = PACK.number[groups[SEATS][0]]
        self.tell("deal", self.dealer)
        for seat in range(SEATS):
            self.tell("hand", seat, PACK.spell(self.hands[seat]), to=seat)
        self.tell("widow", self.dealer, groups[SEATS])
        self.phase = "meld"

    def _clear(self) -> None:
        self.face_up, self.voids = [0] * SEATS, [0] * SEATS
        self.meld_chips, self.taken, self.won = [0] * SEATS, [0] * SEATS, [0] * SEATS
        self.melds, self.melders, self.trick, self.last_trick = [], [], [], []
        self.at = self.leader = self.best = self.best_at = self.last_leader = -1
        self.spoken = self.led = 0

    def _declare(self, seat: Seat, items: tuple[str, ...]) -> None:
        self.melds, self.melders = [*self.melds, *items], [*self.melders, *[seat] * len(items)]
        self.face_up, self.meld_chips = self.face_up[:], self.meld_chips[:]
        for item in items:
            chips = self.worth(item).chips
            self.tell("meld", seat, item.split(), chips)
            self.meld_chips[seat] += chips
            self.face_up[seat] |= self._tiles(item) & ~(1 << self.widow)
        self._spoke()

    def _spoke(self) -> None:
        self.spoken += 1
        if self.spoken == SEATS:
            self._pay_melds()

    def _pay_melds(self) -> None:
        """Pay all three at once; a single leader at the target has won, a tie is played out (3.7)."""
        self._pay("melds_paid", self.meld_chips)
        leaders = self._leaders()
        reached = sum(total >= self.agreed.target_score for total in self.totals)
        undecided = reached > 1 and self.agreed.meld_tie == "both_reached"
        if len(leaders) == 1 and not undecided:
            self._end_deal()
            return
        if reached > 1:
            self.tell("tie_after_melds")
        self.phase = "play"
        self.at = self.leader = (self.dealer + 1) % SEATS

    def _pay(self, kind: str, chips: list[int]) -> None:
        for seat in range(SEATS):
            self.totals[seat] += chips[seat]
            if chips[seat]:
                self.tell(kind, seat, points=chips[seat])

    def ahead(self) -> Seat | None:
        return self.best_at if len(self.trick) > 1 else None

    def push(self, card: Card) -> None:
        """Play a tile of `playable()`: the search's way, and every `play` action's."""
        at, trick = self.at, self.trick
        if self.told is not None:
            self.tell("play", at, (PACK.name[card],))
        self.hands[at] ^= 1 << card
        if not trick:
            self.led = RANKING.suit[card]
            self.best, self.best_at = card, at
        elif RANKING.beaters[self.best] >> card & 1:
            self.best, self.best_at = card, at
        elif not self.led >> card & 1:
            self.voids[at] |= self.led
        trick.append(card)
        if len(trick) == SEATS:
            self._take()
        else:
            self.at = (at + 1) % SEATS

    def _take(self) -> None:
        winner, chips = self.best_at, 1
        for card in self.trick:
            chips += CHIPS[card]
        self.won[winner] += 1
        self.taken[winner] += chips
        if self.told is not None:
            self.tell("trick", winner, [PACK.name[card] for card in self.trick], chips)
        self.last_trick, self.last_leader = self.trick, self.leader
        self.trick, self.led = [], 0
        self.at = self.leader = winner
        if not self.hands[winner]:
            self._count(winner)

    def _count(self, last: Seat) -> None:
        """After the ninth trick: the widow to its winner, then all chips at once (3.6)."""
        if self.agreed.widow_to == "last_trick":
            self.taken[last] += CHIPS[self.widow]
            self.tell("widow_taken", last, (PACK.name[self.widow],), CHIPS[self.widow])
        self._pay("tricks_paid", self.taken)
        self._end_deal()

    def _leaders(self) -> list[Seat]:
        """Who has the highest total, where that is at the target."""
        best = max(self.totals)
        return [seat for seat in range(SEATS) if self.totals[seat] == best >= self.agreed.target_score]

    def _end_deal(self) -> None:
        row = [self.meld_chips[seat] + self.taken[seat] for seat in range(SEATS)]
        self.sheet = self.sheet + row
        for seat, points in enumerate(row):
            self.tell("deal_score", seat, points=points)
        self.hands = [0] * SEATS
        self.at = self.leader = -1
        leaders = self._leaders()
        self.phase = "over" if len(leaders) == 1 else "deal"
        if len(leaders) == 1:
            self.tell("game_won", leaders[0], points=self.totals[leaders[0]])
        elif leaders:
            self.tell("tie_after_tricks", points=self.totals[leaders[0]])

    def scores(self) -> tuple[int, ...]:
        """The chips of each seat."""
        return tuple(self.totals)

    def standing(self) -> Standing:
        """The score sheet."""
        rows = [tuple(self.sheet[at : at + SEATS]) for at in range(0, len(self.sheet), SEATS)]
        return Standing(
            tricks=tuple(self.won),
            deal_scores=tuple(rows),
            target=self.agreed.target_score,
            winners=tuple(self._leaders()) if self.over else None,
        )

    # what may be seen

    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """Own tiles, what lies face up of every hand, the widow, the melds (in threes) and the tricks."""
        zones: list[Zone] = []
        for owner, hand in enumerate(self.hands):
            if hand and owner == seat:
                zones.append(Zone("hand", owner, PACK.spell(hand)))
            elif hand:
                zones.append(Zone("hand", owner, hidden=hand.bit_count()))
            if hand & self.face_up[owner]:
                zones.append(Zone("known", owner, PACK.spell(hand & self.face_up[owner])))
        if self.widow >= 0:
            zones.append(Zone("widow", None, (PACK.name[self.widow],)))
        for owner in dict.fromkeys(self.melders):
            melds = [item for melder, item in zip(self.melders, self.melds, strict=True) if melder == owner]
            zones.append(Zone("melds", owner, tuple(name for item in melds for name in PACK.spell(self._tiles(item)))))
        zones += self._trick_zones("trick", self.leader, self.trick)
        zones += self._trick_zones("last_trick", self.last_leader, self.last_trick)
        return tuple(zones), tuple(self._facts())

    def _trick_zones(self, name: str, leader: Seat, trick: list[Card]) -> Iterator[Zone]:
        for place, card in enumerate(trick):
            yield Zone(name, (leader + place) % SEATS, (PACK.name[card],))

    def _facts(self) -> Iterator[Fact]:
        if self.dealing < 0:
            return
        for place in range(self.spoken):
            seat = (self.dealer + 1 + place) % SEATS
            yield Fact("meld_chips", str(self.meld_chips[seat]), seat)
        for seat in range(SEATS):
            yield Fact("tricks", str(self.won[seat]), seat)
            yield Fact("trick_chips", str(self.taken[seat]), seat)

    def places(self) -> tuple[Zone, ...]:
        """The hands, the widow and the open trick; the tricks taken are only counted."""
        if self.phase in ("deal", "over"):
            return ()
        zones = [Zone("hand", seat, PACK.spell(hand)) for seat, hand in enumerate(self.hands)]
        zones.append(Zone("widow", None, (PACK.name[self.widow],)))
        return (
            *zones,
            *self._trick_zones("trick", self.leader, self.trick),
            Zone("taken", None, (), SEATS * sum(self.won)),
        )

    def redeal(self, seat: Seat, rng: Random) -> Self:
        """Deal anew what the others hold face down, minding who did not follow."""
        new = self.copy()
        if self.phase in ("deal", "over"):
            return new
        others = [other for other in range(SEATS) if other != seat]
        hidden = [self.hands[other] & ~self.face_up[other] for other in others]
        sizes = [tiles.bit_count() for tiles in hidden]
        dealt = split(rng, sum(hidden), sizes, [self.voids[other] for other in others])
        for other, was, now in zip(others, hidden, dealt, strict=True):
            new.hands[other] = self.hands[other] ^ was | now
        return new

    # names

    def pack(self) -> tuple[str, ...]:
        """The double-six set."""
        return PACK.pack

    def deal_sizes(self) -> tuple[int, ...]:
        """Three hands and the widow."""
        return (HAND, HAND, HAND, 1)

    def read_item(self, verb: str, kind: Kind | None, item: str) -> str:
        """A meld is written by its tiles in any order, `w` for the widow."""
        if kind is not Kind.MELD:
            return State.read_item(self, verb, kind, item)
        names = [State.read_item(self, verb, Kind.CARD, name) for name in item.split()]
        if not names:
            raise BadNotation("a meld has tiles")
        return " ".join(sorted(names, key=ORDER.__getitem__))

    def canonical(self, seat: Seat, action: Action, shape: Verb) -> Action:
        """Melds stand in the order of their tiles, but for a declaration that holds no meld in some place.

        That one stays as written: its faults are told from the left (3.9).
        """
        action = State.canonical(self, seat, action, shape)
        if shape.kind is not Kind.MELD or self.widow < 0 or any(self._flaw(item) for item in action.items):
            return action
        return Action(action.verb, tuple(sorted(action.items, key=_in_order)))

    # sense

    def policy(self, seat: Seat, rng: Random) -> Action:
        """Declare what pays most; then play for the tricks that hold chips."""
        prompt = self.prompts(seat)[0]
        match prompt.verb:
            case "no_meld":
                return Action("no_meld")
            case "meld":
                return Action("meld", self._best_declaration(prompt))
        return Action("play", (PACK.name[self.sensible_card(seat)],))

    def _best_declaration(self, prompt: Prompt) -> tuple[str, ...]:
        """The declaration with the most chips; of equal ones that with the fewest melds."""
        chips = [self.worth(item).chips for item in prompt.items]
        banned = [mask_of(other for one, other in prompt.clash if one == at) for at in range(len(chips))]

        def best(at: int, barred: int) -> tuple[int, tuple[str, ...]]:
            if at == len(chips):
                return 0, ()
            without = best(at + 1, barred)
            if barred >> at & 1:
                return without
            gain, items = best(at + 1, barred | banned[at])
            gain += chips[at]
            return (gain, (prompt.items[at], *items)) if gain > without[0] else without

        return best(0, 0)[1]

    def sensible_card(self, seat: Seat) -> Card:
        """The tile that promises most chips, less what it is worth to a later trick."""
        legal = self.playable()
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        hands = self.hands
        unseen = (hands[0] | hands[1] | hands[2]) ^ hands[seat]
        played = 0
        for card in self.trick:
            played += CHIPS[card]
        best, most = -1, -inf
        for card in LISTED[legal]:
            promise = self._promise(card, unseen, played)
            if promise > most:
                best, most = card, promise
        return best

    def _promise(self, card: Card, unseen: Cards, played: int) -> float:
        """`played` are the chips of the trick so far."""
        behind = SEATS - 1 - len(self.trick)
        above = (unseen & RANKING.beaters[card]).bit_count()
        chance = 0.0
        if not self.trick or RANKING.beaters[self.best] >> card & 1:
            chance = HOLDS[behind][above]
        chips = CHIPS[card]
        stake = 1 + played + chips + behind * DISCARD_WORTH
        return chance * stake - (1 - chance) * chips - KEEP[above]

    # search

    def tricks_left(self) -> int:
        """How many tricks are still to be completed in play."""
        return self.hands[self.at].bit_count() if self.phase == "play" else 0

    def to_come(self) -> tuple[int, ...]:
        """Who leads, what all hold, and the chips taken."""
        return () if self.trick else (self.at, *self.hands, *self.taken)

    def finish(self, rng: Random) -> None:
        """Play the deal to its end by simple sense."""
        while self.phase not in ("deal", "over"):
            if self.phase == "play":
                self.push(self.sensible_card(self.at))
            else:
                seat = self.actors()[0]
                self.do(seat, self.policy(seat, rng))

    def gains(self) -> Sequence[float]:
        """The row of the deal just finished; the game won with it counts for more."""
        row: list[float] = [*self.sheet[-SEATS:]]
        if self.over:
            row[self._leaders()[0]] += GAME_WORTH
        return row

    def fit(self, seat: Seat) -> float:
        """By the melds that the others would hold beyond those that they have declared."""
        odds = 1.0
        for place in range(self.spoken):
            other = (self.dealer + 1 + place) % SEATS
            if other != seat and other not in self.melders and self._held_melds(other):
                odds *= UNDECLARED
        return odds

    def _held_melds(self, seat: Seat) -> bool:
        """Whether the tiles still in a hand hold a meld, alone or with the widow."""
        tiles = self.hands[seat] | 1 << self.widow
        return any(tiles & meld == meld for meld in meld_table(self.agreed))


UNDECLARED: Final = 0.1
"""How likely somebody keeps quiet about all his melds."""
GAME_WORTH: Final = 30
"""About what winning the game is worth in chips of a deal."""
HOLDS: Final = tuple(tuple(odds**above for above in range(NUMBERS + 1)) for odds in (1.0, 0.6, 0.3))
"""About how likely no better tile beats one's own, by the number of players still to come and that of such tiles."""
DISCARD_WORTH: Final = 1.3
"""About what a tile brings that is still to be played to the trick."""
KEEP: Final = tuple(0.5 ** (above + 1) for above in range(NUMBERS + 1))
"""What a tile is worth to a later trick: a half the best of its suit, half as much for each better one out there."""


def _new(options: Options, dealer: Seat) -> DominoPinochle:
    assert isinstance(options, DominoOptions), "options of this game"
    if not 0 <= dealer < options.seats:
        raise BadOption(f"There is no seat {dealer}.", "dealer")
    return DominoPinochle(seats=options.seats, options=options, dealer=dealer)


def _decisions(options: Options) -> float:
    assert isinstance(options, DominoOptions), "options of this game"
    return 1.4 * options.target_score


REFUSALS: Final = {
    "game-over": Refusal("The game is over; nothing more can be played.", "ending"),
    "wrong-phase": Refusal("That is not what is being decided now.", "course"),
    "not-your-turn": Refusal("It is not your turn.", "course"),
    "not-held": Refusal("{card} is not in your hand.", "play"),
    "must-follow-suit": Refusal(
        "{card} can't be played: a tile with the high end {suit} was led and you hold another.", "play"
    ),
    "meld-widow-misuse": Refusal(
        "The widow stands once in a meld, beside two tiles of your hand, and in no more melds than agreed.", "widow"
    ),
    "meld-invalid": Refusal(
        "A meld is three different tiles: three with a common number and consecutive other ends, "
        "or three consecutive doubles.",
        "melds",
    ),
    "meld-card-reused": Refusal("A tile of your hand may serve in one meld only.", "melds"),
}


def _seat(options: Options, rng: Random) -> Seating:
    """Everybody stays; the first dealer is drawn or agreed on (3.8)."""
    assert isinstance(options, DominoOptions), "options of this game"
    seating = any_dealer(options, rng)
    return seating if options.first_dealer == "random" else seating._replace(dealer=int(options.first_dealer))


def _meld_pays(options: Options) -> tuple[MeldPay, ...]:
    """Every tier that some meld has with some widow (3.6)."""
    assert isinstance(options, DominoOptions), "options of this game"
    found = {
        worth(options, meld, widow, with_widow=with_widow)
        for meld in meld_table(options).values()
        for widow in range(PACK.size)
        for with_widow in (True, False)
        if with_widow or not meld.tiles >> widow & 1
    }
    return tuple(sorted((MeldPay(one.reason, one.chips) for one in found), key=lambda row: (-row.points, row.name)))


GAME: Final = Game(
    key="domino-pinochle",
    version=1,
    seats=(SEATS,),
    options=DominoOptions,
    new=_new,
    decisions=_decisions,
    seat=_seat,
    state=DominoPinochle,
    presets={"standard": Preset(seats=(SEATS,), options={})},
    verbs={"meld": Verb(Kind.MELD, 1, None), "no_meld": Verb(), "play": Verb(Kind.CARD, 1, 1)},
    order=ORDER,
    words={},
    refusals=REFUSALS,
    melds=_meld_pays,
    topics=(
        "object",
        "tiles",
        "course",
        "melds",
        "widow",
        "chips",
        "play",
        "scoring",
        "ending",
        "options",
        "example",
        "strategy",
    ),
    topic_options={
        "object": ("target_score",),
        "tiles": ("meld_suits", "first_dealer"),
        "melds": ("double_in_sequence", "meld_suits", "tile_reuse", "doubles_wrap"),
        "widow": ("widow_uses_per_player",),
        "chips": ("double_in_sequence", "meld_suits", "doubles_five_needs_adjacent"),
        "scoring": ("widow_to",),
        "ending": ("target_score", "meld_tie"),
    },
)
DominoPinochle.game = GAME
