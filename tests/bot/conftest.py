"""Every test here runs the real bot in a simulated Discord, under the oracle's eyes."""

from tests.bot.fixtures import club
from tests.bot.lines import log_lines
from tests.discord.fixtures import discord_env, oracle

__all__ = ["club", "discord_env", "log_lines", "oracle"]
