"""Nobody learns what is hidden from him: asked of every game, and of games that are broken on purpose."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.api import State
from tests.games import secrecy, worlds
from tests.scale import scale

ROOT = Path(__file__).parents[2]
LEAKS = {
    "look shows all hands": {"redeals", "spectators"},
    "an event tells another hand": {"events"},
    "redeal returns the truth": {"variety"},
    "redeal deals only the bids": {"variety"},
    "sense looks into other hands": {"sense"},
}
"""By leak that `tests.games.broken` plants, the checks that must find it; no other may."""
seeds = st.integers(0, 2**32 - 1)


def table_of(key: str, rng: Random) -> State:
    return worlds.random_table(key, rng).start()


every_game = pytest.mark.parametrize("key", worlds.KEYS)


@every_game
@pytest.mark.parametrize("check", secrecy.CHECKS)
@settings(max_examples=scale(80))
@given(seed=seeds)
def test_secrets_are_kept(key: str, check: str, seed: int) -> None:
    rng = Random(seed)
    secrecy.CHECKS[check].of(table_of(key, rng), rng)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """By planted leak the checks that find it, asked in a copy of the sources: compiled rules take no subclass."""
    copy = tmp_path_factory.mktemp("plain")
    for part in ("games", "tests/games"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    command = [sys.executable, "-m", "tests.games.broken"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True)  # noqa: S603 - our own
    printed: dict[str, list[str]] = json.loads(done.stdout)
    return printed


def test_a_planted_leak_is_found_by_the_checks_that_are_there_for_it_alone(found: dict[str, list[str]]) -> None:
    assert {leak: set(checks) for leak, checks in found.items()} == LEAKS
