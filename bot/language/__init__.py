"""Everything a person reads: Fluent messages, one file a game and one for all, a folder a language."""

from bot.language.choosing import Languages
from bot.language.speaker import Speaker

__all__ = ["Languages", "Speaker"]
