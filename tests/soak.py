"""`make soak`: every count that was promised, once; then fresh seeds until the time is up.

`python -m tests.soak MINUTES`, then pytest's own arguments for the first round. It runs the whole suite at its full
counts, however long that takes, and then files that draw chance, one after the other, each from a seed of its own; none
is begun after the time is up. The exit status is 0 only if all went well; each failure is told again at the end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import randbits
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DRAWS: Final = "tests.scale"
"""What a file imports that draws chance."""

Run = Callable[[Sequence[str], int], int]
"""Runs pytest with these arguments from a seed; its exit status."""


@dataclass
class Soak:
    """What was run so far."""

    run: Run
    now: Callable[[], float] = monotonic
    """Seconds."""
    runs: int = 0
    failed: list[tuple[str, int]] = field(default_factory=list)
    """What was run, and its seed."""

    def last(self, seconds: float, first: Sequence[str], files: Sequence[str], rng: Random) -> None:
        """Run everything once, then files in changing order until so much time has gone by."""
        end = self.now() + seconds
        self._try(first, rng)
        while True:
            for file in rng.sample(files, len(files)):
                if self.now() >= end:
                    return
                self._try([file], rng)

    def _try(self, arguments: Sequence[str], rng: Random) -> None:
        seed = rng.getrandbits(32)
        self.runs += 1
        if self.run(arguments, seed) != 0:
            self.failed.append((" ".join(arguments) or "everything", seed))


def drawing(folder: Path) -> list[str]:
    """The files of tests that draw chance, as seen from the folder's parent."""
    return sorted(
        str(path.relative_to(folder.parent))
        for path in folder.rglob("test_*.py")
        if DRAWS in path.read_text(encoding="utf-8")
    )


def with_pytest(arguments: Sequence[str], seed: int) -> int:
    """Run pytest at full counts."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "--timeout", "3600", *arguments]
    env = os.environ | {"TALON_SOAK": "1", "TALON_SEED": str(seed)}
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode  # noqa: S603 - our own tests


def main(minutes: float, arguments: Sequence[str]) -> int:
    """Soak, and say what was seen."""
    begun, soak = monotonic(), Soak(with_pytest)
    soak.last(minutes * 60, arguments, drawing(ROOT / "tests"), Random(randbits(64)))
    took = (monotonic() - begun) / 60
    sys.stdout.write(f"\nSoaked for {took:.0f} minutes: {soak.runs} runs, {len(soak.failed)} of them failed.\n")
    for what, seed in soak.failed:
        sys.stdout.write(f"TALON_SOAK=1 TALON_SEED={seed} python -m pytest {what}\n")
    return 1 if soak.failed else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2:]))
