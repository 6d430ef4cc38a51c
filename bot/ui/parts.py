"""The pieces that screens are made of: buttons and selects that outlive the process, text, pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.language import block
from bot.pictures import Picture

Interaction: TypeAlias = "discord.Interaction[Any]"

AMBER: Final = 0xF0B232
BLURPLE: Final = 0x5865F2
GREEN: Final = 0x23A55A
GREY: Final = 0x80848E
NOBODY: Final = discord.AllowedMentions.none()
TEXT_MOST: Final = 4000
COMPONENTS_MOST: Final = 40
LABEL_MOST: Final = 80
OPTIONS_MOST: Final = 25
ROW_MOST: Final = 5
ALT_MOST: Final = 1024
OURS: Final = re.compile(r"[a-z]:(?P<route>[a-z-]+):(?P<rest>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message ready to be sent: its components, the pictures they refer to, and whom it may ping."""

    view: ui.LayoutView
    uploads: tuple[tuple[str, bytes], ...] = ()
    pings: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    def files(self) -> list[discord.File]:
        """Fresh uploads of what the message refers to; a file object serves one request only."""
        return [discord.File(io.BytesIO(data), name) for name, data in self.uploads]

    def attachments(self, known: Sequence[discord.Attachment] = ()) -> list[discord.Attachment | discord.File]:
        """What an edit sends: a fresh upload only of what the message does not hold already under the same name."""
        held = {attachment.filename: attachment for attachment in known}
        return [held.get(name) or discord.File(io.BytesIO(data), name) for name, data in self.uploads]

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Exactly the people and roles that are to be pinged."""
        people = [discord.Object(user) for user in self.pings]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, users=people, replied_user=False)


@dataclass(slots=True)
class Sheet:
    """Collects one container's content from top to bottom, and makes the screen of it."""

    colour: int = GREY
    _items: list[ui.Item[Any]] = field(default_factory=list)
    _uploads: list[tuple[str, bytes]] = field(default_factory=list)

    def text(self, *lines: str) -> None:
        """A block of text; empty lines are left out, and nothing is added where all are."""
        filled = [line for line in lines if line]
        if filled:
            self._items.append(ui.TextDisplay(block("\n".join(filled))))

    def picture(self, picture: Picture | None, words: str) -> None:
        """A picture with the words that say the same."""
        if picture is None:
            return
        assert words, "every picture has its words"
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=words)
        self._items.append(ui.MediaGallery(item))
        self._uploads.append((picture.name, picture.png))

    def file(self, name: str, data: bytes) -> None:
        """A file to take away."""
        self._items.append(ui.File(f"attachment://{name}"))
        self._uploads.append((name, data))

    def rule(self) -> None:
        """A line between what is read and what is pressed."""
        self._items.append(ui.Separator())

    def gap(self) -> None:
        """Room between two blocks that are read."""
        self._items.append(ui.Separator(visible=False))

    def row(self, *items: ui.Item[Any]) -> None:
        """One row of up to five buttons, or one select."""
        if items:
            self._items.append(ui.ActionRow(*items))

    def rows(self, items: Sequence[Press]) -> None:
        """Buttons, five a row."""
        for start in range(0, len(items), ROW_MOST):
            self.row(*items[start : start + ROW_MOST])

    def screen(self, pings: Sequence[int] = ()) -> Screen:
        """The message."""
        view = ui.LayoutView(timeout=None)
        box: ui.Container[Any] = ui.Container(*self._items, accent_colour=self.colour)
        view.add_item(box)
        view.stop()  # each id says what it does, so nobody waits for a click on this view; else it is held for minutes
        return Screen(view, tuple(self._uploads), tuple(pings))


def custom_id(kind: str, route: str, *rest: object) -> str:
    """The id that says what a component does, at most 100 characters."""
    made = ":".join([kind, route, *(str(part) for part in rest)])
    assert len(made) <= 100, made
    return made


def component_id(kind: str, route: str, rest: Iterable[object]) -> str:
    """The id of a component, read back by `clicked`; what it means stands in it also where nothing follows."""
    return custom_id(kind, route, ":".join(str(part) for part in rest))


class Press(ui.Button[Any]):
    """A button; everything it means stands in its custom id, so it works after any restart."""

    def __init__(
        self,
        label: str,
        route: str,
        *rest: object,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        emoji: discord.PartialEmoji | None = None,
    ) -> None:
        made = component_id("b", route, rest)
        super().__init__(label=label, custom_id=made, style=style, disabled=disabled, emoji=emoji)


class Choose(ui.Select[Any]):
    """A select; what was chosen are its values."""

    def __init__(
        self,
        route: str,
        *rest: object,
        options: Sequence[discord.SelectOption] = (),
        placeholder: str | None = None,
        least: int = 1,
        most: int = 1,
    ) -> None:
        made = component_id("s", route, rest)
        super().__init__(
            custom_id=made, options=list(options), placeholder=placeholder, min_values=least, max_values=most
        )


def clicked(interaction: Interaction) -> tuple[str, list[str], list[str]] | None:
    """Route, rest and values of a click on a component, of an id that is not ours all empty; None for anything else.

    Read from the event alone, so it does not matter whether this process sent the message, nor what it shows by now.
    """
    if interaction.type is not discord.InteractionType.component:
        return None
    data: Any = interaction.data or {}
    found = OURS.fullmatch(str(data.get("custom_id", "")))
    return ("", [], []) if found is None else (found["route"], found["rest"].split(":"), _values(data))


def _values(data: Any) -> list[str]:
    """What was chosen in a select; bots among people are left out, for they cannot sit down."""
    people = data.get("resolved", {}).get("users", {})
    return [value for value in data.get("values", []) if not people.get(value, {}).get("bot")]
