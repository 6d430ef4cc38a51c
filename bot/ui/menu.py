"""The menu behind ⋯: everything else that one can do at a table, as far as this person may do it."""

from __future__ import annotations

from typing import Final

import discord

from bot.language import Speaker
from bot.session.consent import Request
from bot.session.live import Live, Who, abandoned, absent
from bot.session.pace import Pacing
from bot.ui.parts import GREY, TEXT_MOST, Choose, Press, Screen, Sheet
from bot.ui.words import Cast, event_line, table_id
from games.core.api import Event

REACTIONS: Final = ("well", "thanks", "oops", "think", "hello")
REMOVALS_MOST: Final = 5
SURE: Final = "sure"
"""Stands in the id of a button that does what has been asked about once."""


def menu_screen(live: Live, who: Who, speaker: Speaker, pacing: Pacing) -> Screen:
    """What this person can do; a spectator is offered less."""
    sheet = Sheet(GREY)
    table = table_id(live)
    seat = live.seat_of(who.user)
    playing = live.table.status == "playing"
    sheet.text(f"**{speaker.say('more-title', table=table)}**")
    looks = [Press(speaker.say("button-deal-so-far"), "seat", table, "deal"), _press("export", table, speaker)]
    if seat is not None and live.state is not None:
        looks.append(Press(speaker.say("button-report"), "report", table))
    if playing and seat is not None:
        rest = "back" if absent(seat) else "rest"
        route = "table" if rest == "back" else "seat"
        sheet.row(
            Press(speaker.say("button-leave"), "table", table, "leave"),
            Press(speaker.say(f"button-{rest}"), route, table, rest),
            *(Press(speaker.say(f"button-{what}"), "seat", table, what) for what in ("undo", "claim", "nudge")),
        )
        if pacing.pace(live.table) == "correspondence":
            looks.append(Press(speaker.say("button-pause"), "seat", table, "pause"))
        options = [discord.SelectOption(label=speaker.say(f"react-{one}"), value=one) for one in REACTIONS]
        sheet.row(Choose("react", table, options=options, placeholder=speaker.say("react-choose")))
    if playing and (seat is not None or who.moderator):
        looks.append(_press("end", table, speaker))
    sheet.row(*looks)
    if playing:
        sheet.rows([*_takes(live, who, speaker), *_removals(live, who, speaker)])
    return sheet.screen()


def sure_screen(live: Live, what: str, speaker: Speaker) -> Screen:
    """Whether somebody means it: `end`, or `leave`, which ends the game too where nobody else plays."""
    sheet = Sheet(GREY)
    table = table_id(live)
    asked = speaker.say(f"sure-{what}", others=len(live.people()) - 1)
    sheet.text(f"**{speaker.say('more-title', table=table)}**", asked)
    sheet.row(
        Press(speaker.say(f"button-{what}"), "table", table, what, SURE, style=discord.ButtonStyle.danger),
        Press(speaker.say("button-stay"), "table", table, "more"),
    )
    return sheet.screen()


def _press(what: str, table: str, speaker: Speaker) -> Press:
    return Press(speaker.say(f"button-{what}"), "table", table, what)


def _takes(live: Live, who: Who, speaker: Speaker) -> list[Press]:
    """Seats that somebody has left, for who has none."""
    if live.seat_of(who.user) is not None:
        return []
    cast = Cast(live, speaker)
    return [
        Press(
            speaker.say("button-take", player=_short(cast.plain(seat.seat))), "seat", table_id(live), "take", seat.seat
        )
        for seat in live.seats
        if abandoned(seat)
    ]


def _removals(live: Live, who: Who, speaker: Speaker) -> list[Press]:
    """Other people whom this person may remove, or vote out."""
    if live.seat_of(who.user) is None and not who.moderator:
        return []
    cast = Cast(live, speaker)
    others = [seat for seat in live.people() if seat.user != who.user]
    return [
        Press(
            speaker.say("button-remove", player=_short(cast.plain(seat.seat))),
            "seat",
            table_id(live),
            "remove",
            seat.seat,
        )
        for seat in others[:REMOVALS_MOST]
    ]


def _short(name: str) -> str:
    """A name within what a button's label holds."""
    return name if len(name) <= 40 else f"{name[:39]}…"


def consent_rows(sheet: Sheet, live: Live, asked: Request | None, speaker: Speaker, cast: Cast) -> None:
    """A request that waits for the others, with their buttons."""
    if asked is None:
        return
    agreed = [speaker.say("asking-agreed", player=cast.name(seat)) for seat in asked.agreed]
    sheet.text(speaker.say("asking", player=cast.name(asked.seat), kind=asked.kind), *agreed)
    table = table_id(live)
    sheet.row(
        Press(speaker.say("button-agree"), "seat", table, "agree", style=discord.ButtonStyle.success),
        Press(speaker.say("button-refuse"), "seat", table, "refuse", style=discord.ButtonStyle.danger),
    )


def deal_screen(live: Live, events: list[Event], speaker: Speaker) -> Screen:
    """All that this person may know of what has happened in the deal."""
    sheet = Sheet(GREY)
    sheet.text(*deal_lines(live, events, speaker, TEXT_MOST))
    return sheet.screen()


def deal_lines(live: Live, events: list[Event], speaker: Speaker, room: int) -> list[str]:
    """A heading and what happened since the cards were dealt, oldest first; the newest where `room` is too small."""
    cast = Cast(live, speaker)
    starts = [at for at, event in enumerate(events) if event.kind == "deal"]
    lines = [event_line(event, speaker, cast) for event in events[starts[-1] if starts else 0 :]]
    head = f"**{speaker.say('deal-so-far')}**"
    room -= len(head) + 100
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return [head, *(kept or [speaker.say("history-none")])]
