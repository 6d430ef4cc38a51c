"""What is wrong with an installation: token, Discord, intents, clock, database, fonts, emojis."""

from __future__ import annotations

import argparse
import base64
import binascii
import re
import shutil
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.client import INTENTS
from bot.commands.told import Told, done, refused
from bot.pictures import fonts
from bot.settings import Settings
from bot.ui.emojis import wanted
from bot.ui.reach import UNREACHED
from storage import sqlite
from storage.address import SQLITE
from storage.api import StoreError
from storage.database import open_database

SHAPE: Final = re.compile(r"([\w-]{18,40})\.[\w-]{6,7}\.[\w-]{20,60}", re.ASCII)
"""How bot tokens look: the first part is the application's id in base 64."""
SKEW_SECONDS: Final = 5.0
"""Deadlines are shown by the reader's own clock, so that ours must not be further off."""
ROOM_BYTES: Final = 100 * 1024 * 1024
SCRIPTS: Final = {"Latin": "latin", "Persian": "arabic", "Korean": "korean"}
"""The family of letters that each is drawn with."""
PRIVILEGED: Final = {
    "presences": ("gateway_presence", "Presence"),
    "members": ("gateway_guild_members", "Server Members"),
    "message_content": ("gateway_message_content", "Message Content"),
}
"""Intents that Discord hangs up on a bot for where the application may not have them; its flag, and the page's name."""
ASK_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    well: bool
    sentence: str

    def __str__(self) -> str:
        return f"{'well ' if self.well else 'WRONG'}  {self.sentence}"


async def examine(settings: Settings, _asked: argparse.Namespace) -> Told:
    """Look at everything, whatever is found first; the bot may be running."""
    findings = [_token(settings)]
    findings += [finding async for finding in _of_discord(settings)]
    findings += [finding async for finding in _of_database(settings)]
    findings += _of_fonts()
    lines = tuple(map(str, findings))
    return done(*lines) if all(finding.well for finding in findings) else refused(*lines)


def _token(settings: Settings) -> Finding:
    if settings.discord_token is None:
        return Finding(well=False, sentence="DISCORD_TOKEN is not set, so the bot runs as a sandbox in a browser.")
    shape = SHAPE.fullmatch(settings.discord_token.get_secret_value())
    if shape is None or not _is_id(shape[1]):
        return Finding(
            well=False,
            sentence="DISCORD_TOKEN does not look like a bot's token: copy it from the page Bot, not OAuth2.",
        )
    return Finding(well=True, sentence="The token has the shape of a bot's token.")


def _is_id(part: str) -> bool:
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


async def _of_discord(settings: Settings) -> AsyncIterator[Finding]:
    try:
        yield await _clock()
    except (aiohttp.ClientError, TimeoutError) as error:
        yield Finding(well=False, sentence=f"Discord cannot be reached ({type(error).__name__}).")
        return
    if settings.discord_token is None:
        return
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.discord_token.get_secret_value())
            yield Finding(well=True, sentence=f"Discord knows the token: it is that of {client.user}.")
            yield _way(client.application)
            yield _intents(client.application_flags)
            yield _shards(settings, await client.http.request(Route("GET", "/gateway/bot")))
            yield _emojis({emoji.name for emoji in await client.fetch_application_emojis()})
    except discord.LoginFailure:
        yield Finding(well=False, sentence="Discord refuses the token: reset it on the page Bot and set the new one.")
    except discord.HTTPException as error:
        yield Finding(well=False, sentence=f"Discord answers {error.status} ({error.text or 'without a reason'}).")
    except UNREACHED as error:
        yield Finding(well=False, sentence=f"Discord cannot be reached ({type(error).__name__}).")


