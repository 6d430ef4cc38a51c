"""The public table: seats round the felt, the trick as it lies, trump and stock, and exposed cards below."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import marks
from bot.pictures.faces import CARD_UNITS, TILE_UNITS, Theme, face, suit_ink
from bot.pictures.fonts import Type, fit, measure, squeeze, write
from bot.pictures.layout import CAPTION, CARD, PLATE, ROW_CARD, WIDTH, Block, Layout, flow, layout
from bot.pictures.names import FACE_DOWN_CARD, FACE_DOWN_TILE, is_tile
from bot.pictures.palette import (
    AMBER,
    BACKDROP,
    FELT,
    FELT_LIGHT,
    MUTED,
    PAPER,
    WHITE,
    paletted,
    png,
)
from bot.pictures.palette import PLATE as PLATE_COLOUR
from bot.pictures.scene import Row, SeatPlate, Stock, TableScene
from bot.pictures.suits import draw_suit

_HEAD = 50
_HEAD_TYPE = Type(23, 600)
_NAME_TYPE = Type(24, 700)
_LINE_TYPE = Type(20, 500)
_SCALE = 3


def draw_table(scene: TableScene, theme: Theme) -> bytes:
    """The scene as a PNG, 600 pixels wide, as high as it needs."""
    plan = layout(len(scene.seats))
    row_height = _row_height(scene.rows)
    wanted = [(measure(row.caption, _LINE_TYPE), len(row.items)) for row in scene.rows]
    blocks, rows_height = flow(wanted, row_height, scene.rtl)
    top = _HEAD if scene.trump or scene.labels else 0
    canvas = _ground(top, plan.height, rows_height).copy()
    draw = ImageDraw.Draw(canvas)
    if top:
        _draw_head(draw, scene, theme)
    for seat, plate in enumerate(scene.seats):
        _draw_plate(draw, plate, _moved(plan.plates[seat], top), scene.rtl)
    _draw_trick(canvas, draw, scene, plan, top, theme)
    if scene.stock:
        _draw_stock(canvas, draw, scene.stock, _moved(plan.stock, top), theme)
    for row, block in zip(scene.rows, blocks, strict=True):
        _draw_row(canvas, draw, row, block, top + plan.height, theme, scene.rtl)
    return png(paletted(canvas), effort=4)


def _moved(place: tuple[int, int], down: int) -> tuple[int, int]:
    return place[0], place[1] + down


@lru_cache(maxsize=32)
def _ground(top: int, middle: int, below: int) -> Image.Image:
    """The panel with the felt oval on it, without anything that changes."""
    height = top + middle + below
    image = Image.new("RGB", (WIDTH * _SCALE, height * _SCALE), BACKDROP)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, WIDTH * _SCALE - 1, height * _SCALE - 1), 18 * _SCALE, fill=FELT)
    if top:
        head = (0, 0, WIDTH * _SCALE - 1, top * _SCALE - 1)
        draw.rounded_rectangle(head, 18 * _SCALE, fill=PLATE_COLOUR, corners=(True, True, False, False))
    oval = (70, top + 32, WIDTH - 70, top + middle - 32)
    draw.rounded_rectangle(tuple(edge * _SCALE for edge in oval), 110 * _SCALE, fill=FELT_LIGHT)
    return image.reduce(_SCALE)


def _draw_head(draw: ImageDraw.ImageDraw, scene: TableScene, theme: Theme) -> None:
    """Trump at the side where reading begins, the labels at the other."""
    x, room = 16, WIDTH - 32
    if scene.trump:
        suit, label = scene.trump.suit, fit(scene.trump.label, _HEAD_TYPE, 290)
        used = measure(label, _HEAD_TYPE) + (42 if suit else 0)
        left = WIDTH - x - used if scene.rtl else x
        if suit:
            chip = left + used - 34 if scene.rtl else left
            draw.rounded_rectangle((chip, 8, chip + 34, 42), 8, fill=PAPER)
            draw_suit(draw, suit, (chip + 5, 13, 24), suit_ink(suit, theme))
        write(draw, (left if scene.rtl else left + used, 33), label, _HEAD_TYPE, WHITE,
              "left" if scene.rtl else "right", scene.rtl)  # fmt: skip
        room -= used + 24
    text = fit("  ·  ".join(scene.labels), _LINE_TYPE, room)
    at = (16 if scene.rtl else WIDTH - 16, 32)
    write(draw, at, text, _LINE_TYPE, MUTED, "left" if scene.rtl else "right", scene.rtl)


def _draw_plate(draw: ImageDraw.ImageDraw, seat: SeatPlate, at: tuple[int, int], rtl: bool) -> None:
    left, top = at
    box = (left, top, left + PLATE[0] - 1, top + PLATE[1] - 1)
    if seat.to_act:
        draw.rounded_rectangle(box, 12, fill=PLATE_COLOUR, outline=AMBER, width=3)
    else:
        draw.rounded_rectangle(box, 12, fill=PLATE_COLOUR)
    inset = 32 if seat.to_act else 14
    if seat.to_act:
        marks.turn(draw, (left + PLATE[0] - 17 if rtl else left + 17, top + 20), rtl)
    x, align = (left + PLATE[0] - inset, "right") if rtl else (left + inset, "left")
    name, kind = squeeze(seat.name, _NAME_TYPE, PLATE[0] - inset - 12)
    write(draw, (x, top + 28), name, kind, WHITE, align, rtl)
    line, kind = squeeze(seat.line, _LINE_TYPE, PLATE[0] - 26)
    write(draw, (left + PLATE[0] - 14 if rtl else left + 14, top + 50), line, kind, MUTED, align, rtl)
    signs = [marks.lead] * seat.leads + [marks.computer] * seat.computer + [marks.dummy] * seat.dummy
    for number, sign in enumerate(signs):
        away = 22 + 40 * number
        marks.badge(draw, (left + away if rtl else left + PLATE[0] - away, top - 5), sign, seat.to_act)


def _draw_trick(
    canvas: Image.Image, draw: ImageDraw.ImageDraw, scene: TableScene, plan: Layout, top: int, theme: Theme
) -> None:
    """Cards in the order in which they were played, so that a later one lies upon an earlier."""
    for played in scene.trick:
        left, upper = _moved(plan.cards[played.seat], top)
        width = round(CARD[1] * TILE_UNITS[0] / TILE_UNITS[1]) if is_tile(played.item) else CARD[0]
        image = face(played.item, width, theme)
        left += (CARD[0] - width) // 2
        if played.wins:
            marks.winning(draw, (left, upper, left + image.width, upper + image.height))
        canvas.paste(image, (left, upper), image)
        if played.wins:
            marks.crown(draw, (left + image.width - 15, upper - 4))


def _draw_stock(
    canvas: Image.Image, draw: ImageDraw.ImageDraw, stock: Stock, at: tuple[int, int], theme: Theme
) -> None:
    """The pile over half of the card that is turned up, the count on it, a label below."""
    width = 36 if stock.tiles else 54
    left, top = at
    back = face(FACE_DOWN_TILE if stock.tiles else FACE_DOWN_CARD, width, theme)
    if stock.turned_up:
        up = face(stock.turned_up, width, theme)
        canvas.paste(up, (left + width + 10, top), up)
    for shift in range(min(3, stock.count)):
        canvas.paste(back, (left + shift * 2, top - shift * 2), back)
    if stock.count:
        text = theme.number(stock.count)
        middle = (left + width // 2 + 2, top + back.height // 2)
        wide = max(32, measure(text, _NAME_TYPE) + 14)
        box = (middle[0] - wide // 2, middle[1] - 16, middle[0] + wide // 2, middle[1] + 16)
        draw.rounded_rectangle(box, 9, fill=PLATE_COLOUR)
        write(draw, (middle[0], middle[1] + 9), text, _NAME_TYPE, WHITE, "middle")
    label = fit(stock.label, _LINE_TYPE, 170)
    write(draw, (left, top + back.height + 22), label, _LINE_TYPE, MUTED)


def _row_height(rows: tuple[Row, ...]) -> int:
    """Cards in rows show their upper part only; tiles stand whole."""
    if any(is_tile(item) for row in rows for item in row.items):
        return round(40 * TILE_UNITS[1] / TILE_UNITS[0])
    return round(ROW_CARD * CARD_UNITS[1] / CARD_UNITS[0] * 0.62)


def _draw_row(
    canvas: Image.Image,
    draw: ImageDraw.ImageDraw,
    row: Row,
    block: Block,
    top: int,
    theme: Theme,
    rtl: bool,
) -> None:
    upper = top + block.top
    caption = fit(row.caption, _LINE_TYPE, WIDTH - 24)
    x = block.left + block.width if rtl else block.left
    write(draw, (x, upper + 20), caption, _LINE_TYPE, WHITE, "right" if rtl else "left", rtl)
    height = _row_height((row,))
    width = 40 if row.items and is_tile(row.items[0]) else ROW_CARD
    step = block.step + (ROW_CARD - width) / max(1, len(row.items) - 1)  # narrow tiles take the room of cards
    used = round(step * (len(row.items) - 1)) + width
    left = block.left + block.width - used if rtl else block.left
    for place, item in enumerate(row.items):
        covered = place + 1 < len(row.items) and not is_tile(item)
        image = face(item, width, theme, covered=covered).crop((0, 0, width, height))
        canvas.paste(image, (round(left + place * step), upper + CAPTION), image)
    if row.items and width == ROW_CARD:
        rail = upper + CAPTION + height
        draw.rounded_rectangle((left - 4, rail - 1, left + used + 3, rail + 4), 3, fill=PLATE_COLOUR)
