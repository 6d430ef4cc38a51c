"""Penneech (Charles Cotton, 1674): trump changes with every trick, and honours of that trump score as they are won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from random import Random
from typing import Final, Self

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
    Seating,
    Standing,
    State,
    Verb,
    View,
    Zone,
    any_dealer,
)
from games.core.cards import LISTED, Card, Cards, Pack, cards, mask_of
from games.core.hidden import split
from games.core.options import BadOption, Options, choice, flag
from games.core.tricks import Ranking, follow, suits_of

SUITS: Final = "SHDC"
RANKS: Final = {suit: "7AKQJT9865432" if suit == "D" else "AKQJT98765432" for suit in SUITS}
"""From high to low; the seven of diamonds is Penneech, the highest diamond (2.2)."""
PACK: Final = Pack([[rank + suit for rank in RANKS[suit]] for suit in SUITS])
RANKINGS: Final = tuple(Ranking(suits_of(PACK.in_suit), trump) for trump in range(len(SUITS)))
PENNEECH: Final = PACK.number["7D"]
FACES: Final = PACK.read(rank + suit for rank in "AKQJ" for suit in SUITS)
"""The cards that a hand thrown in may not hold."""

HAND: Final = 7
EACH: Final = 7
"""Cards over this number are surplus (2.5)."""
HONOUR: Final = {"A": 5, "K": 4, "Q": 3, "J": 2}
WON: Final = tuple(7 if card == PENNEECH else HONOUR.get(name[0], 0) for card, name in enumerate(PACK.name))
"""What each card scores in a trick of which its suit is trump."""
TURNED: Final = tuple(14 if card == PENNEECH else points for card, points in enumerate(WON))
"""What each card scores when it is turned up."""
JACKS: Final = PACK.read("J" + suit for suit in SUITS)


@dataclass(frozen=True, kw_only=True)
class PenneechOptions(Options):
    """What Cotton leaves open, U1 to U14 (2.6)."""

    follow_rule: str = choice("follow_suit", "follow_or_trump", "follow_must_trump", "free")
    first_leader: str = choice("nondealer", "dealer")
    first_turnup_scores_for: str = choice("nobody", "dealer")
    redeal_by: str = choice("same_dealer", "other")
    redeal_right: str = choice("both", "nondealer_only", "off")
    penneech_blocks_redeal: bool = flag()
    trick_honours_to: str = choice("winner", "holder")
    trick_honours_when: str = choice("immediate", "end_of_hand")
    turned_jack_scores: bool = flag(True)
    final_turnup: bool = flag(True)
    surplus: str = choice("over_seven", "off")
    deal_rotation: str = choice("alternate", "winner_of_hand", "loser_of_hand")
    first_dealer: str = choice("random", "low_cut")
    target_score: int = choice(61, 31, 121)


@dataclass(kw_only=True)
class Penneech(State):
    """One game to the target."""

    next_dealer: Seat = 0
    hands: list[Cards] = field(default_factory=lambda: [0, 0])
    stock: list[Card] = field(default_factory=list)
    """The cards still face down, from the top."""
    turned: list[Card] = field(default_factory=list)
    """The cards turned up in this deal, the last of which sets the trump."""
    asked: Seat = -1
    """Who is deciding whether to throw in; nobody else may learn it."""
    thrown: list[Cards] = field(default_factory=lambda: [0, 0])
    """The hand thrown in, by seat; it lies open until the new deal."""
    trump: int = -1
    """A place in SUITS; -1 before the first card is turned."""
    at: Seat = -1
    leader: Seat = -1
    trick: list[Card] = field(default_factory=list)
    last_trick: list[Card] = field(default_factory=list)
    last_leader: Seat = -1
    won: list[int] = field(default_factory=lambda: [0, 0])
    voids: list[Cards] = field(default_factory=lambda: [0, 0])
    """By seat, the cards that its replies have shown it not to hold."""
    noted: list[int] = field(default_factory=lambda: [0, 0])
    """Honours won but not yet scored (U8)."""
    row: list[int] = field(default_factory=lambda: [0, 0])
    """What each seat has scored in this deal."""
    totals: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def agreed(self) -> PenneechOptions:
        """The options, as those of this game."""
        assert isinstance(self.options, PenneechOptions), "options of this game"
        return self.options

    def copy(self) -> Self:
        """An independent state equal to this one. The lists that actions put new ones in the place of stay shared."""
        new = State.copy(self)
        new.next_dealer, new.asked, new.trump = self.next_dealer, self.asked, self.trump
        new.at, new.leader, new.last_leader = self.at, self.leader, self.last_leader
        new.hands, new.stock, new.turned = self.hands[:], self.stock[:], self.turned[:]
        new.thrown, new.trick, new.last_trick = self.thrown, self.trick[:], self.last_trick
        new.won, new.voids, new.noted = self.won[:], self.voids[:], self.noted[:]
        new.row, new.totals = self.row[:], self.totals[:]
        return new

    # who and what

    def actors(self) -> tuple[Seat, ...]:
        """Who was asked about a new deal, or who is to play."""
        match self.phase:
            case "deal":
                return (CHANCE,)
            case "redeal":
                return (self.asked,)
            case "play":
                return (self.at,)
        return ()

    def may_throw_in(self, seat: Seat) -> bool:
        """Whether the seat has the right to a new deal: no face card, and the options give it the right (2.2)."""
        options = self.agreed
        if options.redeal_right == "off" or (options.redeal_right == "nondealer_only" and seat == self.dealer):
            return False
        return not self.hands[seat] & self._bars_throw_in()

    def _bars_throw_in(self) -> Cards:
        return FACES | 1 << PENNEECH if self.agreed.penneech_blocks_redeal else FACES

    # what is legal

    def playable(self) -> Cards:
        """The cards that may be played to the trick now (U1)."""
        hand = self.hands[self.at]
        rule = self.agreed.follow_rule
        if not self.trick or rule == "free":
            return hand
        ranking = RANKINGS[self.trump]
        led = ranking.suit[self.trick[0]]
        if rule == "follow_must_trump" and not hand & led:
            return follow(hand, ranking.trumps)
        if rule == "follow_or_trump" and hand & led:
            return hand & (led | ranking.trumps)
        return follow(hand, led)

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now."""
        if seat not in self.actors():
            return ()
        if self.phase == "redeal":
            return (Prompt("throw_in"), Prompt("keep"))
        return (Prompt("play", PACK.spell(self.playable()), 1, 1, Kind.CARD),)

    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The codes of 2.7, in their order."""
        if (action.verb == "play") != (self.phase == "play"):
            return "wrong-phase"
        if seat not in self.actors():
            return "not-your-turn"
        return "" if action.verb != "play" else self._card_rule(PACK.number[action.items[0]])

    def _card_rule(self, card: Card) -> str:
        hand = self.hands[self.at]
        if not hand >> card & 1:
            return "not-held"
        if self.playable() >> card & 1:
            return ""
        return "must-follow-suit" if hand & RANKINGS[self.trump].suit[self.trick[0]] else "must-trump"

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """The card that was refused, and the suit that should have been played."""
        match code:
            case "not-held":
                return {"card": action.items[0]}
            case "must-follow-suit":
                return {"card": action.items[0], "suit": SUITS[PACK.suit[self.trick[0]]]}
            case "must-trump":
                return {"card": action.items[0], "suit": SUITS[self.trump]}
        return {}

    # carrying it out

    def do(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        match action.verb:
            case "play":
                self.push(PACK.number[action.items[0]])
            case "deal":
                self._deal([group.split() for group in action.items])
            case "throw_in":
                self._throw_in(seat)
            case "keep":
                self.tell("keep", seat, to=seat)  # that one had the right is a secret
                self._ask_for_redeal((self.dealer,) if seat != self.dealer else ())

    def _deal(self, groups: list[list[str]]) -> None:
        self.dealer = self.next_dealer
        self.dealing += 1
        self.hands = [PACK.read(group) for group in groups[:2]]
        self.stock = [PACK.number[name] for name in groups[2]]
        self.turned, self.trick, self.last_trick = [], [], []
        self.won, self.voids, self.noted, self.row, self.thrown = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
        self.trump = self.at = self.leader = self.last_leader = -1
        self.tell("deal", self.dealer)
        for seat in range(2):
            self.tell("hand", seat, PACK.spell(self.hands[seat]), to=seat)
        self._ask_for_redeal((1 - self.dealer, self.dealer))

    def _ask_for_redeal(self, seats: tuple[Seat, ...]) -> None:
        """Ask the first of `seats` that has the right; where none has, turn the first card."""
        for seat in seats:
            if self.may_throw_in(seat):
                self.phase, self.asked = "redeal", seat
                return
        self.asked = -1
        self._open_play()

    def _throw_in(self, seat: Seat) -> None:
        self.thrown = [self.hands[holder] if holder == seat else 0 for holder in range(2)]
        self.tell("throw_in", seat, PACK.spell(self.thrown[seat]))
        self.asked = -1
        self.next_dealer = self.dealer if self.agreed.redeal_by == "same_dealer" else 1 - self.dealer
        self._close_deal("deal")

    def _open_play(self) -> None:
        self._turn_up(self.dealer)
        if not self.over:
            self.phase = "play"
            self._lead(self.dealer if self.agreed.first_leader == "dealer" else 1 - self.dealer)

    def _lead(self, seat: Seat) -> None:
        self.at = self.leader = seat
        self.tell("trump", None, (SUITS[self.trump],))

    def _turn_up(self, turner: Seat) -> None:
        card = self.stock.pop(0)
        self.turned.append(card)
        self.trump = PACK.suit[card]
        points = self._worth_turned(card)
        self.tell("turn_up", turner, (PACK.name[card],), points)
        self._score(turner, points)

    def _worth_turned(self, card: Card) -> int:
        """What the card just turned scores (U3, U9)."""
        number = len(self.turned)
        if number == 1 and self.agreed.first_turnup_scores_for == "nobody":
            return 0
        if JACKS >> card & 1 and not self.agreed.turned_jack_scores and number <= HAND:
            return 0
        return TURNED[card]

    def push(self, card: Card) -> None:
        """Play a card of `playable()`: the search's way, and every `play` action's."""
        seat = self.at
        if self.told is not None:
            self.tell("play", seat, (PACK.name[card],))
        self.hands[seat] ^= 1 << card
        self.trick.append(card)
        if len(self.trick) == 1:
            self.at = 1 - seat
            return
        self._learn(seat, card)
        self._take()

    def _learn(self, seat: Seat, card: Card) -> None:
        """Note what the reply `card` shows its player not to hold, under the rule for following."""
        ranking = RANKINGS[self.trump]
        led, trumps = ranking.suit[self.trick[0]], ranking.trumps
        if led >> card & 1:
            return
        trumped = bool(trumps >> card & 1)
        match self.agreed.follow_rule:
            case "follow_suit":
                self.voids[seat] |= led
            case "follow_or_trump" if not trumped:
                self.voids[seat] |= led
            case "follow_must_trump":
                self.voids[seat] |= led if trumped else led | trumps

    def _take(self) -> None:
        """The trick is complete: score, turn the next card and go on, or stop wherever the target is reached."""
        led, reply = self.trick
        winner = 1 - self.leader if RANKINGS[self.trump].beaters[led] >> reply & 1 else self.leader
        self.won[winner] += 1
        if self.told is not None:
            self.tell("trick", winner, (PACK.name[led], PACK.name[reply]))
        self.last_trick, self.last_leader, self.trick = self.trick, self.leader, []
        last = not self.hands[winner]
        self._honours(winner)
        if not self.over and (not last or self.agreed.final_turnup):
            self._turn_up(winner)
        if self.over:
            return
        if last:
            self._count()
        else:
            self._lead(winner)

    def _honours(self, winner: Seat) -> None:
        """Score the honours of this trick's trump, the leader's card first (U7, U8)."""
        trumps = RANKINGS[self.trump].trumps
        honours = [card for card in self.last_trick if trumps >> card & 1 and WON[card]]
        if not honours:
            return
        if self.agreed.trick_honours_to == "winner":
            self._win_honours(winner, honours)
            return
        for card in honours:
            self._win_honours(self.last_leader if card == self.last_trick[0] else 1 - self.last_leader, [card])
            if self.over:
                return

    def _win_honours(self, seat: Seat, honours: list[Card]) -> None:
        points = 0
        for card in honours:
            points += WON[card]
        later = self.agreed.trick_honours_when == "end_of_hand"
        if self.told is not None:
            self.tell("honours_noted" if later else "honours", seat, [PACK.name[card] for card in honours], points)
        if later:
            self.noted[seat] += points
        else:
            self._score(seat, points)

    def _count(self) -> None:
        """The end of the hand: honours noted on the way, the non-dealer's first, then the surplus."""
        for seat in (1 - self.dealer, self.dealer):
            if self.noted[seat]:
                self.tell("honours_counted", seat, points=self.noted[seat])
                self._score(seat, self.noted[seat])
                if self.over:
                    return
        if self.agreed.surplus == "over_seven":
            seat = 0 if self.won[0] > self.won[1] else 1
            points = 2 * self.won[seat] - EACH
            self.tell("surplus", seat, points=points)
            self._score(seat, points)
        if not self.over:
            self.next_dealer = self._dealer_after()
            self._close_deal("deal")

    def _dealer_after(self) -> Seat:
        """Who deals the next hand (U12)."""
        rotation = self.agreed.deal_rotation
        if rotation == "alternate" or self.row[0] == self.row[1]:
            return 1 - self.dealer
        winner = 0 if self.row[0] > self.row[1] else 1
        return winner if rotation == "winner_of_hand" else 1 - winner

    def _score(self, seat: Seat, points: int) -> None:
        """Pay one player; whoever reaches the target has won at once."""
        self.row[seat] += points
        self.totals[seat] += points
        if self.totals[seat] >= self.agreed.target_score:
            self._close_deal("over")
            self.tell("game_won", seat, points=self.totals[seat])

    def _close_deal(self, phase: str) -> None:
        for seat, points in enumerate(self.row):
            self.tell("deal_score", seat, points=points)
        self.sheet = self.sheet + self.row
        self.hands, self.stock = [0, 0], []
        self.at = self.leader = -1
        self.phase = phase

    def scores(self) -> tuple[int, ...]:
        """The points of both seats."""
        return tuple(self.totals)

    def standing(self) -> Standing:
        """The score sheet."""
        best = 0 if self.totals[0] > self.totals[1] else 1
        return Standing(
            trump=SUITS[self.trump] if self.trump >= 0 else None,
            tricks=tuple(self.won),
            deal_scores=tuple(zip(self.sheet[::2], self.sheet[1::2], strict=True)),
            target=self.agreed.target_score,
            winners=(best,) if self.over else None,
        )

    # what may be seen

    def view(self, seat: Seat | None) -> View:
        """All that `seat` may know and do now; who is being asked about a new deal learns it alone."""
        view = State.view(self, seat)
        return replace(view, actors=()) if self.phase == "redeal" and seat != self.asked else view

    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """Own cards, what lies open, and how many cards lie hidden."""
        zones: list[Zone] = []
        for holder, hand in enumerate(self.hands):
            if hand and holder == seat:
                zones.append(Zone("hand", holder, PACK.spell(hand)))
            elif hand:
                zones.append(Zone("hand", holder, hidden=hand.bit_count()))
        zones += self._open_zones()
        for holder, card in zip((self.last_leader, 1 - self.last_leader), self.last_trick, strict=False):
            zones.append(Zone("last_trick", holder, (PACK.name[card],)))
        zones += [Zone("thrown_in", holder, PACK.spell(hand)) for holder, hand in enumerate(self.thrown) if hand]
        if self.stock:
            zones.append(Zone("stock", None, hidden=len(self.stock)))
        return tuple(zones), tuple(self._facts())

    def _open_zones(self) -> Iterator[Zone]:
        """The trick on the table, the card that sets its trump, and those turned before."""
        for holder, card in zip((self.leader, 1 - self.leader), self.trick, strict=False):  # the reply may be due
            yield Zone("trick", holder, (PACK.name[card],))
        if self.turned:
            yield Zone("turn_up", None, (PACK.name[self.turned[-1]],))
        if len(self.turned) > 1:
            yield Zone("turned", None, tuple(PACK.name[card] for card in self.turned[:-1]))

    def places(self) -> tuple[Zone, ...]:
        """Both hands, the stock, the open trick and the turned cards; the tricks taken are only counted."""
        if self.phase in ("deal", "over"):
            return ()
        zones = [Zone("hand", seat, PACK.spell(hand)) for seat, hand in enumerate(self.hands)]
        zones.append(Zone("stock", None, tuple(PACK.name[card] for card in self.stock)))
        return (*zones, *self._open_zones(), Zone("taken", None, hidden=2 * sum(self.won)))

    def _facts(self) -> Iterator[Fact]:
        if self.trump >= 0:
            yield Fact("trump", SUITS[self.trump])
        if self.dealing < 0:
            return
        for seat in range(2):
            yield Fact("tricks", str(self.won[seat]), seat)
            yield Fact("points", str(self.row[seat]), seat)
            if self.agreed.trick_honours_when == "end_of_hand":
                yield Fact("noted", str(self.noted[seat]), seat)

    def redeal(self, seat: Seat, rng: Random) -> Self:
        """Deal anew the other hand and the stock, minding what the other's replies have shown.

        That the other seat kept a hand it could have thrown in is no knowledge of `seat`'s; that it is being asked
        just now is, since the game waits for it.
        """
        new = self.copy()
        other = 1 - seat
        if not self.stock:
            return new
        barred = self.voids[other] | (self._bars_throw_in() if self.asked == other else 0)
        hidden = self._unseen(seat)
        size = self.hands[other].bit_count()
        new.hands[other], stock = split(rng, hidden, [size, len(self.stock)], [barred, 0])
        new.stock = rng.sample(list(cards(stock)), len(self.stock))
        return new

    def _unseen(self, seat: Seat) -> Cards:
        """The other hand and the stock together."""
        return self.hands[1 - seat] | mask_of(self.stock)

    # names

    def pack(self) -> tuple[str, ...]:
        """The 52 cards."""
        return PACK.pack

    def deal_sizes(self) -> tuple[int, ...]:
        """Two hands and the stock."""
        return (HAND, HAND, PACK.size - 2 * HAND)

    def complete_deal(self, action: Action) -> Action:
        """A stock cut short goes on with the cards left out, in pack order."""
        named = {name for group in action.items for name in group.split()}
        rest = [name for name in PACK.pack if name not in named]
        *hands, stock = action.items or ("",)
        return Action(action.verb, (*hands, " ".join([*stock.split(), *rest])))

    # sense

    def policy(self, seat: Seat, rng: Random) -> Action:
        """Throw in whatever may be, but for Penneech; win the tricks that pay, as cheaply as will do."""
        if self.phase == "redeal":
            return Action("keep" if self.hands[seat] >> PENNEECH & 1 else "throw_in")
        return Action("play", (PACK.name[self.sensible_card(seat)],))

    def sensible_card(self, seat: Seat) -> Card:
        """The card that promises most, less what it is worth to a later trick."""
        legal = self.playable()
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        return self._sensible_reply(legal) if self.trick else self._sensible_lead(legal)

    def _sensible_reply(self, legal: Cards) -> Card:
        """By what the trick pays, or costs where the card does not win it."""
        led, ranking = self.trick[0], RANKINGS[self.trump]
        trumps, winning = ranking.trumps, ranking.beaters[led]
        stake = TRICK_WORTH + WON[led] * (trumps >> led & 1)
        best, most = -1, -inf
        for card in LISTED[legal]:
            pays = stake + WON[card] * (trumps >> card & 1)
            promise = (pays if winning >> card & 1 else -pays) - KEEP[card]
            if promise > most:
                best, most = card, promise
        return best

    def _sensible_lead(self, legal: Cards) -> Card:
        """By what the trick pays, times how much likelier the leader takes it than the other."""
        ranking, unseen = RANKINGS[self.trump], self._unseen(self.at)
        other = 1 - self.hands[1 - self.at].bit_count() / unseen.bit_count()
        best, most = -1, -inf
        for card in LISTED[legal]:
            chance: float = other ** (unseen & ranking.beaters[card] & ranking.suit[card]).bit_count()
            promise = (2 * chance - 1) * (TRICK_WORTH + WON[card] * (ranking.trumps >> card & 1)) - KEEP[card]
            if promise > most:
                best, most = card, promise
        return best

    # search

    def tricks_left(self) -> int:
        """How many tricks are still to be completed in play."""
        return self.hands[self.at].bit_count() if self.phase == "play" else 0

    def finish(self, rng: Random) -> None:
        """Play the deal to its end by simple sense."""
        while self.phase == "play":
            self.push(self.sensible_card(self.at))
        if self.phase == "redeal":
            State.finish(self, rng)

    def gains(self) -> Sequence[float]:
        """The row of the deal just finished; the game won with it counts for more."""
        row: list[float] = [*self.sheet[-2:]]
        if self.over:
            row[0 if self.totals[0] > self.totals[1] else 1] += GAME_WORTH
        return row


