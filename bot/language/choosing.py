"""Which language somebody reads: what they chose, then what Discord says, then the server's, then English."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.language.speaker import ENGLISH, Speaker

HERE: Final = Path(__file__).parent


class Languages:
    """The languages that have a folder, and their speakers."""

    def __init__(self, folder: Path = HERE) -> None:
        self._folder = folder
        self.known = tuple(sorted(path.name for path in folder.iterdir() if (path / "common.ftl").is_file()))
        self.speaker = cache(self._speaker)

    def _speaker(self, language: str, game: str | None = None) -> Speaker:
        return Speaker(self._folder, language if language in self.known else ENGLISH, game)

    def choose(self, *wishes: str | None) -> str:
        """The first wish that there is a language for; a locale such as `ru-RU` counts as `ru`."""
        for wish in wishes:
            for name in (wish or "", (wish or "").partition("-")[0]):
                if name in self.known:
                    return name
        return ENGLISH
