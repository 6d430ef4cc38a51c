"""Every language has what English has: the same files, messages, attributes, blanks, pages and topics."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.language.__main__ import main
from bot.language.choosing import HERE
from bot.language.completeness import Places, gaps, message_share, page_share, table, texts, unreadable
from bot.language.speaker import ENGLISH
from tests.language.words import written_in_latin

LANGUAGES: Final = Places().languages()
OTHERS: Final = LANGUAGES[1:]
FOREIGN: Final = re.compile(r"[A-Za-z]{3,}")
NAMES: Final = frozenset({"Talon", "Discord", "MIT", "name", "value", "Magri", "openskill", "SHA", "HMAC"})
"""Words that stay as they are: names, and what is typed into a command."""
COMMAND: Final = re.compile(r"/[a-z]+(?: [a-z]+)*|`[^`]*`|[a-z_]+=[a-z_]+|https?://\S+|tools/\w+\.py")
SETTINGS: Final = (
    *("View Channel", "Send Messages", "Send Messages in Threads", "Attach Files", "Create Public Threads"),
    *("Edit Channel", "Permissions", "Server Settings", "Roles", "Manage Channels"),
)
"""What Discord calls its own settings, in brackets behind the Persian words: it has no Persian to look for."""
BRACKETED: Final = re.compile(rf"\((?:{'|'.join(SETTINGS)})\)")

every_other = pytest.mark.parametrize("language", OTHERS)


@every_other
def test_a_language_lacks_nothing_that_english_has(language: str) -> None:
    lacking = list(gaps(language))
    assert not lacking, f"{len(lacking)} gaps; `python -m bot.language {language}` lists them:\n" + "\n".join(lacking)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_can_be_read_and_says_nothing_twice(path: Path) -> None:
    assert not unreadable(path)
    names = [
        entry.id.name for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", [language for language in OTHERS if not written_in_latin(language)])
def test_no_english_is_left_in_another_language(language: str) -> None:
    left = [f"{path.name}: {text}" for path in sorted((HERE / language).glob("*.ftl")) for text in english(path)]
    assert not left


def english(path: Path) -> Iterator[str]:
    """The texts of a file that hold Latin words; a language's English name is meant to be one."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        found = Words()
        found.visit(entry)
        known = (COMMAND, BRACKETED) if path.parent.name == "fa" else (COMMAND,)
        for text in found.texts:
            if set(FOREIGN.findall(reduce(lambda rest, one: one.sub("", rest), known, text))) - NAMES:
                yield f"{entry.id.name} = {text}"


class Words(visitor.Visitor):
    """Collects the text of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802  # as below
        if node.id.name != "english":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the visitor calls it by the node's name
        self.texts.append(node.value)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A small English and a language that is the same."""
    for language in (ENGLISH, "fa"):
        for kind, name, text in (
            ("messages", "common.ftl", "one = One { $a }\n    .more = More\ntwo = Two\n"),
            ("pages", "terms.tsv", "trick\ttrick\tA card from each.\nlead\tlead\tThe first card.\n"),
            ("pages", "whist.md", "# Whist\n\n## object: Object\n\nWin.\n\n## play: Play\n\nFollow.\n"),
        ):
            path = tmp_path / kind / language / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return Places(tmp_path / "messages", tmp_path / "pages")


def test_a_language_that_has_all_lacks_nothing(places: Places) -> None:
    assert list(gaps("fa", places)) == []
    assert message_share("fa", places).percent == page_share("fa", places).percent == 100


@pytest.mark.parametrize(
    ("path", "old", "new", "told"),
    [
        ("messages/fa/common.ftl", "two = Two\n", "", "two is missing"),
        ("messages/fa/common.ftl", "    .more = More\n", "", "one.more is missing"),
        ("messages/fa/common.ftl", "two = Two", "two = Two\nthree = Three", "three is not in English"),
        ("messages/fa/common.ftl", "{ $a }", "", "one lacks { $a }"),
        ("messages/fa/common.ftl", "{ $a }", "{ $a } { $b }", "one has { $b } too many"),
        ("messages/fa/common.ftl", "two = Two", "two = { Two", "cannot be read: two = { Two"),
        ("pages/fa/whist.md", "## play: Play", "## game: Play", "topic play is missing"),
        ("pages/fa/whist.md", "## object", "## aim", "topic aim is not in English"),
        ("pages/fa/terms.tsv", "lead\tlead", "led\tlead", "lead is missing"),
        ("pages/fa/terms.tsv", "lead\tlead", "led\tlead", "led is not in English"),
    ],
)
def test_a_gap_is_told(places: Places, path: str, old: str, new: str, told: str) -> None:
    file = places.messages.parent / path
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    assert f"{file.name}: {told}" in list(gaps("fa", places))


def test_a_file_that_is_missing_is_told(places: Places) -> None:
    (places.messages / "fa" / "common.ftl").unlink()
    shutil.rmtree(places.pages / "fa")
    assert list(gaps("fa", places)) == [
        "common.ftl: the file is missing",
        "whist.md: the page is missing",
        "terms.tsv: the file is missing",
    ]
    assert message_share("fa", places).has == page_share("fa", places).has == 0


def test_topics_in_another_order_are_told(places: Places) -> None:
    page = places.pages / "fa" / "whist.md"
    page.write_text("## play: Play\n\nFollow.\n\n## object: Object\n\nWin.\n", "utf-8")
    assert list(gaps("fa", places)) == ["whist.md: the topics stand in another order than in English"]


def test_the_table_counts_texts_and_topics(places: Places) -> None:
    file = places.messages / "fa" / "common.ftl"
    file.write_text("one = One { $a }\n    .more = More\n", "utf-8")
    assert table({"en": "English", "fa": "فارسی"}, places).splitlines()[2:] == [
        "| English | `en` | 100 % (3 of 3) | 100 % (2 of 2) |",
        "| فارسی | `fa` | 66 % (2 of 3) | 100 % (2 of 2) |",
    ]


def test_the_command_prints_the_table_and_finds_nothing_missing_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "| English | `en` | 100 % (" in capsys.readouterr().out
    assert main([ENGLISH]) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_the_command_fails_for_a_language_that_lacks_something(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xx"]) == 1
    assert "xx/common.ftl: the file is missing" in capsys.readouterr().out


def test_english_itself_has_texts() -> None:
    assert len(texts(HERE / ENGLISH / "common.ftl")) > 100
