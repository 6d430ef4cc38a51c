"""The panels in which people and servers say how they want it; every choice counts at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, get_args

import discord

from bot.language import Choice, Speaker
from bot.session import wishes
from bot.session.wishes import House, Taste
from bot.ui.finding import FindChannels, FindRole
from bot.ui.parts import GREY, OPTIONS_MOST, Choose, Screen, Sheet

YES, NO = "yes", "no"
TASTES: Final[Mapping[str, tuple[str, ...]]] = {
    "order": get_args(wishes.Order),
    "deck": get_args(wishes.Deck),
    "pictures": (YES, NO),
    "notice": get_args(wishes.Notice),
    "autoplay": (NO, YES),
    "guide": get_args(wishes.Guidance),
}
"""What a person may choose, and the values of each, the usual one first."""
HOUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "pace": get_args(wishes.Pace),
    "enders": get_args(wishes.Enders),
    "pictures": (YES, NO),
    "deck": get_args(wishes.Deck),
}
"""What a server may choose from a list."""


AS_DISCORD: Final = "discord"
"""Stands for the language that Discord says."""


OWN_DIGITS: Final = "+digits"
"""Follows a language that is to be written with digits of its own."""


class Tongues(NamedTuple):
    """The languages by the names their readers give them, which have digits of their own, and what is chosen."""

    names: Mapping[str, str]
    with_digits: Collection[str]
    chosen: Choice


def value_of(kept: Taste | House, name: str) -> str:
    """A choice as its select has it."""
    value = getattr(kept, name)
    return (YES if value else NO) if isinstance(value, bool) else str(value)


def kept_as(value: str) -> bool | str:
    """A select's value as it is kept."""
    return {YES: True, NO: False}.get(value, value)


def taste_screen(taste: Taste, speaker: Speaker, notice: str = "") -> Screen:
    """A person's own choices, one select each."""
    sheet = Sheet(GREY)
    sheet.text(f"**{speaker.say('taste-title')}**", speaker.say("taste-line"), notice)
    for name, values in TASTES.items():
        sheet.row(_select("taste", "taste", name, values, taste, speaker))
    return sheet.screen()


def _select(route: str, prefix: str, name: str, values: Sequence[str], kept: Taste | House, speaker: Speaker) -> Choose:
    now = value_of(kept, name)
    options = [
        discord.SelectOption(label=speaker.say(f"{prefix}-{name}-{value}"), value=value, default=value == now)
        for value in values
    ]
    return Choose(route, name, options=options, placeholder=speaker.say(f"{prefix}-{name}"))


def house_screen(
    house: House, tongues: Tongues, games: Mapping[str, str], game: str, speaker: Speaker, notice: str = ""
) -> Screen:
    """A server's choices; `games` are names by key, `game` is the one whose role is shown."""
    sheet = Sheet(GREY)
    allowed = speaker.join(f"<#{channel}>" for channel in house.channels) or speaker.say("house-everywhere")
    sheet.text(f"**{speaker.say('house-title')}**", speaker.say("house-channels-now", channels=allowed), notice)
    sheet.row(FindChannels("house", "channels", chosen=house.channels, placeholder=speaker.say("house-channels")))
    sheet.row(_language(tongues, speaker))
    for name, values in HOUSES.items():
        sheet.row(_select("house", "house", name, values, house, speaker))
    _roles(sheet, house, games, game, speaker)
    return sheet.screen()


def _language(tongues: Tongues, speaker: Speaker) -> Choose:
    now = f"{tongues.chosen.language or AS_DISCORD}{OWN_DIGITS if tongues.chosen.digits else ''}"
    said = {AS_DISCORD: speaker.say("house-language-none")}
    for key, name in tongues.names.items():
        said[key] = speaker.say("house-language-one", language=name)
        if key in tongues.with_digits:
            said[f"{key}{OWN_DIGITS}"] = speaker.say("house-language-digits", language=name)
    options = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for value, label in list(said.items())[:OPTIONS_MOST]
    ]
    return Choose("house", "language", options=options, placeholder=speaker.say("house-language"))


def _roles(sheet: Sheet, house: House, games: Mapping[str, str], game: str, speaker: Speaker) -> None:
    """Whom "Who plays?" may call: a select of the game, then one of its role."""
    named = [
        speaker.say("house-role-now", game=games[key], role=f"<@&{role}>")
        for key, role in house.roles.items()
        if key in games
    ]
    sheet.text(speaker.say("house-roles"), *named)
    options = [
        discord.SelectOption(label=speaker.say("house-role-of", game=name), value=key, default=key == game)
        for key, name in list(games.items())[:OPTIONS_MOST]
    ]
    sheet.row(Choose("house", "game", options=options, placeholder=speaker.say("house-roles")))
    sheet.row(FindRole("house", "role", game, chosen=house.roles.get(game), placeholder=speaker.say("house-role")))
