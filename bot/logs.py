"""Log lines as JSON or text, each with its table's id, none with a secret.

No hidden card is ever logged: what is said at a table is logged by its id alone, and no library tells what it carries.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from bot.session.context import AT_TABLE

TEXT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
OWN: Final = ("__main__", "bot", "games", "storage")
"""The loggers of this program; all others belong to libraries."""
HIDDEN: Final = "[hidden]"
TOKENS: Final = re.compile(
    r"(?P<before>/(?:webhooks|interactions)/\d+/|\bBot |\w+://[^\s:/@]*:)(?P<secret>[\w.~%+=-]{3,})(?=[/?@\s'\"]|$)"
)
"""Where tokens and passwords stand: in the addresses of answers, in headers, in addresses of databases."""


class Discreet(logging.Formatter):
    """Text lines without secrets; `secrets` are the ones that are known beforehand."""

    def __init__(self, form: str | None = None, secrets: Iterable[str] = ()) -> None:
        super().__init__(form)
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the table's id at its end where there is one."""
        table = AT_TABLE.get()
        line = super().format(record)
        return self.freed(line if table is None else f"{line} (table {table})")

    def freed(self, line: str) -> str:
        """The line with something else where a secret stood."""
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return TOKENS.sub(lambda found: found["before"] + HIDDEN, line)


class JsonLines(Discreet):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, table, and the traceback where there is one."""
        line: dict[str, str | int] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.freed(record.getMessage()),
        }
        if (table := AT_TABLE.get()) is not None:
            line["table"] = table
        if record.exc_info:
            line["error"] = self.freed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(form: str, level: str, secrets: Iterable[str] = ()) -> None:
    """Log to standard error in that form, from that level on, never one of the secrets.

    Libraries never say more than at INFO: below it discord.py writes down whole messages, hands among them.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(secrets=secrets) if form == "json" else Discreet(TEXT, secrets))
    number = logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(number, logging.INFO), handlers=[handler], force=True)
    for name in OWN:
        logging.getLogger(name).setLevel(number)
    logging.getLogger("discord.client").addFilter(_no_voice)
    for name in ("alembic", "sqlalchemy"):  # at INFO they write down each step and each statement
        logging.getLogger(name).setLevel(max(number, logging.WARNING))


def _no_voice(record: logging.LogRecord) -> bool:
    """discord.py warns at each start that voice is not installed; this bot has no use for it."""
    return "voice will NOT be supported" not in record.getMessage()
