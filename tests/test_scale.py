"""Random tests draw from one seed that the header shows, whichever worker they run in."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests import scale

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest
from tests.scale import chance

@pytest.mark.parametrize("drawn", [chance("planted").getrandbits(32)])
def test_drawn(drawn):
    pass
"""


@pytest.mark.parametrize(("count", "tried"), [(1000, 100), (19, 1), (3, 1)])
def test_a_tenth_is_tried_but_never_nothing(monkeypatch: pytest.MonkeyPatch, count: int, tried: int) -> None:
    monkeypatch.setattr(scale, "SOAK", False)
    assert scale.scale(count) == tried


def test_a_soak_tries_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "SOAK", True)
    assert scale.scale(1000) == 1000


def test_a_name_draws_the_same_each_time_and_another_name_otherwise() -> None:
    assert scale.chance("deals").random() == scale.chance("deals").random()
    assert scale.chance("deals").random() != scale.chance("bids").random()


def test_all_workers_draw_from_the_seed_that_the_header_shows(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_planted.py").write_text(TESTS)
    env = {name: value for name, value in os.environ.items() if name != "TALON_SEED"}
    options = ["-v", "-n", "2", "-p", "tests.conftest", "-p", "no:cacheprovider", f"-c{tmp_path}/pytest.ini"]
    done = subprocess.run(  # noqa: S603 - our own command on our own file
        [sys.executable, "-m", "pytest", *options, tmp_path / "test_planted.py"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert done.returncode == 0, done.stdout + done.stderr  # differing seeds: xdist finds differing tests
    shown = re.search(r"^TALON_SEED=(\d+)", done.stdout, re.MULTILINE)
    assert shown is not None
    expected = Random(f"{shown[1]}:planted").getrandbits(32)
    assert f"test_drawn[{expected}]" in done.stdout
