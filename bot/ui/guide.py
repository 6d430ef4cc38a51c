"""What a decision is about, and what a sensible choice would be, for who plays a game for the first time."""

from __future__ import annotations

from bot.language import Speaker, faces
from bot.session.live import Look
from games.core.api import Action


def guide_lines(look: Look, suggested: Action | None, speaker: Speaker) -> list[str]:
    """A sentence on each thing to be decided, then the suggestion."""
    verbs = dict.fromkeys(prompt.verb for prompt in look.view.prompts)
    lines = [speaker.say(f"ask-{verb}.guide") for verb in verbs if speaker.knows(f"ask-{verb}.guide")]
    if suggested is not None:
        choice = speaker.say(
            f"do-{suggested.verb}",
            items=speaker.items(faces(suggested.items)),
            count=len(suggested.items),
            word=suggested.items[0] if suggested.items else "none",
        )
        lines.append(speaker.say("guide-choice", choice=choice))
    return lines
