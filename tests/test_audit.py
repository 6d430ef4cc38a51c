"""`make audit` says what is known of the pinned packages, and never calls unseen packages sound."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.test_packaging import LOCKS, versions

ROOT = Path(__file__).parent.parent
LOCK = """# from `make lock`
left-pad==1.3.0 ; python_full_version < '3.12' \\
    --hash=sha256:{a}
right-pad==2.0 \\
    --hash=sha256:{a}
""".format(a="0" * 64)
NOBODY = "http://127.0.0.1:9"
"""A port that nothing listens on."""


class Osv(ThreadingHTTPServer):
    """Answers as OSV does, about packages of whose vulnerabilities it was told."""

    def __init__(self, known: dict[tuple[str, str], list[str]], body: bytes | None = None, status: int = 200) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.known, self.body, self.status = known, body, status
        self.asked: list[tuple[str, str]] = []

    def answer(self, path: str, asked: dict[str, Any]) -> bytes:
        """As OSV's documentation of /v1/querybatch has it: an answer to each question, empty where nothing is known."""
        assert path == "/v1/querybatch"
        assert {query["package"]["ecosystem"] for query in asked["queries"]} == {"PyPI"}
        pins = [(query["package"]["name"], query["version"]) for query in asked["queries"]]
        self.asked += pins
        found = [self.known.get(pin, []) for pin in pins]
        results = [
            {"vulns": [{"id": one, "modified": "2026-01-01T00:00:00Z"} for one in ids]} if ids else {} for ids in found
        ]
        return self.body if self.body is not None else json.dumps({"results": results}).encode()


class Answering(BaseHTTPRequestHandler):
    """One request to `Osv`."""

    server: Osv

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = self.server.answer(self.path, asked)
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def serving(osv: Osv) -> Iterator[str]:
    thread = Thread(target=osv.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield f"http://127.0.0.1:{osv.server_address[1]}"
    osv.shutdown()
    thread.join()
    osv.server_close()


def audit(server: str, *locks: Path) -> tuple[int, str]:
    """The program's exit status and what it said."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, ROOT / "tools" / "audit.py", *locks],
        env=os.environ | {"OSV_URL": server, "no_proxy": "127.0.0.1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    (tmp_path / "lock.txt").write_text(LOCK)
    return tmp_path / "lock.txt"


def test_packages_of_which_nothing_is_known_pass(lock: Path) -> None:
    with serving(Osv({("left-pad", "1.2.0"): ["PYSEC-1"]})) as server:
        assert audit(server, lock) == (0, "Audited 2 packages; known vulnerabilities: 0.\n")


def test_each_known_vulnerability_is_named_and_fails(lock: Path) -> None:
    with serving(Osv({("left-pad", "1.3.0"): ["PYSEC-1", "GHSA-2"], ("right-pad", "2.0"): ["PYSEC-3"]})) as server:
        status, said = audit(server, lock)
    assert status == 1
    assert said.splitlines()[:3] == ["left-pad 1.3.0: PYSEC-1", "left-pad 1.3.0: GHSA-2", "right-pad 2.0: PYSEC-3"]


@pytest.mark.parametrize(
    ("body", "status"), [(None, 503), (b"<html>", 200), (b"[]", 200), (b"{}", 200), (b'{"results": [{}]}', 200)]
)
def test_an_answer_that_is_none_is_no_clean_bill(lock: Path, body: bytes | None, status: int) -> None:
    with serving(Osv({}, body, status)) as server:
        code, said = audit(server, lock)
    assert code == 3
    assert said.startswith("NOT AUDITED: ")


def test_without_a_network_it_says_that_nothing_was_audited(lock: Path) -> None:
    code, said = audit(NOBODY, lock)
    assert code == 3
    assert said.startswith(f"NOT AUDITED: {NOBODY} was asked about 2 packages")


def test_a_file_that_pins_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("# nothing\n")
    assert audit(NOBODY, tmp_path / "empty.txt")[0] == 2
    assert audit(NOBODY, tmp_path / "missing.txt")[0] == 2


def test_every_package_of_every_lock_is_looked_up() -> None:
    osv = Osv({})
    with serving(osv) as server:
        assert audit(server, *(ROOT / "requirements" / f"{name}.txt" for name in LOCKS))[0] == 0
    pinned = {(name, pin.removeprefix("==")) for each in LOCKS for name, pins in versions(each).items() for pin in pins}
    assert set(osv.asked) == pinned
    assert len(osv.asked) == len(pinned)


@pytest.mark.parametrize(("known", "server", "status"), [(True, "", 1), (False, "", 0), (False, NOBODY, 0)])
def test_ci_fails_for_a_vulnerability_and_not_for_a_lack_of_network(
    tmp_path: Path, known: bool, server: str, status: int
) -> None:
    """The step as it stands in .ci/run, on a copy of the project's own locks."""
    script = (ROOT / ".ci" / "run").read_text()
    start = script.index("# Known vulnerabilities")
    step = script[start : script.index("\n\n", start)].replace(".venv/bin/python", sys.executable)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "audit.py").write_text((ROOT / "tools" / "audit.py").read_text())
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.txt").write_text(LOCK)
    with serving(Osv({("right-pad", "2.0"): ["PYSEC-3"]} if known else {})) as osv:
        done = subprocess.run(  # noqa: S603 - our own script
            ["bash", "-euo", "pipefail", "-c", f"{step}\necho went on"],  # noqa: S607
            cwd=tmp_path,
            env=os.environ | {"OSV_URL": server or osv, "no_proxy": "127.0.0.1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=50,
        )
    assert (done.returncode != 0) == bool(status)
    assert ("went on" in done.stdout) == (status == 0)
    assert ("NOT AUDITED" in done.stdout) == bool(server)
    assert ("PYSEC-3" in done.stdout) == known
