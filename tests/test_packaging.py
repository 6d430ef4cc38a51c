"""What a fresh clone, an image and CI are made from: each step names only what is there."""

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from bot.version import VERSION

ROOT = Path(__file__).parent.parent
LOCKS = ["run", "dev", "docker", "bench", "fuzz"]
TARGETS = ["run", "test", "check", "audit", "bench", "soak", "fuzz", "lock"]


def read(name: str) -> str:
    return (ROOT / name).read_text()


@cache
def project() -> dict[str, Any]:
    return tomllib.loads(read("pyproject.toml"))


def unfolded(name: str) -> list[str]:
    """The file's lines without comments, those that end in a backslash joined with the next."""
    text = "\n".join(line for line in read(name).splitlines() if not line.lstrip().startswith("#"))
    return [line for line in re.sub(r"\s*\\\n\s*", " ", text).splitlines() if line.strip()]


# Lock files


def pins(lock: str) -> list[Requirement]:
    return [Requirement(line.split(" --hash=")[0]) for line in unfolded(f"requirements/{lock}.txt")]


def versions(lock: str) -> dict[str, set[str]]:
    """The versions by package: more than one where they differ by Python version."""
    found: dict[str, set[str]] = {}
    for pin in pins(lock):
        found.setdefault(canonicalize_name(pin.name), set()).add(str(pin.specifier))
    return found


