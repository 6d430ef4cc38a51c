"""The part of the host's panel that says who is to take one seat: anybody, a computer of some level, one person."""

from __future__ import annotations

from typing import Final

import discord

from bot.language import Speaker
from bot.session.errors import SeatUnavailable
from bot.session.live import Live, kept_for
from bot.ui.inviting import FindPeople
from bot.ui.parts import GREY, Choose, Press, Screen, Sheet
from bot.ui.words import Cast, table_id
from games.players.api import PLAYERS

OPEN: Final = "open"
"""The choice that leaves a seat to whoever comes."""


def places_choice(live: Live, speaker: Speaker) -> Choose:
    """A select of the seats in which no person sits."""
    options = [
        discord.SelectOption(label=_place(live, seat.seat, speaker), value=str(seat.seat))
        for seat in live.seats
        if seat.user is None
    ]
    return Choose("setup", table_id(live), "seat", options=options, placeholder=speaker.say("setup-place"))


def place_screen(live: Live, speaker: Speaker, number: int) -> Screen:
    """Who is to take that seat. Raises `SeatUnavailable` where a person sits or there is none."""
    if not 0 <= number < len(live.seats) or live.seats[number].user is not None:
        raise SeatUnavailable
    table, now = table_id(live), live.seats[number].player or OPEN
    meant = kept_for(live).get(number)
    sheet = Sheet(GREY)
    sheet.text(f"**{speaker.say('setup-title', table=table)}**", _place(live, number, speaker))
    names = {OPEN: speaker.say("place-open")}
    names |= {
        one: speaker.say("with-level", player=speaker.say("computer"), level=speaker.say(f"level-{one}"))
        for one in PLAYERS
    }
    options = [
        discord.SelectOption(label=name, value=one, default=one == now and meant is None) for one, name in names.items()
    ]
    sheet.row(Choose("setup", table, "place", number, options=options, placeholder=speaker.say("setup-place-who")))
    chosen = () if meant is None else (meant,)
    sheet.row(FindPeople("keep-seat", table, number, chosen=chosen, placeholder=speaker.say("setup-keep"), most=1))
    sheet.row(Press(speaker.say("button-setup"), "panel", table))
    return sheet.screen()


def _place(live: Live, number: int, speaker: Speaker) -> str:
    """The seat's number and who is to sit there; a label takes no mention."""
    kept = number in kept_for(live)
    name = speaker.say("place-kept") if kept else Cast(live, speaker).full(number)
    return speaker.say("seat-line", number=number + 1, player=name)