GAME_WORTH: Final = 10
"""About what winning the game is worth in points of a deal."""
TRICK_WORTH: Final = 2.4
"""About what a trick is worth apart from its honours: the next turn-up, and its share of the surplus."""
KEEP: Final = tuple(0.25 * WON[card] + 0.1 * (card % len(RANKS["S"])) for card in range(PACK.size))
"""About what a card is worth to a later trick: its honour, should its suit be turned, and its rank."""


def _new(options: Options, dealer: Seat) -> Penneech:
    assert isinstance(options, PenneechOptions), "options of this game"
    if not 0 <= dealer < options.seats:
        raise BadOption(f"There is no seat {dealer}.", "dealer")
    return Penneech(seats=options.seats, options=options, dealer=dealer, next_dealer=dealer)


def _decisions(options: Options) -> float:
    assert isinstance(options, PenneechOptions), "options of this game"
    return 1.2 * options.target_score


REFUSALS: Final = {
    "game-over": Refusal("The game is over; nothing more can be played.", "ending"),
    "wrong-phase": Refusal("That is not what is being decided now.", "course"),
    "not-your-turn": Refusal("It is not your turn.", "course"),
    "not-held": Refusal("{card} is not in your hand.", "play"),
    "must-follow-suit": Refusal("{card} can't be played: {suit} were led and you can follow.", "play"),
    "must-trump": Refusal("{card} can't be played: you can't follow, so you must trump with {suit}.", "options"),
}


