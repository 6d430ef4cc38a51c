"""What people have achieved: leaderboards and statistics."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final
from zlib import crc32

import discord

from bot.language import Speaker
from bot.pictures import Curve, Ladder, Painter
from bot.session.boards import BoardPage, Profile
from bot.session.live import table_name
from bot.session.ratings import Skill
from bot.session.scoring import summed
from bot.ui.lobby import value_text
from bot.ui.paging import turn_row
from bot.ui.parts import ALT_MOST, GREY, OPTIONS_MOST, Choose, Press, Screen, Sheet
from bot.ui.pictures import in_time, theme_of
from games import games
from storage.api import Count
from storage.derived import ALL_TIME, ORDERS, Order, Placed, RatingStep, Rival, Standing, Tally

RULES_SHOWN: Final = 5
ALL_RULES: Final = "all"
SHARE_OF: Final[Mapping[str, str]] = {"made": "contract", "set": "contract", "conceded": "contract"}
"""Of what a kind of event is a part; of the deals where nothing else is named."""


async def leaderboard_screen(board: BoardPage, speaker: Speaker, painter: Painter, *, pictures: bool = True) -> Screen:
    """One page: rows, the asker's own row, pages, and what else to look at."""
    sheet = Sheet(GREY)
    season = season_name(board.season, speaker)
    order = speaker.say(f"order-{board.by}")
    title = speaker.say("leaderboard-title", game=speaker.say("game-name"))
    sheet.text(f"### {title}", speaker.say("leaderboard-of", season=season, order=order))
    if board.page.rows:
        if pictures:
            await _ladder(sheet, board, speaker, painter)
        sheet.text(*(row_line(placed, board.by, speaker) for placed in board.page.rows))
    else:
        sheet.text(speaker.say(f"leaderboard-none-{board.by}"))
    if board.own is not None:
        sheet.text(speaker.say("leaderboard-own", row=row_line(board.own, board.by, speaker)))
    turn_row(sheet, board.number, board.pages, speaker, "board", board.game, board.season, board.by)
    sheet.row(_orders(board, speaker))
    if board.seasons:
        sheet.row(_seasons(board, speaker))
    return sheet.screen()


def row_line(placed: Placed, by: Order, speaker: Speaker) -> str:
    """One row: the place, who, and first of all what the board is about."""
    row = placed.standing
    return speaker.say(
        f"leaderboard-row-{by}",
        place=placed.place,
        player=speaker.name(row.name),
        rating=rating_text(row, speaker),
        games=row.games,
        wins=row.wins,
        points=row.points,
        streak=row.streak,
        best=row.best_streak,
    )


def rating_text(row: Standing, speaker: Speaker) -> str:
    """A rating with its margin, and whether it is provisional."""
    skill = Skill(row.mu, row.sigma)
    message = "rating-provisional" if row.provisional else "rating"
    shown, margin = (speaker.number(str(number)) for number in (skill.shown, skill.margin))
    return speaker.say(message, rating=shown, margin=margin)


