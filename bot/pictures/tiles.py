"""Domino tiles: two squares of pips with a bar between them, the high end on top."""

from PIL import ImageDraw

from bot.pictures.names import read_tile
from bot.pictures.palette import BACK, BACK_LIGHT, RGB

_PLACES = {
    0: "",
    1: "e",
    2: "ai",
    3: "aei",
    4: "acgi",
    5: "acegi",
    6: "acdfgi",
}
"""Pips by number; the letters a to i are the places of a square, row by row."""


def draw_tile(draw: ImageDraw.ImageDraw, name: str, unit: float, ink: RGB) -> None:
    """Fills the body of a tile, 60 by 116 units, with pips, or with a pattern where it lies face down."""
    tile = read_tile(name)
    if tile is None:
        _draw_face_down(draw, unit)
        return
    draw.rounded_rectangle((8 * unit, 57 * unit, 52 * unit, 59.4 * unit), 1.2 * unit, fill=ink)
    for pips, middle in ((tile.high, 30.0), (tile.low, 86.0)):
        for place in _PLACES[pips]:
            row, column = divmod("abcdefghi".index(place), 3)
            x, y, radius = (30 + (column - 1) * 16) * unit, (middle + (row - 1) * 16) * unit, 6 * unit
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)


def _draw_face_down(draw: ImageDraw.ImageDraw, unit: float) -> None:
    draw.rounded_rectangle((4 * unit, 4 * unit, 56 * unit, 112 * unit), 6 * unit, fill=BACK)
    for step in range(4):
        top = (16 + step * 23) * unit
        draw.polygon(
            [(30 * unit, top), (40 * unit, top + 9 * unit), (30 * unit, top + 18 * unit), (20 * unit, top + 9 * unit)],
            fill=BACK_LIGHT,
        )
