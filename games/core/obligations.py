"""The duties of who plays to a strict trick: follow suit, head the trick, trump when void, overtrump.

One ladder for any number of players: what must be beaten is the best card so far, with two players the card led.
"""

from __future__ import annotations

from games.core.cards import Card, Cards
from games.core.tricks import Ranking


def dutiful(ranking: Ranking, hand: Cards, led: Card, best: Card, *, heading: bool) -> Cards:
    """The cards of `hand` that may be played to a trick begun with `led` and so far won by `best`.

    With `heading` one must beat `best` whenever one can, by following or by overtrumping; without it only when
    trump was led.
    """
    suit = hand & ranking.suit[led]
    if suit:
        if heading or ranking.trumps >> led & 1:
            return suit & ranking.beaters[best] or suit
        return suit
    trumps = hand & ranking.trumps
    if trumps and heading:
        return trumps & ranking.beaters[best] or trumps
    return trumps or hand


def neglected(ranking: Ranking, hand: Cards, led: Card, best: Card, card: Card, *, heading: bool) -> str:
    """Which duty playing `card` neglects, as the code of its refusal; empty where none."""
    if dutiful(ranking, hand, led, best, heading=heading) >> card & 1:
        return ""
    if hand & ranking.suit[led]:
        return "must-play-higher" if ranking.suit[led] >> card & 1 else "must-follow-suit"
    return "must-overtrump" if ranking.trumps >> card & 1 else "must-trump"


def denied(ranking: Ranking, led: Card, best: Card, card: Card, *, heading: bool) -> Cards:
    """What a dutiful player who played `card` cannot have held: every card that would have forbidden it."""
    suit, trumps, better = ranking.suit[led], ranking.trumps, ranking.beaters[best]
    heads = bool(better >> card & 1)
    if suit >> card & 1:
        must_head = heading or trumps >> led & 1
        return suit & better if must_head and not heads else 0
    if trumps >> card & 1:
        return suit | (trumps & better if heading and not heads else 0)
    return suit | trumps
