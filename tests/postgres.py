"""A real PostgreSQL for tests: one server for each process that tests, one database for each directory."""

from __future__ import annotations

import hashlib
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

BINARIES: Final = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), Path("/nowhere"))
MISSING: Final = "" if (BINARIES / "initdb").exists() else "PostgreSQL's programs are not installed here"
UNPRIVILEGED: Final = "nobody"
"""As whom the server runs where the tests run as root: initdb refuses that."""
TEMPLATE: Final = "talon_template"


def _as_nobody() -> list[str]:
    """What stands before a command so that it is not run as root."""
    if os.geteuid():
        return []
    group = pwd.getpwnam(UNPRIVILEGED).pw_gid
    return ["setpriv", f"--reuid={UNPRIVILEGED}", f"--regid={group}", "--clear-groups"]


@dataclass
class Server:
    """A running server that listens on a socket in a directory of its own, and on no port."""

    home: Path
    process: subprocess.Popen[bytes]
    made: dict[str, Path] = field(default_factory=dict)
    """The directories by their databases."""

    def url(self, directory: Path) -> str:
        """The address of the database that belongs to a directory; made where there is none yet."""
        name = "t_" + hashlib.sha256(str(directory).encode()).hexdigest()[:16]
        if name not in self.made:
            self.forget([other for other, place in self.made.items() if not place.exists()])
            self.sql(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
            self.made[name] = directory
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database by its name."""
        return f"postgresql+asyncpg://talon@/{name}?host={self.home}"

    def sql(self, *statements: str, database: str = "postgres") -> str:
        """Run statements as the owner of everything; what they print."""
        words = [item for statement in statements for item in ("-c", statement)]
        return _run(
            "psql", "-qAtX", "-h", str(self.home), "-U", "talon", "-d", database, "-v", "ON_ERROR_STOP=1", *words
        )

    def forget(self, names: list[str] | None = None) -> None:
        """Drop these databases; without names all that were made."""
        names = list(self.made) if names is None else names
        if names:
            self.sql(*(f"DROP DATABASE {name} WITH (FORCE)" for name in names))
        for name in names:
            del self.made[name]

    def stop(self) -> None:
        """End the server and delete what it kept."""
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.home)


@cache
def server(*, durable: bool = False) -> Server:
    """This process's server, begun when it is first asked for; a `durable` one waits for the disk."""
    home = Path(tempfile.mkdtemp(prefix="talon-pg-"))
    if not os.geteuid():
        shutil.chown(home, UNPRIVILEGED)
    _run("initdb", "-D", f"{home}/data", "-U", "talon", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": home,
        "fsync": "on" if durable else "off",
        "max_connections": 60,
    }
    words = [item for name, value in settings.items() for item in ("-c", f"{name}={value}")]
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - the system's own program
            [*_as_nobody(), str(BINARIES / "postgres"), "-D", f"{home}/data", *words],
            cwd=home,
            stdout=log,
            stderr=log,
        )
    begun = Server(home, process)
    for _ in range(200):
        if subprocess.run([BINARIES / "pg_isready", "-q", "-h", home], check=False).returncode == 0:  # noqa: S603
            break
        assert process.poll() is None, (home / "log").read_text()
        time.sleep(0.1)
    begun.sql(f"CREATE DATABASE {TEMPLATE}")
    return begun


def _run(program: str, *words: str) -> str:
    done = subprocess.run(  # noqa: S603 - the system's own program
        [*_as_nobody(), str(BINARIES / program), *words],
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
