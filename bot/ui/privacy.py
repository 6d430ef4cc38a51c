"""What is kept about a person, as they see it, and the question before it is deleted."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.language import Speaker
from bot.ui.parts import GREY, Press, Screen, Sheet
from storage.api import JSON, UserId

KINDS: Final = ("seat", "action", "result", "game_table", "person", "block", "ban", "mention")
"""Kinds of rows that are told apart; all others follow from results."""
BLOCKS_MOST: Final = 25


@dataclass(frozen=True, slots=True)
class Policy:
    """Where the rules of this installation are published, and how long it keeps what."""

    privacy_url: str | None = None
    terms_url: str | None = None
    finished_days: int = 365
    left_days: int = 30

    def lines(self, speaker: Speaker) -> list[str]:
        """Links to what is published."""
        found = []
        if self.privacy_url:
            found.append(speaker.say("privacy-policy", url=f"<{self.privacy_url}>"))
        if self.terms_url:
            found.append(speaker.say("privacy-terms", url=f"<{self.terms_url}>"))
        return found


USUAL_POLICY: Final = Policy()


def kept_screen(
    kept: Mapping[str, Sequence[Mapping[str, JSON]]], blocked: Sequence[UserId], policy: Policy, speaker: Speaker
) -> Screen:
    """How much is kept of which kind, and for how long."""
    sheet = Sheet(GREY)
    counts = {kind: len(kept.get(kind, ())) for kind in KINDS}
    counts["derived"] = sum(len(rows) for kind, rows in kept.items() if kind not in KINDS)
    lines = [
        speaker.say(f"privacy-kept-{kind.replace('_', '-')}", count=count) for kind, count in counts.items() if count
    ]
    sheet.text(f"### {speaker.say('privacy-title')}", *(lines or [speaker.say("privacy-nothing")]))
    if blocked:
        people = speaker.join(f"<@{user}>" for user in blocked[:BLOCKS_MOST])
        sheet.text(speaker.say("privacy-blocked", players=people))
    sheet.text(
        speaker.say("privacy-time", finished=policy.finished_days, left=policy.left_days),
        speaker.say("privacy-ways"),
        *policy.lines(speaker),
    )
    return sheet.screen()


def file_screen(kept: Mapping[str, Sequence[Mapping[str, JSON]]], speaker: Speaker) -> Screen:
    """Everything, as a file."""
    sheet = Sheet(GREY)
    sheet.text(speaker.say("privacy-file"))
    sheet.file("talon-data.json", json.dumps(kept, ensure_ascii=False, indent=1).encode())
    return sheet.screen()


def delete_screen(user: UserId, speaker: Speaker) -> Screen:
    """The question whether that is really meant."""
    sheet = Sheet(GREY)
    sheet.text(f"**{speaker.say('privacy-delete-title')}**", speaker.say("privacy-delete-line"))
    sheet.row(Press(speaker.say("button-forget"), "forget", user, style=discord.ButtonStyle.danger))
    return sheet.screen()
