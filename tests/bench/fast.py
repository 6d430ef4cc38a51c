"""The compiled rules and search (`make fast`) beside the same sources in plain Python, in one run.

Two processes take turns, so that a busy machine slows both: one imports what is compiled, the other a copy of the
sources alone. Rollouts are what a search does most; decisions are those of `hard` over the first turns of a deal.
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
"""Rollouts a second as a multiple of plain Python's, in every game."""
WORK = """
import json, sys, time
from random import Random
sys.path.insert(0, sys.argv[1])
from games import games
from games.core.api import CHANCE
from games.players.api import PLAYERS
from games.players.chance import deal

def rates(game, seconds=0.4, decisions=3):
    rng = Random(game.key)
    start = game.start()
    start.apply(CHANCE, deal(start, rng))
    began, rollouts = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        world = start.copy()
        world.finish(rng)
        rollouts += 1
    state, began = start.copy(), time.process_time()
    for _ in range(decisions):
        seat = state.actors()[0]
        state.do(seat, PLAYERS["hard"].choose(state.redeal(seat, rng), seat, rng))
    return rollouts / spent, decisions / (time.process_time() - began)

print(json.dumps({key: rates(game) for key, game in games().items()}))
"""

Rates = dict[str, tuple[float, float]]
"""By game, rollouts and decisions a second."""


def rates(tree: Path) -> Rates:
    """What the games of a tree reach in a process of their own."""
    command = [sys.executable, "-c", WORK, str(tree)]
    done = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True)  # noqa: S603
    return {key: (rollouts, decisions) for key, (rollouts, decisions) in json.loads(done.stdout).items()}


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
    for key in rounds[0][0]:
        fast, slow = median(f[key][0] for f, _ in rounds), median(s[key][0] for _, s in rounds)
        rolled = median(f[key][0] / s[key][0] for f, s in rounds)
        decided = median(f[key][1] / s[key][1] for f, s in rounds)
        met = met and rolled >= TARGET
        print(f"  {key:20} {fast:9,.0f} rollouts/s, plain {slow:7,.0f}: {rolled:.1f} times (target {TARGET:g})")
        print(f"  {'':20} decisions of hard {decided:.1f} times")
    return met
