"""The race to a target as a picture: what it shows, what its words say, and that every game's sheet yields it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.pictures import Painter
from bot.ui.looking import scores_screen
from bot.ui.parts import ALT_MOST
from bot.ui.score_picture import running_totals, score_picture
from games import games
from games.core.api import CHANCE, Standing, State
from storage.api import UserId
from tests.bot.fixtures import ClubFactory, alt_texts, texts
from tests.bot.players import play, sit_down
from tests.bot.stage import LANGUAGES, LONGEST, MARKS, fits, live, parts, speaker
from tests.games import worlds
from tests.scale import chance


def after_deals(state: State, deals: int, label: str) -> State:
    """The state played on until so many deals are on the sheet, or the match is over."""
    rng = chance(label)
    while not state.over and len(state.standing().deal_scores) < deals:
        seat, action = worlds.chosen(state, rng, sensible=seat_plays(state))
        state.apply(seat, action)
    return state


def seat_plays(state: State) -> bool:
    """Whether a player decides, not the pack."""
    return CHANCE not in state.actors()


def alt(shown: Iterable[dict[str, Any]]) -> list[str]:
    """The descriptions of all pictures of a screen."""
    galleries = [part for part in shown if part.get("type") == 12]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


async def test_penneech_is_pegged_on_a_cribbage_board() -> None:
    state = after_deals(games()["penneech"].start(), 1, "pegs")
    shown, words = live(state, names=["Ann", "Ben"]), speaker("penneech")
    async with Painter() as painter:
        drawn = await score_picture(shown, words, painter)
    assert drawn[0] is not None
    assert drawn[0].name.startswith("board")
    assert Image.open(BytesIO(drawn[0].png)).size == (600, 300)
    screen = scores_screen(shown, words, drawn)
    fits(screen)
    (said,) = alt(parts(screen))
    assert said.startswith("A cribbage board of 61 holes")
    for name, score in zip(("Ann", "Ben"), state.scores(), strict=True):
        assert any(name in line and line.endswith(f" {score}") for line in said.split(": ", 1)[1].split(" · ")), said


async def test_the_words_of_a_persian_race_are_listed_as_persian_lists() -> None:
    state = after_deals(games()["domino-pinochle"].start(), 2, "race")
    shown, words = live(state, names=["Ann", "Ben", "Cem"]), LANGUAGES.speaker("fa", "domino-pinochle")
    async with Painter() as painter:
        _, said = await score_picture(shown, words, painter)
    assert said.count("،") == 3, "two totals of each player"
    assert "," not in said


@pytest.mark.parametrize("digits", [False, True])
def test_a_persian_sheet_has_its_labels_at_the_right_and_its_numbers_in_columns(digits: bool) -> None:
    """Each line has a direction of its own, so neither a client nor a label's script moves a number."""
    state = after_deals(games()["ninety-nine"].start(), 12, "a sheet from the right")
    shown, words = live(state), LANGUAGES.speaker("fa", "ninety-nine", digits=digits)
    said = "\n".join(part["content"] for part in parts(scores_screen(shown, words)) if part.get("type") == 10)
    lines = said.split("```")[1].strip("\n").split("\n")
    rows = [line for line in lines if not line.startswith("-")]
    assert all(line.startswith("\u2066 ") and line.endswith("\u2069") for line in rows)
    columns = len(state.scores())
    numbers = [MARKS.sub("", line)[: 6 * columns] for line in rows]
    assert all(each == "".join(f"{number:>5} " for number in each.split()) for each in numbers)
    assert all(MARKS.sub("", line)[6 * columns :].startswith("  ") for line in rows), "labels end in numbers too"
    assert [int(number) for number in numbers[0].split()] == list(range(columns, 0, -1))
    deals = [[int(number) for number in each.split()] for each in numbers[1:13]]
    assert deals == [list(reversed(row)) for row in state.standing().deal_scores[:12]]
    assert {len(MARKS.sub("", line)) for line in lines} == {len(lines[1])}


def foot(state: State) -> list[list[str]]:
    """The words and numbers below the deals of a score sheet."""
    shown = parts(scores_screen(live(state), speaker(state.game.key)))
    grid = "\n".join(part["content"] for part in shown if "content" in part).split("```")[1]
    return [line.split() for line in re.split("\n-+\n", grid)[2].strip("\n").split("\n")]


@pytest.mark.parametrize("target", ["100", "1"], ids=["in the first game", "in the second game"])
def test_a_rubbers_sheet_ends_with_its_games_and_what_they_come_to(target: str) -> None:
    state = after_deals(games()["ninety-nine"].start(3, {"target_score": target}), 1, "a rubber")
    state.apply(*worlds.chosen(state, chance("its next deal"), sensible=True))
    standing = state.standing()
    scores, total = map(str, state.scores()), map(str, standing.totals or ())
    if target == "100":
        assert foot(state) == [["Total", *scores]]
        assert any(state.scores())
    else:
        [row] = standing.games or ()
        assert foot(state) == [["Game", "1", *map(str, row)], ["Game", "2", *scores], ["Total", *total]]
        assert not any(state.scores())


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_every_race_to_a_target_is_drawn_and_no_other(table: worlds.Table) -> None:
    state = after_deals(table.start(), 2, f"race of {table}")
    words = speaker(table.key)
    async with Painter() as painter:
        for name in LONGEST:
            shown = live(state, names=[name])
            picture, said = await score_picture(shown, words, painter)
            assert (picture is not None) == (state.standing().target is not None) == bool(said)
            assert len(said) <= ALT_MOST
            fits(scores_screen(shown, words, (picture, said)))


def test_only_the_game_under_way_is_run() -> None:
    sheet = Standing(deal_scores=((10, 20), (30, 5), (7, 8)), games=((40, 25),), target=40)
    assert running_totals(sheet, (7, 8)) == [(7, 8)]
    assert running_totals(Standing(deal_scores=((10, 20), (30, 5)), target=100), (40, 25)) == [(10, 20), (40, 25)]


def test_what_the_deal_under_way_brought_comes_last() -> None:
    assert running_totals(Standing(deal_scores=((10, 20),), target=100), (14, 20)) == [(10, 20), (14, 20)]
    assert running_totals(Standing(target=100), (3, 0)) == [(3, 0)]
    assert running_totals(Standing(target=100), (0, 0)) == []


def test_a_sheet_that_does_not_tell_the_game_is_not_drawn() -> None:
    assert running_totals(Standing(deal_scores=((1, 2),), games=((5, 5),), target=9), (4, 4)) == []


@pytest.mark.parametrize(
    ("game", "seats", "start"), [("penneech", 2, "A cribbage board"), ("domino-pinochle", 3, "The")]
)
async def test_the_scores_button_shows_the_race_unless_pictures_are_off(
    club: ClubFactory, game: str, seats: int, start: str
) -> None:
    async with club() as world:
        people = await sit_down(world, seats, game=game)
        rng = chance(f"scores of {game}")
        while not any((await world.state()).scores()):
            await play(world, people, rng, most=1)
        ann = people[0].actor
        shown = (await ann.click(world.messages()[-1], custom_id="b:table:1:scores")).response
        assert shown is not None
        assert shown.ephemeral
        (said,) = alt_texts(shown)
        assert said.startswith(start)
        await world.bot.sessions.wishes.set_taste(UserId(ann.id), "Ann", pictures=False)
        bare = (await ann.click(world.messages()[-1], custom_id="b:table:1:scores")).response
        assert alt_texts(bare) == []
        assert "Scores" in texts(bare)
