"""A whole game of each kind of one person, by clicks, against `hard` computers that think in a real process pool."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from bot.session.live import asked_in_secret, start_state
from games import games
from games.core.api import Action, Seat
from games.core.record import Line, read_record
from games.players.api import SECONDS
from storage.api import Table
from tests.bot.fixtures import Club, ClubFactory, texts
from tests.bot.opponents import Opponents, Thought
from tests.bot.players import decide, sit_down
from tests.bot.stage import Unpainted
from tests.bot.test_whole_games import demand_a_result, record_file
from tests.scale import SOAK, chance

COMPUTER_SECONDS = SECONDS if SOAK else 0.05
LONGEST_WAIT = 60.0
"""Seconds until it is the person's turn again, on a busy machine."""


class Match(NamedTuple):
    """A game with so many seats, and the options that keep it short."""

    game: str
    seats: int
    options: str


MATCHES = (
    *(Match("ninety-nine", seats, "rubber_games=1 target_score=1") for seats in games()["ninety-nine"].seats),
    Match("auction-pinochle", 4, "target_score=1"),
    Match("two-handed-pinochle", 2, "target_score=1000"),
    Match("penneech", 2, "target_score=31"),
    Match("domino-pinochle", 3, "target_score=100"),
)


def test_every_game_has_such_a_match() -> None:
    """A new game, or a new number of seats of an old one, needs one too."""
    assert {(match.game, match.seats) for match in MATCHES} == {
        (key, seats) for key, game in games().items() for seats in game.seats
    }


@pytest.mark.parametrize("match", MATCHES, ids=[f"{match.game} for {match.seats}" for match in MATCHES])
@pytest.mark.timeout(3000 if SOAK else 240)
async def test_one_person_plays_a_whole_game_against_hard_computers(
    club: ClubFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, match: Match
) -> None:
    opponents = Opponents(monkeypatch, seconds=COMPUTER_SECONDS)
    rng = chance(f"hard {match.game} {match.seats}")
    async with club(seed=rng.randrange(10**6), thinking=opponents, painter=Unpainted()) as world:
        given: dict[str, Any] = {
            "game": match.game,
            "players": match.seats,
            "options": match.options,
            "computers": "hard",
        }
        [person] = await sit_down(world, 1, **given)
        seat = await world.seat_of(person.actor)
        while await has_the_turn(world, seat):
            _, action = decide(await world.state(), {seat: person}, rng, sensible=True)
            before = (await world.live()).length
            await person.act(action)
            assert (await world.live()).length > before, f"{action} has done nothing: {texts(person.hand)}"
        await world.until(lambda: "is over" in texts(world.messages()[-1]))
        workers, table = opponents.workers, (await world.live()).table
        record = await record_file(world, person)
        await demand_a_result(world, [person], match.game, record)
    lines = read_record(record, games()).lines
    others = set(range(match.seats)) - {seat}
    assert_thought_by(workers, opponents.thoughts)
    assert not [entry for entry in caplog.records if entry.name == "bot.session.thinking"]
    assert considered(table, lines, others) == [(one.seat, str(one.chosen)) for one in opponents.thoughts]
    assert {one.seat for one in opponents.thoughts} == others


async def has_the_turn(world: Club, seat: Seat) -> bool:
    """Wait while computers think; False where the game is over.

    They think in another process under a time limit, for which simcord does not wait.
    """
    end = time.monotonic() + LONGEST_WAIT
    while (live := await world.live()).table.status == "playing":
        assert live.state is not None
        if seat in live.state.actors():
            return True
        assert time.monotonic() < end, "the computers keep the turn"
        await asyncio.sleep(0.02)
    return False


def assert_thought_by(workers: Sequence[int], thoughts: Sequence[Thought]) -> None:
    """Every action is a `hard` player's legal answer, and all were found by the one worker, which never died."""
    assert len(workers) == 1
    assert workers != [os.getpid()]
    for one in thoughts:
        assert one.level == "hard"
        assert [one.process] == workers
        assert one.legal
        assert one.said == one.chosen


def considered(table: Table, lines: Sequence[Line], seats: set[Seat]) -> list[tuple[Seat, str]]:
    """What these seats did, in order, without what a computer is asked in secret: that it answers at once."""
    state, done = start_state(table), []
    for line in lines:
        if line.seat in seats and not asked_in_secret(state):
            done.append((line.seat, line.text))
        state.apply(line.seat, Action.parse(line.text))
    return done