async def _clock() -> Finding:
    """Our time against that of Discord's answer, which tells whole seconds."""
    timeout = aiohttp.ClientTimeout(total=ASK_SECONDS)
    async with aiohttp.ClientSession(timeout=timeout) as session, session.get(f"{Route.BASE}/gateway") as answer:
        told = parsedate_to_datetime(answer.headers["Date"])
    off = abs((discord.utils.utcnow() - told).total_seconds())
    if off > SKEW_SECONDS:
        return Finding(well=False, sentence=f"The clock is {off:.0f} seconds off: deadlines are shown wrong; run NTP.")
    return Finding(well=True, sentence="The clock agrees with Discord's.")


def _way(application: discord.AppInfo | None) -> Finding:
    """Discord sends what people do over the gateway, or to an address, which this bot does not answer at."""
    if application is not None and application.interactions_endpoint_url:
        return Finding(
            well=False,
            sentence="Commands and clicks go to another address, not to the bot: on the page General Information empty"
            " Interactions Endpoint URL.",
        )
    return Finding(well=True, sentence="Commands and clicks come over the gateway.")


def _intents(flags: discord.ApplicationFlags) -> Finding:
    """What the bot asks for against what is switched on for the application."""
    asked = {intent for intent in PRIVILEGED if getattr(INTENTS, intent)}
    allowed = {intent for intent in PRIVILEGED if _is_allowed(flags, intent)}
    if asked - allowed:
        return Finding(
            well=False,
            sentence=f"The bot asks for an intent to be switched on, on the page Bot: {_names(asked - allowed)}.",
        )
    spare = f"; on the page Bot you may switch off: {_names(allowed - asked)}" if allowed - asked else ""
    return Finding(well=True, sentence=f"The bot asks for no privileged intent that it may not have{spare}.")


def _is_allowed(flags: discord.ApplicationFlags, intent: str) -> bool:
    """Discord says so by one of two flags, as bots in few servers may have it unasked."""
    flag, _ = PRIVILEGED[intent]
    return bool(getattr(flags, flag) or getattr(flags, f"{flag}_limited"))


def _names(intents: Iterable[str]) -> str:
    return ", ".join(PRIVILEGED[intent][1] for intent in sorted(intents))


def _shards(settings: Settings, gateway: dict[str, Any]) -> Finding:
    limit, advised = gateway["session_start_limit"], gateway["shards"]
    own = settings.shard_count or advised
    left = f"Discord advises {advised} shards; {limit['remaining']} of {limit['total']} starts are left today"
    if own < advised / 2 or limit["remaining"] < own:
        return Finding(well=False, sentence=f"{left}, and SHARD_COUNT is {own}.")
    return Finding(well=True, sentence=f"{left}.")


def _emojis(known: set[str]) -> Finding:
    missing = wanted().keys() - known
    if missing:
        return Finding(
            well=False, sentence=f"{len(missing)} card emojis are missing: `python -m bot emojis` uploads them."
        )
    return Finding(well=True, sentence="All card emojis are there.")


async def _of_database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        store = await open_database(settings.database_url)
        try:
            await store.check()
            yield Finding(well=True, sentence=f"The database {store.where} is sound.")
        finally:
            await store.close()
    except StoreError as error:
        yield Finding(well=False, sentence=str(error))
        return
    if settings.database_url.startswith(SQLITE):
        yield _room(sqlite.path_of(settings.database_url))


def _room(where: Path) -> Finding:
    free = shutil.disk_usage(where.parent).free
    if free < ROOM_BYTES:
        most = f"Only {free // 1024**2} MB are free beside the database"
        return Finding(well=False, sentence=f"{most}: below {ROOM_BYTES // 1024**2} it may soon take nothing more.")
    return Finding(well=True, sentence=f"{free // 1024**2} MB are free beside the database.")


def _of_fonts() -> list[Finding]:
    found = [Finding(bool(fonts.SHAPED), f"Pillow can{'' if fonts.SHAPED else 'not'} join Persian letters.")]
    for script, family in SCRIPTS.items():
        try:
            fonts.font(family, fonts.Type(20))
        except (OSError, ModuleNotFoundError):
            found.append(Finding(well=False, sentence=f"The font for {script} is missing."))
        else:
            found.append(Finding(well=True, sentence=f"The font for {script} is there."))
    return found
