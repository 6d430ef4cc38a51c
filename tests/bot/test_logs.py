"""Log lines: one JSON object each, with the table at hand, and never with a secret."""

from __future__ import annotations

import json
import logging
import sys

import pytest
from sqlalchemy import create_engine, text

from bot.logs import Discreet, JsonLines, set_up_logging
from bot.session.context import AT_TABLE
from bot.settings import load_settings
from storage.api import TableId

INTERACTION = "aW50ZXJhY3Rpb246" + "x" * 120
SECRETS = ("MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.s3cret-s3cret-s3cret-s3cret", "p@ss")
LINES = [
    f"PATCH https://discord.com/api/v10/webhooks/123456789/{INTERACTION}/messages/@original has returned 200",
    f"POST https://discord.com/api/v10/interactions/123456789/{INTERACTION}/callback",
    f"headers: Authorization: Bot {SECRETS[0]}",
    f"a token by itself: {SECRETS[0]}",
    "could not connect to postgresql+asyncpg://talon:p%40ss@db/talon",
    "the password is p@ss",
]
HIDDEN = (INTERACTION, *SECRETS, "p%40ss")


def record(message: str, *, error: bool = False) -> logging.LogRecord:
    info = None
    if error:
        try:
            int(message)
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("talon", logging.INFO, __file__, 1, "%s", (message,), info)


@pytest.mark.parametrize("form", [JsonLines(secrets=SECRETS), Discreet("%(message)s", SECRETS)], ids=["json", "text"])
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("error", [False, True])
def test_no_secret_reaches_a_line(form: Discreet, line: str, error: bool) -> None:
    said = form.format(record(line, error=error))
    assert "[hidden]" in said
    assert not [secret for secret in HIDDEN if secret in said]


def test_what_is_no_secret_stays() -> None:
    for line in ("table 12: its deadline waits", "GET https://discord.com/api/v10/channels/1/messages", "Bot is ready"):
        assert json.loads(JsonLines().format(record(line)))["message"] == line


def test_a_line_names_the_table_at_hand() -> None:
    assert "table" not in json.loads(JsonLines().format(record("a")))
    token = AT_TABLE.set(TableId(12))
    try:
        assert json.loads(JsonLines().format(record("a")))["table"] == 12
        assert Discreet("%(message)s").format(record("a")) == "a (table 12)"
    finally:
        AT_TABLE.reset(token)


@pytest.mark.parametrize(
    ("level", "ours", "theirs"),
    [("DEBUG", "debug info error", "info error"), ("INFO", "info error", "info error"), ("ERROR", "error", "error")],
)
def test_libraries_never_log_below_info(level: str, ours: str, theirs: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Below it discord.py logs whole messages, hands among them, and aiosqlite what it is asked."""
    set_up_logging("json", level)
    for name in ("bot.ui.hands", "discord.gateway", "discord.webhook.async_", "aiosqlite", "a.library.of.tomorrow"):
        for word in ("debug", "info", "error"):
            getattr(logging.getLogger(name), word)(word)
    said: dict[str, list[str]] = {}
    for line in map(json.loads, capsys.readouterr().err.splitlines()):
        said.setdefault(line["logger"], []).append(line["message"])
    assert " ".join(said.pop("bot.ui.hands")) == ours
    assert {" ".join(words) for words in said.values()} == {theirs}
    assert len(said) == 4


def test_no_statement_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    """SQLAlchemy writes statements down at INFO, with the actions in them."""
    logging.getLogger("sqlalchemy").setLevel(logging.NOTSET)
    set_up_logging("text", "DEBUG")
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT 'KS'")) == "KS"
    engine.dispose()
    assert capsys.readouterr().err == ""


def test_the_settings_know_their_secrets() -> None:
    env = {"DISCORD_TOKEN": SECRETS[0], "DATABASE_URL": "postgresql+asyncpg://talon:p%40ss@db/talon"}
    assert load_settings(env, None).secrets() == (SECRETS[0], "p%40ss", "p@ss")
