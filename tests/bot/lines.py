"""What a bot writes to its log where its host has asked for all of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.logs import OWN, Discreet


class Lines(logging.Handler):
    """Every line as it is written, tracebacks included."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(Discreet("%(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log_lines() -> Iterator[list[str]]:
    """What is logged with LOG_LEVEL=DEBUG, for which `set_up_logging` sets these levels."""
    handler, root = Lines(), logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("", *OWN)}
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    for name in OWN:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield handler.lines
    root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
