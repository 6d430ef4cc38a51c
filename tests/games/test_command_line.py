"""`python -m games`: its exit statuses and what it prints (record-format.md)."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.language.completeness import PAGES
from bot.ui.rulebook import rulebook
from games import games
from games.__main__ import main
from games.core.record import read_record, replay
from tests.games import worlds
from tests.games.test_record import RECORD

REVOKED = """game auction-pinochle
dealer 0
* deal AS TS TS KS KS QS JS KH QH JH QD JD | 9S KH QH JH AD AD TD JD 9D QC JC 9C | \
AS QS TH 9H TD KD AC TC TC KC QC 9C | JS 9S AH AH TH 9H KD QD 9D AC KC JC
1 bid 250
2 pass
3 pass
0 pass
1 trump D
3 give AH AH TH 9H
1 return AH AH TH 9H
1 play_on
1 play KH
2 play TH
3 play JS
"""
"""Its last line is a revoke, of which seat 3 alone may know why it is one."""

ROOT = Path(__file__).parents[2]
ALWAYS = {
    "game", "version", "seats", "options", "status", "deal", "phase", "to_act", "dealer", "trump", "tricks",
    "deal_scores", "scores", "target", "winners", "events", "error",
}  # fmt: skip
ILLEGAL = RECORD + "0 play AD\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    """The exit status and what stands on standard output."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as stop:
        status = int(str(stop.code))
    return status, capsys.readouterr().out


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    texts = {"good": RECORD, "illegal": ILLEGAL, "bad": "game chess\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.game").write_text(text, "utf-8")
    return {name: tmp_path / f"{name}.game" for name in texts}


def test_replay_prints_the_state(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    status, out = run(capsys, "replay", files["good"])
    result = json.loads(out)
    assert status == 0
    assert set(result) == ALWAYS | {"match"}
    assert {key: result[key] for key in ("status", "deal", "phase", "to_act", "dealer", "trump", "target")} == {
        "status": "playing", "deal": 0, "phase": "play", "to_act": [2], "dealer": 0, "trump": None, "target": 120,
    }  # fmt: skip
    assert result["match"] == {"games": [], "totals": [0, 0, 0]}
    assert result["options"]["target_score"] == 120
    assert result["options"]["partnership"] is False
    assert result["options"]["magri_values"] == "30,60,90"
    assert result["events"][-1] == {"kind": "play", "seat": 1, "items": ["KD"], "points": 0, "to": None}
    assert result["error"] is None


def test_legal_lists_the_actions_of_who_may_act(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    status, out = run(capsys, "replay", files["good"], "--legal")
    assert (status, json.loads(out)["legal"]) == (0, {"2": ["play TD"]})


def test_an_illegal_action_exits_1_with_the_rule(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    status, out = run(capsys, "replay", files["illegal"])
    error = json.loads(out)["error"]
    assert status == 1
    assert set(error) == {"line", "code", "message", "rule"}
    assert (error["line"], error["code"]) == (15, "not-your-turn")
    assert error["rule"] in games()["ninety-nine"].topics


def test_what_is_no_record_exits_2_with_the_error_alone(
    capsys: pytest.CaptureFixture[str], files: dict[str, Path]
) -> None:
    status, out = run(capsys, "replay", files["bad"])
    assert status == 2
    result = json.loads(out)
    assert set(result) == {"error"}
    assert {key: result["error"][key] for key in ("line", "code", "rule")} == {
        "line": 1, "code": "bad-record", "rule": None,
    }  # fmt: skip


def test_of_several_files_each_has_a_line_and_the_highest_status_counts(
    capsys: pytest.CaptureFixture[str], files: dict[str, Path]
) -> None:
    status, out = run(capsys, "replay", files["illegal"], files["good"])
    assert (status, len(out.splitlines())) == (1, 2)
    status, out = run(capsys, "replay", files["good"], files["bad"], files["illegal"])
    results = [json.loads(line) for line in out.splitlines()]
    assert status == 2
    assert [result["error"] and result["error"]["code"] for result in results] == [None, "bad-record", "not-your-turn"]


def test_bytes_that_are_no_text_are_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x.game").write_bytes(b"game ninety-nine\n# \xff\xfe\n")
    status, out = run(capsys, "replay", tmp_path / "x.game")
    assert (status, json.loads(out)["error"]["line"]) == (2, 2)


def test_a_missing_file_is_said_to_be_missing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "replay", tmp_path / "none.game") == (2, "")


def test_a_missing_file_keeps_nobody_from_the_others(
    capsys: pytest.CaptureFixture[str], files: dict[str, Path], tmp_path: Path
) -> None:
    status, out = run(capsys, "replay", files["illegal"], tmp_path / "none.game", files["good"])
    assert status == 2
    assert [json.loads(line)["error"] is None for line in out.splitlines()] == [False, True]


def test_a_closed_standard_input_is_said_to_be_closed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # as Python has it where the descriptor is closed
    assert main(["replay", "-"]) == 2
    assert capsys.readouterr().err == "Standard input is closed.\n"


def test_a_dash_reads_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode())))
    status, out = run(capsys, "replay", "-")
    assert (status, json.loads(out)["phase"]) == (0, "play")


