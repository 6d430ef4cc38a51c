"""Positions of Domino Pinochle by hand: tables, deals, declarations and tricks, written as in the rules file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.api import CHANCE, Event, Seat
from games.domino_pinochle import GAME, HAND, PACK, SEATS, DominoPinochle


def table(dealer: Seat = 2, **options: str) -> DominoPinochle:
    """A game about to begin; seat 0 speaks and leads first unless told otherwise."""
    state = GAME.start(SEATS, options, dealer)
    assert isinstance(state, DominoPinochle)
    return state


def deal(state: DominoPinochle, hands: Sequence[str] = (), widow: str = "6-4") -> DominoPinochle:
    """Deal the named tiles to the seats in order, the widow, and whatever is left in pack order."""
    named = {widow, *(tile for hand in hands for tile in hand.split())}
    rest = (tile for tile in PACK.pack if tile not in named)
    groups = []
    for seat in range(SEATS):
        held = hands[seat].split() if seat < len(hands) else []
        groups.append(" ".join([*held, *(next(rest) for _ in range(HAND - len(held)))]))
    state.apply(CHANCE, state.read(CHANCE, f"deal {' | '.join(groups)} | {widow}"))
    return state


def paid(hand: str, melds: str, widow: str = "6-4", **options: str) -> list[int]:
    """What each meld of a declaration pays who holds `hand` and other tiles."""
    state = deal(table(2, **options), [hand], widow)
    return [event.points for event in tell(state, f"0 meld {melds}") if event.kind == "meld"]


def refused(hand: str, melds: str, widow: str = "6-4", **options: str) -> str:
    """Why a declaration is refused; empty where it is legal."""
    return code(deal(table(2, **options), [hand], widow), f"0 meld {melds}")


def playing(*hands: str, widow: str = "3-1", **options: str) -> DominoPinochle:
    """The middle of the tricks: seat 0 is to lead, and everybody holds just the tiles named."""
    state = deal(table(2, **options), widow=widow)
    run(state, "0 no_meld", "1 no_meld", "2 no_meld")
    state.hands = [PACK.read(hand.split()) for hand in hands]
    return state


def trick(state: DominoPinochle, *tiles: str) -> tuple[Event, ...]:
    """Play a trick whose tiles are named in order; what its end tells."""
    told: tuple[Event, ...] = ()
    for tile in tiles:
        told = tell(state, f"{state.at} play {tile}")
    return told


def last_trick(taken: Sequence[int], widow: str = "3-1", **options: str) -> DominoPinochle:
    """A hand whose ninth trick, 6-6 led to 0-0 and 1-1, goes to seat 0 for one chip; the others brought `taken`."""
    return to_last_trick(playing(widow=widow, **options), taken)


def to_last_trick(state: DominoPinochle, taken: Sequence[int]) -> DominoPinochle:
    """The same hand, its melds paid, before that ninth trick."""
    state.hands = [PACK.read([tile]) for tile in ("6-6", "0-0", "1-1")]
    state.at = state.leader = 0
    state.won, state.taken = [3, 3, 2], list(taken)
    return state


def run(state: DominoPinochle, *lines: str) -> DominoPinochle:
    """Carry out actions written as in a record, each of which must be legal."""
    for line in lines:
        tell(state, line)
    return state


def tell(state: DominoPinochle, line: str) -> tuple[Event, ...]:
    """Carry out one such action; what it tells."""
    seat, text = line.split(" ", 1)
    return state.apply(int(seat), state.read(int(seat), text))


def code(state: DominoPinochle, line: str) -> str:
    """Why an action is refused; empty where it is legal."""
    seat, text = line.split(" ", 1)
    return state.why_not(int(seat), state.read(int(seat), text))


def legal(state: DominoPinochle, seat: Seat) -> list[str]:
    """What a seat may do, as written."""
    return [str(action) for action in state.legal(seat)]


def of(kind: str, events: Iterable[Event]) -> list[tuple[Seat | None, int]]:
    """Who was paid or won how much by the events of that kind."""
    return [(event.seat, event.points) for event in events if event.kind == kind]


def rows(state: DominoPinochle) -> list[tuple[int, ...]]:
    """The finished deals."""
    return list(state.standing().deal_scores)
