"""Golden records lead where they led: a rule that changes shows here, and wants a new version of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import games
from tests.games import worlds
from tests.golden import records
from tests.golden.records import FOLDER, WHOLE_MATCH, annotated, golden, name_of, notable, played, whole_match
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


def test_a_new_record_shows_its_options_and_the_whole_match_of_a_game_its_end() -> None:
    table = worlds.Table("penneech", 2, (("surplus", "off"), ("follow_rule", "free")))
    new = played(table)
    assert given(new) == dict(table.options)
    assert idle(new) == set()
    assert annotated(new) == new
    assert '# status: "over"' in whole_match("penneech")


def test_a_table_whose_options_cannot_show_is_said_to_have_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SEARCH", ((1, 3),))
    never = worlds.Table("ninety-nine", 3, (("rubber_games", "5"),))
    with pytest.raises(LookupError, match="rubber_games=5"):
        played(never)


def test_every_golden_record_lies_in_the_folder_of_its_game() -> None:
    for path in golden():
        assert path.parent.name in games()
        assert f"\ngame {path.parent.name}\n" in f"\n{path.read_text('utf-8')}"


def test_a_change_of_what_is_told_is_seen() -> None:
    text = golden()[0].read_text("utf-8")
    told = next(line for line in text.split("\n") if line.startswith("#   "))
    assert annotated(text.replace(told, f"{told} AS", 1)) == text
