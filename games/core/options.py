"""Options as data: a frozen dataclass whose fields list their choices, read from and written as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple, TypeVar

Value = bool | int | str

ANY: Final[tuple[int, ...]] = ()
"""Every number of seats."""


class BadOption(Exception):
    """An unknown option, a value that is not allowed, or a combination that will not do; `names` says which.

    `setting`: whose ends the number does not lie between, or takes another count of numbers; None for anything else.
    """

    def __init__(self, sentence: str, *names: str, setting: Setting | None = None) -> None:
        super().__init__(sentence)
        self.names = names
        self.setting = setting


class Setting(NamedTuple):
    """One option as a panel needs it. `values` is None for a number from `least` to `most` (None: no upper end).

    `several`: the value is a list of distinct `values` (or of `length` numbers), written with commas.
    `seats` are the numbers of players it applies to; empty means all.
    """

    name: str
    values: tuple[Value, ...] | None
    default: Value
    least: int | None = None
    most: int | None = None
    seats: tuple[int, ...] = ANY
    several: bool = False
    length: int = 0


@dataclass(frozen=True, kw_only=True)
class Options:
    """The rules that a table agreed on. A subclass says what depends on the seats in `usual`, checks in `check`."""

    seats: int

    @classmethod
    def usual(cls, given: Mapping[str, Any]) -> dict[str, Value]:
        """Defaults that depend on `given` (`seats` and the options already chosen), by name."""
        return {}

    def check(self) -> None:
        """Raise `BadOption`, naming the options involved, where they do not go together."""


OptionsT = TypeVar("OptionsT", bound=Options)
LARGEST: Final = 999_999_999
"""Where the rules know no upper end: nine digits, as many as a number in a record may have."""
MOST_PAID: Final = 1_000_000
"""What an option may make a bonus or a premium pay: paid a thousand times, it leaves a score within 32 bits."""


def _declare(default: Value, **setting: Any) -> Any:
    return field(default=default, metadata={"setting": {"default": default, **setting}})


def choice(default: Value, *others: Value, seats: tuple[int, ...] = ANY) -> Any:
    """An option with a few values, the default first."""
    return _declare(default, values=(default, *others), seats=seats)


def flag(default: bool = False, *, seats: tuple[int, ...] = ANY) -> Any:
    """An option that is on or off."""
    return _declare(default, values=(False, True), seats=seats)


def number(default: int, least: int, most: int = LARGEST, *, seats: tuple[int, ...] = ANY) -> Any:
    """A whole number from `least` to `most`."""
    return _declare(default, values=None, least=least, most=most, seats=seats)


def several(default: str, *values: str, seats: tuple[int, ...] = ANY) -> Any:
    """One or more of `values`, each at most once, written with commas."""
    return _declare(default, values=values, several=True, seats=seats)


def numbers(default: str, least: int, most: int = LARGEST, *, seats: tuple[int, ...] = ANY) -> Any:
    """As many whole numbers as the default has, each from `least` to `most`, written with commas."""
    length = default.count(",") + 1
    return _declare(default, values=None, least=least, most=most, several=True, length=length, seats=seats)


def settings(options: type[Options]) -> tuple[Setting, ...]:
    """What may be chosen, in the order of the declaration."""
    declared = [{"name": f.name, **f.metadata["setting"]} for f in fields(options) if "setting" in f.metadata]
    return tuple(Setting(**setting) for setting in declared)


def text(value: Value) -> str:
    """A value as it is written in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_value(setting: Setting, written: str) -> Value:
    """A written value. Raises `BadOption` where the setting does not allow it."""
    if setting.several:
        return _read_list(setting, written)
    if setting.values is None:
        return _read_number(setting, written)
    for value in setting.values:
        if text(value) == written:
            return value
    allowed = ", ".join(text(value) for value in setting.values)
    raise BadOption(f"{setting.name} is one of {allowed}, not {written!r}.", setting.name)


def _read_number(setting: Setting, written: str) -> int:
    value = int(written) if re.fullmatch(r"[0-9]{1,9}", written, re.ASCII) else -1
    if not (setting.least or 0) <= value <= (setting.most or LARGEST):
        span = f"from {setting.least} to {setting.most}"
        raise BadOption(f"{setting.name} is a whole number {span}, not {written!r}.", setting.name, setting=setting)
    return value


def _read_list(setting: Setting, written: str) -> str:
    words = written.split(",")
    if setting.values is None:
        if len(words) != setting.length:
            span = f"from {setting.least} to {setting.most}"
            sentence = f"{setting.name} takes {setting.length} whole numbers {span}, not {written!r}."
            raise BadOption(sentence, setting.name, setting=setting)
        return ",".join(str(_read_number(setting, word)) for word in words)
    if len(set(words)) < len(words) or not set(words) <= set(setting.values):
        allowed = ", ".join(text(value) for value in setting.values)
        raise BadOption(f"{setting.name} takes some of {allowed}, each once, not {written!r}.", setting.name)
    return written


def read(options: type[OptionsT], seats: int, given: Mapping[str, str]) -> OptionsT:
    """Options from their written values, whatever is not given at its default. Raises `BadOption`."""
    known = {setting.name: setting for setting in settings(options)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"There is no option {name!r}.", name)
        chosen[name] = read_value(known[name], value)
    usual = options.usual({"seats": seats, **chosen})
    for name, taken in chosen.items():
        applies = known[name].seats
        if applies and seats not in applies and taken != usual.get(name, known[name].default):
            raise BadOption(f"{name} has no meaning with {seats} players.", name, "seats")
    made = options(**{**usual, "seats": seats, **chosen})
    made.check()
    return made


def written(options: Options) -> dict[str, str]:
    """Every option with the value in force, as text."""
    return {setting.name: text(getattr(options, setting.name)) for setting in settings(type(options))}


def values(options: Options) -> dict[str, Value]:
    """Every option with the value in force: true or false, a number, or text."""
    return {setting.name: getattr(options, setting.name) for setting in settings(type(options))}


def changed(options: Options) -> dict[str, str]:
    """Only what differs from what stands by default beside the others: the `option` lines of a record."""
    chosen = values(options)
    usual = options.usual({"seats": options.seats, **chosen})
    return {
        setting.name: text(chosen[setting.name])
        for setting in settings(type(options))
        if chosen[setting.name] != usual.get(setting.name, setting.default)
    }
