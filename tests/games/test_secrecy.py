"""Nobody learns what is hidden from him: asked of every game, and of games that are broken on purpose."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import compiled
from games.core.api import State
from tests.games import secrecy, worlds
from tests.games.broken import BROKEN
from tests.scale import scale

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


@pytest.mark.skipif(compiled.compiled(), reason="compiled rules take no class of plain Python, to plant a leak in")
@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("check", secrecy.CHECKS)
def test_a_planted_leak_is_found_by_the_check_that_is_there_for_it(name: str, check: str) -> None:
    game, catching = BROKEN[name]

    def tries() -> None:
        for seed in range(3):
            secrecy.CHECKS[check].of(game.start(3), Random(seed))

    if check in catching:
        with pytest.raises(AssertionError):
            tries()
    else:
        tries()
