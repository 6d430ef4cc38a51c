"""A table's past on the screen: one step of it with the ways to others, and the list of one's finished tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.language import Speaker, told_apart
from bot.pictures import Painter, Picture
from bot.session.live import table_name
from bot.session.replay import Marks, Moment
from bot.session.wishes import USUAL_TASTE, Taste
from bot.ui.parts import ALT_MOST, GREY, OPTIONS_MOST, Choose, Press, Screen, Sheet
from bot.ui.pictures import in_time, theme_of
from bot.ui.scene import scene, scene_words, zone_lines
from bot.ui.words import Cast, event_line, fact_lines, game_name, score_line, sorted_hand, table_id, trick_line
from games.core.api import Zone
from storage.api import Match, UserId

PAGE: Final = 10
ROOM: Final = 3000
"""Characters for what is said of a moment beside its title and the hand, which take less than 900."""
NOBODY: Final = "-"
"""In an id, the viewpoint of a spectator."""


def ways(marks: Marks, step: int) -> dict[str, int]:
    """Where each button leads: to the nearest mark on that side, else to the first or the last step."""
    last = marks.last

    def back(places: Sequence[int]) -> int:
        return max((place for place in places if place < step), default=1)

    def on(places: Sequence[int]) -> int:
        return min((place for place in places if place > step), default=last)

    return {
        "deal-back": back(marks.deals),
        "trick-back": back((*marks.deals, *marks.tricks)),
        "back": max(1, step - 1),
        "on": min(last, step + 1),
        "trick-on": on((*marks.deals, *marks.tricks)),
        "deal-on": on(marks.deals),
    }


async def replay_screen(moment: Moment, speaker: Speaker, painter: Painter, taste: Taste = USUAL_TASTE) -> Screen:
    """One step of a table as its reader likes it, with the ways to others; what they mean stands in their ids."""
    sheet = Sheet(GREY)
    await draw_moment(sheet, moment, speaker, painter, taste=taste)
    table, seat = table_id(moment.live), NOBODY if moment.seat is None else str(moment.seat)
    targets = ways(moment.marks, moment.step)
    buttons = [
        Press(speaker.say(f"replay-{way}"), "replay", table, step, seat, way, disabled=step == moment.step)
        for way, step in targets.items()
    ]
    sheet.rule()
    sheet.row(*buttons[:3])
    sheet.row(*buttons[3:])
    if moment.free:
        sheet.row(_viewpoints(moment, speaker))
    sheet.row(
        Press(speaker.say("button-picture"), "replay-picture", table, moment.step, seat),
        Press(speaker.say("button-export"), "table", table, "export"),
        Press(speaker.say("button-verify"), "verify", table),
    )
    return sheet.screen()


def _viewpoints(moment: Moment, speaker: Speaker) -> Choose:
    cast = Cast(moment.live, speaker)
    places = [(NOBODY, speaker.say("replay-spectator"), moment.seat is None)]
    places += [(str(seat.seat), cast.plain(seat.seat), moment.seat == seat.seat) for seat in moment.live.seats]
    options = [
        discord.SelectOption(label=(label.strip() or value)[:100], value=value, default=now)
        for value, label, now in places[:OPTIONS_MOST]
    ]
    label = speaker.say("replay-viewpoint")
    return Choose("replay", table_id(moment.live), moment.step, options=options, placeholder=label)


async def draw_moment(
    sheet: Sheet,
    moment: Moment,
    speaker: Speaker,
    painter: Painter,
    room: int = ROOM,
    *,
    taste: Taste = USUAL_TASTE,
) -> None:
    """What lies on the table at that moment, and below it what the viewpoint's seat held.

    Facts that would make the text longer than `room` characters are left out; the picture's words have most of them.
    Without a picture the cards that lie face up are said before them.
    """
    live = moment.live
    assert live.state is not None, "a game that began"
    cast, everybody = Cast(live, speaker), live.state.view(None)
    title = speaker.say("table-title", game=game_name(speaker), deal=live.state.dealing + 1)
    head = speaker.join((title, speaker.say("table-id", table=table_id(live))), "parts")
    sheet.text(f"### {head}", speaker.say("replay-step", step=moment.step, steps=moment.marks.last))
    picture = None
    if taste.pictures:
        drawing = painter.table(scene(everybody, live, speaker, cast), theme_of(speaker, deck=taste.deck))
        picture = await in_time(drawing)
        sheet.picture(picture, scene_words(everybody, live, speaker, cast, ALT_MOST))
    trick = trick_line(everybody, "trick", speaker, cast)
    told = [event_line(event, speaker, cast) for event in moment.events]
    lines = [
        speaker.say("trick-line", plays=trick) if trick else "",
        score_line(everybody, live, speaker, cast),
        *(() if picture else zone_lines(everybody, speaker, cast)),
        speaker.say("last-line", events=speaker.join(told, "sentences")) if told else "",
        *fact_lines(everybody.facts, speaker, cast),
    ]
    sheet.text(*_within(lines, room))
    if moment.seat is not None:
        await _draw_hand(sheet, moment, moment.seat, speaker, painter, cast, taste)


def _within(lines: Sequence[str], room: int) -> list[str]:
    """The lines for which there is room, in their order."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) <= room:
            kept.append(line)
    return kept


