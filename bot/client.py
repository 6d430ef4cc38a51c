"""The Discord client: minimal intents, three cogs, one error path, everything else passed in."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import math
import time
from collections.abc import Coroutine, Sequence
from importlib import import_module
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.farewell import Farewell
from bot.identify import Turns
from bot.language import Languages
from bot.limits import Limits
from bot.pictures import Painter
from bot.session.sessions import Sessions
from bot.ui.click import Front
from bot.ui.clicks import Clicks
from bot.ui.command_names import CommandNames
from bot.ui.parts import Interaction
from bot.ui.presenter import Presenter
from bot.ui.privacy import USUAL_POLICY, Policy
from bot.ui.reply import Reply
from bot.ui.searching import read_rules
from storage.api import ChannelId, GuildId, StoreError

log = logging.getLogger(__name__)

COGS: Final = (
    "bot.cogs.lobby",
    "bot.cogs.table",
    "bot.cogs.meeting",
    "bot.cogs.looking",
    "bot.cogs.scores",
    "bot.cogs.preferences",
    "bot.cogs.helping",
    "bot.cogs.past",
    "bot.cogs.privacy",
    "bot.cogs.owner",
)
SYNCED: Final = "commands-synced"
"""Under this key the store remembers which set of commands Discord has."""
LONGEST_WAIT_SECONDS: Final = 30.0
NO_WAIT_SECONDS: Final = 0.5
FIRST_HEARTBEATS_SECONDS: Final = 60.0
"""Discord asks for a heartbeat about every 41 seconds, so that the second one has been answered by then."""
INTENTS: Final = discord.Intents(guilds=True)


class DiscordClock:
    """The time as discord.py sees it, which a simulated Discord may set."""

    def now(self) -> int:
        """Epoch milliseconds."""
        return int(discord.utils.utcnow().timestamp() * 1000)

    async def sleep(self, seconds: float) -> None:
        """On the event loop's clock."""
        await asyncio.sleep(seconds)


