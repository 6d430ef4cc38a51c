"""Clicks with which people find each other: challenges, and asking to be asked."""

from __future__ import annotations

from bot.session.live import Live
from bot.ui.click import Click, Front, Routes
from bot.ui.look_clicks import known_game
from bot.ui.looking import notice_screen
from bot.ui.opening import Wish, open_and_post, open_table
from bot.ui.parts import Interaction, Screen
from bot.ui.tables import Listed, tables_screen
from bot.ui.words import link
from games import games
from storage.api import JSON, GuildId, UserId


class MeetingClicks:
    """Ids carry whom or what it is about; the choice is a game."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"challenge": self._challenge, "ping-me": self._ping_me, "tables": self._turn}

    async def _turn(self, click: Click) -> None:
        await click.reply.show(await self.tables(click.interaction, click.number(0)))

    async def tables(self, interaction: Interaction, page: int = 0) -> Screen:
        """Every open lobby of the server, where the asker sits, and where others play, a page of each."""
        guild, user = GuildId(interaction.guild_id or 0), UserId(interaction.user.id)
        desk = self._front.sessions.desk
        lives: list[Live] = []
        for table in await desk.store.tables.live_tables(guild=guild):
            async with desk.at(table.id) as live:
                lives.append(live)
        speaker = self._front.presenter.speakers.of(interaction)
        return tables_screen(Listed.of(lives, user), user, self.names(interaction), speaker, page)

    def names(self, interaction: Interaction) -> dict[str, str]:
        """The games' names by key, in the asker's language."""
        return {key: self._front.presenter.speakers.of(interaction, key).say("game-name") for key in games()}

    async def _challenge(self, click: Click) -> None:
        game = known_game(click.value())
        other = click.number(0)
        sessions = self._front.sessions
        await sessions.desk.demand_at_ease(click.who.user, [UserId(other)])
        house = await sessions.wishes.house(GuildId(click.interaction.guild_id or 0))
        agreed: dict[str, JSON] = {"invited": [other], "pace": house.pace}
        wish = Wish(agreed=agreed, guest=UserId(other))
        if wish.needs_thread:
            live = await open_table(self._front, click.reply, game, wish)
        else:
            opened = await open_and_post(self._front, click.interaction, game, wish)
            live = await self._front.live(click.interaction, opened.id)
            speaker = self._front.presenter.speakers.of(click.interaction, game.key)
            await click.reply.show(notice_screen(speaker.say("opened", link=link(live))))
        await self._front.presenter.pings.challenge(live, UserId(other))

    async def _ping_me(self, click: Click) -> None:
        """On or off: this person is asked when somebody looks for players of that game here."""
        game = known_game(click.value())
        guild = GuildId(click.interaction.guild_id or 0)
        wanted = await self._front.sessions.wishes.turn_ping(guild, game.key, click.who.user)
        speaker = self._front.presenter.speakers.of(click.interaction, game.key)
        message = "ping-on" if wanted else "ping-off"
        await click.reply.show(notice_screen(speaker.say(message, game=speaker.say("game-name"))))
