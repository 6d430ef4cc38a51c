"""Positions of Penneech by hand: tables, deals, first and last tricks, written as in the rules file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.api import CHANCE, Event, Seat
from games.core.cards import cards
from games.penneech import FACES, GAME, PACK, PENNEECH, SUITS, Penneech

PLAIN = tuple(PACK.spell(PACK.all & ~FACES & ~(1 << PENNEECH)))[::-1]
"""Cards that score nowhere and leave the right to throw in, from ♣2 on."""


EMPTY, ALSO_EMPTY = "TS 9S 8H 6D 5D 3C 2C", "TH 9H 8S 6H 5H 3S 2S"
"""Two hands without face cards."""


def table(dealer: Seat = 1, **options: str) -> Penneech:
    """A game about to begin; seat 0 leads unless told otherwise."""
    state = GAME.start(2, options, dealer)
    assert isinstance(state, Penneech)
    return state


def fill(named: str, taken: set[str], barred: str = "") -> str:
    """Seven cards: those named, and plain ones of other suits than `barred` that nobody else was named for."""
    held = named.split()
    rest = (card for card in PLAIN if card not in taken and card[1] not in barred)
    while len(held) < 7:
        held.append(next(rest))
    taken.update(held)
    return " ".join(held)


def deal(state: Penneech, first: str = "", second: str = "", stock: str = "", barred: str = "") -> Penneech:
    """Deal the named cards to seats 0 and 1 and to the top of the stock; seat 1 gets no other card of `barred`."""
    taken = {*first.split(), *second.split(), *stock.split()}
    hands = (fill(first, taken), fill(second, taken, barred))
    state.apply(CHANCE, state.read(CHANCE, f"deal {hands[0]} | {hands[1]} | {stock}"))
    return state


def plain(suit: str, but: Iterable[str]) -> str:
    """A low card of that suit which is none of `but`."""
    return next(card for card in PLAIN if card[1] == suit and card not in but)


def lead_and_reply(
    trump: str, lead: str, reply: str, turn: str = "6H", **options: str
) -> tuple[Penneech, tuple[Event, ...]]:
    """The first trick of a hand, led by seat 0, with what the reply tells; `turn` is the card turned after it."""
    barred = "" if lead[1] == reply[1] else lead[1]
    first_turn = plain(trump, (lead, reply, turn))
    state = table(1, redeal_right="off", **options)
    deal(state, lead, reply, f"{first_turn} {turn}", barred)
    tell(state, f"0 play {lead}")
    return state, tell(state, f"1 play {reply}")


def holding(first: str, second: str, trump: str, **options: str) -> Penneech:
    """The middle of a hand: seat 0 is to lead, and both hold just the cards named."""
    state = deal(table(1, redeal_right="off", **options))
    state.hands = [PACK.read(first.split()), PACK.read(second.split())]
    state.trump = SUITS.index(trump)
    return state


def last_trick(won: Sequence[int], winner: Seat, turn: str = "6H", **options: str) -> Penneech:
    """A hand about to end: six tricks won as said, and the seventh will be `winner`'s at no honour."""
    return to_last_trick(deal(table(1, redeal_right="off", **options)), won, winner, turn)


def to_last_trick(state: Penneech, won: Sequence[int], winner: Seat, turn: str = "6H") -> Penneech:
    """The same deal before its seventh trick, which seat 0 leads; what was scored in it stays."""
    state.hands = [PACK.read(["9S"]), PACK.read(["8S" if winner == 0 else "TS"])]
    state.trump = SUITS.index("C")
    state.at = state.leader = 0
    state.won = list(won)
    state.turned = [PACK.number[name] for name in ("2H", "3H", "4H", "5H", "2D", "3D", "2C")]
    gone = {*state.turned, PACK.number[turn], *cards(state.hands[0] | state.hands[1])}
    rest = [card for card in range(PACK.size) if card not in gone]
    state.stock = [PACK.number[turn], *rest[:30]]
    return state


def finish(state: Penneech) -> tuple[Event, ...]:
    """Play the seventh trick; what its end tells."""
    tell(state, f"0 play {PACK.spell(state.hands[0])[0]}")
    return tell(state, f"1 play {PACK.spell(state.hands[1])[0]}")


def tell(state: Penneech, line: str) -> tuple[Event, ...]:
    """Carry out an action written as in a record, which must be legal; what it tells."""
    seat, text = line.split(" ", 1)
    return state.apply(int(seat), state.read(int(seat), text))


def code(state: Penneech, line: str) -> str:
    """Why an action is refused; empty where it is legal."""
    seat, text = line.split(" ", 1)
    return state.why_not(int(seat), state.read(int(seat), text))


def legal(state: Penneech, seat: Seat) -> list[str]:
    """What a seat may do, as written."""
    return [str(action) for action in state.legal(seat)]


def of(kind: str, events: Iterable[Event]) -> list[tuple[Seat | None, int]]:
    """Who scored or won how much by the events of that kind."""
    return [(event.seat, event.points) for event in events if event.kind == kind]


def rows(state: Penneech) -> list[tuple[int, ...]]:
    """The finished deals."""
    return list(state.standing().deal_scores)
