"""A hint in words: what to do, why, and what it keeps and spends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language import Speaker, faces
from bot.ui.guide import choice_text
from bot.ui.prompts import held_names
from games.core.api import Action, View
from games.players.hint import Hint


def hint_lines(hint: Hint, view: View, speaker: Speaker) -> list[str]:
    """Sentences for above the cards that `view` shows; cards are called what their buttons are."""
    names = held_names(view)
    instead = _choice(hint.instead, names, speaker) if hint.instead is not None else ""
    gain = speaker.tenths(hint.gain or 0)
    lines = [
        speaker.say("hint", choice=_choice(hint.action, names, speaker)),
        speaker.say(hint.reason, instead=instead, gain=gain),
    ]
    if hint.reason == "hint-solved" and hint.gain is not None:
        more = "better" if hint.gain > 0 else "equal"
        lines.append(speaker.say(f"hint-solved-{more}", instead=instead, gain=gain))
    if hint.points is not None:
        lead = round(hint.points, 1)
        how = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
        lines.append(speaker.say("hint-expect", lead=how, points=speaker.tenths(abs(lead))))
    if hint.at_stake:
        lines.append(speaker.say("hint-stake"))
    if hint.keeps and hint.gives_up:
        kept, spent = (speaker.items(_named(cards, names)) for cards in (hint.keeps, hint.gives_up))
        lines.append(speaker.say("hint-keeps", kept=kept, spent=spent))
    return lines


def _choice(action: Action, names: Mapping[str, str], speaker: Speaker) -> str:
    return choice_text(action._replace(items=_named(action.items, names)), speaker)


def _named(items: Sequence[str], names: Mapping[str, str]) -> tuple[str, ...]:
    """Cards by the names of their buttons, anything else as it is seen on the table."""
    return tuple(names.get(item, face) for item, face in zip(items, faces(items), strict=True))
