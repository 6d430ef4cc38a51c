"""Clicks in the private hand: playing, picking, confirming, naming a number."""

from __future__ import annotations

from bot.ui.click import Click, Front, Routes
from bot.ui.modals import Question
from bot.ui.prompts import Picks, picked_items, unpacked
from games.core.api import Action


class HandClicks:
    """Ids carry table, the seat's turn, and the verb; then what is picked."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {
            "act": self._act,
            "pick-one": self._pick_one,
            "toggle": self._toggle,
            "confirm": self._confirm,
            "number": self._ask_number,
        }

    async def _act(self, click: Click) -> None:
        await self._carry_out(click, Action(click.part(2), unpacked(click.part(3))))

    async def _pick_one(self, click: Click) -> None:
        await self._carry_out(click, Action(click.part(2), unpacked(click.value())))

    async def _toggle(self, click: Click) -> None:
        live = await self._front.table(click)
        prompt = await self._front.prompt(click, live.id)
        bits = click.number(3, 16) & ((1 << len(prompt.items)) - 1)
        await self._front.show_hand(click.reply, live.id, picks=Picks(prompt.verb, bits))

    async def _confirm(self, click: Click) -> None:
        live = await self._front.table(click)
        prompt = await self._front.prompt(click, live.id)
        await self._carry_out(click, Action(prompt.verb, picked_items(prompt, click.number(3, 16))))

    async def named(self, click: Click, number: int) -> None:
        """A number was typed."""
        await self._carry_out(click, Action(click.part(2), (str(number),)))

    async def _carry_out(self, click: Click, action: Action) -> None:
        live = await self._front.table(click)
        await self._front.sessions.play.act(live.id, click.who.user, click.number(1), str(action))
        await self._front.show_hand(click.reply, live.id)

    async def _ask_number(self, click: Click) -> None:
        live = await self._front.table(click)
        prompt = await self._front.prompt(click, live.id)
        speaker = self._front.speaker(click, live)
        title = speaker.say(f"do-{prompt.verb}", items="", count=0, word="none")
        question = Question(title, speaker.say("number-label"), "number", *click.rest[:3])
        await self._front.ask(click, question, speaker)
