"""What a decision is about, and what a sensible choice would be, for who plays a game for the first time."""

from __future__ import annotations

from bot.language import Speaker, faces
from bot.session.live import Look
from bot.ui.prompts import verbs_of
from bot.ui.words import deed
from games.core.api import Action


def guide_lines(look: Look, suggested: Action | None, speaker: Speaker) -> list[str]:
    """A sentence on each thing to be decided, then the suggestion."""
    verbs = verbs_of(look.view)
    asked = [_guide(verb, speaker, alone=len(verbs) == 1) for verb in verbs]
    lines = [speaker.say(message) for message in asked if speaker.knows(message)]
    if suggested is not None:
        seen = suggested._replace(items=faces(suggested.items))
        lines.append(speaker.say("guide-choice", choice=choice_text(seen, speaker)))
    return lines


def _guide(verb: str, speaker: Speaker, *, alone: bool) -> str:
    """The message that guides this choice; where nothing else can be done, that for when it stands alone."""
    message = f"ask-{verb}.only-guide"
    return message if alone and speaker.knows(message) else f"ask-{verb}.guide"


def choice_text(suggested: Action, speaker: Speaker) -> str:
    """The action as its button has it; with what is picked where the button does not name it."""
    items = speaker.items(suggested.items)
    choice = deed(suggested.verb, suggested.items, speaker)
    if len(suggested.items) < 2 or items in choice:
        return choice
    return speaker.say("hand-cards", zone=choice, cards=items)
