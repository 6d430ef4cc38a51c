"""Long lists in pages: which page this is, and the buttons that turn it."""

from __future__ import annotations

from bot.language import Speaker
from bot.ui.parts import Press, Sheet


def pages_of(count: int, at_once: int) -> int:
    """How many pages that many lines fill; an empty list has one."""
    return max(1, -(-count // at_once))


def turn_row(sheet: Sheet, number: int, pages: int, speaker: Speaker, route: str, *place: object) -> None:
    """Page and buttons where there are several pages; their ids are the place and the page, from 0."""
    if pages < 2:
        return
    sheet.text(speaker.say("page-of", page=number + 1, pages=pages))
    last = number + 1 >= pages
    sheet.row(
        Press(speaker.say("button-previous"), route, *place, max(0, number - 1), disabled=number == 0),
        Press(speaker.say("button-next"), route, *place, number + 1, disabled=last),
    )
