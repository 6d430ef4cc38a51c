"""Gives the oracle's own tests the fixtures that all Discord tests use."""

from tests.discord.fixtures import discord_env, oracle

__all__ = ["discord_env", "oracle"]
