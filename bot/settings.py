"""What the person who runs the bot can choose: read once, checked, and passed down as values."""

import io
import os
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self
from urllib.parse import unquote, urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from storage.address import FORMS, read_address
from storage.api import Unusable

MOST_SHARDS = 16384


class SettingsError(Exception):
    """One sentence that names the wrong variable; it never holds a secret."""

    exit_code: ClassVar[int] = 2


def _whole(default: int | None, least: int, most: int) -> Any:
    return Field(default, ge=least, le=most, description=f"a whole number from {least} to {most}")


def _seconds(default: float, least: float, most: float) -> Any:
    wanted = f"a number of seconds from {least:g} to {most:g}"
    return Field(default, ge=least, le=most, allow_inf_nan=False, description=wanted)


def _address() -> Any:
    return Field(None, pattern=r"^https?://[^\s<>]{3,400}$", description="an address that begins with https://")


def _one_word(token: SecretStr) -> SecretStr:
    word = token.get_secret_value()
    if len(word.split()) != 1 or not (word.isascii() and word.isprintable()):
        raise PydanticCustomError("spaces", "a token is one word")
    return token


def _database(url: str) -> str:
    try:
        read_address(url)
    except Unusable as error:
        raise PydanticCustomError("database", "no address of a database") from error
    if len(url.split()) != 1:
        raise PydanticCustomError("database", "an address has no blanks")
    return url


def _of_host(address: str) -> str:
    try:
        ip_address(address)
    except ValueError as error:
        raise PydanticCustomError("address", "no address") from error
    return address


def _listed(given: object) -> object:
    return tuple(name.strip() for name in given.split(",")) if isinstance(given, str) else given


def _distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(names)) < len(names) or not all(0 < len(name) <= 32 for name in names):
        raise PydanticCustomError("names", "each person needs a name of their own")
    return names


def _numbers(given: object) -> object:
    """Numbers and ranges of numbers, as in 0-3,8."""
    if not isinstance(given, str):
        return given
    found: list[int] = []
    for part in given.split(","):
        first, dash, last = part.partition("-")
        if not first.strip().isdecimal() or (dash and not last.strip().isdecimal()):
            raise PydanticCustomError("numbers", "numbers and ranges with commas between")
        ends = int(first), int(last if dash else first)
        if ends[0] > ends[1] or ends[1] >= MOST_SHARDS:
            raise PydanticCustomError("numbers", "a range from less to more")
        found += range(ends[0], ends[1] + 1)
    if len(set(found)) < len(found):
        raise PydanticCustomError("numbers", "each number once")
    return tuple(sorted(found))


def _upper(given: object) -> object:
    return given.upper() if isinstance(given, str) else given


Names = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_listed), AfterValidator(_distinct)]
Shards = Annotated[tuple[int, ...], NoDecode, BeforeValidator(_numbers)]
Level = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_upper)]


