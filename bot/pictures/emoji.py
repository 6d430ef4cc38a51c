"""Cards and tiles as emojis: of a card its index, which is all that can be read at the size of a letter."""

from io import BytesIO

from PIL import Image

from bot.pictures.faces import CARD_UNITS, TILE_UNITS, Theme, face
from bot.pictures.names import is_tile

SIDE = 128
"""Discord shows emojis as squares of at most this many pixels."""
_INDEX = (47, 80)
"""Width and height of a card's corner with rank and suit, in the units of faces."""


def draw_emoji(name: str, theme: Theme) -> bytes:
    """The card or tile as a square PNG on a see-through ground."""
    if is_tile(name):
        drawn = face(name, round(SIDE * TILE_UNITS[0] / TILE_UNITS[1]), theme)
    else:
        unit = SIDE / _INDEX[1]
        whole = face(name, round(CARD_UNITS[0] * unit), theme, covered=True)
        drawn = whole.crop((0, 0, round(_INDEX[0] * unit), SIDE))
    square = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    square.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
    out = BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()
