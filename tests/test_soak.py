"""A soak lasts as long as it is told to, tries every promised count, and forgets no failure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.soak import Soak, drawing, with_pytest

FILES = ["a", "b", "c"]
PLANTED = """
from tests.scale import SEED, SOAK, scale

def test_planted():
    assert (SEED, SOAK, scale(1000)) == (%d, True, 1000)
"""


@dataclass
class Runs:
    """Runs that each take some seconds of a clock of their own."""

    takes: dict[str, float]
    fails: str = ""
    time: float = 0
    run: list[tuple[str, int]] = field(default_factory=list)

    def __call__(self, arguments: Sequence[str], seed: int) -> int:
        self.run.append((" ".join(arguments), seed))
        self.time += self.takes.get(" ".join(arguments), 60)
        return int(" ".join(arguments) == self.fails)


def soaked(runs: Runs, seconds: float, files: Sequence[str] = FILES) -> Soak:
    soak = Soak(runs, lambda: runs.time)
    soak.last(seconds, [], files, Random(1))
    assert soak.runs == len(runs.run)
    return soak


def test_it_lasts_the_whole_time_and_begins_nothing_after_it() -> None:
    runs = Runs({"": 1000})
    soaked(runs, 3600)
    assert 3600 <= runs.time < 3660
    assert runs.run[0][0] == ""
    for start in range(1, len(runs.run) - 3, 3):
        assert sorted(name for name, _ in runs.run[start : start + 3]) == FILES, "each in every round"


def test_every_count_is_tried_once_even_where_that_takes_longer() -> None:
    runs = Runs({"": 5000})
    soaked(runs, 3600)
    assert [name for name, _ in runs.run] == [""]


def test_no_seed_is_tried_twice() -> None:
    runs = Runs({})
    soaked(runs, 3600)
    assert len({seed for _, seed in runs.run}) == len(runs.run) == 60


def test_a_failure_is_kept_with_its_seed_and_the_rest_goes_on() -> None:
    runs = Runs({"": 60}, fails="b")
    soak = soaked(runs, 600)
    assert soak.failed == [one for one in runs.run if one[0] == "b"]
    assert len(soak.failed) == 3
    assert [name for name, _ in runs.run].count("c") >= 3


def test_the_files_that_draw_chance_are_known() -> None:
    found = set(drawing(Path(__file__).parent))
    assert {"tests/crash/test_crash.py", "tests/attack/test_attack.py", "tests/games/test_reference.py"} <= found
    assert "tests/test_readme.py" not in found


@pytest.mark.parametrize(("expected", "status"), [(7, 0), (8, 1)])
def test_a_run_has_its_seed_and_the_full_counts(tmp_path: Path, expected: int, status: int) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_planted.py").write_text(PLANTED % expected)
    arguments = ["-n", "0", "-p", "no:cacheprovider", f"-c{tmp_path}/pytest.ini", str(tmp_path / "test_planted.py")]
    assert with_pytest(arguments, 7) == status
