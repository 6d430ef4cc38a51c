"""Everything a person reads: Fluent messages, one file a game and one for all, a folder a language."""

from bot.language.choices import Choice, Choices
from bot.language.choosing import Languages
from bot.language.direction import RIGHT_TO_LEFT, block, page_isolated
from bot.language.speaker import CONTROLS, ENGLISH, Speaker, Unsaid, faces, told_apart

__all__ = [
    "CONTROLS",
    "ENGLISH",
    "RIGHT_TO_LEFT",
    "Choice",
    "Choices",
    "Languages",
    "Speaker",
    "Unsaid",
    "block",
    "faces",
    "page_isolated",
    "told_apart",
]
