"""Everything a person reads: Fluent messages, one file a game and one for all, in every language there is a folder for."""

from bot.language.choosing import Languages
from bot.language.speaker import Speaker

__all__ = ["Languages", "Speaker"]
