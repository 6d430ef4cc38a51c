"""The button that makes the bot forget somebody."""

from __future__ import annotations

from bot.session.errors import NoTable
from bot.ui.click import Click, Front, Routes
from bot.ui.looking import notice_screen


class PrivacyClicks:
    """The id carries whose button it is."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> Routes:
        """What each id does."""
        return {"forget": self._forget}

    async def _forget(self, click: Click) -> None:
        if click.part(0) != str(click.who.user):
            raise NoTable
        speaker = self._front.presenter.speakers.of(click.interaction)
        await self._front.sessions.privacy.forget(click.who.user)
        self._front.presenter.speakers.choices.forget(click.who.user)
        await click.reply.show(notice_screen(speaker.say("privacy-deleted")))
