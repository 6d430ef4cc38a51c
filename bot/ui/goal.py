"""What a match is played to, and about how long that takes: told before it begins."""

from __future__ import annotations

from bot.language import Speaker
from bot.session.live import Live
from bot.ui.inviting import agreed_value
from games.core.options import Options, text, values

PERSON_SECONDS, COMPUTER_SECONDS = 3.0, 1.0
"""A decision takes about so long; most are cards of which few may be played."""
STEP, LONG, TOO_LONG = 5, 150, 24 * 60
"""Minutes: told in steps of so many, above `LONG` as hours, and not at all where nobody means to play it through."""


def goal_line(live: Live, speaker: Speaker) -> str:
    """The target, the games of a match, and the time at a live table; as the game's own words put it."""
    options = live.game.read_options(live.table.seats, dict(live.table.options))
    target = live.game.new(options, 0).standing().target or 0
    chosen = {name: value if type(value) is int else text(value) for name, value in values(options).items()}
    goal = speaker.say("goal", target=target, **chosen)
    time = _time(live, options, speaker)
    return speaker.join((goal, time), "sentences") if time else goal


def _time(live: Live, options: Options, speaker: Speaker) -> str:
    each = [PERSON_SECONDS if seat.player is None else COMPUTER_SECONDS for seat in live.seats]
    minutes = live.game.decisions(options) * sum(each) / len(each) / 60
    if agreed_value(live, "pace") == "correspondence" or minutes >= TOO_LONG:
        return ""
    if minutes > LONG:
        return speaker.say("goal-hours", hours=round(minutes / 60))
    return speaker.say("goal-minutes", minutes=max(1, round(minutes / STEP)) * STEP)
