"""Names and descriptions of commands in the languages that Discord offers its users."""

from __future__ import annotations

import logging
import re
import unicodedata
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from bot.language import ENGLISH, Languages

log = logging.getLogger(__name__)

COMMANDS: Final = "commands"
"""The file of a language that names commands."""
NAMES: Final = (Place.command_name, Place.group_name, Place.parameter_name)
NAME_MOST: Final = 32
UNFIT: Final = re.compile(r"[^a-z0-9-]")
"""What no id of a message has, such as the dots in the name of a menu."""


class CommandNames(app_commands.Translator):
    """Messages are `command-<name>` with an attribute `about`; `command-<name>-<option>` for an option.

    A choice of an option is `choice-<value>`.
    """

    def __init__(self, languages: Languages) -> None:
        self._languages = languages
        self._language = {locale: languages.choose(locale.value) for locale in discord.Locale}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in this locale; None, and so English, where there is none or Discord would not take it."""
        language = self._language[locale]
        if language == ENGLISH:
            return None
        speaker = self._languages.speaker(language, COMMANDS)
        message = message_of(context)
        if not speaker.has(message):
            return None
        said = speaker.say(message)
        menu = isinstance(context.data, app_commands.ContextMenu)  # its name may have capitals and blanks
        if context.location in NAMES and not menu and not fits(said):
            log.error("Discord takes no command or option named %r: %s in %s", said, message, language)
            return None
        return said


def message_of(context: app_commands.TranslationContext[Any, Any]) -> str:
    """The id of the message that says what Discord asks for."""
    if context.location is Place.choice_name:
        return f"choice-{str(context.data.value).replace('_', '-')}"
    if context.location in (Place.parameter_name, Place.parameter_description):
        parts = (*context.data.command.qualified_name.split(), context.data.name)
    else:
        parts = tuple(context.data.qualified_name.split())
    message = UNFIT.sub("", "-".join(("command", *parts)).replace("_", "-").lower())
    return message if context.location in NAMES else f"{message}.about"


def fits(name: str) -> bool:
    """Whether Discord takes it as a name: 1 to 32 letters, digits, hyphens and underscores, none of them a capital."""
    letters = all(character in "-_'" or unicodedata.category(character)[0] in "LN" for character in name)
    return letters and 0 < len(name) <= NAME_MOST and name == name.lower()
