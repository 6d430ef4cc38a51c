"""The tables of a server: which are open, where one sits, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord

from bot.language import Speaker
from bot.session.live import Live
from bot.ui.paging import pages_of, turn_row
from bot.ui.parts import GREY, OPTIONS_MOST, Choose, Screen, Sheet
from bot.ui.words import Cast, link
from storage.api import UserId

AT_ONCE: Final = 7
"""So many lines of each list fit on a page, also with the longest names."""


class Listed(NamedTuple):
    """The tables that somebody is told of."""

    lobbies: Sequence[Live]
    """Where one may still sit down."""
    own: Sequence[Live]
    """Where this person sits."""
    running: Sequence[Live]
    """Where others play."""

    @classmethod
    def of(cls, lives: Sequence[Live], user: UserId) -> Listed:
        """Those among the live tables of a server; of a private one only who sits there is told."""
        own = [live for live in lives if live.seat_of(user) is not None]
        public = [live for live in lives if not live.table.settings.get("private")]
        lobbies = [live for live in public if live.table.status == "lobby"]
        running = [live for live in public if live.table.status == "playing" and live.seat_of(user) is None]
        return cls(lobbies, own, running)


def tables_screen(listed: Listed, user: UserId, names: Mapping[str, str], speaker: Speaker, number: int = 0) -> Screen:
    """Open lobbies first, then the tables at which this person sits, then others; `names` are the games' names by key.

    All lists are turned together; a page beyond the last, as tables may have closed, is the last.
    """
    sheet = Sheet(GREY)
    pages = pages_of(max(map(len, listed)), AT_ONCE)
    number = min(number, pages - 1)
    page = slice(number * AT_ONCE, (number + 1) * AT_ONCE)
    lines = [_lobby_line(live, names, speaker) for live in listed.lobbies[page]]
    if lines or not listed.lobbies:  # a later page may have other tables alone
        sheet.text(f"**{speaker.say('tables-title')}**", *(lines or [speaker.say("tables-none")]))
    if yours := [_own_line(live, user, names, speaker) for live in listed.own[page]]:
        sheet.text(f"**{speaker.say('tables-yours')}**", *yours)
    if others := [speaker.join((link(live), names[live.table.game]), "parts") for live in listed.running[page]]:
        sheet.text(f"**{speaker.say('tables-running')}**", *others)
    turn_row(sheet, number, pages, speaker, "tables")
    options = _game_options(names)
    sheet.row(Choose("ping-me", "", options=options, placeholder=speaker.say("button-ping-me")))
    return sheet.screen()


def _game_options(names: Mapping[str, str]) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=name, value=key) for key, name in list(names.items())[:OPTIONS_MOST]]


def _lobby_line(live: Live, names: Mapping[str, str], speaker: Speaker) -> str:
    name = names[live.table.game]
    open_seats = sum(seat.user is None and seat.player is None for seat in live.seats)
    return speaker.say("tables-lobby", link=link(live), game=name, open=open_seats)


def _own_line(live: Live, user: UserId, names: Mapping[str, str], speaker: Speaker) -> str:
    name = names[live.table.game]
    if live.state is None:
        return _lobby_line(live, names, speaker)
    seat = live.seat_of(user)
    acting = live.state.view(seat.seat if seat else None).actors
    yours = seat is not None and seat.seat in acting
    players = speaker.join(Cast(live, speaker).name(actor) for actor in acting)
    return speaker.say("tables-turn", link=link(live), game=name, turn="yours" if yours else "others", players=players)


def challenge_screen(other: discord.Member, names: Mapping[str, str], speaker: Speaker) -> Screen:
    """Choose the game to challenge somebody to."""
    sheet = Sheet(GREY)
    sheet.text(f"**{speaker.say('challenge-title', player=speaker.name(other.display_name))}**")
    sheet.row(Choose("challenge", other.id, options=_game_options(names), placeholder=speaker.say("challenge-choose")))
    return sheet.screen()
