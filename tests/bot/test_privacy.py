"""/privacy: everything is shown and handed out, and after a deletion nothing is left; lost places are tidied up."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.client import Talon
from bot.session.live import Who, kept_for
from bot.ui.privacy import Policy
from storage.api import ChannelId, GuildId, NoSuchTable, TableId, UserId
from tests.bot.fixtures import Club, ClubFactory, enabled, texts
from tests.bot.players import play, play_out, sit_down

DAY = 24 * 3600 * 1000
ONE_GAME: dict[str, Any] = {"game": "ninety-nine", "options": "rubber_games=1 target_score=50"}


def crowd(world: Club) -> list[Any]:
    """The people of the server."""
    return list(world.people)


async def forget(world: Club, actor: Any) -> str:
    """/privacy delete, and the button."""
    asked = (await actor.slash(world.channel, "privacy delete")).response
    assert "Take your name and id out" in texts(asked)
    return texts((await actor.click(asked, label="Delete it")).response)


def everything_kept(world: Club) -> str:
    """Every row of the database file."""
    file = sqlite3.connect(world.folder / "talon.db")
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [row for name in names for row in file.execute(f'SELECT * FROM "{name}"')]  # noqa: S608 # names of its own
    file.close()
    return str(rows)


async def test_what_is_kept_is_shown_by_kind_and_handed_out_as_a_file(club: ClubFactory) -> None:
    async with club() as world:
        ann, dina = crowd(world)[0], crowd(world)[3]
        people: list[Any] = await sit_down(world, 1, computers="easy", **ONE_GAME)
        await play_out(world, people, Random(3))
        await ann.slash(world.channel, "privacy block", person=dina)
        shown = (await ann.slash(world.channel, "privacy show")).response
        assert shown.ephemeral
        said = texts(shown)
        for part in ("One seat", "actions in the logs", "One result", "One table that you opened", "never seated with"):
            assert part in said, part
        assert "after 365 days" in said
        assert "after 30 days" in said
        file = (await ann.slash(world.channel, "privacy export")).response
        assert file.ephemeral
        assert [one.filename for one in file.attachments] == ["talon-data.json"]
        nothing = texts((await dina.slash(world.channel, "privacy show")).response)
        assert "Nothing." in nothing


async def test_after_deletion_neither_id_nor_name_is_kept_and_others_games_are_whole(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 3, **ONE_GAME)
        await play_out(world, people, Random(3))
        ben = people[1].actor
        before = await world.bot.sessions.store.tables.load(TableId(1))
        await people[0].actor.slash(world.channel, "replay", table="1")
        assert "Done" in await forget(world, ben)
        after = await world.bot.sessions.store.tables.load(TableId(1))
        assert [entry.text for entry in after.entries] == [entry.text for entry in before.entries]
        assert after.seals == before.seals
        assert str(ben.id) not in everything_kept(world)
        assert "'Ben'" not in everything_kept(world)
        assert str(people[0].actor.id) in everything_kept(world)
        record = await world.bot.sessions.play.export(TableId(1), people[0].actor.id)
        assert "Ben" not in record[0]
        shown = (await people[0].actor.slash(world.channel, "replay", table="1")).response
        assert "Ben" not in texts(shown)
        assert "former player" in texts(shown) or "Step 1" in texts(shown)
        verified = (await people[0].actor.slash(world.channel, "verify", table="1")).response
        assert "Every deal is the one that was sealed" in texts(verified)
        assert "Nothing." in texts((await ben.slash(world.channel, "privacy show")).response)


async def test_who_is_forgotten_in_mid_game_is_replaced_by_a_computer_and_the_others_play_on(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 3, **ONE_GAME)
        await play(world, people, Random(3), most=5)
        ann = people[0].actor
        await forget(world, ann)
        live = await world.live()
        assert str(ann.id) not in everything_kept(world)
        assert "'Ann'" not in everything_kept(world)
        assert live.table.status == "playing"
        assert live.table.host in {people[1].actor.id, people[2].actor.id}
        assert sum(seat.player is not None and seat.user is None for seat in live.seats) == 1
        await play_out(world, people[1:], Random(4))
        assert str(ann.id) not in everything_kept(world)


async def test_an_invitation_too_is_forgotten(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = crowd(world)[:2]
        await world.open_table(ann, game="ninety-nine")
        await world.bot.sessions.setup.invite(TableId(1), Who(UserId(ann.id), "Ann"), [UserId(ben.id)])
        assert str(ben.id) in everything_kept(world)
        await forget(world, ben)
        assert str(ben.id) not in everything_kept(world)
        assert (await world.live()).table.status == "lobby"


async def test_a_seat_kept_for_who_is_forgotten_is_open_to_anybody(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = crowd(world)[:2]
        await world.open_table(ann, game="penneech")
        await world.bot.sessions.setup.keep_seat(TableId(1), Who(UserId(ann.id), "Ann"), 1, UserId(ben.id))
        assert str(ben.id) in everything_kept(world)
        await forget(world, ben)
        assert str(ben.id) not in everything_kept(world)
        assert kept_for(await world.live()) == {}


async def test_who_is_forgotten_alone_at_a_table_leaves_it_closed(club: ClubFactory) -> None:
    async with club() as world:
        people: list[Any] = await sit_down(world, 1, computers="easy", game="ninety-nine")
        await forget(world, people[0].actor)
        live = await world.live()
        assert live.table.status == "closed"
        assert str(people[0].actor.id) not in everything_kept(world)


async def test_nobody_is_forgotten_by_somebody_elses_button(club: ClubFactory) -> None:
    async with club() as world:
        ann, ben = crowd(world)[:2]
        await sit_down(world, 1, computers="easy", game="ninety-nine")
        asked = (await ann.slash(world.channel, "privacy delete")).response
        assert asked.ephemeral
        [mine] = enabled(asked, "b:forget")
        assert mine == f"b:forget:{ann.id}"
        [theirs] = enabled((await ben.slash(world.channel, "privacy delete")).response, "b:forget")
        assert theirs == f"b:forget:{ben.id}"
        assert (await world.live()).seat_of(UserId(ann.id)) is not None


async def test_policy_and_terms_are_linked_where_they_are_published(club: ClubFactory) -> None:
    async with club() as world:
        ann = crowd(world)[0]
        assert "Privacy policy" not in texts((await ann.slash(world.channel, "about")).response)
        world.bot.policy = Policy("https://example.org/privacy", "https://example.org/terms")
        for command in ("about", "privacy show"):
            said = texts((await ann.slash(world.channel, command)).response)
            assert "Privacy policy: <https://example.org/privacy>" in said
            assert "Terms of use: <https://example.org/terms>" in said


async def until_closed(world: Club, table: str = "1") -> None:
    for _ in range(200):
        if (await world.live(table)).table.status == "closed":
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table stays open")


async def expire(bot: Talon, days: float) -> int:
    """What has had its time if it were so many days later."""
    now = bot.sessions.clock.now() + int(days * DAY)
    return await bot.sessions.store.places.expire(finished_before=now - 365 * DAY, gone_before=now - 30 * DAY)


async def test_removed_from_a_server_its_tables_close_and_its_data_goes_after_thirty_days(club: ClubFactory) -> None:
    async with club() as world:
        await sit_down(world, 1, computers="easy", game="ninety-nine")
        world.env.backend.remove_guild(world.guild.id)
        await world.env.settle()
        await until_closed(world)
        places = world.bot.sessions.store.places
        assert await places.gone() == {GuildId(world.guild.id)}
        assert await expire(world.bot, 29.9) == 0
        assert await expire(world.bot, 30.1) == 1
        with pytest.raises(NoSuchTable):
            await world.bot.sessions.store.tables.load(TableId(1))
        assert await places.guilds() == frozenset()


async def test_a_server_lost_while_the_bot_was_away_is_noticed_at_its_start(club: ClubFactory) -> None:
    async with club() as world:
        await sit_down(world, 1, computers="easy", game="ninety-nine")
        await world.bot.sessions.store.places.lose(GuildId(world.guild.id), 5)
        elsewhere = await world.bot.sessions.store.tables.load(TableId(1))
        lost = GuildId(int(world.guild.id) + (1 << 22))
        table = replace(elsewhere.table, guild=lost, channel=ChannelId(7))
        other = await world.bot.sessions.store.tables.create(table, [])
        await world.restart()
        await world.env.settle()
        places = world.bot.sessions.store.places
        for _ in range(200):
            if await places.gone() == {lost}:
                break
            await asyncio.sleep(0.01)
        assert await places.gone() == {lost}
        assert (await world.bot.sessions.store.tables.load(other)).table.status == "closed"
        assert (await world.live()).table.status == "playing"


async def test_with_a_channel_its_table_closes_and_goes(club: ClubFactory) -> None:
    async with club() as world:
        await sit_down(world, 1, computers="easy", game="ninety-nine")
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        await until_closed(world)
        assert await world.bot.sessions.store.places.gone() == {ChannelId(world.channel.id)}
        assert await expire(world.bot, 30.1) == 1
