"""The compiled rules and search (`make fast`) beside the same sources in plain Python, in one run.

Two processes take turns, so that a busy machine slows both: one imports what is compiled, the other a copy of the
sources alone. Rollouts are what a search does most; decisions are those of `hard` over the first turns of a deal that
leave a choice, whatever time they take. Random playouts are driven from here, card by card, by a loop that is plain
Python in both: they tell what `playable` and `push` gain for whoever calls them so, and have no target.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bot import compiled

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 5
TARGET = 3.0
"""Rollouts and decisions a second as a multiple of plain Python's, in every game."""
WORK = """
import json, sys, time
from random import Random
sys.path.insert(0, sys.argv[1])
from games import games
from games.core.api import CHANCE
from games.core.cards import LISTED
from games.players.api import player
from games.players.chance import deal

def rate(act, seconds=0.4):
    began, times = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        act()
        times += 1
    return times / spent

def thought(state, decisions, rng):
    hard, spent = player("hard", seconds=3600.0, share=1.0), 0.0
    while decisions:
        seat = state.actors()[0]
        blinded = state.redeal(seat, rng)
        action = blinded.policy(seat, rng)
        if len(blinded.candidates(seat, rng, 2)) > 1:
            began = time.process_time()
            action = hard.choose(blinded, seat, rng)
            spent += time.process_time() - began
            decisions -= 1
        state.do(seat, action)
    return spent

def rates(game, decisions=3):
    rng = Random(game.key)
    start = game.start()
    start.apply(CHANCE, deal(start, rng))

    def rollout():
        start.copy().finish(rng)

    play = start.copy()
    while not play.tricks_left():
        seat = play.actors()[0]
        play.do(seat, deal(play, rng) if seat == CHANCE else play.policy(seat, rng))

    def playout():
        world = play.copy()
        while world.tricks_left():
            cards = LISTED[world.playable()]
            world.push(cards[int(rng.random() * len(cards))])

    return rate(rollout), decisions / thought(start.copy(), decisions, rng), rate(playout)

print(json.dumps({key: rates(game) for key, game in games().items()}))
"""

Rates = dict[str, list[float]]
"""By game, how many a second of each of `KINDS`."""
KINDS = ("rollouts", "decisions of hard", "random playouts")
HELD_TO = KINDS[:2]
"""What has the target."""


def rates(tree: Path) -> Rates:
    """What the games of a tree reach in a process of their own."""
    command = [sys.executable, "-c", WORK, str(tree)]
    done = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True)  # noqa: S603
    found: Rates = json.loads(done.stdout)
    return found


def measure() -> bool:
    """Print the medians and their ratios; whether every game meets the target, which takes a current build."""
    print(compiled.build())
    if not compiled.compiled():
        print("  nothing to compare; make fast compiles the rules")
        return True
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder)
        shutil.copytree(ROOT / "games", plain / "games", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        rounds = [(rates(ROOT), rates(plain)) for _ in range(ROUNDS)]
    met = not compiled.stale()
    for game in rounds[0][0]:
        print(f"  {game}")
        for at, kind in enumerate(KINDS):
            fast, slow = median(f[game][at] for f, _ in rounds), median(s[game][at] for _, s in rounds)
            times = median(f[game][at] / s[game][at] for f, s in rounds)
            target = f" (target {TARGET:g})" if kind in HELD_TO else ""
            print(f"    {kind:18}{fast:10,.1f}/s, plain {slow:9,.1f}: {times:.1f} times{target}")
            met = met and (kind not in HELD_TO or times >= TARGET)
    return met
