"""The lobby's message and the panel in which its host sets it up; both made from the game's own declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.language import Speaker, faces
from bot.session.before import choosable
from bot.session.live import Live, kept_for
from bot.ui.goal import goal_line
from bot.ui.inviting import agreement_lines, agreement_rows, who_plays_button
from bot.ui.parts import AMBER, GREY, OPTIONS_MOST, Choose, Press, Screen, Sheet
from bot.ui.places import places_choice
from bot.ui.sealing import first_seal_line, next_seal_line
from bot.ui.sides import sides_line
from bot.ui.words import Cast, game_name, table_id
from games.core.api import Game
from games.core.options import Options, Setting, text, values
from games.players.api import PLAYERS

RULES_TOLD: Final = 4
"""So many changed options stand in the lobby; all of them are listed under Rules."""


def lobby_screen(live: Live, speaker: Speaker, *, open_: bool = True) -> Screen:
    """Who sits where and what is played; with the buttons to join and start while it is open."""
    cast = Cast(live, speaker)
    table = table_id(live)
    open_seats = sum(seat.user is None and seat.player is None for seat in live.seats)
    sheet = Sheet(AMBER if open_ else GREY)
    title = speaker.say("lobby-title", game=game_name(speaker), seats=live.table.seats)
    sheet.text(f"## {speaker.join((title, speaker.say('table-id', table=table)), 'parts')}")
    told = speaker.say("lobby-rules", rules=rules_line(live, speaker))
    sheet.text(speaker.say("game-line"), told, goal_line(live, speaker))
    sheet.text(*agreement_lines(live, speaker))
    seats = (_seat_line(live, seat, speaker, cast) for seat in range(len(live.seats)))
    sheet.text(*seats, sides_line(live, speaker))
    if not open_:
        drawn = live.table.settings.get("drawn")
        cards = [_drawn_card(one, speaker, cast) for one in drawn] if isinstance(drawn, list) else []
        told = speaker.say("lobby-drawn", drawn=speaker.join(cards)) if cards else ""
        sheet.text(told, speaker.say("lobby-started"), first_seal_line(live, speaker))
        return sheet.screen()
    sheet.text(speaker.say("lobby-open", open=open_seats), next_seal_line(live, speaker))
    sheet.rule()
    start = speaker.say("start-open", open=open_seats) if open_seats else speaker.say("button-start")
    sheet.row(
        Press(speaker.say("button-join"), "table", table, "join", disabled=not open_seats, style=_style(open_seats)),
        Press(speaker.say("button-leave"), "table", table, "leave"),
        Press(start, "table", table, "start", disabled=bool(open_seats), style=_style(not open_seats)),
        Press(speaker.say("button-setup"), "panel", table),
        Press(speaker.say("button-how"), "table", table, "rules"),
    )
    if open_seats:
        sheet.row(who_plays_button(live, speaker))
    return sheet.screen()


def _drawn_card(drawn: Any, speaker: Speaker, cast: Cast) -> str:
    """What somebody drew for seat and deal, kept as the seat that they took and the card."""
    seat, card = drawn
    return speaker.say("lobby-drawn-card", player=cast.name(seat), card=speaker.items(faces((card,))))


def _style(wanted: object) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if wanted else discord.ButtonStyle.secondary


def _seat_line(live: Live, number: int, speaker: Speaker, cast: Cast) -> str:
    seat = live.seats[number]
    name = cast.full(number)
    if (meant := kept_for(live).get(number)) is not None:
        name = speaker.say("seat-kept", player=f"<@{meant}>")
    if seat.user is not None and seat.user == live.table.host:
        name = speaker.say("seat-host", player=name)
    return speaker.say("seat-line", number=number + 1, player=name)


def rules_line(live: Live, speaker: Speaker) -> str:
    """The rules that differ from the usual ones, in a sentence: where there are many, the first and how many more."""
    preset = str(live.table.settings.get("preset") or "")
    parts = [speaker.say(f"preset-{preset}")] if preset in live.game.presets else []
    known = {setting.name: setting for setting in live.game.settings()}
    named = live.game.presets[preset].options if preset in live.game.presets else {}
    changed = [(name, value) for name, value in live.table.options.items() if named.get(name) != value]
    told = changed if len(changed) <= RULES_TOLD + 1 else changed[:RULES_TOLD]
    parts += [
        speaker.say("setup-now", option=speaker.say(f"option-{name}"), value=value_text(known[name], value, speaker))
        for name, value in told
    ]
    if len(told) < len(changed):
        parts.append(speaker.say("lobby-more-rules", count=len(changed) - len(told)))
    return speaker.join(parts) if parts else speaker.say("lobby-standard")


def value_text(setting: Setting, value: str, speaker: Speaker) -> str:
    """An option's value as people read it."""
    message = f"value-{setting.name}-{value.replace(',', '-')}"
    if speaker.knows(message):
        return speaker.say(message)
    if setting.several and setting.values is not None:
        return speaker.join(value_text(setting._replace(several=False), part, speaker) for part in value.split(","))
    return speaker.item(value)


