"""Hands: what may be played stands out by its place, and the files are small."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.pictures.faces import Theme
from bot.pictures.hand import WIDTH, draw_hand
from bot.pictures.palette import AMBER, DIM_PAPER, PAPER
from tests.pictures.looking import TILES, count, opened

TWELVE = ("AS", "KS", "TS", "6S", "QH", "JH", "12H", "7D", "KD", "11D", "9C", "4C")
EIGHTEEN = (
    "AS1", "AS2", "TS1", "KS1", "KS2", "QS1", "JS1", "9S1", "AH1",
    "KH1", "QH2", "JD1", "JD2", "TD1", "AC1", "QC1", "9C2", "JC2",
)  # fmt: skip
NINE_TILES = ("6-6", "6-4", "5-5", "5-0", "4-3", "3-2", "2-1", "1-1", "0-0")


def drawn(
    items: tuple[str, ...],
    enabled: set[str] | None = None,
    picked: set[str] | None = None,
    theme: Theme | None = None,
    others: tuple[str, ...] = (),
) -> bytes:
    may = None if enabled is None else frozenset(enabled)
    return draw_hand(items, may, frozenset(picked or ()), theme or Theme(), others)


def top_of(png: bytes, x: int) -> int:
    """The row of the first pixel of this column that is not see-through."""
    column = opened(png).getchannel("A").crop((x, 0, x + 1, opened(png).height))
    box = column.getbbox()
    assert box
    return box[1]


PACKS = {
    "single": tuple(rank + suit for suit in "SHDC" for rank in ("A", "K", "Q", "J", "T", "12", "11", *"98765432")),
    "fourfold": tuple(rank + suit + copy for suit in "SHDC" for rank in "ATKQJ9" for copy in "1234"),
}
MOST = 5 * 1024


def hands(pack: tuple[str, ...], size: int, rng: Random) -> Iterator[bytes]:
    """Hands of this size as they may look: waiting, choosing, and with cards picked, in each deck."""
    for share in (None, 0.25, 0.5, 0.75, 1.0):
        items = tuple(sorted(rng.sample(pack, size), key=lambda item: ("SHDC".index(item.rstrip("1234")[-1]), item)))
        may = None if share is None else {item for item in items if rng.random() < share}
        picked = {item for item in may or () if rng.random() < 0.4}
        for four_colours in (True, False):
            yield drawn(items, may, picked, Theme(four_colours, copies=items[0][-1] in "1234"))


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("size", range(1, 21))
def test_a_hand_of_any_size_is_at_most_five_kilobytes_in_every_deck(pack: str, size: int) -> None:
    rng = Random(f"{pack} {size}")
    assert max(len(png) for _ in range(2) for png in hands(PACKS[pack], size, rng)) <= MOST


@pytest.mark.parametrize("size", range(1, 13))
def test_a_hand_of_tiles_is_at_most_five_kilobytes(size: int) -> None:
    rng = Random(size)
    for items in (rng.sample(TILES, size) for _ in range(6)):
        assert len(drawn(tuple(items), set(items[::2]), set(items[:2]))) <= MOST


def test_six_court_cards_side_by_side_are_at_most_five_kilobytes() -> None:
    courts = [card for card in PACKS["fourfold"] if card[0] in "KQJ" and card[-1] in "12"]
    theme = Theme(copies=True)
    sizes = [
        len(drawn(tuple(courts[at : at + 8 : step][:6]), None, None, theme)) for at in range(17) for step in (1, 2)
    ]
    assert max(sizes) <= MOST


def test_a_hand_takes_four_bits_a_pixel() -> None:
    assert drawn(EIGHTEEN, set(EIGHTEEN[:9]))[24] == 4


@pytest.mark.parametrize("items", [(), ("AS",), TWELVE, EIGHTEEN, NINE_TILES, (*EIGHTEEN, "9D1", "9D2")])
def test_every_hand_is_as_wide_as_every_other(items: tuple[str, ...]) -> None:
    image = opened(drawn(items))
    assert image.width == WIDTH
    assert image.height <= 300


def test_cards_that_may_be_played_stand_higher_than_the_others() -> None:
    items = ("AS", "KH")
    left, right = WIDTH // 2 - 40, WIDTH // 2 + 40
    png = drawn(items, {"KH"})
    assert top_of(png, left) - top_of(png, right) >= 8
    png = drawn(items, {"AS"})
    assert top_of(png, right) - top_of(png, left) >= 8


def test_picked_cards_stand_highest_and_are_framed() -> None:
    items = ("AS", "KH")
    plain, picked = drawn(items, {"AS", "KH"}), drawn(items, {"AS", "KH"}, {"AS"})
    left, right = WIDTH // 2 - 40, WIDTH // 2 + 40
    assert top_of(picked, right) - top_of(picked, left) >= 8
    assert count(opened(picked), AMBER) > count(opened(plain), AMBER) + 800


def test_cards_that_may_not_be_played_are_dimmed_but_readable() -> None:
    items = ("AS", "7H", "9D", "4C")
    image = opened(drawn(items, {"AS"}))
    assert count(image, DIM_PAPER) > 3 * count(image, PAPER) * 0.8
    for item in items[1:]:
        others = [opened(drawn((other,), set())) for other in items[1:] if other != item]
        here = opened(drawn((item,), set()))
        assert all(here.tobytes() != other.tobytes() for other in others)


def test_nothing_is_dimmed_or_raised_where_nothing_is_to_be_chosen() -> None:
    image = opened(drawn(TWELVE))
    assert count(image, DIM_PAPER) < 1000  # soft edges of black ink; a dimmed card would be four times that
    assert len({top_of(drawn(TWELVE), x) for x in range(60, WIDTH - 60, 40)}) == 1


def test_a_picked_tile_is_marked_too() -> None:
    plain, picked = opened(drawn(NINE_TILES)), opened(drawn(NINE_TILES, None, {"6-4"}))
    assert count(picked, AMBER) > count(plain, AMBER) + 500


def bands(png: bytes) -> list[tuple[int, int]]:
    """The first and the last row of each part of a picture that see-through rows keep apart."""
    image = opened(png).getchannel("A")
    filled = [bool(image.crop((0, y, image.width, y + 1)).getbbox()) for y in range(image.height)]
    starts = [y for y, full in enumerate(filled) if full and not (y and filled[y - 1])]
    ends = [y for y, full in enumerate(filled) if full and not (y + 1 < len(filled) and filled[y + 1])]
    return list(zip(starts, ends, strict=True))


@pytest.mark.parametrize("own", range(1, 10))
@pytest.mark.parametrize("below", [-1, 0])
def test_another_hand_lies_apart_whichever_of_its_cards_may_be_played(own: int, below: int) -> None:
    mine, others = TWELVE[:own], EIGHTEEN[: own + below]
    for may in (None, {mine[0]}, set(others[-1:])):
        png = drawn(mine, may, None, None, tuple(card[:2] for card in others))
        assert opened(png).width == WIDTH
        assert opened(png).height <= 300
        assert len(png) <= MOST
        assert len(bands(png)) == (2 if others else 1)
        for (_, above), (under, _) in pairwise(bands(png)):
            assert under - above >= 10


def test_another_hand_keeps_its_own_row_where_each_alone_would_fit_beside_the_other() -> None:
    others = tuple(card[:2] for card in EIGHTEEN[:8])
    (_, _), (first, last) = bands(drawn(TWELVE[:9], None, None, None, others))
    alone = bands(drawn((), None, None, None, others))
    assert alone == [(alone[0][0], alone[0][0] + last - first)], "neither hand is cut, and all cards are of one size"


def test_the_backdrop_is_see_through() -> None:
    assert opened(drawn(TWELVE)).getpixel((0, 0))[3:] == (0,)  # type: ignore[index]  # RGBA gives a tuple
