"""Card faces of our own design: a big index that an overlapped card still shows, a large suit or letter beside it."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.courts import draw_court, draw_joker
from bot.pictures.fonts import Type, write, write_inside
from bot.pictures.names import FACE_DOWN_CARD, Card, is_tile, read_card
from bot.pictures.palette import (
    AMBER,
    BACK,
    BACK_LIGHT,
    BACKDROP,
    BLACK_INK,
    BLUE_INK,
    DIM_PAPER,
    EDGE,
    GREEN_INK,
    OF_HANDS,
    PAPER,
    RED_INK,
    RGB,
    WHITE,
    dimmed,
    mix,
    paletted,
)
from bot.pictures.suits import draw_suit
from bot.pictures.tiles import draw_tile

SCALE = 4
"""Faces are drawn this much larger, then averaged down: smooth edges."""

CARD_UNITS = (96, 134)
"""A card's width and height in the units that faces are drawn in."""

TILE_UNITS = (60, 116)

_TWO_COLOURS = {"S": BLACK_INK, "H": RED_INK, "D": RED_INK, "C": BLACK_INK}
_FOUR_COLOURS = {"S": BLACK_INK, "H": RED_INK, "D": BLUE_INK, "C": GREEN_INK}


@dataclass(frozen=True)
class Theme:
    """How a person likes the pack: four colours, copy marks on doubled cards, and the digits 0 to 9 to write."""

    four_colours: bool = True
    copies: bool = False
    digits: str = "0123456789"

    def number(self, value: int) -> str:
        """The number in this theme's digits."""
        return str(value).translate({ord("0") + place: digit for place, digit in enumerate(self.digits)})


def suit_ink(suit: str, theme: Theme) -> RGB:
    """The ink in which the theme prints a suit."""
    return (_FOUR_COLOURS if theme.four_colours else _TWO_COLOURS)[suit]


@lru_cache(maxsize=2048)
def face(name: str, width: int, theme: Theme, dim: bool = False, covered: bool = False) -> Image.Image:
    """The card or tile as an RGBA image, `width` pixels wide; it is shared, so only paste from it.

    A covered card bears its index only: cut-off ornaments would clutter a fan.
    """
    units = TILE_UNITS if is_tile(name) else CARD_UNITS
    unit = width * SCALE / units[0]
    height = round(width * units[1] / units[0])
    image = Image.new("RGBA", (width * SCALE, height * SCALE), (*BACKDROP, 0))
    draw = ImageDraw.Draw(image)
    body = (0, 0, width * SCALE - 1, height * SCALE - 1)
    draw.rounded_rectangle(body, 9 * unit, fill=EDGE)
    border = max(SCALE, 1.2 * unit)
    inside = (border, border, body[2] - border, body[3] - border)
    draw.rounded_rectangle(inside, 9 * unit - border, fill=DIM_PAPER if dim else PAPER)
    if is_tile(name):
        draw_tile(draw, name, unit, dimmed(BLACK_INK) if dim else BLACK_INK)
    elif name == FACE_DOWN_CARD:
        _draw_back(draw, unit)
    else:
        _draw_front(draw, read_card(name), unit, _Print(theme, dim, covered))
    return image.reduce(SCALE)


@lru_cache(maxsize=2048)
def sprite(
    name: str, width: int, theme: Theme, dim: bool = False, covered: bool = False
) -> tuple[Image.Image, Image.Image]:
    """The face in the colours of hands, and the mask to paste it through."""
    image = face(name, width, theme, dim, covered)
    ground = Image.new("RGB", image.size, BACKDROP)
    alpha = image.getchannel("A")
    ground.paste(image, mask=alpha)
    return _in_colours_of_hands(ground, _colours(name, theme, dim)), alpha.point(
        lambda level: 255 if level >= 96 else 0
    ).convert("1")


