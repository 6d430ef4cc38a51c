"""Faces: every card and tile of every pack is there and tells itself apart from all others."""

from itertools import combinations

import pytest

from bot.pictures.faces import Theme, face, sprite
from bot.pictures.names import read_card
from bot.pictures.palette import BLUE_INK, GREEN_INK, OF_HANDS, RED_INK
from tests.pictures.looking import CARDS, TILES, count, difference

WIDTH = 80
INDEX = (0, 0, 32, 58)
"""The part of a card, 80 pixels wide, that the next card of a fan of twelve leaves in sight."""


@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("four_colours", [False, True])
def test_no_two_cards_look_alike(four_colours: bool, dim: bool) -> None:
    theme = Theme(four_colours=four_colours)
    faces = {name: face(name, WIDTH, theme, dim) for name in (*CARDS, "JOKER", "back")}
    close = [
        (first, second) for first, second in combinations(faces, 2) if difference(faces[first], faces[second]) < 40
    ]
    assert close == []


def test_the_index_alone_tells_every_card_from_every_other() -> None:
    faces = {name: face(name, WIDTH, Theme(), covered=True).crop(INDEX) for name in (*CARDS, "JOKER")}
    close = [
        (first, second) for first, second in combinations(faces, 2) if difference(faces[first], faces[second]) < 25
    ]
    assert close == []


def test_no_two_tiles_look_alike() -> None:
    tiles = {name: face(name, 54, Theme()) for name in (*TILES, "w")}
    close = [
        (first, second) for first, second in combinations(tiles, 2) if difference(tiles[first], tiles[second]) < 40
    ]
    assert close == []


def test_suits_differ_by_shape_where_they_share_an_ink() -> None:
    two = Theme(four_colours=False)
    assert difference(face("7H", WIDTH, two), face("7D", WIDTH, two)) > 100
    assert difference(face("7S", WIDTH, two), face("7C", WIDTH, two)) > 100


def test_four_colours_print_diamonds_blue_and_clubs_green() -> None:
    assert count(face("AD", WIDTH, Theme()), BLUE_INK) > 300
    assert count(face("AC", WIDTH, Theme()), GREEN_INK) > 300
    two = Theme(four_colours=False)
    assert count(face("AD", WIDTH, two), RED_INK) > 300
    assert count(face("AC", WIDTH, two), GREEN_INK) == 0


def test_copies_look_alike_until_they_are_asked_for() -> None:
    plain, marked = Theme(), Theme(copies=True)
    assert difference(face("QS1", WIDTH, plain), face("QS2", WIDTH, plain)) == 0
    assert difference(face("QS", WIDTH, plain), face("QS1", WIDTH, plain)) == 0
    assert difference(face("QS1", WIDTH, marked), face("QS2", WIDTH, marked)) > 10


def test_sprites_use_the_shared_palette_only() -> None:
    image, _ = sprite("KH", WIDTH, Theme())
    colours = {colour for _, colour in image.convert("RGB").getcolors() or []}
    assert colours
    assert colours <= set(OF_HANDS)
    assert len(OF_HANDS) <= 16


@pytest.mark.parametrize("name", ["", "1S", "AX", "10H", "QS5", "13H", "7-1", "joker"])
def test_a_name_that_no_pack_has_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name of no card"):
        read_card(name)
    with pytest.raises(ValueError, match="name of no card"):
        face(name, WIDTH, Theme())


def test_ten_is_shown_in_figures() -> None:
    assert read_card("TD").rank == "10"
    assert (read_card("12H2").rank, read_card("12H2").suit, read_card("12H2").copy) == ("12", "H", "2")
    assert (read_card("2S1").rank, read_card("2S1").copy) == ("2", "1")
