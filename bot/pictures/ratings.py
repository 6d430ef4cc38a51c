"""Ratings as estimates: each a dot with the stretch in which the truth may lie, side by side or over time."""

from dataclasses import dataclass
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from bot.pictures.faces import Theme
from bot.pictures.fonts import Type, squeeze, write
from bot.pictures.palette import AMBER, BACKDROP, FELT, FELT_LIGHT, MUTED, PLATE, RGB, SERIES, WHITE, paletted, png

_WIDTH = 600
_SCALE = 3
_ROW = 34
_HEIGHT = 300
_NAME = Type(20, 700)
_SMALL = Type(17, 500)
_MOST_ROWS = 12
_MOST_POINTS = 400


@dataclass(frozen=True)
class Ladder:
    """Several people's ratings and how far off each may be, best first; `own` is the row of whoever looks."""

    names: tuple[str, ...]
    ratings: tuple[int, ...]
    margins: tuple[int, ...]
    own: int | None = None


@dataclass(frozen=True)
class Curve:
    """One person's rating after each rated table, oldest first, and how far off each may be."""

    ratings: tuple[int, ...]
    margins: tuple[int, ...]
    first: str = ""
    last: str = ""
    """What stands below both ends: dates."""


def draw_ladder(ladder: Ladder, theme: Theme) -> bytes:
    """A row a person on one common scale, as a PNG. `ValueError` without people, or with more than twelve."""
    if not 1 <= len(ladder.names) <= _MOST_ROWS or not len(ladder.names) == len(ladder.ratings) == len(ladder.margins):
        raise ValueError(f"a ladder needs 1 to {_MOST_ROWS} names, each with rating and margin")
    height = _ROW * len(ladder.names) + 44
    scale = _Axis.of(ladder.ratings, ladder.margins, 210, _WIDTH - 24)
    image, draw = _plate(height)
    for value in scale.ticks():
        _line(draw, (scale.at(value), 12), (scale.at(value), height - 32), FELT, 1.4)
    for row, (rating, margin) in enumerate(zip(ladder.ratings, ladder.margins, strict=True)):
        y = 28 + row * _ROW
        _line(draw, (scale.at(rating - margin), y), (scale.at(rating + margin), y), MUTED, 2.6)
        for end in (rating - margin, rating + margin):
            _line(draw, (scale.at(end), y - 5), (scale.at(end), y + 5), MUTED, 2.2)
        _dot(draw, (scale.at(rating), y), 7, AMBER if row == ladder.own else SERIES[1])
    small = image.reduce(_SCALE)
    letters = ImageDraw.Draw(small)
    for row, name in enumerate(ladder.names):
        text, kind = squeeze(name, _NAME, 180)
        write(letters, (16, 35 + row * _ROW), text, kind, AMBER if row == ladder.own else WHITE)
    for value in scale.ticks():
        write(letters, (scale.at(value), height - 12), theme.number(value), _SMALL, MUTED, "middle")
    return png(paletted(small))


def draw_curve(curve: Curve, theme: Theme) -> bytes:
    """The rating as a line within the band of its margin, as a PNG. `ValueError` for fewer than two points."""
    if not 2 <= len(curve.ratings) == len(curve.margins) <= _MOST_POINTS:
        raise ValueError(f"a curve needs 2 to {_MOST_POINTS} ratings, each with its margin, not {len(curve.ratings)}")
    scale = _Axis.of(curve.ratings, curve.margins, 262, 24)
    step = (_WIDTH - 64 - 26) / (len(curve.ratings) - 1)
    across = [64 + number * step for number in range(len(curve.ratings))]
    image, draw = _plate(_HEIGHT)
    ends = list(zip(across, curve.ratings, curve.margins, strict=True))
    upper = [(x, scale.at(rating + margin)) for x, rating, margin in ends]
    lower = [(x, scale.at(rating - margin)) for x, rating, margin in ends]
    draw.polygon([(x * _SCALE, y * _SCALE) for x, y in [*upper, *reversed(lower)]], fill=FELT_LIGHT)
    for value in scale.ticks():
        _line(draw, (64, scale.at(value)), (_WIDTH - 26, scale.at(value)), FELT, 1.4)
    for edge in (upper, lower):
        draw.line([(x * _SCALE, y * _SCALE) for x, y in edge], MUTED, round(1.4 * _SCALE))
    points = [(x * _SCALE, scale.at(rating) * _SCALE) for x, rating, _ in ends]
    draw.line(points, AMBER, 3 * _SCALE, joint="curve")
    _dot(draw, (across[-1], scale.at(curve.ratings[-1])), 6, WHITE)
    small = image.reduce(_SCALE)
    letters = ImageDraw.Draw(small)
    for value in scale.ticks():
        write(letters, (56, scale.at(value) + 6), theme.number(value), _SMALL, MUTED, "right")
    write(letters, (64, _HEIGHT - 12), curve.first, _SMALL, MUTED)
    write(letters, (_WIDTH - 26, _HEIGHT - 12), curve.last, _SMALL, MUTED, "right")
    return png(paletted(small))


@dataclass(frozen=True)
class _Axis:
    """Turns ratings into pixels between two places."""

    low: int
    high: int
    start: float
    end: float

    @classmethod
    def of(cls, ratings: tuple[int, ...], margins: tuple[int, ...], start: float, end: float) -> "_Axis":
        pairs = list(zip(ratings, margins, strict=True))
        low, high = min(r - m for r, m in pairs), max(r + m for r, m in pairs)
        return cls(low, max(high, low + 10), start, end)

    def at(self, rating: int) -> float:
        return self.start + (rating - self.low) * (self.end - self.start) / (self.high - self.low)

    def ticks(self) -> list[int]:
        """About five round numbers."""
        rough = max(1, (self.high - self.low) / 5)
        size = 10 ** floor(log10(rough))
        step = next(times * size for times in (1, 2, 5, 10) if times * size >= rough)
        return list(range(ceil(self.low / step) * step, self.high + 1, step))


def _plate(height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (_WIDTH * _SCALE, height * _SCALE), BACKDROP)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, _WIDTH * _SCALE - 1, height * _SCALE - 1), 18 * _SCALE, fill=PLATE)
    return image, draw


def _line(
    draw: ImageDraw.ImageDraw, start: tuple[float, float], end: tuple[float, float], fill: RGB, width: float
) -> None:
    places = [(x * _SCALE, y * _SCALE) for x, y in (start, end)]
    draw.line(places, fill=fill, width=round(width * _SCALE))


def _dot(draw: ImageDraw.ImageDraw, at: tuple[float, float], radius: float, fill: RGB) -> None:
    x, y = at
    draw.ellipse(tuple(edge * _SCALE for edge in (x - radius, y - radius, x + radius, y + radius)), fill=fill)
