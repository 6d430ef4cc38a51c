"""`python -m bot.language`: the languages and how complete they are; with a language's name, what it lacks."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot.language.choosing import Languages
from bot.language.completeness import gaps, table


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table of languages, or a line for each thing that a language lacks; 1 if it lacks anything."""
    parser = argparse.ArgumentParser(prog="python -m bot.language", description="How complete the languages are.")
    parser.add_argument("language", nargs="*", help="list what these languages lack, by the names of their folders")
    asked = parser.parse_args(arguments)
    if not asked.language:
        sys.stdout.write(table(Languages().names()) + "\n")
        return 0
    lacking = [f"{language}/{line}" for language in asked.language for line in gaps(language)]
    sys.stdout.write("".join(f"{line}\n" for line in lacking) or "Nothing is missing.\n")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
