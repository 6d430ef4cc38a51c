"""Ninety-Nine with a leak planted, in a variant for each kind of leak."""

from games.core.api import Game
from tests.games.broken import half_dealt, open_hands, peeking, talkative, truthful

BROKEN: dict[str, Game] = {
    "look shows all hands": open_hands.GAME,
    "an event tells another hand": talkative.GAME,
    "redeal returns the truth": truthful.GAME,
    "redeal deals only the bids": half_dealt.GAME,
    "sense looks into other hands": peeking.GAME,
}
