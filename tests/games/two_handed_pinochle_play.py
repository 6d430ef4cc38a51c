"""Positions of two-handed Pinochle by hand: deals, windows and last tricks, written as in the rules file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random

from games.core.api import CHANCE, Action, Event, Seat
from games.core.melds import CARD_POINTS
from games.two_handed_pinochle import GAME, TwoHandedPinochle


def table(dealer: Seat = 1, /, **options: str) -> TwoHandedPinochle:
    """A match about to begin; seat 0 leads unless it deals."""
    state = GAME.start(2, options, dealer)
    assert isinstance(state, TwoHandedPinochle)
    return state


def preset(name: str, **options: str) -> TwoHandedPinochle:
    """A match by a preset, with some options changed."""
    return table(**{**GAME.presets[name].options, **options})


def deal(
    state: TwoHandedPinochle, hands: Mapping[Seat, str] | None = None, indicator: str = "9H2", stock: str = ""
) -> tuple[Event, ...]:
    """Deal the named cards to seats and to the top of the stock, elsewhere the weakest cards left."""
    named = {seat: cards.split() for seat, cards in (hands or {}).items()}
    top = stock.split()
    given = {indicator, *top, *(card for cards in named.values() for card in cards)}
    rest = [card for card in state.pack() if card not in given]
    rest.sort(key=lambda card: ("9JTQKA".index(card[0]), card))
    size = state.deal_sizes()[0]
    held = []
    for seat in (0, 1):
        cards = named.get(seat, [])
        need = size - len(cards)
        held.append(" ".join([*cards, *rest[:need]]))
        del rest[:need]
    return state.apply(CHANCE, Action("deal", (*held, indicator, " ".join([*top, *rest]))))


def tell(state: TwoHandedPinochle, line: str) -> tuple[Event, ...]:
    """Carry out one legal action, written as in a record; what it tells."""
    seat, text = line.split(" ", 1)
    return state.apply(int(seat), state.read(int(seat), text))


def run(state: TwoHandedPinochle, *lines: str) -> TwoHandedPinochle:
    """Carry out legal actions one after another."""
    for line in lines:
        tell(state, line)
    return state


def code(state: TwoHandedPinochle, line: str) -> str:
    """Why an action is refused; empty where it is legal."""
    seat, text = line.split(" ", 1)
    return state.why_not(int(seat), state.read(int(seat), text))


def meld(state: TwoHandedPinochle, cards: str, verb: str = "meld") -> int | str:
    """Meld for whoever has the window: what it pays, or the code that refuses it."""
    refused = code(state, f"{state.at} {verb} {cards}")
    if refused:
        return refused
    seat, before = state.at, state.totals[state.at]
    run(state, f"{seat} {verb} {cards}")
    return state.totals[seat] - before


def legal(state: TwoHandedPinochle, verb: str = "play") -> set[str]:
    """What whoever is to act may do with that verb."""
    return {" ".join(action.items) for action in state.legal(state.at) if action.verb == verb}


def win_trick(state: TwoHandedPinochle, keep: str = "", lead: str = "") -> TwoHandedPinochle:
    """Let the leader win a trick with any card but those it keeps (or with `lead`); the other keeps them too."""
    if state.phase == "meld" and state.agreed.meld_timing == "before_draw":
        run(state, f"{state.at} done")
    kept, names, seat = set(keep.split()), state.deck.name, state.at
    leads = [lead] if lead else [card for card in state.deck.spell(state.owned(seat)) if card not in kept]
    replies = [card for card in state.deck.spell(state.owned(1 - seat)) if card not in kept]
    for first, second in product(leads, replies):
        if not state.ranking.beaters[names.index(first)] >> names.index(second) & 1:
            return run(state, f"{seat} play {first}", f"{1 - seat} play {second}")
    raise AssertionError("no such trick can be played")


def window(hand: str, indicator: str = "9H2", stock: str = "", /, **options: str) -> TwoHandedPinochle:
    """Seat 0 holds these cards (eleven at most) and has just won its first trick with another."""
    state = table(**options)
    deal(state, {0: hand}, indicator, stock)
    return win_trick(state, hand)


def strict(hands: tuple[str, str], trump: str = "H", at: Seat = 0, /, **options: str) -> TwoHandedPinochle:
    """The second phase with just these hands left; no trick is captured yet."""
    state = table(**options)
    deal(state)
    state.hands = [state.deck.read(hand.split()) for hand in hands]
    state.trump, state.strict, state.at, state.phase = trump, True, at, "play"
    state.stock, state.indicator = [], -1
    return state


def following(lead: str, hand: str, /, **options: str) -> TwoHandedPinochle:
    """Seat 1 is to reply with this hand to a lead in the second phase."""
    return run(strict((lead, hand), **options), f"0 play {lead}")


def last_trick(points: int, totals: tuple[int, int], winner: Seat, /, **options: str) -> TwoHandedPinochle:
    """One trick is left, of no card points and won by `winner`; seat 0 has captured `points` in cards (classic)."""
    state = strict(("9S1", "9S2"), "H", winner, **options)
    left = [card for card in state.pack() if card not in ("9S1", "9S2")]
    ways: dict[int, list[str]] = {0: []}
    for card in left:
        for total, cards in list(ways.items()):
            ways.setdefault(total + CARD_POINTS["classic"][card[0]], [*cards, card])
    capture(state, ways[points])
    state.totals = list(totals)
    return state


def capture(state: TwoHandedPinochle, first: Iterable[str]) -> None:
    """Seat 0 has captured those cards, seat 1 all others but the two spade nines of the last trick."""
    held = state.deck.read(first)
    rest = state.deck.read(card for card in state.pack() if card not in ("9S1", "9S2"))
    state.captured = [held, rest & ~held]


def to_last_trick(state: TwoHandedPinochle, captured: str, winner: Seat) -> TwoHandedPinochle:
    """The same deal before its last trick, of no card points; what seat 0 has captured is said as `A5 T4`."""
    state.stock, state.indicator, state.tables = [], -1, [0, 0]
    state.hands = [state.deck.read([card]) for card in ("9S1", "9S2")]
    state.strict, state.at, state.phase = True, winner, "play"
    first: list[str] = []
    for rank, count in re.findall(r"([ATKQJ])(\d+)", captured):
        first += [card for card in state.pack() if card[0] == rank][: int(count)]
    capture(state, first)
    return state


def play_out(state: TwoHandedPinochle) -> TwoHandedPinochle:
    """Play the last trick that `last_trick` left."""
    names = [state.deck.spell(hand)[0] for hand in state.hands]
    leader = state.at
    return run(state, f"{leader} play {names[leader]}", f"{1 - leader} play {names[1 - leader]}")


def first_of(state: TwoHandedPinochle, seat: int) -> str:
    """One of a seat's cards."""
    return state.deck.spell(state.owned(seat))[0]


def at_the_last_draw(
    indicator: str = "AH2", keep: str = "", *, exchange: bool = False, **options: str
) -> TwoHandedPinochle:
    """Seat 0 has won every trick of the first phase, keeping some cards (or exchanging the one it keeps)."""
    state = table(**options)
    deal(state, {0: f"{keep} AH1 TH1"}, indicator)
    while sum(state.won) < 12:
        win_trick(state, f"{keep} {indicator}")
        if exchange and not state.dix_made:
            run(state, f"0 meld {keep}")
            keep = ""
    return state


def to_the_end(state: TwoHandedPinochle, rng: Random) -> Iterator[Event]:
    """The events of a deal's remaining actions, at random."""
    while not state.deal_due and not state.over:
        yield from state.apply(state.at, state.sample(state.at, rng))
