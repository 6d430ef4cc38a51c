"""Ninety-Nine with a leak planted: each variant with the checks that must find it, and no other may."""

from games.core.api import Game
from tests.games.broken import half_dealt, open_hands, peeking, talkative, truthful

BROKEN: dict[str, tuple[Game, set[str]]] = {
    "look shows all hands": (open_hands.GAME, {"redeals", "spectators"}),
    "an event tells another hand": (talkative.GAME, {"events"}),
    "redeal returns the truth": (truthful.GAME, {"variety"}),
    "redeal deals only the bids": (half_dealt.GAME, {"variety"}),
    "sense looks into other hands": (peeking.GAME, {"sense"}),
}
