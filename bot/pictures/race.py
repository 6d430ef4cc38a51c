"""The race to a target: every player's running total from deal to deal."""

from dataclasses import dataclass
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from bot.pictures.faces import Theme
from bot.pictures.fonts import Type, measure, squeeze, write
from bot.pictures.palette import (
    BACKDROP,
    FELT,
    MUTED,
    PLATE,
    RGB,
    SERIES,
    WHITE,
    paletted,
    png,
)

_WIDTH = 600
_SCALE = 3
_SPAN, _LEAST_SPAN = 300, 190
"""How wide the lines are beside short names and beside long ones."""
_AROUND = 62 + 22 + 24 + 10 + 14
"""What else a line's width holds: numbers of the scale, the sign, gaps."""
_NAME = Type(22, 700)
_SMALL = Type(18, 500)

Place = tuple[float, float]


@dataclass(frozen=True)
class Race:
    """Players' running totals after each deal; all start at nothing. `target` is the score that ends the game."""

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    """One row a player, as many numbers as deals."""
    target: int | None = None
    target_label: str = ""


def draw_race(race: Race, theme: Theme) -> bytes:
    """Lines from deal to deal, each with a sign of its own, names and totals at their ends, as a PNG.

    `ValueError` for fewer than two players or more than five.
    """
    if not 2 <= len(race.names) == len(race.totals) <= len(SERIES):
        raise ValueError(f"a race needs two to five names, each with its totals, not {len(race.names)}")
    lines = [(0, *row) for row in race.totals]
    deals = max(len(line) for line in lines) - 1
    ceiling = max([*(max(line) for line in lines), race.target or 0, 1])
    bottom = min(min(line) for line in lines)
    scale = _Scale(deals=max(1, deals), low=bottom, high=ceiling, span=_span(race, theme))
    image = Image.new("RGB", (_WIDTH * _SCALE, 330 * _SCALE), BACKDROP)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, _WIDTH * _SCALE - 1, 330 * _SCALE - 1), 18 * _SCALE, fill=PLATE)
    for value in scale.ticks():
        _stroke(draw, scale.point(0, value), scale.point(scale.deals, value), FELT, 1.4)
    if race.target is not None:
        _dash(draw, scale.point(0, race.target), scale.point(scale.deals, race.target), WHITE)
    for number, line in enumerate(lines):
        points = [scale.point(deal, total) for deal, total in enumerate(line)]
        draw.line([(x * _SCALE, y * _SCALE) for x, y in points], SERIES[number], 3 * _SCALE, joint="curve")
        for x, y in points[1:] or points:
            _sign(draw, number, (x * _SCALE, y * _SCALE), 6 * _SCALE)
    small = image.reduce(_SCALE)
    _letter_race(ImageDraw.Draw(small), race, scale, theme)
    return png(paletted(small))


@dataclass(frozen=True)
class _Scale:
    """Turns deals and scores into pixels."""

    deals: int
    low: int
    high: int
    span: int
    """Pixels from the first deal to the last."""

    def point(self, deal: int, score: int) -> Place:
        height = max(1, self.high - self.low)
        return 62 + deal * self.span / self.deals, 290 - (score - self.low) * 250 / height

    def ticks(self) -> list[int]:
        """About five round numbers."""
        rough = max(1, (self.high - self.low) / 5)
        size = 10 ** floor(log10(rough))
        step = next(times * size for times in (1, 2, 5, 10) if times * size >= rough)
        return list(range(ceil(self.low / step) * step, self.high + 1, step))


def _span(race: Race, theme: Theme) -> int:
    """As wide as the longest name with its total leaves: a side's two names are longer than one."""
    totals = [theme.number((0, *row)[-1]) for row in race.totals]
    wanted = max(measure(name, _NAME) + measure(total, _NAME) for name, total in zip(race.names, totals, strict=True))
    return max(_LEAST_SPAN, min(_SPAN, _WIDTH - _AROUND - wanted))


def _letter_race(draw: ImageDraw.ImageDraw, race: Race, scale: _Scale, theme: Theme) -> None:
    labelled = race.target if race.target_label else None
    for value in scale.ticks():
        if value == labelled:
            continue  # the target's own label says it
        write(draw, (52, scale.point(0, value)[1] + 6), theme.number(value), _SMALL, MUTED, "right")
    write(draw, (scale.point(scale.deals, 0)[0], 318), theme.number(scale.deals), _SMALL, MUTED, "middle")
    write(draw, (scale.point(0, 0)[0], 318), theme.number(0), _SMALL, MUTED, "middle")
    if race.target is not None and race.target_label:
        x, y = scale.point(0, race.target)
        write(draw, (x + 2, y - 7 if y > 32 else y + 20), race.target_label, _SMALL, WHITE)
    ends = [scale.point(0, (0, *row)[-1])[1] for row in race.totals]
    for number, y in enumerate(_spread(ends, 42, (24, 292))):
        x = 62 + scale.span + 22
        _sign(draw, number, (x + 8, y), 7)
        total = theme.number((0, *race.totals[number])[-1])
        write(draw, (_WIDTH - 14, y + 8), total, _NAME, WHITE, "right")
        room = _WIDTH - 14 - measure(total, _NAME) - 10 - (x + 24)
        name, kind = squeeze(race.names[number], _NAME, room)
        write(draw, (x + 24, y + 8), name, kind, SERIES[number])


def _spread(wanted: list[float], apart: float, limits: tuple[float, float]) -> list[float]:
    """The wanted heights moved as little as needed to lie `apart` from each other within the limits."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    result = list(wanted)
    lowest = limits[0]
    for number in order:
        result[number] = lowest = max(wanted[number], lowest)
        lowest += apart
    highest = limits[1]
    for number in reversed(order):
        result[number] = highest = min(result[number], highest)
        highest -= apart
    return result


def _sign(draw: ImageDraw.ImageDraw, number: int, at: Place, size: float) -> None:
    """A disc, square, triangle, diamond or cross: players are told apart without colours too."""
    x, y = at
    shapes: tuple[list[Place], ...] = (
        [],
        [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        [(0, -1.2), (1.15, 0.9), (-1.15, 0.9)],
        [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)],
        [(-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4), (0.4, 1.2), (-0.4, 1.2),
         (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4)],
    )  # fmt: skip
    if not number:
        draw.ellipse((x - size, y - size, x + size, y + size), fill=SERIES[0])
    else:
        draw.polygon([(x + dx * size, y + dy * size) for dx, dy in shapes[number]], fill=SERIES[number])


def _stroke(draw: ImageDraw.ImageDraw, start: Place, end: Place, fill: RGB, width: float) -> None:
    places = [(x * _SCALE, y * _SCALE) for x, y in (start, end)]
    draw.line(places, fill=fill, width=round(width * _SCALE))


def _dash(draw: ImageDraw.ImageDraw, start: Place, end: Place, fill: RGB) -> None:
    x = start[0]
    while x < end[0]:
        _stroke(draw, (x, start[1]), (min(x + 9, end[0]), end[1]), fill, 1.6)
        x += 15
