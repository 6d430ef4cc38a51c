"""What whoever runs the bot sees and does: health, measurements, planned stops, the owner's commands."""

from __future__ import annotations

import asyncio
import socket
import time
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.__main__ import FAREWELL_SECONDS, say_farewell
from bot.cogs.owner import OwnerCog
from bot.farewell import LOOK_SECONDS
from bot.health import Health, ask
from bot.session.play import Play
from bot.session.thinking import Thinking
from storage.api import Change, ChannelId, GuildId, Store, TableId
from tests.bot.fixtures import Club, ClubFactory, response, texts
from tests.discord.oracle import Oracle


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def fetch(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def value(page: str, name: str) -> float:
    (line,) = [line for line in page.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


async def started(world: Club) -> Any:
    """A table with computers in play."""
    ann = world.people[0]
    lobby = await world.open_table(ann, game="ninety-nine", computers="easy")
    return await ann.click(lobby, label="Start")


async def test_measurements_follow_what_happens(club: ClubFactory) -> None:
    async with club() as world:
        port = free_port()
        async with Health(world.bot, port):
            _, before = await fetch(port, "/metrics")
            assert 'talon_actions_total{game="ninety-nine"}' not in before
            await world.open_table(world.people[0], game="ninety-nine")
            result = await world.people[1].slash(world.channel, "play", game="ninety-nine")
            assert response(result).ephemeral
            await asyncio.sleep(0.6)
            status, page = await fetch(port, "/metrics")
        assert status == 200
        assert value(page, 'talon_live_tables{game="ninety-nine"}') == 1
        assert value(page, 'talon_refusals_total{code="channel-busy"}') == 1
        assert value(page, "talon_rate_limits_total") == 0
        assert value(page, "talon_failures_total") == 0
        assert value(page, "talon_players_waiting") == 0
        assert value(page, "talon_draining") == 0
        assert value(page, 'talon_shard_connected{shard="0"}') in (0, 1)
        assert value(page, "talon_database_changes_total") >= value(page, "talon_database_commit_seconds_count") > 0
        assert value(page, "talon_loop_lag_seconds_count") >= 1


async def test_a_failure_a_queue_a_busy_loop_and_a_drain_are_measured(
    club: ClubFactory, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    oracle.expect_error("reference [0-9A-Z]{4}: ZeroDivisionError")

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with club() as world:
        await started(world)
        port, thinking = free_port(), world.bot.sessions.thinking
        async with Health(world.bot, port), thinking._place():  # the one worker is busy
            queued = asyncio.create_task(_wait_for_worker(thinking))
            with monkeypatch.context() as broken:
                broken.setattr(Play, "look", fail)
                await world.people[0].slash(world.channel, "hand")
            await asyncio.sleep(0.1)
            end = time.monotonic() + 1
            while time.monotonic() < end:
                pass
            await world.bot.farewell.order(on=True)
            await asyncio.sleep(0.1)
            _, page = await fetch(port, "/metrics")
        await queued
        await world.bot.farewell.order(on=False)
        assert value(page, "talon_failures_total") == 1
        assert value(page, "talon_players_waiting") == 1
        assert value(page, "talon_loop_lag_seconds_sum") >= 0.4
        assert value(page, "talon_draining") == 1


async def _wait_for_worker(thinking: Thinking) -> None:
    async with thinking._place():
        pass


async def test_it_asks_discord_for_servers_alone_and_pings_nobody_unless_told(club: ClubFactory) -> None:
    """What nobody reads need not be sent, and a message that forgets to say whom it pings must ping nobody."""
    async with club() as world:
        assert world.bot.intents == discord.Intents(guilds=True)
        mentions = world.bot.allowed_mentions
        assert mentions is not None
        assert dict(mentions.to_dict()) == {"parse": []}
        assert not mentions.replied_user


async def test_health_says_what_is_wrong(club: ClubFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as world:
        port = free_port()
        async with Health(world.bot, port):
            assert (await fetch(port, "/livez"))[0] == 200
            well, said = await ask(port)
            assert well == (said == "The bot is well.")
            monkeypatch.setattr(type(world.bot), "is_ready", lambda _: True)
            await world.bot.sessions.store.close()
            well, said = await ask(port)
            assert (well, "database" in said) == (False, True)
            assert (await fetch(port, "/metrics"))[0] == 503
            monkeypatch.setattr(type(world.bot), "is_ready", lambda _: False)
            assert await ask(port) == (False, "The bot is not connected to Discord.")
            assert (await fetch(port, "/livez"))[0] == 200
        well, said = await ask(port)
        assert not well
        assert "does not answer" in said


async def test_before_a_stop_no_table_is_opened_and_those_in_play_are_told(club: ClubFactory) -> None:
    async with club() as world:
        await started(world)
        before = len(world.messages())
        assert await world.bot.farewell.order(on=True) == 1
        assert await world.bot.farewell.order(on=True) == 0  # nobody is told twice
        world.bot.farewell.start()  # as where there are other processes, which may order it, too
        await world.env.advance_time(2 * LOOK_SECONDS)
        await world.bot.farewell.close()
        await world.env.settle()
        told = [texts(message) for message in world.messages()[before - 1 :]]
        assert sum("restarts in a moment" in text for text in told) == 1
        elsewhere = world.guild.create_text_channel("elsewhere")
        refused = response(await world.people[1].slash(elsewhere, "play", game="penneech"))
        assert "about to restart" in texts(refused)
        assert refused.ephemeral
        await world.bot.farewell.order(on=False)
        opened = response(await world.people[1].slash(elsewhere, "play", game="penneech"))
        assert not opened.ephemeral


async def test_a_stop_tells_the_tables_that_are_played_however_many_idle_ones_there_are(club: ClubFactory) -> None:
    """There is time for at most `FAREWELL_SECONDS` of telling."""
    async with club() as world:
        bot, elsewhere = world.bot, world.guild.create_text_channel("elsewhere")
        await started(world)
        await idle_copies(bot.sessions.store, TableId(1), 80)
        other = await world.people[1].slash(elsewhere, "play", game="penneech", computers="easy")
        await world.people[1].click(response(other), label="Start")
        began = time.monotonic()
        await say_farewell(bot)
        assert time.monotonic() - began < FAREWELL_SECONDS
        await world.env.settle()
        for channel in (world.channel, elsewhere):
            assert any("restarts in a moment" in texts(message) for message in channel.history())


async def idle_copies(store: Store, table: TableId, number: int) -> None:
    """So many tables in play like this one, at which nobody has moved for a day."""
    like = await store.tables.load(table)
    old = tuple(replace(entry, at=entry.at - 24 * 3600 * 1000) for entry in like.entries)
    for channel in range(1, number + 1):
        made = await store.tables.create(replace(like.table, channel=ChannelId(channel)), like.seats, like.seals)
        await store.tables.commit(Change(table=made, expected_seq=0, entries=old))


async def test_only_the_owner_drains(club: ClubFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as world:
        world.bot.owner_guild = world.guild.id
        await world.bot.add_cog(OwnerCog(world.bot), guild=discord.Object(world.guild.id))
        role = world.guild.create_role("administrators", permissions=discord.Permissions(administrator=True))
        owner, other = (world.guild.add_member(world.env.create_user(name), roles=[role]) for name in ("Olga", "Otto"))

        async def is_owner(user: discord.abc.User) -> bool:
            return user.id == owner.id

        monkeypatch.setattr(world.bot, "is_owner", is_owner)
        count = await world.bot.register()
        assert count == len(world.bot.tree.get_commands()) + 1
        refused = response(await other.slash(world.channel, "owner drain"))
        assert refused.ephemeral
        assert not world.bot.sessions.drain.begun
        told = response(await owner.slash(world.channel, "owner drain"))
        assert "No new tables" in texts(told)
        assert world.bot.sessions.drain.begun
        await owner.slash(world.channel, "owner drain", on=False)
        assert not world.bot.sessions.drain.begun
        synced = response(await owner.slash(world.channel, "owner sync"))
        assert str(count) in texts(synced)


async def test_without_a_server_for_it_there_is_no_owner_command(club: ClubFactory) -> None:
    async with club() as world:
        assert "owner" not in {command.name for command in world.bot.tree.get_commands()}


async def test_a_process_leaves_other_shards_tables_alone(club: ClubFactory) -> None:
    async with club() as world:
        await started(world)
        bot = world.bot
        shard = (world.guild.id >> 22) % 2
        bot.shard_count, bot.shard_ids = 2, [shard]
        assert bot.sessions.owns(GuildId(world.guild.id))
        assert await bot.farewell.order(on=True) == 1
        await bot.farewell.order(on=False)
        bot.shard_ids = [1 - shard]
        assert not bot.sessions.owns(GuildId(world.guild.id))
        assert await bot.farewell.order(on=True) == 0
        await bot.farewell.order(on=False)
        bot.shard_ids = None


@pytest.mark.parametrize("host", ["127.0.0.2", "0.0.0.0"])  # noqa: S104 - asked from this host alone
async def test_who_asks_whether_the_bot_is_well_asks_where_it_answers(club: ClubFactory, host: str) -> None:
    async with club() as world:
        port = free_port()
        async with Health(world.bot, port, host):
            assert await ask(port, host) == (True, "The bot is well.")
