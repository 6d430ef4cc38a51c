"""Everything a person reads: Fluent messages, one file a game and one for all, a folder a language."""

from bot.language.choosing import Languages
from bot.language.speaker import Speaker, faces, told_apart

__all__ = ["Languages", "Speaker", "faces", "told_apart"]