def _seat(options: Options, rng: Random) -> Seating:
    """The first dealer is drawn, or cut for: the lower card deals, aces low, equal cards are cut again (U13)."""
    assert isinstance(options, PenneechOptions), "options of this game"
    if options.first_dealer == "random":
        return any_dealer(options, rng)
    cuts: list[tuple[int, str]] = []
    while not cuts or _cut_rank(cuts[-2][1]) == _cut_rank(cuts[-1][1]):
        cuts += list(enumerate(rng.sample(PACK.pack, 2)))
    dealer = 0 if _cut_rank(cuts[-2][1]) < _cut_rank(cuts[-1][1]) else 1
    return Seating((0, 1), dealer, tuple(cuts))


def _cut_rank(card: str) -> int:
    return "A23456789TJQK".index(card[0])


GAME: Final = Game(
    key="penneech",
    version=1,
    seats=(2,),
    options=PenneechOptions,
    new=_new,
    decisions=_decisions,
    seat=_seat,
    state=Penneech,
    presets={
        "standard": Preset(seats=(2,), options={}),
        "parlett": Preset(
            seats=(2,),
            options={
                "follow_rule": "follow_or_trump",
                "first_turnup_scores_for": "dealer",
                "first_dealer": "low_cut",
            },
        ),
    },
    verbs={"throw_in": Verb(), "keep": Verb(), "play": Verb(Kind.CARD, 1, 1)},
    order=PACK.order,
    words={},
    refusals=REFUSALS,
    topics=(
        "object",
        "pack",
        "course",
        "redeal",
        "play",
        "honours",
        "turn-ups",
        "surplus",
        "ending",
        "options",
        "example",
        "strategy",
    ),
    topic_options={
        "object": ("target_score",),
        "pack": ("first_dealer", "deal_rotation"),
        "course": ("first_leader",),
        "redeal": ("redeal_by", "redeal_right", "penneech_blocks_redeal"),
        "play": ("follow_rule", "first_leader"),
        "honours": ("trick_honours_to", "trick_honours_when"),
        "turn-ups": ("first_turnup_scores_for", "turned_jack_scores", "final_turnup"),
        "surplus": ("surplus",),
        "ending": ("target_score", "trick_honours_when"),
    },
)
Penneech.game = GAME
