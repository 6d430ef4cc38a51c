"""Choosing a language: a panel for who reads, with every language under its own name."""

from __future__ import annotations

import discord

from bot.language import Choice, Languages, Speaker
from bot.session.errors import NotKept, WrongTime
from bot.ui.click import Click, Front, Routes
from bot.ui.parts import GREY, Choose, Press, Screen, Sheet
from storage.api import StoreError, UserId

DISCORD = "discord"
"""Stands for the language that Discord is set to."""


def language_screen(choice: Choice, languages: Languages, speaker: Speaker) -> Screen:
    """What is chosen now, and what else may be."""
    sheet = Sheet(GREY)
    sheet.text(f"### {speaker.say('language-title')}", speaker.say("language-help"))
    options = [
        discord.SelectOption(label=name, value=value, default=value == (choice.language or DISCORD))
        for value, name in language_names(languages, speaker)
    ]
    sheet.row(Choose("language", options=options, placeholder=speaker.say("language-title")))
    if languages.has_digits(speaker.language):
        message = "button-digits-off" if choice.digits else "button-digits-on"
        sheet.row(Press(speaker.say(message), "digits", int(not choice.digits)))
    return sheet.screen()


def language_names(languages: Languages, speaker: Speaker) -> list[tuple[str, str]]:
    """What may be chosen: Discord's own language first, then each by the name its readers give it."""
    return [(DISCORD, speaker.say("language-discord")), *languages.names().items()]


def typed_names(languages: Languages, speaker: Speaker) -> list[tuple[str, str]]:
    """All names under which a language may be typed, each with the choice that it stands for."""
    named = [(name, value) for value, name in language_names(languages, speaker)]
    return [*named, *((name, value) for value, name in languages.english_names().items())]


class LanguageClicks:
    """The select and the button of the panel; ids carry what is to be."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"language": self._language, "digits": self._digits}

    async def _language(self, click: Click) -> None:
        await self.choose(click, language=click.value())

    async def _digits(self, click: Click) -> None:
        await self.choose(click, digits=click.part(0) == "1")

    async def choose(self, click: Click, *, language: str | None = None, digits: bool | None = None) -> None:
        """Keep what is given, leave the rest as it was, and show the panel in the language chosen.

        Raises `WrongTime`, `NotKept`.
        """
        presenter = self._front.presenter
        now = presenter.speakers.choice_of(click.interaction)
        wanted = now.language if language is None else language
        if wanted == DISCORD:
            wanted = None
        if wanted is not None and wanted not in presenter.speakers.languages.known:
            raise WrongTime("unknown-language")
        choice = Choice(wanted, now.digits if digits is None else digits)
        if choice != now:
            try:
                await presenter.speakers.choices.choose(UserId(click.interaction.user.id), click.who.name, choice)
            except StoreError as error:
                raise NotKept from error
        await click.reply.show(self.panel(click))

    def panel(self, click: Click) -> Screen:
        """The panel as it is now."""
        presenter = self._front.presenter
        speaker = presenter.speakers.of(click.interaction)
        return language_screen(presenter.speakers.choice_of(click.interaction), presenter.speakers.languages, speaker)
