"""Tables that are played on as fast as people can, and what Discord would refuse of all that the bot then asks."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Final

from tests.wire.club import Club
from tests.wire.requests import Request

CLICK_SECONDS: Final = 0.25
"""Nobody finds and presses the next button sooner."""
IN_CHANNEL, CHANNEL_SECONDS = 5, 5.0
"""So many messages may be posted in a channel in so long a time, as many edited, and as many deleted."""
IN_ALL, ALL_SECONDS = 50, 1.0
"""So many requests may a bot make in so long a time; answers to interactions are not counted."""
ANSWERS: Final = ("/interactions/", "/webhooks/")


async def hurry(club: Club, seconds: float) -> int:
    """Let two people play, each as soon as the other has been answered; how many actions they have sent."""
    sent, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        person = next((one for one in club.people[:2] if one.offered.acts), None)
        if person is None:  # a hand is drawn anew after the board; who is in a hurry asks for it
            await asyncio.gather(*(one.open_hand() for one in club.people[:2]))
        else:
            exchange = await person.use(next(iter(person.offered.acts.values())))
            person.hand, sent = await exchange.answer(), sent + 1
        await asyncio.sleep(CLICK_SECONDS)
    return sent


def refused(requests: Iterable[Request]) -> int:
    """How many of the requests, given in their order, Discord would have answered with 429."""
    asked: defaultdict[str, deque[float]] = defaultdict(deque)
    return sum(_is_too_much(asked, request) for request in requests if not request.path.startswith(ANSWERS))


def _is_too_much(asked: defaultdict[str, deque[float]], request: Request) -> bool:
    """Whether it comes too soon after the others, which it is counted among from here on."""
    limits = [("", IN_ALL, ALL_SECONDS)]
    if request.path.startswith("/channels/"):
        limits.append((f"{request.method} {request.path.split('/')[2]}", IN_CHANNEL, CHANNEL_SECONDS))
    over = False
    for name, most, seconds in limits:
        seen = asked[name]
        seen.append(request.at)
        while seen[0] <= request.at - seconds:
            seen.popleft()
        over |= len(seen) > most
    return over
