"""Two-handed Pinochle: free tricks and melds while a stock lasts, then strict tricks with all cards back in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import inf
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
    Standing,
    State,
    Verb,
    Zone,
)
from games.core.cards import Card, Cards, cards, mask_of
from games.core.copies import CopiedDeck, CopiedRanking
from games.core.melds import (
    CARD_POINTS,
    DECKS,
    DIX,
    DOUBLE_PINOCHLE,
    LAST_TRICK,
    PINOCHLE,
    ROYAL,
    RUN,
    SUITS,
    Meld,
    MeldClass,
    find,
    named,
    roundhouse,
    table,
)
from games.core.obligations import dutiful, neglected
from games.core.options import BadOption, Options, choice, flag
from games.players.margin import margin, margin_of
from games.players.strict import Strict

EXTENSION: Final = 250
"""How much the target is raised at a time where both have reached it."""
CHOICES: Final = ("face_down", "face_up")
RANKINGS: Final = {
    copies: {suit: CopiedRanking(deck, place) for place, suit in enumerate(SUITS)} for copies, deck in DECKS.items()
}
POINTS: Final = {
    (copies, scheme): tuple(points[deck.kinds[kind][0]] for kind in deck.kind)
    for copies, deck in DECKS.items()
    for scheme, points in CARD_POINTS.items()
}
"""What each card counts in tricks, by copies and scheme."""


def _order() -> dict[str, int]:
    """Every name of a card that a record may hold, in pack order: KS, KS1 to KS4."""
    deck = DECKS[4]
    names: list[str] = []
    for name in deck.pack:
        if name.endswith("1"):
            names.append(name[:-1])
        names.append(name)
    return {name: place for place, name in enumerate(names)}


ORDER: Final = _order()


@dataclass(frozen=True, kw_only=True)
class TwoHandedPinochleOptions(Options):
    """What a table may agree on (1.12)."""

    target_score: int = choice(1200, 1000, 1500)
    card_points: str = choice("classic", "tens_fives", "counters")
    score_divisor: int = choice(1, 10)
    phase2_must_win: str = choice("always", "trump_led_only")
    meld_timing: str = choice("after_draw", "before_draw")
    melds_per_trick: str = choice("unlimited", "one")
    fresh_card_required: bool = flag()
    dix_exchange: str = choice("first_mandatory", "optional", "none")
    run_upgrade: str = choice("difference", "full")
    double_pinochle: str = choice("upgrade", "together_only", "none")
    same_turn_card_sharing: bool = flag(True)
    dix_uses_meld_slot: bool = flag(True)
    dealer_scores_turned_dix: bool = flag()
    final_draw: str = choice("choice", "fixed")
    win_check: str = choice("immediate", "end_of_hand")
    both_reach: str = choice("higher", "extend")
    trick_rounding: str = choice("none", "nearest_ten")
    hand_size: int = choice(12, 15, 18)
    decks: int = choice(1, 2)
    roundhouse: bool = flag()

    def check(self) -> None:
        """Only counters end in a nought; hands of twelve belong to one pack."""
        if self.score_divisor == 10 and self.card_points != "counters":
            raise BadOption("score_divisor 10 goes only with card_points counters.", "score_divisor", "card_points")
        if self.decks == 2 and self.hand_size == 12:
            raise BadOption("Two packs are dealt in hands of 15 or 18.", "decks", "hand_size")


@cache
def _rows(trump: str, double_pinochle: bool, with_roundhouse: bool) -> tuple[Meld, ...]:
    """The melds that pay at a table, the dearest first."""
    rows = [meld for meld in table(trump) if double_pinochle or meld.name != "double_pinochle"]
    if with_roundhouse:
        rows.append(roundhouse())
    return tuple(sorted(rows, key=lambda meld: -meld.points))


@cache
def _needs(copies: int, trump: str, double_pinochle: bool, with_roundhouse: bool) -> tuple[tuple[Meld, Cards], ...]:
    """Each meld that pays at a table with the first copies of its kinds."""
    melds = _rows(trump, double_pinochle, with_roundhouse)
    return tuple((meld, mask_of(kind * copies for kind in meld.kinds)) for meld in melds)


@dataclass(kw_only=True)
class TwoHandedPinochle(State):
    """One match. What has been scored is kept by card: a card's copy has rights of its own (1.8)."""

    hands: list[Cards] = field(default_factory=lambda: [0, 0])
    """What each holds concealed."""
    tables: list[Cards] = field(default_factory=lambda: [0, 0])
    """The melded cards that lie before each, still to be played."""
    known: Cards = 0
    """Cards that everybody has seen go into a hand: picked up from the table, or taken openly."""
    stock: list[Card] = field(default_factory=list)
    """The cards face down, the next one last."""
    indicator: Card = -1
    trump: str = ""
    strict: bool = False
    """Whether the stock is gone and the tables are picked up: the second phase."""
    at: Seat = -1
    led: Card = -1
    captured: list[Cards] = field(default_factory=lambda: [0, 0])
    won: list[int] = field(default_factory=lambda: [0, 0])
    last_trick: list[Card] = field(default_factory=list)
    """The two cards of the last trick, the lead first."""
    last_leader: Seat = -1
    in_run: Cards = 0
    married: Cards = 0
    in_around: Cards = 0
    in_pinochle: Cards = 0
    in_dix: Cards = 0
    single: Cards = 0
    """The cards of pinochles that a second one may still double: both lie on their owner's table."""
    dix_made: bool = False
    window: Cards = 0
    """The cards of the melds made since the window opened."""
    slot_used: bool = False
    """Whether the one meld of this window is made (`melds_per_trick=one`)."""
    melded: list[int] = field(default_factory=lambda: [0, 0])
    """What the melds of this deal have brought each."""
    extra: bool = False
    """Whether both stand level above the target, so that only the end of a hand decides."""
    target: int = 0
    totals: list[int] = field(default_factory=lambda: [0, 0])
    winner: Seat = -1

    @property
    def agreed(self) -> TwoHandedPinochleOptions:
        """The options, as those of this game."""
        assert isinstance(self.options, TwoHandedPinochleOptions), "options of this game"
        return self.options

    def copy(self) -> Self:
        """An independent state equal to this one. The lists that actions put new ones in the place of stay shared."""
        new = State.copy(self)
        new.known, new.indicator, new.trump = self.known, self.indicator, self.trump
        new.strict, new.at, new.led = self.strict, self.at, self.led
        new.last_leader, new.in_run, new.married = self.last_leader, self.in_run, self.married
        new.in_around, new.in_pinochle, new.in_dix = self.in_around, self.in_pinochle, self.in_dix
        new.single, new.dix_made, new.window = self.single, self.dix_made, self.window
        new.slot_used, new.extra, new.target = self.slot_used, self.extra, self.target
        new.winner = self.winner
        new.hands, new.tables, new.stock = self.hands[:], self.tables[:], self.stock[:]
        new.captured, new.won, new.last_trick = self.captured[:], self.won[:], self.last_trick
        new.melded, new.totals = self.melded[:], self.totals[:]
        return new

    # who and what

    @property
    def copies(self) -> int:
        """How often each card stands in the pack."""
        return 2 * self.agreed.decks

    @property
    def deck(self) -> CopiedDeck:
        """The pack in play."""
        return DECKS[2 * self.agreed.decks]

    @property
    def ranking(self) -> CopiedRanking:
        """Which card beats which under this deal's trump."""
        return RANKINGS[2 * self.agreed.decks][self.trump]

    def actors(self) -> tuple[Seat, ...]:
        """The one whose turn it is."""
        if self.phase == "deal":
            return (CHANCE,)
        return () if self.phase == "over" else (self.at,)

    def owned(self, seat: Seat) -> Cards:
        """The cards of a seat, in hand and on the table."""
        return self.hands[seat] | self.tables[seat]

    def rows(self) -> tuple[Meld, ...]:
        """The melds that pay in this deal, the dearest first."""
        return _rows(self.trump, self.agreed.double_pinochle != "none", self.agreed.roundhouse)

    # what is legal

    def playable(self) -> Cards:
        """The cards that may be played now: any of one's own, but to a lead of the second phase those of 1.9."""
        if self.led < 0 or not self.strict:
            return self.hands[self.at] | self.tables[self.at]
        return dutiful(self.ranking, self.hands[self.at], self.led, self.led, heading=self._heading())

    def _heading(self) -> bool:
        return self.agreed.phase2_must_win == "always"

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now."""
        if seat not in self.actors():
            return ()
        match self.phase:
            case "final_draw":
                return (Prompt("take", CHOICES, 1, 1, Kind.WORD),)
            case "meld":
                return tuple(self._window_prompts(seat))
        return (self._play_prompt(),)

    def _play_prompt(self) -> Prompt:
        return Prompt("play", self.deck.spell(self.playable()), 1, 1, Kind.CARD)

    def _window_prompts(self, seat: Seat) -> Iterator[Prompt]:
        melds = tuple(" ".join(self.deck.spell(meld)) for meld in self.melds(seat))
        if melds:
            yield Prompt("meld", melds, 1, 1, Kind.MELD)
        if self.agreed.dix_exchange == "optional":
            nines = self.deck.listed(self.owned(seat) & self._dixes())
            swaps = tuple(self.deck.name[nine] for nine in nines if not self.exchange_broken(seat, 1 << nine))
            if swaps:
                yield Prompt("exchange", swaps, 1, 1, Kind.CARD)
        if self.agreed.meld_timing == "after_draw":
            yield self._play_prompt()
        yield Prompt("done")

    def _dixes(self) -> Cards:
        return self.deck.of_kind[self.deck.kind_number["9" + self.trump]]

    def melds(self, seat: Seat) -> Iterator[Cards]:
        """Every set of cards that `seat`, whose window is open, may meld now; the dearest melds first."""
        for meld in self.rows():
            for chosen in find(self.deck, meld, self.owned(seat) & ~self._used(meld)):
                if not self.meld_broken(seat, chosen):
                    yield chosen

    def _used(self, meld: Meld) -> Cards:
        """The cards that have scored in a meld of this one's kind, so that they cannot do so again (1.8 rule 4)."""
        match meld.of, meld.name:
            case MeldClass.SEQUENCE, "run":
                return self.in_run
            case MeldClass.SEQUENCE, _:
                return self.married | self.in_run
            case MeldClass.AROUND, "roundhouse":
                return self.in_around | self.married | self.in_run
            case MeldClass.AROUND, _:
                return self.in_around
            case MeldClass.PINOCHLE, _:
                return self.in_pinochle
        return self.in_dix

    def _row(self, chosen: Cards) -> Meld | None:
        """The meld that these cards are at this table."""
        meld = named(self.deck, self.trump, chosen)
        return meld if meld in self.rows() else None

    def meld_broken(self, seat: Seat, chosen: Cards) -> str:
        """The first rule of 1.8 that forbids melding these cards, which `seat` owns; its window is open."""
        meld = self._row(chosen)
        if meld is None:
            return "meld-invalid"
        if chosen & self._used(meld):
            return "meld-card-reused"
        free = meld.of is MeldClass.DIX and not self.agreed.dix_uses_meld_slot
        if self.slot_used and not free:
            return "meld-limit"
        if self.agreed.fresh_card_required and not chosen & self.hands[seat]:
            return "meld-needs-fresh"
        return "meld-shared-this-turn" if self._barred_sharing() & chosen else ""

    def _barred_sharing(self) -> Cards:
        return 0 if self.agreed.same_turn_card_sharing else self.window

    def exchange_broken(self, seat: Seat, chosen: Cards) -> str:
        """The same of an exchange that is left to the player (1.12)."""
        if not chosen & self._dixes() or self.dix_made or self.indicator < 0:
            return "meld-invalid"
        return self.meld_broken(seat, chosen)

    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The codes of 1.13, in their order."""
        if action.verb not in self._verbs():
            return "wrong-phase"
        if seat != self.at:
            return "not-your-turn"
        if action.verb == "done":
            return ""
        if action.verb == "take":
            return "" if action.items[0] in CHOICES else "draw-choice-invalid"
        names = _names(action)
        if self._missing(seat, names):
            return "not-held"
        if any(name not in self.deck.number for name in names):
            return "ambiguous-card"
        match action.verb:
            case "meld":
                return self.meld_broken(seat, self.deck.read(names))
            case "exchange":
                return self.exchange_broken(seat, self.deck.read(names))
        return self._play_broken(seat, self.deck.number[names[0]])

    def _verbs(self) -> tuple[str, ...]:
        """The verbs that belong to the decision of this phase, whoever acts."""
        match self.phase:
            case "final_draw":
                return ("take",)
            case "meld":
                lead = ("play",) if self.agreed.meld_timing == "after_draw" else ()
                swap = ("exchange",) if self.agreed.dix_exchange == "optional" else ()
                return ("meld", "done", *lead, *swap)
        return ("play",)

    def _play_broken(self, seat: Seat, card: Card) -> str:
        if self.led < 0 or not self.strict:
            return ""
        return neglected(self.ranking, self.hands[seat], self.led, self.led, card, heading=self._heading())

    def _missing(self, seat: Seat, names: Sequence[str]) -> str:
        """The first name that stands for no card of `seat` not named before; empty where all do."""
        left = self.owned(seat)
        for name in sorted(names, key=lambda name: name not in self.deck.number):  # copies first, then bare names
            copies = self._copies(name) & left
            if not copies:
                return name
            left &= ~(copies & -copies)
        return ""

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """The card that was refused, and in its stead the lowest that is due; the suit led, and the card to beat."""
        names = _names(action)
        match code:
            case "not-held":
                return {"card": self._missing(seat, names)}
            case "ambiguous-card":
                return {"card": next(name for name in names if name not in self.deck.number)}
            case "must-follow-suit" | "must-trump" | "must-play-higher":
                led, due = self.led, next(cards(self.playable()))
                name = self.deck.name
                return {"card": names[0], "suit": SUITS[self.deck.suit[led]], "best": name[led], "due": name[due]}
            case "meld-card-reused" | "meld-shared-this-turn":
                return {"card": self._spent(self.deck.read(names), code)}
        return {}

    def _spent(self, chosen: Cards, code: str) -> str:
        meld = self._row(chosen)
        assert meld is not None, "only a meld can hold cards used before"
        spent = self._used(meld) if code == "meld-card-reused" else self.window
        return self.deck.spell(chosen & spent)[0]

    def tally(self, seat: Seat, verb: str, picked: Sequence[str]) -> tuple[Fact, ...]:
        """What meld the picked cards are, what it would pay now, and what it adds to where it makes a meld grow."""
        names = " ".join(picked).split()
        if verb not in ("meld", "exchange") or self.phase != "meld" or not self.deck.number.keys() >= set(names):
            return ()
        chosen = self.deck.read(names)
        meld = self._row(chosen)
        if meld is None:
            return ()
        points, divisor = self.worth(seat, meld, chosen), self.agreed.score_divisor
        facts = (Fact("meld", meld.name, seat), Fact("pays", str(points // divisor), seat))
        if points < meld.points:
            return (*facts, Fact("beside_royal", str(ROYAL // divisor), seat))
        if points > meld.points:
            return (*facts, Fact("together", str(DOUBLE_PINOCHLE // divisor), seat))
        return facts

    # carrying it out

    def do(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        verb, items = action
        match verb:
            case "play":
                self.push(self.deck.number[items[0]])
            case "deal":
                self._deal([group.split() for group in items])
            case "meld":
                self._meld(seat, self.deck.read(items[0].split()), self.agreed.dix_exchange == "first_mandatory")
            case "exchange":
                self._meld(seat, self.deck.read(items), exchange=True)
            case "take":
                self.tell("take", seat, items)
                self._last_draw(items[0])
            case "done":
                self.tell("done", seat)
                self._close_window()
                if self.agreed.meld_timing == "before_draw":
                    self._draw()

    def _deal(self, groups: list[list[str]]) -> None:
        if self.dealing >= 0:
            self.dealer = 1 - self.dealer
        self.dealing += 1
        self._clear()
        self.won, self.melded, self.last_trick, self.last_leader = [0, 0], [0, 0], [], -1
        number = self.deck.number
        self.hands = [self.deck.read(groups[0]), self.deck.read(groups[1])]
        self.indicator = number[groups[2][0]]
        self.stock = [number[name] for name in reversed(groups[3])]
        self.trump = groups[2][0][1]
        self.at = 1 - self.dealer
        self.phase = "play"
        self.tell("deal", self.dealer)
        for seat in (0, 1):
            self.tell("hand", seat, self.deck.spell(self.hands[seat]), to=seat)
        self.tell("indicator", None, groups[2])
        self.tell("trump", None, (self.trump,))
        if self.agreed.dealer_scores_turned_dix and groups[2][0][0] == "9":
            self._score_meld(self.dealer, "turned_dix", groups[2], DIX)

    def _clear(self) -> None:
        """Take all cards off the table; what has been scored with them is forgotten."""
        self.hands, self.tables, self.captured = [0, 0], [0, 0], [0, 0]
        self.stock, self.indicator, self.led, self.at = [], -1, -1, -1
        self.known = self.in_run = self.married = self.in_around = self.in_pinochle = self.in_dix = self.single = 0
        self.strict = self.dix_made = self.slot_used = False
        self.window = 0

    def push(self, card: Card) -> None:
        """Play a card of `playable()`: the search's way, and every `play` action's. A lead ends melding."""
        if self.phase == "meld":
            self._close_window()
        seat, bit = self.at, 1 << card
        if self.told is not None:
            self.tell("play", seat, (self.deck.name[card],))
        if self.single & bit:
            self.single &= ~self.tables[seat]
        self.hands[seat] &= ~bit
        self.tables[seat] &= ~bit
        if self.led < 0:
            self.led = card
            self.at = 1 - seat
        else:
            self._take(seat, card)

    def _take(self, second: Seat, reply: Card) -> None:
        """Resolve the trick that `reply` completes: it wins if it beats the lead, which its twin does not (1.6)."""
        led = self.led
        winner = second if self.ranking.beaters[led] >> reply & 1 else 1 - second
        self.captured[winner] |= 1 << led | 1 << reply
        self.won[winner] += 1
        self.last_trick, self.last_leader = [led, reply], 1 - second
        self.led, self.at = -1, winner
        if self.told is not None:
            self.tell("trick", winner, [self.deck.name[card] for card in self.last_trick])
        if self.strict:
            if not self.hands[0]:
                self._score()
        elif self.agreed.meld_timing == "before_draw":
            self.phase = "meld"
        else:
            self._draw()

    def _draw(self) -> None:
        """Both take a card from the stock, the winner first; the last face-down card may leave him a choice."""
        if len(self.stock) > 1:
            self._receive(self.at, self.stock.pop())
            self._receive(1 - self.at, self.stock.pop())
            self._drawn()
        elif self.agreed.final_draw == "choice":
            self.phase = "final_draw"
        else:
            self._last_draw("face_down")

    def _receive(self, seat: Seat, card: Card) -> None:
        self.hands[seat] |= 1 << card
        if self.told is not None:
            self.tell("drew", seat)
            self.tell("drawn", seat, (self.deck.name[card],), to=seat)

    def _last_draw(self, chosen: str) -> None:
        """The winner takes the last face-down card or the indicator, the loser the other."""
        down, up = (self.at, 1 - self.at) if chosen == "face_down" else (1 - self.at, self.at)
        self._receive(down, self.stock.pop())
        self._take_indicator(up)
        self._drawn()

    def _take_indicator(self, seat: Seat) -> None:
        if self.told is not None:
            self.tell("indicator_taken", seat, (self.deck.name[self.indicator],))
        self.hands[seat] |= 1 << self.indicator
        self.known |= 1 << self.indicator
        self.indicator = -1

    def _drawn(self) -> None:
        if self.agreed.meld_timing == "after_draw":
            self.phase = "meld"
        else:
            self._lead_next()

    def _close_window(self) -> None:
        self.window, self.slot_used = 0, False
        self._lead_next()

    def _lead_next(self) -> None:
        """Go on to a lead; once the indicator is gone, with all cards picked up from the tables."""
        self.phase = "play"
        if self.indicator >= 0 or self.strict:
            return
        self.strict = True
        for seat in (0, 1):
            if self.tables[seat] and self.told is not None:
                self.tell("picked_up", seat, self.deck.spell(self.tables[seat]))
            self.hands[seat] |= self.tables[seat]
            self.known |= self.tables[seat]
        self.tables = [0, 0]

    # melding

    def _meld(self, seat: Seat, chosen: Cards, exchange: bool) -> None:
        meld = self._row(chosen)
        assert meld is not None, "a legal meld has a row"
        dix = meld.of is MeldClass.DIX
        points = self.worth(seat, meld, chosen)
        exchange = exchange and dix and not self.dix_made and self.indicator >= 0
        self._use(seat, meld, chosen, doubled=points == DOUBLE_PINOCHLE - PINOCHLE)
        self.window |= chosen
        if self.agreed.melds_per_trick == "one" and (not dix or self.agreed.dix_uses_meld_slot):
            self.slot_used = True
        self.hands[seat] &= ~chosen
        if exchange:
            self._take_indicator(seat)
            self.indicator = chosen.bit_length() - 1
        else:
            self.tables[seat] |= chosen
        self._score_meld(seat, meld.name, self.deck.spell(chosen) if self.told is not None else (), points)

    def worth(self, seat: Seat, meld: Meld, chosen: Cards) -> int:
        """What a legal meld pays before any division (1.8 rules 5 and 6)."""
        if meld.name == "run" and chosen & self.married and self.agreed.run_upgrade == "difference":
            return RUN - ROYAL
        if meld.name == "pinochle" and self.single & self.tables[seat]:
            return DOUBLE_PINOCHLE - PINOCHLE
        return meld.points

    def _use(self, seat: Seat, meld: Meld, chosen: Cards, *, doubled: bool) -> None:
        """Note what the cards of a meld have now been used for."""
        match meld.name:
            case "run":
                self.in_run |= chosen
            case "marriage" | "royal_marriage":
                self.married |= chosen
            case "roundhouse":
                self.in_around |= chosen
                self.married |= chosen
            case "pinochle" | "double_pinochle":
                self.in_pinochle |= chosen
                self._pair(seat, chosen, single=meld.name == "pinochle" and not doubled, doubled=doubled)
            case "dix":
                self.in_dix |= chosen
                self.dix_made = True
            case _:
                self.in_around |= chosen

    def _pair(self, seat: Seat, chosen: Cards, *, single: bool, doubled: bool) -> None:
        """Keep the pinochles that a second may double; none once no card for a second is left in the pack."""
        if doubled:
            self.single &= ~self.tables[seat]
        elif single and self.agreed.double_pinochle == "upgrade":
            self.single |= chosen
        for name in ("QS", "JD"):
            if not self.deck.of_kind[self.deck.kind_number[name]] & ~self.in_pinochle:
                self.single = 0

    def _score_meld(self, seat: Seat, name: str, items: Sequence[str], points: int) -> None:
        """Book points at once; they may end the match on the spot (1.11)."""
        points //= self.agreed.score_divisor
        self.tell(name, seat, items, points)
        self.melded[seat] += points
        self.totals[seat] += points
        if self.agreed.win_check == "immediate" and not self.extra and self.totals[seat] >= self.target:
            self.sheet = self.sheet + self.melded
            self._end(seat)

    # scoring

    def trick_points(self) -> list[int]:
        """What the captured cards and the last trick bring each (1.10), once all tricks are played."""
        values = POINTS[self.copies, self.agreed.card_points]
        points = [sum(values[card] for card in cards(taken)) for taken in self.captured]
        points[self.at] += LAST_TRICK
        if self.agreed.trick_rounding == "nearest_ten":
            points = [(each + 3) // 10 * 10 for each in points]  # a last digit of 7, 8 or 9 counts up
        return [each // self.agreed.score_divisor for each in points]

    def _score(self) -> None:
        row = []
        for seat, points in enumerate(self.trick_points()):
            self.tell("trick_points", seat, points=points)
            self.totals[seat] += points
            row.append(self.melded[seat] + points)
        for seat, points in enumerate(row):
            self.tell("deal_score", seat, points=points)
        self.sheet = self.sheet + row
        self._clear()
        self.phase = "deal"
        self._check_end()

    def _check_end(self) -> None:
        """The check at the end of a hand (1.11)."""
        reached = [seat for seat in (0, 1) if self.totals[seat] >= self.target]
        if len(reached) == 1:
            self._end(reached[0])
        elif len(reached) == 2:
            self._both_reached()

    def _both_reached(self) -> None:
        first, second = self.totals
        if self.agreed.both_reach == "extend":
            step = EXTENSION // self.agreed.score_divisor
            while self.target <= max(first, second):
                self.target += step
            self.tell("target_raised", None, points=self.target)
        elif first == second:
            self.extra = True
            self.tell("extra_hand", None, points=first)
        else:
            self._end(0 if first > second else 1)

    def _end(self, winner: Seat) -> None:
        self._clear()
        self.winner = winner
        self.phase = "over"
        self.tell("match_won", winner, points=self.totals[winner])

    def scores(self) -> tuple[int, ...]:
        """The points of each, melds of the hand under way included."""
        return tuple(self.totals)

    def standing(self) -> Standing:
        """The score sheet."""
        return Standing(
            trump=self.trump or None,
            tricks=tuple(self.won),
            deal_scores=tuple(zip(self.sheet[::2], self.sheet[1::2], strict=True)),
            target=self.target,
            winners=(self.winner,) if self.over else None,
        )

    # what may be seen

    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """One's own hand, both tables, the trick, the indicator; the rest is counted.

        `known` repeats those cards of a hand that everybody has seen go there.
        """
        spell = self.deck.spell
        zones: list[Zone] = []
        for owner, hand in enumerate(self.hands):
            if hand and owner == seat:
                zones.append(Zone("hand", owner, spell(hand)))
            elif hand:
                zones.append(Zone("hand", owner, hidden=hand.bit_count()))
            if hand & self.known:
                zones.append(Zone("known", owner, spell(hand & self.known)))
        zones += self._open_zones()
        if self.stock:
            zones.append(Zone("stock", None, hidden=len(self.stock)))
        zones += [
            Zone("captured", owner, hidden=taken.bit_count()) for owner, taken in enumerate(self.captured) if taken
        ]
        for place, card in enumerate(self.last_trick):
            zones.append(Zone("last_trick", self.last_leader ^ place, (self.deck.name[card],)))
        return tuple(zones), tuple(self._facts())

    def _open_zones(self) -> Iterator[Zone]:
        for owner, laid in enumerate(self.tables):
            if laid:
                yield Zone("melds", owner, self.deck.spell(laid))
        if self.led >= 0:
            yield Zone("trick", 1 - self.at, (self.deck.name[self.led],))
        if self.indicator >= 0:
            yield Zone("indicator", None, (self.deck.name[self.indicator],))

    def _facts(self) -> Iterator[Fact]:
        yield Fact("target", str(self.target))
        if self.extra:
            yield Fact("extra_hand", "yes")
        if self.dealing < 0:
            return
        yield Fact("trump", self.trump)
        if self.phase not in ("deal", "over"):
            yield Fact("tricks_are", "strict" if self.strict else "free")
        for seat in (0, 1):
            yield Fact("tricks", str(self.won[seat]), seat)
        for seat in (0, 1):
            yield Fact("melded", str(self.melded[seat]), seat)

    def places(self) -> tuple[Zone, ...]:
        """Hands, tables, the trick, the indicator and the stock; captured cards are only counted."""
        if self.phase in ("deal", "over"):
            return ()
        zones = [Zone("hand", seat, self.deck.spell(hand)) for seat, hand in enumerate(self.hands)]
        zones += self._open_zones()
        zones.append(Zone("stock", None, tuple(self.deck.name[card] for card in reversed(self.stock))))
        zones += [Zone("captured", seat, hidden=taken.bit_count()) for seat, taken in enumerate(self.captured)]
        return tuple(zones)

    def redeal(self, seat: Seat, rng: Random) -> Self:
        """Deal anew the stock and what `seat` has not seen of the other hand.

        Every card played or laid down has been seen by both, so in the second phase nothing is left to deal.
        """
        new = self.copy()
        if self.strict or self.phase in ("deal", "over"):
            return new
        other = 1 - seat
        hidden = self.hands[other] & ~self.known
        unseen = list(cards(hidden | mask_of(self.stock)))
        rng.shuffle(unseen)
        drawn = hidden.bit_count()
        new.hands[other] = self.hands[other] & self.known
        for card in unseen[:drawn]:
            new.hands[other] |= 1 << card
        new.stock = unseen[drawn:]
        return new

    # names

    def pack(self) -> tuple[str, ...]:
        """48 cards for each pack, every copy with its number."""
        return self.deck.pack

    def deal_sizes(self) -> tuple[int, ...]:
        """Two hands, the indicator, the stock."""
        hand = self.agreed.hand_size
        return (hand, hand, 1, 48 * self.agreed.decks - 2 * hand - 1)

    def complete_deal(self, action: Action) -> Action:
        """A stock that is cut short goes on with the cards left out, in pack order."""
        groups = [group.split() for group in action.items]
        if len(groups) == 3:
            groups.append([])
        if len(groups) != 4:
            return action
        dealt = {name for group in groups for name in group}
        groups[3] += [name for name in self.pack() if name not in dealt]
        return Action("deal", tuple(" ".join(group) for group in groups))

    def canonical(self, seat: Seat, action: Action, shape: Verb) -> Action:
        """Cards by their copies in pack order; a bare name stays where it does not say which copy is meant.

        What a `take` takes may be any word: the rule refuses it, not the notation.
        """
        if action.verb in ("take", "done"):
            return action
        names = _names(action)
        for name in names:
            if not self._copies(name):
                raise BadNotation(f"{name!r} is no card of this pack")
        resolved = sorted(self._resolved(seat, names), key=ORDER.__getitem__)
        return Action(action.verb, (" ".join(resolved),))

    def _copies(self, name: str) -> Cards:
        """The cards that a name may stand for; none where this pack has no such card."""
        if name in self.deck.number:
            return 1 << self.deck.number[name]
        kind = self.deck.kind_number.get(name)
        return 0 if kind is None else self.deck.of_kind[kind]

    def _resolved(self, seat: Seat, names: Sequence[str]) -> Iterator[str]:
        """The names, each bare one replaced where it is clear which copy is meant (record-format.md)."""
        copied = [name for name in names if name in self.deck.number]
        yield from copied
        left = self.owned(seat) & ~self.deck.read(copied)
        for name, count in Counter(name for name in names if name not in self.deck.number).items():
            held = self.deck.listed(left & self._copies(name))
            alike = all(self._rights(card) == self._rights(held[0]) for card in held)
            if count <= len(held) and (alike or count == len(held)):
                yield from (self.deck.name[card] for card in held[:count])
            else:
                yield from [name] * count

    def same(self, first: str, second: str) -> bool:
        """Whether two named cards of one owner are copies with equal rights, so that either will do."""
        one, other = self.deck.number[first], self.deck.number[second]
        return self.deck.kind[one] == self.deck.kind[other] and self._rights(one) == self._rights(other)

    def _rights(self, card: Card) -> tuple[int, ...]:
        """What a card may still be used for, as far as its copies differ in it: nothing once melding is over."""
        if self.strict:
            return ()
        uses = (self.in_run, self.married, self.in_around, self.in_pinochle, self.in_dix, self.single)
        places = (*self.tables, self._barred_sharing())
        return tuple(mask >> card & 1 for mask in (*uses, *places))

    # sense

    def policy(self, seat: Seat, rng: Random) -> Action:
        """Meld the dearest first; win a trick for its cards or a meld in waiting; keep what may yet meld."""
        match self.phase:
            case "final_draw":
                nine = self.deck.name[self.indicator].startswith("9")
                return Action("take", (CHOICES[0 if nine else 1],))
            case "meld":
                chosen = self._dearest(seat)
                if chosen:
                    return self._meld_action(seat, chosen)
                if self.agreed.meld_timing == "before_draw":
                    return Action("done")
        return Action("play", (self.deck.name[self.sensible_card(seat)],))

    def _meld_action(self, seat: Seat, chosen: Cards) -> Action:
        names = self.deck.spell(chosen)
        if self.agreed.dix_exchange == "optional" and not self.exchange_broken(seat, chosen):
            return Action("exchange", names)
        return Action("meld", (" ".join(names),))

    def _dearest(self, seat: Seat) -> Cards:
        """The cards of a legal meld that pays most, or nearly so; none where there is none."""
        for meld in self._in_sight(seat):
            chosen = self._pick(seat, meld)
            if chosen and not self.meld_broken(seat, chosen):
                return chosen
        return 0

    def _in_sight(self, seat: Seat) -> Iterator[Meld]:
        """The melds of which the seat has a card of each kind, not used yet, the dearest first."""
        held, options = self.owned(seat), self.agreed
        either = held | held >> 1
        if self.copies == 4:
            either |= either >> 2
        for meld, needs in _needs(self.copies, self.trump, options.double_pinochle != "none", options.roundhouse):
            if either & needs == needs:
                free = held & ~self._used(meld)
                free |= free >> 1
                if self.copies == 4:
                    free |= free >> 2
                if free & needs == needs:
                    yield meld

    def _pick(self, seat: Seat, meld: Meld) -> Cards:
        """Cards for a meld: unmarried ones first for a run, then those already laid (fresh ones where it asks)."""
        of_kind = self.deck.of_kind
        mine = self.owned(seat) & ~(self._used(meld) | self._barred_sharing())
        first = self.hands[seat] if self.agreed.fresh_card_required else self.tables[seat]
        picked = 0
        for kind in meld.kinds:
            copies = mine & of_kind[kind] & ~picked
            if not copies:
                return 0
            if meld.name == "run":
                copies = copies & ~self.married or copies
            copies = copies & first or copies
            picked |= copies & -copies
        return picked

    def sensible_card(self, seat: Seat) -> Card:
        """A card for the trick now due; in the second phase with the other hand in mind, which can be deduced."""
        playable = list(cards(self.playable()))
        if len(playable) == 1:
            return playable[0]
        if self.indicator < 0:
            return self._strict_lead(seat, playable) if self.led < 0 else self._strict_reply(playable)
        return self._free_card(seat, playable)

    def _free_card(self, seat: Seat, playable: list[Card]) -> Card:
        """The card that promises most in the first phase, less what it is worth to melds to come."""
        keep = KEEP[self.copies, self.trump]
        sequences, arounds, pinochles = self.married | self.in_run, self.in_around, self.in_pinochle
        worth = self._free_lead(seat) if self.led < 0 else self._free_reply(seat)
        best, most = -1, -inf
        for card in playable:
            dear = keep[card] - (sequences >> card & 1) - (arounds >> card & 1) - (pinochles >> card & 1)
            value = worth(card) - dear
            if value > most:
                best, most = card, value
        return best

    def _hope(self, seat: Seat) -> float:
        """What winning this trick is worth for the melds in waiting."""
        for meld in self._in_sight(seat):
            chosen = self._pick(seat, meld)
            if chosen:
                return 2 + 0.3 * self.worth(seat, meld, chosen)
        return 2

    def _free_reply(self, seat: Seat) -> Callable[[Card], float]:
        """What a reply of the first phase brings, by card."""
        values, hope = POINTS[self.copies, self.agreed.card_points], self._hope(seat)
        better, led = self.ranking.beaters[self.led], values[self.led]
        return lambda card: led + values[card] + hope if better >> card & 1 else -led - values[card]

    def _free_lead(self, seat: Seat) -> Callable[[Card], float]:
        """What a lead of the first phase promises, by card."""
        values, hope = POINTS[self.copies, self.agreed.card_points], self._hope(seat)
        unseen = ~(self.captured[0] | self.captured[1] | self.owned(seat))
        beaters, suit = self.ranking.beaters, self.ranking.suit

        def worth(card: Card) -> float:
            chance = max(0.1, 0.7 - 0.12 * (beaters[card] & suit[card] & unseen).bit_count())
            return chance * (values[card] + hope) - (1 - chance) * values[card]

        return worth

    def _strict_lead(self, seat: Seat, playable: list[Card]) -> Card:
        """A card that cannot be beaten, the dearest; else the cheapest."""
        ranking, values = self.ranking, POINTS[self.copies, self.agreed.card_points]
        other, heading = self.owned(1 - seat), self._heading()
        sure = [
            card
            for card in playable
            if not dutiful(ranking, other, card, card, heading=heading) & ranking.beaters[card]
        ]
        return max(sure, key=values.__getitem__) if sure else min(playable, key=values.__getitem__)

    def _strict_reply(self, playable: list[Card]) -> Card:
        """Win with the card that is missed least, or lose the cheapest."""
        values = POINTS[self.copies, self.agreed.card_points]
        winning = [card for card in playable if self.ranking.beaters[self.led] >> card & 1]
        return min(winning or playable, key=lambda card: (values[card], card))

    # search

    def candidates(self, seat: Seat, rng: Random, most: int) -> list[Action]:
        """The sensible action; beside it one of each meld and, with none to make, one of each card alike."""
        sensible = self.policy(seat, rng)
        if self.phase == "final_draw":
            return State.candidates(self, seat, rng, most)
        found = [sensible]
        if self.phase == "meld":
            found += self._likely_melds(seat)
        if sensible.verb == "play":
            alike = {(self.deck.kind[card], self._rights(card)): card for card in cards(self.playable())}
            found += [Action("play", (self.deck.name[card],)) for card in alike.values()]
        elif sensible.verb == "meld" and self.agreed.meld_timing == "after_draw":
            found.append(Action("play", (self.deck.name[self.sensible_card(seat)],)))
        elif sensible.verb != "done":
            found.append(Action("done"))
        return self._distinct(found)

    def _likely_melds(self, seat: Seat) -> Iterator[Action]:
        """A meld of each row that can be made now."""
        for meld in self._in_sight(seat):
            chosen = self._pick(seat, meld)
            if chosen and not self.meld_broken(seat, chosen):
                yield self._meld_action(seat, chosen)

    def _distinct(self, actions: list[Action]) -> list[Action]:
        """The actions without those that only play another copy of a card with the same rights."""
        found: dict[object, Action] = {}
        for action in actions:
            key: object = action
            if action.verb == "play":
                card = self.deck.number[action.items[0]]
                key = (self.deck.kind[card], self._rights(card))
            found.setdefault(key, action)
        return list(found.values())

    def tricks_left(self) -> int:
        """How many tricks of the second phase are still to be completed."""
        return self.hands[self.at].bit_count() if self.strict and self.phase == "play" else 0

    def finish(self, rng: Random) -> None:
        """Play the deal to its end by simple sense."""
        while self.phase not in ("deal", "over"):
            if self.phase == "play":
                self.push(self.sensible_card(self.at))
            else:
                self._finish_window(rng)

    def _finish_window(self, rng: Random) -> None:
        seat = self.at
        if self.phase == "meld" and self.agreed.dix_exchange != "optional":
            chosen = self._dearest(seat)
            if chosen:
                self._meld(seat, chosen, self.agreed.dix_exchange == "first_mandatory")
                return
            if self.agreed.meld_timing == "after_draw":
                self.push(self.sensible_card(seat))
                return
        self.do(seat, self.policy(seat, rng))

    def gains(self) -> Sequence[float]:
        """The row of the deal just finished; a match won with it counts for more."""
        row: list[float] = [*self.sheet[-2:]]
        if self.winner >= 0:
            row[self.winner] += MATCH_WORTH // self.agreed.score_divisor
        return row

    def fit(self, seat: Seat) -> float:
        """By the meld that who has led to this trick would still hold, and could have made just before."""
        other = 1 - seat
        could = self.led >= 0 and self.at == seat and self.won[other] and not self.strict
        return UNDECLARED if could and self._dearest(other) else 1.0

    def exact(self, seat: Seat, nodes: int, seconds: float = inf) -> Action | None:
        """The best card of the second phase, in which each can tell the other's hand.

        Of cards as good against best play, the one that brings most where the other plays by simple sense.
        """
        if not self.tricks_left():
            return None
        table = self._table(seconds)
        return self._play(self._chosen(self._best_cards(table, nodes), table, nodes))

    def solved(self, seat: Seat, nodes: int, seconds: float = inf) -> tuple[tuple[Action, float], ...]:
        """The best card of the second phase and that of simple sense, where they are worked out to the end."""
        if not self.tricks_left():
            return ()
        table = self._table(seconds)
        found = self._best_cards(table, nodes)
        if not table.finished:
            return ()
        chosen, sensible = self._chosen(found, table, nodes), self.sensible_card(seat)
        alike = self.deck.kind[chosen] == self.deck.kind[sensible]
        worth = []
        for card in [chosen] if alike else [chosen, sensible]:
            points = self._with_best_play(card, table, nodes)
            if points is None:
                return ()
            worth.append((self._play(card), points))
        return tuple(worth)

    def _table(self, seconds: float) -> Strict:
        values = POINTS[self.copies, self.agreed.card_points]
        return Strict(self.deck, self.ranking, values, LAST_TRICK, heading=self._heading(), seconds=seconds)

    def _play(self, card: Card) -> Action:
        return Action("play", (self.deck.name[card],))

    def _chosen(self, found: list[Card], table: Strict, nodes: int) -> Card:
        """Of cards as good as each other, the one that brings most against simple sense."""
        if len(found) == 1:
            return found[0]
        return max(found, key=lambda card: self._against_sense(card, table, nodes))

    def _with_best_play(self, card: Card, table: Strict, nodes: int) -> float | None:
        """The points of the deal that a card brings if both go on with best cards; None where that stays unsure."""
        seat, after = self.at, self.copy()
        after.push(card)
        while after.phase == "play":
            after.push(after._best_cards(table, nodes)[0])
            if not table.finished:
                return None
        return margin_of(after, State.gains(after), seat)

    def _best_cards(self, table: Strict, nodes: int) -> list[Card]:
        """One of each kind that is best in the second phase for whoever plays; `nodes` are for all of a table."""
        seat, playable = self.at, self.playable()
        left = max(0, nodes - table.seen)
        kinds = table.best(self.hands[seat], self.hands[1 - seat], self.led, self.sensible_card(seat), left)
        return [next(cards(playable & self.deck.of_kind[kind])) for kind in kinds]

    def _against_sense(self, card: Card, table: Strict, nodes: int) -> float:
        """What a card of the second phase brings if its player goes on with best cards, the other by simple sense."""
        seat, after = self.at, self.copy()
        after.push(card)
        while after.phase == "play":
            after.push(after._best_cards(table, nodes)[0] if after.at == seat else after.sensible_card(after.at))
        return margin(after, seat)


UNDECLARED: Final = 0.2
"""How likely somebody who might have melded still holds a meld: he may have made another, or wait for a dearer one."""
MATCH_WORTH: Final = 300
"""About what winning the match is worth in points of a deal."""
KEPT: Final = {"A": 7.0, "T": 4.0, "K": 4.0, "Q": 3.0, "J": 1.5, "9": 0.0}
TRUMP_KEPT: Final = 5.0
PINOCHLE_KEPT: Final = 4.0


def _keeping(deck: CopiedDeck, trump: str) -> tuple[float, ...]:
    """How dear each card is by rank, as a trump, and for a pinochle."""
    kept = []
    for kind in deck.kind:
        name = deck.kinds[kind]
        kept.append(KEPT[name[0]] + TRUMP_KEPT * (name[1] == trump) + PINOCHLE_KEPT * (name in ("QS", "JD")))
    return tuple(kept)


KEEP: Final = {(copies, suit): _keeping(deck, suit) for copies, deck in DECKS.items() for suit in SUITS}


def _names(action: Action) -> list[str]:
    """The cards of an action, those of a meld one by one."""
    return " ".join(action.items).split()


def _new(options: Options, dealer: Seat) -> TwoHandedPinochle:
    assert isinstance(options, TwoHandedPinochleOptions), "options of this game"
    if dealer not in (0, 1):
        raise BadOption(f"There is no seat {dealer}.", "dealer")
    target = options.target_score // options.score_divisor
    return TwoHandedPinochle(seats=2, options=options, dealer=dealer, target=target)


def _decisions(options: Options) -> float:
    assert isinstance(options, TwoHandedPinochleOptions), "options of this game"
    a_point = 0.2 if options.meld_timing == "after_draw" else 0.3  # where a `done` ends each window
    return a_point * options.target_score * (0.75 if options.decks == 2 else 1)  # of two packs more can be melded


REFUSALS: Final = {
    "game-over": Refusal("The match is over; nothing more can be played.", "ending"),
    "wrong-phase": Refusal("That is not what is being decided now.", "course"),
    "not-your-turn": Refusal("It is not your turn.", "course"),
    "not-held": Refusal("You do not have {card} to use.", "course"),
    "ambiguous-card": Refusal("Your copies of {card} can do different things: say which one you mean.", "copies"),
    "must-follow-suit": Refusal("{card} can't be played: {suit} were led and you hold {due}.", "second-phase"),
    "must-trump": Refusal("{card} can't be played: you have no {suit} but hold a trump, {due}.", "second-phase"),
    "must-play-higher": Refusal("{card} can't be played: you hold {due}, which beats {best}.", "second-phase"),
    "meld-invalid": Refusal("Those cards are no meld here.", "melds"),
    "meld-card-reused": Refusal("{card} has already scored in a meld of that kind.", "melding"),
    "meld-limit": Refusal("You have made your one meld for this trick.", "melding"),
    "meld-needs-fresh": Refusal("A meld here needs at least one card from your hand.", "melding"),
    "meld-shared-this-turn": Refusal("{card} is in another meld of this turn; meld it after a later trick.", "melding"),
    "draw-choice-invalid": Refusal("Take the face-down card or the face-up card.", "drawing"),
    "bad-option": Refusal("These options do not go together.", "options"),
}


def _meld_pays(options: Options) -> tuple[MeldPay, ...]:
    """The table of 1.8, with what is left to pay for melds that grow."""
    assert isinstance(options, TwoHandedPinochleOptions), "options of this game"
    rows = {meld.name: meld.points for meld in _rows("S", options.double_pinochle != "none", options.roundhouse)}
    if options.double_pinochle == "upgrade":
        rows["second_pinochle"] = DOUBLE_PINOCHLE - PINOCHLE
    if options.run_upgrade == "difference":
        rows["run_after_royal"] = RUN - ROYAL
    paid = (MeldPay(name, points // options.score_divisor) for name, points in rows.items())
    return tuple(sorted(paid, key=lambda row: -row.points))


GAME: Final = Game(
    key="two-handed-pinochle",
    version=1,
    seats=(2,),
    options=TwoHandedPinochleOptions,
    new=_new,
    decisions=_decisions,
    state=TwoHandedPinochle,
    presets={
        "standard": Preset(seats=(2,), options={}),
        "bicycle": Preset(
            seats=(2,),
            options={
                "target_score": "1000",
                "meld_timing": "before_draw",
                "melds_per_trick": "one",
                "fresh_card_required": "true",
                "run_upgrade": "full",
                "dix_uses_meld_slot": "false",
                "dealer_scores_turned_dix": "true",
                "phase2_must_win": "trump_led_only",
                "final_draw": "fixed",
                "trick_rounding": "nearest_ten",
                "both_reach": "extend",
                "win_check": "end_of_hand",
            },
        ),
        "family": Preset(
            seats=(2,),
            options={
                "decks": "2",
                "hand_size": "18",
                "melds_per_trick": "one",
                "meld_timing": "before_draw",
                "dealer_scores_turned_dix": "true",
            },
        ),
    },
    verbs={
        "play": Verb(Kind.CARD, 1, 1),
        "meld": Verb(Kind.MELD, 1, 1),
        "exchange": Verb(Kind.CARD, 1, 1),
        "done": Verb(),
        "take": Verb(Kind.WORD, 1, 1),
    },
    order=ORDER,
    words={"take": CHOICES},
    refusals=REFUSALS,
    melds=_meld_pays,
    topics=(
        "object",
        "pack",
        "deal",
        "course",
        "tricks",
        "drawing",
        "melding",
        "melds",
        "copies",
        "dix",
        "second-phase",
        "scoring",
        "ending",
        "options",
        "strategy",
        "example",
    ),
    topic_options={
        "object": ("target_score",),
        "pack": ("decks",),
        "deal": ("hand_size", "decks", "dealer_scores_turned_dix"),
        "drawing": ("final_draw", "meld_timing"),
        "melding": (
            "meld_timing",
            "melds_per_trick",
            "fresh_card_required",
            "same_turn_card_sharing",
            "dix_uses_meld_slot",
        ),
        "melds": ("run_upgrade", "double_pinochle", "roundhouse", "score_divisor"),
        "dix": ("dix_exchange", "dealer_scores_turned_dix", "dix_uses_meld_slot"),
        "second-phase": ("phase2_must_win",),
        "scoring": ("card_points", "score_divisor", "trick_rounding"),
        "ending": ("target_score", "win_check", "both_reach", "score_divisor"),
    },
)
TwoHandedPinochle.game = GAME