@pytest.mark.parametrize("seat", ["0", "1", "2", "none"])
def test_a_view_holds_what_that_seat_may_see_and_nothing_else(
    capsys: pytest.CaptureFixture[str], files: dict[str, Path], seat: str
) -> None:
    status, out = run(capsys, "replay", files["good"], "--view", seat)
    result: dict[str, Any] = json.loads(out)
    assert status == 0
    assert set(result) == {"game", "version", "seats", "options", "status", "view", "events", "error"}
    assert set(result["view"]) == {"seat", "phase", "to_act", "zones", "facts", "scores", "legal"}
    assert result["view"]["seat"] == (None if seat == "none" else int(seat))
    assert {event["to"] for event in result["events"]} <= {None, result["view"]["seat"]}
    state = replay(read_record(RECORD, games())).state
    for zone in state.places():
        if zone.name in ("hand", "bid") and str(zone.owner) != seat:
            for card in zone.items:
                assert f'"{card}"' not in out, f"{card} of seat {zone.owner} is told to {seat}"


@pytest.mark.parametrize("seat", ["3", "x", "-1", "9" * 5000, "\u06f1"])
def test_a_view_of_no_seat_is_refused(capsys: pytest.CaptureFixture[str], files: dict[str, Path], seat: str) -> None:
    assert run(capsys, "replay", files["good"], f"--view={seat}") == (2, "")


def test_the_list_has_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "list", "--json")
    listed = json.loads(out)
    assert status == 0
    assert [game["key"] for game in listed] == list(games())
    for game in listed:
        assert set(game) == {"key", "version", "seats", "options", "presets", "topics"}
        for option in game["options"]:
            assert set(option) == {"name", "values", "least", "most", "default", "seats"}
            listed_values = option["values"] is not None and option["default"] in option["values"]
            numbers = option["values"] is None and option["least"] is not None
            several = isinstance(option["default"], str)
            assert listed_values or numbers or several, option
            assert set(option["seats"]) <= set(game["seats"])
        for preset in game["presets"].values():
            names = {option["name"] for option in game["options"]}
            assert set(preset) <= names | {"seats"}


def test_the_plain_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "list")
    assert status == 0
    assert all(key in out for key in games())


@pytest.mark.parametrize("key", worlds.KEYS)
def test_the_rules_of_every_game_have_every_topic(capsys: pytest.CaptureFixture[str], key: str) -> None:
    status, whole = run(capsys, "rules", key)
    assert status == 0
    for topic in games()[key].topics:
        status, out = run(capsys, "rules", key, topic)
        assert status == 0
        assert out.strip() in whole
    for code, refusal in games()[key].refusals.items():
        assert refusal.topic in games()[key].topics, f"{code} points at no topic"


