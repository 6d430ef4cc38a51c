"""Ratings: the model's updates against its published formula, in the right order, and who is rated for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.session.ratings import ANCHORS, NEWCOMER, Skill, is_rated, may_decline, updated
from storage.api import Result, TableId, UserId
from tests.scale import scale
from tests.storage.making import table

TABLE = TableId(1)


def person(seat: int, place: int, **other: Any) -> Result:
    """A person, of the id 100 + seat, who came out at that place."""
    values: dict[str, Any] = {"player": None, "score": 0, "won": place == 1}
    return Result(TABLE, seat, UserId(100 + seat), f"no. {seat}", place=place, **(values | other))


def computer(seat: int, place: int, level: str = "easy", **other: Any) -> Result:
    return Result(TABLE, seat, None, "", level, 0, place, place == 1, **other)


def changes(results: Sequence[Result], skills: dict[UserId, Skill] | None = None) -> list[float]:
    """By how much each person's estimate moves."""
    before = skills or {}
    after = updated(results, before)
    return [after[r.user].mu - before.get(r.user, NEWCOMER).mu for r in results if r.user in after]


def tie_patterns(players: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many can come out, equals sharing a place: 1-2-2-4."""
    for order in product(range(players), repeat=players):
        if set(order) == set(range(max(order) + 1)):
            yield tuple(1 + sum(other < own for other in order) for own in order)


def splits(players: int) -> Iterator[tuple[int, ...]]:
    """Every way to put so many into two sides or more."""
    for sides in product(range(players), repeat=players):
        if len(set(sides)) > 1 and all(side <= max(sides[:at], default=-1) + 1 for at, side in enumerate(sides)):
            yield sides


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_newcomers_move_in_the_order_of_their_places_for_every_tie_pattern(players: int) -> None:
    patterns = list(tie_patterns(players))
    assert len(patterns) == {2: 3, 3: 13, 4: 75, 5: 541}[players]
    for places in patterns:
        moved = changes([person(seat, place) for seat, place in enumerate(places)])
        for own, other in product(range(players), repeat=2):
            if places[own] < places[other]:
                assert moved[own] > moved[other], places
            elif places[own] == places[other]:
                assert moved[own] == pytest.approx(moved[other], abs=1e-12), places
        assert sum(moved) == pytest.approx(0, abs=1e-9), places


@pytest.mark.parametrize("players", [3, 4, 5])
def test_partners_move_together_and_sides_in_their_order(players: int) -> None:
    for sides in splits(players):
        for order in tie_patterns(len(set(sides))):
            moved = changes([person(seat, order[side], side=side) for seat, side in enumerate(sides)])
            for own, other in product(range(players), repeat=2):
                if sides[own] == sides[other]:
                    assert moved[own] == moved[other], (sides, order)
            sizes = {sides.count(side) for side in sides}
            if len(sizes) == 1:  # a larger side is expected to win, so only equal sides are comparable
                for own, other in product(range(players), repeat=2):
                    if order[sides[own]] < order[sides[other]]:
                        assert moved[own] > moved[other], (sides, order)


SKILLS = st.builds(Skill, st.floats(5, 45), st.floats(0.8, 8.4))


@settings(max_examples=scale(1000))
@given(data=st.data(), players=st.integers(2, 5))
def test_updates_are_those_of_the_published_algorithm(data: st.DataObject, players: int) -> None:
    """Weng and Lin, A Bayesian approximation method for online ranking (2011), algorithm 1."""
    sides = data.draw(st.sampled_from([(0, 1), *splits(players)]))
    places = data.draw(st.sampled_from(list(tie_patterns(len(set(sides))))))
    people = [person(seat, places[side], side=side) for seat, side in enumerate(sides)]
    skills = {UserId(100 + seat): data.draw(SKILLS) for seat in range(len(people))}
    after = updated(people, skills)
    expected = published(
        [[skills[UserId(100 + s)] for s, own in enumerate(sides) if own == side] for side in dict.fromkeys(sides)],
        places,
    )
    flat = [skill for side, _ in enumerate(dict.fromkeys(sides)) for skill in expected[side]]
    order = [seat for side in dict.fromkeys(sides) for seat, own in enumerate(sides) if own == side]
    for seat, (mu, sigma) in zip(order, flat, strict=True):
        assert after[UserId(100 + seat)] == pytest.approx(Skill(mu, sigma))


def published(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The algorithm as its paper has it, after openskill's widening of every sigma."""
    beta, tau, kappa = 25 / 6, 25 / 300, 0.0001
    wide = [[Skill(mu, sqrt(sigma**2 + tau**2)) for mu, sigma in team] for team in teams]
    mus = [sum(skill.mu for skill in team) for team in wide]
    variances = [sum(skill.sigma**2 for skill in team) for team in wide]
    result = []
    for i, team in enumerate(wide):
        omega = delta = 0.0
        for q in range(len(wide)):
            if q == i:
                continue
            c = sqrt(variances[i] + variances[q] + 2 * beta**2)
            p = 1 / (1 + exp((mus[q] - mus[i]) / c))
            s = 1.0 if places[q] > places[i] else 0.5 if places[q] == places[i] else 0.0
            omega += variances[i] / c * (s - p)
            delta += sqrt(variances[i]) / c * variances[i] / c**2 * p * (1 - p)
        share = [skill.sigma**2 / variances[i] for skill in team]
        result.append(
            [
                Skill(skill.mu + part * omega, skill.sigma * sqrt(max(1 - part * delta, kappa)))
                for skill, part in zip(team, share, strict=True)
            ]
        )
    return result


def test_scores_do_not_matter_only_places_do() -> None:
    close = [person(0, 1, score=101), person(1, 2, score=100)]
    far = [person(0, 1, score=900), person(1, 2, score=-50)]
    assert changes(close) == changes(far)


def test_who_left_is_last_whatever_the_computer_made_of_the_seat() -> None:
    left = [person(0, 1, taken_over=True, player="easy"), person(1, 2), person(2, 3)]
    last = [person(0, 3), person(1, 1), person(2, 2)]
    assert changes(left) == pytest.approx(changes(last))


def test_all_who_left_share_the_last_place() -> None:
    moved = changes([person(0, 1, taken_over=True), person(1, 3), person(2, 2, taken_over=True)])
    assert moved[0] == pytest.approx(moved[2])
    assert moved[1] > 0 > moved[0]


def test_a_partner_who_stayed_gets_what_the_side_achieved_and_who_left_is_last() -> None:
    results = [
        person(0, 1, side=0, taken_over=True),
        person(1, 3, side=1),
        person(2, 1, side=0),
        person(3, 3, side=1),
    ]
    moved = changes(results)
    assert moved[2] > 0 > moved[0]
    assert moved[1] == moved[3] < 0
    lost = [person(seat, 3 if seat % 2 == 0 else 1, side=seat % 2, taken_over=seat == 0) for seat in range(4)]
    assert changes(lost)[0] == pytest.approx(changes(lost)[2])


def test_a_side_that_everybody_left_is_last() -> None:
    results = [person(seat, 1 if seat % 2 == 0 else 3, side=seat % 2, taken_over=seat % 2 == 0) for seat in range(4)]
    moved = changes(results)
    assert moved[1] > 0 > moved[0]
    with_computer = [computer(0, 1, side=0), person(1, 2, side=1), person(2, 1, side=0, taken_over=True)]
    assert changes(with_computer)[1] < 0 < changes(with_computer)[0]


def test_only_a_partner_who_stayed_may_decline() -> None:
    results = [
        person(0, 1, side=0, taken_over=True),
        person(1, 3, side=1),
        person(2, 1, side=0),
        computer(3, 3, side=1),
    ]
    assert [may_decline(results, UserId(100 + seat)) for seat in range(4)] == [False, False, True, False]
    assert not may_decline([person(0, 1, taken_over=True), person(1, 2)], UserId(101))
    assert not may_decline([person(0, 1, side=0, taken_over=True), person(1, 1, side=0, taken_over=True)], UserId(100))


def gone(seat: int, user: int) -> Result:
    """A person who left a seat that somebody else has taken."""
    return Result(TABLE, seat, UserId(user), "gone", None, 0, 9, False, taken_over=True, replaced=True)


def test_who_left_a_seat_to_somebody_else_is_last_and_changes_nobody_elses_rating() -> None:
    stayed = [person(0, 1), person(1, 2), person(2, 3)]
    before = updated(stayed, {})
    after = updated([*stayed, gone(3, 7), gone(4, 8)], {})
    assert {user: after[user] for user in before} == before
    last = min(before.values())
    assert after[UserId(7)].mu == pytest.approx(updated([person(0, 3), person(1, 1), person(2, 2)], {})[UserId(100)].mu)
    assert after[UserId(7)].mu <= last.mu
    assert after[UserId(8)].mu <= last.mu


def test_who_left_a_seat_of_a_side_falls_though_his_side_wins() -> None:
    sides = [person(seat, 1 if seat % 2 == 0 else 3, side=seat % 2) for seat in range(4)]
    before = updated(sides, {})
    after = updated([*sides, gone(4, 7)], {})
    assert {user: after[user] for user in before} == before
    assert after[UserId(7)].mu < NEWCOMER.mu < after[UserId(100)].mu


def test_a_partner_of_who_left_to_somebody_else_may_decline_and_his_successor_may_not() -> None:
    sides = [*(person(seat, 1, side=seat % 2) for seat in range(4)), gone(4, 7)]
    assert [may_decline(sides, UserId(100 + seat)) for seat in range(4)] == [False, False, True, False]
    assert not may_decline(sides, UserId(7))


def test_who_left_makes_no_table_of_two() -> None:
    assert not is_rated(table(), [person(0, 1), computer(1, 2), gone(2, 7)])
    assert is_rated(table(), [person(0, 1), person(1, 2), gone(2, 7)])


def test_who_declines_keeps_his_rating_and_changes_nobody_elses() -> None:
    def results(*, declined: bool) -> list[Result]:
        return [
            person(0, 3, side=0, taken_over=True),
            person(1, 1, side=1),
            person(2, 3, side=0, declined=declined),
            person(3, 1, side=1),
        ]

    rated, unrated = updated(results(declined=False), {}), updated(results(declined=True), {})
    assert rated.pop(UserId(102)).mu < NEWCOMER.mu
    assert unrated == rated


@pytest.mark.parametrize("place", [1, 2, 3])
def test_computers_are_fixed_anchors(place: int) -> None:
    others = [other for other in (1, 2, 3) if other != place]
    results = [person(0, others[0]), person(1, others[1]), computer(2, place)]
    assert set(updated(results, {})) == {UserId(100), UserId(101)}
    weak = updated([person(0, 1), person(1, 3), computer(2, 2, "random")], {})
    strong = updated([person(0, 1), person(1, 3), computer(2, 2, "hard")], {})
    assert strong[UserId(100)].mu > weak[UserId(100)].mu
    assert strong[UserId(101)].mu > weak[UserId(101)].mu


def test_every_level_of_computer_has_an_anchor() -> None:
    from games.players.api import PLAYERS

    assert set(PLAYERS) == set(ANCHORS)
    assert list(ANCHORS.values()) == sorted(ANCHORS.values())


def test_only_rated_tables_of_two_people_or_more_count() -> None:
    two = [person(0, 1), person(1, 2)]
    assert is_rated(table(), two)
    assert is_rated(table(settings={}), two)
    assert not is_rated(table(settings={"rated": False}), two)
    assert not is_rated(table(settings={"teaching": True}), two)
    assert not is_rated(table(settings={"hints": {"0": 1}}), two)
    assert not is_rated(table(), [person(0, 1), computer(1, 2)])
    assert is_rated(table(), [person(0, 1), person(1, 2, taken_over=True)])
    assert not is_rated(table(), [person(0, 1, side=0), person(1, 1, side=0)])
    forgotten = Result(TABLE, 1, None, "", None, 0, 2, False)
    assert is_rated(table(), [person(0, 1), forgotten])


@settings(max_examples=scale(300))
@given(
    places=st.integers(2, 5).flatmap(lambda n: st.sampled_from(list(tie_patterns(n)))),
    data=st.data(),
)
def test_the_order_of_seats_does_not_matter(places: tuple[int, ...], data: st.DataObject) -> None:
    skills = {UserId(100 + seat): data.draw(SKILLS) for seat in range(len(places))}
    results = [person(seat, place) for seat, place in enumerate(places)]
    shuffled = data.draw(st.permutations(results))
    first, second = updated(results, skills), updated(shuffled, skills)
    for user, skill in first.items():
        assert second[user] == pytest.approx(skill)


@settings(max_examples=scale(300))
@given(skills=st.lists(SKILLS, min_size=2, max_size=5))
def test_the_winner_never_falls_and_the_last_never_rises(skills: list[Skill]) -> None:
    known = {UserId(100 + seat): skill for seat, skill in enumerate(skills)}
    moved = changes([person(seat, seat + 1) for seat in range(len(skills))], known)
    assert moved[0] >= 0 >= moved[-1]


def test_people_begin_at_1500_and_the_margin_shrinks_as_they_play() -> None:
    assert (NEWCOMER.shown, NEWCOMER.margin) == (1500, 400)
    known: dict[UserId, Skill] = {}
    margins = []
    for number in range(20):
        known = updated([person(0, 1 + number % 2), person(1, 2 - number % 2)], known)
        margins.append(known[UserId(100)].margin)
    assert margins == sorted(margins, reverse=True)
    assert margins[-1] < 250
