"""How much a hand costs as this project draws it, against Pillow's plain way: RGBA cards composed, PNG level 6."""

from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import Final

from PIL import Image

from bot.pictures.faces import Theme, face
from bot.pictures.hand import WIDTH, draw_hand
from bot.pictures.scene import Played, Row, SeatPlate, Stock, TableScene, Trump
from bot.pictures.table import draw_table

HAND_MS: Final = 2.0
HAND_BYTES: Final = 5_000
TABLE_MS: Final = 15.0
TABLE_BYTES: Final = 30_000
"""Targets of a picture."""
HAND = ("AS", "KS", "TS", "6S", "QH", "JH", "12H", "7D", "KD", "11D", "9C", "4C")
MAY = frozenset(HAND[:4])
LARGEST = tuple(sorted(f"{rank}{suit}{copy}" for rank in "AKQ" for suit in "SHD" for copy in "12"))
SCENE = TableScene(
    tuple(SeatPlate(name, "2 tricks") for name in ("Ann", "علی", "Екатерина", "민준")),
    (Played(0, "AH"), Played(1, "9H"), Played(2, "KH", wins=True)),
    Trump("Trump hearts", "H"),
    (Row("Ann: run", ("AH", "TH", "KH", "QH", "JH")),),
    Stock(12, "9H"),
)


def plain_hand() -> bytes:
    """The same cards at the same places by `alpha_composite`, saved as an RGBA PNG."""
    canvas = Image.new("RGBA", (WIDTH, 142))
    for place, name in enumerate(HAND):
        image = face(name, 80, Theme(), name not in MAY, place + 1 < len(HAND))
        canvas.alpha_composite(image, (4 + round(place * 39.3), 15 if name in MAY else 26))
    out = BytesIO()
    canvas.save(out, "PNG", compress_level=6)
    return out.getvalue()


def paletted_hand() -> bytes:
    """A hand as players get it."""
    return draw_hand(HAND, MAY, frozenset(), Theme())


def largest_hand() -> bytes:
    """The eighteen cards of a two-handed game with two packs."""
    return draw_hand(LARGEST, frozenset(LARGEST[:9]), frozenset(LARGEST[:2]), Theme(copies=True))


def table() -> bytes:
    """A table with a trick, a meld and a stock."""
    return draw_table(SCENE, Theme())


def interleaved(rounds: int, *draws: Callable[[], bytes]) -> list[float]:
    """Median milliseconds of each, measured in turns so that a busy machine slows all alike; sprites are warm."""
    times: list[list[float]] = [[] for _ in draws]
    for draw in draws:
        draw()
    for _ in range(rounds):
        for taken, draw in zip(times, draws, strict=True):
            start = perf_counter()
            draw()
            taken.append((perf_counter() - start) * 1000)
    return [median(taken) for taken in times]


def measure() -> bool:
    """Print milliseconds, bytes and the ratios; whether hand and table keep to their time and size."""
    plain, ours, largest, whole_table = interleaved(60, plain_hand, paletted_hand, largest_hand, table)
    print(f"hand of 12, RGBA and PNG level 6   {plain:6.2f} ms {len(plain_hand()):7,d} bytes")
    print(f"hand of 12, shared palette         {ours:6.2f} ms {len(paletted_hand()):7,d} bytes")
    print(f"hand of 18, shared palette         {largest:6.2f} ms {len(largest_hand()):7,d} bytes")
    print(f"table of 4 with trick and meld     {whole_table:6.2f} ms {len(table()):7,d} bytes")
    print(f"ratio, plain / ours: time {plain / ours:.2f}, bytes {len(plain_hand()) / len(paletted_hand()):.2f}")
    small = len(largest_hand()) <= HAND_BYTES and len(table()) <= TABLE_BYTES
    return small and max(ours, largest) <= HAND_MS and whole_table <= TABLE_MS