def season_name(season: int, speaker: Speaker) -> str:
    """All time, or a month."""
    if season == ALL_TIME:
        return speaker.say("season-all")
    return speaker.say("season", month=season % 100, year=speaker.number(str(season // 100)))


async def _ladder(sheet: Sheet, board: BoardPage, speaker: Speaker, painter: Painter) -> None:
    """How far the ratings of a page lie apart, which figures tell badly."""
    rows = [placed.standing for placed in board.page.rows]
    if board.by != "rating" or len(rows) < 2:
        return
    own = next((at for at, row in enumerate(rows) if board.own and row.user == board.own.standing.user), None)
    margins = tuple(Skill(row.mu, row.sigma).margin for row in rows)
    ladder = Ladder(tuple(row.name for row in rows), tuple(row.rating for row in rows), margins, own)
    words = speaker.say(
        "ladder-alt",
        rows=speaker.join(
            speaker.say("head-one", player=row.name, value=speaker.item(str(row.rating))) for row in rows
        ),
    )
    sheet.picture(await in_time(painter.ladder(ladder, theme_of(speaker))), words[:ALT_MOST])


def _orders(board: BoardPage, speaker: Speaker) -> Choose:
    options = [
        discord.SelectOption(label=speaker.say(f"order-{by}"), value=by, default=by == board.by) for by in ORDERS
    ]
    return Choose("board", board.game, board.season, board.by, "by", options=options)


def _seasons(board: BoardPage, speaker: Speaker) -> Choose:
    seasons = [ALL_TIME, *board.seasons][:OPTIONS_MOST]
    options = [
        discord.SelectOption(label=season_name(one, speaker), value=str(one), default=one == board.season)
        for one in seasons
    ]
    return Choose("board", board.game, board.season, board.by, "season", options=options)


async def stats_screen(
    profile: Profile,
    name: str,
    speakers: Mapping[str, Speaker],
    painter: Painter,
    *,
    own: bool,
    rules: str = ALL_RULES,
    notice: str = "",
    pictures: bool = True,
) -> Screen:
    """What one person has done: a line a game, then one game in full; `rules` as `_rules_key` names them.

    `speakers` know each game's words.
    """
    speaker = speakers[profile.game or next(iter(speakers))]
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('stats-title', player=speaker.name(name))}", notice)
    if not profile.standings:
        sheet.text(speaker.say("stats-none"))
    else:
        sheet.text(*(_game_line(row, speakers[row.game]) for row in profile.standings if row.game in speakers))
        _in_full(sheet, profile, rules, speaker)
        await _curve_of(sheet, profile.steps, speaker, painter if pictures else None)
    if len(profile.standings) > 1:
        options = [
            discord.SelectOption(
                label=speakers[row.game].say("game-name"), value=row.game, default=row.game == profile.game
            )
            for row in profile.standings
            if row.game in speakers
        ]
        sheet.row(Choose("stats", profile.user, options=options[:OPTIONS_MOST]))
    if own:
        sheet.row(*_own_buttons(profile, speaker))
    return sheet.screen()


def _own_buttons(profile: Profile, speaker: Speaker) -> list[Press]:
    message = "button-show-me" if profile.hidden else "button-hide-me"
    buttons = [Press(speaker.say(message), "hidden", int(not profile.hidden), profile.game)]
    if profile.declinable is not None:
        buttons.append(Press(speaker.say("button-decline"), "decline", table_name(profile.declinable)))
    return buttons


def _game_line(row: Standing, speaker: Speaker) -> str:
    line = speaker.say(
        "stats-game",
        game=speaker.say("game-name"),
        games=row.games,
        wins=row.wins,
        share=_percent(row.wins, row.games),
        points=row.points,
        best=row.best_streak,
    )
    return line if not row.rated else speaker.say("stats-rated", line=line, rating=rating_text(row, speaker))


def _in_full(sheet: Sheet, profile: Profile, rules: str, speaker: Speaker) -> None:
    shown = profile.tallies[:RULES_SHOWN]
    chosen = next((tally for tally in shown if _rules_key(tally) == rules), None)
    facts = fact_lines(profile.tallies if chosen is None else [chosen], speaker)
    sheet.text(f"**{_facts_title(chosen, speaker)}**" if facts else "", *facts)
    lines = [_rules_line(number, tally, speaker) for number, tally in enumerate(shown, 1)]
    sheet.text(f"**{speaker.say('stats-rules')}**", *lines)
    if len(shown) > 1:
        sheet.row(_rules_choice(profile, shown, chosen, speaker))
    if profile.rivals:
        sheet.text(f"**{speaker.say('stats-rivals')}**", *(_rival_line(rival, speaker) for rival in profile.rivals))


async def _curve_of(sheet: Sheet, steps: Sequence[RatingStep], speaker: Speaker, painter: Painter | None) -> None:
    """How a rating went, drawn; in words for who wants no pictures, or where it could not be drawn."""
    if len(steps) < 2:
        return
    first, last = (speaker.number(str(step.rating)) for step in (steps[0], steps[-1]))
    if painter is not None and (picture := await in_time(painter.curve(_curve(steps), theme_of(speaker)))):
        sheet.picture(picture, speaker.say("curve-alt", tables=len(steps), first=first, last=last))
    else:
        sheet.text(speaker.say("curve-alt.words", tables=len(steps), first=first, last=last))


def _rules_key(tally: Tally) -> str:
    """Names the rules of a tally among those of a game, in few letters and across restarts."""
    return f"{tally.seats}-{crc32(tally.rules.encode()):08x}"


def _rules_choice(profile: Profile, shown: Sequence[Tally], chosen: Tally | None, speaker: Speaker) -> Choose:
    """Under which rules the facts above were played; the lines above spell them out by number."""
    options = [discord.SelectOption(label=speaker.say("stats-rules-all"), value=ALL_RULES, default=chosen is None)]
    for number, tally in enumerate(shown, 1):
        label = speaker.say("stats-rules-one", number=number, players=speaker.say("players-count", count=tally.seats))
        options.append(discord.SelectOption(label=label, value=_rules_key(tally), default=tally is chosen))
    return Choose("stats-rules", profile.user, profile.game, options=options)


def _facts_title(chosen: Tally | None, speaker: Speaker) -> str:
    game = speaker.say("game-name")
    if chosen is None:
        return game
    players = speaker.say("players-count", count=chosen.seats)
    return speaker.say("stats-of-rules", game=game, rules=rules_text(chosen, speaker), players=players)


def fact_lines(tallies: Sequence[Tally], speaker: Speaker) -> list[str]:
    """What a person's seats did, a line for each kind of event that the language has words for."""
    facts = summed(tally.facts for tally in tallies)
    known = [kind for kind in facts if speaker.knows(f"stat-{kind}")]
    return sorted(_fact_line(kind, facts, speaker) for kind in known)


def _fact_line(kind: str, facts: Mapping[str, Count], speaker: Speaker) -> str:
    count = facts[kind]
    whole = facts.get(SHARE_OF.get(kind, "deal"), Count(0, 0)).times
    return speaker.say(
        f"stat-{kind}",
        count=count.times,
        points=count.points,
        average=speaker.tenths(count.points / count.times),
        deal=speaker.tenths(count.points / whole) if whole else speaker.number("0"),
        whole=whole,
        share=_percent(count.times, whole),
    )


def _rules_line(number: int, tally: Tally, speaker: Speaker) -> str:
    return speaker.say(
        "stats-rule",
        number=number,
        rules=rules_text(tally, speaker),
        players=speaker.say("players-count", count=tally.seats),
        games=tally.games,
        wins=tally.wins,
        average=speaker.tenths(tally.points / tally.games),
    )


def rules_text(tally: Tally, speaker: Speaker) -> str:
    """The options of a tally that are not the usual ones."""
    known = {setting.name: setting for setting in games()[tally.game].settings()}
    parts = [
        speaker.say("setup-now", option=speaker.say(f"option-{name}"), value=value_text(known[name], value, speaker))
        for name, value in json.loads(tally.rules).items()
        if name in known
    ]
    return speaker.join(parts) or speaker.say("lobby-standard")


def _rival_line(rival: Rival, speaker: Speaker) -> str:
    return speaker.say(
        "stats-rival",
        player=speaker.name(rival.name),
        ahead=rival.ahead,
        level=rival.level,
        behind=rival.behind,
        together=rival.together,
    )


def _curve(steps: Sequence[RatingStep]) -> Curve:
    margins = tuple(Skill(step.mu, step.sigma).margin for step in steps)
    first, last = (datetime.fromtimestamp(step.at / 1000, UTC).date().isoformat() for step in (steps[0], steps[-1]))
    return Curve(tuple(step.rating for step in steps), margins, first, last)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0
