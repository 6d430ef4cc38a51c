"""Text that is read from right to left, wherever it is put: marks at its ends, isolates round what is foreign in it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

RIGHT_TO_LEFT: Final = frozenset({"fa"})
MARK: Final = "\u200f"
"""The right-to-left mark: invisible, and as strong as a letter."""
OPEN, CLOSE = "\u2068", "\u2069"
LEFT_TO_RIGHT: Final = "\u2066"
FROM_THE_RIGHT: Final = "\u2067"
TILE: Final = re.compile(r"(?<![\w-])([0-6۰-۶])-([0-6۰-۶])(?![\w-])")
FOREIGN: Final = re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Where Unicode has all its characters that are read from right to left, and a few others."""
TOGETHER: Final = "\u2060"
"""The word joiner: invisible, and no line is broken at it."""
START: Final = re.compile(r"(?:#{1,3} |-# |> |- |[0-9]+\. )?")
"""Markdown that has to stay at the beginning of its line; a number in other digits than Latin ones is none."""

NEEDLESS: Final = re.compile(
    "\u2068([\u0620-\u064a\u0670-\u06d3\u200c\u00ab\u00bb ]*)\u2069"
    r"|(?<![^\s\u200f(«])\u2068([0-9۰-۹]+)\u2069(?![^\s\u200f).،:»!])"
)
"""An isolate round nothing but letters that are read from right to left anyway, or round a number between blanks."""
AT_START, AT_END = re.compile("(\u2068+)( +)"), re.compile("( +)(\u2069+)")
"""Blanks at the beginning or the end of an isolate, with its mark."""
BOLD: Final = re.compile("\u2068\\*\\*([^*\u2068\u2069]+)\\*\\*\u2069")
_PART = r"\*{0,2}(?:[♠♥♦♣](?:10|[AKQJ2-9])?|[KQ]S[12]?|[AKQJ]|-?\d+(?:-\d+)?)\*{0,2}"
ROWS: Final = re.compile(rf"(?<![\w♠♥♦♣*-]){_PART}(?:(?: | [+=-] ){_PART})*(?![\w♠♥♦♣*])")
"""Cards in a row, tiles, sums and numbers, such as `♠K Q 10`, `6-4 6-5`, `40 + 110 = 150`: read from left to right."""


def _reads_right_to_left(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL")


def framed(text: str) -> str:
    """The text with a mark at either end that has no direction of its own.

    So its line is set from right to left, and its full stop stands at its end, also within a line of another direction.
    """
    if not text:
        return text
    before = "" if _reads_right_to_left(text[0]) else MARK
    after = "" if _reads_right_to_left(text[-1]) else MARK
    return f"{before}{text}{after}"


def isolated(text: str) -> str:
    """The text so that it does not mix with its neighbours."""
    if text and _reads_right_to_left(text[0]) and _reads_right_to_left(text[-1]):
        return text
    return f"{OPEN}{text}{CLOSE}"


def tidied(text: str) -> str:
    """The text without isolates that change nothing, and with the others inside of blanks and of bold print's marks.

    A blank within an isolate would stand on its wrong side; some readers of Markdown take asterisks for bold print
    only beside a blank.
    """
    text = AT_END.sub(r"\2\1", AT_START.sub(r"\2\1", text))
    return NEEDLESS.sub(lambda found: found[1] or found[2] or "", BOLD.sub(f"**{OPEN}\\1{CLOSE}**", text))


def block(text: str) -> str:
    """The text as it is put on a screen: each right-to-left line in an isolate of that direction, tiles unbroken.

    Browsers break a line after the hyphen between two digits. Discord sets a block of text from left to right unless
    told otherwise, which would swap what stands before and after a Latin word or a command. The mark in front is for
    readers that set a line as its first letter says.
    """
    if FOREIGN.search(text):
        text = "\n".join(_from_the_right(line) for line in text.split("\n"))
    return TILE.sub(rf"\1-{TOGETHER}\2", text) if "-" in text else text


def _from_the_right(line: str) -> str:
    if line.startswith(LEFT_TO_RIGHT) and line.endswith(CLOSE):
        return line  # it has a direction of its own, as the lines of a table have
    first = next((one for one in line if unicodedata.bidirectional(one) in ("L", "R", "AL")), "")
    if not first or not _reads_right_to_left(first):
        return line
    start = START.match(line)
    assert start is not None, "the pattern takes an empty start too"
    rest = line[start.end() :]
    return f"{start[0]}{MARK}{FROM_THE_RIGHT}{rest.removeprefix(MARK)}{CLOSE}"


def page_isolated(text: str) -> str:
    """A page's text with its rows of cards and its sums kept from left to right, and each line marked.

    Markdown at the beginning of a line (a list's dash or number) stays in front.
    """
    lines = [_line(line) for line in text.split("\n")]
    return "\n".join(lines)


def _line(line: str) -> str:
    start = START.match(line)
    assert start is not None, "the pattern takes an empty start too"
    return start[0] + framed(ROWS.sub(_left_to_right, line[start.end() :]))


def _left_to_right(row: re.Match[str]) -> str:
    """A row within an isolate, a sum on one line; a number alone needs none."""
    if row[0].strip("*").isdecimal():
        return row[0]
    together = row[0].replace(" ", "\u00a0") if " = " in row[0] else row[0]
    return f"{LEFT_TO_RIGHT}{together}{CLOSE}"
