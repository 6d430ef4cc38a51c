"""The host's panel: every select and number in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import decimal

from bot.session.errors import BadChoice, NoTable, NotHost, TableError, WrongTime
from bot.session.live import Live
from bot.ui.click import Click, Front, Routes
from bot.ui.lobby import setup_screen
from bot.ui.modals import Question
from bot.ui.places import OPEN, place_screen
from bot.ui.refusals import sentence, span
from games.core.options import Setting, text
from storage.api import UserId

COMMA: Final = re.compile(r"\s*[,،]\s*")


class SetupClicks:
    """Ids carry the table, then what is set."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"setup": self._setup, "panel": self._open, "value": self._ask_value, "keep-seat": self._keep_seat}

    async def _open(self, click: Click) -> None:
        live = await self._front.table(click)
        _hosted(click, live)
        await click.reply.whisper(setup_screen(live, self._front.speaker(click, live), thread=click.in_thread))

    async def _setup(self, click: Click) -> None:
        live = await self._front.table(click)
        _hosted(click, live)
        setup, who, value = self._front.sessions.setup, click.who, click.value()
        option, unkept = "", list[UserId]()
        try:
            match click.part(1):
                case "preset":
                    unkept = await setup.set_preset(live.id, who, value)
                case "seats":
                    unkept = await setup.set_seats(live.id, who, click.ids()[0])
                case "computers":
                    await setup.fill(live.id, who, value)
                case "seat":
                    await click.reply.show(place_screen(live, self._front.speaker(click, live), click.ids()[0]))
                    return
                case "place":
                    await setup.set_seat(live.id, who, click.number(2), None if value == OPEN else value)
                case "option":
                    option = value
                case "value":
                    option = click.part(2)
                    await self._set(click, live, option, click.values)
                case _:
                    raise NoTable
        except BadChoice as error:
            await self._show(click, option, error)
            return
        await self._show(click, option, unkept=unkept)

    async def _keep_seat(self, click: Click) -> None:
        """Somebody was named for a seat, or nobody any more."""
        live = await self._front.table(click)
        _hosted(click, live)
        setup, seat = self._front.sessions.setup, click.number(1)
        if click.values:
            await setup.keep_seat(live.id, click.who, seat, UserId(click.ids()[0]))
        else:
            await setup.set_seat(live.id, click.who, seat, None)
        await self._show(click, "")

    async def named(self, click: Click) -> None:
        """Something was typed for an option: a number, or as many as it takes, in the digits of any script."""
        live = await self._front.table(click)
        _hosted(click, live)
        name = click.part(1)
        try:
            await self._set(click, live, name, [_latin(click.value())])
        except BadChoice as error:
            await self._show(click, name, error)
            return
        await self._show(click, name)

    async def _set(self, click: Click, live: Live, name: str, chosen: Sequence[str]) -> None:
        setting = _setting(live, name)
        value = chosen[0]
        if setting.several and setting.values is not None:
            value = ",".join(text(one) for one in setting.values if text(one) in chosen)
        await self._front.sessions.setup.set_option(live.id, click.who, name, value)

    async def _show(
        self, click: Click, option: str, error: TableError | None = None, *, unkept: Sequence[UserId] = ()
    ) -> None:
        """The panel as it is now, with what was refused, or for whom no seat is kept any more."""
        live = await self._front.table(click)
        speaker = self._front.speaker(click, live)
        notice = sentence(error, speaker) if error is not None else ""
        if unkept:
            notice = speaker.say("setup-unkept", people=speaker.join(f"<@{user}>" for user in unkept))
        screen = setup_screen(live, speaker, option=option, notice=notice, thread=click.in_thread)
        await click.reply.show(screen)

    async def _ask_value(self, click: Click) -> None:
        live = await self._front.table(click)
        _hosted(click, live)
        setting = _setting(live, click.part(1))
        speaker = self._front.speaker(click, live)
        label = speaker.say("setup-number", **span(setting))
        question = Question(speaker.say(f"option-{setting.name}"), label, "value", *click.rest[:2])
        await self._front.ask(click, question, speaker)


def _hosted(click: Click, live: Live) -> None:
    if live.table.status != "lobby":
        raise WrongTime("already-started")
    if live.table.host != click.who.user:
        raise NotHost


def _latin(typed: str) -> str:
    """Numbers as records write them, whatever the script of the digits and the blanks round the commas."""
    words = COMMA.split(typed.strip())
    return ",".join("".join(str(decimal(letter, letter)) for letter in word) for word in words)


def _setting(live: Live, name: str) -> Setting:
    for setting in live.game.settings():
        if setting.name == name:
            return setting
    raise BadChoice(f"There is no option {name!r}.")
