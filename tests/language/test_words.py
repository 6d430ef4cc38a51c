"""Every game's English messages: complete, free of errors, and saying what the game's own file says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from games import games
from games.core.api import Action
from tests.language.words import (
    FOLDER,
    KEYS,
    bundle,
    heard,
    messages,
    say,
    say_action,
    say_event,
    say_fact,
    spelled,
    word,
)

RULES: Final = Path(__file__).parents[2] / "games"

every_game = pytest.mark.parametrize("key", KEYS)

LABEL: Final = 30
"""A button's label in characters, so that two stand side by side on a phone."""
BUTTON: Final = 80
"""Discord's own limit of a button's label."""
BLANK: Final = re.compile(r"\{(\w+)\}")


def declared(key: str) -> Iterator[str]:
    """The messages that the game's declaration asks for."""
    game = games()[key]
    yield from ("game-name", "game-line")
    yield from (f"preset-{preset}" for preset in game.presets)
    yield from (f"{ask}-{verb}" for verb in game.verbs for ask in ("do", "ask"))
    yield from (f"refusal-{code}" for code in game.refusals)
    for setting in game.settings():
        yield f"option-{setting.name}"
        words = [value for value in setting.values or () if isinstance(value, str)]
        yield from (f"value-{setting.name}-{value}" for value in words)


def test_some_game_has_messages() -> None:
    assert KEYS


@every_game
def test_the_file_is_sound_and_names_nothing_twice(key: str) -> None:
    entries = messages(key).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(names) == sorted(set(names))


@every_game
def test_what_the_declaration_names_has_its_message(key: str) -> None:
    for message in declared(key):
        family, _, name = message.partition("-")
        if family == "refusal":
            blanks = BLANK.findall(games()[key].refusals[name].sentence)
            say(key, message, **{blank: blank for blank in blanks})
        elif family == "do":
            say_action(key, Action(name))
        else:
            say(key, message)
    for setting in games()[key].settings():
        say(key, f"option-{setting.name}.help")


@every_game
def test_no_message_is_about_what_the_declaration_does_not_name(key: str) -> None:
    families = ("game-", "preset-", "option-", "value-", "do-", "ask-", "refusal-")
    named = {entry.id.name for entry in messages(key).body if isinstance(entry, ast.Message)}
    needless = {name for name in named if name.startswith(families)} - set(declared(key))
    digits = {name for name in needless if re.fullmatch(r"value-\w+-\d+", name)}  # a number may have a name too
    assert needless == digits


@every_game
def test_a_refusal_says_what_the_game_says(key: str) -> None:
    for code, refusal in games()[key].refusals.items():
        blanks = {blank: f"{{{blank}}}" for blank in BLANK.findall(refusal.sentence)}
        assert say(key, f"refusal-{code}", **blanks) == refusal.sentence


@every_game
def test_every_event_of_random_matches_is_told(key: str) -> None:
    for event in heard(key).events.values():
        text = say_event(key, event)
        assert text == text.strip()
        assert text[-1] in ".!", f"{event.kind} is told in a sentence"
        assert not re.search(r"[a-z]_[a-z]", text.replace(spelled(event.items), "")), f"raw word in {text!r}"


@every_game
def test_every_event_and_fact_that_the_rules_spell_out_has_its_message(key: str) -> None:
    """Holds for what is too rare for random matches, too."""
    source = (RULES / f"{key.replace('-', '_')}.py").read_text("utf-8")
    named = {f"event-{kind}" for kind in re.findall(r'\.tell\(\s*"(\w+)"', source)}
    named |= {f"fact-{name}" for name in re.findall(r'\bFact\(\s*"(\w+)"', source)}
    assert any(message.startswith("event-") for message in named)
    assert {message for message in named if not bundle(key).has_message(message)} == set()


@every_game
def test_every_fact_of_random_matches_is_shown_and_its_values_differ(key: str) -> None:
    shown: dict[tuple[str, bool], dict[str, str]] = {}
    for fact in heard(key).facts.values():
        shown.setdefault((fact.name, fact.seat is None), {})[fact.value] = say_fact(key, fact)
    for (name, _), texts in shown.items():
        assert len(set(texts.values())) == len(texts), f"fact-{name} says the same of different values: {texts}"
        for value, text in texts.items():
            if "_" in value:
                assert value not in text, f"raw word in {text!r}"


@every_game
def test_every_phase_and_zone_of_random_matches_has_a_name(key: str) -> None:
    for phase in heard(key).phases:
        say(key, f"phase-{phase}")
    for zone in heard(key).zones:
        say(key, f"zone-{zone}")


@every_game
def test_labels_fit_their_buttons(key: str) -> None:
    for verb in games()[key].verbs:
        assert len(say_action(key, Action(verb))) <= LABEL
    for action in heard(key).actions.values():
        one = len(action.items) < 2 and " " not in "".join(action.items)
        assert len(say_action(key, action)) <= (LABEL if one else BUTTON)


@every_game
def test_choices_of_words_have_labels_that_differ(key: str) -> None:
    labels: dict[str, dict[str, str]] = {}
    for action in heard(key).actions.values():
        if len(action.items) == 1 and word(key, action.items):
            labels.setdefault(action.verb, {})[action.items[0]] = say_action(key, action)
    for verb, texts in labels.items():
        assert len(set(texts.values())) == len(texts), f"do-{verb}: {texts}"
        assert not any("_" in text for text in texts.values())


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.ftl")} - {"common", "commands"} <= set(games())
