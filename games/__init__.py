"""The rules of the games: pure states, found by looking at the files beside this one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core.api import Game


@cache
def games() -> dict[str, Game]:
    """Every game by its key, in alphabetical order. A module that defines `GAME` is a game."""
    found: dict[str, Game] = {}
    for module in iter_modules(__path__):
        if module.ispkg or module.name.startswith("_"):
            continue
        game = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.key] = game
    return dict(sorted(found.items()))
