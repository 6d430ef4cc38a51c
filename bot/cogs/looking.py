"""/rules, /melds, /term and /about."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.cogs.common import TalonCog, choices, complete_game
from bot.language import Speaker
from bot.session.errors import NoTable, WrongTime
from bot.session.live import Live
from bot.ui import looking
from bot.ui.click import Click
from bot.ui.lobby import game_choices
from bot.ui.look_clicks import game_with_melds, rules_page
from bot.ui.parts import Interaction
from bot.ui.rulebook import glossary, places_of_terms, rulebook
from bot.ui.rules import Word, melds_screen, term_screen
from bot.ui.searching import Found, find_terms, find_topics
from bot.version import VERSION
from games import games
from storage.api import ChannelId

if TYPE_CHECKING:
    from bot.client import Talon

VALUE_MOST: Final = 100
"""Characters that Discord takes as the name or value of a choice."""


async def complete_melds(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games with melds whose names hold what was typed."""
    bot: Talon = interaction.client
    melding = {key: game for key, game in games().items() if game.melds is not None}
    speakers = {key: bot.clicks.front.presenter.speakers.of(interaction, key) for key in melding}
    return choices(game_choices(melding, speakers, typed))


class LookingCog(TalonCog):
    """Looking things up."""

    @app_commands.command(name="rules", description="Look up the rules of a game")
    @app_commands.describe(
        game="Which game", topic="A topic, a word or a question", public="Show it to the whole channel"
    )
    @app_commands.autocomplete(game=complete_game)
    async def rules(self, interaction: Interaction, game: str, topic: str | None = None, public: bool = False) -> None:
        """The topic that answers, or the list of topics."""

        async def work(click: Click) -> None:
            rules = self.game(interaction, game)
            speaker = self.front.presenter.speakers.of(interaction, rules.key)
            found = self._answer(rules.key, topic, speaker) if topic is not None else None
            if topic is not None and found is None:
                raise WrongTime("unknown-topic")
            screen = await rules_page(
                self.front,
                interaction,
                rules,
                found.topic if found is not None else "",
                leaf=found.leaf if found is not None else 0,
                live=await self._table_of(interaction, rules.key),
            )
            await click.reply.show(screen)

        await self.run(interaction, work, public=public)

    def _answer(self, game: str, asked: str, speaker: Speaker) -> Found | None:
        """The topic of that key or title, else the one that the question's words lead to."""
        for section in rulebook(game, speaker.language):
            if asked.casefold() in (section.topic, section.title.casefold()):
                return Found(section.topic, 0, 0)
        known = self.front.presenter.speakers.languages.known
        return next(iter(find_topics(game, asked, speaker.language, known)), None)

    async def _table_of(self, interaction: Interaction, game: str) -> Live | None:
        """The table in this channel, if it plays the game: its options are the rules here."""
        found = await self.front.sessions.desk.in_channel(ChannelId(interaction.channel_id or 0))
        if found is None:
            return None
        try:
            live = await self.front.live(interaction, found)
        except NoTable:  # it ended in this very moment
            return None
        return live if live.table.game == game else None

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The topics of the game chosen so far: those called so, then those that answer what was typed."""
        key = getattr(interaction.namespace, "game", None)
        if not isinstance(key, str) or key not in games():
            return []
        presenter = self.front.presenter
        language = presenter.speakers.of(interaction, key).language
        titles = {section.topic: section.title for section in rulebook(key, language)}
        called = [topic for topic, title in titles.items() if typed.casefold() in title.casefold()]
        found = [one.topic for one in find_topics(key, typed, language, presenter.speakers.languages.known)]
        ranked = dict.fromkeys((*called, *found))
        return choices([(titles[topic][:VALUE_MOST], topic) for topic in ranked if topic in titles])

    @app_commands.command(name="melds", description="What every meld of a game pays")
    @app_commands.describe(game="Which game", public="Show it to the whole channel")
    @app_commands.autocomplete(game=complete_melds)
    async def melds(self, interaction: Interaction, game: str, public: bool = False) -> None:
        """The table of melds, by the options of the table in this channel if there is one."""

        async def work(click: Click) -> None:
            melding = game_with_melds(self.game(interaction, game).key)
            speaker = self.front.presenter.speakers.of(interaction, melding.key)
            live = await self._table_of(interaction, melding.key)
            await click.reply.show(melds_screen(melding, speaker, live=live))

        await self.run(interaction, work, public=public)

    @app_commands.command(name="term", description="What a word of the games means, in every language")
    @app_commands.describe(word="Which word, in any language", public="Show it to the whole channel")
    async def term(self, interaction: Interaction, word: str, public: bool = False) -> None:
        """One word of the glossary."""

        async def work(click: Click) -> None:
            presenter = self.front.presenter
            speaker = presenter.speakers.of(interaction)
            found = find_terms(word, speaker.language, presenter.speakers.languages.known)
            if not word.strip() or not found:
                raise WrongTime("unknown-term")
            key = found[0]
            everywhere = {
                name: glossary(language)[key] for language, name in presenter.speakers.languages.names().items()
            }
            names = {key: presenter.speakers.of(interaction, key).say("game-name") for key in games()}
            told = Word(glossary(speaker.language)[key], everywhere)
            await click.reply.show(term_screen(told, places_of_terms()[key], names, speaker))

        await self.run(interaction, work, public=public)

    @term.autocomplete("word")
    async def complete_term(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The words that begin as typed, in the asker's language."""
        presenter = self.front.presenter
        language = presenter.speakers.of(interaction).language
        found = find_terms(typed, language, presenter.speakers.languages.known)
        return choices([(glossary(language)[key].words[0][:VALUE_MOST], key) for key in found])

    @app_commands.command(name="about", description="What this bot is")
    async def about(self, interaction: Interaction) -> None:
        """Version, games, uptime."""

        async def work(click: Click) -> None:
            presenter = self.front.presenter
            names = [presenter.speakers.of(interaction, key).say("game-name") for key in games()]
            running = timedelta(milliseconds=self.front.sessions.clock.now() - self.bot.started_at)
            speaker = presenter.speakers.of(interaction)
            links = self.bot.policy.lines(speaker)
            await click.reply.show(looking.about_screen(VERSION, running, names, speaker, links))

        await self.run(interaction, work)


async def setup(bot: Talon) -> None:
    """Add the commands."""
    await bot.add_cog(LookingCog(bot))
