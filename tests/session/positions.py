"""Positions of every kind that a match comes to: each phase, with each seat, to act there or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.session.live import Who
from games import games
from games.core.api import CHANCE, Seat
from games.players.chance import deal
from storage.api import Change, Entry, Store, Table, TableId
from storage.api import Seat as Place
from tests.session.clock import NOON
from tests.session.room import HERE, THINKING_TIME

MATCHES, ACTIONS = 8, 200


@dataclass(frozen=True)
class Position:
    """How a match at random came to a phase; `to_act` says whether it is `seat`'s turn."""

    game: str
    preset: str
    seats: int
    dealer: Seat
    phase: str
    seat: Seat
    to_act: bool
    log: tuple[tuple[Seat, str], ...]

    def __str__(self) -> str:
        return f"{self.game} {self.preset} {self.phase}: seat {self.seat} {'to act' if self.to_act else 'waits'}"

    async def put(self, store: Store, *people: Who) -> TableId:
        """Keep a table that is in this position, its people in the first seats and computers in the others."""
        now, nowhere = NOON, TableId(0)
        preset = games()[self.game].presets[self.preset]
        table = Table(
            id=nowhere,
            game=self.game,
            version=games()[self.game].version,
            seats=self.seats,
            guild=HERE[0],
            channel=HERE[1],
            host=people[0].user,
            created_at=now,
            options=dict(preset.options),
            settings={"preset": self.preset, "dealer": self.dealer},
        )
        seats = [Place(nowhere, seat, who.user, who.name) for seat, who in enumerate(people)]
        seats += [Place(nowhere, seat, None, "", player="easy") for seat in range(len(people), self.seats)]
        number = await store.tables.create(table, seats)
        entries = tuple(Entry(seq, seat, text, now) for seq, (seat, text) in enumerate(self.log))
        due_at = now + THINKING_TIME * 1000
        await store.tables.commit(
            Change(table=number, expected_seq=0, entries=entries, status="playing", due_at=due_at)
        )
        return number


@cache
def positions(game: str, preset: str, seats: int) -> tuple[Position, ...]:
    """One position of each kind, the earliest found in a few matches at random."""
    found: dict[tuple[str, Seat, bool], Position] = {}
    for seed in range(MATCHES):
        for position in _walk(game, preset, seats, seed):
            found.setdefault((position.phase, position.seat, position.to_act), position)
    return tuple(found.values())


def _walk(game: str, preset: str, seats: int, seed: int) -> Iterator[Position]:
    rng, dealer = Random(seed), seed % seats
    state = games()[game].start(seats, dict(games()[game].presets[preset].options), dealer)
    log: list[tuple[Seat, str]] = []
    for _ in range(ACTIONS):
        if state.over:
            return
        if state.deal_due:
            actor, action = CHANCE, deal(state, rng)
        else:
            actors = state.actors()
            for seat in range(seats):
                yield Position(game, preset, seats, dealer, state.phase, seat, seat in actors, tuple(log))
            actor = rng.choice(actors)
            action = state.sample(actor, rng)
        log.append((actor, str(action)))
        state.do(actor, action)
