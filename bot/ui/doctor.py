"""What keeps the bot from working in a channel, one line each, with how to put it right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from bot.language import Speaker
from bot.session.live import table_name
from bot.session.wishes import House
from bot.ui.click import Front
from bot.ui.finding import FindChannels
from bot.ui.parts import AMBER, GREEN, Screen, Sheet
from bot.ui.permissions import IN_THREADS, NEEDED, USEFUL
from storage.api import ChannelId, TableId

ELSEWHERE_MOST: Final = 8
"""So many other channels fit in one message; those that are mended make room for the rest."""

Place: TypeAlias = "discord.abc.GuildChannel | discord.Thread"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: whether it is well, and the sentence that says so or how to mend it."""

    well: bool
    sentence: str


async def examine(front: Front, place: Place, allowed: discord.Permissions, speaker: Speaker) -> list[Finding]:
    """Look at a channel in which the bot has these permissions."""
    guild: Any = place.guild
    house = await front.sessions.wishes.house(guild.id)
    found = [_permission(name, allowed, speaker) for name in _wanted(place)]
    found.append(_welcome(place, house, speaker))
    found += _roles(guild, house, allowed, speaker)
    found += _elsewhere(guild, place, house, speaker)
    found += _reports(guild, house, speaker)
    if isinstance(place, discord.Thread):
        well = not place.locked and not place.archived
        found.append(_finding(well, "doctor-thread", speaker))
    for table in await front.sessions.store.tables.live_in_channel(ChannelId(place.id)):
        found.append(await _message(front, table.id, speaker))
    return found


def _wanted(place: Place) -> Sequence[str]:
    return IN_THREADS if isinstance(place, discord.Thread) else (*NEEDED, *USEFUL)


def _finding(well: bool, message: str, speaker: Speaker, **details: str) -> Finding:
    return Finding(well, speaker.say(message if well else f"{message}.missing", **details))


def _permission(name: str, allowed: discord.Permissions, speaker: Speaker) -> Finding:
    called = speaker.say(f"permission-{name}")
    return _finding(getattr(allowed, name), "doctor-permission", speaker, permission=called)


def _welcome(place: Place, house: House, speaker: Speaker) -> Finding:
    """Whether /server lets tables be opened here."""
    channel = place.parent_id if isinstance(place, discord.Thread) else place.id
    return _finding(house.allows(ChannelId(channel)), "doctor-allowed", speaker)


def _roles(guild: discord.Guild, house: House, allowed: discord.Permissions, speaker: Speaker) -> list[Finding]:
    """Whether the roles of "Who plays?" can be pinged."""
    found = []
    for number in dict.fromkeys(house.roles.values()):
        role = guild.get_role(number)
        well = role is not None and (role.mentionable or allowed.mention_everyone)
        found.append(_finding(well, "doctor-role", speaker, role=f"<@&{number}>"))
    return found


def _elsewhere(guild: discord.Guild, place: Place, house: House, speaker: Speaker) -> list[Finding]:
    """The other channels that /server names for tables, where the bot lacks something there."""
    found = []
    for channel in map(guild.get_channel, house.channels):
        if channel is None or channel.id in (place.id, getattr(place, "parent_id", None)):
            continue
        if lacking := _lacking(channel, NEEDED, speaker):
            told = speaker.say("doctor-elsewhere", channel=channel.mention, permissions=lacking)
            found.append(Finding(False, told))
    return found[:ELSEWHERE_MOST]


def _reports(guild: discord.Guild, house: House, speaker: Speaker) -> list[Finding]:
    """Whether reports reach the channel that /server names for them; nothing where it names none."""
    if not house.reports:
        return []
    channel = guild.get_channel(house.reports)
    if channel is None:
        return [Finding(False, speaker.say("doctor-reports.gone"))]
    lacking = _lacking(channel, NEEDED, speaker)
    return [_finding(not lacking, "doctor-reports", speaker, channel=channel.mention, permissions=lacking)]


def _lacking(channel: discord.abc.GuildChannel, wanted: Sequence[str], speaker: Speaker) -> str:
    """What the bot may not do there, in words; empty where it may do all of it."""
    allowed = channel.permissions_for(channel.guild.me)
    return speaker.join(speaker.say(f"permission-{name}") for name in wanted if not getattr(allowed, name))


async def _message(front: Front, table: TableId, speaker: Speaker) -> Finding:
    """Whether the table's message can be edited, found out by drawing it anew."""
    try:
        await front.presenter.probe(table)
    except discord.HTTPException as error:
        return Finding(False, speaker.say("doctor-message.missing", table=table_name(table), reason=error.text or "?"))
    return Finding(True, speaker.say("doctor-message", table=table_name(table)))


def doctor_screen(place: Place, findings: Sequence[Finding], speaker: Speaker) -> Screen:
    """The findings, those to mend first and counted in the title; another channel can be chosen."""
    wrong = sum(not finding.well for finding in findings)
    sheet = Sheet(AMBER if wrong else GREEN)
    sheet.text(f"### {speaker.say('doctor-title', channel=f'<#{place.id}>', wrong=wrong)}")
    sheet.text(
        *(
            speaker.say("doctor-line", state="ok" if finding.well else "missing", sentence=finding.sentence)
            for finding in sorted(findings, key=lambda finding: finding.well)
        )
    )
    if wrong:
        sheet.text(speaker.say("doctor-how"))
    sheet.row(FindChannels("doctor", placeholder=speaker.say("doctor-channel"), least=1))
    return sheet.screen()
