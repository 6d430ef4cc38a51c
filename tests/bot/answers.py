"""What the bot answered to a click or a command."""

from __future__ import annotations

from typing import Any

from simcord.results import InteractionResult


def answer(result: InteractionResult) -> Any:
    """The message that was sent or edited in answer."""
    assert result.response is not None, "an answer"
    return result.response
