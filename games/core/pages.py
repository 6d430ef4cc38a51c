"""The rules as a player looks them up: a page is Markdown whose `## topic: Title` headings open its sections."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

HEADING: Final = re.compile(r"^## ([a-z0-9-]+): (.+)$", re.MULTILINE)


class Section(NamedTuple):
    """One topic of a game's rules page."""

    topic: str
    title: str
    text: str


def sections(page: str) -> tuple[Section, ...]:
    """The sections of a page, in reading order; what stands before the first heading belongs to none."""
    found = list(HEADING.finditer(page))
    ends = [match.start() for match in found[1:]] + [len(page)]
    return tuple(
        Section(match[1], match[2].strip(), page[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )
