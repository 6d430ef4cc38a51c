"""The public table: every seat, card and mark is on it, in every number of seats and both directions."""

from dataclasses import replace
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.pictures.faces import CARD_UNITS, Theme
from bot.pictures.layout import CARD, LAYOUTS, PLATE, WIDTH
from bot.pictures.palette import AMBER
from bot.pictures.scene import Played, Row, SeatPlate, Stock, TableScene, Trump
from bot.pictures.table import draw_table
from bot.ui.scene import scene as scene_of
from bot.ui.words import Cast
from tests.bot.stage import LONGEST, live, speaker
from tests.games import worlds
from tests.pictures.looking import count, difference, opened
from tests.scale import chance

NAMES = ("Ann", "علی‌رضا", "Екатерина Вторая", "민준", "Maximilian Oberhuber")
SEATS = tuple(SeatPlate(name, f"{len(name)} tricks") for name in NAMES)
FULL_TRICK = (Played(0, "AH"), Played(1, "12H", wins=True), Played(2, "JOKER"), Played(3, "2S"), Played(4, "TD"))
LONG_ROW = Row("Ann: everything there is", ("AS", "KS", "9S", "QH", "JH", "7D", "6D", "TC", "9C", "8C", "7C", "6C"))
MELD = Row("민준: 결혼", ("KH1", "QH1"))


def scene(seats: int, rtl: bool = False) -> TableScene:
    """A full table: everything that a scene can have."""
    return TableScene(
        seats=tuple(replace(seat, to_act=number == 1, leads=number == 0) for number, seat in enumerate(SEATS[:seats])),
        trick=FULL_TRICK[:seats],
        trump=Trump("Trump hearts", "H"),
        rows=(MELD, MELD, LONG_ROW),
        stock=Stock(14, "9H1", "Stock"),
        labels=("Deal 3", "Game 1"),
        rtl=rtl,
    )


def drawn(given: TableScene) -> Image.Image:
    return opened(draw_table(given, Theme()))


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_full_table_is_a_small_file_of_phone_shape(seats: int, rtl: bool) -> None:
    png = draw_table(scene(seats, rtl), Theme())
    assert len(png) <= 30_000
    image = opened(png)
    assert image.width == WIDTH
    assert image.height <= 640


def fullest(table: worlds.Table, rng: Random) -> TableScene:
    """The scene of a deal with the most on the table, its players under the longest of names."""
    words, state = speaker(table.key), table.start()
    scenes: list[TableScene] = []
    while not state.deal_due or not scenes:
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
        shown = live(state, names=[rng.choice(LONGEST)])
        scenes.append(scene_of(state.view(None), shown, words, Cast(shown, words)))
    return max(scenes, key=lambda one: len(one.trick) + sum(4 + len(row.items) for row in one.rows))


@pytest.mark.parametrize("four_colours", [True, False])
@pytest.mark.parametrize("table", worlds.presets(), ids=str)
def test_the_fullest_table_of_every_game_is_a_small_file(table: worlds.Table, four_colours: bool) -> None:
    rng = chance(f"fullest {table}")
    assert len(draw_table(fullest(table, rng), Theme(four_colours))) <= 30_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_part_of_a_scene_is_seen(seats: int) -> None:
    whole = scene(seats)
    poorer = [
        *(replace(whole, trick=tuple(p for p in whole.trick if p.seat != seat)) for seat in range(seats)),
        *(replace(whole, seats=(*whole.seats[:s], SeatPlate(""), *whole.seats[s + 1 :])) for s in range(seats)),
        replace(whole, trump=None),
        replace(whole, trump=Trump("Trump hearts", "D")),
        replace(whole, stock=None),
        replace(whole, stock=Stock(13, "9H1", "Stock")),
        replace(whole, stock=Stock(14, None, "Stock")),
        replace(whole, labels=()),
        replace(whole, rows=(MELD, Row("", MELD.items), LONG_ROW)),
        replace(whole, rows=(MELD, Row(MELD.caption, MELD.items[:1]), LONG_ROW)),
    ]
    full = drawn(whole)
    assert all(difference(full, drawn(less)) > 50 for less in poorer)


@pytest.mark.parametrize(
    "seat",
    [
        replace(SEATS[0], to_act=True),
        replace(SEATS[0], leads=True),
        replace(SEATS[0], computer=True),
        replace(SEATS[0], dummy=True),
    ],
    ids=["to act", "leads", "computer", "dummy"],
)
def test_each_mark_of_a_seat_shows_by_shape(seat: SeatPlate) -> None:
    plain = TableScene(SEATS[:3])
    marked = replace(plain, seats=(seat, *SEATS[1:3]))
    grey = [drawn(given).convert("L").convert("RGB") for given in (plain, marked)]
    assert difference(*grey) > 60


def test_the_winning_card_is_framed_and_crowned() -> None:
    lost = TableScene(SEATS[:4], FULL_TRICK[2:4])
    won = replace(lost, trick=(replace(FULL_TRICK[2], wins=True), FULL_TRICK[3]))
    assert count(drawn(won), AMBER) > count(drawn(lost), AMBER) + 800


def test_right_to_left_tables_begin_at_the_right() -> None:
    headless = replace(scene(4), labels=())
    sides = {}
    for rtl in (False, True):
        with_trump = drawn(replace(headless, rtl=rtl))
        without = drawn(replace(headless, trump=Trump(""), rtl=rtl))
        box = ImageChops.difference(with_trump.convert("RGB"), without.convert("RGB")).getbbox()
        assert box
        sides[rtl] = box
    assert sides[False][0] < 40
    assert sides[False][2] < WIDTH / 2
    assert sides[True][0] > WIDTH / 2
    assert sides[True][2] > WIDTH - 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_hides_a_name_or_another_cards_index(seats: int) -> None:
    plan = LAYOUTS[seats]
    index = (round(40 * CARD[0] / CARD_UNITS[0]), round(74 * CARD[0] / CARD_UNITS[0]))
    cards = [(x, y, x + CARD[0], y + CARD[1]) for x, y in plan.cards]
    kept = [(x, y, x + PLATE[0], y + PLATE[1]) for x, y in plan.plates]
    kept += [(x, y, x + index[0], y + index[1]) for x, y in plan.cards]
    hidden = [
        (card, area)
        for card in cards
        for area in kept
        if card[:2] != area[:2]
        and max(card[0], area[0]) < min(card[2], area[2])
        and max(card[1], area[1]) < min(card[3], area[3])
    ]
    assert hidden == []


def test_tiles_lie_on_the_table_too() -> None:
    tiles = TableScene(
        SEATS[:3],
        (Played(0, "6-4"), Played(1, "6-5", wins=True)),
        rows=(Row("Ann", ("6-6", "6-3", "w")),),
        stock=Stock(1, label="Widow", tiles=True),
    )
    assert len(draw_table(tiles, Theme())) <= 30_000
    assert difference(drawn(tiles), drawn(replace(tiles, trick=(Played(0, "5-4"), tiles.trick[1])))) > 20


@pytest.mark.parametrize("seats", [0, 1])
def test_a_table_without_company_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="two to five seats"):
        draw_table(TableScene(SEATS[:seats]), Theme())
