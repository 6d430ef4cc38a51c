"""Matches as logs, and the deals finished in them."""

from __future__ import annotations

from random import Random

from bot.session.deals import Finished, finished_deals
from storage.api import Entry
from tests.bot.stage import live
from tests.games import worlds

NOON = 1_700_000_000_000


def played(table: worlds.Table, rng: Random, deals: int, *, sensible: bool) -> list[Entry]:
    """The log of a match as far as the beginning of the deal after so many, or to its end."""
    state = table.start()
    entries: list[Entry] = []
    while not state.over and state.dealing < deals:
        seat, action = worlds.chosen(state, rng, sensible=sensible)
        state.apply(seat, action)
        entries.append(Entry(len(entries), seat, str(action), NOON))
    return entries


def ended(table: worlds.Table, rng: Random, deals: int, *, sensible: bool) -> list[Finished]:
    """So many finished deals, or as many as the match has."""
    return finished_deals(live(table.start()).table, played(table, rng, deals, sensible=sensible))
