"""ARCHITECTURE.md says what is so: every kind of event that a game's words know stands in it, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def test_the_kinds_of_events_are_those_that_have_words() -> None:
    """The language tests hold the words to what matches tell."""
    table = PAGE.split("<!-- events -->")[1].split("<!-- /events -->")[0]
    listed = re.findall(r"^\| `([a-z_]+)` \|", table, re.MULTILINE)
    words = [path.read_text("utf-8") for path in (ROOT / "bot" / "language" / "en").glob("*.ftl")]
    kinds = {kind for text in words for kind in re.findall(r"^event-([a-z_]+) =", text, re.MULTILINE)}
    assert listed == sorted(kinds)
