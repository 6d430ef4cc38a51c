"""Runs the unmodified bot as `python -m bot` does, with its Discord at the address that is given."""

import runpy
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def point_to(address: str) -> None:
    """Let discord.py take this address for Discord."""
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(address.replace("http", "ws", 1)) / "gateway"


if __name__ == "__main__":
    point_to(sys.argv.pop())
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
