"""The court cards' panel, a letter under a crown, a coronet or a plume, and the joker's cap."""

from PIL import ImageDraw

from bot.pictures.fonts import Type, write, write_inside
from bot.pictures.names import Card
from bot.pictures.palette import AMBER, BLUE_INK, EDGE, GREEN_INK, RED_INK, RGB, dimmed, mix
from bot.pictures.suits import Point, draw_suit


def _polygon(draw: ImageDraw.ImageDraw, unit: float, points: list[Point], fill: RGB) -> None:
    draw.polygon([(x * unit, y * unit) for x, y in points], fill=fill)


def _disc(draw: ImageDraw.ImageDraw, unit: float, centre: Point, radius: float, fill: RGB) -> None:
    x, y = centre
    draw.ellipse([(x - radius) * unit, (y - radius) * unit, (x + radius) * unit, (y + radius) * unit], fill=fill)


def draw_court(draw: ImageDraw.ImageDraw, card: Card, unit: float, ink: RGB, paper: RGB) -> None:
    """A tinted panel right of the index: ornament, letter and suit."""
    box = (42 * unit, 12 * unit, 88 * unit, 126 * unit)
    draw.rounded_rectangle(box, 6 * unit, fill=mix(paper, ink, 0.2), outline=ink, width=round(1.8 * unit))
    gold = AMBER if paper[0] > 200 else mix(AMBER, EDGE, 0.45)
    {"K": _crown, "Q": _coronet, "J": _plume}[card.rank](draw, unit, gold, ink)
    write_inside(draw, card.rank, (50 * unit, 52 * unit, 30 * unit, 36 * unit), 900, ink)
    draw_suit(draw, card.suit, (53 * unit, 95 * unit, 24 * unit), ink)


def _crown(draw: ImageDraw.ImageDraw, unit: float, gold: RGB, ink: RGB) -> None:
    points = [(48.0, 25.0), (56.0, 32.0), (65.0, 20.0), (74.0, 32.0), (82.0, 25.0), (79.0, 44.0), (51.0, 44.0)]
    _polygon(draw, unit, _grown(points, 1.6), ink)
    _polygon(draw, unit, points, gold)
    for x, y in ((48.0, 24.0), (65.0, 19.0), (82.0, 24.0)):
        _disc(draw, unit, (x, y), 3.0, ink)
    draw.rectangle((51 * unit, 39.5 * unit, 79 * unit, 41.5 * unit), fill=ink)


def _coronet(draw: ImageDraw.ImageDraw, unit: float, gold: RGB, ink: RGB) -> None:
    for x, y in ((51.0, 30.0), (58.0, 25.5), (65.0, 23.5), (72.0, 25.5), (79.0, 30.0)):
        _polygon(draw, unit, [(x - 3.5, y), (x + 3.5, y), (65 + (x - 65) * 0.8, 43)], ink)
        _disc(draw, unit, (x, y), 4.2, ink)
        _disc(draw, unit, (x, y), 2.7, gold)
    draw.rounded_rectangle((51 * unit, 37 * unit, 79 * unit, 45 * unit), 3 * unit, fill=ink)
    draw.rounded_rectangle((52.6 * unit, 38.6 * unit, 77.4 * unit, 43.4 * unit), 2 * unit, fill=gold)


def _plume(draw: ImageDraw.ImageDraw, unit: float, gold: RGB, ink: RGB) -> None:
    """A cap with a feather."""
    feather = [(60.0, 36.0), (63.0, 25.0), (71.0, 18.0), (83.0, 17.0), (82.0, 24.0), (76.0, 31.0), (66.0, 37.0)]
    _polygon(draw, unit, _grown(feather, 1.4), ink)
    _polygon(draw, unit, feather, gold)
    draw.line([(62 * unit, 38 * unit), (79 * unit, 20.5 * unit)], fill=ink, width=round(1.6 * unit))
    draw.pieslice((51 * unit, 29 * unit, 75 * unit, 57 * unit), 180, 360, fill=ink)
    draw.rounded_rectangle((48 * unit, 40 * unit, 82 * unit, 45 * unit), 2.5 * unit, fill=ink)


def _grown(points: list[Point], by: float) -> list[Point]:
    """The outline moved away from its middle by about `by` units."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    result = []
    for x, y in points:
        far = max(1.0, ((x - middle_x) ** 2 + (y - middle_y) ** 2) ** 0.5)
        result.append((x + (x - middle_x) / far * by, y + (y - middle_y) / far * by))
    return result


def draw_joker(draw: ImageDraw.ImageDraw, unit: float, ink: RGB, dim: bool) -> None:
    """The word down the index column, and a cap with three bells."""
    for place, letter in enumerate("JOKER"):
        write(draw, (21 * unit, (28 + place * 23) * unit), letter, Type(round(25 * unit), 800, 85), ink, "middle")
    red, green, blue = (dimmed(colour) if dim else colour for colour in (RED_INK, GREEN_INK, BLUE_INK))
    gold = mix(AMBER, EDGE, 0.45) if dim else AMBER
    _polygon(draw, unit, [(47, 100), (40, 76), (44, 60), (54, 64), (63, 84), (66, 100)], red)
    _polygon(draw, unit, [(84, 100), (91, 76), (87, 60), (77, 64), (68, 84), (65, 100)], blue)
    _polygon(draw, unit, [(55, 100), (56, 70), (65, 44), (75, 70), (76, 100)], green)
    for bell in ((42.0, 60.0), (65.5, 42.0), (88.0, 60.0)):
        _disc(draw, unit, bell, 5.0, ink)
        _disc(draw, unit, bell, 3.6, gold)
    draw.rounded_rectangle((43 * unit, 98 * unit, 88 * unit, 110 * unit), 5 * unit, fill=ink)
    draw.rounded_rectangle((45 * unit, 100 * unit, 86 * unit, 108 * unit), 4 * unit, fill=gold)
