"""Text in any of the scripts that names come in: a font for each run, shaped, in reading order."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import groupby

from PIL import Image, ImageDraw, ImageFont, features

from bot.pictures.palette import RGB

SHAPED = features.check("raqm")
"""Whether Pillow can join Persian letters; its wheels can, a Pillow built without raqm cannot."""

MISSING = "·"
"""What stands for a character that no font has, an emoji in a name for instance."""

_FILES = {
    "latin": ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf"),
    "arabic": ("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf"),
    "korean": ("pylopdf_fonts_ko", "NotoSansKR-Regular.otf"),
}
_JOINERS = "\u200c\u200d"  # Persian writes with the first; both shape the letters beside them


@dataclass(frozen=True)
class Type:
    """A size in pixels, a weight (100 to 900) and a width in per cent (62 to 100) of letters."""

    size: int
    weight: int = 400
    width: int = 100


@dataclass(frozen=True)
class Run:
    """A stretch of text in one font and one direction."""

    text: str
    family: str
    rtl: bool


@lru_cache(maxsize=64)
def font(family: str, kind: Type) -> ImageFont.FreeTypeFont:
    """The family's font at this size and weight; Korean has one weight only."""
    package, path = _FILES[family]
    loaded = ImageFont.truetype(str(files(package) / path), kind.size)
    if family != "korean":
        loaded.set_variation_by_axes([kind.weight, kind.width])
    return loaded


@lru_cache(maxsize=8)
def _blank_box(family: str) -> bytes:
    """How the font draws a character that it lacks."""
    return bytes(font(family, Type(20)).getmask("\U0010fffd"))


@lru_cache(maxsize=4096)
def _family(character: str) -> str | None:
    """The first family that has the character, None where none has."""
    if character in _JOINERS:
        return "arabic"
    for family in _FILES:
        if bytes(font(family, Type(20)).getmask(character)) != _blank_box(family):
            return family
    return None


def _plain(text: str) -> str:
    """The text without marks that control direction, with characters that no font has made simpler."""
    kept = []
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        if unicodedata.category(character) in ("Cf", "Cc", "Cs") and character not in _JOINERS:
            continue
        if _family(character):
            kept.append(character)
        elif not unicodedata.combining(character) and unicodedata.category(character) != "Mn":
            simple = unicodedata.normalize("NFKC", character)
            kept.append(simple if all(map(_family, simple)) else MISSING)
    return "".join(kept)


def _direction(character: str) -> bool | None:
    """True for right to left, False for left to right, None for what takes its neighbours' direction."""
    kind = unicodedata.bidirectional(character)
    if kind in ("R", "AL", "AN"):
        return True
    return False if kind in ("L", "EN") else None


def reads_rtl(text: str, otherwise: bool = False) -> bool:
    """Whether the first letter that has a direction is read from right to left."""
    strong = (unicodedata.bidirectional(character) for character in text)
    return next((kind in ("R", "AL") for kind in strong if kind in ("R", "AL", "L")), otherwise)


def _directions(text: str, base: bool) -> list[bool]:
    """A direction for each character: what has none takes that of both sides, or the line's."""
    given = [_direction(character) for character in text]
    result = []
    for place, direction in enumerate(given):
        if direction is None:
            before = next((known for known in reversed(given[:place]) if known is not None), base)
            after = next((known for known in given[place:] if known is not None), base)
            direction = before if before == after else base
        result.append(direction)
    return result


@lru_cache(maxsize=2048)
def runs(text: str, rtl: bool) -> tuple[Run, ...]:
    """The line cut into runs, in the order in which they stand from left to right."""
    plain = _plain(text)
    parts = zip(plain, _directions(plain, rtl), strict=True)
    stretches = []
    for direction, stretch in groupby(parts, key=lambda part: part[1]):
        ordered = _by_font("".join(character for character, _ in stretch), direction)
        stretches.append(ordered[::-1] if direction else ordered)
    return tuple(run for stretch in (stretches[::-1] if rtl else stretches) for run in stretch)


def _by_font(text: str, rtl: bool) -> list[Run]:
    """Runs in writing order; blanks, digits and signs stay with the letters before them."""
    result: list[Run] = []
    for character in text:
        family = _family(character) or "latin"
        if rtl and _direction(character) is None:
            family = "arabic" if _has("arabic", character) else family
        if result and (result[-1].family == family or (character == " " and _has(result[-1].family, " "))):
            result[-1] = Run(result[-1].text + character, result[-1].family, rtl)
        else:
            result.append(Run(character, family, rtl))
    return result


