"""The four suit shapes as closed outlines in a unit square, y downwards."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import ImageDraw

from bot.pictures.palette import RGB

Point = tuple[float, float]
Outline = tuple[Point, ...]
Box = tuple[float, float, float]
"""Left, top and side of a square, in pixels."""

_STEPS = 72


def _heart() -> Outline:
    """The well-known sine curve, fitted to the square."""
    points = []
    for step in range(_STEPS):
        t = 2 * pi * step / _STEPS
        x = sin(t) ** 3
        y = (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16
        points.append((0.5 + x * 0.5, 0.44 - y * 0.5))
    return tuple(points)


def _disc(x: float, y: float, radius: float) -> Outline:
    turns = [2 * pi * step / _STEPS for step in range(_STEPS)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def _arc(start: Point, bend: Point, end: Point) -> list[Point]:
    """A quadratic curve from start to end, drawn towards the bend."""
    points = []
    for step in range(13):
        t = step / 12
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x, y = (
            sum(weight * point[axis] for weight, point in zip(weights, (start, bend, end), strict=True))
            for axis in (0, 1)
        )
        points.append((x, y))
    return points


def _stem(top: float) -> Outline:
    left = _arc((0.47, top), (0.47, 0.88), (0.30, 0.99))
    right = _arc((0.70, 0.99), (0.53, 0.88), (0.53, top))
    return tuple(left + right)


def _spade() -> tuple[Outline, ...]:
    body = tuple((x, (0.985 - y) * 0.86) for x, y in _heart())
    return body, _stem(0.55)


def _club() -> tuple[Outline, ...]:
    middle = ((0.5, 0.28), (0.72, 0.62), (0.28, 0.62))
    return _disc(0.5, 0.245, 0.228), _disc(0.765, 0.6, 0.228), _disc(0.235, 0.6, 0.228), middle, _stem(0.45)


def _diamond() -> Outline:
    corners = ((0.5, 0.0), (0.89, 0.5), (0.5, 1.0), (0.11, 0.5))
    points: list[Point] = []
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        bend = (middle[0] * 0.84 + 0.08, middle[1] * 0.84 + 0.08)
        points += _arc(start, bend, end)
    return tuple(points)


@lru_cache(maxsize=4)
def outlines(suit: str) -> tuple[Outline, ...]:
    """The shapes that together make the suit `S`, `H`, `D` or `C`."""
    shapes = {"S": _spade, "H": lambda: (_heart(),), "D": lambda: (_diamond(),), "C": _club}
    return shapes[suit]()


def draw_suit(draw: ImageDraw.ImageDraw, suit: str, box: Box, fill: RGB) -> None:
    """Fills the suit's shape into the square."""
    left, top, side = box
    for outline in outlines(suit):
        draw.polygon([(left + x * side, top + y * side) for x, y in outline], fill=fill)
