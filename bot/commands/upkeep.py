"""Work on a running installation: its health, its ratings, its emojis."""

from __future__ import annotations

import argparse

import discord

from bot.commands.told import Told, done, refused
from bot.health import ask
from bot.session import scoring
from bot.settings import Settings
from bot.ui.emojis import upload
from bot.ui.reach import UNREACHED
from storage.database import open_database
from storage.moving import demand_kept


async def healthcheck(settings: Settings) -> Told:
    """Ask the running bot whether it is well."""
    if settings.health_port is None:
        return refused("HEALTH_PORT is not set, so there is nobody to ask.")
    well, sentence = await ask(settings.health_port, settings.health_host)
    return Told(well, (sentence,))


async def rebuild(settings: Settings, _asked: argparse.Namespace) -> Told:
    """Work out ratings, standings and statistics again from all results; the bot may be running."""
    await demand_kept(settings.database_url)
    store = await open_database(settings.database_url)
    try:
        tables = await scoring.rebuild(store)
    finally:
        await store.close()
    return done(f"Worked out anew from {tables} finished tables.")


async def emojis(settings: Settings, _asked: argparse.Namespace) -> Told:
    """Give Discord the faces of cards and tiles that it has not yet."""
    if settings.discord_token is None:
        return refused("DISCORD_TOKEN is not set, so there is no application to upload emojis to.")
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.discord_token.get_secret_value())
            uploaded = await upload(client)
    except (discord.LoginFailure, discord.HTTPException) as error:
        return refused(f"Discord refuses: {error}")
    except UNREACHED as error:
        return refused(f"Discord cannot be reached: {error}")
    return done(f"Uploaded {len(uploaded)} emojis.")