@lru_cache(maxsize=1024)
def _has(family: str, character: str) -> bool:
    return bytes(font(family, Type(20)).getmask(character)) != _blank_box(family)


def _run_width(run: Run, kind: Type) -> float:
    return font(run.family, kind).getlength(run.text, direction=_shaping(run))


def _shaping(run: Run) -> str | None:
    if not SHAPED:
        return None
    return "rtl" if run.rtl else "ltr"


@lru_cache(maxsize=4096)
def measure(text: str, kind: Type) -> int:
    """The width of the line in pixels."""
    return round(sum(_run_width(run, kind) for run in runs(text, reads_rtl(text))))


@lru_cache(maxsize=2048)
def fit(text: str, kind: Type, room: int) -> str:
    """The text, or as much of its beginning as fits into `room` pixels, with an ellipsis."""
    if measure(text, kind) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + "…"
        if not unicodedata.combining(text[end]) and measure(short, kind) <= room:
            return short
    return "…"


def squeeze(text: str, kind: Type, room: int) -> tuple[str, Type]:
    """The text in letters as narrow as it takes to fit, cut only where the narrowest do not."""
    for width in (100, 82, 70):
        narrow = Type(kind.size, kind.weight, width)
        if measure(text, narrow) <= room:
            return text, narrow
    narrow = Type(kind.size, kind.weight, 70)
    return fit(text, narrow, room), narrow


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    kind: Type,
    fill: RGB,
    align: str = "left",
    rtl: bool = False,
) -> None:
    """Writes one line on the baseline `at`, which is its left end, middle or right end.

    `rtl` is the direction of a line without letters; others show their own.
    """
    x = at[0] - {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * measure(text, kind)
    draw.bitmap((round(x) - kind.size, round(at[1]) - 2 * kind.size), _inked(text, kind, rtl), fill)


@lru_cache(maxsize=512)
def _inked(text: str, kind: Type, rtl: bool) -> Image.Image:
    """The line as grey levels, its baseline's left end `size` pixels from the left and twice that from the top.

    Shaping and drawing letters cost more than all else in a table, and the same names come again and again.
    """
    line = runs(text, reads_rtl(text, rtl))
    image = Image.new("L", (measure(text, kind) + 2 * kind.size, 3 * kind.size))
    draw = ImageDraw.Draw(image)
    x = float(kind.size)
    for run in line:
        # Noto Sans KR comes in the regular weight: a thin stroke stands for the bold one.
        stroke = kind.size / 60 if run.family == "korean" and kind.weight >= 600 else 0
        start, letters = (x, 2 * kind.size), font(run.family, kind)
        draw.text(start, run.text, 255, letters, "ls", stroke_width=stroke, direction=_shaping(run))
        x += _run_width(run, kind)
    return image


def write_inside(
    draw: ImageDraw.ImageDraw, letters: str, box: tuple[float, float, float, float], weight: int, fill: RGB
) -> None:
    """Writes Latin letters as high as the box (left, top, width, height), narrow or lower where that is too wide."""
    left, top, room, height = box
    for width in (100, 90, 80, 70):
        kind, bounds = _as_high(letters, height, weight, width)
        if bounds[2] - bounds[0] <= room:
            break
    else:
        kind, bounds = _as_high(letters, height, weight, 62)
        if bounds[2] - bounds[0] > room:
            kind, bounds = _as_high(letters, height * room / (bounds[2] - bounds[0]), weight, 62)
    x = left + (room - bounds[2] - bounds[0]) / 2
    draw.text((x, top - bounds[1]), letters, fill, font("latin", kind), "ls")


@lru_cache(maxsize=256)
def _as_high(letters: str, height: float, weight: int, width: int) -> tuple[Type, tuple[float, float, float, float]]:
    """The type whose letters are this high, and the box round them, seen from their baseline's left end."""
    _, top, _, bottom = font("latin", Type(100, weight, width)).getbbox(letters, anchor="ls")
    kind = Type(round(100 * height / (bottom - top)), weight, width)
    return kind, font("latin", kind).getbbox(letters, anchor="ls")
