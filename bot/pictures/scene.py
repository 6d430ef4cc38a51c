"""What a table picture shows, as plain values: names, cards and sentences that are already in the table's language."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatPlate:
    """A seat's name plate; `line` is a short text under the name, `dummy` marks a hand without a player."""

    name: str
    line: str = ""
    to_act: bool = False
    leads: bool = False
    computer: bool = False
    dummy: bool = False


@dataclass(frozen=True)
class Played:
    """A card or tile that lies before a seat, `wins` where it holds the trick so far."""

    seat: int
    item: str
    wins: bool = False


@dataclass(frozen=True)
class Row:
    """Cards face up before a seat (a meld, an exposed hand, the dummy's cards) under their caption."""

    caption: str
    items: tuple[str, ...]


@dataclass(frozen=True)
class Stock:
    """A pile face down with its count, and the card turned up beside it; `tiles` where it is dominoes."""

    count: int
    turned_up: str | None = None
    label: str = ""
    tiles: bool = False


@dataclass(frozen=True)
class Trump:
    """Trump in words, with the suit letter `S`, `H`, `D` or `C` where there is one."""

    label: str
    suit: str | None = None


@dataclass(frozen=True)
class TableScene:
    """A table of two to five seats; seat 0 sits at the bottom, the others clockwise from there."""

    seats: tuple[SeatPlate, ...]
    trick: tuple[Played, ...] = ()
    trump: Trump | None = None
    rows: tuple[Row, ...] = ()
    stock: Stock | None = None
    labels: tuple[str, ...] = ()
    """Short texts for the head of the picture: deal, trick, contract."""
    rtl: bool = False
