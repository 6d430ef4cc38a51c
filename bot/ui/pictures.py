"""Pictures that never hold up an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from bot.language import Speaker
from bot.pictures import Picture, Theme

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.0
"""Text says all that a picture says, so a message waits no longer than this for one."""


async def in_time(drawing: Awaitable[Picture]) -> Picture | None:
    """The picture, or None where it takes too long or fails; whoever drew it may use it next time."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await drawing
    except Exception as error:
        if not isinstance(error, TimeoutError):
            log.exception("a picture could not be drawn and was left out")
            return None
        log.warning("a picture took longer than %s s and was left out", PATIENCE_SECONDS)
        return None


def theme_of(speaker: Speaker, *, deck: str = "four", copies: bool = False) -> Theme:
    """A deck in the digits of whoever reads; `copies` where equal cards are to be told apart."""
    return Theme(four_colours=deck == "four", copies=copies, digits=speaker.number("0123456789"))
