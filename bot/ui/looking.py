"""Screens to read: scores, the last trick, a table's options, a record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.language import CONTROLS, Speaker
from bot.language.direction import CLOSE, LEFT_TO_RIGHT, isolated
from bot.session.live import Live, Look
from bot.ui.lobby import value_text
from bot.ui.menu import deal_lines
from bot.ui.paging import pages_of, turn_row
from bot.ui.parts import GREY, TEXT_MOST, Screen, Sheet
from bot.ui.score_picture import NOTHING, Drawn
from bot.ui.sealing import seal_lines
from bot.ui.words import Cast, game_name, table_id, trick_line
from games.core.api import Event, State
from games.core.options import text, values

DEALS_AT_ONCE: Final = 40
"""So many lines of a score sheet stand in one message."""
GAP = 2
"""Blanks between the first number and a label at its right, which may end in a number too."""


def notice_screen(*lines: str) -> Screen:
    """A sentence or two."""
    sheet = Sheet(GREY)
    sheet.text(*lines)
    return sheet.screen()


def last_trick_screen(look: Look, events: list[Event], speaker: Speaker) -> Screen:
    """The trick taken last, in the order of play; then the deal so far: its auction, its melds, what each card did."""
    cast = Cast(look.live, speaker)
    plays = trick_line(look.view, "last_trick", speaker, cast)
    sheet = Sheet(GREY)
    trick = speaker.say("last-trick", plays=plays) if plays else speaker.say("last-trick-none")
    sheet.text(trick)
    sheet.rule()
    sheet.text(*deal_lines(look.live, events, speaker, TEXT_MOST - len(trick)))
    return sheet.screen()


def scores_screen(live: Live, speaker: Speaker, drawn: Drawn = NOTHING, page: int | None = None) -> Screen:
    """Every deal and every finished game in a table that lines up; `drawn` is the race as a picture.

    Pages are counted from 0, the oldest deals; without one the newest deals are shown.
    """
    assert live.state is not None, "a lobby has no scores"
    standing = live.state.standing()
    cast = Cast(live, speaker)
    columns = len(live.state.scores())
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('scores-title', game=game_name(speaker), table=table_id(live))}")
    names = [
        speaker.say("scores-column", number=column + 1, player=cast.side(column, columns)) for column in range(columns)
    ]
    sheet.text(speaker.join(names, "parts"))
    rows = [(str(number), row) for number, row in enumerate(standing.deal_scores, 1)]
    if not rows:
        sheet.text(speaker.say("scores-none"))
        sheet.picture(*drawn)
        sheet.text(*seal_lines(live, speaker))
        return sheet.screen()
    foot = _foot(live.state, speaker)
    pages = pages_of(len(rows), DEALS_AT_ONCE)
    number = pages - 1 if page is None else min(page, pages - 1)
    end = len(rows) - (pages - 1 - number) * DEALS_AT_ONCE  # counted from the newest, whose page is always full
    deals = rows[max(0, end - DEALS_AT_ONCE) : end]
    grid = _grid(speaker.say("scores-deal"), deals, foot, columns, rtl=speaker.rtl)
    sheet.text(f"```\n{speaker.number(grid)}\n```")
    turn_row(sheet, number, pages, speaker, "table", table_id(live), "scores")
    sheet.picture(*drawn)
    sheet.text(*seal_lines(live, speaker))
    return sheet.screen()


def _foot(state: State, speaker: Speaker) -> list[tuple[str, Sequence[int]]]:
    """Each game of a rubber, that under way included, and what the finished ones come to; or the one game's scores."""
    standing, scores = state.standing(), state.scores()
    games = list(standing.games or ())
    finished = bool(games)
    if finished and not state.over:  # the next deal has been dealt, so these scores are the new game's
        games.append(scores)
    rows = [(speaker.say("scores-game", number=number), row) for number, row in enumerate(games, 1)]
    total = standing.totals if finished and standing.totals is not None else scores
    return [*rows, (speaker.say("scores-total"), total)]


def _grid(
    head: str,
    rows: Sequence[tuple[str, Sequence[int]]],
    foot: Sequence[tuple[str, Sequence[int]]],
    n: int,
    *,
    rtl: bool,
) -> str:
    """Lines of equal width, the labels where a line's reading begins.

    From right to left that is their end, so that letters wider than digits, which no font of code has, move no column.
    """
    named = [(_bare(label), row) for label, row in [(head, range(1, n + 1)), *rows, *foot]]
    first = max(len(label) for label, _ in named) + (GAP if rtl else 0)
    if rtl:
        lines = [_mirrored(label, row, first) for label, row in named]
    else:
        lines = [label.ljust(first) + "".join(f"{points:>6}" for points in row) for label, row in named]
    rule = "-" * (first + 6 * n)
    return "\n".join([lines[0], rule, *lines[1 : len(rows) + 1], rule, *lines[len(rows) + 1 :]])


def _mirrored(label: str, row: Sequence[int], width: int) -> str:
    """A line whose numbers stand in the order of its characters, the first beside the label at the right."""
    numbers = "".join(f"{points:>5} " for points in reversed(row))
    return f"{LEFT_TO_RIGHT}{numbers}{' ' * (width - len(label))}{isolated(label)}{CLOSE}"


def _bare(label: str) -> str:
    """A label without the invisible marks that would take up a column."""
    return CONTROLS.sub("", label)


def options_screen(live: Live, speaker: Speaker) -> Screen:
    """The rules that this table agreed on, every option with its value."""
    options = live.game.read_options(live.table.seats, dict(live.table.options))
    now = values(options)
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('options-title', game=game_name(speaker), table=table_id(live))}")
    sheet.text(
        *(
            speaker.say(
                "setup-now",
                option=speaker.say(f"option-{setting.name}"),
                value=value_text(setting, text(now[setting.name]), speaker),
            )
            for setting in live.game.settings()
            if not setting.seats or live.table.seats in setting.seats
        )
    )
    return sheet.screen()


def about_screen(
    version: str, uptime: timedelta, names: Sequence[str], speaker: Speaker, links: Sequence[str] = ()
) -> Screen:
    """What the bot is, how long it has been running, and where its policy and terms are."""
    games = speaker.say("about-games", games=speaker.join(names))
    minutes = uptime // timedelta(minutes=1)
    days, hours = minutes // (24 * 60), minutes // 60 % 24
    running = speaker.say("about-uptime", days=days, hours=hours, minutes=minutes % 60)
    said = speaker.say("about", version=version, games=games, uptime=running)
    return notice_screen(said, *links)


def export_screen(live: Live, record: str, speaker: Speaker, *, whole: bool) -> Screen:
    """A record, or the part of it that the asker may know, as a file."""
    sheet = Sheet(GREY)
    sheet.text(speaker.say("export-over" if whole else "export-running", table=table_id(live)))
    sheet.file(f"{live.table.game}-{table_id(live)}.{'game' if whole else 'txt'}", record.encode())
    return sheet.screen()
