"""Interactions no careful person could send: many at one instant, from stale messages, in another language.

simcord's members act one after the other; a race needs several events out before the first is handled:

    first, second = await burst(env, [Click(ann, hand_of_ann, "c:1:5"), Click(bob, hand_of_bob, "c:1:9")])
    assert first.acknowledged and second.acknowledged

    with speaking("de"):
        result = await ann.slash(channel, "rules")
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import simcord
import simcord.interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction

from tests.discord.components import BUTTON, STRING_SELECT, walk


@dataclass(frozen=True)
class Click:
    """A press of a button, or with `values` a choice in a select; the custom_id may be stale or invented."""

    user: simcord.MemberActor
    message: discord.Message | simcord.ResponseMessage
    custom_id: str
    values: tuple[str, ...] | None = None


async def burst(env: simcord.Env, clicks: Sequence[Click]) -> list[simcord.InteractionResult]:
    """Send all clicks before the bot handles the first, let it finish, and return what became of each.

    Every click shows the bot its message as it is now. Nothing is checked on the way: permissions, disabled
    buttons and ephemeral messages of other users are the bot's to refuse.
    """
    built = [_interaction(env, click) for click in clicks]
    for _, payload in built:
        env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()
    return [simcord.InteractionResult(env, record) for record, _ in built]


@contextlib.contextmanager
def speaking(locale: str, *, guild: str | None = None) -> Iterator[None]:
    """Let interactions sent in the block come from clients (and a server) set to a language, as `pt-BR`."""
    original = simcord.interactions.base_payload

    def translated(*args: Any, **kwargs: Any) -> tuple[Interaction, dict[str, Any]]:
        record, payload = original(*args, **kwargs)
        payload["locale"] = locale
        if guild is not None and "guild_locale" in payload:
            payload["guild_locale"] = guild
        return record, payload

    simcord.interactions.base_payload = translated
    try:
        yield
    finally:
        simcord.interactions.base_payload = original


def _interaction(env: simcord.Env, click: Click) -> tuple[Interaction, dict[str, Any]]:
    message = click.message
    channel_id = message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id
    stored = env.backend.get_message(channel_id, message.id)
    data: dict[str, Any] = {"custom_id": click.custom_id, "component_type": BUTTON}
    if click.values is not None:
        data |= {"component_type": STRING_SELECT, "values": list(click.values)}
    for component in walk({"components": stored.components}):
        if component.get("custom_id") == click.custom_id:
            data |= {"component_type": component["type"], "id": component.get("id")}
    record, payload = simcord.interactions.base_payload(
        env.backend,
        type=discord.InteractionType.component.value,
        channel_id=channel_id,
        guild_id=click.user.guild.id,
        user_id=click.user.id,
        data=data,
    )
    payload["message"] = dict(serializers.message_payload(env.backend, stored))
    record.source_message_id = stored.id
    return record, payload
