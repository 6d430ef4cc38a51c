"""The sixteen colours of hands and the sixty-odd of all other pictures, and the way a drawing becomes a small PNG."""

from functools import lru_cache
from struct import pack
from zlib import compress, crc32

from PIL import Image

RGB = tuple[int, int, int]

BACKDROP: RGB = (0x31, 0x33, 0x38)  # Discord's dark theme; written as see-through, so other themes show through
PAPER: RGB = (0xFC, 0xFB, 0xF7)
DIM_PAPER: RGB = (0x8E, 0x91, 0x98)
EDGE: RGB = (0x1B, 0x1D, 0x21)
WHITE: RGB = (0xF4, 0xF5, 0xF7)
MUTED: RGB = (0xB4, 0xC6, 0xBE)
AMBER: RGB = (0xF6, 0xB9, 0x3B)
FELT: RGB = (0x20, 0x4B, 0x3E)
FELT_LIGHT: RGB = (0x29, 0x5B, 0x4C)
PLATE: RGB = (0x13, 0x2F, 0x27)
BACK: RGB = (0x3F, 0x4F, 0xA8)
BACK_LIGHT: RGB = (0x8A, 0x99, 0xE6)
WOOD: RGB = (0xC9, 0x9A, 0x63)
WOOD_DARK: RGB = (0x6B, 0x4A, 0x2A)

BLACK_INK: RGB = (0x17, 0x19, 0x1E)
RED_INK: RGB = (0xCB, 0x20, 0x2D)
GREEN_INK: RGB = (0x0F, 0x7D, 0x3C)
BLUE_INK: RGB = (0x1B, 0x5F, 0xD0)
INKS = (BLACK_INK, RED_INK, GREEN_INK, BLUE_INK)

# Marks of players in charts; each also has its own shape.
SERIES: tuple[RGB, ...] = (AMBER, (0x6F, 0xB7, 0xF2), (0xF2, 0x85, 0x9A), (0x8F, 0xD9, 0x8A), (0xC9, 0xA6, 0xF5))


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def dimmed(ink: RGB) -> RGB:
    """An ink for a card that may not be played: darker, so that it stays readable on grey paper."""
    return mix(ink, EDGE, 0.45)


def _between(first: RGB, second: RGB, steps: int) -> list[RGB]:
    return [mix(first, second, step / (steps + 1)) for step in range(1, steps + 1)]


def _of_hands() -> tuple[RGB, ...]:
    """BACKDROP first; black cards share the edge's black and the dimmed paper's grey, so that all fit four bits."""
    colours: list[RGB] = [BACKDROP, PAPER, DIM_PAPER, EDGE, AMBER, mix(AMBER, EDGE, 0.45), BACK]
    for ink in INKS[1:]:
        colours += [ink, *_between(ink, PAPER, 1), dimmed(ink)]
    return tuple(colours)


def _shared() -> tuple[RGB, ...]:
    """BACKDROP first, then the solid colours and the steps between those that meet at soft edges."""
    colours: list[RGB] = [BACKDROP, PAPER, DIM_PAPER, EDGE, WHITE, MUTED, FELT, FELT_LIGHT, PLATE]
    colours += [BACK, BACK_LIGHT, WOOD, WOOD_DARK, *SERIES]
    for ink in INKS:
        colours += [ink, *_between(ink, PAPER, 3), dimmed(ink), *_between(dimmed(ink), DIM_PAPER, 1)]
    for ground in (PLATE, FELT):
        colours += _between(ground, WHITE, 4)
    colours += [mix(PAPER, AMBER, 0.25), mix(AMBER, EDGE, 0.45), mix(BACKDROP, PAPER, 0.5)]
    colours += [mix(BACKDROP, DIM_PAPER, 0.5), mix(WOOD, WOOD_DARK, 0.5)]
    return tuple(dict.fromkeys(colours))


OF_HANDS = _of_hands()
"""Written with four bits a pixel: half the bytes to squeeze, and equal cards of both rows within deflate's window."""

SHARED = _shared()
assert len(OF_HANDS) <= 16, "more colours do not fit into four bits"
assert len(SHARED) <= 64, "more colours make tables large"


@lru_cache(maxsize=64)
def _palette(colours: tuple[RGB, ...]) -> Image.Image:
    holder = Image.new("P", (1, 1))
    holder.putpalette([channel for colour in colours for channel in colour])
    return holder


def paletted(drawing: Image.Image, colours: tuple[RGB, ...] = SHARED) -> Image.Image:
    """The RGB drawing in these colours, each pixel at its nearest one."""
    return drawing.quantize(palette=_palette(colours), dither=Image.Dither.NONE)


def blank(size: tuple[int, int], colours: tuple[RGB, ...] = SHARED) -> Image.Image:
    """A see-through picture of this width and height, in pixels, in these colours."""
    image = Image.new("P", size, 0)
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def png(image: Image.Image, effort: int = 6) -> bytes:
    """The paletted picture as a PNG file whose backdrop is see-through; `effort` is zlib's, 0 to 9.

    Pillow's own PNG writer filters every line, which makes flat colours a quarter larger.
    """
    colours = bytes(image.getpalette() or [])
    bits = 4 if len(colours) <= 16 * 3 else 8
    pixels = image.tobytes("raw", "P;4") if bits == 4 else image.tobytes()
    stride = len(pixels) // image.height
    lines = b"".join(b"\0" + pixels[at : at + stride] for at in range(0, len(pixels), stride))
    head = pack(">IIBBBBB", *image.size, bits, _PALETTED, 0, 0, 0)
    squeezed = compress(lines, effort)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"tRNS", b"\0"), (b"IDAT", squeezed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


_PALETTED = 3
"""The colour type of pictures with a palette, by the PNG specification."""


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))
