"""How a finished table moves its people's ratings: openskill's BradleyTerryFull, over places and never over scores.

Who left is ranked behind all others, whatever the computer made of the seat; computers are anchors that never move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from storage.api import Result, Table, UserId

PROVISIONAL_UNDER: Final = 10
"""So many rated tables make a rating more than a guess."""
CENTRE: Final = 1500
SCALE: Final = 24
"""What one point of openskill's scale is worth on the one that people see."""
LAST: Final = 99
ANCHORS: Final[Mapping[str, float]] = {"random": 10.0, "easy": 20.0, "normal": 25.0, "hard": 30.0}
"""How strong computers are taken to be, by level; 25 is where people begin."""
ANCHOR_SIGMA: Final = 1.0

_MODEL: Final = BradleyTerryFull()


class Skill(NamedTuple):
    """A rating as openskill has it: an estimate, and how far off it may be."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The estimate on the scale that people see; everybody begins at 1500."""
        return round(CENTRE + SCALE * (self.mu - 25.0))

    @property
    def margin(self) -> int:
        """Within so many shown points of it the true strength lies 19 times out of 20."""
        return round(2 * SCALE * self.sigma)


NEWCOMER: Final = Skill()


def wants_rating(table: Table) -> bool:
    """Whether a table is meant to be rated, whoever sits there."""
    return table.settings.get("rated", True) is not False and not table.settings.get("teaching")


def is_rated(table: Table, results: Sequence[Result]) -> bool:
    """Whether ratings follow from a table.

    None do from casual ones, from lessons, where one person plays alone, or where somebody was given a hint while
    being alone and others came later.
    """
    people = [result for result in _stayed(results) if _person(result)]
    wanted = wants_rating(table) and not table.settings.get("hints")
    return wanted and len(people) >= 2 and len(_sides(results)) >= 2


def may_decline(results: Sequence[Result], user: UserId) -> bool:
    """Whether this person stayed while a partner left, and so may choose not to be rated."""
    own = next((result for result in results if result.user == user), None)
    return own is not None and not own.taken_over and any(r.taken_over for r in _partners(results, own))


def updated(results: Sequence[Result], skills: Mapping[UserId, Skill]) -> dict[UserId, Skill]:
    """The new skills of the people who are rated for a table; who has none yet begins as a newcomer."""
    sides = _sides(results)
    ranks = [_rank(side) for side in sides]
    after = _rate(sides, ranks, skills)
    for number, side in enumerate(sides):
        if ranks[number] != LAST and any(result.taken_over for result in side):
            alone_last = [LAST if other == number else rank for other, rank in enumerate(ranks)]
            left = _rate(sides, alone_last, skills)
            after |= {r.user: left[r.user] for r in side if r.user is not None and r.taken_over}
    for gone in results:
        if gone.replaced and gone.user is not None:
            after[gone.user] = _rate_gone(gone, results, skills)
    return {r.user: after[r.user] for r in results if r.user is not None and not r.declined}


def _rate_gone(gone: Result, results: Sequence[Result], skills: Mapping[UserId, Skill]) -> Skill:
    """The skill of whoever left a seat to somebody else, as if the seat had stayed empty: its side alone is last."""
    assert gone.user is not None, "somebody to be rated"
    empty = _seat_of(gone, results)
    back = replace(gone, side=empty.side, replaced=False)
    sides = _sides([back if result is empty else result for result in _stayed(results)])
    return _rate(sides, [LAST if back in side else _rank(side) for side in sides], skills)[gone.user]


def _stayed(results: Sequence[Result]) -> list[Result]:
    """One result a seat, without those who left it to somebody else."""
    return [result for result in results if not result.replaced]


def _seat_of(result: Result, results: Sequence[Result]) -> Result:
    """The result of the seat: one's own, or that of whoever has taken it over."""
    stayed = _stayed(results)
    return next(own for own in stayed if own.seat == result.seat % len(stayed)) if result.replaced else result


def _person(result: Result) -> bool:
    """Whether a person sat there; one who was forgotten has neither id nor level."""
    return result.user is not None or result.player is None


def _sides(results: Sequence[Result]) -> list[list[Result]]:
    """The seats that win and lose together, each side where its first seat stands."""
    sides: dict[object, list[Result]] = {}
    for result in _stayed(results):
        sides.setdefault(("alone", result.seat) if result.side is None else result.side, []).append(result)
    return list(sides.values())


def _partners(results: Sequence[Result], own: Result) -> list[Result]:
    """Everybody of one's side, those included who left it to others."""
    seats = [(result, _seat_of(result, results)) for result in results]
    return [r for r, seat in seats if seat.seat != own.seat and seat.side is not None and seat.side == own.side]


def _rank(side: Sequence[Result]) -> int:
    """A side's place; last where all its people left."""
    left = [result.taken_over for result in side if _person(result)]
    return LAST if left and all(left) else min(result.place for result in side)


def _rate(
    sides: Sequence[Sequence[Result]], ranks: Sequence[int], skills: Mapping[UserId, Skill]
) -> dict[UserId, Skill]:
    teams = [[_MODEL.rating(*_skill(result, skills)) for result in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return {
        result.user: Skill(rating.mu, rating.sigma)
        for side, team in zip(sides, rated, strict=True)
        for result, rating in zip(side, team, strict=True)
        if result.user is not None
    }


def _skill(result: Result, skills: Mapping[UserId, Skill]) -> Skill:
    if result.user is not None:
        return skills.get(result.user, NEWCOMER)
    if result.player is None:
        return NEWCOMER
    return Skill(ANCHORS.get(result.player, ANCHORS["easy"]), ANCHOR_SIGMA)
