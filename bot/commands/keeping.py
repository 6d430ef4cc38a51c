"""Keeping what is kept: copies of it, moving it, and looking for damage."""

from __future__ import annotations

import argparse

from bot.commands.told import Told, done, refused
from bot.session.audit import audit
from bot.settings import Settings
from storage import backup as copies
from storage.api import StoreError
from storage.database import open_database
from storage.moving import demand_kept, move


async def backup(settings: Settings, asked: argparse.Namespace) -> Told:
    """Copy everything into a file, as of one moment; the bot may be running."""
    await copies.back_up(settings.database_url, asked.file)
    return done(f"Everything is in {asked.file.absolute()}.")


async def restore(settings: Settings, asked: argparse.Namespace) -> Told:
    """Put a backup in the database's place; what was there before stays beside it."""
    replaced = await copies.restore(settings.database_url, asked.file)
    where = f" What was there before is in {replaced}." if replaced else ""
    return done(f"Restored from {asked.file.absolute()}.{where}")


async def check(settings: Settings, _asked: argparse.Namespace) -> Told:
    """Look at all that is kept; the bot may be running."""
    await demand_kept(settings.database_url)
    store = await open_database(settings.database_url)
    try:
        await store.check()
        found = await audit(store)
    except StoreError as error:
        return refused(str(error))
    finally:
        await store.close()
    counted = f"Looked at {found.tables} tables with {found.entries} actions and {found.results} results"
    if found.faults:
        return refused(*found.faults, f"{counted}: {len(found.faults)} faults.")
    return done(f"{counted}: all is well.")


async def migrate(_settings: Settings, asked: argparse.Namespace) -> Told:
    """Move a whole installation from one database to another."""
    counts = await move(asked.source, asked.target)
    rows = sum(counts.values())
    tables = counts["game_table"]
    return done(f"Moved {rows} rows, {tables} tables among them. Set DATABASE_URL to the new address now.")
