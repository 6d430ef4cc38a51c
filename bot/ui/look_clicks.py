"""Clicks that only look up rules."""

from __future__ import annotations

from bot.session.errors import WrongTime
from bot.session.live import table_number
from bot.ui import looking
from bot.ui.click import Click, Front, Routes
from bot.ui.parts import Screen
from bot.ui.rulebook import rulebook
from games import games
from games.core.api import Game


class LookClicks:
    """Ids carry the game, then the place in it."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"rules": self._rules, "rule": self._rule}

    async def _rule(self, click: Click) -> None:
        """From a refusal in the hand: beside the hand, not instead of it."""
        await click.reply.whisper(await self._page(click))

    async def _rules(self, click: Click) -> None:
        screen = await self._page(click)
        await (click.reply.show(screen) if click.reply.edits else click.reply.whisper(screen))

    async def _page(self, click: Click) -> Screen:
        game = known_game(click.part(0))
        topic, table = (click.value(), click.part(1)) if click.values else (click.part(1), click.part(2))
        live = await self._front.live(click.interaction, table_number(table)) if table else None
        speaker = self._front.presenter.speaker_of(click.interaction, game.key)
        pages = rulebook(game.key, speaker.language)
        return looking.rules_screen(game, pages, topic, speaker, live=live)


def known_game(key: str) -> Game:
    """The game of that key. Raises `WrongTime`."""
    game = games().get(key)
    if game is None:
        raise WrongTime("unknown-game")
    return game
