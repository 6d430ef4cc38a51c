"""tests/README.md names tests that exist."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SAID = TESTS.parent.parent / "shared" / "players-say.md"
PAGE = (TESTS / "README.md").read_text("utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    """A table of complaints is worth what its tests are."""
    named = re.findall(r"`((?:\w+/)?[\w*]+\.py)(?:::(\w+))?`", PAGE)
    assert len(named) > 40
    for pattern, test in named:
        files = list(TESTS.glob(pattern))
        assert files, pattern
        if test:
            assert any(re.search(rf"def {test}\(", file.read_text("utf-8")) for file in files), f"{pattern}::{test}"


def rows() -> dict[str, str]:
    """The tests that the page names, by the number of the complaint."""
    found = re.findall(r"^\| ([RLD]-?\w+) \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE)
    assert len(found) == len(dict(found)), "a complaint stands twice"
    return dict(found)


def test_beside_every_complaint_stands_a_single_test() -> None:
    """A whole file is no answer to a single complaint, unless all of its tests are."""
    vague = [number for number, tests in rows().items() if "::" not in tests]
    assert rows()
    assert not vague


@pytest.mark.skipif(not SAID.is_file(), reason="../shared/players-say.md is not beside the repository")
def test_every_complaint_stands_on_the_page() -> None:
    """Whatever was collected, and nothing else."""
    collected = re.findall(r"^\| ([RLD]-?\w+) \|", SAID.read_text("utf-8"), re.MULTILINE)
    assert sorted(rows()) == sorted(collected)
