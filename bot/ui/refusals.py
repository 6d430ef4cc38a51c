"""Refusals in a person's words."""

from __future__ import annotations

from textwrap import shorten
from typing import Final

from bot.language import ENGLISH, Speaker
from bot.session.errors import BadChoice, ChannelBusy, Forbidden, TableError
from games import games
from games.core.options import LARGEST, Setting

SENTENCE_MOST: Final = 500
"""Characters of the rules' own sentence, which quotes what somebody typed, however long."""


def sentence(error: TableError, speaker: Speaker, *, where: str = "") -> str:
    """One sentence that says what is refused, why, and what to do; `where` is a link for a busy channel."""
    if isinstance(error, Forbidden):
        details = {name: speaker.item(str(item)) for name, item in error.details.items()}
        return speaker.say(f"refusal-{error.rule}", **details)
    if isinstance(error, ChannelBusy):
        return speaker.say(error.code, link=where)
    if isinstance(error, BadChoice):
        return _bad_choice(error, speaker)
    if error.code == "missing-permission":
        names = str(error.details["permissions"]).split(",")
        permissions = speaker.join(speaker.say(f"permission-{name}") for name in names)
        return speaker.say(error.code, permissions=permissions)
    lists = [name for name in ("channels", "tables") if name in error.details]
    if lists:
        return speaker.say(error.code, **{name: speaker.join(str(error.details[name]).split(", ")) for name in lists})
    return speaker.say(error.code, **error.details)


def _bad_choice(error: BadChoice, speaker: Speaker) -> str:
    """In English the rules' own sentence, which names options as they are typed; elsewhere what it is about."""
    if speaker.language == ENGLISH:
        return speaker.say(error.code, sentence=shorten(error.sentence, SENTENCE_MOST, placeholder="…"))
    messages = ["setup-seats" if name == "seats" else f"option-{name}" for name in error.names]
    names = [speaker.say(message) for message in messages if speaker.knows(message)]
    if not names or len(names) < len(messages):
        return speaker.say("bad-choice-unknown")
    if error.setting is not None:
        return speaker.say("bad-choice-number", option=names[0], **span(error.setting))
    return speaker.say("bad-choice-options", options=speaker.join(names), count=len(names))


def span(setting: Setting) -> dict[str, int]:
    """How many numbers an option takes, and from where to where, for a message."""
    least, most = setting.least or 0, LARGEST if setting.most is None else setting.most
    return {"count": setting.length or 1, "least": least, "most": most}


def topic(error: TableError) -> tuple[str, str] | None:
    """The game and the topic of its rules that a refusal follows from."""
    if not isinstance(error, Forbidden):
        return None
    return error.game, games()[error.game].refusals[error.rule].topic
