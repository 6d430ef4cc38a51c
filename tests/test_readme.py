"""The README tells what is so: its table of settings is the settings, its commands exist."""

import re
from pathlib import Path

from bot.settings import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def rows() -> dict[str, str]:
    """Variable and default of every row of the table of settings."""
    table = README.split("<!-- settings -->")[1].split("<!-- /settings -->")[0]
    return dict(re.findall(r"^\| `([A-Z_]+)` \| `?([^|`]*?)`? \|", table, re.MULTILINE))


def test_every_setting_stands_in_the_readme_with_its_default() -> None:
    """As `.env.example` has it, which another test compares with the settings."""
    example = (ROOT / ".env.example").read_text("utf-8")
    assert rows() == dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert {name.lower() for name in rows()} == set(Settings.model_fields)


def test_every_make_command_of_the_readme_exists() -> None:
    """A reader types what he reads."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z]+)\b", README))
    assert named
    assert all(re.search(rf"^{name}:", makefile, re.MULTILINE) for name in named)


def test_every_file_that_the_readme_points_to_exists() -> None:
    """Links and the picture."""
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert links
    assert all((ROOT / link).is_file() for link in links)


def test_the_table_of_languages_names_every_language_there_is() -> None:
    """Its figures are those of the day it was printed; a test of the languages holds them to what is missing."""
    table = README.split("<!-- languages -->")[1].split("<!-- /languages -->")[0]
    named = set(re.findall(r"^\| [^|]+ \| `([a-z]{2})` \|", table, re.MULTILINE))
    assert named == {path.parent.name for path in (ROOT / "bot" / "language").glob("*/common.ftl")}
