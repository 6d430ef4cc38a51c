"""A hint in words: what to do, why, and what it keeps and spends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import Speaker, faces
from bot.ui.guide import choice_text
from games.players.hint import Hint


def hint_lines(hint: Hint, speaker: Speaker) -> list[str]:
    """Sentences for above the cards."""
    instead = choice_text(hint.instead, speaker) if hint.instead is not None else ""
    lines = [
        speaker.say("hint", choice=choice_text(hint.action, speaker)),
        speaker.say(hint.reason, instead=instead, gain=_tenths(hint.gain or 0, speaker)),
    ]
    if hint.points is not None:
        lead = round(hint.points, 1)
        how = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
        lines.append(speaker.say("hint-expect", lead=how, points=_tenths(abs(lead), speaker)))
    if hint.keeps and hint.gives_up:
        lines.append(speaker.say("hint-keeps", kept=_items(hint.keeps, speaker), spent=_items(hint.gives_up, speaker)))
    return lines


def _tenths(points: float, speaker: Speaker) -> str:
    return speaker.tenths(points)


def _items(items: Sequence[str], speaker: Speaker) -> str:
    return speaker.items(faces(items))
