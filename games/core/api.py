"""What a game is: a pure state that says who must act and what they may do. Everything else is drawn from that."""

from __future__ import annotations

import re
from abc import ABCMeta, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from itertools import combinations
from math import comb, inf
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from games.core.cards import Card, Cards
from games.core.options import Options, Setting, read, settings, written

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The seat that deals. Nothing else in a game is random."""

GROUPED: Final[Mapping[str, str]] = {"deal": " | ", "meld": " / "}
"""Verbs whose items are groups of cards, and what stands between two groups in writing."""


class RulesError(Exception):
    """What the rules raise for bad input; anything else that is raised is a bug."""


class BadNotation(RulesError):
    """The text is no action of this game: an unknown word, a wrong number of items, a deal that is not the pack."""


class IllegalAction(RulesError):
    """Well formed but not allowed: `code` says which rule, `details` fills the blanks of that rule's sentence."""

    def __init__(self, seat: Seat, action: Action, code: str, details: Mapping[str, str]) -> None:
        super().__init__(f"{code}: seat {seat}, {action}")
        self.seat = seat
        self.action = action
        self.code = code
        self.details = dict(details)


class Action(NamedTuple):
    """One thing a seat does; its text is its identity: ``play QS``, ``lay 9S TS AS``, ``meld KS QS / AS AH AD AC``."""

    verb: str
    items: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.verb} {GROUPED.get(self.verb, ' ').join(self.items)}" if self.items else self.verb

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of an action of any game; says nothing about whether a game knows the words."""
        verb, *words = text.split()
        if verb not in GROUPED:
            return cls(verb, tuple(words))
        groups = " ".join(words).split(GROUPED[verb].strip())
        return cls(verb, tuple(" ".join(group.split()) for group in groups) if words else ())


class Kind(Enum):
    """What the items of a prompt are, which decides how they are drawn."""

    CARD = "card"
    SUIT = "suit"
    MELD = "meld"
    NUMBER = "number"
    WORD = "word"


class Prompt(NamedTuple):
    """An offer to a seat: pick `least` to `most` of `items` for `verb`.

    `items` stand in canonical order. Cards that are alike stand side by side, as often as they may be picked; what
    is picked counts, not which of them. `clash` holds pairs of positions that exclude each other, of unique items.
    """

    verb: str
    items: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    kind: Kind = Kind.WORD
    clash: tuple[tuple[int, int], ...] = ()

    def accepts(self, action: Action) -> bool:
        """Whether `action`, in canonical writing, is one of `actions()`; found without listing them."""
        if action.verb != self.verb or not self.least <= len(action.items) <= self.most:
            return False
        at: list[int] = []
        try:
            for item in action.items:
                at.append(self.items.index(item, at[-1] + 1 if at else 0))
        except ValueError:
            return False
        return not self._clashing(at)

    def actions(self) -> Iterator[Action]:
        """Every action of this prompt, each once, in canonical order."""
        alike = self._alike()
        for number in range(self.least, self.most + 1):
            for at in combinations(range(len(self.items)), number):
                if not self._clashing(at) and not _skips(alike, at):
                    yield Action(self.verb, tuple(self.items[i] for i in at))

    def size(self) -> int:
        """How many actions there are: by formula, or by listing where items clash."""
        if self.clash:
            return sum(1 for _ in self.actions())
        return sum(self._ways()[self.least : self.most + 1])

    def sample(self, rng: Random) -> Action:
        """One action, each as likely as any other."""
        if self.clash:
            return rng.choice(list(self.actions()))
        number = self.least
        if self.least < self.most:
            number = rng.choices(range(self.least, self.most + 1), self._ways()[self.least : self.most + 1])[0]
        alike = self._alike()
        at = sorted(rng.sample(range(len(self.items)), number))
        while _skips(alike, at):  # of the picks that spell one action, only that of the first copies counts
            at = sorted(rng.sample(range(len(self.items)), number))
        return Action(self.verb, tuple(self.items[i] for i in at))

    def _alike(self) -> tuple[int, ...]:
        """The positions whose item also stands before them."""
        items = self.items
        return tuple(i for i in range(1, len(items)) if items[i] == items[i - 1])

    def _ways(self) -> list[int]:
        """How many actions there are of each number of items."""
        counts = Counter(self.items).values()
        if len(counts) == len(self.items):
            return [comb(len(counts), number) for number in range(self.most + 1)]
        ways = [1] + [0] * self.most
        for count in counts:
            ways = [sum(ways[max(0, number - count) : number + 1]) for number in range(self.most + 1)]
        return ways

    def _clashing(self, at: Sequence[int]) -> bool:
        return bool(self.clash) and any(pair in self.clash for pair in combinations(at, 2))


def _skips(alike: Sequence[int], at: Sequence[int]) -> bool:
    """Whether a pick takes a later one of items that are alike and leaves the one before it."""
    return any(i in at and i - 1 not in at for i in alike)


class Event(NamedTuple):
    """Something that happened, told to the one seat `to`, or to everybody where that is None."""

    kind: str
    seat: Seat | None = None
    items: tuple[str, ...] = ()
    points: int = 0
    to: Seat | None = None


class Zone(NamedTuple):
    """A place that holds cards: those that the viewer may see, and how many more lie hidden."""

    name: str
    owner: Seat | None
    items: tuple[str, ...] = ()
    hidden: int = 0


class Fact(NamedTuple):
    """Something true of the position: `value` is a card, a suit, a number or a word; `seat` whom it is about."""

    name: str
    value: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat (None: a spectator) may know and do now."""

    seat: Seat | None
    phase: str
    actors: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]
    scores: tuple[int, ...]
    prompts: tuple[Prompt, ...]

    def zone(self, name: str, owner: Seat | None = None) -> Zone:
        """The zone of that name and owner; an empty one where the view has none."""
        return next((z for z in self.zones if z.name == name and z.owner == owner), Zone(name, owner))

    def fact(self, name: str, seat: Seat | None = None) -> str | None:
        """The value of that fact; None where the view does not state it."""
        return next((f.value for f in self.facts if f.name == name and f.seat == seat), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The score sheet, public to all: what record-format.md prints of it, with its shapes."""

    trump: str | None = None
    tricks: tuple[int, ...] = ()
    deal_scores: tuple[tuple[int, ...], ...] = ()
    target: int | None = None
    games: tuple[tuple[int, ...], ...] | None = None
    totals: tuple[int, ...] | None = None
    ledger: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] | None = None


class Verb(NamedTuple):
    """The shape of an action in writing: its items' kind and how many may stand there (`most` None: any number).

    The items of a `set` are written in any order and kept in pack order.
    """

    kind: Kind | None = None
    least: int = 0
    most: int | None = 0
    set: bool = False


class Refusal(NamedTuple):
    """What a player is told when a rule forbids something: one English sentence, and the rules topic behind it."""

    sentence: str
    topic: str


class MeldPay(NamedTuple):
    """A row of the table of melds: the name of a meld or of a case, and what it pays."""

    name: str
    points: int


NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)


class Played(metaclass=ABCMeta):
    """What goes by the rules of a game. No part of `State`, as mypyc takes a dataclass's class variables for fields."""

    game: ClassVar[Game]


@dataclass(kw_only=True)
class State(Played):
    """One match from the first deal to the end. Fields are ints, strs, bools, None, or flat lists of these.

    `do` changes in place and trusts its input: the fast door, for search and replay. `apply` checks first.
    """

    options: Options
    seats: int
    dealer: Seat = 0
    phase: str = "deal"
    dealing: int = -1
    sheet: list[int] = field(default_factory=list)
    """The rows of the finished deals, one after another; never changed in place, as copies share it."""
    told: list[Event] | None = field(default=None, compare=False, repr=False)

    # what a game writes

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Who must act: several where they act at once, `(CHANCE,)` while a deal is due, `()` when over."""

    @abstractmethod
    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        """All that `seat` may do now: the one statement of what is legal. Empty for who is not to act."""

    @abstractmethod
    def do(self, seat: Seat, action: Action) -> None:
        """Carry out an action known to be legal, in place, telling events on the way."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The score of the game under way, by column: a seat, a side, the dummy last."""

    @abstractmethod
    def look(self, seat: Seat | None) -> tuple[tuple[Zone, ...], tuple[Fact, ...]]:
        """What `seat` may see, built up from nothing."""

    @abstractmethod
    def redeal(self, seat: Seat, rng: Random) -> Self:
        """A world that `seat` cannot tell from this one: all it may not know is dealt anew."""

    @abstractmethod
    def standing(self) -> Standing:
        """The score sheet."""

    @abstractmethod
    def rule_broken(self, seat: Seat, action: Action) -> str:
        """The first rule that forbids a well-formed action, as a code; empty where none does.

        Asked only while no deal is due and the match is on. `record-format.md` fixes the order of the checks.
        """

    def details(self, seat: Seat, action: Action, code: str) -> dict[str, str]:
        """What fills the blanks of that code's sentence, as items (a card, a suit, a number)."""
        return {}

    @abstractmethod
    def pack(self) -> tuple[str, ...]:
        """The cards that a deal deals, in pack order."""

    @abstractmethod
    def deal_sizes(self) -> tuple[int, ...]:
        """How many cards each group of a `deal` holds, in the order of record-format.md."""

    @abstractmethod
    def places(self) -> tuple[Zone, ...]:
        """Where the cards of the pack lie during a deal, nothing concealed: each card once.

        `hidden` counts cards that are out of play and that the state no longer tells apart. It is never shown to
        anybody; it answers for what `look` and `redeal` say. Zones that `look` shows too have the same names here.
        """

    def column(self, seat: Seat) -> int:
        """Where that seat's score stands in `scores()`."""
        return seat

    def ahead(self) -> Seat | None:
        """Whose card holds the open trick; None before there are two to compare."""
        return None

    def tally(self, seat: Seat, verb: str, picked: Sequence[str]) -> tuple[Fact, ...]:
        """What items picked so far for `verb` come to, while the choice is not final; from what `seat` may know."""
        return ()

    def policy(self, seat: Seat, rng: Random) -> Action:
        """A sensible action from what `seat` may know: what `easy` plays and what rollouts follow."""
        return self.sample(seat, rng)

    def candidates(self, seat: Seat, rng: Random, most: int) -> list[Action]:
        """The legal actions worth comparing, from what `seat` may know: about `most`, that of `policy` first."""
        sensible = self.policy(seat, rng)
        if sum(prompt.size() for prompt in self.prompts(seat)) <= most:
            return [sensible, *(action for action in self.legal(seat) if action != sensible)]
        return list(dict.fromkeys((sensible, *(self.sample(seat, rng) for _ in range(most - 1)))))

    def finish(self, rng: Random) -> None:
        """Play the deal under way to its end, everybody by simple sense, in place: a search's rollout."""
        while self.phase not in ("deal", "over"):
            seat = self.actors()[0]
            self.do(seat, self.policy(seat, rng))

    def gains(self) -> Sequence[float]:
        """What the deal just finished has brought, by column; asked before the next begins."""
        width = len(self.scores())
        return self.sheet[-width:]

    def fit(self, seat: Seat) -> float:
        """How well the others' hands in this world go with what they have done: above 0, 1 where it tells nothing."""
        return 1.0

    def tricks_left(self) -> int:
        """How many tricks are still to be completed where only cards are played till then; else 0."""
        return 0

    def unlike(self, choices: Cards) -> Cards:
        """Of cards that may be played, one of each kind that serves alike from here on, all cards open."""
        return choices

    def to_come(self) -> tuple[int, ...]:
        """Between tricks, all that the rest of this deal depends on; empty within one, or where that is not told."""
        return ()

    @abstractmethod
    def playable(self) -> Cards:
        """The cards that may be played now, as a set; only where cards are played."""

    @abstractmethod
    def push(self, card: Card) -> None:
        """Play one of `playable()`: the fast door."""

    def exact(self, seat: Seat, nodes: int, seconds: float = inf) -> Action | None:
        """The best action where nothing is hidden from `seat`, as far as these positions and seconds tell, or None."""
        return None

    def solved(self, seat: Seat, nodes: int, seconds: float = inf) -> tuple[tuple[Action, float], ...]:
        """What `exact` finds and, where it is another, what `policy` does, each with the points that it brings.

        They are those of the deal beyond the other side's if both go on as well as can be. Nothing where cards are
        hidden from `seat`, or where `nodes` positions do not suffice to be sure.
        """
        return ()

    # what every game gets

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"

    @property
    def deal_due(self) -> bool:
        """Whether nothing can happen before a deal."""
        return self.phase == "deal"

    def accepts(self, seat: Seat, action: Action) -> bool:
        """Whether `action`, in canonical writing, is legal for `seat` now."""
        if seat == CHANCE:
            return self.deal_due and self._is_pack(action)
        return any(prompt.accepts(action) for prompt in self.prompts(seat))

    def legal(self, seat: Seat) -> list[Action]:
        """Every legal action of a player's seat, each once, in canonical order."""
        return [action for prompt in self.prompts(seat) for action in prompt.actions()]

    def sample(self, seat: Seat, rng: Random) -> Action:
        """One legal action of a player's seat, each as likely as any other."""
        prompts = self.prompts(seat)
        if len(prompts) == 1:
            return prompts[0].sample(rng)
        return rng.choices(prompts, [prompt.size() for prompt in prompts])[0].sample(rng)

    def why_not(self, seat: Seat, action: Action) -> str:
        """The code of the first rule that forbids `action`; empty where it is legal."""
        if self.over:
            return "game-over"
        if self.deal_due:
            return "wrong-phase"
        return self.rule_broken(seat, action)

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Check, do, and tell what happened. Raises `IllegalAction`, having changed nothing."""
        if not self.accepts(seat, action):
            if seat == CHANCE:
                raise BadNotation("this deal is not due, or not the pack")
            code = self.why_not(seat, action)
            assert code, f"{self.game.key}: {action} by {seat} is refused for no reason"
            raise IllegalAction(seat, action, code, self.details(seat, action, code))
        events: list[Event] = []
        self.told = events
        try:
            self.do(seat, action)
        finally:
            self.told = None
        return tuple(events)

    def after(self, seat: Seat, action: Action) -> Self:
        """The state that `action` leads to, leaving this one alone. Raises like `apply`."""
        new = self.copy()
        new.apply(seat, action)
        return new

    def view(self, seat: Seat | None) -> View:
        """All that `seat` may know and do now."""
        zones, facts = self.look(seat)
        prompts = () if seat is None else self.prompts(seat)
        actors = tuple(actor for actor in self.actors() if actor != CHANCE)
        return View(seat, self.phase, actors, zones, facts, self.scores(), prompts)

    def tell(
        self,
        kind: str,
        seat: Seat | None = None,
        items: Sequence[str] = (),
        points: int = 0,
        to: Seat | None = None,
    ) -> None:
        """Note an event; costs nothing in a search, where nobody listens."""
        if self.told is not None:
            self.told.append(Event(kind, seat, tuple(items), points, to))

    def copy(self) -> Self:
        """An independent state equal to this one, to which nobody listens. A game adds its own fields.

        Written out, as a search copies more than it does anything else, and as compiled classes have no `__dict__`.
        Lists that actions put new ones in the place of, such as the sheet, stay shared.
        """
        kind = type(self)
        new = kind.__new__(kind)
        new.options, new.seats, new.dealer = self.options, self.seats, self.dealer
        new.phase, new.dealing, new.sheet = self.phase, self.dealing, self.sheet
        new.told = None
        return new

    def read(self, seat: Seat, text: str) -> Action:
        """An action as written by `seat`, in canonical writing. Raises `BadNotation`."""
        if not text.split():
            raise BadNotation("an action has a verb")
        action = Action.parse(text)
        if seat == CHANCE:
            return self._read_deal(action)
        if not 0 <= seat < self.seats:
            raise BadNotation(f"there is no seat {seat}")
        shape = self.game.verbs.get(action.verb)
        if shape is None:
            raise BadNotation(f"{self.game.key} knows no {action.verb!r}")
        if len(action.items) < shape.least or (shape.most is not None and len(action.items) > shape.most):
            raise BadNotation(f"{action.verb!r} does not take {len(action.items)} items")
        return self.canonical(seat, action, shape)

    def canonical(self, seat: Seat, action: Action, shape: Verb) -> Action:
        """The action with its items checked and in the writing that prompts use. Raises `BadNotation`."""
        items = [self.read_item(action.verb, shape.kind, item) for item in action.items]
        if shape.set:
            order = self.game.order
            items.sort(key=lambda item: order.get(item, -1))
        return Action(action.verb, tuple(items))

    def read_item(self, verb: str, kind: Kind | None, item: str) -> str:
        """One item in canonical writing. Raises `BadNotation` where this game knows no such thing."""
        if kind is Kind.NUMBER:
            if NUMBER.fullmatch(item):
                return str(int(item))
            raise BadNotation(f"{item!r} is no number")
        known = self.game.order if kind is Kind.CARD else self.game.words.get(verb, ())
        if item not in known:
            raise BadNotation(f"{item!r} is no {kind.value if kind else 'word'} of {self.game.key}")
        return item

    def _read_deal(self, action: Action) -> Action:
        if action.verb != "deal":
            raise BadNotation("chance only deals")
        if not self.deal_due:
            raise BadNotation("no deal is due")
        action = self.complete_deal(action)
        if not self._is_pack(action):
            raise BadNotation("this is not the pack, each card once and each group of its size")
        return action

    def complete_deal(self, action: Action) -> Action:
        """A deal as written with what may be left out filled in; here nothing may."""
        return action

    def _is_pack(self, action: Action) -> bool:
        groups = [group.split() for group in action.items]
        sizes = tuple(len(group) for group in groups)
        return (
            action.verb == "deal"
            and sizes == self.deal_sizes()
            and Counter(card for group in groups for card in group) == Counter(self.pack())
        )

    def to_json(self) -> dict[str, Any]:
        """The whole state, hidden cards included, as plain JSON values."""
        data = {f.name: getattr(self, f.name) for f in fields(self) if f.name not in ("told", "options")}
        return {**data, "options": written(self.options)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The state that `to_json` wrote."""
        plain = {name: value for name, value in data.items() if name != "options"}
        return cls(**plain, options=read(cls.game.options, data["seats"], data["options"]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named set of options; `seats` are the numbers it can be played with, the usual one first."""

    seats: tuple[int, ...]
    options: Mapping[str, str]


class Seating(NamedTuple):
    """How a match begins: the seat each player takes, the first dealer's seat, and the cards drawn for it.

    `drawn` holds player (by the place taken before) and card, in the order of drawing.
    """

    seats: tuple[Seat, ...]
    dealer: Seat
    drawn: tuple[tuple[int, str], ...] = ()


def any_dealer(options: Options, rng: Random) -> Seating:
    """Everybody stays where they sat down, and anybody deals first, each as likely."""
    return Seating(tuple(range(options.seats)), rng.randrange(options.seats))


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game's declaration: all that the command line, the sessions and the screens need to know of it."""

    key: str
    version: int
    """Bumped when an old log would replay differently."""
    seats: tuple[int, ...]
    """How many may sit down, the usual number first."""
    options: type[Options]
    new: Callable[[Options, Seat], State]
    """A state before its first deal, from options and first dealer."""
    state: type[State]
    presets: Mapping[str, Preset]
    verbs: Mapping[str, Verb]
    order: Mapping[str, int]
    """Every card or tile that the game's records may name, with its place in pack order."""
    words: Mapping[str, tuple[str, ...]]
    """The suits and other words that may stand as items, by verb."""
    refusals: Mapping[str, Refusal]
    """Every code of the rules file, in its order."""
    topics: tuple[str, ...]
    """The topics of the rules pages, in reading order."""
    topic_options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By topic, the options that change what it says; each option stands at one topic at least."""
    seat: Callable[[Options, Random], Seating] = any_dealer
    """Before the first deal: who sits where, and who deals."""
    decisions: Callable[[Options], float]
    """About how many decisions a match under some options takes, all seats together; measured by self-play."""
    melds: Callable[[Options], tuple[MeldPay, ...]] | None = None
    """What each meld pays under some options, the dearest first; None in a game without melds."""

    def start(self, seats: int | None = None, given: Mapping[str, str] | None = None, dealer: Seat = 0) -> State:
        """A match about to begin. Raises `BadOption` where seats, dealer or options will not do."""
        return self.new(self.read_options(seats or self.seats[0], given or {}), dealer)

    def read_options(self, seats: int, given: Mapping[str, str]) -> Options:
        """Options from their written values. Raises `BadOption`."""
        return read(self.options, seats, given)

    def settings(self) -> tuple[Setting, ...]:
        """The options as data, for panels and lists."""
        return settings(self.options)

    def sentence(self, code: str, details: Mapping[str, str]) -> str:
        """The English sentence of a refusal, its blanks filled in."""
        return self.refusals[code].sentence.format_map({name: english(item) for name, item in details.items()})


SUIT_WORDS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def english(item: str) -> str:
    """A suit letter as a word; any other item as it is written."""
    return SUIT_WORDS.get(item, item)
