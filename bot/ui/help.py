"""What one can do here, by what one is; made from the commands that there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

from bot.language import Speaker
from bot.session.live import table_name
from bot.ui.parts import GREY, OPTIONS_MOST, Choose, Press, Screen, Sheet
from storage.api import TableId

Role: TypeAlias = str

ROLES: Final[Mapping[Role, tuple[str, ...]]] = {
    "new": ("play", "rules", "tables", "settings", "language"),
    "seated": ("hand", "hint", "table show", "table leave", "table break", "table export", "word"),
    "host": ("table kick", "table end"),
    "moderator": ("server", "doctor", "table end", "table kick"),
    "everybody": ("melds", "term", "leaderboard", "stats", "history", "replay", "verify", "privacy", "about"),
}
"""The commands that matter to whom, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for help."""

    tables: tuple[TableId, ...] = ()
    """The live tables of this server at which they sit."""
    host: bool = False
    moderator: bool = False

    def roles(self) -> list[Role]:
        """What they are, what matters most first."""
        roles = ["seated"] if self.tables else ["new"]
        roles += ["host"] if self.host else []
        roles += ["moderator"] if self.moderator else []
        return [*roles, "everybody"]


def help_screen(
    asker: Asker, commands: Mapping[str, str], games: Mapping[str, str], game: str, speaker: Speaker
) -> Screen:
    """`commands` are the descriptions of what there is, by name; `games` are names by key, `game` the one chosen."""
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('help-title')}")
    told: set[str] = set()
    for role in asker.roles():
        lines = _lines([name for name in ROLES[role] if name not in told], commands, speaker)
        told |= set(ROLES[role])
        lines += [speaker.say("help-setup")] if role == "host" else []
        if lines:
            sheet.gap()
            sheet.text(f"**{speaker.say(f'help-{role}')}**", *lines)
    sheet.rule()
    options = [
        discord.SelectOption(label=name, value=key, default=key == game)
        for key, name in list(games.items())[:OPTIONS_MOST]
    ]
    sheet.row(Choose("help", options=options, placeholder=speaker.say("help-game")))
    sheet.row(
        *(Press(_hand(table, asker, speaker), "table", table_name(table), "hand") for table in asker.tables[:2]),
        Press(speaker.say("button-how"), "rules", game, "", ""),
        Press(speaker.say("button-teach"), "teach", game),
        Press(speaker.say("button-open"), "open", game),
    )
    return sheet.screen()


def _hand(table: TableId, asker: Asker, speaker: Speaker) -> str:
    """The button of a hand, which names its table where there are several."""
    if len(asker.tables) == 1:
        return speaker.say("button-hand")
    return speaker.say("button-hand-of", table=table_name(table))


def _lines(names: Sequence[str], commands: Mapping[str, str], speaker: Speaker) -> list[str]:
    return [
        speaker.say("help-line", command=f"`/{name}`", description=commands[name]) for name in names if name in commands
    ]
