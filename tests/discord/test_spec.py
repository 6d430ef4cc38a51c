"""The check by Discord's published description is strict where it must be and lenient where discord.py is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.discord import bodies
from tests.discord.spec import ABSENT, Spec, load, published

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture(scope="module")
def spec() -> Spec:
    """The published description, or a skip that says where it was looked for."""
    found = published()
    if found is None:
        pytest.skip(ABSENT)
    return found


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("POST", MESSAGES, {"contnt": "hi"}, "body: .*'contnt' was unexpected"),
        ("POST", MESSAGES, {"content": 3}, "content: 3 is not of type"),
        ("POST", MESSAGES, None, "needs a JSON body"),
        ("POST", MESSAGES, {"components": [{"type": 99}]}, r"components\[0\]\.type: 99 is not one of"),
        ("POST", MESSAGES, {"components": [{"type": 1, "components": [{"type": 2}]}]}, r"\[0\].*\"style\""),
        ("POST", MESSAGES, {"embeds": [{"title": "x" * 257}]}, r"embeds\[0\]\.title: .*256"),
        ("POST", MESSAGES, {"attachments": [{"id": -1}]}, r"attachments\[0\]\.id: -1"),
        ("POST", CALLBACK, {"type": 3}, "type: 3 is not one of"),
        ("POST", CALLBACK, {"type": 4, "data": {"flag": 64}}, "data: .*'flag' was unexpected"),
        ("PATCH", "/webhooks/1/token/messages/@original", {"username": "x"}, "'username' was unexpected"),
        ("PUT", "/applications/1/commands", [{"name": "x", "options": [{"type": 3}]}], r"options\[0\]"),
        ("POST", "/channels/1/threads", {"name": ""}, "body: .*not valid"),
        ("GET", "/channels/1", {"content": "hi"}, "takes no JSON body"),
        ("POST", "/nowhere", None, "describes no POST /nowhere"),
    ],
)
def test_an_unsound_request_is_refused_with_the_place_of_the_fault(
    spec: Spec, method: str, path: str, body: Any, problem: str
) -> None:
    found = spec.problems(method, path, body)
    assert any(re.search(problem, text) for text in found), found


def test_what_discordpy_really_sends_is_accepted(spec: Spec) -> None:
    kept = {
        "id": 5,
        "filename": "a.png",
        "proxy_url": "https://x",
        "url": "https://x",
        "size": 3,
        "spoiler": False,
    }
    assert spec.problems("PATCH", f"{MESSAGES}/2", {"tts": False, "attachments": [kept]}) == []
    assert spec.problems("POST", MESSAGES, {"embeds": [{"title": "x", "flags": 0}]}) == []
    assert spec.problems("PUT", "/applications/1/commands", [{**bodies.command(), "nsfw": False}]) == []


def test_the_most_literal_path_is_taken(spec: Spec) -> None:
    assert spec.problems("POST", f"{MESSAGES}/bulk-delete", {"messages": ["1", "2"]}) == []


def test_a_request_without_a_body_is_sound_where_none_is_needed(spec: Spec) -> None:
    assert spec.problems("GET", "/channels/1", None) == []
    assert spec.problems("DELETE", f"{MESSAGES}/2", None) == []


def test_a_missing_description_is_absent_rather_than_lenient(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere.json") is None