async def _draw_hand(
    sheet: Sheet, moment: Moment, seat: int, speaker: Speaker, painter: Painter, cast: Cast, taste: Taste
) -> None:
    trump = moment.view.fact("trump")
    own = [zone for zone in moment.view.zones if zone.owner == seat and zone.items and zone.name in ("hand", "bid")]
    items = [item for zone in own if zone.name == "hand" for item in sorted_hand(zone.items, trump)]
    lines = [_zone_line(zone, trump, speaker, cast) for zone in own]
    if items and taste.pictures:
        theme = theme_of(speaker, deck=taste.deck, copies=any(len(item) > 2 and item[-1] in "1234" for item in items))
        sheet.picture(await in_time(painter.hand(items, None, set(), theme)), lines[0])
    sheet.text(*lines)


def _zone_line(zone: Zone, trump: str | None, speaker: Speaker, cast: Cast) -> str:
    items = sorted_hand(zone.items, trump)
    names = told_apart(items)
    whose = speaker.say("zone-of", zone=speaker.say(f"zone-{zone.name}"), player=cast.name(zone.owner))
    return speaker.say("hand-cards", zone=whose, cards=speaker.cards_by_suit(names[item] for item in items))


async def picture_screen(moment: Moment, speaker: Speaker, painter: Painter) -> Screen:
    """The table of one step as a picture to take away."""
    live = moment.live
    assert live.state is not None, "a game that began"
    cast, view = Cast(live, speaker), live.state.view(None)
    picture = await painter.table(scene(view, live, speaker, cast), theme_of(speaker))
    sheet = Sheet(GREY)
    sheet.text(speaker.say("replay-picture", table=table_id(live), step=moment.step))
    name = f"{live.table.game}-{table_id(live)}-{moment.step}.png"
    sheet.picture(Picture(name, picture.png), scene_words(view, live, speaker, cast, ALT_MOST))
    return sheet.screen()


def history_screen(
    matches: Sequence[Match], user: UserId, page: int, speakers: Mapping[str, Speaker], speaker: Speaker
) -> Screen:
    """One page of a person's finished tables, newest first; `matches` has one more than PAGE where another follows.

    `speakers` know each game's words.
    """
    sheet = Sheet(GREY)
    shown = matches[:PAGE]
    sheet.text(f"### {speaker.say('history-title')}", *(_history_line(match, user, speakers) for match in shown))
    if not shown:
        sheet.text(speaker.say("history-empty"))
        return sheet.screen()
    options = [
        discord.SelectOption(
            label=_history_option(match, speakers),
            value=table_name(match.table.id),
        )
        for match in shown
    ]
    sheet.row(Choose("replay-open", options=options, placeholder=speaker.say("history-choose")))
    if page or len(matches) > PAGE:
        previous = Press(speaker.say("button-previous"), "history", max(0, page - 1), "back", disabled=page == 0)
        following = Press(speaker.say("button-next"), "history", page + 1, "on", disabled=len(matches) <= PAGE)
        sheet.row(previous, following)
    return sheet.screen()


def _history_option(match: Match, speakers: Mapping[str, Speaker]) -> str:
    speaker = speakers[match.table.game]
    return speaker.say("history-option", table=table_name(match.table.id), game=speaker.say("game-name"))[:100]


def _history_line(match: Match, user: UserId, speakers: Mapping[str, Speaker]) -> str:
    speaker = speakers[match.table.game]
    own = next(result for result in match.results if result.user == user)
    return speaker.say(
        "history-line",
        table=table_name(match.table.id),
        game=speaker.say("game-name"),
        when=f"<t:{(match.table.finished_at or 0) // 1000}:d>",
        place=own.place,
        seats=match.table.seats,
        points=own.score,
        won="yes" if own.won else "no",
    )
