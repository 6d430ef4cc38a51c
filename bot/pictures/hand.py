"""A hand in one or two rows: what may be played stands higher, the rest is dimmed, what is picked bears a tick.

Another hand that the same player plays, such as a dummy's, lies below in rows of its own.
"""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.faces import CARD_UNITS, TILE_UNITS, Theme, sprite
from bot.pictures.names import is_tile
from bot.pictures.palette import AMBER, BACKDROP, EDGE, OF_HANDS, blank, paletted, png

WIDTH = 520
"""Every hand is this wide, in pixels, so that clients scale all of them alike."""

SIDE_BY_SIDE = 7
"""Up to so many cards stand beside each other; more overlap."""

ONE_ROW = 12
"""More items than this stand in two rows."""

_CARD_WIDTH, _SMALL_CARD_WIDTH, _TILE_WIDTH = 80, 60, 54
_SMALL_STEP = 48
_RAISE, _LIFT = 11, 22
_FRAME, _BADGE = 4, 24
_EDGE = 4
_HIDDEN_BELOW = 8
"""So much of the first row's lower edge may the second row hide."""

_GAP = 18
"""Between two hands, beside the room for cards that stand higher."""


def draw_hand(
    items: Sequence[str],
    enabled: frozenset[str] | None,
    picked: frozenset[str],
    theme: Theme,
    others: Sequence[str] = (),
) -> bytes:
    """The hand as a PNG, in the order given; `enabled` None means that nothing is to be chosen now.

    `others` is another's hand that the same player plays: it lies below, apart from the own one.
    """
    own, below = _rows(items), _rows(others) if others else []
    rows = own + below if items else below or own
    width, height = _size(items, others)
    pitch = height + (_LIFT + _EDGE if is_tile(rows[0][0]) else -_HIDDEN_BELOW) if rows[0] else 0
    floors = [_EDGE + _LIFT + number * pitch for number in range(len(rows))]
    if items and below:
        down = height + _LIFT + _GAP - pitch
        floors = [floor + down if number >= len(own) else floor for number, floor in enumerate(floors)]
    canvas = blank((WIDTH, floors[-1] + height + _EDGE), OF_HANDS)
    for number, (row, floor) in enumerate(zip(rows, floors, strict=True)):
        step = _step(row, width, len(rows))
        left = (WIDTH - width - step * (len(row) - 1)) / 2
        for place, item in enumerate(row):
            rise = _LIFT if item in picked else _RAISE if enabled is not None and item in enabled else 0
            dim = enabled is not None and item not in enabled and item not in picked
            at = (_even(left + place * step), floor - rise)
            covered = step < width and (place + 1 < len(row) or number + 1 < len(rows))
            _lay(canvas, at, sprite(item, width, theme, dim, covered), item in picked)
    return png(canvas)


def _size(items: Sequence[str], others: Sequence[str]) -> tuple[int, int]:
    """A card's width and height; those of two hands are small, also when there is room again."""
    if any(is_tile(item) for item in (*items, *others)):
        return _TILE_WIDTH, round(_TILE_WIDTH * TILE_UNITS[1] / TILE_UNITS[0])
    width = _SMALL_CARD_WIDTH if others or len(items) > ONE_ROW else _CARD_WIDTH
    if len(items) <= SIDE_BY_SIDE:
        width = min(width, _even((WIDTH - 2 * _EDGE) / max(1, len(items)) - 1))
    return width, round(width * CARD_UNITS[1] / CARD_UNITS[0])


def _step(row: Sequence[str], width: int, rows: int) -> float:
    """From one left edge to the next: beside each other with a gap, or overlapping where there is no room."""
    room = (WIDTH - 2 * _EDGE - width) / max(1, len(row) - 1)
    return min(room, _SMALL_STEP if rows > 1 and width == _SMALL_CARD_WIDTH else width + 8)


def _even(place: float) -> int:
    """The place at or beside an even pixel: two pixels share a byte, and equal cards are then equal bytes."""
    return 2 * round(place / 2)


def _rows(items: Sequence[str]) -> list[Sequence[str]]:
    if len(items) <= ONE_ROW:
        return [items]
    half = (len(items) + 1) // 2
    return [items[:half], items[half:]]


def _lay(canvas: Image.Image, at: tuple[int, int], drawn: tuple[Image.Image, Image.Image], picked: bool) -> None:
    image, mask = drawn
    if picked:
        frame, frame_mask = _frame(image.size)
        canvas.paste(frame, (at[0] - _FRAME, at[1] - _FRAME), frame_mask)
    canvas.paste(image, at, mask)
    if picked:
        badge, badge_mask = _badge()
        canvas.paste(badge, (at[0] + _badge_place(image)[0], at[1] + _badge_place(image)[1]), badge_mask)


def _badge_place(image: Image.Image) -> tuple[int, int]:
    """Under the index of a card, which the next card leaves in sight; across a tile's lower edge, off its pips."""
    if image.width == _TILE_WIDTH:
        return _even((image.width - _BADGE) / 2), image.height - 9
    return _even(image.width * 0.1), round(image.height * 0.56)


@lru_cache(maxsize=4)
def _frame(size: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """A rounded amber block a little larger than the card that will lie on it."""
    wide, high = size[0] + 2 * _FRAME, size[1] + 2 * _FRAME
    mask = Image.new("L", (wide * 4, high * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * 4 - 1, high * 4 - 1), 48, fill=255)
    return _solid(mask.reduce(4), AMBER)


@lru_cache(maxsize=1)
def _badge() -> tuple[Image.Image, Image.Image]:
    """A tick on an amber disc."""
    side = _BADGE * 4
    image = Image.new("RGB", (side, side), BACKDROP)
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=EDGE)
    draw.ellipse((6, 6, side - 7, side - 7), fill=AMBER)
    tick = [(side * 0.27, side * 0.53), (side * 0.44, side * 0.70), (side * 0.75, side * 0.33)]
    draw.line(tick, fill=EDGE, width=14, joint="curve")
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), fill=255)
    return paletted(image.reduce(4), OF_HANDS), _sharp(mask.reduce(4))


def _solid(mask: Image.Image, colour: tuple[int, int, int]) -> tuple[Image.Image, Image.Image]:
    image = Image.new("RGB", mask.size, BACKDROP)
    image.paste(colour, mask=mask)
    return paletted(image, OF_HANDS), _sharp(mask)


def _sharp(mask: Image.Image) -> Image.Image:
    return mask.point(lambda level: 255 if level >= 96 else 0).convert("1")
