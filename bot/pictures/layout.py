"""Where things stand on a table picture: plates at the rim, played cards before them, for two to five seats."""

from dataclasses import dataclass

WIDTH = 600
PLATE = (180, 58)
"""A name plate's width and height, in pixels."""

CARD = (68, 95)
"""A played card's width and height; no layout lets one cover another's index, whichever is played last."""

Place = tuple[int, int]


@dataclass(frozen=True)
class Layout:
    """Left upper corners of plates and played cards by seat, of the stock, and the height that they need.

    All counted from the lower edge of the picture's head.
    """

    plates: tuple[Place, ...]
    cards: tuple[Place, ...]
    stock: Place
    height: int


_LEFT, _RIGHT = 12, WIDTH - 12 - PLATE[0]
_MIDDLE = (WIDTH - PLATE[0]) // 2
_CENTRE = (WIDTH - CARD[0]) // 2

LAYOUTS = {
    2: Layout(
        plates=((_MIDDLE, 244), (_MIDDLE, 16)),
        cards=((_CENTRE + 42, 134), (_CENTRE - 42, 90)),
        stock=(26, 96),
        height=314,
    ),
    3: Layout(
        plates=((_MIDDLE, 244), (_LEFT, 16), (_RIGHT, 16)),
        cards=((_CENTRE, 132), (_CENTRE - 66, 34), (_CENTRE + 66, 34)),
        stock=(26, 170),
        height=314,
    ),
    4: Layout(
        plates=((_MIDDLE, 306), (_LEFT, 160), (_MIDDLE, 16), (_RIGHT, 160)),
        cards=((_CENTRE, 193), (_CENTRE - 70, 142), (_CENTRE, 90), (_CENTRE + 70, 142)),
        stock=(26, 262),
        height=376,
    ),
    5: Layout(
        plates=((_MIDDLE, 300), (_LEFT, 204), (_LEFT + 68, 16), (_RIGHT - 68, 16), (_RIGHT, 204)),
        cards=((_CENTRE, 192), (_CENTRE - 70, 188), (_CENTRE - 38, 88), (_CENTRE + 38, 88), (_CENTRE + 70, 188)),
        stock=(26, 90),
        height=370,
    ),
}


def layout(seats: int) -> Layout:
    """The layout for this many seats; `ValueError` for fewer than two or more than five."""
    if seats not in LAYOUTS:
        raise ValueError(f"a table picture has two to five seats, not {seats}")
    return LAYOUTS[seats]


@dataclass(frozen=True)
class Block:
    """A row of exposed cards put into its place: left edge, top, width, and the step from card to card."""

    left: int
    top: int
    width: int
    step: float


ROW_CARD = 58
CAPTION = 30
"""Room for a row's caption, above its cards."""


def flow(wanted: list[tuple[int, int]], card_height: int, rtl: bool) -> tuple[list[Block], int]:
    """Places rows, given as (caption's width, number of cards), side by side where two fit; also the height used."""
    room, gap = WIDTH - 24, 16
    blocks: list[Block] = []
    x, y, line = 0, 0, CAPTION + card_height + 14
    for caption, count in wanted:
        full = ROW_CARD + (count - 1) * 38 if count else 0
        width = min(room, max(caption, full))
        if x and x + width > room:
            x, y = 0, y + line
        step = min(38.0, (room - ROW_CARD) / max(1, count - 1))
        blocks.append(Block(12 + (room - x - width if rtl else x), y, width, step))
        x += width + gap
    return blocks, (y + line if wanted else 0)
