"""The screens of the past keep to Discord's limits at their worst: longest names, most deals, longest words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.session.live import Live
from bot.session.replay import Marks, Moment
from bot.ui import looking
from bot.ui.board import board_screen
from bot.ui.parts import TEXT_MOST, Screen, Sheet
from bot.ui.privacy import Policy, kept_screen
from bot.ui.replay import PAGE, draw_moment, history_screen, replay_screen
from bot.ui.report import ROOM
from bot.ui.sealing import seals_screen, verify_screen
from games import games
from games.core.api import CHANCE, Action
from storage.api import JSON, Entry, Match, Result, Seal, Stored, UserId
from tests.bot.stage import LONGEST, MANY, Unpainted, fits, live, parts, speaker
from tests.games import worlds
from tests.scale import chance

PAINTER = Unpainted()
SEALS = tuple(Seal(number, bytes([number % 256]) * 32, ("\\" * 64,) * 5) for number in range(1, 120))


def length(screen: Screen) -> int:
    """All text of a screen."""
    return sum(len(str(part.get("content", ""))) for part in parts(screen))


@pytest.mark.parametrize("table", worlds.presets(), ids=str)
async def test_every_step_from_every_seat_fits(table: worlds.Table) -> None:
    rng = chance(f"past of {table}")
    state = table.start(rng.randrange(table.seats))
    step = 0
    while not state.over and step < 90 and not (state.deal_due and state.dealing == 1):
        seat, action = worlds.chosen(state, rng, sensible=True)
        events = state.apply(seat, action)
        step += 1
        if step % 25 and seat != CHANCE:
            continue
        for name in LONGEST:
            shown = live(state, names=[name])
            for viewpoint in (None, *range(state.seats)):
                told = tuple(event for event in events if event.to in (None, viewpoint))
                marks = Marks((1,), (2, 3), 500)
                moment = Moment(shown, step, viewpoint, state.view(viewpoint), told, marks, free=True)
                fits(await replay_screen(moment, speaker(state.game.key), PAINTER))
                sheet = Sheet()
                sheet.text("x" * 1100)  # more than a report says beside it
                await draw_moment(sheet, moment, speaker(state.game.key), PAINTER, ROOM)
                sheet.file("record.game", b"")
                fits(sheet.screen())


def test_the_seals_of_many_deals_fit_and_the_newest_are_shown() -> None:
    shown = replace(live(games()["ninety-nine"].start(3)), seals=SEALS)
    screen = seals_screen(shown, speaker("ninety-nine"))
    fits(screen)
    assert length(screen) <= TEXT_MOST
    text = "".join(part.get("content", "") for part in parts(screen))
    assert "Seal of deal 119:" in text
    assert "Seal of deal 1:" not in text


def dealt(number: int) -> Stored:
    """A log of that many deals, of which each thrown-in hand is followed by another."""
    state = games()["ninety-nine"].start(3)
    shown = live(state)
    pack = list(state.pack())
    groups = [" ".join(pack[at : at + size]) for at, size in zip((0, 12, 24), state.deal_sizes(), strict=True)]
    entry = Entry(0, CHANCE, str(Action("deal", tuple(groups))), 0)
    return Stored(shown.table, shown.seats, (entry,), None, None, SEALS[:number])


@pytest.mark.parametrize("deal", [None, 1, 99])
def test_what_checking_found_fits_with_the_longest_words(deal: int | None) -> None:
    shown: Live = live(games()["ninety-nine"].start(3), status="over")
    screen = verify_screen(shown, dealt(119), deal, speaker("ninety-nine"))
    fits(screen)
    assert length(screen) <= TEXT_MOST
    assert "Not every deal" in "".join(part.get("content", "") for part in parts(screen))


@pytest.mark.parametrize("key", games())
async def test_scores_and_board_fit_with_their_seals(key: str) -> None:
    state = games()[key].start()
    rng = chance(f"seals of {key}")
    while not state.over and state.dealing < 12:
        seat, action = worlds.chosen(state, rng, sensible=True)
        state.apply(seat, action)
    for name in LONGEST:
        shown = replace(live(state, names=[name]), seals=(*SEALS[:-1], replace(SEALS[-1], words=None)))
        fits(looking.scores_screen(shown, speaker(key)))
        board = await board_screen(shown, speaker(key), PAINTER, ())
        fits(board)
        text = "".join(part.get("content", "") for part in parts(board))
        assert text.count("Seal of deal 119:") == 1


@pytest.mark.parametrize(("status", "listed"), [("playing", ["1", "2"]), ("over", ["1"]), ("closed", ["1"])])
def test_the_sheet_of_a_finished_game_seals_no_deal_that_never_was(status: str, listed: list[str]) -> None:
    shown = replace(
        live(games()["ninety-nine"].start(3), status=status), seals=(SEALS[0], replace(SEALS[1], words=None))
    )
    text = "".join(part.get("content", "") for part in parts(looking.scores_screen(shown, speaker("ninety-nine"))))
    assert re.findall(r"Seal of deal (\d+)", text) == listed


def test_the_longest_history_fits() -> None:
    table = replace(live(games()["two-handed-pinochle"].start()).table, finished_at=1_700_000_000_000)
    own = Result(table.id, 0, UserId(1), LONGEST[0], None, -(10**6), 5, False)
    matches = [Match(table, tuple(replace(own, seat=seat) for seat in range(5)))] * (PAGE + 1)
    speakers = {key: speaker(key) for key in games()}
    screen = history_screen(matches[:1], UserId(1), 9, speakers, speaker("penneech"))
    fits(screen)
    distinct = [replace(match, table=replace(table, id=MANY + at)) for at, match in enumerate(matches)]  # type: ignore[arg-type]  # a TableId is an int
    fits(history_screen(distinct, UserId(1), 3, speakers, speaker("penneech")))


def test_the_most_that_can_be_kept_fits() -> None:
    kept: dict[str, list[dict[str, JSON]]] = {
        kind: [{}] * 10**5 for kind in ("seat", "action", "result", "game_table", "person", "block", "ban", "tally")
    }
    policy = Policy("https://" + "x" * 392, "https://" + "x" * 392, 36_500, 3650)
    fits(kept_screen(kept, [UserId(2**63 - at) for at in range(1, 2000)], policy, speaker("penneech")))
