"""The order of a deal's cards out of a secret that was sealed before and words that players added to it.

How a stream of numbers follows from them is written down in docs/FAIR-DEALS.md; tools/verify_deal.py does the same
without this program.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Final

from bot.session.history import effective
from bot.session.live import start_state
from games.core.api import CHANCE, Action, State
from games.players.chance import deal
from storage.api import JSON, Seal, Stored, TableId

NAME: Final = b"talon-deal-1"
SECRET_BYTES: Final = 32
WORD_MOST: Final = 64
"""Characters of a player's word."""
_WORDS: Final = 1 << 32


def seal_of(secret: bytes) -> str:
    """What is shown before the deal: nobody finds the secret from it, nor another secret with the same seal."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Numbers that nobody can foresee who lacks the secret, and that everybody finds who has it."""

    def __init__(self, secret: bytes, table: TableId, number: int, words: Sequence[str]) -> None:
        """`number` is the deal's, counted from 1; `words` are the seats' in order, empty where there is none."""
        written = [word.encode() for word in words]
        message = NAME + table.to_bytes(8, "big") + number.to_bytes(4, "big")
        self._message = message + b"".join(len(word).to_bytes(2, "big") + word for word in written)
        self._secret = secret
        self._block = 0
        self._ready: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to below `stop`, each exactly as likely: a draw that would favour some is drawn again."""
        fair = _WORDS - _WORDS % stop
        while (drawn := self._next()) >= fair:
            pass
        return drawn % stop

    def _next(self) -> int:
        if not self._ready:
            message = self._message + self._block.to_bytes(4, "big")
            block = hmac.digest(self._secret, message, "sha256")
            self._block += 1
            self._ready = [int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4)]
        return self._ready.pop(0)


def sealed_deals(stored: Stored) -> list[dict[str, JSON]]:
    """Everything that it takes to check each deal of a table, secrets included: only for a table that is over."""
    state = start_state(stored.table)
    seals = {seal.deal: seal for seal in stored.seals}
    deals: list[dict[str, JSON]] = []
    for entry in effective(stored.entries):
        seal = seals.get(state.dealing + 2)
        if entry.seat == CHANCE and seal is not None and seal.words is not None:
            facts: dict[str, JSON] = {"pack": list(state.pack()), "groups": list(state.deal_sizes())}
            deals.append(_proof(seal, seal.words) | facts | {"dealt": entry.text.removeprefix("deal ")})
        state.do(entry.seat, Action.parse(entry.text))
    return deals


def deals_file(stored: Stored) -> bytes:
    """What tools/verify_deal.py reads."""
    table: dict[str, JSON] = {"scheme": NAME.decode(), "table": stored.table.id, "game": stored.table.game}
    return json.dumps(table | {"deals": sealed_deals(stored)}, ensure_ascii=False, indent=1).encode()


def _proof(seal: Seal, words: Sequence[str]) -> dict[str, JSON]:
    return {"deal": seal.deal, "seal": seal_of(seal.secret), "secret": seal.secret.hex(), "words": list(words)}


def checked(stored: Stored) -> dict[int, bool]:
    """Whether each deal of the log is the one that its secret and its words lead to, by number."""
    state = start_state(stored.table)
    seals = {seal.deal: seal for seal in stored.seals}
    found: dict[int, bool] = {}
    for entry in effective(stored.entries):
        if entry.seat == CHANCE:
            number = state.dealing + 2
            found[number] = entry.text == _as_sealed(state, seals.get(number), stored.table.id)
        state.do(entry.seat, Action.parse(entry.text))
    return found


def _as_sealed(state: State, seal: Seal | None, table: TableId) -> str:
    if seal is None or seal.words is None:
        return ""
    return str(deal(state, Stream(seal.secret, table, seal.deal, seal.words)))