@pytest.mark.parametrize("language", sorted(path.name for path in PAGES.iterdir() if path.is_dir()))
@pytest.mark.parametrize("key", worlds.KEYS)
def test_the_rules_are_the_words_that_the_bot_shows(
    capsys: pytest.CaptureFixture[str], key: str, language: str
) -> None:
    marks = dict.fromkeys(map(ord, "\u200f\u2066\u2069"))
    shown = [(section.title, section.text.translate(marks)) for section in rulebook(key, language)]
    status, printed = run(capsys, "rules", key, "--lang", language)
    assert status == 0
    told = "\n\n".join(f"{title}\n\n{text}" for title, text in shown)
    assert printed.strip().replace("\u00a0", " ") == told.replace("\u00a0", " ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "chess"),
        ("rules", "ninety-nine", "no-such-topic"),
        ("rules", "ninety-nine", "--lang", "xx"),
        ("rules", "ninety-nine", "--lang", "../en"),
        ("selfplay", "chess", "--players", "random", "--games", "1"),
        ("selfplay", "ninety-nine", "--players", "nobody", "--games", "1"),
        ("selfplay", "ninety-nine", "--players", "random,random", "--games", "1"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "0"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--seats", "9"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--seats", "0"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--seats", "0", "--preset", "standard"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--records", __file__),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--records", f"{__file__}/below"),
        ("rules", "ninety-nine", "--lang", "x" * 300),
        ("rules", "ninety-nine", "--lang", ""),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--preset", "none"),
        ("selfplay", "ninety-nine", "--players", "random", "--games", "1", "--option", "target_score=0"),
        ("nonsense",),
        (),
    ],
)
def test_what_makes_no_sense_exits_2(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert run(capsys, *arguments) == (2, "")


@pytest.mark.parametrize("key", worlds.KEYS)
def test_selfplay_writes_records_that_replay_accepts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str
) -> None:
    asked = ("--players", "easy", "--games", "2", "--max-deals", "2", "--json", "--records", tmp_path)
    status, out = run(capsys, "selfplay", key, *asked)
    result = json.loads(out)
    assert status == 0
    assert set(result) == {
        "games", "deals", "unfinished", "illegal", "seconds", "actions", "players", "difference", "difference_stderr",
    }  # fmt: skip
    assert (result["games"], result["illegal"]) == (2, 0)
    records = sorted(tmp_path.glob("*.game"))
    assert len(records) == 2
    assert run(capsys, "replay", *records)[0] == 0


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("selfplay", "ninety-nine", "--players", "easy,random,random", "--games", "3", "--json", "--deals")
    first, second, other = (json.loads(run(capsys, *asked, "--seed", seed)[1]) for seed in (7, 7, 8))
    first.pop("seconds"), second.pop("seconds"), other.pop("seconds")
    assert first == second
    assert first != other


def test_mirrored_sets_seat_the_players_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    asked = (
        "selfplay",
        "ninety-nine",
        "--players",
        "easy,random,random",
        "--games",
        "2",
        "--json",
        "--deals",
        "--mirror",
    )
    result = json.loads(run(capsys, *asked)[1])
    assert result["games"] == 2 * 3
    assert {player["name"]: player["seats"] for player in result["players"]} == {"easy": 1, "random": 2}


def test_a_mirrored_partnership_keeps_partners_together(capsys: pytest.CaptureFixture[str]) -> None:
    players = ("--seats", "4", "--preset", "partners", "--players", "easy,random,easy,random")
    result = json.loads(
        run(capsys, "selfplay", "ninety-nine", *players, "--games", "1", "--deals", "--mirror", "--json")[1]
    )
    assert result["games"] == 2


def test_it_runs_as_a_module(files: dict[str, Path]) -> None:
    done = subprocess.run(  # noqa: S603 - our own module on our own file
        [sys.executable, "-m", "games", "replay", files["illegal"]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "not-your-turn"


@pytest.mark.parametrize("seat", ["0", "1", "2", "3", "none"])
def test_what_one_did_wrong_tells_others_nothing_of_the_hand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seat: str
) -> None:
    (tmp_path / "x.game").write_text(REVOKED)
    status, out = run(capsys, "replay", tmp_path / "x.game", "--view", seat)
    error = json.loads(out)["error"]
    assert (status, error["line"], error["code"], error["rule"]) == (1, 14, "must-follow-suit", "play")
    own = "JS can't be played: hearts were led and you hold AH."
    assert error["message"] == (own if seat == "3" else "Seat 3 may not do that.")