def setup_screen(live: Live, speaker: Speaker, *, option: str = "", notice: str = "", thread: bool = False) -> Screen:
    """The host's panel: presets, seats and computers, then one option and its values.

    `thread`: whether the table has a thread of its own.
    """
    game, table = live.game, table_id(live)
    sheet = Sheet(GREY)
    sheet.text(f"**{speaker.say('setup-title', table=table)}**", notice)
    sheet.row(_presets(live, speaker))
    if len(game.seats) > 1:
        sheet.row(_seats(live, speaker))
    sheet.row(_computers(table, speaker))
    if any(seat.user is None for seat in live.seats):
        sheet.row(places_choice(live, speaker))
    options = game.read_options(live.table.seats, dict(live.table.options))
    settings = choosable(game, live.table.seats, dict(live.table.options))
    chosen = next((setting for setting in settings if setting.name == option), None)
    if chosen is None:
        agreement_rows(sheet, live, speaker, thread=thread)
    for page in range(0, len(settings), OPTIONS_MOST):
        sheet.row(_options(table, settings[page : page + OPTIONS_MOST], options, option, page, speaker))
    if chosen is not None:
        _value_row(sheet, table, chosen, values(options), speaker)
    return sheet.screen()


def _presets(live: Live, speaker: Speaker) -> Choose:
    now = str(live.table.settings.get("preset") or "")
    options = [
        discord.SelectOption(label=speaker.say(f"preset-{name}"), value=name, default=name == now)
        for name in list(live.game.presets)[:OPTIONS_MOST]
    ]
    return Choose("setup", table_id(live), "preset", options=options, placeholder=speaker.say("setup-preset"))


def _seats(live: Live, speaker: Speaker) -> Choose:
    options = [
        discord.SelectOption(
            label=speaker.say("players-count", count=number), value=str(number), default=number == live.table.seats
        )
        for number in sorted(live.game.seats)
    ]
    return Choose("setup", table_id(live), "seats", options=options, placeholder=speaker.say("setup-seats"))


def _computers(table: str, speaker: Speaker) -> Choose:
    options = [discord.SelectOption(label=speaker.say(f"level-{level}"), value=level) for level in PLAYERS]
    return Choose("setup", table, "computers", options=options, placeholder=speaker.say("setup-computers"))


def _options(table: str, settings: list[Setting], options: Options, chosen: str, page: int, speaker: Speaker) -> Choose:
    now = values(options)
    choices = [
        discord.SelectOption(
            label=speaker.say(f"option-{setting.name}"),
            value=setting.name,
            description=value_text(setting, text(now[setting.name]), speaker),
            default=setting.name == chosen,
        )
        for setting in settings
    ]
    return Choose("setup", table, "option", page, options=choices, placeholder=speaker.say("setup-option"))


def _value_row(
    sheet: Sheet, table: str, setting: Setting, now: Mapping[str, bool | int | str], speaker: Speaker
) -> None:
    """What the option means, and its values to choose from, or a button that asks for a number."""
    value = text(now[setting.name])
    name = speaker.say(f"option-{setting.name}")
    shown = speaker.say("setup-now", option=name, value=value_text(setting, value, speaker))
    sheet.text(f"**{shown}**", speaker.say(f"option-{setting.name}.help"))
    if setting.values is None:
        sheet.row(Press(speaker.say("setup-value"), "value", table, setting.name))
        return
    taken = value.split(",") if setting.several else [value]
    choices = [
        discord.SelectOption(label=value_text(setting, text(one), speaker), value=text(one), default=text(one) in taken)
        for one in setting.values
    ]
    most = len(choices) if setting.several else 1
    sheet.row(
        Choose(
            "setup", table, "value", setting.name, options=choices, placeholder=speaker.say("setup-value"), most=most
        )
    )


def game_choices(games: Mapping[str, Game], speaker_of: Mapping[str, Speaker], typed: str) -> list[tuple[str, str]]:
    """Names and keys of the games whose name or key holds what was typed."""
    typed = typed.casefold().strip()
    named = [(speaker_of[key].say("game-name"), key) for key in games]
    return [(name, key) for name, key in named if typed in name.casefold() or typed in key][:OPTIONS_MOST]
