"""Compile the rules and the search with mypyc, unchanged: `make fast`; `make slow` goes back to plain Python.

The modules are compiled in a copy of the sources, and what comes of it is put beside them, where Python prefers it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "fast"
PLAIN = {"__init__", "__main__", "pages", "record", "report", "selfplay"}
"""Modules that read or print, or only frame games: nothing to gain."""
SETTINGS = "[mypy]\nstrict = true\nexplicit_package_bases = true\nmypy_path = .\n"


def modules() -> list[Path]:
    """The sources to compile, relative to the root."""
    found = (path for folder in ("games", "games/core", "games/players") for path in (ROOT / folder).glob("*.py"))
    return sorted(path.relative_to(ROOT) for path in found if path.stem not in PLAIN)


def compiled() -> list[Path]:
    """What an earlier build has left in the tree: a library of all modules, and a small one for each."""
    return [*ROOT.glob("*__mypyc.*.so"), *(ROOT / "games").rglob("*.so")]


def take_back() -> None:
    """Leave plain Python alone."""
    for path in compiled():
        path.unlink()


def compile_in(folder: Path, sources: list[Path]) -> None:
    """Compile sources of a folder in place; a failure of the compiler is a CalledProcessError."""
    (folder / "mypy.ini").write_text(SETTINGS)
    subprocess.run([sys.executable, "-m", "mypyc", *map(str, sources)], cwd=folder, check=True)  # noqa: S603


def put_in_place(folder: Path, root: Path) -> None:
    """Copy the libraries beside the sources, as old as the sources that they were made of.

    Their own age would not do: setuptools keeps a module's small library where only the large one has changed.
    """
    made = (folder / "mypy.ini").stat().st_mtime
    for library in [*folder.glob("*.so"), *(folder / "games").rglob("*.so")]:
        there = root / library.relative_to(folder)
        shutil.copy(library, there)
        os.utime(there, (made, made))


def main() -> int:
    """Exit status 1, and plain Python as before, where compiling fails."""
    take_back()
    if sys.argv[1:] == ["--back"]:
        return 0
    shutil.rmtree(COPY / "games", ignore_errors=True)
    shutil.copytree(ROOT / "games", COPY / "games", ignore=shutil.ignore_patterns("__pycache__"))
    for library in COPY.glob("*.so"):
        library.unlink()
    try:
        compile_in(COPY, modules())
    except subprocess.CalledProcessError:
        sys.stderr.write("Nothing was compiled; it takes a C compiler and the headers of this Python (python3-dev).\n")
        return 1
    put_in_place(COPY, ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
