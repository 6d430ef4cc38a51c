"""Prints which checks find which planted leak, as JSON: run where the rules are plain Python, which take subclasses."""

import json
import sys
from random import Random

from games.core.api import Game
from tests.games import secrecy
from tests.games.broken import BROKEN

MATCHES = 3


def finds(check: secrecy.Check, game: Game) -> bool:
    """Whether a check fails in one of some matches."""
    try:
        for seed in range(MATCHES):
            check.of(game.start(3), Random(seed))
    except AssertionError:
        return True
    return False


def finding(game: Game) -> list[str]:
    """The checks that find fault with a game."""
    return [name for name, check in secrecy.CHECKS.items() if finds(check, game)]


json.dump({name: finding(game) for name, game in BROKEN.items()}, sys.stdout)
