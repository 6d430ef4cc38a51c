"""What Discord refuses though its OpenAPI description allows it, and what this project asks of itself on top.

`problems` takes a request as `env.http_requests` records it and returns one sentence a breach:

    problems("POST", "/channels/1/messages", {"content": "x" * 2001})
    # ["content has 2001 characters, Discord allows 2000"]

Ours, not Discord's, are the rules that a picture has alt text and a mention comes with explicit
`allowed_mentions`. The rules of components and of commands stand in the files of that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from tests.discord import commands, components
from tests.discord.components import LABEL, TEXT, TEXT_INPUT, Body, Rule, layout, walk

_MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")
_LOCAL = "attachment://"
_EPHEMERAL = 1 << 6

_CALLBACK = re.compile(r"/interactions/[^/]+/[^/]+/callback")
_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/(@original|\d+))?")
_THREADS = re.compile(r"/channels/\d+(/messages/\d+)?/threads")
_COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")


def content(message: Body) -> Iterator[str]:
    length = len(message.get("content") or "")
    if length > 2000:
        yield f"content has {length} characters, Discord allows 2000"


def layout_text(message: Body) -> Iterator[str]:
    length = sum(len(text) for text in _texts(message))
    if layout(message) and length > 4000:
        yield f"the text displays have {length} characters together, Discord allows 4000"


def layout_alone(message: Body) -> Iterator[str]:
    beside = [field for field in ("content", "embeds", "poll", "sticker_ids") if message.get(field)]
    if layout(message) and beside:
        yield f"a Components V2 message cannot have {', '.join(beside)}"


def embeds(message: Body) -> Iterator[str]:
    length = sum(_embed_length(embed) for embed in message.get("embeds") or [])
    if length > 6000:
        yield f"the embeds have {length} characters together, Discord allows 6000"


def mentions(message: Body) -> Iterator[str]:
    """Our own rule: who is pinged is decided where the text is written, never by a default."""
    texts = [message.get("content") or "", *_texts(message)]
    found = sorted({mention for text in texts for mention in _MENTION.findall(text)})
    if found and message.get("allowed_mentions") is None:
        yield f"the text mentions {', '.join(found)} without allowed_mentions"


def uploads(message: Body) -> Iterator[str]:
    given = {attachment.get("filename") for attachment in message.get("attachments") or []}
    shown = {url.removeprefix(_LOCAL) for url in _links(message) if url.startswith(_LOCAL)}
    for missing in sorted(shown - given):
        yield f"{_LOCAL}{missing} is shown but not among the attachments"
    if layout(message):
        for hidden in sorted(map(str, given - shown)):
            yield f"the attachment {hidden} is shown nowhere in the layout"


def attachments(message: Body) -> Iterator[str]:
    found = len(message.get("attachments") or [])
    if found > 10:
        yield f"{found} attachments, Discord allows 10"


def modal_frame(modal: Body) -> Iterator[str]:
    title, custom_id = modal.get("title") or "", modal.get("custom_id") or ""
    if not 1 <= len(title) <= 45:
        yield f"the modal's title has {len(title)} characters, Discord wants 1 to 45"
    if not 1 <= len(custom_id) <= 100:
        yield f"the modal's custom_id has {len(custom_id)} characters, Discord wants 1 to 100"
    found = len(modal.get("components") or [])
    if not 1 <= found <= 5:
        yield f"the modal has {found} components, Discord wants 1 to 5"


def modal_labels(modal: Body) -> Iterator[str]:
    for component in walk(modal):
        if component.get("type") not in (LABEL, TEXT_INPUT):
            continue
        label, text = component.get("label") or "", component.get("description") or ""
        if len(label) > 45 or (component.get("type") == LABEL and not label):
            yield f"a label in the modal has {len(label)} characters, Discord wants 1 to 45"
        if len(text) > 100:
            yield f"a description in the modal has {len(text)} characters, Discord allows 100"


def autocomplete(answer: Body) -> Iterator[str]:
    yield from commands.choice_list("autocomplete", answer.get("choices") or [])


def deferral(answer: Body) -> Iterator[str]:
    flags = answer.get("flags") or 0
    if flags & ~_EPHEMERAL:
        yield f"a deferral takes no flag but EPHEMERAL, this one has {flags}"


def thread(request: Body) -> Iterator[str]:
    title = request.get("name") or ""
    if not 1 <= len(title) <= 100:
        yield f"the thread's name has {len(title)} characters, Discord wants 1 to 100"
    minutes = request.get("auto_archive_duration")
    if minutes not in (None, 60, 1440, 4320, 10080):
        yield f"the thread is archived after {minutes} minutes, Discord knows 60, 1440, 4320 and 10080"


def thread_kind(request: Body) -> Iterator[str]:
    if request.get("type") not in (10, 11, 12):
        yield "the thread does not say whether it is public, Discord would make it private"


MESSAGE: tuple[Rule, ...] = (
    content,
    layout_text,
    layout_alone,
    embeds,
    mentions,
    uploads,
    attachments,
    *components.MESSAGE,
)
MODAL: tuple[Rule, ...] = (modal_frame, modal_labels, *components.COMMON)
AUTOCOMPLETE: tuple[Rule, ...] = (autocomplete,)
DEFERRAL: tuple[Rule, ...] = (deferral,)
THREAD: tuple[Rule, ...] = (thread,)
CALLBACK: dict[int, tuple[Rule, ...]] = {4: MESSAGE, 5: DEFERRAL, 7: MESSAGE, 8: AUTOCOMPLETE, 9: MODAL}


def problems(method: str, path: str, body: Any) -> list[str]:
    """What Discord, or this project, forbids in a request; empty where all is well or no rule applies."""
    if method not in ("POST", "PUT", "PATCH") or body is None:
        return []
    if _COMMANDS.fullmatch(path):
        scope = body if isinstance(body, list) else [body]
        return [problem for rule in commands.RULES for problem in rule(scope)]
    if _CALLBACK.fullmatch(path):
        return _checked(CALLBACK.get(body.get("type"), ()), body.get("data") or {})
    if _MESSAGES.fullmatch(path):
        return _checked(MESSAGE, body)
    if _THREADS.fullmatch(path):
        return _checked(THREAD if "/messages/" in path else (*THREAD, thread_kind), body)
    return []


def _checked(rules: Iterable[Rule], body: Body) -> list[str]:
    return [problem for rule in rules for problem in rule(body)]


def _texts(message: Body) -> list[str]:
    return [part.get("content") or "" for part in walk(message) if part.get("type") == TEXT]


def _embed_length(embed: Body) -> int:
    fields = embed.get("fields") or []
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [text for field in fields for text in (field.get("name"), field.get("value"))]
    return sum(len(text) for text in texts if text)


def _links(message: Body) -> Iterator[str]:
    """Every address a picture or file of the message is taken from."""
    for item in components.media(message):
        yield str((item.get("media") or {}).get("url"))
    for part in walk(message):
        if part.get("type") == components.FILE:
            yield str((part.get("file") or {}).get("url"))
    for embed in message.get("embeds") or []:
        for holder, field in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ):
            yield str((embed.get(holder) or {}).get(field))
