"""Runs the unmodified bot as `python -m bot` does, with its Discord at the address that is given."""

import runpy
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

if __name__ == "__main__":
    address = sys.argv.pop()
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(address.replace("http", "ws", 1)) / "gateway"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
