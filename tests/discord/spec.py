"""Discord's published OpenAPI description, turned into a strict check of single requests.

The description is read from `../shared/data/discord-openapi.json` beside the repository, or from the path in
the environment variable `DISCORD_OPENAPI`. Where neither exists `published()` is None and `ABSENT` says why;
the rules in `limits` do not need it.

    spec = published()
    if spec is not None:
        assert spec.problems("POST", "/channels/1/messages", {"content": "hello"}) == []
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import jsonschema_rs

SOURCE = Path(
    os.environ.get("DISCORD_OPENAPI") or Path(__file__).parents[2].parent / "shared" / "data" / "discord-openapi.json"
)
ABSENT = f"Discord's OpenAPI description is not at {SOURCE}; set DISCORD_OPENAPI to check requests against it"

_BASE = "urn:discord:api"
_JSON = "application/json"

# Sent by discord.py and accepted by Discord, though the description does not list them.
_UNLISTED: dict[str, dict[str, Any]] = {
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandPatchRequestPartial": {"nsfw": {"type": "boolean"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "MessageAttachmentRequest": {
        **{field: {"type": "string"} for field in ("proxy_url", "url", "content_type")},
        **{field: {"type": "integer"} for field in ("size", "height", "width")},
        "spoiler": {"type": "boolean"},
    },
    "RichEmbed": {"flags": {"type": "integer"}},
}


class Spec:
    """The requests Discord describes; compiles the schema of an operation when it is first asked for."""

    def __init__(self, description: dict[str, Any]) -> None:
        document = _strict(description)
        self._registry = jsonschema_rs.Registry([(_BASE, document)])
        self._paths = sorted(
            ((_pattern(path), path) for path in document["paths"]), key=lambda entry: entry[1].count("{")
        )
        self._operations: dict[str, dict[str, Any]] = document["paths"]
        self._compiled: dict[tuple[str, str], jsonschema_rs.Validator] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """What the description forbids in this request, one sentence each; empty where it is valid.

        `path` is the part behind `/api/v10`; `body` is the decoded JSON, for uploads that of `payload_json`.
        """
        found = self._operation(method.lower(), path)
        if found is None:
            return [f"Discord describes no {method} {path}"]
        template, operation = found
        schema = operation.get("requestBody", {}).get("content", {}).get(_JSON)
        if schema is None:
            return [] if body is None else [f"{method} {template} takes no JSON body"]
        if body is None:
            needed = operation["requestBody"].get("required", False)
            return [f"{method} {template} needs a JSON body"] if needed else []
        return [
            f"{_where(error.instance_path)}: {_short(error.message)}"
            for error in self._validator(method.lower(), template).iter_errors(body)
        ]

    def _operation(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        for pattern, template in self._paths:
            operation = self._operations[template].get(method)
            if operation is not None and pattern.fullmatch(path):
                return template, operation
        return None

    def _validator(self, method: str, template: str) -> jsonschema_rs.Validator:
        key = (method, template)
        if key not in self._compiled:
            place = "/".join(
                part.replace("~", "~0").replace("/", "~1")
                for part in ("paths", template, method, "requestBody", "content", _JSON, "schema")
            )
            self._compiled[key] = jsonschema_rs.Draft202012Validator(
                {"$ref": f"{_BASE}#/{quote(place)}"}, registry=self._registry
            )
        return self._compiled[key]


@functools.cache
def published() -> Spec | None:
    """The description of this machine, read once a process; None where the file is missing (see `ABSENT`)."""
    return load(SOURCE)


def load(source: Path) -> Spec | None:
    """The description in this file; None where there is no file."""
    if not source.is_file():
        return None
    return Spec(json.loads(source.read_text(encoding="utf-8")))


def _pattern(template: str) -> re.Pattern[str]:
    parts = (
        "[^/]+" if part.startswith("{") and part.endswith("}") else re.escape(part) for part in template.split("/")
    )
    return re.compile("/".join(parts))


def _where(path: Iterable[str | int]) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".") or "body"


def _short(message: str) -> str:
    """The message without the middle of a long value: what is wrong with it stands at the end."""
    return message if len(message) <= 240 else f"{message[:100]} … {message[-120:]}"


def _strict(description: dict[str, Any]) -> dict[str, Any]:
    """The same document with closed objects, integer snowflakes and unions that name the broken field."""
    schemas: dict[str, Any] = description["components"]["schemas"]
    for name, fields in _UNLISTED.items():
        schemas[name]["properties"].update(fields)
    return cast(dict[str, Any], _rewritten(description, schemas))


def _rewritten(node: Any, schemas: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_rewritten(entry, schemas) for entry in node]
    if not isinstance(node, dict):
        return node
    union = _tagged(node, schemas)
    new = {key: _rewritten(value, schemas) for key, value in node.items()}
    if union is not None:
        keyword, tags = union
        branches = new.pop(keyword)
        return new | _by_tag(branches, tags)
    if (optional := _optional(new)) is not None:
        del new["oneOf"]
        return new | {"if": {"type": "null"}, "else": optional}
    if new.get("format") == "snowflake":
        # the pattern only binds strings: discord.py sends the ids of attachments as numbers
        return new | {"type": ["string", "integer"], "minimum": 0}
    if new.get("type") == "object" and isinstance(new.get("properties"), dict):
        new.setdefault("additionalProperties", False)
    return new


def _optional(node: dict[str, Any]) -> Any:
    """The one branch that is not null where a union only says a value may be null, else None."""
    branches = node.get("oneOf")
    if not isinstance(branches, list) or len(branches) != 2 or {"type": "null"} not in branches:
        return None
    return next((branch for branch in branches if branch != {"type": "null"}), None)


def _tagged(node: dict[str, Any], schemas: dict[str, Any]) -> tuple[str, list[list[int] | None]] | None:
    """The union keyword of a node and the values of `type` of each branch; None marks the null branch."""
    for keyword in ("oneOf", "anyOf"):
        branches = node.get(keyword)
        if not isinstance(branches, list):
            continue
        targets = [_target(branch, schemas) for branch in branches]
        tags = [_tag(target) for target in targets]
        if all(tag is not None or target.get("type") == "null" for tag, target in zip(tags, targets, strict=True)):
            return keyword, tags
    return None


def _target(branch: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in branch:
        branch = schemas[branch["$ref"].rsplit("/", 1)[1]]
    return cast(dict[str, Any], branch)


def _tag(branch: dict[str, Any]) -> list[int] | None:
    properties = branch.get("properties")
    if not isinstance(properties, dict) or "type" not in branch.get("required", ()):
        return None
    values = properties.get("type", {}).get("enum")
    return values if values and all(isinstance(value, int) for value in values) else None


def _by_tag(branches: list[Any], tags: list[list[int] | None]) -> dict[str, Any]:
    known = sorted({value for tag in tags if tag for value in tag})
    kinds = ["object", "null"] if None in tags else ["object"]
    cases: list[dict[str, Any]] = [
        {
            "if": {"type": "object", "properties": {"type": {"enum": tag}}, "required": ["type"]},
            "then": branch,
        }
        for branch, tag in zip(branches, tags, strict=True)
        if tag is not None
    ]
    gate: dict[str, Any] = {"type": kinds, "properties": {"type": {"enum": known}}, "required": ["type"]}
    return {"allOf": [gate, *cases]}
