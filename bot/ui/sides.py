"""Who plays with whom, by seat: told while people still choose where to sit."""

from __future__ import annotations

from random import Random

from bot.language import Speaker
from bot.session.live import Live


def sides_line(live: Live, speaker: Speaker) -> str:
    """The seats of each side, as the game scores them; empty where everybody plays alone, or where seats are drawn."""
    options = live.game.read_options(live.table.seats, dict(live.table.options))
    state = live.game.new(options, 0)
    sides: dict[int, list[str]] = {}
    for seat in range(state.seats):
        sides.setdefault(state.column(seat), []).append(speaker.number(str(seat + 1)))
    drawn = live.table.status == "lobby" and live.game.seat(options, Random(0)).drawn
    if len(sides) == state.seats or drawn:
        return ""
    each = (speaker.join(seats, "cards") for seats in sides.values())
    return speaker.say("lobby-sides", sides=speaker.join(each, "sides"))
