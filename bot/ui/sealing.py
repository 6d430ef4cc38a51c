"""Seals of deals on the screen, and what checking them found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.language import Speaker
from bot.session.fair import checked, deals_file, seal_of
from bot.session.live import Live
from bot.ui.parts import GREY, TEXT_MOST, Screen, Sheet
from bot.ui.words import Cast, game_name, table_id
from storage.api import LIVE, Seal, Stored

SHOWN_MOST: Final = 12
"""Seals in the score sheet; /verify has them all."""
ROOM: Final = 600
"""Characters that are kept free for what stands round a list."""


def next_seal_line(live: Live, speaker: Speaker) -> str:
    """The seal of the deal to come, in small letters; nothing where none will come."""
    if live.table.status not in LIVE or not live.seals or live.seals[-1].words is not None:
        return ""
    return f"-# {_seal(live.seals[-1], speaker)}"


def first_seal_line(live: Live, speaker: Speaker) -> str:
    """The seal that stood in the lobby."""
    return f"-# {_seal(live.seals[0], speaker)}" if live.seals and live.seals[0].deal == 1 else ""


def seal_lines(live: Live, speaker: Speaker, most: int = SHOWN_MOST) -> list[str]:
    """The seals of the last deals and of the next one, where one will come."""
    seals = [seal for seal in live.seals if seal.words is not None or live.table.status in LIVE]
    return [f"-# {_seal(seal, speaker)}" for seal in seals[-most:]]


def _seal(seal: Seal, speaker: Speaker) -> str:
    return speaker.say("seal", deal=seal.deal, seal=seal_of(seal.secret))


def seals_screen(live: Live, speaker: Speaker) -> Screen:
    """While a table runs: the seals alone, as many as there is room for."""
    sheet = Sheet(GREY)
    lines = seal_lines(live, speaker, len(live.seals))
    while sum(map(len, lines)) + len(lines) > TEXT_MOST - ROOM:
        lines.pop(0)
    sheet.text(f"**{_title(live, speaker)}**", speaker.say("verify-running"), *lines)
    return sheet.screen()


def verify_screen(live: Live, stored: Stored, deal: int | None, speaker: Speaker) -> Screen:
    """Once a table is over: what working out its deals again has found, and the file to do it elsewhere."""
    found = checked(stored)
    sheet = Sheet(GREY)
    well = all(found.values())
    sheet.text(f"**{_title(live, speaker)}**", speaker.say("verify-all" if well else "verify-not-all"))
    if deal is None:
        sheet.text(*_results(found, stored, speaker))
    else:
        sheet.text(*_one(found, stored, deal, live, speaker))
    sheet.text(speaker.say("verify-file"))
    sheet.file(f"{live.table.game}-{table_id(live)}-deals.json", deals_file(stored))
    return sheet.screen()


def _title(live: Live, speaker: Speaker) -> str:
    return speaker.say("verify-title", game=game_name(speaker), table=table_id(live))


def _results(found: Mapping[int, bool], stored: Stored, speaker: Speaker) -> list[str]:
    seals = {seal.deal: seal_of(seal.secret) for seal in stored.seals}
    lines = [
        speaker.say("verify-deal", deal=deal, found="as-sealed" if well else "wrong", seal=seals.get(deal, "–"))
        for deal, well in found.items()
    ]
    while sum(map(len, lines)) + len(lines) > TEXT_MOST - ROOM:
        lines.pop(0)
    return lines


def _one(found: Mapping[int, bool], stored: Stored, deal: int, live: Live, speaker: Speaker) -> list[str]:
    seal = next((seal for seal in stored.seals if seal.deal == deal), None)
    if deal not in found or seal is None:
        return [speaker.say("verify-no-deal", deal=deal)]
    cast = Cast(live, speaker)
    words = [
        speaker.say("verify-word", player=cast.name(seat), word=speaker.name(word))
        for seat, word in enumerate(seal.words or ())
        if word
    ]
    return [
        speaker.say("verify-deal", deal=deal, found="as-sealed" if found[deal] else "wrong", seal=seal_of(seal.secret)),
        speaker.say("verify-secret", secret=seal.secret.hex()),
        *(words or [speaker.say("verify-no-words")]),
    ]
