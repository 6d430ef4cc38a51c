"""Each rule of `limits` accepts sound bodies and refuses one that is broken where the rule looks."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.discord import bodies, commands, components, limits
from tests.discord.bodies import Body, button, menu, row, words
from tests.discord.spec import ABSENT, published

CALLBACK = "/interactions/1/token/callback"
PLACES: dict[str, tuple[str, str, Callable[[], Any]]] = {
    "layout": ("POST", "/channels/1/messages", bodies.layout_message),
    "plain": ("PATCH", "/channels/1/messages/2", bodies.plain_message),
    "followup": ("POST", "/webhooks/1/token", bodies.plain_message),
    "original": ("PATCH", "/webhooks/1/token/messages/@original", bodies.layout_message),
    "response": ("POST", CALLBACK, lambda: {"type": 4, "data": bodies.layout_message()}),
    "update": ("POST", CALLBACK, lambda: {"type": 7, "data": bodies.layout_message()}),
    "deferral": ("POST", CALLBACK, lambda: {"type": 5, "data": {"flags": 64}}),
    "choices": ("POST", CALLBACK, lambda: {"type": 8, "data": bodies.choices()}),
    "modal": ("POST", CALLBACK, lambda: {"type": 9, "data": bodies.modal()}),
    "commands": ("PUT", "/applications/1/commands", lambda: [bodies.command()]),
    "guild commands": ("PUT", "/applications/1/guilds/2/commands", lambda: [bodies.command()]),
    "thread": ("POST", "/channels/1/threads", bodies.thread),
    "message thread": ("POST", "/channels/1/messages/2/threads", lambda: {"name": "talk"}),
}


@dataclass(frozen=True)
class Mutant:
    """One sound body of a place, changed so that one rule must object."""

    rule: Callable[[Any], Any]
    place: str
    change: Callable[[Any], object]
    problem: str


def box(message: Body, *path: int) -> Body:
    """The container of `bodies.layout_message`, or what stands in it at these indices."""
    part: Body = message["components"][0]
    for index in path:
        part = part["components"][index]
    return part


def option(command: list[Body], number: int) -> Body:
    """An option of the one command."""
    found: Body = command[0]["options"][number]
    return found


def _repeat(part: list[Any], times: int) -> None:
    part[:] = part * times


def _swap(message: Body, parts: list[Body]) -> None:
    message["components"] = parts


MUTANTS = [
    Mutant(limits.content, "plain", lambda m: m.update(content="x" * 2001), "content has 2001"),
    Mutant(limits.layout_text, "layout", lambda m: box(m, 0).update(content="x" * 3994), "4001 characters"),
    Mutant(limits.layout_alone, "layout", lambda m: m.update(content="x"), "cannot have content"),
    Mutant(limits.layout_alone, "original", lambda m: m.update(embeds=[{"title": "x"}]), "have embeds"),
    Mutant(limits.layout_alone, "layout", lambda m: m.update(poll={}, sticker_ids=["1"]), "have sticker_ids"),
    Mutant(limits.layout_alone, "layout", lambda m: m.update(poll={"question": {}}), "cannot have poll"),
    Mutant(limits.embeds, "plain", lambda m: _repeat(m["embeds"], 546), "the embeds have 6006"),
    Mutant(limits.mentions, "plain", lambda m: m.pop("allowed_mentions"), "mentions <@1> without"),
    Mutant(limits.mentions, "update", lambda m: m["data"].pop("allowed_mentions"), "mentions <@1> without"),
    Mutant(limits.uploads, "layout", lambda m: m.pop("attachments"), "table.png is shown but not among"),
    Mutant(limits.uploads, "followup", lambda m: m["attachments"].clear(), "scores.png is shown but not"),
    Mutant(limits.uploads, "layout", lambda m: _unshown(m), "the attachment b.txt is shown nowhere"),
    Mutant(limits.attachments, "plain", lambda m: _repeat(m["attachments"], 11), "11 attachments"),
    Mutant(limits.modal_frame, "modal", lambda m: m["data"].update(title="x" * 46), "title has 46"),
    Mutant(limits.modal_frame, "modal", lambda m: m["data"].update(custom_id=""), "custom_id has 0"),
    Mutant(limits.modal_frame, "modal", lambda m: _repeat(m["data"]["components"], 3), "has 6 components"),
    Mutant(limits.modal_frame, "modal", lambda m: m["data"]["components"].clear(), "has 0 components"),
    Mutant(limits.modal_labels, "modal", lambda m: _label(m).update(label="x" * 46), "label.* has 46"),
    Mutant(limits.modal_labels, "modal", lambda m: _label(m).update(description="x" * 101), "has 101"),
    Mutant(limits.autocomplete, "choices", lambda m: _repeat(m["data"]["choices"], 26), "26 choices"),
    Mutant(limits.autocomplete, "choices", lambda m: _choice(m).update(name="x" * 101), "name has 101"),
    Mutant(limits.autocomplete, "choices", lambda m: _choice(m).update(value="x" * 101), "value has 101"),
    Mutant(limits.deferral, "deferral", lambda m: m["data"].update(flags=64 | 1 << 15), "no flag but"),
    Mutant(limits.thread, "thread", lambda m: m.update(name="x" * 101), "name has 101"),
    Mutant(limits.thread, "message thread", lambda m: m.update(auto_archive_duration=61), "after 61"),
    Mutant(limits.thread_kind, "thread", lambda m: m.pop("type"), "whether it is public"),
    Mutant(components.flagged, "layout", lambda m: m.pop("flags"), "need the IS_COMPONENTS_V2 flag"),
    Mutant(components.total, "layout", lambda m: _repeat(box(m)["components"], 5), "51 components"),
    Mutant(components.rows, "plain", lambda m: _swap(m, [row(button(n)) for n in range(6)]), "6 action rows"),
    Mutant(components.row_width, "plain", lambda m: _swap(m, [row(*map(button, range(6)))]), "6 components"),
    Mutant(components.row_width, "layout", lambda m: box(m, 4)["components"].append(button(3)), "shares"),
    Mutant(components.row_width, "layout", lambda m: box(m, 3)["components"].clear(), "row is empty"),
    Mutant(components.filled, "layout", lambda m: box(m)["components"].clear(), "a container is empty"),
    Mutant(components.filled, "layout", lambda m: box(m, 2)["components"].clear(), "section has 0 texts"),
    Mutant(components.filled, "layout", lambda m: box(m, 2).pop("accessory"), "no accessory"),
    Mutant(components.custom_ids, "layout", lambda m: box(m, 3, 0).update(custom_id="b:2"), "used 2 times"),
    Mutant(components.custom_ids, "layout", lambda m: box(m, 3, 0).update(custom_id=""), "has 0 characters"),
    Mutant(components.custom_ids, "layout", lambda m: box(m, 4, 0).update(custom_id="x" * 101), "has 101"),
    Mutant(components.answerable, "layout", lambda m: box(m, 3, 0).pop("custom_id"), "has no custom_id"),
    Mutant(components.answerable, "layout", lambda m: box(m, 3, 0).update(style=5), "is a link and needs"),
    Mutant(components.answerable, "layout", lambda m: box(m, 3, 0).update(style=6), "without sku_id"),
    Mutant(components.button_face, "plain", lambda m: m["components"][0]["components"][0].pop("label"), "neith"),
    Mutant(components.button_face, "layout", lambda m: box(m, 3, 0).update(label="x" * 81), "label of 81"),
    Mutant(components.select_options, "layout", lambda m: box(m, 4, 0).update(options=[]), "has 0 options"),
    Mutant(components.select_options, "layout", lambda m: _repeat(box(m, 4, 0)["options"], 13), "has 26 opt"),
    Mutant(components.select_options, "layout", lambda m: _card(m).update(value="TH"), "'TH' 2 times"),
    Mutant(components.select_options, "layout", lambda m: _card(m).update(label="x" * 101), "label of 101"),
    Mutant(components.select_options, "layout", lambda m: _card(m).update(value="x" * 101), "value of 101"),
    Mutant(components.select_options, "layout", lambda m: _card(m).update(description="x" * 101), "of 101"),
    Mutant(components.select_range, "layout", lambda m: box(m, 4, 0).update(max_values=3), "has 2 options"),
    Mutant(components.select_range, "layout", lambda m: box(m, 4, 0).update(min_values=3), "asks for 3 to 2"),
    Mutant(components.select_range, "layout", lambda m: _preselect(m), "preselects 2 options but takes 1"),
    Mutant(components.placeholder, "layout", lambda m: box(m, 4, 0).update(placeholder="x" * 151), "of 151"),
    Mutant(components.galleries, "layout", lambda m: _repeat(box(m, 1)["items"], 11), "has 11 items"),
    Mutant(components.galleries, "layout", lambda m: box(m, 1)["items"].clear(), "has 0 items"),
    Mutant(components.alt_text, "layout", lambda m: box(m, 1)["items"][0].pop("description"), "table.png has"),
    Mutant(components.alt_text, "layout", lambda m: box(m, 2)["accessory"].update(description=" "), "has no"),
    Mutant(components.alt_text, "plain", lambda m: m["attachments"][0].pop("description"), "scores.png has"),
    Mutant(components.alt_text, "layout", lambda m: box(m, 1)["items"][0].update(description="x" * 1025), "1025"),
    Mutant(commands.count, "commands", lambda c: _repeat(c, 101), "101 commands of type 1"),
    Mutant(commands.count, "commands", lambda c: c.extend(_menus(16)), "16 commands of type 3"),
    Mutant(commands.names, "commands", lambda c: c[0].update(name="Bad Name!"), "outside letters"),
    Mutant(commands.names, "commands", lambda c: c[0].update(name="Open"), "is not lower case"),
    Mutant(commands.names, "commands", lambda c: c[0]["name_localizations"].update(de="Öffnen"), "not lower"),
    Mutant(commands.names, "commands", lambda c: option(c, 0).update(name="x" * 33), "has 33 characters"),
    Mutant(commands.unique, "guild commands", lambda c: _repeat(c, 2), "2 commands of type 1 are named 'open'"),
    Mutant(commands.unique, "commands", lambda c: option(c, 1).update(name="game"), "2 options are named"),
    Mutant(commands.descriptions, "commands", lambda c: c[0].update(description=""), "of 0 characters"),
    Mutant(commands.descriptions, "commands", lambda c: option(c, 0).update(description="x" * 101), "of 101"),
    Mutant(commands.descriptions, "commands", lambda c: c[0].update(type=3), "menu command has no desc"),
    Mutant(commands.options, "commands", lambda c: _repeat(c[0]["options"], 13), "26 options"),
    Mutant(commands.options, "commands", lambda c: option(c, 1).update(type=1), "beside plain options"),
    Mutant(commands.required_first, "commands", lambda c: c[0]["options"].reverse(), "after an optional"),
    Mutant(commands.choices, "commands", lambda c: option(c, 0).update(autocomplete=True), "both choices and"),
    Mutant(commands.choices, "commands", lambda c: _repeat(option(c, 0)["choices"], 26), "26 choices"),
    Mutant(commands.size, "commands", lambda c: _wordy(c), "characters of text in all"),
    Mutant(commands.locales, "commands", lambda c: c[0]["name_localizations"].update(fa="x"), "'fa'"),
    Mutant(commands.locales, "commands", lambda c: option(c, 1).update(name_localizations={"ar": "x"}), "'ar'"),
]
RULES = {
    *limits.MESSAGE,
    *limits.MODAL,
    *limits.AUTOCOMPLETE,
    *limits.DEFERRAL,
    *limits.THREAD,
    limits.thread_kind,
    *commands.RULES,
}


def _unshown(message: Body) -> None:
    message["attachments"].append({"id": 1, "filename": "b.txt"})


def _label(answer: Body) -> Body:
    found: Body = answer["data"]["components"][0]
    return found


def _choice(answer: Body) -> Body:
    found: Body = answer["data"]["choices"][0]
    return found


def _card(message: Body) -> Body:
    found: Body = box(message, 4, 0)["options"][0]
    return found


def _preselect(message: Body) -> None:
    options = [{**card, "default": True} for card in menu()["options"]]
    box(message, 4, 0).update(options=options, max_values=1)


def _menus(number: int) -> list[Body]:
    return [{"type": 3, "name": f"Show {n}"} for n in range(number)]


def _wordy(commands_: list[Body]) -> None:
    texts = [{"name": "x" * 100, "value": "y" * 100}] * 25
    commands_[0]["options"] = [{"type": 3, "name": name, "description": "d", "choices": texts} for name in ("a", "b")]


@pytest.mark.parametrize("place", PLACES)
def test_a_sound_body_breaks_no_rule(place: str) -> None:
    method, path, sound = PLACES[place]
    assert limits.problems(method, path, sound()) == []


@pytest.mark.parametrize("place", PLACES)
def test_a_sound_body_is_sound_by_the_published_description(place: str) -> None:
    spec = published()
    if spec is None:
        pytest.skip(ABSENT)
    method, path, sound = PLACES[place]
    assert spec.problems(method, path, sound()) == []


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.rule.__name__}: {mutant.problem}")
def test_a_mutant_is_refused_by_its_rule(mutant: Mutant) -> None:
    method, path, sound = PLACES[mutant.place]
    body = sound()
    mutant.change(body)
    inner = body["data"] if path == CALLBACK else body
    assert any(re.search(mutant.problem, problem) for problem in mutant.rule(inner))
    assert any(re.search(mutant.problem, problem) for problem in limits.problems(method, path, body))


def test_every_rule_has_a_mutant() -> None:
    assert {mutant.rule for mutant in MUTANTS} == RULES


def test_there_are_32_locales() -> None:
    assert len(commands.LOCALES) == 32


def test_a_context_menu_command_may_be_spelt_freely() -> None:
    assert limits.problems("PUT", "/applications/1/commands", _menus(15)) == []


def test_text_of_exactly_the_limit_passes() -> None:
    message = bodies.layout_message()
    box(message, 0).update(content="x" * (4000 - len("Trick 1")))
    box(message)["components"].extend(words("") for _ in range(40 - 11))
    assert limits.problems("POST", "/channels/1/messages", message) == []
