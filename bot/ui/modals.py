"""Questions with a typed answer. What they mean stands in the custom id, so a restart loses none."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.ui.parts import Interaction, custom_id

FORGOTTEN_AFTER: Final = 600.0
"""A modal that is dismissed tells nobody, so it is forgotten after ten minutes; its answer still counts."""
FIELD: Final = "answer"
LINE: Final = 40
"""Characters of a short answer; a longer one may be left out."""


class Question(ui.Modal):
    """One line of text, or several where `most` allows more than LINE characters.

    The answer is read from the interaction event, not from this object.
    """

    def __init__(self, title: str, label: str, route: str, *rest: object, most: int = LINE) -> None:
        super().__init__(title=title[:45], timeout=FORGOTTEN_AFTER, custom_id=custom_id("m", route, *rest))
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=FIELD, max_length=most, required=most == LINE, style=_style(most)
        )
        self.add_item(ui.Label(text=label[:45], component=field))

    async def on_submit(self, interaction: Interaction) -> None:
        """Nothing: see `answer`."""


def _style(most: int) -> discord.TextStyle:
    return discord.TextStyle.short if most == LINE else discord.TextStyle.paragraph


def answer(interaction: Interaction) -> tuple[str, list[str], str] | None:
    """Route, rest and typed text of one of our modals; None for any other interaction."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data: Any = interaction.data or {}
    kind, _, rest = str(data.get("custom_id", "")).partition(":")
    if kind != "m":
        return None
    route, *parts = rest.split(":")
    return route, parts, _typed(data.get("components", []))


def _typed(components: Any) -> str:
    for component in components:
        inner = component.get("component") or {}
        for field in (inner, *component.get("components", [])):
            if field.get("custom_id") == FIELD:
                return str(field.get("value", "")).strip()
    return ""
