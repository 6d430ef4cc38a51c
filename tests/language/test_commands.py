"""Commands are named in every language that Discord offers and this bot speaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from bot.client import COGS, Talon
from bot.language import Languages
from bot.ui.command_names import COMMANDS, NAME_MOST, NAMES, CommandNames, fits, message_of
from tests.bot.fixtures import make_bot

LANGUAGES: Final = Languages(strict=True)
OFFERED: Final = tuple(
    language
    for language in LANGUAGES.known
    if language != "en" and any(locale.value.partition("-")[0] == language for locale in discord.Locale)
)
"""Languages that Discord has too: Persian is none of them."""
DESCRIPTION_MOST: Final = 100
CHALLENGE: Final = "command-challenge-to"
"""The one entry in a person's menu; its name may have capitals and blanks."""


@pytest.fixture
async def bot(tmp_path: Any) -> Any:
    """The bot with its commands, connected to nothing."""
    made = await make_bot(tmp_path)
    for cog in COGS:
        await made.load_extension(cog)
    yield made
    await made.sessions.close()
    await made.sessions.store.close()


def asked(bot: Talon) -> Iterator[tuple[str, str, Place]]:
    """Everything that Discord shows of the commands: its message, the text in the code, and where it stands."""
    for command in bot.tree.walk_commands():
        group = isinstance(command, app_commands.Group)
        yield ask(Place.group_name if group else Place.command_name, command, command.name)
        yield ask(Place.group_description if group else Place.command_description, command, command.description)
        for parameter in () if isinstance(command, app_commands.Group) else command.parameters:
            yield ask(Place.parameter_name, parameter, str(parameter.display_name))
            yield ask(Place.parameter_description, parameter, str(parameter.description))
            for choice in parameter.choices:
                yield ask(Place.choice_name, choice, choice.name)
    for menu in bot.tree.get_commands(type=discord.AppCommandType.user):
        yield ask(Place.command_name, menu, menu.name)


def ask(place: Place, thing: Any, text: str) -> tuple[str, str, Place]:
    """One of them."""
    context: app_commands.TranslationContext[Any, Any] = app_commands.TranslationContext(place, thing)  # type: ignore[call-overload]  # each place has its own kind of thing
    return message_of(context), text, place


async def test_the_english_file_says_what_the_commands_say(bot: Talon) -> None:
    speaker = LANGUAGES.speaker("en", COMMANDS)
    for message, text, _ in asked(bot):
        assert speaker.has(message), f"en/commands.ftl lacks {message}; the code says {text!r}"
        assert speaker.say(message) == text


@pytest.mark.parametrize("language", OFFERED)
async def test_every_name_and_description_is_one_that_discord_takes(bot: Talon, language: str) -> None:
    speaker = LANGUAGES.speaker(language, COMMANDS)
    siblings: dict[str, list[str]] = {}
    for message, _, place in asked(bot):
        assert speaker.has(message), f"{language}/commands.ftl lacks {message}"
        said = speaker.say(message)
        if message == CHALLENGE:
            assert 0 < len(said) <= NAME_MOST
        elif place in NAMES:
            assert fits(said), f"{message} = {said}"
            siblings.setdefault(message.rpartition("-")[0], []).append(said)
        else:
            assert 0 < len(said) <= DESCRIPTION_MOST, f"{message} has {len(said)} characters"
    for parent, names in siblings.items():
        assert len(set(names)) == len(names), f"{parent} has two of the same name in {names}"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("play", True),
        ("игра", True),
        ("놀이", True),
        ("таблица-лидеров", True),
        ("Play", False),
        ("two words", False),
        ("", False),
        ("x" * 32, True),
        ("x" * 33, False),
        ("play!", False),
    ],
)
def test_a_name_has_small_letters_and_no_blanks(name: str, taken: bool) -> None:
    assert fits(name) == taken


async def test_a_translation_is_sent_for_its_own_locale_only(tmp_path: Any, bot: Talon) -> None:
    for language, name in (("en", "about"), ("ko", "소개")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text("", "utf-8")
        message = f"command-about = {name}\n    .about = {name}\n"
        (tmp_path / language / "commands.ftl").write_text(message, "utf-8")
    translator = CommandNames(Languages(tmp_path))
    await bot.tree.set_translator(translator)
    command = bot.tree.get_command("about")
    assert command is not None
    payload = await command.get_translated_payload(bot.tree, translator)
    assert payload["name"] == "about"
    assert payload["name_localizations"] == {"ko": "소개"}
    assert payload["description_localizations"] == {"ko": "소개"}


async def test_a_name_that_discord_refuses_stays_english(
    tmp_path: Any, bot: Talon, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "ko").mkdir()
    (tmp_path / "ko" / "common.ftl").write_text("", "utf-8")
    (tmp_path / "ko" / "commands.ftl").write_text("command-about = Two Words\n", "utf-8")
    translator = CommandNames(Languages(tmp_path))
    await bot.tree.set_translator(translator)
    command = bot.tree.get_command("about")
    assert command is not None
    payload = await command.get_translated_payload(bot.tree, translator)
    assert "name_localizations" not in payload or payload["name_localizations"] == {}
    assert "Two Words" in caplog.text
