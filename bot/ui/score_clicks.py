"""Clicks on leaderboards and statistics, and looking up who is still there."""

from __future__ import annotations

import logging

import discord

from bot.session.boards import Presence
from bot.session.errors import WrongTime
from bot.session.live import table_number
from bot.ui import looking
from bot.ui.click import Click, Front, Routes
from bot.ui.look_clicks import known_game
from bot.ui.parts import Interaction, Screen
from bot.ui.scores import ALL_RULES, leaderboard_screen, stats_screen
from games import games
from games.core.api import Game
from storage.api import GuildId, UserId
from storage.derived import ALL_TIME, ORDERS, Order

log = logging.getLogger(__name__)


class ScoreClicks:
    """Ids carry the game, season, order and page of a board, or whose statistics they are."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {
            "board": self._board,
            "stats": self._stats,
            "stats-rules": self._by_rules,
            "hidden": self._hide,
            "decline": self._decline,
        }

    async def _board(self, click: Click) -> None:
        game, season, by, page = known_game(click.part(0)), click.number(1), known_order(click.part(2)), 0
        if not click.values:
            page = click.number(3)
        elif click.part(3) == "by":
            by = known_order(click.value())
        else:
            season = known_season(click.value())
        screen = await self.leaderboard(click.interaction, game, season=season, by=by, page=page)
        await click.reply.show(screen)

    async def leaderboard(
        self, interaction: Interaction, game: Game, *, season: int = ALL_TIME, by: Order | None = None, page: int = 0
    ) -> Screen:
        """One page of this server's leaderboard."""
        board = await self._front.sessions.boards.page(
            GuildId(interaction.guild_id or 0),
            game.key,
            UserId(interaction.user.id),
            presence(interaction),
            season=season,
            by=by,
            number=min(page, 10_000),
        )
        speaker = self._front.presenter.speakers.of(interaction, game.key)
        pictures = (await self._front.sessions.wishes.taste(UserId(interaction.user.id))).pictures
        return await leaderboard_screen(board, speaker, self._front.painter, pictures=pictures)

    async def _stats(self, click: Click) -> None:
        user = UserId(click.number(0))
        await click.reply.show(await self.stats(click.interaction, user, "", known_game(click.value()).key))

    async def _by_rules(self, click: Click) -> None:
        user, game = UserId(click.number(0)), known_game(click.part(1)).key
        await click.reply.show(await self.stats(click.interaction, user, "", game, rules=click.value()))

    async def stats(
        self,
        interaction: Interaction,
        user: UserId,
        name: str,
        game: str | None = None,
        notice: str = "",
        rules: str = ALL_RULES,
    ) -> Screen:
        """A person's statistics in this server; `name` where no game of theirs has one."""
        asker = UserId(interaction.user.id)
        guild = GuildId(interaction.guild_id or 0)
        profile = await self._front.sessions.boards.profile(guild, user, asker, game)
        speakers = {key: self._front.presenter.speakers.of(interaction, key) for key in games()}
        return await stats_screen(
            profile,
            profile.name or name,
            speakers,
            self._front.painter,
            own=user == asker,
            rules=rules,
            notice=notice,
            pictures=(await self._front.sessions.wishes.taste(asker)).pictures,
        )

    async def _own(self, click: Click, message: str, game: str | None = None) -> None:
        who = click.who
        said = self._front.presenter.speakers.of(click.interaction).say(message)
        await click.reply.show(await self.stats(click.interaction, who.user, who.name, game, said))

    async def _hide(self, click: Click) -> None:
        hidden = click.number(0) == 1
        await self._front.sessions.boards.hide(click.who.user, click.who.name, hidden=hidden)
        await self._own(click, "now-hidden" if hidden else "now-shown", click.part(1))

    async def _decline(self, click: Click) -> None:
        live = await self._front.live(click.interaction, table_number(click.part(0)))
        await self._front.sessions.desk.decline(live.id, click.who.user)
        if click.reply.edits:
            await self._own(click, "declined", live.table.game)
        else:
            said = self._front.speaker(click, live).say("declined")
            await click.reply.whisper(looking.notice_screen(said))


def presence(interaction: Interaction) -> Presence:
    """Looks people up in the server of an interaction; who cannot be looked up just now counts as there."""
    guild = interaction.guild

    async def is_present(user: UserId) -> bool:
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            return False
        except discord.HTTPException as problem:
            log.info("a person on a board could not be looked up: %s", problem)
        return True

    return is_present


def known_order(name: str) -> Order:
    """What a board is sorted by. Raises `WrongTime`."""
    for order in ORDERS:
        if order == name:
            return order
    raise WrongTime("unknown-order")


def known_season(text: str) -> int:
    """A season as a number: 0, or a year and month. Raises `WrongTime`."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise WrongTime("unknown-season")
    season = int(text)
    if season != ALL_TIME and not (season >= 197001 and 1 <= season % 100 <= 12):
        raise WrongTime("unknown-season")
    return season
