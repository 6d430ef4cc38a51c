"""Slash commands: parse, one session call, answer."""
