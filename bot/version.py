"""The version of the bot."""

from typing import Final

VERSION: Final = "0.1.0"
