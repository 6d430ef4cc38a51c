"""Looks up what lock files pin in OSV, the open list of known vulnerabilities: `python tools/audit.py LOCK…`

One line for each vulnerability. The exit status is 0 where none is known, 1 where one is, 2 where a lock is unreadable,
and 3 where OSV did not answer, so that nothing was looked up. `OSV_URL` names another server that answers as OSV does.
"""

import json
import os
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

OSV = "https://api.osv.dev"
ANSWER_SECONDS = 20
MOST = 1000
"""Questions that OSV takes at once."""
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)

Pin = tuple[str, str]
"""A package's name and version."""


class Unanswered(Exception):
    """OSV could not be reached, failed, or answered something else; the text says which."""


def pins(locks: Iterable[str]) -> list[Pin]:
    """Everything that is pinned, once. Raises `OSError`, and `ValueError` for a file that pins nothing."""
    found: set[Pin] = set()
    for lock in locks:
        held = PIN.findall(Path(lock).read_text(encoding="utf-8"))
        if not held:
            raise ValueError(f"{lock} pins nothing.")
        found.update(held)
    return sorted(found)


def ask(server: str, asked: Sequence[Pin]) -> list[list[str]]:
    """The ids of the vulnerabilities of each package. Raises `Unanswered`."""
    queries = [{"package": {"ecosystem": "PyPI", "name": name}, "version": version} for name, version in asked]
    request = urllib.request.Request(  # noqa: S310 - the address is the caller's own
        f"{server}/v1/querybatch",
        json.dumps({"queries": queries}).encode(),
        {"Content-Type": "application/json", "User-Agent": "talon-audit"},
    )
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:  # noqa: S310 - as above
            said: Any = json.load(answer)
        found = [[str(one["id"]) for one in result.get("vulns", [])] for result in said["results"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unanswered(f"{type(error).__name__}: {error}") from error
    if len(found) != len(asked):
        raise Unanswered(f"{len(asked)} questions got {len(found)} answers")
    return found


def main(locks: Sequence[str], server: str) -> int:
    """Look everything up and say what is known of it."""
    try:
        asked = pins(locks)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command
        return 2
    try:
        found = [ids for start in range(0, len(asked), MOST) for ids in ask(server, asked[start : start + MOST])]
    except Unanswered as error:
        print(f"NOT AUDITED: {server} was asked about {len(asked)} packages and did not answer ({error}).")  # noqa: T201
        return 3
    known = [f"{name} {version}: {one}" for (name, version), ids in zip(asked, found, strict=True) for one in ids]
    for line in known:
        print(line)  # noqa: T201
    print(f"Audited {len(asked)} packages; known vulnerabilities: {len(known)}.")  # noqa: T201
    return 1 if known else 0


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:], os.environ.get("OSV_URL", OSV)))
