"""The import contracts hold, and each breaks when what it forbids is planted."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# file, line planted in it, the chain that the report must show
PLANTED = [
    ("games/planted_discord.py", "import discord", "games.planted_discord -> discord"),
    ("games/planted_clock.py", "import datetime", "games.planted_clock -> datetime"),
    ("games/planted_store.py", "import storage", "games.planted_store -> storage"),
    ("games/planted_rival.py", "import games.ninety_nine", "games.planted_rival -> games.ninety_nine"),
    ("games/core/planted_core.py", "import games.players", "games.core.planted_core -> games.players"),
    (
        "games/players/planted_player.py",
        "import games.penneech",
        "games.players.planted_player -> games.penneech",
    ),
    ("storage/planted_rules.py", "import games.core", "storage.planted_rules -> games.core"),
    ("bot/session/planted_session.py", "import discord", "bot.session.planted_session -> discord"),
    ("bot/session/planted_screen.py", "import bot.ui", "bot.session.planted_screen -> bot.ui"),
    ("bot/pictures/planted_rules.py", "import games.core", "bot.pictures.planted_rules -> games.core"),
]


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - the locked tool on our own tree
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """The report on a copy of the tree that breaks every contract at once."""
    tree = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", tree)
    for package in ("bot", "games", "storage"):
        shutil.copytree(ROOT / package, tree / package, ignore=lambda _, names: {n for n in names if _skipped(n)})
    for name, line, _ in PLANTED:
        (tree / name).write_text(f'"""Planted."""\n\n{line}\n')
    return lint_imports(tree)


def _skipped(name: str) -> bool:
    return "." in name and not name.endswith(".py")


def test_the_import_contracts_hold() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_every_contract_breaks_on_what_is_planted(planted: subprocess.CompletedProcess[str]) -> None:
    assert planted.returncode == 1, planted.stdout + planted.stderr
    assert "0 kept" in planted.stdout


@pytest.mark.parametrize(("name", "line", "chain"), PLANTED)
def test_a_forbidden_import_is_found(
    planted: subprocess.CompletedProcess[str], name: str, line: str, chain: str
) -> None:
    assert chain in planted.stdout, f"{line} in {name} went unseen:\n{planted.stdout}{planted.stderr}"