def _colours(name: str, theme: Theme, dim: bool) -> tuple[RGB, ...]:
    """The colours of a face in a hand: at soft edges another suit's ink might be nearer than the own two."""
    card = None if is_tile(name) or name == FACE_DOWN_CARD else read_card(name)
    if card is None or card.joker:
        return OF_HANDS
    ink, gold = suit_ink(card.suit, theme), mix(AMBER, EDGE, 0.45) if dim else AMBER
    inks = (dimmed(ink), mix(dimmed(ink), DIM_PAPER, 0.5)) if dim else (ink, mix(ink, PAPER, 0.5))
    wanted = (BACKDROP, EDGE, DIM_PAPER, PAPER, *((gold,) if card.rank in ("K", "Q", "J") else ()), *inks)
    return tuple(colour for colour in OF_HANDS if colour in wanted)


def _in_colours_of_hands(drawing: Image.Image, colours: tuple[RGB, ...]) -> Image.Image:
    """The drawing in some of the colours of hands, under the numbers that these have there."""
    numbers = [OF_HANDS.index(colour) for colour in colours]
    few = paletted(drawing, colours).point(numbers + [0] * (256 - len(numbers)))
    few.putpalette([channel for colour in OF_HANDS for channel in colour])
    return few


@dataclass(frozen=True)
class _Print:
    """What decides how a front is printed, besides the card itself."""

    theme: Theme
    dim: bool
    covered: bool

    def ink(self, suit: str) -> RGB:
        """The ink of this suit's cards, or of a joker's letters."""
        ink = suit_ink(suit, self.theme) if suit else BLACK_INK
        return dimmed(ink) if self.dim else ink


def _draw_front(draw: ImageDraw.ImageDraw, card: Card, unit: float, kind: _Print) -> None:
    ink = kind.ink(card.suit)
    if card.joker:
        draw_joker(draw, unit, ink, kind.dim)
        return
    _draw_index(draw, card, unit, kind)
    if kind.covered:
        return
    if card.rank in ("K", "Q", "J"):
        draw_court(draw, card, unit, ink, DIM_PAPER if kind.dim else PAPER)
    else:
        side = 58 if card.rank == "A" else 48
        draw_suit(draw, card.suit, ((89 - side) * unit, (127 - side) * unit, side * unit), ink)


def _draw_index(draw: ImageDraw.ImageDraw, card: Card, unit: float, kind: _Print) -> None:
    """Rank over suit in the leftmost 42 units, where the next card of a fan leaves them uncovered."""
    ink = kind.ink(card.suit)
    write_inside(draw, card.rank, (3 * unit, 7 * unit, 39 * unit, 33 * unit), 800, ink)
    if kind.theme.copies and card.copy:
        draw_suit(draw, card.suit, (4 * unit, 46 * unit, 24 * unit), ink)
        copy = kind.theme.number(int(card.copy))
        write(draw, (29.5 * unit, 71 * unit), copy, Type(round(18 * unit), 700), ink)
    else:
        draw_suit(draw, card.suit, (8.5 * unit, 45 * unit, 27 * unit), ink)


def _draw_back(draw: ImageDraw.ImageDraw, unit: float) -> None:
    """A framed lattice of diamonds."""
    draw.rounded_rectangle((5 * unit, 5 * unit, 91 * unit, 129 * unit), 6 * unit, fill=BACK)
    draw.rounded_rectangle(
        (9 * unit, 9 * unit, 87 * unit, 125 * unit), 4 * unit, outline=BACK_LIGHT, width=round(1.6 * unit)
    )
    for row in range(7):
        for column in range(4 if row % 2 else 3):
            x, y = (48 + (column - (1.5 if row % 2 else 1)) * 19) * unit, (19 + row * 16) * unit
            wide, high = 6 * unit, 8.5 * unit
            draw.polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)], fill=BACK_LIGHT)
    draw.ellipse((34 * unit, 53 * unit, 62 * unit, 81 * unit), fill=BACK, outline=WHITE, width=round(2 * unit))
    draw_suit(draw, "S", (40 * unit, 58 * unit, 16 * unit), WHITE)
