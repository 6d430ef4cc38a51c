"""How a request to Discord may end badly, and what that means for whoever sent it."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHED: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""All that a request may raise: discord.py passes on what the connection raises, and a wait that is too long."""
GONE: Final = frozenset({10062, 50027, 10015, 10008, 10003})
"""Unknown interaction, expired token, unknown webhook, message or channel: nobody is there to be answered."""
ANSWERED: Final = 40060
"""The interaction has been answered: by an attempt of which only Discord's confirmation was lost."""
TOO_OLD: Final = 30046
"""The message is older than an hour and has been edited too often since."""
ARCHIVED: Final = 50083
"""The thread is archived: a new message brings it back, an edit does not."""
NO_CHANNEL: Final = 10003


def gone(error: Exception) -> bool:
    """Whether there is nothing left to answer to."""
    return isinstance(error, discord.HTTPException) and (error.code in GONE or error.status in (401, 404))


def passing(error: Exception) -> bool:
    """Whether the same request may do better in a while: Discord fails, is too busy, or cannot be reached."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, UNREACHED)


def told_to_wait(error: Exception) -> float:
    """Seconds before which Discord wants no further request of this kind."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException) and error.status == 429:
        given = str(error.response.headers.get("Retry-After", ""))
        return float(given) if given.replace(".", "", 1).isdecimal() else 0.0  # HTTP allows a date, too
    return 0.0


def cut(error: Exception) -> bool:
    """Whether the connection has failed, so that nobody knows whether the request arrived."""
    return isinstance(error, (aiohttp.ClientError, OSError))
