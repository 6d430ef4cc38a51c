"""Numbers as they stand in a sentence: without separators, in the digits that the reader likes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime.types import FluentInt

DIGITS: Final[Mapping[str, Mapping[int, str]]] = {"fa": dict(zip(map(ord, "0123456789"), "۰۱۲۳۴۵۶۷۸۹", strict=True))}
"""Languages whose readers may like digits of their own: for `str.translate`."""
DECIMAL_MARKS: Final[Mapping[str, str]] = {"fa": "\u066b"}
"""What stands before tenths where a language's own digits are used; `decimal-mark` says it for Latin ones."""


class Number(FluentInt):
    """A number that chooses plural forms as Fluent's own does, but is written by us.

    Fluent would write 1500 as 1,500 in English and leave its digits Latin in Persian.
    """

    digits: Mapping[int, str] | None

    @classmethod
    def of(cls, value: int, digits: Mapping[int, str] | None) -> Number:
        """The number to be written in these digits, None for Latin ones."""
        number = cls(value)
        number.digits = digits
        return number

    def format(self, locale: Any) -> str:
        """The figures; `locale` is Fluent's and changes nothing."""
        figures = str(int(self))
        return figures.translate(self.digits) if self.digits else figures
