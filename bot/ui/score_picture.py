"""The race to a target, drawn: holes of a cribbage board where they are enough for it, otherwise lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from bot.language import Speaker
from bot.pictures import Board, Painter, Picture, Race
from bot.session.live import Live
from bot.ui.parts import ALT_MOST
from bot.ui.pictures import in_time, theme_of
from bot.ui.words import Cast
from games.core.api import Standing

Drawn: TypeAlias = "tuple[Picture | None, str]"
Row: TypeAlias = "tuple[int, ...]"

HOLES = 121
"""The most that two players can peg on a cribbage board without going round it again."""
RACERS = range(2, 6)
"""How many lines the chart can tell apart."""
NOTHING: Drawn = (None, "")


async def score_picture(live: Live, speaker: Speaker, painter: Painter) -> Drawn:
    """The picture of the game under way and the words that say the same; nothing where there is no race."""
    assert live.state is not None, "a lobby has no scores"
    standing = live.state.standing()
    scores = tuple(live.state.scores())
    if standing.target is None or len(scores) not in RACERS:
        return NOTHING
    totals = running_totals(standing, scores)
    if not totals:
        return NOTHING
    cast = Cast(live, speaker)
    names = [_name(live, cast, column, speaker) for column in range(len(scores))]
    theme = theme_of(speaker)
    if len(names) == 2 and standing.target <= HOLES and min(scores) >= 0:
        before = totals[-2] if len(totals) > 1 else (0, 0)
        board = Board((names[0], names[1]), (scores[0], scores[1]), (before[0], before[1]), standing.target)
        words = speaker.say("pegs-alt", target=standing.target, rows=_rows(names, [before, scores], speaker))
        return await in_time(painter.cribbage(board, theme)), words[:ALT_MOST]
    lines = tuple(zip(*totals, strict=True))
    race = Race(tuple(names), lines, standing.target, speaker.number(str(standing.target)))
    words = speaker.say("race-alt", target=standing.target, rows=_rows(names, totals, speaker))
    return await in_time(painter.race(race, theme)), words[:ALT_MOST]


def running_totals(standing: Standing, scores: Row) -> list[Row]:
    """The totals after each deal of the game under way, and last what the deal under way has brought so far.

    Empty where nothing is scored yet, or where the sheet does not tell which deals belong to this game.
    """
    deals = list(standing.deal_scores)
    if standing.games:
        starts = [at for at in range(len(deals)) if _sums(deals[at:])[-1] == scores]
        if not starts:
            return []
        deals = deals[starts[-1] :]
    totals = _sums(deals)
    if any(scores) and (not totals or totals[-1] != scores):
        totals.append(scores)
    return totals


def _sums(deals: Sequence[Row]) -> list[Row]:
    return list(accumulate(deals, lambda total, deal: tuple(a + b for a, b in zip(total, deal, strict=True))))


def _name(live: Live, cast: Cast, column: int, speaker: Speaker) -> str:
    """Whose line it is, partners together, as plain text."""
    state = live.state
    seats = [seat for seat in range(len(live.seats)) if state is not None and state.column(seat) == column]
    return speaker.join((cast.plain(seat) for seat in seats), "cards") if seats else cast.plain(column)


def _rows(names: Sequence[str], totals: Sequence[Row], speaker: Speaker) -> str:
    """Each name with its totals in order, the last few where there are many."""
    shown = totals[-12:]
    lines = (speaker.items(str(total) for total in line) for line in zip(*shown, strict=True))
    return speaker.join(
        (speaker.say("head-one", player=name, value=line) for name, line in zip(names, lines, strict=True)), "parts"
    )
