"""Clicks that only look up rules."""

from __future__ import annotations

import discord

from bot.pictures import Picture
from bot.session.errors import WrongTime
from bot.session.live import Live, table_number
from bot.ui.click import Click, Front, Routes
from bot.ui.illustrations import illustrations
from bot.ui.parts import Screen
from bot.ui.rulebook import rulebook
from bot.ui.rules import melds_screen, rules_screen
from games import games
from games.core.api import Game
from storage.api import UserId


class LookClicks:
    """Ids carry the game, then the place in it."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"rules": self._rules, "rule": self._rule, "melds": self._melds}

    async def _rule(self, click: Click) -> None:
        """From a refusal in the hand: beside the hand, not instead of it."""
        await click.reply.whisper(await self._page(click))

    async def _rules(self, click: Click) -> None:
        await self._turn(click, await self._page(click))

    async def _melds(self, click: Click) -> None:
        game = game_with_melds(click.part(0))
        speaker = self._front.presenter.speakers.of(click.interaction, game.key)
        await self._turn(click, melds_screen(game, speaker, live=await self._live(click, click.part(1))))

    async def _turn(self, click: Click, screen: Screen) -> None:
        await (click.reply.show(screen) if click.reply.edits else click.reply.whisper(screen))

    async def _page(self, click: Click) -> Screen:
        """Ids are game, topic, table, part of the topic; of a list game and table, its value being the topic."""
        game = known_game(click.part(0))
        topic, table = (click.value(), click.part(1)) if click.values else (click.part(1), click.part(2))
        leaf = 0 if click.values or len(click.rest) < 4 else click.number(3)
        live = await self._live(click, table)
        return await rules_page(self._front, click.interaction, game, topic, leaf=leaf, live=live)

    async def _live(self, click: Click, table: str) -> Live | None:
        return await self._front.live(click.interaction, table_number(table)) if table else None


async def rules_page(
    front: Front, interaction: discord.Interaction, game: Game, topic: str, *, leaf: int = 0, live: Live | None = None
) -> Screen:
    """A part of a topic for whoever asks, with the pictures that belong to it."""
    speaker = front.presenter.speakers.of(interaction, game.key)
    pages = rulebook(game.key, speaker.language)
    pictures: list[tuple[Picture, str]] = []
    if section := next((one for one in pages if one.topic == topic), None):
        leaf = min(leaf, len(section.leaves()) - 1)
        taste = await front.sessions.wishes.taste(UserId(interaction.user.id))
        pictures = await illustrations(section, leaf, speaker, front.painter, taste)
    return rules_screen(game, pages, topic, speaker, leaf=leaf, live=live, pictures=pictures)


def game_with_melds(key: str) -> Game:
    """The game of that key, if it has melds. Raises `WrongTime`."""
    game = known_game(key)
    if game.melds is None:
        raise WrongTime("no-melds")
    return game


def known_game(key: str) -> Game:
    """The game of that key. Raises `WrongTime`."""
    game = games().get(key)
    if game is None:
        raise WrongTime("unknown-game")
    return game
