"""A message that is parsed alone, when it is first said, is what Fluent reads in the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.language import Languages
from bot.language.bundle import entries
from bot.language.choosing import HERE

Entry = ast.Message | ast.Term


def parsed(text: str) -> dict[str, Entry]:
    """What Fluent reads in a text, by name; nothing else may be in it but comments."""
    body = [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ast.BaseComment)]
    found = [entry for entry in body if isinstance(entry, Entry)]
    assert found == body, "no junk"
    return {f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": entry for entry in found}


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_message_is_found_and_is_the_same_alone(path: Path) -> None:
    whole, cut = parsed(path.read_text("utf-8")), entries(path)
    assert cut.keys() == whole.keys()
    for name, text in cut.items():
        alone = parsed(text)
        assert list(alone) == [name]
        assert alone[name].equals(whole[name], ["span", "comment"])


def test_a_message_is_said_with_all_that_it_names(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_text(
        """# first
greeting = { hello }, { -who(case: "one") }
    .aside = { NUMBER(1) ->
        [one] {
            world.wide
        }
       *[other] nobody
    }
hello = Hello
-who = { $case ->
    [one] { world }
   *[other] -
}
world = world
    .wide = wide world
""",
        "utf-8",
    )
    speaker = Languages(tmp_path, strict=True).speaker("en")
    assert speaker.say("greeting") == "Hello, world"
    assert speaker.say("greeting.aside") == "wide world"
    assert not speaker.has("who")


def test_a_game_says_its_own_message_wherever_a_common_one_names_it(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_text("points = { unit }\nunit = points\n", "utf-8")
    (tmp_path / "en" / "dominoes.ftl").write_text("unit = chips\n", "utf-8")
    languages = Languages(tmp_path, strict=True)
    assert languages.speaker("en", "dominoes").say("points") == "chips"
    assert languages.speaker("en").say("points") == "points"
