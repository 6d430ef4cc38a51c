"""Ladders and curves of ratings: every rating and every margin shows."""

from dataclasses import replace

import pytest

from bot.pictures.faces import Theme
from bot.pictures.ratings import Curve, Ladder, draw_curve, draw_ladder
from tests.pictures.looking import difference, opened

LADDER = Ladder(("Ann", "علی‌رضا", "Екатерина"), (1700, 1620, 1480), (150, 210, 400), own=1)
CURVE = Curve((1500, 1560, 1530, 1610), (400, 350, 320, 300), "2026-11-03", "2026-11-29")


@pytest.mark.parametrize("rows", [1, 2, 10, 12])
def test_a_ladder_is_a_small_file_as_high_as_its_rows(rows: int) -> None:
    names = tuple(f"Guest {row}" for row in range(rows))
    png = draw_ladder(Ladder(names, tuple(range(1500, 1500 + rows)), (100,) * rows), Theme())
    assert len(png) < 30_000
    assert opened(png).size == (600, 34 * rows + 44)


@pytest.mark.parametrize(
    "changed",
    [
        replace(LADDER, ratings=(1690, 1620, 1480)),
        replace(LADDER, margins=(150, 170, 400)),
        replace(LADDER, names=("Ann", "علی‌رضا", "Eve")),
        replace(LADDER, own=None),
    ],
)
def test_a_ladder_shows_every_change(changed: Ladder) -> None:
    first, second = (opened(draw_ladder(given, Theme())) for given in (LADDER, changed))
    assert difference(first, second) > 20


@pytest.mark.parametrize("points", [2, 30, 200])
def test_a_curve_is_a_small_file(points: int) -> None:
    ratings = tuple(1500 + (7 * at) % 90 for at in range(points))
    assert len(draw_curve(Curve(ratings, (120,) * points), Theme())) < 30_000


@pytest.mark.parametrize(
    "changed",
    [
        replace(CURVE, ratings=(1500, 1590, 1530, 1610)),
        replace(CURVE, margins=(400, 350, 250, 300)),
        replace(CURVE, last="2026-12-01"),
    ],
)
def test_a_curve_shows_every_change(changed: Curve) -> None:
    first, second = (opened(draw_curve(given, Theme())) for given in (CURVE, changed))
    assert difference(first, second) > 20


def test_a_level_curve_is_drawn_too() -> None:
    assert opened(draw_curve(Curve((1500, 1500), (0, 0)), Theme())).width == 600


@pytest.mark.parametrize(
    "bad", [Ladder((), (), ()), Ladder(("Ann",), (1500, 1400), (1,)), Ladder(("A",) * 13, (1,) * 13, (1,) * 13)]
)
def test_a_ladder_needs_names_with_ratings(bad: Ladder) -> None:
    with pytest.raises(ValueError, match="1 to 12 names"):
        draw_ladder(bad, Theme())


@pytest.mark.parametrize("bad", [Curve((1500,), (1,)), Curve((1500, 1600), (1,)), Curve((1,) * 401, (1,) * 401)])
def test_a_curve_needs_two_points_with_margins(bad: Curve) -> None:
    with pytest.raises(ValueError, match="2 to 400 ratings"):
        draw_curve(bad, Theme())
