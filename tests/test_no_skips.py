"""The switch that lets no skipped test pass unseen in a full check."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest

def test_runs():
    pass

@pytest.mark.skip(reason="no such server here")
def test_left_out():
    pass
"""


def run(folder: Path, workers: int, switch: str, source: str = TESTS) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_planted.py").write_text(source)
    options = ["-n", str(workers), "-p", "tests.conftest", "-p", "no:cacheprovider", f"-c{folder}/pytest.ini"]
    return subprocess.run(  # noqa: S603 - our own command on our own file
        [sys.executable, "-m", "pytest", *options, folder / "test_planted.py"],
        cwd=ROOT,
        env={**os.environ, "TALON_NO_SKIPS": switch},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )


@pytest.mark.parametrize("workers", [0, 2])
def test_a_skipped_test_fails_the_run_and_its_reason_is_listed(tmp_path: Path, workers: int) -> None:
    done = run(tmp_path, workers, "1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "test_left_out: Skipped: no such server here" in done.stdout
    assert "1 passed, 1 skipped" in done.stdout


def test_a_module_that_skips_itself_fails_the_run_under_xdist(tmp_path: Path) -> None:
    skipped = 'import pytest\npytest.skip("not on this machine", allow_module_level=True)\n'
    done = run(tmp_path, 2, "1", skipped)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "not on this machine" in done.stdout


def test_a_run_without_skips_passes_with_the_switch_on(tmp_path: Path) -> None:
    done = run(tmp_path, 0, "1", "def test_runs():\n    pass\n")
    assert done.returncode == 0, done.stdout + done.stderr


def test_without_the_switch_a_skip_passes(tmp_path: Path) -> None:
    assert run(tmp_path, 0, "").returncode == 0
