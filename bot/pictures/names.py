"""Names of cards and tiles taken apart: `QS`, `TD`, `12H`, `QS2`, `JOKER`, `6-4`, and `back` and `w` face down."""

import re
from dataclasses import dataclass

_CARD = re.compile(r"(?:(?P<rank>12|11|[AKQJT2-9])(?P<suit>[SHDC])|JOKER)(?P<copy>[1-4])?")
_TILE = re.compile(r"(?P<high>[0-6])-(?P<low>[0-6])")
FACE_DOWN_CARD = "back"
FACE_DOWN_TILE = "w"


@dataclass(frozen=True)
class Card:
    """A card's rank as shown (`10`, not `T`), suit letter and copy; a joker has neither rank nor suit."""

    rank: str
    suit: str
    copy: str = ""

    @property
    def joker(self) -> bool:
        """Whether it belongs to no suit."""
        return not self.suit


@dataclass(frozen=True)
class Tile:
    """A domino tile's two ends."""

    high: int
    low: int


def read_card(name: str) -> Card:
    """The card of this name; `ValueError` for a name that no pack has."""
    found = _CARD.fullmatch(name)
    if not found:
        raise ValueError(f"{name!r} is the name of no card")
    rank, suit, copy = found["rank"] or "", found["suit"] or "", found["copy"] or ""
    return Card("10" if rank == "T" else rank, suit, copy)


def read_tile(name: str) -> Tile | None:
    """The tile of this name, None where it names a card."""
    found = _TILE.fullmatch(name)
    return Tile(int(found["high"]), int(found["low"])) if found else None


def is_tile(name: str) -> bool:
    """Whether it names a tile, face up or down."""
    return name == FACE_DOWN_TILE or read_tile(name) is not None
