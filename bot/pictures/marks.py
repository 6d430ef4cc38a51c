"""The small signs on a table picture: whose turn, who led, which seat is a computer or the dummy, what wins."""

from collections.abc import Callable

from PIL import ImageDraw

from bot.pictures.palette import AMBER, EDGE, FELT_LIGHT, MUTED, PLATE, RGB, WHITE

Place = tuple[float, float]


def turn(draw: ImageDraw.ImageDraw, at: Place, rtl: bool) -> None:
    """A filled triangle that points at the name beside it."""
    x, y = at
    tip, back = (x + 8, x - 6) if not rtl else (x - 8, x + 6)
    draw.polygon([(back, y - 10), (tip, y), (back, y + 10)], fill=AMBER)


def badge(draw: ImageDraw.ImageDraw, at: Place, sign: Callable[[ImageDraw.ImageDraw, Place], None], lit: bool) -> None:
    """A sign on a small shield of its own, which stands out of a plate's upper edge."""
    x, y = at
    box = (x - 18, y - 13, x + 18, y + 13)
    draw.rounded_rectangle(box, 9, fill=PLATE, outline=AMBER if lit else FELT_LIGHT, width=2)
    sign(draw, at)


def lead(draw: ImageDraw.ImageDraw, at: Place) -> None:
    """A small flag: this seat leads the trick."""
    x, y = at
    draw.line([(x - 5, y - 9), (x - 5, y + 10)], fill=WHITE, width=3)
    draw.polygon([(x - 4, y - 9), (x + 9, y - 4), (x - 4, y + 2)], fill=WHITE)


def computer(draw: ImageDraw.ImageDraw, at: Place) -> None:
    """A screen on a foot."""
    x, y = at
    draw.rounded_rectangle((x - 11, y - 9, x + 11, y + 5), 3, outline=MUTED, width=2)
    draw.line([(x, y + 5), (x, y + 9)], fill=MUTED, width=3)
    draw.line([(x - 6, y + 9), (x + 6, y + 9)], fill=MUTED, width=2)


def dummy(draw: ImageDraw.ImageDraw, at: Place) -> None:
    """Three open cards."""
    x, y = at
    for shift in (-9, -3, 3):
        draw.rounded_rectangle((x + shift, y - 9, x + shift + 9, y + 8), 2, fill=PLATE, outline=MUTED, width=2)


def winning(draw: ImageDraw.ImageDraw, card: tuple[float, float, float, float]) -> None:
    """A frame round the card that is winning, with a crown on its upper edge."""
    left, top, right, bottom = card
    draw.rounded_rectangle((left - 5, top - 5, right + 4, bottom + 4), 11, fill=AMBER)
    draw.rounded_rectangle((left - 1, top - 1, right, bottom), 8, fill=EDGE)


def crown(draw: ImageDraw.ImageDraw, middle: Place, outline: RGB = EDGE) -> None:
    """The crown that goes with the frame: the winning card is told by shape too."""
    x, y = middle
    points = [(-13, -6), (-6, 0), (0, -10), (6, 0), (13, -6), (10, 9), (-10, 9)]
    for grow, fill in ((1.35, outline), (1.0, AMBER)):
        draw.polygon([(x + dx * grow, y + dy * grow) for dx, dy in points], fill=fill)
