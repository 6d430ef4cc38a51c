"""What a decision is about, and what a sensible choice would be, for who plays a game for the first time."""

from __future__ import annotations

from bot.language import Speaker, faces
from bot.session.live import Look
from bot.ui.prompts import verbs_of
from bot.ui.words import deed
from games.core.api import Action, Kind


def guide_lines(look: Look, suggested: Action | None, speaker: Speaker) -> list[str]:
    """What is to be known of each choice, under its name where there are several; then the suggestion."""
    verbs = verbs_of(look.view)
    asked = {verb: _guide(verb, speaker, alone=len(verbs) == 1) for verb in verbs}
    told = {verb: speaker.say(message) for verb, message in asked.items() if speaker.knows(message)}
    lines = list(told.values())
    if len(verbs) > 1:
        lines = [
            speaker.say("guide-about", choice=_name(verb, look, speaker), words=words) for verb, words in told.items()
        ]
    if suggested is not None:
        seen = suggested._replace(items=faces(suggested.items))
        lines.append(speaker.say("guide-choice", choice=choice_text(seen, speaker)))
    return lines


def _guide(verb: str, speaker: Speaker, *, alone: bool) -> str:
    """The message that guides this choice; where nothing else can be done, that for when it stands alone."""
    message = f"ask-{verb}.only-guide"
    return message if alone and speaker.knows(message) else f"ask-{verb}.guide"


def _name(verb: str, look: Look, speaker: Speaker) -> str:
    """What this choice is called: the label of its button, of its buttons where each is named by a word of its own."""
    words = [
        item
        for prompt in look.view.prompts
        if prompt.verb == verb and prompt.kind is Kind.WORD
        for item in prompt.items
    ]
    return speaker.join(deed(verb, (word,), speaker) for word in words) if words else deed(verb, (), speaker)


def choice_text(suggested: Action, speaker: Speaker) -> str:
    """The action as its button has it; with what is picked where the button does not name it."""
    items = speaker.items(suggested.items)
    choice = deed(suggested.verb, suggested.items, speaker)
    if len(suggested.items) < 2 or items in choice:
        return choice
    return speaker.say("hand-cards", zone=choice, cards=items)
