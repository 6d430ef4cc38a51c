"""The doctor finds what is wrong with an installation; Discord is a server of the test's own."""

from __future__ import annotations

import argparse
import socket
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.__main__ import connect
from bot.commands.doctor import examine
from bot.commands.upkeep import emojis
from bot.pictures.fonts import _FILES as FONTS
from bot.pictures.fonts import font
from bot.settings import SettingsError, load_settings
from bot.ui.emojis import wanted
from storage.moving import demand_unused
from tests.commands.program import free_port
from tests.commands.stand import TOKEN, Stand, serving


@pytest.fixture
async def stand(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stand]:
    async with serving(Stand()) as stand:
        monkeypatch.setattr(Route, "BASE", stand.address)
        yield stand


async def findings(directory: Path, **env: str) -> tuple[bool, str]:
    given: Mapping[str, str] = {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": f"sqlite+aiosqlite:///{directory}/talon.db",
        **env,
    }
    told = await examine(load_settings(given, None), argparse.Namespace())
    return told.well, "\n".join(told.sentences)


async def test_a_sound_installation_is_well(stand: Stand, tmp_path: Path) -> None:
    well, said = await findings(tmp_path)
    assert well, said
    for what in (
        "token",
        "clock",
        "over the gateway",
        "privileged intent",
        "shards",
        "emojis",
        "database",
        "Persian",
        "Korean",
    ):
        assert what in said
    assert TOKEN not in said


@pytest.mark.parametrize(
    ("changes", "env", "said"),
    [
        ({"late_by": 60}, {}, "seconds off"),
        ({"token": "another"}, {}, "Discord refuses the token"),
        ({"shards": 40}, {"SHARD_COUNT": "4"}, "advises 40 shards"),
        ({"remaining": 0}, {}, "0 of 1000 starts"),
        ({"endpoint": "https://example.org/discord"}, {}, "empty Interactions Endpoint URL"),
        ({"emojis": []}, {}, "emojis are missing"),
        ({}, {"DISCORD_TOKEN": "a-client-secret"}, "does not look like a bot's token"),
        ({}, {"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set"),
        ({}, {"DATABASE_URL": "sqlite+aiosqlite:////proc/nowhere/talon.db"}, "cannot be written"),
    ],
)
async def test_what_is_wrong_is_said(
    stand: Stand, tmp_path: Path, changes: dict[str, Any], env: dict[str, str], said: str
) -> None:
    for name, changed in changes.items():
        setattr(stand, name, changed)
    well, told = await findings(tmp_path, **env)
    assert not well
    (line,) = [line for line in told.splitlines() if said in line]
    assert line.startswith("WRONG")
    assert "The font for Latin is there" in told, "it looks on, whatever it finds first"


@pytest.mark.parametrize(
    ("name", "changed", "said"),
    [
        ("bot.pictures.fonts._FILES", {**FONTS, "latin": ("fontpkg_noto_sans", "lost.ttf")}, "for Latin is missing"),
        ("bot.pictures.fonts._FILES", {**FONTS, "arabic": ("lost_package", "lost.ttf")}, "for Persian is missing"),
        ("bot.pictures.fonts._FILES", {**FONTS, "korean": ("pylopdf_fonts_ko", "lost.otf")}, "for Korean is missing"),
        ("bot.pictures.fonts.SHAPED", False, "cannot join Persian letters"),
        ("bot.commands.doctor.ROOM_BYTES", 2**62, "MB are free beside the database: below"),
        ("bot.commands.doctor.INTENTS", discord.Intents(guilds=True, members=True), "on the page Bot: Server Members."),
    ],
)
async def test_what_is_wrong_here_is_said_and_nothing_else(
    stand: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, changed: object, said: str
) -> None:
    font.cache_clear()
    monkeypatch.setattr(name, changed)
    well, told = await findings(tmp_path)
    assert not well
    [line] = [line for line in told.splitlines() if line.startswith("WRONG")]
    assert said in line


@pytest.mark.parametrize("damage", [b"no database at all" * 4096, b""])
async def test_a_damaged_database_is_said(stand: Stand, tmp_path: Path, damage: bytes) -> None:
    """A file of something else, or the half of it lost: the rest of the pages are empty."""
    await findings(tmp_path)
    file = tmp_path / "talon.db"
    whole = file.read_bytes()
    file.write_bytes(damage or whole[: len(whole) // 2].ljust(len(whole), b"\0"))
    well, told = await findings(tmp_path)
    assert not well
    [line] = [line for line in told.splitlines() if line.startswith("WRONG")]
    assert "database" in line
    assert "is sound" not in told
    assert "The font for Latin is there" in told


@pytest.mark.parametrize("limited", [False, True])
async def test_what_the_application_may_have_is_not_wrong(
    stand: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limited: bool
) -> None:
    flags = discord.ApplicationFlags()
    flags.gateway_guild_members, flags.gateway_guild_members_limited = not limited, limited
    stand.flags = flags.value
    well, told = await findings(tmp_path)
    assert well
    assert "you may switch off: Server Members." in told
    monkeypatch.setattr("bot.commands.doctor.INTENTS", discord.Intents(guilds=True, members=True))
    well, told = await findings(tmp_path)
    assert well
    assert "switch" not in told


async def test_the_faces_are_uploaded_once(stand: Stand, tmp_path: Path) -> None:
    stand.emojis = sorted(wanted())[2:]
    settings = load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/talon.db"}, None)
    for missing in (2, 0):
        told = await emojis(settings, argparse.Namespace())
        assert told.well
        assert told.sentences == (f"Uploaded {missing} emojis.",)
        assert sorted(stand.emojis) == sorted(wanted()), "what was missing, and nothing twice"


async def test_an_unreachable_discord_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api/v10")
    well, said = await findings(tmp_path)
    assert not well
    assert "Discord cannot be reached" in said


async def test_a_bot_with_a_refused_token_ends_in_one_sentence(
    stand: Stand, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stand.token = TOKEN[::-1]
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    assert await connect(load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url}, None)) == 1
    said = capsys.readouterr().err
    assert said == "Discord refuses DISCORD_TOKEN: reset it in the developer portal and set the new one.\n"
    await demand_unused(url)


async def test_a_port_that_another_program_has_is_named(tmp_path: Path, stand: Stand) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/talon.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(SettingsError, match=f"HEALTH_PORT {port} cannot be opened"):
            await connect(load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url, "HEALTH_PORT": port}, None))
    await demand_unused(url)


async def test_without_a_way_to_discord_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{free_port()}/api/v10")
    settings = load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/talon.db"}, None)
    told = await emojis(settings, argparse.Namespace())
    assert not told.well
    assert [sentence.partition(":")[0] for sentence in told.sentences] == ["Discord cannot be reached"]
    well, said = await findings(tmp_path)
    assert not well
    assert "Discord cannot be reached" in said
