"""Which language somebody reads: what they chose, then what Discord says, then the server's, then English."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.language.digits import DIGITS
from bot.language.speaker import CONTROLS, ENGLISH, Speaker

HERE: Final = Path(__file__).parent


class Languages:
    """The languages that have a folder, and their speakers."""

    def __init__(self, folder: Path = HERE, *, strict: bool = False) -> None:
        """`strict`: speakers raise where a message is missing or wrong, instead of logging it."""
        self._folder = folder
        self._strict = strict
        self.known = tuple(sorted(path.name for path in folder.iterdir() if (path / "common.ftl").is_file()))
        self._speakers = cache(self._speaker)

    def speaker(self, language: str, game: str | None = None, *, digits: bool = False) -> Speaker:
        """Who says messages of this language, of English where it has no folder, about this game."""
        known = language if language in self.known else ENGLISH
        return self._speakers(known, game, digits and self.has_digits(known))

    def _speaker(self, language: str, game: str | None, digits: bool) -> Speaker:
        return Speaker(self._folder, language, game, digits=digits, strict=self._strict)

    def read(self) -> None:
        """Read every file now, so that no answer has to wait for one."""
        for path in self._folder.glob("*/*.ftl"):
            self.speaker(path.parent.name, path.stem)

    def names(self) -> dict[str, str]:
        """Each language under the name that its own readers give it."""
        return {language: self.speaker(language).say("language-name") for language in self.known}

    def english_names(self) -> dict[str, str]:
        """Each language under its English name, for who cannot type its own."""
        said = {language: self.speaker(language).say("language-name.english") for language in self.known}
        return {language: CONTROLS.sub("", name) for language, name in said.items()}

    def has_digits(self, language: str) -> bool:
        """Whether the language can be written with digits of its own."""
        return language in DIGITS

    def choose(self, *wishes: str | None) -> str:
        """The first wish that there is a language for; a locale such as `ru-RU` counts as `ru`."""
        for wish in wishes:
            for name in (wish or "", (wish or "").partition("-")[0]):
                if name in self.known:
                    return name
        return ENGLISH
