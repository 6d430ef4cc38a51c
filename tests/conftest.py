"""How every test is run: hypothesis's profile, one seed, and skips that fail where all must have run."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot import compiled
from bot.logs import OWN
from tests import postgres
from tests.scale import SEED, SOAK
from tests.spread import spread

settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=1000, derandomize=False)
settings.load_profile("soak" if SOAK else "ci")

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes folders there of which others know no name
ROOM = 1 << 30


def hold_folders_in_memory() -> None:
    """Let tmp_path be in memory where there is room: each commit waits for a disk, half the time of many a test."""
    if os.access(MEMORY, os.W_OK):
        place = os.statvfs(MEMORY)
        if place.f_bavail * place.f_frsize > ROOM:
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


hold_folders_in_memory()

Report = pytest.TestReport | pytest.CollectReport


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    """Takes away what a test that starts a program sets up: its handlers write to a stream that ends with the test."""
    root = logging.getLogger()
    before, levels = set(root.handlers), {name: logging.getLogger(name).level for name in ("", *OWN)}
    yield
    for handler in set(root.handlers) - before:
        root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture(autouse=True, scope="session")
def _no_server_left() -> Iterator[None]:
    """Ends the PostgreSQL server of this process, where a test has begun it."""
    yield
    if postgres.server.cache_info().currsize:
        postgres.server().stop()
        postgres.server.cache_clear()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is given more time than usual."""
    items[:] = spread(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")), _together)


def _together(item: pytest.Item) -> str | None:
    """None for a test that is not given more time; the file where its tests share a bot, else the test itself."""
    if item.get_closest_marker("timeout") is None:
        return None
    loop = item.get_closest_marker("asyncio")
    shares = loop is not None and loop.kwargs.get("loop_scope") == "module"
    return str(item.path) if shares else item.nodeid


def pytest_collection_finish() -> None:
    """Search for garbage rarely, and not among modules and tests, which stay to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


def pytest_report_header() -> str:
    return f"TALON_SEED={SEED}{' TALON_SOAK=1' if SOAK else ''}, {compiled.build()}"


def pytest_configure(config: pytest.Config) -> None:
    if late := compiled.stale():
        raise pytest.UsageError(f"changed since they were compiled (make fast, or make slow): {', '.join(late)}")
    in_a_worker = hasattr(config, "workerinput")  # xdist hands its workers' reports to the first process
    if os.environ.get("TALON_NO_SKIPS") == "1" and not in_a_worker:
        config.pluginmanager.register(NoSkips(), "no-skips")


class NoSkips:
    """Fails a run in which anything was skipped, and lists why (TALON_NO_SKIPS=1)."""

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def _note(self, report: Report) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            where = report.longrepr
            self.reasons[report.nodeid] = str(where[-1] if isinstance(where, tuple) else where)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.reasons and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.reasons:
            terminalreporter.section("skipped where nothing may be skipped (TALON_NO_SKIPS=1)", red=True)
        for nodeid, reason in sorted(self.reasons.items()):
            terminalreporter.write_line(f"{nodeid}: {reason}")
