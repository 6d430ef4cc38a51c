"""What a language still lacks, measured against English: files, messages, blanks, rules pages and their topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

import games
from bot.language.choosing import HERE
from bot.language.speaker import ENGLISH
from games.core.pages import sections

PAGES: Final = Path(games.__file__).parent / "pages"


@dataclass(frozen=True, slots=True)
class Places:
    """Where languages are looked for: a folder of message folders, and one of page folders."""

    messages: Path = HERE
    pages: Path = PAGES

    def languages(self) -> tuple[str, ...]:
        """English first, then every language that has begun in either place."""
        found = {path.name for folder in (self.messages, self.pages) for path in folder.iterdir() if path.is_dir()}
        return (ENGLISH, *sorted(name for name in found - {ENGLISH} if not name.startswith("_")))


@dataclass(frozen=True, slots=True)
class Share:
    """How much of something a language has."""

    has: int
    of: int

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means all."""
        return 100 * self.has // self.of if self.of else 100


def texts(path: Path) -> dict[str, frozenset[str]]:
    """The blanks of each text in a file of messages, by `message` or `message.attribute`; empty without a file."""
    if not path.is_file():
        return {}
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _blanks(entry.value)
            found |= {f"{entry.id.name}.{one.id.name}": _blanks(one.value) for one in entry.attributes}
    return found


def unreadable(path: Path) -> list[str]:
    """The first lines of what Fluent cannot read in a file."""
    entries = FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []
    return [(entry.content or "").strip().split("\n")[0] for entry in entries if isinstance(entry, ast.Junk)]


def gaps(language: str, places: Places | None = None) -> Iterator[str]:
    """A line for everything that a language lacks, has too much, or that cannot be read."""
    where = places or Places()
    for name in _files(where.messages / ENGLISH, "ftl"):
        yield from _message_gaps(name, where.messages / ENGLISH / name, where.messages / language / name)
    for name in sorted(set(_files(where.messages / language, "ftl")) - set(_files(where.messages / ENGLISH, "ftl"))):
        yield f"{name}: English has no such file"
    for name in _files(where.pages / ENGLISH, "md"):
        yield from _page_gaps(name, where.pages / ENGLISH / name, where.pages / language / name)
    for name in _files(where.pages / ENGLISH, "tsv"):
        yield from _table_gaps(name, where.pages / ENGLISH / name, where.pages / language / name)


def message_share(language: str, places: Places | None = None) -> Share:
    """How many of the English texts a language has."""
    folder = (places or Places()).messages
    has = of = 0
    for name in _files(folder / ENGLISH, "ftl"):
        wanted = texts(folder / ENGLISH / name)
        of += len(wanted)
        has += len(wanted.keys() & texts(folder / language / name).keys())
    return Share(has, of)


def page_share(language: str, places: Places | None = None) -> Share:
    """How many of the topics on English rules pages a language has."""
    folder = (places or Places()).pages
    has = of = 0
    for name in _files(folder / ENGLISH, "md"):
        wanted = topics(folder / ENGLISH / name)
        of += len(wanted)
        has += len(set(wanted) & set(topics(folder / language / name)))
    return Share(has, of)


def table(names: Mapping[str, str], places: Places | None = None) -> str:
    """Languages and their completeness as a Markdown table; `names` holds what each language calls itself."""
    lines = ["| Language | Folder | Messages | Rules pages |", "| --- | --- | --: | --: |"]
    for language in (places or Places()).languages():
        said, told = message_share(language, places), page_share(language, places)
        name = names.get(language, language)
        lines.append(f"| {name} | `{language}` | {_cell(said)} | {_cell(told)} |")
    return "\n".join(lines)


def topics(path: Path) -> tuple[str, ...]:
    """The topics of a rules page in their order; none without a page."""
    return tuple(section.topic for section in sections(path.read_text("utf-8"))) if path.is_file() else ()


def _cell(share: Share) -> str:
    return f"{share.percent} % ({share.has} of {share.of})"


def _files(folder: Path, ending: str) -> list[str]:
    return sorted(path.name for path in folder.glob(f"*.{ending}"))


def _message_gaps(name: str, english: Path, other: Path) -> Iterator[str]:
    if not other.is_file():
        yield f"{name}: the file is missing"
        return
    yield from (f"{name}: cannot be read: {line}" for line in unreadable(other))
    wanted, found = texts(english), texts(other)
    yield from (f"{name}: {text} is missing" for text in wanted if text not in found)
    yield from (f"{name}: {text} is not in English" for text in found if text not in wanted)
    for text in wanted.keys() & found.keys():
        yield from (f"{name}: {text} lacks {{ ${blank} }}" for blank in sorted(wanted[text] - found[text]))
        yield from (f"{name}: {text} has {{ ${blank} }} too many" for blank in sorted(found[text] - wanted[text]))


def _page_gaps(name: str, english: Path, other: Path) -> Iterator[str]:
    if not other.is_file():
        yield f"{name}: the page is missing"
        return
    wanted, found = topics(english), topics(other)
    yield from (f"{name}: topic {topic} is missing" for topic in wanted if topic not in found)
    yield from (f"{name}: topic {topic} is not in English" for topic in found if topic not in wanted)
    if set(wanted) == set(found) and wanted != found:
        yield f"{name}: the topics stand in another order than in English"


def _table_gaps(name: str, english: Path, other: Path) -> Iterator[str]:
    """Words of the games and words that people ask with: a line each, known by what stands before the first tab."""
    if not other.is_file():
        yield f"{name}: the file is missing"
        return
    wanted, found = _keys(english), _keys(other)
    yield from (f"{name}: {key} is missing" for key in wanted if key not in found)
    yield from (f"{name}: {key} is not in English" for key in found if key not in wanted)


def _keys(table: Path) -> list[str]:
    return [line.split("\t")[0] for line in table.read_text("utf-8").splitlines() if line]


def _blanks(pattern: ast.Pattern) -> frozenset[str]:
    collector = _Blanks()
    collector.visit(pattern)
    return frozenset(collector.names)


class _Blanks(visitor.Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # called by the node's name
        self.names.add(node.id.name)
