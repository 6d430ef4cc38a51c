"""How many random cases a test tries, and from which seed, so that any run can be repeated."""

import os
from random import Random
from secrets import randbits

SOAK = os.environ.get("TALON_SOAK") == "1"

USUAL_SEED = 52
"""Where nobody names one, so that the same code passes or fails the same way; a soak looks where nobody has looked."""

# Kept in the environment, so that xdist's workers draw from the seed that the report's header shows.
SEED = int(os.environ.setdefault("TALON_SEED", str(randbits(32) if SOAK else USUAL_SEED)))


def scale(count: int) -> int:
    """`count` in a soak (TALON_SOAK=1), otherwise a tenth of it, but at least one."""
    return count if SOAK else max(1, count // 10)


def chance(name: str) -> Random:
    """A generator of its own for each `name`; TALON_SEED=… from the report's header repeats what a soak found."""
    return Random(f"{SEED}:{name}")
