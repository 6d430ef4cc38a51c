"""The cribbage board on which Penneech is pegged."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.faces import Theme
from bot.pictures.fonts import Type, fit, write
from bot.pictures.palette import AMBER, BACKDROP, FELT_LIGHT, PLATE, RGB, WHITE, WOOD, WOOD_DARK, paletted, png

_WIDTH, _HEIGHT = 600, 300
_SCALE = 3
_NAME = Type(22, 700)
_COUNT = Type(17, 600)
_TOPS = (64, 208)
"""Where each player's upper row of holes lies."""

_BACK = 52
"""From the row that leads out down to the row that leads back."""

_LEFT, _RIGHT = 66, 560
Place = tuple[float, float]


@dataclass(frozen=True)
class Board:
    """Two players' scores on a cribbage board, with the scores from which their hind pegs have not moved."""

    names: tuple[str, str]
    scores: tuple[int, int]
    before: tuple[int, int] = (0, 0)
    target: int = 61


def draw_board(board: Board, theme: Theme) -> bytes:
    """A wooden board with a track a player, out and back in holes of five, and two pegs on each, as a PNG."""
    image = Image.new("RGB", (_WIDTH * _SCALE, _HEIGHT * _SCALE), BACKDROP)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, _WIDTH * _SCALE - 1, _HEIGHT * _SCALE - 1), 18 * _SCALE, fill=PLATE)
    for player in (0, 1):
        top = _TOPS[player]
        _draw_plank(draw, top)
        for hole in range(board.target + 1):
            _draw_hole(draw, _hole(player, hole, board.target), hole == board.target)
        hind, front = (min(score, board.target) for score in (board.before[player], board.scores[player]))
        _draw_peg(draw, _hole(player, hind, board.target), hind=True)
        if front != hind:
            _draw_peg(draw, _hole(player, front, board.target), hind=False)
    small = image.reduce(_SCALE)
    _letter_board(ImageDraw.Draw(small), board, theme)
    return png(paletted(small))


def _draw_plank(draw: ImageDraw.ImageDraw, top: int) -> None:
    """The wood, with a groove that leads round the far end."""
    box = (10, top - 19, _WIDTH - 10, top + _BACK + 19)
    draw.rounded_rectangle(tuple(edge * _SCALE for edge in box), 16 * _SCALE, fill=WOOD)
    bend = (_RIGHT - 12, top, _RIGHT + 24, top + _BACK)
    draw.arc(tuple(edge * _SCALE for edge in bend), 270, 90, fill=WOOD_DARK, width=2 * _SCALE)


def _hole(player: int, hole: int, target: int) -> Place:
    """Where a hole lies: out from the left in the upper row, back in the lower one, the last below the start."""
    top = _TOPS[player]
    half = target // 2
    if hole == 0:
        return 34, top
    if hole == target:
        return 34, top + _BACK
    back = hole > half
    place = target - 1 - hole if back else hole - 1
    pitch = (_RIGHT - _LEFT) / max(1, half - 1 + (half - 1) // 5)
    return _LEFT + (place + place // 5) * pitch, top + (_BACK if back else 0)


def _draw_hole(draw: ImageDraw.ImageDraw, at: Place, last: bool) -> None:
    radius = 4.6
    if last:
        _disc(draw, at, 11, WOOD_DARK)
        _disc(draw, at, 8.5, AMBER)
    _disc(draw, at, radius, WOOD_DARK)


def _draw_peg(draw: ImageDraw.ImageDraw, at: Place, hind: bool) -> None:
    """The front peg is a disc with a white heart, the hind peg a plain square."""
    x, y = at
    if hind:
        box = (x - 7.5, y - 7.5, x + 7.5, y + 7.5)
        draw.rectangle(tuple(edge * _SCALE for edge in box), fill=FELT_LIGHT, outline=WHITE, width=_SCALE)
    else:
        _disc(draw, at, 11.5, WHITE)
        _disc(draw, at, 9.5, PLATE)
        _disc(draw, at, 4.5, AMBER)


def _disc(draw: ImageDraw.ImageDraw, at: Place, radius: float, fill: RGB) -> None:
    x, y = at
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(tuple(edge * _SCALE for edge in box), fill=fill)


def _letter_board(draw: ImageDraw.ImageDraw, board: Board, theme: Theme) -> None:
    """Names and scores above the tracks, and the number of every tenth hole beside it."""
    for player, name in enumerate(board.names):
        y = _TOPS[player] - 30
        write(draw, (16, y), fit(name, _NAME, 440), _NAME, WHITE)
        write(draw, (_WIDTH - 16, y), theme.number(board.scores[player]), Type(26, 800), AMBER, "right")
        for hole in range(10, board.target, 10):
            x, hole_y = _hole(player, hole, board.target)
            below = hole_y == _TOPS[player]
            at = (x, hole_y + (24 if below else -13))
            write(draw, at, theme.number(hole), _COUNT, WOOD_DARK, "middle")