class Tree(app_commands.CommandTree["Talon"]):
    """Commands whose failures are answered like those of buttons."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Every command and every completion is answered in the language that the person chose, but no flood."""
        completion = interaction.type is discord.InteractionType.autocomplete
        if completion and not await self.client.clicks.completes(interaction):
            return False
        await self.client.presenter.speakers.meet(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the person, and log what is ours."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with Reply(interaction) as reply:
            await self.client.clicks.report(reply, cause)


class Talon(commands.AutoShardedBot):
    """The bot; it owns nothing that it was given, but closes all of it."""

    def __init__(
        self,
        sessions: Sessions,
        languages: Languages,
        painter: Painter,
        *,
        edit_interval: float,
        development_guild: int | None = None,
        policy: Policy = USUAL_POLICY,
        owner_guild: int | None = None,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        clicks_in_ten_seconds: int = 40,
    ) -> None:
        self.limits = Limits()
        super().__init__(
            http_trace=self.limits.trace(),
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            intents=INTENTS,
            help_command=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            shard_count=shard_count,
            shard_ids=None if shard_ids is None else list(shard_ids),  # type: ignore[arg-type]  # None is its default
        )
        self.sessions = sessions
        self.painter = painter
        self.presenter = Presenter(self, sessions, languages, painter, edit_interval)
        self.clicks = Clicks(Front(sessions, self.presenter, painter), in_ten_seconds=clicks_in_ten_seconds)
        self.started_at = sessions.clock.now()
        self.policy = policy
        self._development_guild = development_guild
        self.owner_guild = owner_guild
        self.farewell = Farewell(sessions, self.presenter)
        self._turns: Turns | None = None
        self._waited: dict[int, float] = {}
        sessions.owns = self.sees
        sessions.desk.listeners.append(self.presenter.notice)

    register_anew = False
    """For a Discord that forgets the commands when it stops."""

    async def setup_hook(self) -> None:
        """Before the first connection: commands, and what was left undone at the last stop."""
        self.presenter.speakers.languages.read()
        await asyncio.to_thread(read_rules, self.presenter.speakers.languages.known)
        for cog in COGS:
            await import_module(cog).setup(self)  # as an extension it would be carried out anew for every bot
        await self.register()
        await self.presenter.hands.emojis.fetch(self)
        await self.sessions.drain.start()
        self.sessions.start()
        if self.shard_ids is not None:  # else every command of the owner's comes to this process
            self.farewell.start()
        self.presenter.heal()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets this shard introduce itself, beside those of other processes."""
        began = time.monotonic()
        if self.shard_ids is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._wait_for_turn(shard_id or 0)
        ended = time.monotonic()
        self._waited[shard_id or 0] = ended if ended - began > NO_WAIT_SECONDS else -math.inf

    def answer_seconds(self, shard_id: int) -> float | None:
        """How long Discord took for a shard's last heartbeat; None where that is not known.

        The first heartbeat of a connection goes out before the shard waits for its turn, and its answer is read after.
        """
        if time.monotonic() - self._waited.get(shard_id, -math.inf) < FIRST_HEARTBEATS_SECONDS:
            return None
        latency = self.shards[shard_id].latency
        return latency if math.isfinite(latency) else None

    async def _wait_for_turn(self, shard_id: int) -> None:
        if self._turns is None:
            limits = await self.fetch_session_start_limits()
            application = self.application_id or 0
            people, clock = self.sessions.store.people, self.sessions.clock
            self._turns = Turns(people, clock, application, limits.max_concurrency)
        await self._turns.wait(shard_id)

    async def register(self, *, anew: bool = False) -> int:
        """Register the commands, where they are not what Discord has already or `anew`; how many there are."""
        guild = discord.Object(self._development_guild) if self._development_guild else None
        translator = CommandNames(self.presenter.speakers.languages)
        await self.tree.set_translator(translator)
        count = await self._registered(guild, anew=anew)
        owner = discord.Object(self.owner_guild) if self.owner_guild else None
        if owner is not None and owner != guild:
            count += await self._registered(owner, anew=anew)
        return count

    async def _registered(self, guild: discord.Object | None, *, anew: bool) -> int:
        """Register what belongs to one server, or (None) to all of them."""
        if guild is not None and guild.id == self._development_guild:
            self.tree.copy_global_to(guild=guild)
        commands = self.tree.get_commands(guild=guild)
        translator = self.tree.translator
        assert translator is not None, "set above"
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands]
        mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"{SYNCED}-{self.application_id}-{guild.id if guild else 'global'}"
        people = self.sessions.store.people
        if anew or self.register_anew or await people.meta(key) != mark:
            await self.tree.sync(guild=guild)
            await people.set_meta(key, mark)
        return len(commands)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks and modals' answers are read from here: discord.py knows only what it sent since the last start."""
        await self.clicks.submitted(interaction)
        await self.clicks.clicked(interaction)

    async def on_ready(self) -> None:
        """Servers that were lost or found while the bot was away."""
        here = {GuildId(guild.id) for guild in self.guilds}
        await self._note(self.sessions.places.compare(here, self.sees))

    def sees(self, guild: GuildId) -> bool:
        """Whether a server belongs to a shard of this process, by Discord's rule."""
        return self.shard_ids is None or (guild >> 22) % (self.shard_count or 1) in self.shard_ids

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self._note(self.sessions.places.lose_guild(GuildId(guild.id)))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was let into a server, perhaps again."""
        await self._note(self.sessions.places.find_guild(GuildId(guild.id)))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self._note(self.sessions.places.lose_channel(ChannelId(channel.id)))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._note(self.sessions.places.lose_channel(ChannelId(thread.thread_id)))

    async def _note(self, work: Coroutine[Any, Any, None]) -> None:
        """What is not noted now is found out at the next start."""
        try:
            await work
        except StoreError as error:
            log.warning("a lost or found place could not be noted: %r", error)

    async def close(self) -> None:
        """Stop acting and drawing, then part from Discord, then close what was given."""
        if not self.is_closed():
            self.clicks.closing = True
            await self.farewell.close()
            await self.presenter.close()
            await self.sessions.close()
            await super().close()
            await self.painter.close()
            await self.sessions.store.close()
