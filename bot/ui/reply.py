"""Answers one interaction, in time whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self

import discord

from bot.session import tasks
from bot.ui.parts import NOBODY, Interaction, Screen
from bot.ui.reach import ANSWERED, UNREACHED, cut

log = logging.getLogger(__name__)

DEFER_AFTER_SECONDS: Final = 2.0
"""Discord waits three seconds for a first answer."""
AGAIN_AFTER_SECONDS: Final = 0.3
"""So soon an answer is sent again whose connection failed; there is time for one more attempt."""


class Reply:
    """Use as `async with Reply(interaction) as reply`; what takes long is deferred by itself.

    `edits`: the answer replaces the message that the component sits on; otherwise it is a new private one.
    """

    def __init__(self, interaction: Interaction, *, edits: bool = False, public: bool = False) -> None:
        self.interaction = interaction
        self.edits = edits
        self._public = public
        self._lock = asyncio.Lock()
        self._watch: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._watch = asyncio.get_running_loop().call_later(DEFER_AFTER_SECONDS, self._defer_now)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._watch is not None, "entered before"
        self._watch.cancel()
        if self._deferring is not None:
            await tasks.end(self._deferring)

    def _defer_now(self) -> None:
        self._deferring = tasks.begin(self._defer_unanswered(), name="defer")

    async def _defer_unanswered(self) -> None:
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                await self._defer()
            except UNREACHED as problem:
                log.info("an interaction could not be deferred: %s", problem)

    async def _defer(self) -> None:
        if self.edits:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=not self._public, thinking=True)

    async def show(self, screen: Screen) -> None:
        """Answer with a screen."""
        async with self._lock:
            if self.edits:
                await self._edit(screen)
            else:
                await self._send(screen, public=self._public)

    async def _edit(self, screen: Screen) -> None:
        held = self.interaction.message.attachments if self.interaction.message is not None else ()
        await self._answer(
            lambda: self.interaction.response.edit_message(
                view=screen.view, attachments=screen.attachments(held), allowed_mentions=NOBODY
            ),
            lambda: self.interaction.edit_original_response(
                view=screen.view, attachments=screen.files(), allowed_mentions=NOBODY
            ),
        )

    async def _send(self, screen: Screen, *, public: bool) -> None:
        await self._answer(
            lambda: self.interaction.response.send_message(
                view=screen.view, files=screen.files(), ephemeral=not public, allowed_mentions=screen.mentions
            ),
            lambda: self.interaction.edit_original_response(
                view=screen.view, attachments=screen.files(), allowed_mentions=screen.mentions
            ),
        )

    async def _answer(self, first: Callable[[], Awaitable[object]], then: Callable[[], Awaitable[object]]) -> None:
        """Answer `first`, or `then` where that has been done, also by an attempt that seemed to be lost."""
        if self.interaction.response.is_done():
            await then()
            return
        try:
            try:
                await first()
            except UNREACHED as error:
                if not cut(error):
                    raise
                await asyncio.sleep(AGAIN_AFTER_SECONDS)
                await first()
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
            await then()

    async def whisper(self, screen: Screen) -> None:
        """Answer in private beside whatever the interaction sits on, which stays as it is."""
        async with self._lock:
            if not self.interaction.response.is_done() or not (self.edits or self._public):
                await self._send(screen, public=False)
                return
            if not self.edits:  # a deferral for all to see has nothing to tell them
                await self.interaction.delete_original_response()
            await self.interaction.followup.send(
                view=screen.view, files=screen.files(), ephemeral=True, allowed_mentions=NOBODY
            )

    async def modal(self, modal: discord.ui.Modal) -> bool:
        """Answer with a question; False where it took so long that Discord takes none any more."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            await self.interaction.response.send_modal(modal)
            return True
