"""Ways to look at a picture in tests."""

from io import BytesIO

from PIL import Image, ImageChops

from bot.pictures.palette import RGB

RANKS = ("A", "K", "Q", "J", "T", "12", "11", "9", "8", "7", "6", "5", "4", "3", "2")
CARDS = tuple(rank + suit for suit in "SHDC" for rank in RANKS)
TILES = tuple(f"{high}-{low}" for high in range(7) for low in range(high + 1))


def opened(png: bytes) -> Image.Image:
    """The decoded PNG, as RGBA."""
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGBA")


def difference(first: Image.Image, second: Image.Image) -> int:
    """How many pixels of two pictures of one size differ clearly."""
    assert first.size == second.size
    apart = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).convert("L")
    return sum(apart.histogram()[40:])


def count(image: Image.Image, colour: RGB) -> int:
    """How many pixels have exactly this colour."""
    found = image.convert("RGB").getcolors(maxcolors=1 << 24) or []
    return sum(number for number, seen in found if seen == colour)
