"""The README tells what is so: its table of settings is the settings, its commands exist."""

import re
from pathlib import Path

import discord
import pytest

from bot.language import Languages
from bot.language.__main__ import main as languages
from bot.settings import Settings
from bot.ui.permissions import IN_THREADS, NEEDED, USEFUL

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


def test_the_table_of_languages_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert languages([]) == 0
    printed = README.split("<!-- languages -->\n")[1].split("<!-- /languages -->")[0]
    assert printed == capsys.readouterr().out, "print it anew: python -m bot.language"


def test_the_invitation_asks_for_just_what_the_bot_uses() -> None:
    """The number, in the sentence and in the address, and the permissions by name."""
    used = dict.fromkeys((*NEEDED, *IN_THREADS, *USEFUL), True)
    integers = re.findall(r"integer `(\d+)`|permissions=(\d+)", README)
    assert {int(one or other) for one, other in integers} == {discord.Permissions(**used).value}
    assert len(integers) == 2
    sentence = README.split("the permission integer")[1].split(".")[0]
    named = [name.strip().removesuffix(" Channels") for name in sentence.split(":")[1].split(",")]
    say = Languages(strict=True).speaker("en").say
    assert sorted(named) == sorted(say(f"permission-{name}").removesuffix(" Channel") for name in used)
