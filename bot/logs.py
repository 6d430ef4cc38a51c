"""Log lines as JSON or text. No hidden card is ever logged: what is said at a table is logged by its id alone."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

TEXT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the traceback where there is one."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(form: str, level: str) -> None:
    """Log to standard error in that form, from that level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord.client").addFilter(_no_voice)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _no_voice(record: logging.LogRecord) -> bool:
    """discord.py warns at each start that voice is not installed; this bot has no use for it."""
    return "voice will NOT be supported" not in record.getMessage()
