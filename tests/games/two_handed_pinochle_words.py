"""Melding in two-handed Pinochle once more, by the words of its rules (1.7, 1.8, 1.12), over names of cards.

It shares nothing with the game: what it knows of a hand are the melds that were scored, in their order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import NamedTuple

AROUNDS = {"A": ("aces", 100), "K": ("kings", 80), "Q": ("queens", 60), "J": ("jacks", 40)}
SEQUENCES = frozenset({"run", "royal_marriage", "marriage"})
PINOCHLES = frozenset({"pinochle", "double_pinochle"})


class Scored(NamedTuple):
    """A meld as it was declared."""

    seat: int
    name: str
    cards: frozenset[str]
    points: int


class Held(NamedTuple):
    """The declarer's seat, and the cards that he holds and that lie before him."""

    seat: int
    hand: frozenset[str]
    table: frozenset[str]


@dataclass
class Words:
    """What may be melded in one hand, and for how much."""

    trump: str
    options: Mapping[str, str]
    history: list[Scored] = field(default_factory=list)
    window: list[Scored] = field(default_factory=list)
    """The melds of the window that is open."""
    singles: list[Scored] = field(default_factory=list)
    """Pinochles that no second one has doubled."""
    rows: dict[tuple[str, ...], tuple[str, int]] = field(default_factory=dict)
    """The table: the kinds of a meld, sorted, and its name and points."""

    def __post_init__(self) -> None:
        for suit in "SHDC":
            self._row(f"K{suit} Q{suit}", *(("royal_marriage", 40) if suit == self.trump else ("marriage", 20)))
        for rank, (name, points) in AROUNDS.items():
            self._row(" ".join(rank + suit for suit in "SHDC"), name, points)
        self._row(" ".join(rank + self.trump for rank in "ATKQJ"), "run", 150)
        self._row("QS JD", "pinochle", 40)
        self._row("9" + self.trump, "dix", 10)
        if self.options["double_pinochle"] != "none":
            self._row("QS QS JD JD", "double_pinochle", 300)
        if self.options["roundhouse"] == "true":
            self._row("KS QS KH QH KD QD KC QC", "roundhouse", 240)

    def _row(self, kinds: str, name: str, points: int) -> None:
        self.rows[tuple(sorted(kinds.split()))] = name, points

    def shaped(self, held: Held) -> Iterator[frozenset[str]]:
        """Rule 3, of every set of the declarer's cards: those that are a row of the table, used before or not."""
        owned = sorted(held.hand | held.table)
        kinds = [card[:2] for card in owned]
        for size in (1, 2, 4, 5):
            for bare, cards in zip(combinations(kinds, size), combinations(owned, size), strict=True):
                if bare in self.rows:
                    yield frozenset(cards)
        if self.options["roundhouse"] == "true":
            courts = [[card for card in owned if card[:2] == rank + suit] for suit in "SHDC" for rank in "KQ"]
            yield from map(frozenset, product(*courts))

    def verdict(self, held: Held, cards: frozenset[str]) -> int | str:
        """What a meld of held cards pays, or the first code that refuses it."""
        kinds = tuple(sorted([card[:2] for card in cards]))
        if kinds not in self.rows:
            return "meld-invalid"
        name, points = self.rows[kinds]
        if any(cards & old.cards for old in self.history if old.name in self._kin(name)):
            return "meld-card-reused"
        if self.options["melds_per_trick"] == "one" and self._counts(name) and any(map(self._counts_of, self.window)):
            return "meld-limit"
        if self.options["fresh_card_required"] == "true" and not cards & held.hand:
            return "meld-needs-fresh"
        if self.options["same_turn_card_sharing"] == "false" and any(cards & old.cards for old in self.window):
            return "meld-shared-this-turn"
        return self._pays(held, name, cards, points) // int(self.options["score_divisor"])

    def _kin(self, name: str) -> frozenset[str]:
        """Rule 4: the melds whose cards may not serve in this one."""
        arounds = frozenset(around for around, _ in AROUNDS.values()) | {"roundhouse"}
        if name == "roundhouse":
            return arounds | SEQUENCES
        if name in arounds:
            return arounds
        if name == "run":
            return frozenset({"run"})
        if name in SEQUENCES:
            return SEQUENCES | {"roundhouse"}
        return PINOCHLES if name in PINOCHLES else frozenset({"dix"})

    def _counts(self, name: str) -> bool:
        """Whether such a meld is the one that a trick allows."""
        return name != "dix" or self.options["dix_uses_meld_slot"] == "true"

    def _counts_of(self, old: Scored) -> bool:
        return self._counts(old.name)

    def _pays(self, held: Held, name: str, cards: frozenset[str], points: int) -> int:
        """Rules 5 and 6."""
        royal = [old for old in self.history if old.name in ("royal_marriage", "roundhouse") and cards & old.cards]
        if name == "run" and royal and self.options["run_upgrade"] == "difference":
            return 110
        return 260 if name == "pinochle" and self._doubles(held) else points

    def _doubles(self, held: Held) -> list[Scored]:
        """The declarer's pinochles that a second may double: intact, and single."""
        if self.options["double_pinochle"] != "upgrade":
            return []
        return [old for old in self.singles if old.seat == held.seat and old.cards <= held.table]

    def note(self, held: Held, name: str, cards: frozenset[str], points: int) -> None:
        """A meld has been scored; `held` is what its declarer had before."""
        scored = Scored(held.seat, name, cards, points)
        if name == "pinochle":
            doubled = self._doubles(held)
            self.singles = [old for old in self.singles if old not in doubled] + ([] if doubled else [scored])
        self.history.append(scored)
        self.window.append(scored)