def asked(lock: str) -> list[Requirement]:
    """What pyproject.toml wants in this lock."""
    metadata, groups = project()["project"], project()["dependency-groups"]
    extras = metadata["optional-dependencies"]
    runtime = metadata["dependencies"] + extras["postgres"]
    wanted = {
        "docker": runtime,
        "run": runtime + extras["sandbox"],
        "dev": runtime + extras["sandbox"] + groups["dev"],
        "bench": groups["bench"],
        "fuzz": groups["fuzz"],
    }
    return [Requirement(line) for line in wanted[lock]]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_a_lock_is_one_exact_version_with_hashes_and_nothing_else(lock: str) -> None:
    line_of_a_lock = re.compile(
        r"[a-z0-9-]+==[^\s;]+"  # name and version
        r"( ; [a-z_]+ [^#]+?)?"  # where it applies
        r"( --hash=sha256:[0-9a-f]{64})+"
    )
    lines = unfolded(f"requirements/{lock}.txt")
    assert lines
    assert [line for line in lines if not line_of_a_lock.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_registry(lock: str) -> None:
    text = read(f"requirements/{lock}.txt")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host|file:|@ ", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    held = versions(lock)
    for wanted in asked(lock):
        pinned = held[canonicalize_name(wanted.name)]
        assert all(wanted.specifier.contains(pin.removeprefix("==")) for pin in pinned), wanted


@pytest.mark.parametrize("lock", ["run", "docker", "bench", "fuzz"])
def test_what_is_run_is_what_was_tested(lock: str) -> None:
    tested = versions("dev")
    differing = {name: pin for name, pin in versions(lock).items() if name in tested and tested[name] != pin}
    assert differing == {}
    if lock not in ("bench", "fuzz"):
        assert versions(lock).keys() <= tested.keys()


def test_the_image_holds_no_development_tools() -> None:
    assert versions("docker").keys().isdisjoint({"simcord", "pytest", "mypy", "ruff", "uv", "playwright"})


# Versions


def test_there_is_one_semantic_version_and_notes_for_players_about_it() -> None:
    version = project()["project"]["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert version == VERSION
    assert f"image: talon:{version}\n" in read("deploy/kubernetes/talon.yaml")
    headings = re.findall(r"^## (\S+)(.*)$", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[0][0] in ("Unreleased", version)
    dated = [re.fullmatch(r" - \d{4}-\d\d-\d\d", date) is not None for name, date in headings if name != "Unreleased"]
    assert all(dated)


# Makefile and CI


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_how_to_reach_each_target(target: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own Makefile, and -n only prints
        ["make", "-n", target],  # noqa: S607 - whichever make the person has
        cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert ".venv/bin/" in done.stdout


def test_make_says_which_python_it_needs(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && { echo Python 3.9.1; exit 0; }\nexit 1\n')
    old.chmod(0o755)
    for name, said in (
        (str(old), "is Python 3.9.1"),
        ("no-such-python", "there is no 'no-such-python' here"),
    ):
        done = subprocess.run(  # noqa: S603 - our own Makefile
            ["make", f"VENV={tmp_path / 'venv'}", f"PYTHON={name}", f"{tmp_path / 'venv'}/made"],  # noqa: S607
            cwd=ROOT,
            env={**os.environ, "MAKEFLAGS": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode != 0
        assert "Talon needs Python 3.11 or newer" in done.stderr
        assert said in done.stderr


def test_ci_is_executable_stops_at_the_first_failure_and_lets_nothing_be_skipped() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    text = script.read_text()
    assert text.startswith("#!/usr/bin/env bash\n")
    assert "set -euo pipefail" in text
    assert re.search(r"^make check$", text, re.MULTILINE)
    assert re.search(r"^TALON_NO_SKIPS=1 make test$", text, re.MULTILINE)
    subprocess.run(["bash", "-n", script], check=True)  # noqa: S603, S607 - reads the script, runs nothing


@pytest.mark.parametrize("engine", ["docker", "podman"])
@pytest.mark.parametrize(("builds", "vulnerable"), [(True, False), (True, True), (False, False)])
def test_ci_builds_tries_and_scans_the_image_with_either_engine(
    tmp_path: Path, engine: str, builds: bool, vulnerable: bool
) -> None:
    ended, calls = image_step(
        tmp_path, **{engine: f"[ $1 != build ] || exit {int(not builds)}"}, trivy=f"exit {int(vulnerable)}"
    )
    assert (ended.returncode == 0) == (builds and not vulnerable)
    expected = [f"{engine} info", f"{engine} build --tag talon:ci ."]
    if builds:
        expected += [f"{engine} run --rm talon:ci python -m bot --help", "trivy image"]
    assert [call for call, wanted in zip(calls, expected, strict=True) if not call.startswith(wanted)] == []


@pytest.mark.parametrize(
    ("there", "said"),
    [({}, "NOT BUILT"), ({"docker": "exit 1"}, "NOT BUILT"), ({"docker": "exit 0"}, "NOT SCANNED")],
)
def test_ci_says_what_it_could_not_build_or_scan(tmp_path: Path, there: dict[str, str], said: str) -> None:
    ended, _ = image_step(tmp_path, **there)
    assert ended.returncode == 0
    assert said in ended.stdout


def image_step(folder: Path, **programs: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """CI's step with these programs and no others, each a line of shell; how it ended, and how they were called."""
    script = read(".ci/run")
    start = script.index("# The image: built")
    for name, body in programs.items():
        (folder / name).write_text(f'#!/bin/sh\necho "{name} $*" >> {folder}/calls\n{body}\n')
        (folder / name).chmod(0o755)
    ended = subprocess.run(  # noqa: S603 - our own script
        ["/bin/bash", "-euo", "pipefail", "-c", script[start : script.index("\n\n", start)]],
        cwd=folder,
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    calls = folder / "calls"
    return ended, calls.read_text().splitlines() if calls.exists() else []


def test_the_commit_hooks_run_the_tools_that_make_check_runs() -> None:
    def tools(text: str) -> set[str]:
        return set(re.findall(r"(ruff format|ruff check|mypy|lint-imports)", text))

    check = read("Makefile").split("\ncheck:", 1)[1].split("\n\n", 1)[0]
    entries = "\n".join(re.findall(r"^ *entry: \.venv/bin/(.*)$", read(".pre-commit-config.yaml"), re.MULTILINE))
    assert tools(check) == tools(entries) == {"ruff format", "ruff check", "mypy", "lint-imports"}


# Dockerfile


def steps() -> list[tuple[str, str]]:
    found = []
    for line in unfolded("Dockerfile"):
        word, _, rest = line.partition(" ")
        found.append((word, rest.strip()))
    return found


def last_stage() -> list[tuple[str, str]]:
    start = max(n for n, (word, _) in enumerate(steps()) if word == "FROM")
    return steps()[start:]


def one(word: str) -> str:
    """The single such step of the last stage."""
    (rest,) = [rest for name, rest in last_stage() if name == word]
    return rest


def test_the_image_is_made_in_two_stages_on_a_python_that_the_project_takes() -> None:
    bases = [rest for word, rest in steps() if word == "FROM"]
    assert len(bases) == 2
    takes = SpecifierSet(project()["project"]["requires-python"])
    for base in bases:
        version = re.match(r"python:([\d.]+)-slim\b", base)
        assert version is not None
        assert takes.contains(version[1])


def test_what_the_image_copies_exists_and_is_not_ignored() -> None:
    stages = {rest.split(" AS ")[1] for word, rest in steps() if word == "FROM" and " AS " in rest}
    let_in = [line[1:] for line in unfolded(".dockerignore") if line.startswith("!")]
    assert unfolded(".dockerignore")[0] == "*"
    copies = [shlex.split(rest) for word, rest in steps() if word == "COPY"]
    assert copies
    for words in copies:
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
            continue
        for source in words[:-1]:
            assert (ROOT / source).exists(), source
            assert any(fnmatch(source, allowed) for allowed in let_in), source


def test_the_image_installs_by_hash_before_the_code_is_copied() -> None:
    words = [(word, rest) for word, rest in steps() if word in ("RUN", "COPY")]
    installs = next(n for n, (word, rest) in enumerate(words) if "pip install" in rest)
    assert "--require-hashes" in words[installs][1]
    assert all("requirements/" in rest for word, rest in words[:installs] if word == "COPY")


def test_the_bot_runs_as_nobody_special_and_keeps_its_data_in_a_volume_that_is_its_own() -> None:
    user, volume = one("USER"), one("VOLUME")
    assert user not in ("root", "0")
    made = " ".join(rest for word, rest in last_stage() if word == "RUN")
    assert re.search(rf"useradd .*\b{user}\b", made)
    assert f"chown {user} {volume}" in made
    assert f"DATABASE_URL=sqlite+aiosqlite:///{volume}/" in one("ENV")
    order = [word for word, _ in last_stage()]
    assert order.index("USER") < order.index("CMD")
    assert "RUN" not in order[order.index("USER") :]


def test_signals_reach_the_bot_and_its_health_is_asked() -> None:
    assert one("STOPSIGNAL") == "SIGTERM"
    assert json.loads(one("CMD")) == ["python", "-m", "bot"]
    health = one("HEALTHCHECK")
    assert json.loads(health[health.index("[") :]) == ["python", "-m", "bot", "--healthcheck"]
    assert (ROOT / "bot" / "__main__.py").exists()


# What an engine would make of it


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the last stage copies from the project, and nothing else."""
    folder = tmp_path_factory.mktemp("image")
    left_out = [line.removeprefix("**/") for line in unfolded(".dockerignore") if line.startswith("**/")]
    for word, rest in last_stage():
        if word != "COPY" or rest.startswith("--from="):
            continue
        *sources, target = shlex.split(rest)
        for source in sources:
            if (ROOT / source).is_dir():  # its contents go into the target, not the folder itself
                ignored = shutil.ignore_patterns(*left_out)
                shutil.copytree(ROOT / source, folder / target, ignore=ignored, dirs_exist_ok=True)
            else:
                shutil.copy(ROOT / source, folder / target)
    return folder


MAKE: Final = """
import asyncio
from storage.database import open_database

async def make():
    await (await open_database("sqlite+aiosqlite:///data/talon.db")).close()

asyncio.run(make())
print("made")
"""
"""Makes a database, and so asks for the migrations, which are imported by nobody."""


def test_the_image_has_all_that_its_command_needs(image: Path) -> None:
    program, *words = json.loads(one("CMD"))
    assert program == "python"
    for asked in ([*words, "--help"], ["-c", MAKE], [*words, "check"]):
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, *asked], cwd=image, env={}, capture_output=True, text=True, check=False, timeout=50
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        assert done.stdout


def test_the_image_installs_all_that_its_code_imports(image: Path) -> None:
    """Whatever else is installed where the tests run."""
    ours, installed = {path.name for path in image.iterdir() if path.is_dir()}, versions("docker").keys()
    sources = {file: outer_imports(file) - ours for file in image.rglob("*.py")}
    assert len(sources) > 100
    holders = packages_distributions()
    missing = {
        (str(file.relative_to(image)), name)
        for file, names in sources.items()
        for name in names
        if installed.isdisjoint(canonicalize_name(holder) for holder in holders[name])
    }
    assert missing == set()


def outer_imports(file: Path) -> set[str]:
    """What a source imports from outside the standard library, but for what it can do without and says so."""
    every = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    spared = {inner for part in every if isinstance(part, ast.Try) and catches_absence(part) for inner in part.body}
    names = set()
    for part in every:
        if isinstance(part, ast.Import) and part not in spared:
            names |= {alias.name for alias in part.names}
        elif isinstance(part, ast.ImportFrom) and part.level == 0 and part not in spared:
            names.add(str(part.module))
    return {name.split(".")[0] for name in names} - sys.stdlib_module_names


def catches_absence(part: ast.Try) -> bool:
    """Whether the code goes on where a package is missing."""
    caught = {ast.unparse(handler.type) for handler in part.handlers if handler.type is not None}
    return not caught.isdisjoint({"ImportError", "ModuleNotFoundError"})


# Bench


def test_every_measurement_of_make_bench_can_be_made() -> None:
    """The rivals that they measure against are not installed for tests, so the sources are read."""
    files = sorted((ROOT / "tests" / "bench").glob("[a-z]*.py"))
    assert len(files) > 5
    for file in files:
        defined = {part.name for part in ast.parse(file.read_text("utf-8")).body if isinstance(part, ast.FunctionDef)}
        assert "measure" in defined, file.name
