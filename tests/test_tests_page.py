"""tests/README.md names tests that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
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


def test_every_complaint_stands_on_the_page() -> None:
    """The numbers are those of the collection that the page goes through."""
    numbers = re.findall(r"^\| ([RLD]-?\w+) \|", PAGE, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) == 44
