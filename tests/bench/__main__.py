"""`make bench`: run every measurement of this folder, or those named, beside what it is to be compared with."""

import argparse
import sys
from importlib import import_module
from pathlib import Path


def names() -> list[str]:
    """Every measurement: the modules here that are not private."""
    return sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


def main() -> int:
    """Exit status 1 where a measurement misses its target."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*names(), []], help="which of them; all without one")
    asked = parser.parse_args()
    met = True
    for name in asked.names or names():
        met = import_module(f"tests.bench.{name}").measure() and met
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
