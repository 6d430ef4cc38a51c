"""Race and cribbage board: every score has a place of its own, and all fit."""

import itertools
from dataclasses import replace

import pytest

from bot.pictures.board import Board, draw_board
from bot.pictures.faces import Theme
from bot.pictures.race import Race, draw_race
from tests.pictures.looking import difference, opened

NAMES = ("Ann", "علی‌رضا", "Екатерина", "민준", "Computer")
PERSIAN = Theme(digits="۰۱۲۳۴۵۶۷۸۹")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("deals", [0, 1, 12, 60])
def test_a_race_is_a_small_file(players: int, deals: int) -> None:
    totals = tuple(tuple((player + 3) * deal - 7 for deal in range(1, deals + 1)) for player in range(players))
    assert len(draw_race(Race(NAMES[:players], totals, 100, "to 100"), Theme())) <= 30_000


def test_a_race_shows_every_change_of_a_total() -> None:
    race = Race(NAMES[:2], ((10, 25, 60), (20, 22, 41)), 100, "to 100")
    changed = replace(race, totals=((10, 30, 60), (20, 22, 41)))
    first, second = (opened(draw_race(given, Theme())) for given in (race, changed))
    assert difference(first, second) > 50


def test_players_are_told_apart_without_colours() -> None:
    race = Race(NAMES[:2], ((10, 25, 60), (20, 22, 41)))
    swapped = replace(race, totals=race.totals[::-1], names=race.names[::-1])
    first, second = (opened(draw_race(given, Theme())).convert("L").convert("RGB") for given in (race, swapped))
    assert difference(first, second) > 100


@pytest.mark.parametrize("totals", [((0, 0), (0, 0)), ((-250,), (-10,)), ((5000,), (-5000,))])
def test_a_race_draws_any_scores(totals: tuple[tuple[int, ...], ...]) -> None:
    assert opened(draw_race(Race(NAMES[:2], totals), Theme())).width == 600


@pytest.mark.parametrize("names", [("Ann + Computer 2", "Computer 1 + Computer 3"), ("کامپیوتر ۱ + کامپیوتر ۳", "Ann")])
def test_a_race_makes_room_for_the_names_of_a_side(names: tuple[str, str]) -> None:
    """No name is cut: the last letters of a name change the picture."""
    race = Race(names, ((55, 517, 1797), (525, 623, 1623)), 1500, "to 1500")
    longer = replace(race, names=(f"{names[0][:-1]}M", names[1]))
    first, second = (opened(draw_race(given, Theme())) for given in (race, longer))
    assert difference(first, second) > 5


def test_a_target_at_a_tick_is_written_once() -> None:
    """Left of the lines stand the numbers of the scale; the target has its number on its line."""
    race = Race(NAMES[:2], ((10, 25, 60), (20, 22, 41)), 100, "100")
    labelled, bare = (
        opened(draw_race(one, Theme())).crop((10, 26, 56, 54)) for one in (race, replace(race, target_label=""))
    )
    assert len(bare.getcolors(10_000) or ()) > 1, "the scale ends at 100"
    assert len(labelled.getcolors(10_000) or ()) == 1


def test_a_race_needs_two_to_five_players_with_totals() -> None:
    for race in (Race(("Ann",), ((1,),)), Race((*NAMES, "Fay"), ((1,),) * 6), Race(NAMES[:2], ((1,),))):
        with pytest.raises(ValueError, match="two to five names"):
            draw_race(race, Theme())


def test_every_score_of_the_board_has_a_hole_of_its_own() -> None:
    boards = [opened(draw_board(Board(("", ""), (score, 0)), Theme())) for score in range(62)]
    # Above the planks stands the score in figures; only the pegs are compared.
    planks = [board.crop((0, 45, 600, 140)) for board in boards]
    assert all(difference(first, second) > 40 for first, second in itertools.pairwise(planks))
    assert len({plank.tobytes() for plank in planks}) == 62


def test_the_hind_peg_stays_where_the_score_was_before() -> None:
    moved = opened(draw_board(Board(("Ann", "민준"), (37, 12), (30, 12)), Theme()))
    other = opened(draw_board(Board(("Ann", "민준"), (37, 12), (31, 12)), Theme()))
    assert difference(moved, other) > 40


def test_a_score_over_the_target_stands_in_the_last_hole() -> None:
    at, over = (opened(draw_board(Board(("", ""), (score, 0)), Theme())) for score in (61, 70))
    assert at.crop((0, 45, 600, 140)).tobytes() == over.crop((0, 45, 600, 140)).tobytes()


def test_figures_are_written_in_the_themes_digits() -> None:
    board = Board(("Ann", "민준"), (37, 12))
    assert difference(opened(draw_board(board, Theme())), opened(draw_board(board, PERSIAN))) > 50
    assert len(draw_board(board, PERSIAN)) <= 30_000
    assert PERSIAN.number(-120) == "-۱۲۰"
