"""Ids as Discord gives them: the time in their upper bits, so that what reads a time from one is right."""

import itertools

import discord

_numbers = itertools.count(1)


def snowflake(*, minutes_ago: float = 0) -> int:
    """A new id, of now or of a while ago."""
    now = discord.utils.time_snowflake(discord.utils.utcnow())
    return now - (int(minutes_ago * 60_000) << 22) + next(_numbers) % (1 << 22)


def server_id(shard: int, shards: int) -> int:
    """A new server's id that belongs to this one of so many shards."""
    when = snowflake() >> 22
    when -= (when - shard) % shards
    return (when << 22) + next(_numbers) % (1 << 22)
