"""Runs the unmodified bot as `python -m bot` does, with its Discord at the address that is given."""

import runpy
import sys
from functools import partial

from discord import shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def point_to(address: str) -> None:
    """Let discord.py take this address for Discord."""
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(address.replace("http", "ws", 1)) / "gateway"


def hurry() -> None:
    """Let shards that lost their connection try again after a tenth of discord.py's pauses, which grow to minutes."""
    vars(shard)["ExponentialBackoff"] = partial(ExponentialBackoff, base=0.1)  # type: ignore[arg-type]  # any number


if __name__ == "__main__":
    point_to(sys.argv.pop())
    hurry()
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
