"""Whether the rules run as plain Python or as modules that `make fast` has compiled, and whether these are current."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

RULES: Final = "games.core.api"
"""One of the modules that are compiled together."""


def compiled() -> bool:
    """Whether the compiled rules are in use."""
    return not str(import_module(RULES).__file__).endswith(".py")


def stale(folder: Path | None = None) -> list[str]:
    """The sources that were changed after they were compiled, by name: Python would run what they no longer say."""
    if folder is None:
        spec = find_spec("games")
        assert spec is not None, "the rules are a package"
        assert spec.origin is not None, "the rules are a package"
        folder = Path(spec.origin).parent
    late = []
    for library in folder.rglob("*.so"):
        source = library.with_name(library.name.partition(".")[0] + ".py")
        if not source.is_file() or source.stat().st_mtime > library.stat().st_mtime:
            late.append(str(source.relative_to(folder)))
    return sorted(late)


def build() -> str:
    """What runs, in words for a log or a report."""
    if not compiled():
        return "rules in plain Python"
    return "compiled rules, OUT OF DATE (make fast, or make slow)" if stale() else "compiled rules"
