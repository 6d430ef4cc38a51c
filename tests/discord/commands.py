"""What Discord demands of the application commands of one scope (global, or one guild).

A rule takes the list of commands as synced and yields one sentence a breach; figures are those of Discord's
application commands page.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

Command = dict[str, Any]
Rule = Callable[[list[Command]], Iterator[str]]

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}

# Discord's reference page "Locales"; its OpenAPI description adds ar and he, which clients do not offer.
LOCALES = frozenset(
    {
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    }
)


def count(commands: list[Command]) -> Iterator[str]:
    for kind, found in Counter(_kind(command) for command in commands).items():
        if found > MOST.get(kind, 1):
            yield f"{found} commands of type {kind}, Discord allows {MOST.get(kind, 1)}"


def names(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        spellings = [node.get("name") or "", *(node.get("name_localizations") or {}).values()]
        for spelling in spellings:
            if not 1 <= len(spelling) <= 32:
                yield f"{place}: the name {spelling!r} has {len(spelling)} characters, Discord wants 1 to 32"
            elif _spoken(node) and not all(map(_in_a_name, spelling)):
                yield f"{place}: the name {spelling!r} has a character outside letters, digits, - _ '"
            elif _spoken(node) and spelling != spelling.lower():
                yield f"{place}: the name {spelling!r} is not lower case"


def unique(commands: list[Command]) -> Iterator[str]:
    for (kind, spelling), found in Counter((_kind(c), c.get("name")) for c in commands).items():
        if found > 1:
            yield f"{found} commands of type {kind} are named {spelling!r}"
    for place, node in _nodes(commands):
        for spelling, found in Counter(option.get("name") for option in _options(node)).items():
            if found > 1:
                yield f"{place}: {found} options are named {spelling!r}"


def descriptions(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        if not _spoken(node):
            if node.get("description"):
                yield f"{place}: a context menu command has no description"
            continue
        for text in (node.get("description") or "", *(node.get("description_localizations") or {}).values()):
            if not 1 <= len(text) <= 100:
                yield f"{place}: a description of {len(text)} characters, Discord wants 1 to 100"


def options(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        found = _options(node)
        if len(found) > 25:
            yield f"{place}: {len(found)} options, Discord allows 25"
        nested = [option for option in found if option.get("type") in (SUBCOMMAND, GROUP)]
        if nested and len(nested) != len(found):
            yield f"{place}: subcommands stand beside plain options"


def required_first(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        flags = [bool(option.get("required")) for option in _options(node)]
        if flags != sorted(flags, reverse=True):
            yield f"{place}: a required option comes after an optional one"


def choices(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        offered = node.get("choices") or []
        if offered and node.get("autocomplete"):
            yield f"{place}: an option has both choices and autocomplete"
        yield from choice_list(place, offered)


def choice_list(place: str, offered: list[Command]) -> Iterator[str]:
    """The rule of fixed and of autocompleted choices alike: 25, name and value up to 100 characters."""
    if len(offered) > 25:
        yield f"{place}: {len(offered)} choices, Discord allows 25"
    for choice in offered:
        spellings = [choice.get("name") or "", *(choice.get("name_localizations") or {}).values()]
        if any(not 1 <= len(spelling) <= 100 for spelling in spellings):
            yield f"{place}: a choice name has {max(map(len, spellings))} characters, Discord wants 1 to 100"
        value = choice.get("value")
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            yield f"{place}: a choice value has {len(value)} characters, Discord wants 1 to 100"


def size(commands: list[Command]) -> Iterator[str]:
    for command in commands:
        characters = sum(_weight(node) for _, node in _nodes([command]))
        if characters > 8000:
            yield f"/{command.get('name')}: {characters} characters of text in all, Discord allows 8000"


def locales(commands: list[Command]) -> Iterator[str]:
    for place, node in _nodes(commands):
        for holder in (node, *(node.get("choices") or [])):
            for field in ("name_localizations", "description_localizations"):
                for locale in sorted(set(holder.get(field) or {}) - LOCALES):
                    yield f"{place}: {field} has the unknown locale {locale!r}"


def _kind(command: Command) -> int:
    return int(command.get("type") or CHAT)


def _spoken(node: Command) -> bool:
    """Whether the node is typed by a player: all but the commands of context menus."""
    return not node.get("is_menu", False)


def _options(node: Command) -> list[Command]:
    return node.get("options") or []


def _nodes(commands: list[Command]) -> Iterator[tuple[str, Command]]:
    """Each command, subcommand and option with the words that lead to it."""
    waiting = [(f"/{command.get('name')}", _marked(command)) for command in reversed(commands)]
    while waiting:
        place, node = waiting.pop()
        yield place, node
        waiting.extend((f"{place} {option.get('name')}", option) for option in reversed(_options(node)))


def _marked(command: Command) -> Command:
    # option types share their numbers with command types, so the root says which it is
    return {**command, "is_menu": _kind(command) in (USER, MESSAGE)}


def _in_a_name(character: str) -> bool:
    """Discord's `[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]`; the scripts add Hindi and Thai vowel signs."""
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI ", "THAI "))


def _weight(node: Command) -> int:
    """Characters Discord counts: of each text only the longest translation."""

    def longest(holder: Command, field: str) -> int:
        texts = [holder.get(field) or "", *(holder.get(f"{field}_localizations") or {}).values()]
        return max(len(text) for text in texts)

    offered = node.get("choices") or []
    own = longest(node, "name") + longest(node, "description")
    return own + sum(longest(choice, "name") + len(str(choice.get("value", ""))) for choice in offered)


RULES: tuple[Rule, ...] = (
    count,
    names,
    unique,
    descriptions,
    options,
    required_first,
    choices,
    size,
    locales,
)
