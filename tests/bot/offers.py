"""What a private hand offers, read from its components as a person reads it, and how to click one action of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.ui.prompts import unpacked
from games.core.api import Action

BUTTON, SELECT = 2, 3
PICKED = "✓ "


@dataclass(frozen=True)
class Press:
    """A button to press."""

    custom_id: str


@dataclass(frozen=True)
class Choice:
    """A select, and the value to choose in it."""

    custom_id: str
    value: str


@dataclass(frozen=True)
class Toggle:
    """One item of several to be picked."""

    custom_id: str
    bits: int
    enabled: bool
    picked: bool


@dataclass
class Offers:
    """Everything on a hand that can be pressed, by what it does."""

    acts: dict[Action, Press | Choice] = field(default_factory=dict)
    shut: set[Action] = field(default_factory=set)
    labels: dict[Action, str] = field(default_factory=dict)
    toggles: dict[str, dict[int, Toggle]] = field(default_factory=dict)
    confirms: dict[str, tuple[int, Press]] = field(default_factory=dict)
    modals: dict[str, Press] = field(default_factory=dict)

    @property
    def something(self) -> bool:
        """Whether there is anything to do at all."""
        return bool(self.acts or self.toggles or self.confirms or self.modals)


def offers(parts: Iterable[dict[str, Any]]) -> Offers:
    """Read the components of a hand, nested ones included."""
    found = Offers()
    for part in parts:
        if part["type"] == BUTTON:
            _button(found, part)
        elif part["type"] == SELECT and part["custom_id"].startswith("s:pick-one:"):
            _, _, _, _, verb, _ = part["custom_id"].split(":")
            for option in part["options"]:
                action = Action(verb, unpacked(option["value"]))
                found.acts[action] = Choice(part["custom_id"], option["value"])
                found.labels[action] = option["label"]
    return found


def _button(found: Offers, part: dict[str, Any]) -> None:
    route, *rest = part["custom_id"].split(":")[1:]
    enabled, press = not part.get("disabled"), Press(part["custom_id"])
    match route:
        case "act":
            action = Action(rest[2], unpacked(rest[3]))
            found.labels[action] = part["label"]
            if enabled:
                found.acts[action] = press
            else:
                found.shut.add(action)
        case "toggle" if rest[4]:
            toggle = Toggle(part["custom_id"], int(rest[3], 16), enabled, part["label"].startswith(PICKED))
            found.toggles.setdefault(rest[2], {})[int(rest[4])] = toggle
        case "confirm" if enabled:
            found.confirms[rest[2]] = (int(rest[3], 16), press)
        case "number":
            found.modals[rest[2]] = press
