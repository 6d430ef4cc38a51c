"""Compiled rules are optional: it is seen which run, and none run in secret that their sources have left behind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import compiled
from tools import fast

CALL = "from games.core.tricks import follow; import games.core.tricks as t; print(follow(6, 2), t.__file__)"


def tree(folder: Path) -> tuple[Path, Path]:
    """A package with one module and what was compiled of it."""
    source, library = folder / "core" / "tricks.py", folder / "core" / "tricks.cpython-311-x86_64-linux-gnu.so"
    source.parent.mkdir()
    source.write_text("")
    library.write_text("")
    return source, library


def test_compiled_rules_are_current_until_their_source_changes(tmp_path: Path) -> None:
    source, library = tree(tmp_path)
    os.utime(source, (100, 100))
    os.utime(library, (200, 200))
    assert compiled.stale(tmp_path) == []
    os.utime(source, (300, 300))
    assert compiled.stale(tmp_path) == [str(Path("core", "tricks.py"))]


def test_compiled_rules_without_a_source_are_out_of_date(tmp_path: Path) -> None:
    source, _ = tree(tmp_path)
    source.unlink()
    assert compiled.stale(tmp_path) == [str(Path("core", "tricks.py"))]


def test_it_is_said_which_rules_run() -> None:
    import games.core.api

    plain = str(games.core.api.__file__).endswith(".py")
    assert compiled.compiled() is not plain
    assert compiled.build() == ("rules in plain Python" if plain else "compiled rules")


def test_every_game_and_its_search_is_compiled() -> None:
    names = {str(path) for path in fast.modules()}
    assert {"games/core/api.py", "games/players/search.py", "games/players/strict.py"} <= names
    assert {f"games/{path.name}" for path in (fast.ROOT / "games").glob("[a-z]*.py")} <= names


@pytest.mark.timeout(300)
def test_a_module_of_the_rules_compiles_unchanged(tmp_path: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here, which only make fast needs")
    shutil.copytree(fast.ROOT / "games", tmp_path / "games", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    fast.compile_in(tmp_path, [Path("games/core/cards.py"), Path("games/core/tricks.py")])
    said = subprocess.run([sys.executable, "-c", CALL], cwd=tmp_path, check=True, capture_output=True, text=True).stdout  # noqa: S603
    value, file = said.split()
    assert value == "2"
    assert file.endswith(".so")


def test_compiled_anew_all_libraries_are_current_even_those_that_stayed_as_they_were(tmp_path: Path) -> None:
    built, root = tmp_path / "built", tmp_path / "root"
    (root / "games").mkdir(parents=True)
    (root / "games" / "skat.py").write_text("")
    os.utime(root / "games" / "skat.py", (300, 300))
    (built / "games").mkdir(parents=True)
    library = built / "games" / "skat.cpython-311-x86_64-linux-gnu.so"
    library.write_text("")
    os.utime(library, (200, 200))
    (built / "mypy.ini").write_text("")
    os.utime(built / "mypy.ini", (400, 400))
    fast.put_in_place(built, root)
    assert (root / "games" / library.name).is_file()
    assert compiled.stale(root / "games") == []
    os.utime(root / "games" / "skat.py", (500, 500))
    assert compiled.stale(root / "games") == ["skat.py"]
