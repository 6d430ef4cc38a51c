"""Reads all that the bot sends, says whom it goes to, and which cards it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games.core.api import Event, Seat, State
from games.core.report import told_to
from tests.bot.fixtures import Club

SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
RANK = r"(?:A|K|Q|J|T|10|11|12|[2-9])"
CODE = re.compile(rf"(?<![A-Za-z0-9])({RANK})([SHDC])[1-4]?(?![A-Za-z0-9])")
PLAIN = re.compile(rf"(?<![A-Za-z0-9]){RANK} (?:spades|hearts|diamonds|clubs)")
GROUP = re.compile(rf"(spades|hearts|diamonds|clubs)((?: {RANK}(?: \([1-4]\))?(?![A-Za-z0-9]))+)")
TILE = re.compile("(?<![0-9:-])([0-6])-\u2060?([0-6])(?![0-9-])")
SENT = re.compile(r"/channels/\d+/messages(?:/\d+)?")
ANSWERED = re.compile(r"/interactions/(\d+)/[^/]+/callback")
FOLLOWED = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/[^/]+)?")
EPHEMERAL = 1 << 6
EVERYBODY = None
TITLE = re.compile(r"### .* · deal (\d+) · |\*\*Your hand\*\*")
"""Of a board, with its deal, and of a hand."""


class Sent(NamedTuple):
    """Words that went out, and to whom: a user's id, or None for everybody."""

    reader: int | None
    words: tuple[str, ...]


def sent(club: Club, since: int) -> Iterator[Sent]:
    """All that was sent from that request on."""
    backend = club.env.backend
    by_token = {record.token: record for record in backend.interactions.values()}
    for request in club.env.http_requests[since:]:
        if request.json is None:
            continue
        body: Any = request.json
        if SENT.fullmatch(request.path):
            yield Sent(EVERYBODY, tuple(words_of(body)))
        elif found := ANSWERED.fullmatch(request.path):
            record = backend.interactions[int(found[1])]
            yield Sent(_reader(club, record, body.get("data") or {}, body["type"]), tuple(words_of(body)))
        elif (found := FOLLOWED.fullmatch(request.path)) and found[1] in by_token:
            record = by_token[found[1]]
            yield Sent(_reader(club, record, body, None), tuple(words_of(body)))


def _reader(club: Club, record: Any, data: dict[str, Any], kind: int | None) -> int | None:
    """Whoever asked, where only they see the answer."""
    if kind in (8, 9) or data.get("flags", 0) & EPHEMERAL or record.ephemeral:
        return int(record.user_id)
    if record.source_message_id is not None and kind != 4:
        source = club.env.backend.get_message(record.channel_id, record.source_message_id)
        return int(record.user_id) if source.flags & EPHEMERAL else EVERYBODY
    return EVERYBODY


def words_of(body: Any) -> Iterator[str]:
    """Every piece of text in a request: what is shown, what is read aloud, ids, labels and values."""
    if isinstance(body, dict):
        for value in body.values():
            yield from words_of(value)
    elif isinstance(body, list):
        for value in body:
            yield from words_of(value)
    elif isinstance(body, str):
        yield body


def named(words: str) -> set[str]:
    """The cards and tiles that a text names, by code or in words, without their copies."""
    found = {f"{_rank(rank)}{suit}" for rank, suit in CODE.findall(words)}
    for plain in PLAIN.findall(words):
        rank, suit = plain.split()
        found.add(f"{_rank(rank)}{SUITS[suit]}")
    for suit, ranks in GROUP.findall(words):
        found |= {f"{_rank(rank)}{SUITS[suit]}" for rank in re.findall(rf"(?<= ){RANK}", ranks)}
    return found | {f"{high}-{low}" for high, low in TILE.findall(words)}


def _rank(rank: str) -> str:
    return "T" if rank == "10" else rank


class Knowledge:
    """The cards that each reader has come to know, by what the rules let them see and tell them.

    A hand and the open board are of the deal that is being played: what was seen before does not excuse a card there.
    """

    def __init__(self, seats: int) -> None:
        self._readers = (None, *range(seats))
        self._ever, self._now, self._last = self._nothing(), self._nothing(), self._nothing()
        self._deal = -1
        self.pack: set[str] = set()
        """All cards of the game, also those that nobody knows."""

    def _nothing(self) -> dict[Seat | None, set[str]]:
        return {reader: set() for reader in self._readers}

    def learn(self, events: Sequence[Event], state: State) -> None:
        """Note what everybody sees now, and has been told since the table began."""
        self.pack = pack_of(state)
        # What was sent on the way into a new deal may still be of the old one.
        self._last = self._now if state.dealing != self._deal else self._nothing()
        if state.dealing != self._deal:
            self._deal, self._now = state.dealing, self._nothing()
        begun = max((at for at, event in enumerate(events) if event.kind == "deal"), default=0)
        for reader in self._readers:
            seen = set() if state.deal_due else seen_by(state, reader)
            self._now[reader] |= seen | heard_by(events[begun:], reader)
            self._ever[reader] |= seen | heard_by(events, reader)

    def of(self, reader: Seat | None, message: Sequence[str] = ()) -> set[str]:
        """What this reader knows that may stand in such a message; all of it where there is none."""
        return self._now[reader] | self._last[reader] if self._is_of_now(message) else self._ever[reader]

    def _is_of_now(self, message: Sequence[str]) -> bool:
        titles = [found for words in message if (found := TITLE.match(words))]
        return any(title[1] is None or int(title[1]) == self._deal + 1 for title in titles)


def seen_by(state: State, reader: Seat | None) -> set[str]:
    """The cards in sight."""
    view = state.view(reader)
    seen = [item for zone in view.zones for item in zone.items]
    seen += [item for prompt in view.prompts for item in prompt.items]
    return named(" , ".join([*seen, *(fact.value for fact in view.facts)]))


def heard_by(events: Sequence[Event], reader: Seat | None) -> set[str]:
    """The cards told of."""
    return named(" , ".join(item for event in told_to(events, reader) for item in event.items))


def pack_of(state: State) -> set[str]:
    """What can be named at all in this game."""
    return named(" , ".join(state.pack()))
