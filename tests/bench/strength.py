"""Playing strength: each level beside the one below it, with standard errors, and the time that decisions take.

Every figure but the last two tables comes from the command that is printed beside it. Deals are mirrored, so luck
with the cards falls on both; z is the mean difference in standard errors.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from games import games
from games.core.api import CHANCE, State
from games.players.api import PLAYERS
from games.players.chance import deal
from games.players.margin import margin

CLEAR = 3.0
"""How many standard errors one level must be ahead of the one below it."""
JOBS = str(os.cpu_count() or 1)


class Pairing(NamedTuple):
    """Two levels at a table over so many sets of mirrored deals."""

    game: str
    seats: int
    better: str
    worse: str
    sets: int

    def players(self) -> str:
        """The levels by seat: one of the better, or a side where there are partners."""
        state = games()[self.game].start(self.seats)
        return ",".join(self.better if state.column(seat) == 0 else self.worse for seat in range(self.seats))


PAIRINGS = (
    *(Pairing("ninety-nine", seats, "normal", "easy", 60) for seats in (2, 3, 4, 5)),
    *(
        Pairing("ninety-nine", seats, "hard", "normal", sets)
        for seats, sets in ((2, 100), (3, 200), (4, 200), (5, 150))
    ),
    Pairing("two-handed-pinochle", 2, "normal", "easy", 120),
    Pairing("two-handed-pinochle", 2, "hard", "normal", 120),
    Pairing("auction-pinochle", 4, "normal", "easy", 200),
    Pairing("auction-pinochle", 4, "hard", "normal", 400),
    Pairing("penneech", 2, "normal", "easy", 1600),
    Pairing("penneech", 2, "hard", "normal", 1600),
    Pairing("domino-pinochle", 3, "normal", "easy", 100),
    Pairing("domino-pinochle", 3, "hard", "normal", 400),
)
WHOLE_GAMES = (
    ("two-handed-pinochle", 2, 100, 0.90),
    ("auction-pinochle", 4, 100, 0.90),
    ("penneech", 2, 400, 0.65),
)
"""Games of `easy` against `random`: game, seats, sets, and the share that is to be won."""
BEST_OF_THREE = (100, 0.50)
"""Deals of three-player Ninety-Nine, one `hard` against two `easy`, and the share in which it is to score best."""
ENDINGS = (100, 0.95)
"""Deals of two-handed Pinochle whose second phase is played twice, and the share that `hard` is to win from `easy`."""
DECISIONS = {"easy": 0.1, "normal": 0.1, "hard": 1.0}
"""The seconds that 99 of 100 decisions are to take at most."""


def selfplay(*arguments: str) -> tuple[str, dict[str, Any]]:
    """A run of the command line, and what it found."""
    command = ["-m", "games", "selfplay", *arguments]
    done = subprocess.run(  # noqa: S603 - our own command line
        [sys.executable, *command, "--jobs", JOBS, "--json"], capture_output=True, check=True, text=True
    )
    return f"python {' '.join(command)}", json.loads(done.stdout)


def compare(pairing: Pairing) -> bool:
    """Print how far the better level is ahead; whether that is clear."""
    command, found = selfplay(
        pairing.game,
        *("--seats", str(pairing.seats), "--players", pairing.players(), "--games", str(pairing.sets)),
        *("--deals", "--mirror"),
    )
    ahead, error = found["difference"], found["difference_stderr"]
    z = ahead / error if error else 0.0
    print(f"  {ahead:+7.2f} ± {error:.2f} (z {z:5.1f})  {command}", flush=True)
    return bool(z >= CLEAR and found["illegal"] == 0)


def whole_games(game: str, seats: int, sets: int, target: float) -> bool:
    """Print how many whole games `easy` wins from `random`."""
    players = Pairing(game, seats, "easy", "random", sets).players()
    command, found = selfplay(game, *("--seats", str(seats), "--players", players, "--games", str(sets), "--mirror"))
    share = float(found["players"][0]["wins"]) / found["games"]
    print(f"  {share:.1%} (target {target:.0%})  {command}", flush=True)
    return bool(share >= target)


def best_of_three() -> bool:
    """Print in how many deals one `hard` scores best against two `easy`."""
    sets, target = BEST_OF_THREE
    command, found = selfplay("ninety-nine", "--players", "hard,easy,easy", "--games", str(sets), "--deals", "--mirror")
    share = float(found["players"][0]["wins"]) / found["games"]
    print(f"  {share:.1%} (target {target:.0%})  {command}", flush=True)
    return bool(share >= target)


def second_phases(rng: Random) -> Iterator[State]:
    """Deals of two-handed Pinochle played by sense until the stock is gone."""
    while True:
        state = games()["two-handed-pinochle"].start(2, {"win_check": "end_of_hand"})
        state.do(CHANCE, deal(state, rng))
        while not state.tricks_left():
            seat = state.actors()[0]
            state.do(seat, state.policy(seat, rng))
        yield state


def played(state: State, hard: int, rng: Random) -> float:
    """What seat `hard` is ahead by at the end, the other being `easy`."""
    state = state.copy()
    state.sheet, before = [], state.scores()
    while state.tricks_left():
        seat = state.actors()[0]
        state.do(seat, PLAYERS["hard" if seat == hard else "easy"].choose(state.redeal(seat, rng), seat, rng))
    ahead = before[hard] - before[1 - hard]
    return margin(state, hard) - ahead


def endings() -> bool:
    """Print how many deals `hard` wins from `easy` in the second phase, playing either hand."""
    number, target = ENDINGS
    rng = Random(2)
    sums = [
        played(state, 0, rng) + played(state, 1, rng)
        for _, state in zip(range(number), second_phases(rng), strict=False)
    ]
    share = sum(total > 0 for total in sums) / number
    print(f"  {share:.1%} of {number} deal pairs, {sum(sums) / number / 2:+.1f} points a deal (target {target:.0%})")
    return bool(share >= target)


def decisions(game: str, seats: int, level: str) -> bool:
    """Print how long a level thinks."""
    rng = Random(1)
    taken: list[float] = []
    while len(taken) < 100:
        state = games()[game].start(seats)
        state.do(CHANCE, deal(state, rng))
        while not (state.deal_due or state.over):
            seat = state.actors()[0]
            blinded = state.redeal(seat, rng)
            began = time.process_time()
            action = PLAYERS[level].choose(blinded, seat, rng)
            taken.append(time.process_time() - began)
            state.do(seat, action)
    taken.sort()
    half, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    print(f"  {game:20} {seats}  {level:7} median {half * 1000:6.1f} ms  p99 {most * 1000:6.1f} ms", flush=True)
    return most <= DECISIONS[level]


def measure() -> bool:
    """Print every comparison; whether all targets are met."""
    print("how long a decision takes, in processor time")
    met = [decisions(key, seats, level) for key, game in games().items() for seats in game.seats for level in DECISIONS]
    print("easy against random, whole games won")
    met += [whole_games(*game) for game in WHOLE_GAMES]
    print("hard against easy, second phases of two-handed Pinochle")
    met.append(endings())
    print("hard against two easy, best score of a deal")
    met.append(best_of_three())
    print("each level against the one below, points a deal")
    met += [compare(pairing) for pairing in PAIRINGS]
    return all(met)
