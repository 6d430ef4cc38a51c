"""Sound request bodies, one of each kind: the tests of the rules break them in one place at a time."""

from __future__ import annotations

from typing import Any

from tests.discord.components import (
    BUTTON,
    CONTAINER,
    GALLERY,
    LABEL,
    ROW,
    SECTION,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    V2_FLAG,
)

Body = dict[str, Any]


def button(number: int) -> Body:
    """A button that can be pressed."""
    return {"type": BUTTON, "style": 1, "label": f"Button {number}", "custom_id": f"b:{number}"}


def menu() -> Body:
    """A select of two cards."""
    options = [{"label": card, "value": card, "description": "a card"} for card in ("AS", "TH")]
    return {"type": STRING_SELECT, "custom_id": "m", "options": options, "min_values": 1, "max_values": 2}


def row(*parts: Body) -> Body:
    """An action row of these parts."""
    return {"type": ROW, "components": list(parts)}


def words(text: str) -> Body:
    """A text display."""
    return {"type": TEXT, "content": text}


def layout_message() -> Body:
    """A Components V2 message: container of text [0], gallery [1], section [2], buttons [3] and select [4]."""
    media = {"url": "attachment://table.png"}
    gallery = {"type": GALLERY, "items": [{"media": media, "description": "The table"}]}
    thumbnail = {"type": THUMBNAIL, "media": media, "description": "The table, small"}
    section = {"type": SECTION, "components": [words("Trick 1")], "accessory": thumbnail}
    parts = [words("Your turn, <@1>"), gallery, section, row(button(1), button(2)), row(menu())]
    return {
        "flags": V2_FLAG,
        "components": [{"type": CONTAINER, "components": parts}],
        "attachments": [{"id": 0, "filename": "table.png", "description": "The table"}],
        "allowed_mentions": {"parse": []},
    }


def plain_message() -> Body:
    """A message of before Components V2: content, embed with a picture, buttons."""
    embed = {"title": "Scores", "description": "ann 3", "image": {"url": "attachment://scores.png"}}
    return {
        "content": "Well played, <@1>",
        "embeds": [embed],
        "components": [row(button(1))],
        "attachments": [{"id": 0, "filename": "scores.png", "description": "A bar for each player"}],
        "allowed_mentions": {"parse": []},
    }


def modal() -> Body:
    """A modal with one labelled line of text [0] and one labelled select [1]."""
    line = {"type": TEXT_INPUT, "custom_id": "line", "style": 1, "placeholder": "a name"}
    return {
        "title": "Name the table",
        "custom_id": "modal",
        "components": [
            {"type": LABEL, "label": "Name", "description": "Shown to all", "component": line},
            {"type": LABEL, "label": "Cards", "component": menu()},
        ],
    }


def choices() -> Body:
    """An answer to autocomplete."""
    return {"choices": [{"name": "Hearts", "value": "hearts"}]}


def command() -> Body:
    """A chat command with a required option of choices [0] and an optional autocompleted one [1]."""
    game = {
        "type": 3,
        "name": "game",
        "description": "Which game",
        "required": True,
        "choices": [{"name": "Hearts", "value": "hearts", "name_localizations": {"de": "Herzen"}}],
    }
    variant = {"type": 3, "name": "variant", "description": "Which variant", "autocomplete": True}
    return {
        "type": 1,
        "name": "open",
        "description": "Open a table",
        "name_localizations": {"de": "öffnen", "hi": "खोलें"},
        "options": [game, variant],
    }


def thread() -> Body:
    """A public thread that no message starts."""
    return {"name": "talk", "type": 11, "auto_archive_duration": 1440}
