"""What a lobby agrees on beside its game's rules: pace, rating, and who may sit down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.language import Speaker
from bot.session.live import Live, invited
from bot.session.pace import PACES
from bot.ui.parts import OPTIONS_MOST, Choose, Press, Sheet, component_id
from bot.ui.words import table_id

CHOICES: Final = {"rated": ("yes", "no"), "private": ("yes", "no"), "pace": PACES}
THREAD_ONLY: Final = ("correspondence",)
"""What only a table in a thread of its own can agree on."""


class FindPeople(ui.UserSelect[Any]):
    """A select of people, none to many; what was chosen are their ids."""

    def __init__(
        self, route: str, *rest: object, chosen: Sequence[int] = (), placeholder: str | None = None, most: int = 10
    ) -> None:
        kind = discord.SelectDefaultValueType.user
        super().__init__(
            custom_id=component_id("p", route, rest),
            placeholder=placeholder,
            min_values=0,
            max_values=most,
            default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen[:most]],
        )


def agreed_value(live: Live, name: str) -> str:
    """What the table has agreed on, as the choice's key."""
    value = live.table.settings.get(name)
    if name == "pace":
        return value if isinstance(value, str) and value in PACES else "live"
    default = name == "rated"
    return "yes" if (default if value is None else bool(value)) else "no"


def agreement_lines(live: Live, speaker: Speaker) -> list[str]:
    """Pace, rating and invitations in words."""
    people = [f"<@{user}>" for user in invited(live)]
    rated = "alone" if agreed_value(live, "rated") == "yes" and _alone(live) else agreed_value(live, "rated")
    return [
        speaker.say("lobby-pace", pace=agreed_value(live, "pace"), rated=rated),
        speaker.say("lobby-private") if agreed_value(live, "private") == "yes" else "",
        speaker.say("lobby-invited", people=speaker.join(people)) if people else "",
    ]


def _alone(live: Live) -> bool:
    """Whether computers have every seat but one."""
    free = any(seat.user is None and seat.player is None for seat in live.seats)
    return not free and sum(seat.user is not None for seat in live.seats) < 2


def agreement_rows(sheet: Sheet, live: Live, speaker: Speaker, *, thread: bool) -> None:
    """A select for each of them, and one of people to invite; `thread`: whether the table has one of its own."""
    table = table_id(live)
    for name, values in CHOICES.items():
        now = agreed_value(live, name)
        options = [
            discord.SelectOption(label=_label(live, name, value, speaker), value=value, default=value == now)
            for value in values
            if value not in THREAD_ONLY or thread or value == now
        ]
        sheet.row(
            Choose("agree-on", table, name, options=options[:OPTIONS_MOST], placeholder=speaker.say(f"setup-{name}"))
        )
    sheet.row(FindPeople("invite", table, chosen=invited(live), placeholder=speaker.say("setup-invite")))


def _label(live: Live, name: str, value: str, speaker: Speaker) -> str:
    """What may be agreed on; of ratings the lobby says the same."""
    alone = (name, value) == ("rated", "yes") and _alone(live)
    return speaker.say("rated-alone" if alone else f"{name}-{value}")


def who_plays_button(live: Live, speaker: Speaker) -> Press:
    """Asks, once a lobby, everybody who wants to be asked."""
    done = bool(live.table.settings.get("called"))
    return Press(speaker.say("button-who-plays"), "who-plays", table_id(live), disabled=done)
