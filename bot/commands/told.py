"""What a command has to say when it ends."""

from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """Whether what was asked is done, and sentences about it."""

    well: bool
    sentences: tuple[str, ...]

    def say(self) -> int:
        """Write the sentences where they belong; the exit code of the process."""
        out = sys.stdout if self.well else sys.stderr
        out.writelines(f"{sentence}\n" for sentence in self.sentences)
        return 0 if self.well else 1


def done(*sentences: str) -> Told:
    """It is done."""
    return Told(well=True, sentences=sentences)


def refused(*sentences: str) -> Told:
    """It is not done, or something is wrong."""
    return Told(well=False, sentences=sentences)
