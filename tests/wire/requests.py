"""A request as it came over the wire: uploads read by a parser that the bot's own HTTP library has no part in."""

from __future__ import annotations

import email.parser
import email.policy
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from tests.discord import limits
from tests.discord.spec import published

FILE_MOST: Final = 10 * 1024 * 1024
"""Bytes of one upload in a server without boosts."""


@dataclass(frozen=True)
class Upload:
    """One file of a request."""

    part: str
    name: str
    kind: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class Request:
    """What the bot asked; `path` is the part behind `/api/v10`, `at` the monotonic second in which all was there."""

    method: str
    path: str
    body: Any
    uploads: tuple[Upload, ...] = ()
    at: float = field(default_factory=time.monotonic)

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    def problems(self) -> list[str]:
        """What Discord, or this project, forbids in it."""
        spec = published()
        described = [] if spec is None else spec.problems(self.method, self.path, self.body)
        found = [*described, *limits.problems(self.method, self.path, self.body), *self._badly_uploaded()]
        return [f"{self}: {problem}" for problem in found]

    def message(self) -> dict[str, Any]:
        """The message in it, also where it answers an interaction."""
        body = self.body if isinstance(self.body, dict) else {}
        return body.get("data") or {} if self.path.endswith("/callback") else body

    def _badly_uploaded(self) -> Iterator[str]:
        listed = {str(one["id"]): one.get("filename") for one in self.message().get("attachments") or []}
        for upload in self.uploads:
            number = upload.part.removeprefix("files[").removesuffix("]")
            if listed.get(number) != upload.name:
                yield f"{upload.part} is {upload.name}, the attachment of that id is {listed.get(number)}"
            if not 0 < len(upload.data) <= FILE_MOST:
                yield f"{upload.name} has {len(upload.data)} bytes"
            if upload.name.endswith(".png") and not upload.data.startswith(b"\x89PNG\r\n\x1a\n"):
                yield f"{upload.name} is no PNG"
        sent = {upload.part for upload in self.uploads}
        for number, name in listed.items():
            if len(number) < 10 and f"files[{number}]" not in sent:  # a longer one is kept from before
                yield f"attachment {number} ({name}) has no upload"


async def read(request: web.Request) -> Request:
    """Take a request off the wire, whole."""
    path = request.path.removeprefix("/api/v10")
    raw = await request.read()
    at = time.monotonic()
    if request.content_type != "multipart/form-data":
        return Request(request.method, path, json.loads(raw) if raw else None, at=at)
    head = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode()
    parsed = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + raw)
    body, uploads = None, []
    for part in parsed.iter_parts():
        name = str(part.get_param("name", header="content-disposition"))
        data = part.get_payload(decode=True)
        assert isinstance(data, bytes), "a part of a form holds no further parts"
        if name == "payload_json":
            body = json.loads(data)
        else:
            uploads.append(Upload(name, part.get_filename() or "", part.get_content_type(), data))
    return Request(request.method, path, body, tuple(uploads), at)
