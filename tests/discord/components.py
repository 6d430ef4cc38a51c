"""What Discord demands of message and modal components, beyond the shape its description gives.

Every rule takes a body with `components` (a message, or the data of a modal) and yields one sentence a
breach. The figures are those of Discord's components reference; `alt_text` is stricter on purpose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

Body = dict[str, Any]
Rule = Callable[[Body], Iterator[str]]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset({STRING_SELECT, 5, 6, 7, 8})
LAYOUT_ONLY = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
ANSWERED = SELECTS | {BUTTON, TEXT_INPUT}
LINK, PREMIUM = 5, 6
V2_FLAG = 1 << 15
IMAGES = (".png", ".jpg", ".jpeg", ".gif", ".webp")


def walk(body: Body) -> Iterator[Body]:
    """Every component of the body with all it holds, outermost first."""
    waiting: list[Body] = list(reversed(body.get("components") or []))
    while waiting:
        component = waiting.pop()
        yield component
        inner = [*(component.get("components") or []), component.get("accessory"), component.get("component")]
        waiting.extend(part for part in reversed(inner) if part)


def layout(body: Body) -> bool:
    """Whether the message says it is made of components alone (Components V2)."""
    return bool((body.get("flags") or 0) & V2_FLAG)


def name(component: Body) -> str:
    """How a message names a component to the reader of a failed test."""
    own = component.get("custom_id") or component.get("label") or f"id {component.get('id')}"
    return f"component type {component.get('type')} ({own})"


def flagged(body: Body) -> Iterator[str]:
    used = {component.get("type") for component in walk(body)} & LAYOUT_ONLY
    if used and not layout(body):
        yield f"component types {sorted(used, key=str)} need the IS_COMPONENTS_V2 flag"


def total(body: Body) -> Iterator[str]:
    count = sum(1 for _ in walk(body))
    if count > 40:
        yield f"{count} components with nested ones, Discord allows 40"


def rows(body: Body) -> Iterator[str]:
    count = len(body.get("components") or [])
    if not layout(body) and count > 5:
        yield f"{count} action rows, Discord allows 5"


def row_width(body: Body) -> Iterator[str]:
    for row in walk(body):
        if row.get("type") != ROW:
            continue
        kinds = [component.get("type") for component in row.get("components") or []]
        if not kinds:
            yield "an action row is empty"
        if len(kinds) > 5:
            yield f"{len(kinds)} components in one row, Discord allows 5 buttons"
        if len(kinds) > 1 and SELECTS & set(kinds):
            yield "a select shares its row with another component"


def filled(body: Body) -> Iterator[str]:
    for component in walk(body):
        inner = component.get("components") or []
        if component.get("type") == CONTAINER and not inner:
            yield "a container is empty"
        if component.get("type") == SECTION:
            if not 1 <= len(inner) <= 3:
                yield f"a section has {len(inner)} texts, Discord wants 1 to 3"
            if not component.get("accessory"):
                yield "a section has no accessory"


def custom_ids(body: Body) -> Iterator[str]:
    found = [component["custom_id"] for component in walk(body) if component.get("custom_id") is not None]
    for custom_id, count in Counter(found).items():
        if count > 1:
            yield f"custom_id {custom_id!r} is used {count} times"
        if not 1 <= len(custom_id) <= 100:
            yield f"custom_id {custom_id[:20]!r} has {len(custom_id)} characters, Discord wants 1 to 100"


def answerable(body: Body) -> Iterator[str]:
    for component in walk(body):
        kind, style = component.get("type"), component.get("style")
        if kind == BUTTON and style == LINK:
            if not component.get("url") or component.get("custom_id"):
                yield f"{name(component)} is a link and needs a url and no custom_id"
        elif kind == BUTTON and style == PREMIUM:
            if not component.get("sku_id"):
                yield f"{name(component)} is a premium button without sku_id"
        elif kind in ANSWERED and component.get("custom_id") is None:
            yield f"{name(component)} has no custom_id"


def button_face(body: Body) -> Iterator[str]:
    for button in walk(body):
        if button.get("type") != BUTTON or button.get("style") == PREMIUM:
            continue
        label = button.get("label") or ""
        if not label.strip() and not button.get("emoji"):
            yield f"{name(button)} has neither label nor emoji"
        if len(label) > 80:
            yield f"{name(button)} has a label of {len(label)} characters, Discord allows 80"


def select_options(body: Body) -> Iterator[str]:
    for menu in _menus(body):
        options = menu.get("options") or []
        if not 1 <= len(options) <= 25:
            yield f"{name(menu)} has {len(options)} options, Discord wants 1 to 25"
        for value, count in Counter(option.get("value") for option in options).items():
            if count > 1:
                yield f"{name(menu)} has the option value {value!r} {count} times"
        for option in options:
            yield from _option_texts(menu, option)


def _option_texts(menu: Body, option: Body) -> Iterator[str]:
    for field, least in (("label", 1), ("value", 1), ("description", 0)):
        length = len(option.get(field) or "")
        if not least <= length <= 100:
            yield f"{name(menu)} has an option {field} of {length} characters, Discord wants {least} to 100"


def select_range(body: Body) -> Iterator[str]:
    for menu in walk(body):
        if menu.get("type") not in SELECTS:
            continue
        low, high = menu.get("min_values"), menu.get("max_values")
        least, most = 1 if low is None else low, 1 if high is None else high
        if not 0 <= least <= most <= 25 or most < 1:
            yield f"{name(menu)} asks for {least} to {most} values"
        if menu.get("type") == STRING_SELECT:
            options = menu.get("options") or []
            if most > len(options):
                yield f"{name(menu)} takes up to {most} values but has {len(options)} options"
            chosen = sum(1 for option in options if option.get("default"))
            if chosen > most:
                yield f"{name(menu)} preselects {chosen} options but takes {most}"


def placeholder(body: Body) -> Iterator[str]:
    for component in walk(body):
        length = len(component.get("placeholder") or "")
        most = 100 if component.get("type") == TEXT_INPUT else 150
        if length > most:
            yield f"{name(component)} has a placeholder of {length} characters, Discord allows {most}"


def galleries(body: Body) -> Iterator[str]:
    for component in walk(body):
        count = len(component.get("items") or [])
        if component.get("type") == GALLERY and not 1 <= count <= 10:
            yield f"a media gallery has {count} items, Discord wants 1 to 10"


def media(body: Body) -> Iterator[Body]:
    """Gallery items and thumbnails: everything that shows a picture and can carry a description."""
    for component in walk(body):
        if component.get("type") == GALLERY:
            yield from component.get("items") or []
        elif component.get("type") == THUMBNAIL:
            yield component


def alt_text(body: Body) -> Iterator[str]:
    """Our own rule: whoever does not see pictures gets the same news in words."""
    pictures = [((item.get("media") or {}).get("url"), item) for item in media(body)]
    if not layout(body):
        pictures += [
            (attachment.get("filename"), attachment)
            for attachment in body.get("attachments") or []
            if str(attachment.get("filename")).lower().endswith(IMAGES)
        ]
    for source, picture in pictures:
        text = picture.get("description") or ""
        if not text.strip():
            yield f"the picture {source} has no description (alt text)"
        if len(text) > 1024:
            yield f"the picture {source} has a description of {len(text)} characters, Discord allows 1024"


def _menus(body: Body) -> Iterator[Body]:
    return (component for component in walk(body) if component.get("type") == STRING_SELECT)


COMMON: tuple[Rule, ...] = (custom_ids, answerable, select_options, select_range, placeholder)
MESSAGE: tuple[Rule, ...] = (
    *COMMON,
    flagged,
    total,
    rows,
    row_width,
    filled,
    button_face,
    galleries,
    alt_text,
)
