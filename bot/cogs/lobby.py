"""/play: open a table in this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.cogs.common import TalonCog, choices, complete_game, meant
from bot.session.errors import BadChoice, WrongTime
from bot.session.pace import PACES
from bot.ui.click import Click
from bot.ui.opening import Wish, open_table
from bot.ui.parts import Interaction
from games import games
from games.core.api import Game
from games.players.api import PLAYERS
from storage.api import JSON, GuildId, UserId

if TYPE_CHECKING:
    from bot.client import Talon


PACE_NAMES: Final = {"untimed": "no clock"}
"""What a pace is called where that is not its key."""


class LobbyCog(TalonCog):
    """Opening tables."""

    @app_commands.command(name="play", description="Open a table in this channel")
    @app_commands.describe(
        game="Which game",
        preset="Which rules; the usual ones if left out",
        players="How many people and computers in all",
        computers="Fill all other seats with computers of this level; left out, the seats stay open",
        options="Single options as name=value, separated by spaces; Set up in the lobby is easier",
        pace="Live, with a reserve, without a clock, or by correspondence in a thread of its own",
        thread="Play in a thread of its own",
        private="Only people you invite may sit down",
        invite="Somebody to invite; a seat is kept for them",
        rated="Whether the game counts for ratings",
    )
    @app_commands.choices(pace=[app_commands.Choice(name=PACE_NAMES.get(pace, pace), value=pace) for pace in PACES])
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        players: app_commands.Range[int, 2, 5] | None = None,
        computers: str | None = None,
        options: str | None = None,
        pace: str | None = None,
        thread: bool = False,
        private: bool = False,
        invite: discord.Member | None = None,
        rated: bool = True,
    ) -> None:
        """Open a lobby, its host in the first seat."""

        async def work(click: Click) -> None:
            rules = self.game(interaction, game)
            if invite is not None and invite.bot:
                raise WrongTime("challenge-computer")
            guest = UserId(invite.id) if invite is not None else None
            house = await self.front.sessions.wishes.house(GuildId(interaction.guild_id or 0))
            agreed: dict[str, JSON] = {
                "pace": pace or house.pace,
                "private": private,
                "rated": rated,
                "invited": [] if guest is None else [int(guest)],
            }
            wish = Wish(
                seats=players,
                preset=preset and meant(preset, self._presets(interaction, rules)),
                options=_options(options),
                computers=computers and meant(computers, self._levels(interaction)),
                thread=thread,
                agreed=agreed,
                guest=guest,
            )
            await open_table(self.front, click.reply, rules, wish)

        await self.run(interaction, work, public=True)

    @play.autocomplete("preset")
    async def complete_preset(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The presets of the game chosen so far."""
        game = _chosen(interaction)
        if game is None:
            return []
        return choices([pair for pair in self._presets(interaction, game) if typed.casefold() in pair[0].casefold()])

    @play.autocomplete("computers")
    async def complete_level(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The levels of computer players."""
        return choices([pair for pair in self._levels(interaction) if typed.casefold() in pair[0].casefold()])

    def _presets(self, interaction: Interaction, game: Game) -> list[tuple[str, str]]:
        """A game's presets by their names in the asker's language."""
        speaker = self.front.presenter.speakers.of(interaction, game.key)
        return [(speaker.say(f"preset-{key}"), key) for key in game.presets]

    def _levels(self, interaction: Interaction) -> list[tuple[str, str]]:
        """The levels of computer players by their names in the asker's language."""
        speaker = self.front.presenter.speakers.of(interaction)
        return [(speaker.say(f"level-{level}"), level) for level in PLAYERS]


def _options(given: str | None) -> dict[str, str]:
    """Options as they are typed: `target_score=200 first_deal_trump=D`. Raises `BadChoice`."""
    pairs = {}
    for word in (given or "").split():
        name, found, value = word.partition("=")
        if not found:
            raise BadChoice(f"{word} is no option: write name=value.")
        if name in pairs:
            raise BadChoice(f"{name} is given twice: write it once.", (name,))
        pairs[name] = value
    return pairs


def _chosen(interaction: Interaction) -> Game | None:
    """The game typed into the command so far."""
    key = getattr(interaction.namespace, "game", None)
    return games().get(key) if isinstance(key, str) else None


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(LobbyCog(bot))
