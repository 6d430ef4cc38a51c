"""Golden records lead where they led: a rule that changes shows here, and wants a new version of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import games
from tests.games import worlds
from tests.golden.records import FOLDER, WHOLE_MATCH, annotated, golden, name_of, notable
from tests.golden.shown import SILENT, given, idle

every_record = pytest.mark.parametrize("path", golden(), ids=lambda path: f"{path.parent.name}/{path.stem}")


@every_record
def test_a_golden_record_tells_what_it_told(path: Path) -> None:
    text = path.read_text("utf-8")
    assert annotated(text) == text, (
        f"{path} replays differently. Where that is meant, bump the game's version, "
        "then `python -m tests.golden renew` and read the difference."
    )


@every_record
def test_a_golden_record_would_go_another_way_without_any_of_its_options(path: Path) -> None:
    text = path.read_text("utf-8")
    silent = {name for name in given(text) if (path.parent.name, name) in SILENT}
    assert idle(text) == silent, "an option is for nothing here, or one that no record can show does show"


def test_every_exception_stands_in_a_golden_record() -> None:
    found = {(path.parent.name, name) for path in golden() for name in given(path.read_text("utf-8"))}
    assert found >= SILENT.keys()


def test_an_option_that_changes_nothing_is_found() -> None:
    text = (FOLDER / "penneech" / "standard.game").read_text("utf-8")
    assert idle(text.replace("\n\n", "\noption target_score 121\noption surplus off\n\n", 1)) == {"target_score"}


@pytest.mark.parametrize("key", worlds.KEYS)
def test_no_game_is_without_golden_records_of_its_notable_tables(key: str) -> None:
    kept = {path.name for path in golden() if path.parent.name == key}
    missing = [name for name in map(name_of, notable(key)) if name not in kept]
    missing += [] if WHOLE_MATCH in kept else [WHOLE_MATCH]
    assert not missing, f"`python -m tests.golden new {key}` writes {missing}"


def test_every_golden_record_lies_in_the_folder_of_its_game() -> None:
    for path in golden():
        assert path.parent.name in games()
        assert f"\ngame {path.parent.name}\n" in f"\n{path.read_text('utf-8')}"


def test_a_change_of_what_is_told_is_seen() -> None:
    text = golden()[0].read_text("utf-8")
    told = next(line for line in text.split("\n") if line.startswith("#   "))
    assert annotated(text.replace(told, f"{told} AS", 1)) == text