class Settings(BaseSettings):
    """Every setting with its default and range; `.env.example` says why one would change it."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, hide_input_in_errors=True, validate_default=True
    )

    # repr=False marks what holds secrets (an address may hold a password): no message shows their values.
    discord_token: Annotated[SecretStr, AfterValidator(_one_word)] | None = Field(
        None, repr=False, description="a bot token, one word without spaces"
    )
    database_url: Annotated[str, AfterValidator(_database)] = Field(
        "sqlite+aiosqlite:///data/talon.db",
        repr=False,
        description=f"an address such as {FORMS} (in a password @ is written %40, / is %2F, : is %3A)",
    )
    thinking_time_seconds: int = _whole(60, 5, 3600)
    warning_seconds: int = _whole(15, 0, 3600)
    lobby_minutes: int = _whole(30, 1, 1440)
    computer_seconds: float = _seconds(1.0, 0.05, 60)
    computer_pace_seconds: float = _seconds(1.2, 0, 30)
    workers: int = _whole(1, 1, 64)
    edit_interval_seconds: float = _seconds(1.2, 1.2, 60)  # no less: Discord slows down a bot that edits faster
    development_guild: int | None = _whole(None, 1, 2**63 - 1)
    owner_guild: int | None = _whole(None, 1, 2**63 - 1)
    log_format: Literal["json", "text"] = Field("json", description="json or text")
    log_level: Level = Field("INFO", description="DEBUG, INFO, WARNING, ERROR or CRITICAL")
    sandbox_port: int = _whole(8765, 1, 65535)
    sandbox_people: Names = Field(
        ("Ann", "Ben", "Cem", "Dina", "Eli"),
        min_length=1,
        max_length=20,
        description="1 to 20 different names of at most 32 characters, with commas between",
    )
    health_port: int | None = _whole(None, 1, 65535)
    health_host: Annotated[str, AfterValidator(_of_host)] = Field(
        "127.0.0.1", description="an address of this host, 0.0.0.0 for all of them"
    )
    shard_count: int | None = _whole(None, 1, MOST_SHARDS)
    shard_ids: Shards | None = Field(None, description="numbers and ranges with commas between, as in 0-3,8")
    finished_table_days: int = _whole(365, 1, 36500)
    left_server_days: int = _whole(30, 1, 3650)
    privacy_url: str | None = _address()
    terms_url: str | None = _address()

    def secrets(self) -> tuple[str, ...]:
        """What no line of a log may hold."""
        token = self.discord_token.get_secret_value() if self.discord_token else ""
        password = urlsplit(self.database_url).password or ""
        return token, password, unquote(password)

    @model_validator(mode="after")
    def _warn_before_the_end(self) -> Self:
        if self.warning_seconds >= self.thinking_time_seconds:
            raise PydanticCustomError(
                "late",
                "WARNING_SECONDS ({warning}) must be less than THINKING_TIME_SECONDS ({thinking}).",
                {"warning": self.warning_seconds, "thinking": self.thinking_time_seconds},
            )
        return self

    @model_validator(mode="after")
    def _count_the_shards(self) -> Self:
        if self.shard_ids is not None and self.shard_ids[-1] >= (self.shard_count or 0):
            raise PydanticCustomError(
                "shards",
                "SHARD_COUNT ({count}) must be more than the last of SHARD_IDS ({last}).",
                {"count": self.shard_count or 0, "last": self.shard_ids[-1]},
            )
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Without the environment: it comes in through `load_settings`, so `Settings()` is the defaults."""
        return init_settings, dotenv_settings


def load_settings(env: Mapping[str, str] = os.environ, file: Path | None = Path(".env")) -> Settings:
    """The settings of `env`, then of `file`, then the defaults; an empty text counts as unset.

    Raises `SettingsError` for the first wrong one, or where `file` cannot be read.
    """
    if file is not None:
        _demand_readable(file)
    given: dict[str, Any] = {name: env[name.upper()] for name in Settings.model_fields if env.get(name.upper())}
    try:
        return Settings(_env_file=file, **given)
    except ValidationError as error:
        raise SettingsError(_sentence(error, given)) from None


def _demand_readable(file: Path) -> None:
    """A line that makes no sense would be passed over, and its setting with it."""
    try:
        text = file.read_text("utf-8") if file.is_file() else ""
    except (OSError, ValueError) as error:
        raise SettingsError(f"{file} cannot be read ({type(error).__name__}): it must be a text in UTF-8.") from None
    for binding in parse_stream(io.StringIO(text)):
        if binding.error:
            raise SettingsError(f"Line {binding.original.line} of {file} cannot be read: is a quote missing?")


def _sentence(error: ValidationError, given: Mapping[str, str]) -> str:
    fault = error.errors(include_input=True, include_url=False)[0]
    if not fault["loc"]:
        return fault["msg"]
    name = str(fault["loc"][0])
    field = Settings.model_fields[name]
    shown = f", not {given.get(name, fault['input'])!r}" if field.repr else ""
    return f"{name.upper()} must be {field.description}{shown}."
