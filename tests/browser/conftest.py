"""The browser that looks at the sandbox."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.sandbox import CHROMIUM, WAIT_SECONDS


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        expect.set_options(WAIT_SECONDS * 1000)
        yield browser
        browser.close()
