"""Choices made in the panels of /settings and /server."""

from __future__ import annotations

from typing import Any

from bot.language import Choice
from bot.session.errors import NoTable, NotKept
from bot.ui.click import Click, Front, Routes
from bot.ui.look_clicks import known_game
from bot.ui.parts import Interaction, Screen
from bot.ui.permissions import demand_manager
from bot.ui.wishes import AS_DISCORD, HOUSES, OWN_DIGITS, TASTES, Tongues, house_screen, kept_as, taste_screen
from games import games
from storage.api import ChannelId, GuildId, StoreError, UserId


class WishClicks:
    """Ids carry the name of the choice; what it becomes is the select's value."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._wishes = front.sessions.wishes

    def routes(self) -> Routes:
        """What each id does."""
        return {"taste": self._taste, "house": self._house}

    async def _taste(self, click: Click) -> None:
        name, value = click.part(0), click.value()
        if value not in TASTES.get(name, ()):
            raise NoTable
        await self._wishes.set_taste(click.who.user, click.who.name, **{name: kept_as(value)})
        await click.reply.show(await self.taste(click.interaction, saved=True))

    async def taste(self, interaction: Interaction, *, saved: bool = False) -> Screen:
        """The asker's own panel."""
        speaker = self._front.presenter.speakers.of(interaction)
        taste = await self._wishes.taste(UserId(interaction.user.id))
        return taste_screen(taste, speaker, speaker.say("wish-saved") if saved else "")

    async def _house(self, click: Click) -> None:
        demand_manager(click.interaction)
        name = click.part(0)
        guild = GuildId(click.interaction.guild_id or 0)
        if name == "game":
            await click.reply.show(await self.house(click.interaction, click.value()))
            return
        if name == "language":
            await self._set_language(guild, click.value())
        else:
            await self._wishes.set_house(guild, **await self._change(click, guild, name))
        game = click.part(1) if name == "role" else ""
        await click.reply.show(await self.house(click.interaction, game, saved=True))

    async def _change(self, click: Click, guild: GuildId, name: str) -> dict[str, Any]:
        """What a select says, as it is kept."""
        if name == "channels":
            return {name: tuple(map(ChannelId, click.ids()))}
        if name == "role":
            game = known_game(click.part(1)).key
            roles = {key: role for key, role in (await self._wishes.house(guild)).roles.items() if key != game}
            return {"roles": {**roles, game: click.ids()[0]} if click.values else roles}
        if click.value() not in HOUSES.get(name, ()):
            raise NoTable
        return {name: kept_as(click.value())}

    async def _set_language(self, guild: GuildId, value: str) -> None:
        choices, languages = self._front.presenter.speakers.choices, self._front.presenter.speakers.languages
        name, digits = value.removesuffix(OWN_DIGITS), value.endswith(OWN_DIGITS)
        if (name != AS_DISCORD and name not in languages.known) or (digits and not languages.has_digits(name)):
            raise NoTable
        choice = Choice(None if name == AS_DISCORD else name, digits)
        try:
            await choices.choose_for_guild(guild, choice)
        except StoreError as error:
            raise NotKept from error

    async def house(self, interaction: Interaction, game: str = "", *, saved: bool = False) -> Screen:
        """The server's panel."""
        presenter = self._front.presenter
        speaker = presenter.speakers.of(interaction)
        names = {key: presenter.speakers.of(interaction, key).say("game-name") for key in games()}
        house = await self._wishes.house(GuildId(interaction.guild_id or 0))
        notice = speaker.say("wish-saved") if saved else ""
        languages = presenter.speakers.languages
        chosen = presenter.speakers.choices.guild(GuildId(interaction.guild_id or 0))
        tongues = Tongues(languages.names(), set(filter(languages.has_digits, languages.known)), chosen)
        return house_screen(house, tongues, names, game if game in names else next(iter(names)), speaker, notice)
